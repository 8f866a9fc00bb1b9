//! Numbers of twice the precision: the unevaluated sum of two floats.
//!
//! M. Joldes, J.-M. Muller, V. Popescu, "Tight and rigorous error bounds for basic building blocks of double-word
//! arithmetic", ACM Trans. Math. Softw. 44 (2017), article 15: AccurateDWPlusDW, DWTimesDW3, DWTimesFP3 and DWDivDW2, with
//! relative errors below 3, 5 and 15 units of u^2 = 2^-106. V. Lefèvre, N. Louvet, J.-M. Muller, J. Picot, L. Rideau,
//! "Accurate calculation of Euclidean norms using double-word arithmetic", ACM Trans. Math. Softw. 49 (2023), article 1:
//! SQRTDWtoDW, with 25/8 units.

use core::ops::{Add, Div, Mul, Neg, Sub};

use fpdsl::prelude::*;

/// `hi + lo`, where `hi` is the sum rounded to nearest.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct DoubleDouble<T> {
    pub hi: T,
    pub lo: T,
}

#[fp]
impl<T: Float> DoubleDouble<T> {
    /// `a + b` exactly, for any two numbers.
    pub fn two_sum(a: T, b: T) -> Self {
        let hi = a + b;
        let z = hi - a;
        DoubleDouble {
            hi,
            lo: (a - (hi - z)) + (b - z),
        }
    }

    /// `a + b` exactly, where `a` is zero or the larger.
    pub fn fast_two_sum(a: T, b: T) -> Self {
        let hi = a + b;
        DoubleDouble { hi, lo: b - (hi - a) }
    }

    /// `a b` exactly.
    pub fn two_prod(a: T, b: T) -> Self {
        let hi = a * b;
        DoubleDouble {
            hi,
            lo: fused!(a * b - hi),
        }
    }

    /// The product with a number.
    pub fn times(self, x: T) -> Self {
        let c = DoubleDouble::two_prod(self.hi, x);
        DoubleDouble::fast_two_sum(c.hi, fused!(self.lo * x + c.lo))
    }

    /// The square root.
    pub fn sqrt(self) -> Self {
        if self.hi == 0.0 {
            return self;
        }
        let s = self.hi.sqrt();
        let rest = self.lo + fused!(self.hi - s * s);
        DoubleDouble::fast_two_sum(s, rest / (s + s))
    }
}

#[fp]
impl<T: Float> Add for DoubleDouble<T> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let s = DoubleDouble::two_sum(self.hi, other.hi);
        let t = DoubleDouble::two_sum(self.lo, other.lo);
        let v = DoubleDouble::fast_two_sum(s.hi, s.lo + t.hi);
        DoubleDouble::fast_two_sum(v.hi, t.lo + v.lo)
    }
}

#[fp]
impl<T: Float> Neg for DoubleDouble<T> {
    type Output = Self;
    fn neg(self) -> Self {
        DoubleDouble {
            hi: -self.hi,
            lo: -self.lo,
        }
    }
}

#[fp]
impl<T: Float> Sub for DoubleDouble<T> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

#[fp]
impl<T: Float> Mul for DoubleDouble<T> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        let c = DoubleDouble::two_prod(self.hi, other.hi);
        let low = self.lo * other.lo;
        let low = fused!(self.hi * other.lo + low);
        let low = fused!(self.lo * other.hi + low);
        DoubleDouble::fast_two_sum(c.hi, c.lo + low)
    }
}

#[fp]
impl<T: Float> Div for DoubleDouble<T> {
    type Output = Self;
    fn div(self, other: Self) -> Self {
        let quotient = self.hi / other.hi;
        let r = other.times(quotient);
        let rest = (self.hi - r.hi) + (self.lo - r.lo);
        DoubleDouble::fast_two_sum(quotient, rest / other.hi)
    }
}

/// A double-double of binary64.
pub type Number = DoubleDouble<f64>;

#[fp]
pub fn sum(x: DoubleDouble<f64>, y: DoubleDouble<f64>) -> DoubleDouble<f64> {
    x + y
}

#[fp]
pub fn product(x: DoubleDouble<f64>, y: DoubleDouble<f64>) -> DoubleDouble<f64> {
    x * y
}

#[fp]
pub fn quotient(x: DoubleDouble<f64>, y: DoubleDouble<f64>) -> DoubleDouble<f64> {
    x / y
}

#[fp]
pub fn root(x: DoubleDouble<f64>) -> DoubleDouble<f64> {
    x.sqrt()
}

/// Pi by the arithmetic-geometric mean (Brent and Salamin, 1976): every step doubles the digits.
#[fp]
pub fn pi(steps: u32) -> DoubleDouble<f64> {
    let one = DoubleDouble { hi: 1.0, lo: 0.0 };
    let half = DoubleDouble { hi: 0.5, lo: 0.0 };
    let mut a = one;
    let mut b = half.sqrt();
    let mut t = half * half;
    let mut weight = one;
    for _ in 0..steps {
        let mean = (a + b) * half;
        let d = a - mean;
        b = (a * b).sqrt();
        t = t - weight * d * d;
        weight = weight + weight;
        a = mean;
    }
    let s = a + b;
    s * s / (t + t + t + t)
}
