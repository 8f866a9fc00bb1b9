use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64) -> f64 {
    let unit = 'm';
    x
}

fn main() {}
