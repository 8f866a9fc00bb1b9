use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    while let Some(y) = x {}
    x
}

fn main() {}
