use fpdsl::prelude::*;

#[fp(mode = "ru")]
fn f<M: Mode>(x: f32) -> f32 {
    x / 3.0
}

fn main() {}
