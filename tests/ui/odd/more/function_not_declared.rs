use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    unknown(x)
}

fn main() {}
