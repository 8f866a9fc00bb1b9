use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T> {
    x: Option<T>,
}

fn main() {}
