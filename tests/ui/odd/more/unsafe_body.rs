use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    unsafe { x }
}

fn main() {}
