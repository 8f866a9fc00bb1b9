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

/// Constants of the type, in its own functions and outside.
#[fp]
impl<T: Float> Pair<T> {
    const TURNS: usize = 3;
    const STEP: f64 = 0.25;

    fn stepped(self) -> T {
        let mut sum = self.0;
        for i in 0..Self::TURNS {
            sum += self.1 * (Self::STEP as T) + (i as T);
        }
        sum
    }

    /// Slices go to methods as well.
    fn line(self, u: &[T]) -> T {
        self.0 * u[0] + self.1 * u[u.len() - 1]
    }
}

#[fp]
fn constants(p: Pair<f32>, u: &[f32]) -> f32 {
    p.stepped() + Pair::<f32>::STEP as f32 + p.line(u)
}

#[fp]
fn sum(p: Pair<f64>) -> f64 {
    let Pair(x, y) = p;
    let mut q = Poly::<f64, 2> { c: [x, y] };
    q *= 2.0;
    Poly::<f64, 3>::constant(1.0).at(0.5) + (q * 0.5).at(1.0) + Pair(x, p.1).0
}

/// Alignment that adds no bytes.
#[derive(Clone, Copy, Fp)]
#[repr(C, align(16))]
struct Four<T> {
    x: [T; 4],
}

#[fp]
fn total(v: Four<f32>) -> f32 {
    v.x[0] + v.x[1] + v.x[2] + v.x[3]
}

fn main() {
    let fours = [Four { x: [1.0; 4] }; 3];
    let totals = total::map(&Device::host(), &fours).unwrap();
    assert_eq!(totals.to_vec().unwrap(), [4.0; 3]);
    let p = Poly { c: [1.0_f32, 2.0] };
    assert_eq!(p.at(3.0), 7.0);
    assert_eq!(p.below(3.0), 7.0);
    assert_eq!((p * 2.0).c, [2.0, 4.0]);
    assert_eq!(sum(Pair(1.0, 2.0)), 5.75);
    assert_eq!(constants(Pair(1.0, 2.0), &[3.0, 4.0]), 5.5 + 0.25 + 11.0);
    assert_eq!(Pair(1.0_f64, 2.0).line(&[1.0]), 3.0);
}
