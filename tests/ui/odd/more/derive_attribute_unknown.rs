use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T> {
    #[fp(skip)]
    x: T,
}

fn main() {}
