use fpdsl::prelude::*;

#[derive(Fp)]
struct S<T> {
    x: T,
}

fn main() {}
