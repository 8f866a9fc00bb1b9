use fpdsl::prelude::*;

#[fp(mode = M)]
fn f<M: Mode>(x: f32) -> f32 {
    if M::ROUNDING == 1 { x / 3.0 } else { x }
}

fn main() {}
