use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f32) -> f32 {
    unsafe { x + 1.0 }
}

fn main() {}
