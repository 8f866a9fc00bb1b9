use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T: 'static> {
    x: &'static T,
}

fn main() {}
