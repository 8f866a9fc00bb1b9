use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T> {
    x: std::marker::PhantomData<T>,
}

fn main() {}
