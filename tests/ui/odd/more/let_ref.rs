use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let ref y = x;
    x
}

fn main() {}
