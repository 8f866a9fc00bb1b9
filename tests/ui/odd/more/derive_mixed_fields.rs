use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T> {
    x: T,
    n: i32,
}

fn main() {}
