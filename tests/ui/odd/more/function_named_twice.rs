use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x
}

#[fp]
fn f(x: f32) -> f32 {
    -x
}

fn main() {}
