use fpdsl::prelude::*;

struct S;

impl S {
    fn g(x: f32) -> f32 {
        x
    }
}

#[fp]
fn f(x: f32) -> f32 {
    S::g(x)
}

fn main() {}
