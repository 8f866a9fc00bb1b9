use fpdsl::prelude::*;

#[fp(mode = M)]
fn f(x: f32) -> f32 {
    x / 3.0
}

#[fp(mode = K)]
fn g<M: Mode>(x: f32) -> f32 {
    h::<M>(x)
}

#[fp(mode = M)]
fn h<M: Mode>(x: f32) -> f32 {
    x / 3.0
}

fn main() {}
