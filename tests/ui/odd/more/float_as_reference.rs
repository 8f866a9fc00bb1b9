use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x as &f32
}

fn main() {}
