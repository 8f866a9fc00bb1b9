use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
union U<T: Copy> {
    x: T,
    y: T,
}

fn main() {}
