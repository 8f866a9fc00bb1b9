//! Sums and dot products whose real value is rounded once.
//!
//! The result is that of real arithmetic, rounded once in the named mode. So it does not depend on an order, and it is the same on
//! every device and any number of threads. No intermediate sum overflows or underflows.
//!
//! | function | of |
//! |---|---|
//! | [`sum`](sum()) | `x[0] + x[1] + ...` |
//! | [`asum`] | the magnitudes of `x` |
//! | [`dot`] | `x[0] * y[0] + x[1] * y[1] + ...` |
//! | [`sum_of_squares`] | `x[0] * x[0] + ...` |
//!
//! An [`Accumulator`] is such a sum that is not rounded yet. Accumulators of parts of the data merge in any order.
//!
//! **Special values** follow IEEE 754-2019, 9.4: a NaN, or infinities of both signs, give NaN; infinities of one sign that infinity.
//! The sum of nothing is +0. [`Accumulator::round`] says which sign other zeros have.
//!
//! **How.** The host adds blocks of terms in vectors to two or three running sums in binary64, which lose nothing, and their results to
//! integers (`window`). Blocks whose exponents differ by too much go to the integers term by term, which is ten times slower. An
//! accelerator adds integers: each term's digits to the base 2^32, in a window of exponents at a time. It copies the elements to the host,
//! which adds them, if some are infinite or NaN, if products of `f64` come near the smallest numbers, if all terms are zeros, and if
//! there are more than 2^30 terms. Add more terms than that in chunks: `sum.add(&dev, buffer.view(0..1 << 30)?)`, and so on.

mod accumulator;
mod digits;
mod filled;
mod products;
mod slices;
mod source;
mod term;
mod window;

use std::sync::{Mutex, PoisonError};

pub use accumulator::{Accumulator, WORDS};
pub use source::{Summand, Values};

use crate::device::{Backing, Device, Wake, in_parts};
use crate::error::Error;
use crate::mode::Mode;
use source::{Absolute, Pairs, Plain};
use window::{BLOCK, Terms};

/// The sum of the elements, rounded once.
///
/// ```
/// use fpdsl::{Device, exact, mode::{Rd, Ru}};
///
/// let dev = Device::host();
/// let x = [1e100, 1.0, -1e100, 1e-30];
/// assert_eq!(exact::sum::<Rd, _>(&dev, &x)?, 1.0);
/// assert_eq!(exact::sum::<Ru, _>(&dev, &x)?, 1.0_f64.next_up());
/// # Ok::<(), fpdsl::Error>(())
/// ```
///
/// # Errors
///
/// [`Error::WrongDevice`] for a buffer of another device, [`Error::FloatEnvironment`], and the device's failures.
pub fn sum<M: Mode, T: Summand>(device: &Device, x: impl Values<T>) -> Result<T, Error> {
    let mut sum = Accumulator::new();
    sum.add(device, x)?;
    Ok(sum.round::<M, T>())
}

/// The sum of the elements' magnitudes, rounded once.
///
/// ```
/// use fpdsl::{Device, exact, mode::Rn};
///
/// assert_eq!(exact::asum::<Rn, _>(&Device::host(), &[3.0_f32, -4.0])?, 7.0);
/// # Ok::<(), fpdsl::Error>(())
/// ```
///
/// # Errors
///
/// As [`sum`](sum()).
pub fn asum<M: Mode, T: Summand>(device: &Device, x: impl Values<T>) -> Result<T, Error> {
    let mut sum = Accumulator::new();
    sum.add_magnitudes(device, x)?;
    Ok(sum.round::<M, T>())
}

/// The sum of the products of elements at the same place, rounded once.
///
/// ```
/// use fpdsl::{Device, exact, mode::Rn};
///
/// // The products of the first two cancel, but for what rounding would have lost.
/// let (x, y) = ([1.0 + f64::EPSILON, -1.0, 1e-40], [1.0 - f64::EPSILON, 1.0, 1.0]);
/// assert_eq!(exact::dot::<Rn, _>(&Device::host(), &x, &y)?, 1e-40 - f64::EPSILON * f64::EPSILON);
/// # Ok::<(), fpdsl::Error>(())
/// ```
///
/// # Errors
///
/// As [`sum`](sum()), and [`Error::LengthMismatch`].
pub fn dot<M: Mode, T: Summand>(device: &Device, x: impl Values<T>, y: impl Values<T>) -> Result<T, Error> {
    let mut sum = Accumulator::new();
    sum.add_products(device, x, y)?;
    Ok(sum.round::<M, T>())
}

/// The sum of the elements' squares, rounded once.
///
/// ```
/// use fpdsl::{Device, exact, mode::Rn};
///
/// assert_eq!(exact::sum_of_squares::<Rn, _>(&Device::host(), &[3.0, -4.0])?, 25.0);
/// # Ok::<(), fpdsl::Error>(())
/// ```
///
/// # Errors
///
/// As [`sum`](sum()).
pub fn sum_of_squares<M: Mode, T: Summand>(device: &Device, x: impl Values<T>) -> Result<T, Error> {
    let mut sum = Accumulator::new();
    sum.add_squares(device, x)?;
    Ok(sum.round::<M, T>())
}

impl Accumulator {
    /// Adds the elements of `x`, which may be of any format.
    ///
    /// # Errors
    ///
    /// As [`sum`](sum()). After an error it holds what it held before.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::exact::Accumulator;
    /// use fpdsl::{Device, mode::Rn};
    ///
    /// let mut sum = Accumulator::new();
    /// sum.add(&Device::host(), &[1e100, -1e100])?;
    /// sum.add(&Device::host(), &[0.5_f32])?;                   // formats mix
    /// assert_eq!(sum.round::<Rn, f64>(), 0.5);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn add<T: Summand>(&mut self, device: &Device, x: impl Values<T>) -> Result<(), Error> {
        match device.untrapped()? {
            Backing::Host(host) => {
                let x = x.in_memory("exact::sum")?;
                on_threads(host.level, Plain(x.as_ptr()), x.len(), self)
            }
            Backing::Accelerator(_) => digits::add(device, digits::Kind::Plain, x, self),
        }
    }

    /// Adds the magnitudes of the elements of `x`.
    ///
    /// # Errors
    ///
    /// As [`add`](Self::add).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::exact::Accumulator;
    /// use fpdsl::{Device, mode::Rn};
    ///
    /// let mut sum = Accumulator::new();
    /// sum.add_magnitudes(&Device::host(), &[3.0, -4.0])?;
    /// assert_eq!(sum.round::<Rn, f64>(), 7.0);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn add_magnitudes<T: Summand>(&mut self, device: &Device, x: impl Values<T>) -> Result<(), Error> {
        match device.untrapped()? {
            Backing::Host(host) => {
                let x = x.in_memory("exact::asum")?;
                on_threads(host.level, Absolute(x.as_ptr()), x.len(), self)
            }
            Backing::Accelerator(_) => digits::add(device, digits::Kind::Absolute, x, self),
        }
    }

    /// Adds the products of elements of `x` and `y` at the same place, exactly.
    ///
    /// # Errors
    ///
    /// As [`dot`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::exact::Accumulator;
    /// use fpdsl::{Device, mode::Rn};
    ///
    /// let mut sum = Accumulator::new();
    /// sum.add_products(&Device::host(), &[1e200, 2.0], &[1e200, 3.0])?;      // 1e400 does not overflow
    /// sum.add_products(&Device::host(), &[1e200], &[-1e200])?;
    /// assert_eq!(sum.round::<Rn, f64>(), 6.0);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn add_products<T: Summand>(
        &mut self,
        device: &Device,
        x: impl Values<T>,
        y: impl Values<T>,
    ) -> Result<(), Error> {
        let (n, found) = (x.count(), y.count());
        if found != n {
            return Err(Error::LengthMismatch {
                function: "exact::dot",
                parameter: "y",
                expected: n,
                found,
            });
        }
        match device.untrapped()? {
            Backing::Host(host) => {
                let (x, y) = (x.in_memory("exact::dot")?, y.in_memory("exact::dot")?);
                on_threads(host.level, Pairs(x.as_ptr(), y.as_ptr()), x.len(), self)
            }
            Backing::Accelerator(_) => digits::add_products(device, x, y, self),
        }
    }

    /// Adds the squares of the elements of `x`, exactly.
    ///
    /// # Errors
    ///
    /// As [`add`](Self::add).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::exact::Accumulator;
    /// use fpdsl::{Device, mode::Rn};
    ///
    /// let mut sum = Accumulator::new();
    /// sum.add_squares(&Device::host(), &[3.0, -4.0])?;
    /// assert_eq!(sum.round::<Rn, f64>(), 25.0);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn add_squares<T: Summand>(&mut self, device: &Device, x: impl Values<T>) -> Result<(), Error> {
        match device.untrapped()? {
            Backing::Host(host) => {
                let x = x.in_memory("exact::sum_of_squares")?;
                on_threads(host.level, Pairs(x.as_ptr(), x.as_ptr()), x.len(), self)
            }
            Backing::Accelerator(_) => digits::add_products(device, x, x, self),
        }
    }
}

/// Adds `n` terms, on threads where that pays.
fn on_threads<T: Terms>(
    level: crate::dispatch::Level,
    terms: T,
    n: usize,
    sum: &mut Accumulator,
) -> Result<(), Error> {
    // SAFETY: callers have ranges that lie within the terms, and devices are made with levels that the CPU has.
    let add = |range, sum: &mut Accumulator| unsafe { window::add(level, terms, range, sum) };
    if n <= BLOCK {
        // One part: it is added, or refused before it is.
        let sum = Mutex::new(sum);
        return in_parts(0..n, BLOCK, Wake::Not, &|range| {
            add(range, &mut sum.lock().unwrap_or_else(PoisonError::into_inner));
            Ok(())
        });
    }
    let total = Mutex::new(Accumulator::new());
    in_parts(0..n, BLOCK, Wake::Slow, &|range| {
        let mut part = Accumulator::new();
        add(range, &mut part);
        total.lock().unwrap_or_else(PoisonError::into_inner).merge(&part);
        Ok(())
    })?;
    sum.merge(&total.into_inner().unwrap_or_else(PoisonError::into_inner));
    Ok(())
}
