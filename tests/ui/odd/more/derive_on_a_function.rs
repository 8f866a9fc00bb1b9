use fpdsl::prelude::*;

#[derive(Fp)]
fn f(x: f32) -> f32 {
    x
}

fn main() {}
