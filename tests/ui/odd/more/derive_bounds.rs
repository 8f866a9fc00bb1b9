use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T: Float> {
    x: T,
}

fn main() {}
