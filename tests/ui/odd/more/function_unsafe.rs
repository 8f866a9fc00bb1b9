use fpdsl::prelude::*;

#[fp]
unsafe fn f(x: f32) -> f32 {
    x
}

fn main() {}
