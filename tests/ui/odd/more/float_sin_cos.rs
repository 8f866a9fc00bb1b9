use fpdsl::prelude::*;

#[fp]
fn f(x: f64) -> (f64, f64) {
    x.sin_cos()
}

fn main() {}
