use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f32) -> f32 {
    println!("x = {x}");
    x + 1.0
}

fn main() {}
