use fpdsl::prelude::*;

#[fp]
fn f(a: f32, b: f32, c: f32, d: f32, e: f32, g: f32, h: f32, i: f32, j: f32, k: f32, l: f32, m: f32, n: f32) -> f32 {
    a
}

fn main() {}
