use fpdsl::prelude::*;

#[fp]
struct S {
    x: f32,
}

fn main() {}
