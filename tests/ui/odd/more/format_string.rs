use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    format!("{x}")
}

fn main() {}
