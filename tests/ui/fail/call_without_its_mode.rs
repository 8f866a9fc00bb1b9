use fpdsl::prelude::*;

#[fp(mode = M)]
fn third<M: Mode>(x: f32) -> f32 {
    x / 3.0
}

#[fp(mode = "ru")]
fn f(x: f32) -> f32 {
    third(x)
}

fn main() {}
