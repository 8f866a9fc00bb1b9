//! Structs with attributes, lengths and tuple fields; blocks with docs, visibility and options of their own.
#![deny(warnings, unsafe_code)]

use std::ops::{Mul, MulAssign};

use fpdsl::prelude::*;

/// A polynomial.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Poly<T, const N: usize> {
    /// From the constant on.
    pub c: [T; N],
}

#[derive(Clone, Copy, Fp)]
struct Pair<T>(T, T);

/// The methods.
#[fp(mode = "ru", contract = true)]
impl<T: Float, const N: usize> Poly<T, N> {
    /// The value.
    #[must_use]
    pub fn at(self, x: T) -> T {
        let mut y = 0.0;
        for i in (0..N).rev() {
            y = y * x + self.c[i];
        }
        y
    }

    #[fp(mode = "rd", contract = true)]
    pub(crate) fn below(self, x: T) -> T {
        self.at(x).min(x * x + self.c[0])
    }

    /// All the same.
    pub fn constant(x: T) -> Self {
        Self { c: [x; N] }
    }
}

#[fp]
impl<T: Float, const N: usize> Mul<T> for Poly<T, N> {
    type Output = Self;
    fn mul(mut self, x: T) -> Self {
        for i in 0..N {
            self.c[i] *= x;
        }
        self
    }
}

#[fp]
impl<T: Float, const N: usize> MulAssign<T> for Poly<T, N> {
    fn mul_assign(&mut self, x: T) {
        let product = *self * x;
        *self = product;
    }
}

#[fp]
fn sum(p: Pair<f64>) -> f64 {
    let Pair(x, y) = p;
    let mut q = Poly::<f64, 2> { c: [x, y] };
    q *= 2.0;
    Poly::<f64, 3>::constant(1.0).at(0.5) + (q * 0.5).at(1.0) + Pair(x, p.1).0
}

fn main() {
    let p = Poly { c: [1.0_f32, 2.0] };
    assert_eq!(p.at(3.0), 7.0);
    assert_eq!(p.below(3.0), 7.0);
    assert_eq!((p * 2.0).c, [2.0, 4.0]);
    assert_eq!(sum(Pair(1.0, 2.0)), 5.75);
}
