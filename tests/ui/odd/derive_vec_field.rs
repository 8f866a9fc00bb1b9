use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T> {
    x: Vec<T>,
}

fn main() {}
