use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S;

fn main() {}
