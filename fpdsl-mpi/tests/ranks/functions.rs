//! The functions under test.

use fpdsl::prelude::*;

#[fp(mode = "ru", identity = 0.0)]
pub fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "rz")]
pub fn add_f32(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(mode = "rd")]
pub fn mul(x: f64, y: f64) -> f64 {
    x * y
}

/// `re + im i`.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Complex<T> {
    pub re: T,
    pub im: T,
}

/// Neither commutative nor associative.
#[fp]
pub fn twist(a: Complex<f32>, b: Complex<f32>) -> Complex<f32> {
    Complex {
        re: a.re * 0.5 - b.im,
        im: a.im + b.re * 0.25,
    }
}

/// Ten numbers: more than the first message of a result has room for.
#[fp(mode = "rd")]
pub fn add_rows(a: [f64; 10], b: [f64; 10]) -> [f64; 10] {
    let mut sum = a;
    for i in 0..10 {
        sum[i] = a[i] + b[i];
    }
    sum
}

/// Faults where an operand is 999.
#[fp]
pub fn minus(a: i64, b: i64) -> i64 {
    a - b + 0 / ((a - 999) * (b - 999))
}

#[fp]
pub fn plus(a: i64, b: i64) -> i64 {
    a + b
}

#[fp(order = "serial")]
pub fn in_series(a: f64, b: f64) -> f64 {
    a + b
}

/// Faults for 0.
#[fp]
pub fn inverse(x: i64) -> i64 {
    1000 / x
}

/// The number at a position.
#[fp]
pub fn number(i: Index, scale: f64) -> f64 {
    let x = (i.x() as f64 + 0.1) * scale;
    if i.x() % 3 == 0 { -x } else { 1.0 / x }
}

/// A third, a quarter and a fifth.
#[fp(mode = "ru")]
pub fn shares(x: f64, out: &mut [f64]) {
    for (j, o) in out.iter_mut().enumerate() {
        *o = x / (j + 3) as f64;
    }
}

/// Those that are more than 1 away from 0.
#[fp]
pub fn far(x: f64) -> (bool, f64) {
    (x.abs() > 1.0, x)
}

/// Whole quotients by the numbers from 0 on.
#[fp]
pub fn quotients(x: i64, out: &mut [i64]) {
    for j in 0..out.len() {
        out[j] = out.len() as i64 / (x + j as i64);
    }
}
