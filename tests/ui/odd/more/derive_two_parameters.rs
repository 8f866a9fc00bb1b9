use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T, U> {
    x: T,
    y: U,
}

fn main() {}
