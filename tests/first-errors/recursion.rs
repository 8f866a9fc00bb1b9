use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn factorial(n: u32) -> f64 {
    if n == 0 { 1.0 } else { n as f64 * factorial(n - 1) }
}

fn main() {}
