use fpdsl::prelude::*;

#[fp]
unsafe extern "C" fn f(x: f32, ...) -> f32 {
    x
}

fn main() {}
