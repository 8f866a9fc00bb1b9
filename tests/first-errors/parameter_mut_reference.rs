use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: &mut f64) {
    *x = 1.0;
}

fn main() {}
