use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    return 1;
}

fn main() {}
