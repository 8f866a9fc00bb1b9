use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f32) -> f32 {
    assert_eq!(x, 0.0);
    x.sqrt()
}

fn main() {}
