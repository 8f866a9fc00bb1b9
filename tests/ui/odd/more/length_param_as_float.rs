use fpdsl::prelude::*;

#[fp]
fn f<const N: usize>(x: [f32; N]) -> f32 {
    x[0] / N
}

fn main() {}
