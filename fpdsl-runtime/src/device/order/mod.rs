//! The orders of reductions and scans, as positions.
//!
//! An order is a tree over positions. Tier 0 is the elements. In the [order of a reduction](super::reduce) part `p` of a tier, its
//! positions from `4096 * p` on, leaves the values at positions `16 * p` to `16 * p + 15` of the next tier. In the
//! [order of a scan](super::scan) segment `s` of sixteen gives position `s` of the next tier. So whoever has the elements of a range knows
//! a run of positions of each tier, and keeps the values at its ends. Which these are follows from the positions alone.

pub(super) mod bytes;
pub(super) mod faults;
pub(super) mod parts;
pub(super) mod segments;

use core::ops::Range;

use crate::dispatch::Level;
use crate::error::Error;
use crate::function::Combine;

/// What is known of a run of positions of a tier.
#[derive(Clone, Debug)]
pub struct Tier<T> {
    /// The positions.
    pub(super) run: Range<usize>,
    /// The values at its beginning, as they are: what they are combined with lies before them.
    pub(super) left: Vec<T>,
    /// What is kept of those at its end.
    pub(super) right: Vec<T>,
}

impl<T> Tier<T> {
    /// No positions, but before this one.
    pub(super) fn empty(at: usize) -> Self {
        Tier {
            run: at..at,
            left: Vec::new(),
            right: Vec::new(),
        }
    }
}

/// A tier, and the values that its whole parts leave at the next one.
pub type Made<T> = (Tier<T>, Vec<T>);

/// The tiers of an order: that of a [`Total`], or that of [`Prefixes`].
pub trait Tiers: private::Sealed + 'static {
    /// The most values that are kept of a tier.
    const MOST_HELD: usize;
    /// The first bytes of a partial.
    #[doc(hidden)]
    const MAGIC: &'static [u8; 8];

    /// How many values are kept of a run of positions, at its beginning and at its end.
    #[doc(hidden)]
    fn kept(run: &Range<usize>) -> (usize, usize);

    /// The positions at the next tier of what the whole parts of a run leave, if there are any.
    #[doc(hidden)]
    fn above(run: &Range<usize>) -> Option<Range<usize>>;

    /// The tier of a run that has these values.
    #[doc(hidden)]
    fn tier<C: Combine>(level: Level, run: Range<usize>, values: &[C::Out]) -> Result<Made<C::Out>, Error>;

    /// The tier over two runs, between which some values lie; and what the parts leave that are whole only now.
    #[doc(hidden)]
    fn joined<C: Combine>(
        level: Level,
        left: Tier<C::Out>,
        between: &[C::Out],
        right: Tier<C::Out>,
    ) -> Result<Made<C::Out>, Error>;
}

/// One value of all elements: the result of a [`Reduction`](super::Reduction).
#[derive(Clone, Copy, Debug)]
pub struct Total;

/// Each element combined with all before it: the results of a [`Scan`](super::Scan).
#[derive(Clone, Copy, Debug)]
pub struct Prefixes;

mod private {
    pub trait Sealed {}
    impl Sealed for super::Total {}
    impl Sealed for super::Prefixes {}
}

/// The position behind `len` elements from position `first` on.
///
/// # Errors
///
/// [`Error::TooManyElements`].
pub(super) fn end_of<C: Combine>(first: usize, len: usize) -> Result<usize, Error> {
    let end = first.checked_add(len).filter(|&end| end <= isize::MAX as usize);
    end.ok_or(Error::TooManyElements {
        function: C::NAME,
        first,
        len,
    })
}

/// Adds the tiers of a run, whose values are known, and of those above it.
pub(super) fn climb<C: Combine, K: Tiers>(
    level: Level,
    mut run: Range<usize>,
    mut values: Vec<C::Out>,
    tiers: &mut Vec<Tier<C::Out>>,
) -> Result<(), Error> {
    loop {
        let above = K::above(&run);
        let (tier, left) = K::tier::<C>(level, run, &values)?;
        tiers.push(tier);
        match above {
            Some(above) => (run, values) = (above, left),
            None => return Ok(()),
        }
    }
}
