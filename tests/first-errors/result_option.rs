use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64) -> Option<f64> {
    if x > 0.0 { Some(x.sqrt()) } else { None }
}

fn main() {}
