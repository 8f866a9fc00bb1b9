use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64) {
    x + 1.0;
}

fn main() {}
