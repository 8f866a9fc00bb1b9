use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64) -> f64 {
    fn g(y: f64) -> f64 {
        y + 1.0
    }
    g(x)
}

fn main() {}
