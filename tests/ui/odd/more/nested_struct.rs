use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    struct S;
    x
}

fn main() {}
