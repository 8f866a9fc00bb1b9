use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> bool {
    fused!(x > 1.0)
}

fn main() {}
