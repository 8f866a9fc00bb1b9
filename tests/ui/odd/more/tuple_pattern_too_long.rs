use fpdsl::prelude::*;

#[fp]
fn f(t: (f32, f32)) -> f32 {
    let (a, b, c) = t;
    a
}

fn main() {}
