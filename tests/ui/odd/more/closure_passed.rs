use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    g(|y| y + x)
}

fn main() {}
