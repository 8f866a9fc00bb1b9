use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T> {
    x: Plain<T>,
}

#[derive(Clone, Copy)]
struct Plain<T>(T);

fn main() {}
