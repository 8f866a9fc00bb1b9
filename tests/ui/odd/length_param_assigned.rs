use fpdsl::prelude::*;

#[fp]
fn f<const N: usize>(x: [f32; N]) -> f32 {
    N = 3;
    x[0]
}

fn main() {}
