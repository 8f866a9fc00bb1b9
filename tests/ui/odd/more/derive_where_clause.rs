use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T>
where
    T: Copy,
{
    x: T,
}

fn main() {}
