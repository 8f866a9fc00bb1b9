use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64) -> f64 {
    let mut s = x;
    for y in 0.0..10.0 {
        s += y;
    }
    s
}

fn main() {}
