use fpdsl::prelude::*;

#[fp]
fn f<F: Fn(f32) -> f32>(g: F, x: f32) -> f32 {
    g(x)
}

fn main() {}
