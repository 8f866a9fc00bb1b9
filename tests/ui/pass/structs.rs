//! Structs with attributes, lengths and tuple fields; blocks with docs, visibility and options of their own.
#![deny(warnings, unsafe_code)]

use std::ops::{Add, Mul, MulAssign};

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

#[fp]
impl Mul<Pair<f32>> for f32 {
    type Output = Pair<Self>;
    fn mul(self, p: Pair<Self>) -> Self::Output {
        Pair(self * p.0, self * p.1)
    }
}

#[fp(mode = "rd", contract = "fast")]
impl<const N: usize> Mul<Poly<f64, N>> for f64 {
    type Output = Poly<f64, N>;
    fn mul(self, p: Poly<f64, N>) -> Poly<f64, N> {
        let mut product = p;
        for k in 0..N {
            product.c[k] *= self;
        }
        product
    }
}

/// Of Rust's types, and behind a path.
pub mod forces {
    use fpdsl::prelude::*;

    #[derive(Clone, Copy, Debug, PartialEq, Fp)]
    pub struct Force {
        pub x: f32,
        pub n: u8,
    }
}

#[fp]
impl Add<forces::Force> for u8 {
    type Output = f32;
    fn add(self, force: forces::Force) -> f32 {
        force.x + (self + force.n) as f32
    }
}

#[fp(contract = "fast")]
fn scaled(a: f32, p: Pair<f32>, q: Poly<f64, 3>, force: forces::Force) -> f32 {
    let product = a * p;
    let Pair(x, y) = 2.0 * (a * product);
    let third = (0.25 * q).c[2] as f32;
    x * y + third + (1_u8 + force)
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

pub fn main() {
    let force = forces::Force { x: 0.5, n: 3 };
    assert_eq!(scaled(2.0, Pair(1.0, 0.5), Poly { c: [0.0, 0.0, 8.0] }, force), 32.0 + 2.0 + 4.5);
    let fours = [Four { x: [1.0; 4] }; 3];
    let totals = total::map(&fours).run(&Device::host()).unwrap();
    assert_eq!(totals.to_vec().unwrap(), [4.0; 3]);
    let p = Poly { c: [1.0_f32, 2.0] };
    assert_eq!(p.at(3.0), 7.0);
    assert_eq!(p.below(3.0), 7.0);
    assert_eq!((p * 2.0).c, [2.0, 4.0]);
    assert_eq!(sum(Pair(1.0, 2.0)), 5.75);
    assert_eq!(constants(Pair(1.0, 2.0), &[3.0, 4.0]), 5.5 + 0.25 + 11.0);
    assert_eq!(Pair(1.0_f64, 2.0).line(&[1.0]), 3.0);
}
