use fpdsl::prelude::*;

#[derive(Fp)]
struct Particle {
    x: [f64; 3],
    kind: u32,
}

#[derive(Clone, Fp)]
#[repr(u32)]
enum Kind {
    Gas,
    Dust,
}

#[fp]
fn turned(k: Kind) -> Kind {
    match k {
        Kind::Gas => Kind::Dust,
        Kind::Dust => Kind::Gas,
    }
}

#[fp]
fn moved(p: Particle, h: f64) -> Particle {
    Particle { x: [p.x[0] + h, p.x[1], p.x[2]], kind: p.kind }
}

fn main() {}
