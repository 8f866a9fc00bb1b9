//! Reductions over arrays: parts of 4096 elements into sixteen values each.
//!
//! The order is that of [`device::reduce`](crate::device::reduce()): its 128 running values are eight rows of sixteen.

use core::ops::Range;

use super::{ElementFault, Outputs, Source, combine};
use crate::dispatch::Level;
use crate::function::{Combine, Function};

/// Elements that are combined into [`LANES`] values.
pub const PART: usize = 4096;

/// Values that a part is combined into, whatever computes them, so that results do not depend on the CPU.
pub const LANES: usize = 16;

/// Rows of so many running values.
pub(super) const ROWS: usize = 8;

/// How many values a fold makes of `n`.
pub const fn folded(n: usize) -> usize {
    let rest = n % PART;
    n / PART * LANES + if rest < LANES { rest } else { LANES }
}

/// Combines what `F` makes of the elements of `range`, part by part from its start on, and stops at the first part with a fault.
/// The values of the part that begins with element `i` go to `out` from place `i / PART * LANES` on.
///
/// # Errors
///
/// The fault of the lowest lane in the first part that has one, with that part's first element.
///
/// # Safety
///
/// `src` may be used for all of `range`, and the values of its parts may be written, which nobody else reads or writes. `level` is
/// one of [`Level::available`].
pub unsafe fn fold_at<F, C, Src>(
    level: Level,
    src: Src,
    range: Range<usize>,
    out: Outputs<C::Out>,
) -> Result<(), ElementFault>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    // SAFETY: the caller's.
    unsafe { combine::fold_at::<F, C, Src>(level, src, range, out) }
}

/// Combines the first `len` values, up to [`LANES`], the upper half onto the lower one until one is left, which is the first.
///
/// # Errors
///
/// The fault of the lowest lane in the first half that has one.
///
/// # Safety
///
/// That many values may be read and written, and nobody else does. `level` is one of [`Level::available`].
pub unsafe fn tree_at<C: Combine>(
    level: Level,
    values: Outputs<C::Out>,
    len: usize,
) -> Result<(), ElementFault> {
    // SAFETY: the caller's.
    unsafe { combine::tree_at::<C>(level, values, len) }
}
