use fpdsl::prelude::*;

#[derive(Clone, Copy)]
struct P {
    x: f32,
}

#[fp]
fn f(p: P) -> f32 {
    p.x
}

fn main() {}
