use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    std::cmp::max(1, 2) as f32 + x
}

fn main() {}
