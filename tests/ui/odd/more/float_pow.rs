use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x.pow(2)
}

fn main() {}
