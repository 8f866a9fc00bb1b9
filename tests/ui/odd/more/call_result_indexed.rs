use fpdsl::prelude::*;

#[fp]
fn g(x: f32) -> f32 {
    -x
}

#[fp]
fn f(x: f32) -> f32 {
    g(x)[0]
}

fn main() {}
