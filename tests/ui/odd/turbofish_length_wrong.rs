use fpdsl::prelude::*;

#[fp]
fn g<const N: usize>(x: [f32; N]) -> f32 {
    x[0]
}

#[fp]
fn f(x: [f32; 2]) -> f32 {
    g::<3>(x)
}

fn main() {}
