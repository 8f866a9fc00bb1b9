use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T> {
    x: T,
    next: S<T>,
}

fn main() {}
