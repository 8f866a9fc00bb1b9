//! Part of a reduction, as a value.
//!
//! The [order of a reduction](super::reduce) is a tree over positions. Level 0 is the elements; part `p` of level `k`, its positions
//! from `4096 * p` on, leaves the values at positions `16 * p` to `16 * p + 15` of level `k + 1`. So whoever has the elements of a
//! range knows, for each level, a run of positions: what lies before the first border of parts, which waits for the elements
//! before it; whole parts, which become values of the next level; and what lies behind the last border, of which 128 running values
//! and less than a row are kept. That is a [`Partial`]. It is a function of the range and its elements alone, so merging is
//! associative, and the whole has the bits of [`reduce`](super::reduce()).

mod accumulate;
pub(super) mod bytes;
pub(super) mod level;
pub(super) mod make;

use core::ops::Range;
use std::fmt;

use super::combine::identity;
use super::compiled::fold::Folder;
use super::few::Few;
use super::order::faults::above;
use super::output::Output;
use crate::dispatch;
use crate::error::Error;
use crate::function::{Combine, Order};
use crate::loops::LANES;
pub use accumulate::Accumulation;
use level::{Cut, Level};

/// What is known of a reduction with `C` when the elements of a range of positions are known.
///
/// [`Reduction::partial`](super::Reduction::partial) makes one, on any device. [`merge`](Self::merge) joins those of adjacent ranges, and
/// is associative; [`finish`](Self::finish) gives the bits of the reduction of all elements on one device. Both compute on the host: there
/// are few values left.
///
/// # Size
///
/// At most [`MOST_HELD`](Self::MOST_HELD) values for each level: 4095 before the first border of parts, and 255 behind the last.
/// Ranges of up to 2^20 elements have at most three levels, up to 2^36 at most five, and none has more than eight. A range that
/// begins at position 0 has nothing before a border, so at most 255 values for each level. Positions go to `isize::MAX`.
///
/// # Serial order
///
/// If `C` has `order = "serial"`, elements wait for all before them. Then there are partials of ranges that begin at position 0
/// alone, which are one value, and only an [`Accumulation`] makes them longer.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let dev = Device::host();
/// let x: Vec<f64> = (1..=10_000).map(|i| 1.0 / f64::from(i)).collect();
/// let left = add::reduce(&x[..4321]).partial(&dev, 0)?;
/// let right = add::reduce(&x[4321..]).partial(&dev, 4321)?;
/// let sum = left.merge(right)?.finish(10_000)?;
/// assert_eq!(sum.to_bits(), add::reduce(&x).run(&dev)?.to_bits());
/// # Ok(())
/// # }
/// ```
pub struct Partial<C: Combine> {
    range: Range<usize>,
    /// Each but the last has whole parts. In serial order there is one, with the value so far as its left values.
    levels: Vec<Level<C::Out>>,
}

impl<C: Combine> Partial<C> {
    /// The most values that are kept of a level.
    pub const MOST_HELD: usize = 4095 + 255;

    /// The partial of no elements, before position `at`.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::Partial;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let nothing = Partial::<add>::empty(7);
    /// let some = add::reduce(&[1.0, 2.0]).partial(&Device::host(), 7)?;
    /// assert_eq!(nothing.merge(some)?.range(), 7..9);
    /// # Ok(())
    /// # }
    /// ```
    pub fn empty(at: usize) -> Self {
        Partial {
            range: at..at,
            levels: vec![Level::empty(at)],
        }
    }

    /// The positions of the elements that are combined.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert_eq!(add::reduce(&[1.0, 2.0]).partial(&Device::host(), 100)?.range(), 100..102);
    /// # Ok(())
    /// # }
    /// ```
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }

    /// How many elements are combined.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert_eq!(add::reduce(&[1.0, 2.0]).partial(&Device::host(), 100)?.len(), 2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn len(&self) -> usize {
        self.range.len()
    }

    /// Returns true if no elements are combined.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::Partial;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert!(Partial::<add>::empty(0).is_empty());
    /// # Ok(())
    /// # }
    /// ```
    pub fn is_empty(&self) -> bool {
        self.range.is_empty()
    }

    /// How many values are kept.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let ones = vec![1.0; 1 << 20];
    /// assert!(add::reduce(&ones).partial(&Device::host(), 0)?.held() < 1000);
    /// # Ok(())
    /// # }
    /// ```
    pub fn held(&self) -> usize {
        let held = |level: &Level<C::Out>| level.left.len() + level.right.len();
        self.levels.iter().map(held).sum()
    }
}

/// Two partials, the lower one first.
pub(super) fn neighbours<C: Combine, P>(
    one: P,
    other: P,
    range: impl Fn(&P) -> Range<usize>,
) -> Result<(P, P), Error> {
    let (left, right) = (range(&one), range(&other));
    if left.end == right.start {
        Ok((one, other))
    } else if right.end == left.start {
        Ok((other, one))
    } else {
        Err(Error::NotAdjacent {
            function: C::NAME,
            left,
            right,
        })
    }
}

impl<C: Combine<Out: Output>> Partial<C> {
    /// Joins this partial with that of the elements behind or before it.
    ///
    /// # Errors
    ///
    /// [`Error::NotAdjacent`] if there is a gap between the ranges, or they overlap; [`Error::SerialPartial`]; faults in `C`.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::host();
    /// let (left, right) = (add::reduce(&[0.5, 1.0]).partial(&dev, 0)?, add::reduce(&[2.0]).partial(&dev, 2)?);
    /// assert_eq!(right.merge(left)?.finish(3)?, 3.5);         // the other way round is the same
    /// # Ok(())
    /// # }
    /// ```
    pub fn merge(self, other: Self) -> Result<Self, Error> {
        let (left, right) = neighbours::<C, _>(self, other, Self::range)?;
        if right.is_empty() {
            return Ok(left);
        }
        if left.is_empty() {
            return Ok(right);
        }
        match C::ORDER {
            Order::Tree => left.joined(right),
            Order::Serial => Err(Error::SerialPartial { function: C::NAME }),
        }
    }

    /// Level by level: what the parts that fill up leave lies between the values that both have at the next level.
    fn joined(self, right: Self) -> Result<Self, Error> {
        let host = dispatch::level();
        let range = self.range.start..right.range.end;
        let mut levels = Vec::with_capacity(self.levels.len().max(right.levels.len()) + 1);
        let (mut lower, mut upper) = (self.levels.into_iter(), right.levels.into_iter());
        let mut between = Vec::new();
        let mut next = Some(range.clone());
        while let Some(run) = next {
            let mut level = lower.next().unwrap_or_else(|| Level::empty(run.start));
            let more = upper.next().unwrap_or_else(|| Level::empty(run.end));
            let mut up = Vec::new();
            let mut add = |level: &mut Level<C::Out>, values: &[C::Out]| {
                let added = level.append::<C>(host, values, &mut up);
                added.map_err(|error| if levels.is_empty() { error } else { above(error) })
            };
            add(&mut level, &between)?;
            add(&mut level, &more.left)?;
            if Cut::of(&more.run).border {
                // What lies behind its last border stays as it is.
                level.right = more.right;
            }
            next = Cut::of(&run).above();
            level.run = run;
            levels.push(level);
            between = up;
        }
        Ok(Partial { range, levels })
    }

    /// The result of the reduction of `n` elements, all of which are combined here: the bits of [`reduce`](super::reduce()).
    ///
    /// # Errors
    ///
    /// [`Error::Incomplete`] if the range is not `0..n`; [`Error::Empty`] if `n` is 0 and `C` has no identity; faults in `C`.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let part = add::reduce(&[0.5, 1.0]).partial(&Device::host(), 0)?;
    /// assert_eq!(part.clone().finish(2)?, 1.5);
    /// assert!(part.finish(3).is_err());                        // an element is missing
    /// # Ok(())
    /// # }
    /// ```
    pub fn finish(self, n: usize) -> Result<C::Out, Error> {
        let mut result = Few::new()?;
        self.finish_to(n, &mut result)?;
        // SAFETY: there was no error, so it is written.
        Ok(unsafe { result.first() })
    }

    /// As [`finish`](Self::finish); the result goes to `to`.
    pub(in crate::device) fn finish_to(self, n: usize, to: &mut Few<C::Out>) -> Result<(), Error> {
        if self.range != (0..n) {
            return Err(Error::Incomplete {
                function: C::NAME,
                range: self.range,
                wanted: n,
            });
        }
        if n == 0 {
            return identity::<C>(to);
        }
        if C::ORDER == Order::Serial {
            to.keep(&self.levels[0].left);
            return Ok(());
        }
        let host = dispatch::level();
        // The values at the end of a level that the last parts of the one below leave.
        let mut last: Vec<C::Out> = Vec::new();
        for (k, mut level) in self.levels.into_iter().enumerate() {
            let place = |error| if k == 0 { error } else { above(error) };
            if level.run.end + last.len() <= LANES {
                level.right.append(&mut last);
                last = level.right;
                break;
            }
            let mut up = Vec::new();
            level.append::<C>(host, &last, &mut up).map_err(place)?;
            if !level.right.is_empty() {
                up.extend(level.folded::<C>(host).map_err(place)?);
            }
            last = up;
        }
        // SAFETY: there are elements, hence values; the CPU has the level in use.
        unsafe { Folder::of_values::<C>(host).top(last, to) }
    }
}

impl<C: Combine> Clone for Partial<C> {
    fn clone(&self) -> Self {
        Partial {
            range: self.range.clone(),
            levels: self.levels.clone(),
        }
    }
}

impl<C: Combine> fmt::Debug for Partial<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Partial of `{}` over {:?}, {} values",
            C::NAME,
            self.range,
            self.held()
        )
    }
}
