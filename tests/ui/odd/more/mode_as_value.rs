use fpdsl::prelude::*;

#[fp(mode = M)]
fn f<M: Mode>(x: f32) -> f32 {
    x + M
}

fn main() {}
