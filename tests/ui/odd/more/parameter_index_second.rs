use fpdsl::prelude::*;

#[fp]
fn f(x: f32, i: Index) -> f32 {
    x
}

fn main() {}
