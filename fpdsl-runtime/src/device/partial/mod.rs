//! Part of a reduction or of a scan, as a value.
//!
//! Whoever has the elements of a range knows a run of positions of each tier of the [order](super::order), and keeps a few values at the
//! ends of each. That is a [`Partial`]. It is a function of the range and its elements alone, so merging is associative, and the whole has
//! the bits of [`reduce`](super::reduce()) and [`scan`](super::scan()).

mod accumulate;
pub(super) mod make;
mod total;

use core::fmt;
use core::marker::PhantomData;
use core::ops::Range;

use super::combine::identity;
use super::compiled::fold::Folder;
use super::few::Few;
use super::order::faults::above;
use super::order::{Tier, Tiers, Total, bytes};
use super::output::Output;
use crate::dispatch;
use crate::error::Error;
use crate::function::{Combine, Order};
use crate::loops::LANES;
pub use accumulate::Accumulation;
pub(super) use accumulate::at_once;

/// What is known of the elements of a range of positions that `C` combines: of a reduction, or, as a `Partial<C, Prefixes>`, of a scan.
///
/// [`Reduction::partial`](super::Reduction::partial) and [`Scan::partial`](super::Scan::partial) make one, on any device.
/// [`merge`](Self::merge) joins those of adjacent ranges, and is associative. It computes on the host: there are few values left.
///
/// [`finish`](Self::finish) gives the bits of the reduction of all elements on one device. [`Scan::after`](super::Scan::after) scans the
/// elements that follow, with the bits of the scan of all. So several machines scan one array: each makes the partial of its elements, gets
/// the merged partials of all before them, and scans its own.
///
/// # Size
///
/// Of a reduction at most [`MOST_HELD`](Self::MOST_HELD) values for each tier of the order: 4095 before the first border of parts, and 255
/// behind the last. Ranges of up to 2^20 elements have at most three tiers, up to 2^36 at most five, and none has more than eight. A range
/// that begins at position 0 has nothing before a border, so at most 255 values for each tier. Positions go to `isize::MAX`.
///
/// Of a scan at most 32 values for each tier. There are fewer than `log16(n) + 2` tiers, and never more than 16.
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
///
/// let before = add::scan(&x[..4321]).partial(&dev, 0)?;
/// let sums = add::scan(&x[4321..]).after(&dev, &before)?.to_vec()?;
/// assert_eq!(sums, add::scan(&x).run(&dev)?.to_vec()?[4321..]);
/// # Ok(())
/// # }
/// ```
pub struct Partial<C: Combine, K = Total> {
    pub(super) range: Range<usize>,
    /// Each but the last has whole parts. In serial order there is one, with the value so far as its left values.
    pub(super) tiers: Vec<Tier<C::Out>>,
    kind: PhantomData<fn() -> K>,
}

impl<C: Combine, K> Partial<C, K> {
    /// Of these tiers.
    pub(super) fn of(range: Range<usize>, tiers: Vec<Tier<C::Out>>) -> Self {
        Partial {
            range,
            tiers,
            kind: PhantomData,
        }
    }

    /// Of a function in serial order: the value of the elements before `end`.
    pub(super) fn in_series(end: usize, value: Vec<C::Out>) -> Self {
        let tier = Tier {
            run: 0..end,
            left: value,
            right: Vec::new(),
        };
        Partial::of(0..end, vec![tier])
    }

    /// Refuses a partial that does not begin at position 0.
    pub(super) fn check_start(&self) -> Result<(), Error> {
        match self.range.start {
            0 => Ok(()),
            _ => Err(self.incomplete(self.range.end)),
        }
    }

    fn incomplete(&self, wanted: usize) -> Error {
        Error::Incomplete {
            function: C::NAME,
            range: self.range(),
            wanted,
        }
    }

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
        Partial::of(at..at, vec![Tier::empty(at)])
    }

    /// The positions of the elements.
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

    /// How many elements are known.
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

    /// Returns true if there are no elements.
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
        let held = |tier: &Tier<C::Out>| tier.left.len() + tier.right.len();
        self.tiers.iter().map(held).sum()
    }
}

impl<C: Combine<Out: Output>, K: Tiers> Partial<C, K> {
    /// The most values that are kept of a tier.
    pub const MOST_HELD: usize = K::MOST_HELD;

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
        let (left, right) = if self.range.end == other.range.start {
            (self, other)
        } else if other.range.end == self.range.start {
            (other, self)
        } else {
            return Err(Error::NotAdjacent {
                function: C::NAME,
                left: self.range,
                right: other.range,
            });
        };
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

    /// Tier by tier: what the parts that fill up leave lies between the values that both have at the next tier.
    fn joined(self, right: Self) -> Result<Self, Error> {
        let level = dispatch::level();
        let range = self.range.start..right.range.end;
        let mut tiers = Vec::with_capacity(self.tiers.len().max(right.tiers.len()) + 1);
        let (mut lower, mut upper) = (self.tiers.into_iter(), right.tiers.into_iter());
        let mut between = Vec::new();
        let mut next = Some(range.clone());
        while let Some(run) = next {
            let low = lower.next().unwrap_or_else(|| Tier::empty(run.start));
            let high = upper.next().unwrap_or_else(|| Tier::empty(run.end));
            let joined = K::joined::<C>(level, low, &between, high);
            let (tier, up) = joined.map_err(|error| if tiers.is_empty() { error } else { above(error) })?;
            next = K::above(&run);
            tiers.push(tier);
            between = up;
        }
        Ok(Partial::of(range, tiers))
    }

    /// The partial as bytes, which [`from_bytes`](Self::from_bytes) reads on any machine: at most 8 for each scalar that it
    /// [holds](Self::held), the type's text, and some 200. A NaN is written as the quiet one, so that they are the same on every device.
    ///
    /// # Panics
    ///
    /// If `C` calls itself through other functions.
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
    /// let dev = Device::host();
    /// let sent = add::reduce(&[0.5, 1.0]).partial(&dev, 0)?.to_bytes();
    /// let here = add::reduce(&[2.0]).partial(&dev, 2)?;
    /// assert_eq!(here.merge(Partial::from_bytes(&sent)?)?.finish(3)?, 3.5);
    /// # Ok(())
    /// # }
    /// ```
    pub fn to_bytes(&self) -> Vec<u8> {
        bytes::write::<C, K>(&self.range, &self.tiers)
    }

    /// The partial that [`to_bytes`](Self::to_bytes) made.
    ///
    /// # Errors
    ///
    /// [`Error::PartialBytes`] for anything else: bytes that are cut or damaged, those of another version or kind, and those of another
    /// function. A function is another one if its name, the types or any operation is another, also in functions that it calls.
    /// Nothing is allocated before the bytes are known to be whole.
    ///
    /// # Panics
    ///
    /// As [`to_bytes`](Self::to_bytes).
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
    /// let mut sent = add::reduce(&[0.5, 1.0]).partial(&Device::host(), 0)?.to_bytes();
    /// assert!(Partial::<add>::from_bytes(&sent).is_ok());
    /// sent.pop();
    /// assert!(Partial::<add>::from_bytes(&sent).is_err());
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Error> {
        let (range, tiers) = bytes::read::<C, K>(bytes)?;
        Ok(Partial::of(range, tiers))
    }
}

impl<C: Combine<Out: Output>> Partial<C> {
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
    pub(super) fn finish_to(self, n: usize, to: &mut Few<C::Out>) -> Result<(), Error> {
        if self.range != (0..n) {
            return Err(self.incomplete(n));
        }
        if n == 0 {
            return identity::<C>(to);
        }
        if C::ORDER == Order::Serial {
            to.keep(&self.tiers[0].left);
            return Ok(());
        }
        let folder = Folder::of_values::<C>(dispatch::level());
        // The values at the end of a tier that the last parts of the one below leave.
        let mut last: Vec<C::Out> = Vec::new();
        for (k, mut tier) in self.tiers.into_iter().enumerate() {
            let place = |error| if k == 0 { error } else { above(error) };
            if tier.run.end + last.len() <= LANES {
                tier.right.append(&mut last);
                last = tier.right;
                break;
            }
            let mut up = Vec::new();
            tier.append(&folder, &last, &mut up).map_err(place)?;
            if !tier.right.is_empty() {
                up.extend(tier.folded(&folder).map_err(place)?);
            }
            last = up;
        }
        // SAFETY: there are elements, hence values; the CPU has the level in use.
        unsafe { folder.top(last, to) }
    }
}

impl<C: Combine, K> Clone for Partial<C, K> {
    fn clone(&self) -> Self {
        Partial::of(self.range(), self.tiers.clone())
    }
}

impl<C: Combine, K> fmt::Debug for Partial<C, K> {
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
