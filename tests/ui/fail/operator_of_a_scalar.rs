use std::ops::{Add, AddAssign, Mul, Neg};

use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp]
impl<T: Float> Mul<Complex<T>> for T {
    type Output = Complex<T>;
    fn mul(self, z: Complex<T>) -> Complex<T> {
        Complex { re: self * z.re, im: self * z.im }
    }
}

#[fp]
impl Add<f64> for f32 {
    type Output = f64;
    fn add(self, x: f64) -> f64 {
        self as f64 + x
    }
}

#[fp]
impl AddAssign<Complex<f32>> for f32 {
    fn add_assign(&mut self, z: Complex<f32>) {
        self += z.re;
    }
}

#[fp]
impl Neg for f32 {
    type Output = f32;
    fn neg(self) -> f32 {
        self
    }
}

fn main() {}
