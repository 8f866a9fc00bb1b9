//! Scans that go on where others end.
//!
//! The [order of a scan](super::scan) is a tree over positions: level 0 is the elements, and segment `s` of sixteen of a level gives
//! position `s` of the next one. What is known of the elements of a range is a run of positions at each level, of which a few
//! values at the ends are kept ([`level`]). That is a [`ScanPartial`]. It says what comes before whoever has the elements behind the
//! range, and it is a function of the range and its elements alone.

mod after;
mod level;
mod make;

use core::ops::Range;
use std::fmt;

use super::Device;
use super::arg::{Arg, Form, FormOf};
use super::map::map_n;
use super::order::faults::above;
use super::output::{Mapped, Output};
use super::partial::bytes::{self, Family, Places};
use super::partial::level::Level;
use super::partial::neighbours;
use super::transfer::Transfer;
use crate::error::Error;
use crate::function::{Combine, Order, Same};
pub(super) use after::scan_after;
use level::joined;
pub(super) use make::scan_partial;

/// What is known of a scan with `C` when the elements of a range of positions are known: all that a scan of the elements behind them
/// needs.
///
/// [`Scan::partial`](super::Scan::partial) makes one, on any device. [`merge`](Self::merge) joins those of adjacent ranges, and is
/// associative. [`Scan::after`](super::Scan::after) scans the elements that follow, with the bits of the scan of all. So several machines
/// scan one array: each makes the partial of its elements, gets the merged partials of all before them, and scans its own.
///
/// # Size
///
/// At most 32 values for each level. There are fewer than `log16(n) + 2` levels, and never more than 16.
///
/// # Serial order
///
/// As for [`Partial`](super::Partial): from position 0 on alone, and not merged. A [`Scanner`](super::Scanner) goes on from there.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let dev = Device::host();
/// let x: Vec<f64> = (1..=1000).map(|i| 1.0 / f64::from(i)).collect();
/// let before = add::scan(&x[..300]).partial(&dev, 0)?;
/// let sums = add::scan(&x[300..]).after(&dev, &before)?.to_vec()?;
/// assert_eq!(sums, add::scan(&x).run(&dev)?.to_vec()?[300..]);
/// # Ok(())
/// # }
/// ```
pub struct ScanPartial<C: Combine> {
    range: Range<usize>,
    /// Each but the last has whole segments. In serial order there is one, with the value so far as its left values.
    levels: Vec<Level<C::Out>>,
}

impl<C: Combine> ScanPartial<C> {
    /// The partial of no elements, before position `at`.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::ScanPartial;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let nothing = ScanPartial::<add>::empty(0);
    /// assert_eq!(add::scan(&[1.0, 2.0]).after(&Device::host(), &nothing)?.to_vec()?, [1.0, 3.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn empty(at: usize) -> Self {
        ScanPartial {
            range: at..at,
            levels: vec![Level::empty(at)],
        }
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
    /// assert_eq!(add::scan(&[1.0, 2.0]).partial(&Device::host(), 100)?.range(), 100..102);
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
    /// assert_eq!(add::scan(&[1.0, 2.0]).partial(&Device::host(), 100)?.len(), 2);
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
    /// use fpdsl::reductions::ScanPartial;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert!(ScanPartial::<add>::empty(0).is_empty());
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
    /// assert!(add::scan(&ones).partial(&Device::host(), 0)?.held() < 200);
    /// # Ok(())
    /// # }
    /// ```
    pub fn held(&self) -> usize {
        let held = |level: &Level<C::Out>| level.left.len() + level.right.len();
        self.levels.iter().map(held).sum()
    }
}

impl<C: Combine<Out: Output>> ScanPartial<C> {
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
    /// let (first, second) = (add::scan(&[1.0]).partial(&dev, 0)?, add::scan(&[2.0]).partial(&dev, 1)?);
    /// let before = first.merge(second)?;
    /// assert_eq!(add::scan(&[4.0]).after(&dev, &before)?.to_vec()?, [7.0]);
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
            Order::Tree => left.joined(&right),
            Order::Serial => Err(Error::SerialPartial { function: C::NAME }),
        }
    }

    fn joined(&self, right: &Self) -> Result<Self, Error> {
        let range = self.range.start..right.range.end;
        let mut levels = Vec::new();
        let mut between = Vec::new();
        let mut next = Some(range.clone());
        while let Some(run) = next {
            let k = levels.len();
            let empty = [Level::empty(run.start), Level::empty(run.end)];
            let lower = self.levels.get(k).unwrap_or(&empty[0]);
            let upper = right.levels.get(k).unwrap_or(&empty[1]);
            let joined = joined::<C>(lower, &between, upper);
            let (level, totals) = joined.map_err(|error| if k == 0 { error } else { above(error) })?;
            next = level::above(&run);
            levels.push(level);
            between = totals;
        }
        Ok(ScanPartial { range, levels })
    }
}

impl<C: Combine<Out: Output>> ScanPartial<C> {
    /// The partial as bytes, as [`Partial::to_bytes`](super::Partial::to_bytes).
    ///
    /// # Panics
    ///
    /// If `C` calls itself through other functions.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::ScanPartial;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::host();
    /// let sent = add::scan(&[1.0, 2.0]).partial(&dev, 0)?.to_bytes();
    /// let before = ScanPartial::from_bytes(&sent)?;
    /// assert_eq!(add::scan(&[4.0]).after(&dev, &before)?.to_vec()?, [7.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn to_bytes(&self) -> Vec<u8> {
        bytes::write::<C>(Family::Scan, &self.range, &self.levels)
    }

    /// The partial that [`to_bytes`](Self::to_bytes) made.
    ///
    /// # Errors
    ///
    /// [`Error::PartialBytes`] for anything else, as [`Partial::from_bytes`](super::Partial::from_bytes).
    ///
    /// # Panics
    ///
    /// As [`to_bytes`](Self::to_bytes).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::ScanPartial;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let sent = add::scan(&[1.0, 2.0]).partial(&Device::host(), 0)?.to_bytes();
    /// assert!(ScanPartial::<add>::from_bytes(&sent).is_ok());
    /// assert!(ScanPartial::<add>::from_bytes(&sent[1..]).is_err());
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Error> {
        let (range, levels) = bytes::read::<C>(Family::Scan, bytes, &places)?;
        Ok(ScanPartial { range, levels })
    }
}

/// What is kept of the elements of a range.
fn places(range: &Range<usize>) -> Places {
    let mut places = Vec::new();
    let mut next = Some(range.clone());
    while let Some(run) = next {
        let (left, right) = level::kept(&run);
        next = level::above(&run);
        places.push((run, left.len(), right.len()));
    }
    places
}

impl<C: Combine> Clone for ScanPartial<C> {
    fn clone(&self) -> Self {
        ScanPartial {
            range: self.range.clone(),
            levels: self.levels.clone(),
        }
    }
}

impl<C: Combine> fmt::Debug for ScanPartial<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "ScanPartial of `{}` over {:?}, {} values",
            C::NAME,
            self.range,
            self.held()
        )
    }
}

/// Values on the host, as loops read them.
fn on_host<C, A>(device: &Device, n: usize, values: &A) -> Result<FormOf<Mapped<C::Out>, C::Out>, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    let copied = map_n::<Same<C::Out>, (&A,)>(device, n, &(values,))?;
    Ok(copied.on_host()?.form())
}
