use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x + const { 2.0 }
}

fn main() {}
