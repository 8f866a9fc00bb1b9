use std::ops::Mul;

use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[derive(Clone, Copy, Fp)]
struct Force {
    x: f64,
}

#[fp]
impl Mul<Complex<f32>> for f32 {
    type Output = Complex<f32>;
    fn mul(self, z: Complex<f32>) -> Complex<f32> {
        Complex { re: self * z.re, im: self * z.im }
    }
}

// Of the other format.
#[fp]
fn format(a: f64, z: Complex<f32>) -> Complex<f32> {
    a * z
}

// An operator that the struct does not have.
#[fp]
fn operator(a: f32, z: Complex<f32>) -> Complex<f32> {
    a + z
}

#[fp]
fn force(a: f64, f: Force) -> Force {
    2.0 * f
}

#[fp]
fn generic<T: Float>(a: T, z: Complex<T>) -> Complex<T> {
    a * z
}

fn main() {}
