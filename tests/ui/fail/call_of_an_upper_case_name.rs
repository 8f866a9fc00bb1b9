use fpdsl::prelude::*;

#[fp]
#[allow(non_snake_case)]
fn J(x: f64) -> f64 {
    x * 0.5
}

#[fp]
fn f(x: f64) -> f64 {
    J(x) + 1.0
}

fn main() {}
