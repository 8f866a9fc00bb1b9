//! What an inner product takes: a function of a running value and two elements whose result is the next running value.

use fpdsl::linalg::InnerStep;
use fpdsl::prelude::*;

#[fp]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp]
fn narrowed(c: f64, a: f64, b: f64) -> f32 {
    (c + a * b) as f32
}

#[fp]
fn looked_up(c: f64, a: &[f64], b: usize) -> f64 {
    c + a[b]
}

#[fp]
fn fused<T: Float>(c: T, a: T, b: T) -> T {
    c + a * b
}

fn needs<F: InnerStep>() {}

fn main() {
    let (x, y) = ([1.0, 2.0], [1.0, 2.0]);
    let (a, b) = (Matrix::new(&x, 1, 2), Matrix::new(&y, 2, 1));
    let _ = add::inner(0.0, a, b);
    let _ = narrowed::inner(0.0, a, b);
    let _ = looked_up::inner(0.0, a, b);
    // One array for the two parts of an element.
    let _ = pairs::inner(0.0, a, b);
    let _ = fused::<f32>::inner(0.0, a, b);
    needs::<add>();
}

#[fp]
fn pairs(c: f64, a: (f64, f64), b: f64) -> f64 {
    c + a.0 * b + a.1
}
