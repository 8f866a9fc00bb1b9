use fpdsl::prelude::*;

#[derive(Clone, Fp)]
struct S<T> {
    x: T,
}

#[derive(Fp)]
struct Row<T, const N: usize>([T; N]);

#[derive(Fp)]
struct Plain<const N: usize> {
    x: [f64; N],
}

fn main() {}
