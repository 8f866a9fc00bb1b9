use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> impl Float {
    x
}

fn main() {}
