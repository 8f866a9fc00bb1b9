use fpdsl::prelude::*;

#[fp]
extern "C" fn f(x: f32) -> f32 {
    x
}

fn main() {}
