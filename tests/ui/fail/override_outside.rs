use fpdsl::prelude::*;

fn f(a: f32, b: f32) -> f32 {
    ru!(a + b) + fused!(a * b + a)
}

fn main() {}
