use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f64 {
    x.into()
}

fn main() {}
