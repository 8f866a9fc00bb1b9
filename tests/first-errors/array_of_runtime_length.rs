use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64, n: usize) -> f64 {
    let a = [x; n];
    a[0]
}

fn main() {}
