use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f32) -> f32 {
    let s = 0.0;
    s += x;
    s
}

fn main() {}
