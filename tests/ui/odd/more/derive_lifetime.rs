use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<'a, T> {
    x: &'a T,
}

fn main() {}
