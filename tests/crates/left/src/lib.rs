//! Complex numbers.
#![forbid(unsafe_code)]

use std::ops::{Add, Mul};

use fpdsl::prelude::*;

/// A complex number.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Complex<T> {
    /// The real part.
    pub re: T,
    /// The imaginary part.
    pub im: T,
}

#[fp]
impl<T: Float> Complex<T> {
    /// A number on the real axis.
    pub fn real(re: T) -> Self {
        Complex { re, im: zero() }
    }

    /// The square of the absolute value.
    pub fn norm(self) -> T {
        square(self.re) + square(self.im)
    }
}

#[fp]
impl<T: Float> Add for Complex<T> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Complex {
            re: self.re + other.re,
            im: self.im + other.im,
        }
    }
}

#[fp]
impl<T: Float> Mul for Complex<T> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Complex {
            re: self.re * other.re - self.im * other.im,
            im: self.re * other.im + self.im * other.re,
        }
    }
}

/// Private, and reached through what is public.
#[fp]
fn square<T: Float>(x: T) -> T {
    x * x
}

#[fp]
fn zero<T: Float>() -> T {
    0.0
}

/// A third, rounded as the caller says.
#[fp(mode = M)]
pub fn third<M: Mode>(x: f32) -> f32 {
    x / 3.0
}
