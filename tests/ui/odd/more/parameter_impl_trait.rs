use fpdsl::prelude::*;

#[fp]
fn f(x: impl Float) -> f32 {
    x
}

fn main() {}
