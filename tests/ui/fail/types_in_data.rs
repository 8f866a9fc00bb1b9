//! A mix-up in a struct, an array or a slice.
use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp]
impl<T: Float> Complex<T> {
    fn scaled(self, by: T) -> Self {
        Complex { re: self.re * by, im: self.im * by }
    }

    fn wrong(self, by: f32) -> Self {
        Complex { re: by, ..self }
    }
}

#[fp]
impl<T: Float> std::ops::Mul<T> for Complex<T> {
    type Output = Self;
    fn mul(self, by: T) -> Self {
        self.scaled(by)
    }
}

#[fp]
fn literal(x: f32, y: f64) -> Complex<f32> {
    Complex { re: x, im: y }
}

#[fp]
fn returned(x: f32) -> Complex<f64> {
    Complex { re: x, im: x }
}

#[fp]
fn field(z: Complex<f32>) -> f64 {
    z.re
}

#[fp]
fn field_assigned(z: Complex<f32>, x: f64) -> Complex<f32> {
    let mut w = z;
    w.re = x;
    w.im += x;
    w
}

#[fp]
fn method(z: Complex<f32>, x: f64) -> Complex<f32> {
    z.scaled(x)
}

#[fp]
fn operator(z: Complex<f32>, x: f64) -> Complex<f32> {
    z * x
}

#[fp]
fn elements(z: Complex<f32>, x: f64) -> [f64; 2] {
    [x, z.re]
}

#[fp]
fn element(a: [f32; 3], z: Complex<f64>, n: u32) -> f64 {
    let w = z.re + a[n as usize];
    a[0] + w
}

#[fp]
fn of_a_slice(u: &[f32], z: Complex<f64>) -> f64 {
    z.re + u[0]
}

#[fp]
fn sum<T: Float>(u: &[T]) -> T {
    u[0]
}

#[fp]
fn slice_passed(u: &[f32]) -> f64 {
    sum::<f64>(u) + sum(u)
}

#[fp]
fn not_a_scalar(z: Complex<f32>) -> f32 {
    z.sqrt() + z.modulus() + z.arg
}

#[fp]
fn no_operator(z: Complex<f32>) -> Complex<f32> {
    -(z + z)
}

fn main() {}
