//! Enclosures of products.

use fpdsl_runtime::device::{Arg, Inner, Matrix, Product, Stored, Value};
use fpdsl_runtime::element::Placed;
use fpdsl_runtime::slice::Slice;

use crate::{Float, Fp, fp};

/// All numbers from `lo` to `hi`. An end that is NaN says nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Fp)]
pub struct Interval<T> {
    /// The lower end.
    pub lo: T,
    /// The upper end.
    pub hi: T,
}

/// `c + a * b` for numbers `a` and `b`: the lower end rounded down and the upper one up, each once.
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::{Interval, points};
///
/// let third = points::<f64>(Interval { lo: 0.0, hi: 0.0 }, 0.1, 0.1);
/// assert!(third.lo < third.hi && third.hi - third.lo < 1e-17);
/// ```
#[fp(mode = "rd", contract = true)]
pub fn points<T: Float>(c: Interval<T>, a: T, b: T) -> Interval<T> {
    Interval {
        lo: c.lo + a * b,
        hi: ru!(c.hi + a * b),
    }
}

/// `c + a * b` for all numbers of two intervals: the least and the greatest that products of their ends give, rounded outward once.
///
/// A product of zero and an infinite end is left out, since the other products are bounds as well. Where there is no other (zero times
/// everything) the ends are NaN.
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::{Interval, within};
///
/// let [c, a, b] = [(1.0, 1.0), (-1.0, 2.0), (3.0, 4.0)].map(|(lo, hi)| Interval { lo, hi });
/// assert_eq!(within::<f64>(c, a, b), Interval { lo: -3.0, hi: 9.0 });
/// ```
#[fp(mode = "rd", contract = true)]
pub fn within<T: Float>(c: Interval<T>, a: Interval<T>, b: Interval<T>) -> Interval<T> {
    let low = (c.lo + a.lo * b.lo).min(c.lo + a.lo * b.hi);
    let high = ru!((c.hi + a.lo * b.lo).max(c.hi + a.lo * b.hi));
    Interval {
        lo: low.min((c.lo + a.hi * b.lo).min(c.lo + a.hi * b.hi)),
        hi: high.max(ru!((c.hi + a.hi * b.lo).max(c.hi + a.hi * b.hi))),
    }
}

/// `c + a * b` for all numbers of two intervals of which the second has no negative one, rounded outward once: the ends are those of
/// [`within`](within()), from one product each. Where `b.lo` is negative or NaN, the ends are NaN.
///
/// They differ where ends are zero and infinite, or NaN: zero times infinity is NaN here, and [`within`](within()) has other products
/// then.
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::{Interval, within_scaled};
///
/// let [c, a, b] = [(1.0, 1.0), (-1.0, 2.0), (3.0, 4.0)].map(|(lo, hi)| Interval { lo, hi });
/// assert_eq!(within_scaled::<f64>(c, a, b), Interval { lo: -3.0, hi: 9.0 });
/// assert!(within_scaled::<f64>(c, b, a).lo.is_nan());
/// ```
#[fp(mode = "rd", contract = true)]
pub fn within_scaled<T: Float>(c: Interval<T>, a: Interval<T>, b: Interval<T>) -> Interval<T> {
    let least = if b.lo >= 0.0 { b.lo } else { f64::NAN as T };
    let most = if b.lo >= 0.0 { b.hi } else { f64::NAN as T };
    let (for_lo, for_hi) = (
        if a.lo >= 0.0 { least } else { most },
        if a.hi >= 0.0 { most } else { least },
    );
    Interval {
        lo: c.lo + a.lo * for_lo,
        hi: ru!(c.hi + a.hi * for_hi),
    }
}

/// Intervals around the elements of the exact product `a b` of two matrices of numbers.
///
/// Each is the [`matmul`](super::matmul) in `Rd` and the one in `Ru`, bit for bit. NaN and infinities are those of the two.
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::enclose;
/// use fpdsl::prelude::*;
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// // 0.1 * 3 - 0.3 is not zero, since these are binary64 numbers: it is 2^-55.
/// let (a, b) = ([0.1, 0.3], [3.0, -1.0]);
/// let sum = enclose::<f64>(Matrix::new(&a, 1, 2), Matrix::new(&b, 2, 1)).run(&Device::host())?.to_vec()?;
/// assert_eq!((sum[0].lo, sum[0].hi), (0.0, 2.0_f64.powi(-54)));
/// # Ok(())
/// # }
/// ```
pub fn enclose<'a, 'b, T: Float>(
    a: Matrix<impl Arg<Slice<T>, Form = Stored<'a, T>>>,
    b: Matrix<impl Arg<Slice<T>, Form = Stored<'b, T>>>,
) -> Product<'a, 'b, points<T>, Value<Interval<T>>> {
    points::<T>::inner(Interval::BLANK, a, b)
}

/// Intervals around the elements of all products `a b` of matrices within two matrices of intervals.
///
/// As [`within`](within()), along `k`.
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::{Interval, enclose_intervals};
/// use fpdsl::prelude::*;
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let a = [Interval { lo: -1.0, hi: 2.0 }, Interval { lo: 1.0, hi: 1.0 }];
/// let b = [Interval { lo: 3.0, hi: 4.0 }, Interval { lo: -0.5, hi: 0.5 }];
/// let sum = enclose_intervals::<f64>(Matrix::new(&a, 1, 2), Matrix::new(&b, 2, 1)).run(&Device::host())?;
/// assert_eq!(sum.to_vec()?, [Interval { lo: -4.5, hi: 8.5 }]);
/// # Ok(())
/// # }
/// ```
pub fn enclose_intervals<'a, 'b, T: Float>(
    a: Matrix<impl Arg<Slice<Interval<T>>, Form = Stored<'a, Interval<T>>>>,
    b: Matrix<impl Arg<Slice<Interval<T>>, Form = Stored<'b, Interval<T>>>>,
) -> Product<'a, 'b, within<T>, Value<Interval<T>>> {
    within::<T>::inner(Interval::BLANK, a, b)
}

/// Intervals around the elements of all products `a b` of matrices within two matrices of intervals, of which the right one has no
/// negative numbers: weights, lengths, probabilities.
///
/// As [`within_scaled`](within_scaled()), along `k`: two chains for each element, where [`enclose_intervals`] has eight products in each
/// step.
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::{Interval, enclose_scaled};
/// use fpdsl::prelude::*;
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let a = [Interval { lo: -1.0, hi: 2.0 }, Interval { lo: 1.0, hi: 1.0 }];
/// let b = [Interval { lo: 3.0, hi: 4.0 }, Interval { lo: 0.0, hi: 0.5 }];
/// let sum = enclose_scaled::<f64>(Matrix::new(&a, 1, 2), Matrix::new(&b, 2, 1)).run(&Device::host())?;
/// assert_eq!(sum.to_vec()?, [Interval { lo: -4.0, hi: 8.5 }]);
/// # Ok(())
/// # }
/// ```
pub fn enclose_scaled<'a, 'b, T: Float>(
    a: Matrix<impl Arg<Slice<Interval<T>>, Form = Stored<'a, Interval<T>>>>,
    b: Matrix<impl Arg<Slice<Interval<T>>, Form = Stored<'b, Interval<T>>>>,
) -> Product<'a, 'b, within_scaled<T>, Value<Interval<T>>> {
    within_scaled::<T>::inner(Interval::BLANK, a, b)
}
