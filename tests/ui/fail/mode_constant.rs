use fpdsl::prelude::*;

#[fp(mode = M)]
fn misspelt<M: Mode>(x: f32) -> f32 {
    if M::IS_NEARST || M::ROUNDING {
        x
    } else {
        x + 1.0
    }
}

#[fp(mode = M)]
fn no_number<M: Mode>(x: f32) -> f32 {
    x + M::IS_UP
}

fn main() {}
