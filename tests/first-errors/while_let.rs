use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64) -> f64 {
    let mut y = x;
    while let true = y < 10.0 {
        y += 1.0;
    }
    y
}

fn main() {}
