use std::ops::Add;

use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp]
impl<T: Float> Add for Complex<T> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Complex { re: self.re + other.re, im: self.im + other.im }
    }
}

#[fp]
fn f(z: Complex<f32>, w: Complex<f64>) -> Complex<f32> {
    z + w
}

#[fp]
fn g(z: Complex<f32>) -> Complex<f32> {
    z * z
}

#[fp]
fn h(x: f32, y: f64) -> Complex<f32> {
    Complex { re: x, im: y }
}

fn main() {}
