use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T> {}

fn main() {}
