use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    g(&x)
}

fn main() {}
