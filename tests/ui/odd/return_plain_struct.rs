use fpdsl::prelude::*;

#[derive(Clone, Copy)]
struct P {
    x: f32,
}

#[fp]
fn f(x: f32) -> P {
    P { x }
}

fn main() {}
