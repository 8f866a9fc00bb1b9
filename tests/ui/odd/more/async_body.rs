use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    async { x }
}

fn main() {}
