use fpdsl::prelude::*;

#[fp]
fn f<const N: usize>(x: [f32; N + 1]) -> f32 {
    x[0]
}

fn main() {}
