use fpdsl::prelude::*;

#[fp(mode = M)]
fn third<M: Mode>(x: f32) -> f32 {
    x / 3.0
}

#[fp]
fn f(x: f32) -> f32 {
    third::<u32>(x)
}

fn main() {}
