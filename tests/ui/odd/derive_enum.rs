use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
enum E<T> {
    A(T),
}

fn main() {}
