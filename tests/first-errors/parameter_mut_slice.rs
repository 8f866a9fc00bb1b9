use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: &mut [f64], a: f64) {
    x[0] = a;
}

fn main() {}
