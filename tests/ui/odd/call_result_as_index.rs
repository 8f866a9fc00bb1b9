use fpdsl::prelude::*;

#[fp]
fn g(x: f32) -> f32 {
    -x
}

#[fp]
fn f(t: [f32; 3], x: f32) -> f32 {
    t[g(x)]
}

fn main() {}
