use fpdsl::prelude::*;

#[derive(Clone, Copy)]
struct P {
    x: f32,
}

#[fp]
fn f(u: &[P]) -> f32 {
    u[0].x
}

fn main() {}
