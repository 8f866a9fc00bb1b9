//! Intervals whose ends are rounded outward, and Newton's method on them.
//!
//! R. E. Moore, "Interval Analysis", Prentice-Hall 1966; the method as in R. E. Moore, R. B. Kearfott, M. J. Cloud,
//! "Introduction to Interval Analysis", SIAM 2009, chapter 8.

use core::ops::{Add, Div, Mul, Sub};

use fpdsl::prelude::*;

/// All numbers from `lo` to `hi`.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Interval<T> {
    pub lo: T,
    pub hi: T,
}

#[fp]
impl<T: Float> Interval<T> {
    /// One number.
    pub fn point(x: T) -> Self {
        Interval { lo: x, hi: x }
    }

    /// Returns true if zero is inside or an end.
    pub fn has_zero(self) -> bool {
        self.lo <= 0.0 && self.hi >= 0.0
    }

    /// A number near the middle.
    pub fn middle(self) -> T {
        self.lo + 0.5 * (self.hi - self.lo)
    }

    /// The square, which is never negative.
    pub fn square(self) -> Self {
        let small = if self.has_zero() {
            0.0
        } else {
            self.lo.abs().min(self.hi.abs())
        };
        let large = self.lo.abs().max(self.hi.abs());
        Interval {
            lo: rd!(small * small),
            hi: ru!(large * large),
        }
    }
}

#[fp]
impl<T: Float> Add for Interval<T> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Interval {
            lo: rd!(self.lo + other.lo),
            hi: ru!(self.hi + other.hi),
        }
    }
}

#[fp]
impl<T: Float> Sub for Interval<T> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Interval {
            lo: rd!(self.lo - other.hi),
            hi: ru!(self.hi - other.lo),
        }
    }
}

#[fp]
impl<T: Float> Mul for Interval<T> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        let (a, b, c, d) = (self.lo, self.hi, other.lo, other.hi);
        Interval {
            lo: rd!((a * c).min(a * d).min(b * c).min(b * d)),
            hi: ru!((a * c).max(a * d).max(b * c).max(b * d)),
        }
    }
}

/// By an interval without zero.
#[fp]
impl<T: Float> Div for Interval<T> {
    type Output = Self;
    fn div(self, other: Self) -> Self {
        let (a, b, c, d) = (self.lo, self.hi, other.lo, other.hi);
        Interval {
            lo: rd!((a / c).min(a / d).min(b / c).min(b / d)),
            hi: ru!((a / c).max(a / d).max(b / c).max(b / d)),
        }
    }
}

/// The Chebyshev polynomial T_8 = 128 x^8 - 256 x^6 + 160 x^4 - 32 x^2 + 1.
#[fp]
pub fn f(x: Interval<f64>) -> Interval<f64> {
    let s = x.square();
    let mut sum = Interval::point(128.0);
    for c in [-256.0, 160.0, -32.0, 1.0] {
        sum = sum * s + Interval::point(c);
    }
    sum
}

/// Its derivative.
#[fp]
pub fn derivative(x: Interval<f64>) -> Interval<f64> {
    let s = x.square();
    let mut sum = Interval::point(1024.0);
    for c in [-1536.0, 640.0, -64.0] {
        sum = sum * s + Interval::point(c);
    }
    sum * x
}

/// Knowledge of an interval: it has no root, one root, or it is not known.
pub const NO_ROOT: u32 = 0;
pub const ONE_ROOT: u32 = 1;
pub const UNDECIDED: u32 = 2;

/// Newton's method from an interval. Returns the interval that is left, what is known about it, and the number of steps.
///
/// The mean value theorem puts every root of `x` into N = m - f(m) / f'(x). Where N lies inside of `x` there is a root, and
/// only one; where they do not meet there is none.
#[fp]
pub fn newton(x: Interval<f64>) -> (Interval<f64>, u32, u32) {
    let mut x = x;
    let mut known = UNDECIDED;
    for step in 0..40_u32 {
        let y = f(x);
        // Not `!y.has_zero()`: of an overflow an end can be NaN, which excludes nothing.
        if y.lo > 0.0 || y.hi < 0.0 {
            return (x, NO_ROOT, step);
        }
        let slope = derivative(x);
        if slope.has_zero() {
            return (x, known, step);
        }
        let m = Interval::point(x.middle());
        let n = m - f(m) / slope;
        if n.lo > x.lo && n.hi < x.hi {
            known = ONE_ROOT;
        }
        let next = Interval {
            lo: x.lo.max(n.lo),
            hi: x.hi.min(n.hi),
        };
        if next.lo > next.hi {
            return (x, NO_ROOT, step + 1);
        }
        if next.lo == x.lo && next.hi == x.hi {
            return (x, known, step);
        }
        x = next;
    }
    (x, known, 40)
}

/// An enclosure of a root and the steps that led to it.
pub type Root = (Interval<f64>, u32);

/// All roots between `lo` and `hi`: intervals about which nothing is known are halved and tried again. Gives the roots and
/// the number of intervals that were tried.
pub fn roots(device: &Device, lo: f64, hi: f64) -> Result<(Vec<Root>, usize), fpdsl::Error> {
    let mut found = Vec::new();
    let mut tried = 0;
    let mut open = vec![Interval { lo, hi }];
    // Each round is one kernel over all open intervals.
    while !open.is_empty() {
        tried += open.len();
        let (left, known, steps) = newton::map(&open).run(device)?;
        let (left, known, steps) = (left.to_vec()?, known.to_vec()?, steps.to_vec()?);
        open.clear();
        for ((x, known), steps) in left.into_iter().zip(known).zip(steps) {
            let middle = x.lo / 2.0 + x.hi / 2.0;
            match known {
                NO_ROOT => {}
                UNDECIDED if x.lo < middle && middle < x.hi => {
                    open.extend([
                        Interval { lo: x.lo, hi: middle },
                        Interval { lo: middle, hi: x.hi },
                    ]);
                }
                _ => found.push((x, steps)),
            }
        }
    }
    found.sort_by(|a, b| a.0.lo.total_cmp(&b.0.lo));
    Ok((found, tried))
}

/// The roots of T_8, cos((15 - 2k) pi / 16) for k = 0 to 7, rounded to nearest.
pub fn known_root(k: usize) -> f64 {
    const COSINES: [f64; 4] = [
        0.980_785_280_403_230_4,
        0.831_469_612_302_545_2,
        0.555_570_233_019_602_2,
        0.195_090_322_016_128_28,
    ];
    if k < 4 { -COSINES[k] } else { COSINES[7 - k] }
}
