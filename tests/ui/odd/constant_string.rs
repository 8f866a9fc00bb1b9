use fpdsl::prelude::*;

const NAME: &str = "x";

#[fp]
fn f(x: f32) -> f32 {
    x + NAME
}

fn main() {}
