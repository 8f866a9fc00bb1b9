use fpdsl::prelude::*;

#[fp]
fn f(x: &dyn Float) -> f32 {
    1.0
}

fn main() {}
