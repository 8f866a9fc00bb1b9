use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Particle {
    x: [f64; 2],
    kind: u32,
}

#[derive(Clone, Copy)]
struct Plain(f32);

#[fp]
fn missing(p: Particle) -> Particle {
    Particle { x: p.x }
}

#[fp]
fn mixed(p: Particle) -> Particle {
    Particle { x: [1.0, 2.0], kind: p.x[0] }
}

#[fp]
fn pattern(p: Particle) -> f64 {
    let Particle { x } = p;
    x[0]
}

#[fp]
fn not_derived(x: f32) -> f32 {
    let y = Plain(x);
    y.0
}

fn main() {}
