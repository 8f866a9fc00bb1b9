use std::ops::Mul;

use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp]
impl Mul<Complex<f32>> for f32 {
    type Output = Complex<f32>;
    fn mul(self, z: Complex<f32>) -> Complex<f32> {
        Complex { re: self * z.re, im: self * z.im }
    }
}

fn main() {}
