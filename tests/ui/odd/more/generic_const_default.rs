use fpdsl::prelude::*;

#[fp]
fn f<const N: usize = 3>(x: [f32; N]) -> f32 {
    x[0]
}

fn main() {}
