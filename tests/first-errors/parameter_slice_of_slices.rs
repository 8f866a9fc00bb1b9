use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(i: Index2, u: &[&[f64]]) -> f64 {
    u[i.y()][i.x()]
}

fn main() {}
