use fpdsl::prelude::*;

#[derive(Clone, Fp)]
struct S<T> {
    x: T,
}

fn main() {}
