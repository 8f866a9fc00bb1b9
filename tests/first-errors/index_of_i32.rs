use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(u: [f32; 4], i: i32) -> f32 {
    u[i]
}

fn main() {}
