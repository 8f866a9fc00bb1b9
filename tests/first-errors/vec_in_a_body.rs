use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f32) -> f32 {
    let v = vec![x; 3];
    v[0] + v[1]
}

fn main() {}
