use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S {
    x: f32,
}

fn main() {}
