use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f32) -> f32 {
    let y = if x > 0.0 { x };
    y
}

fn main() {}
