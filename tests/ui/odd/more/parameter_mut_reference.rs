use fpdsl::prelude::*;

#[fp]
fn f(x: &mut f32) -> f32 {
    x
}

fn main() {}
