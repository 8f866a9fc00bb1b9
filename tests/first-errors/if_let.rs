use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64, n: usize) -> f64 {
    if let Some(y) = n.checked_sub(1) { x } else { 0.0 }
}

fn main() {}
