use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let t = [];
    x
}

fn main() {}
