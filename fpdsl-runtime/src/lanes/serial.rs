//! Reductions and scans one element after the other.

use super::{ElementFault, Outputs, Sink, Source, one_way};
use crate::dispatch::Level;
use crate::function::{Combine, Function};

/// Combines what `F` makes of elements `0..n`, from the first on, writes what has been combined up to each element, and the last of
/// it to `last`.
///
/// # Errors
///
/// The fault of the first element that has one.
///
/// # Safety
///
/// `n` is at least 1. `src` and `snk` may be used for all elements, and nobody else reads or writes what `snk` writes, but for
/// the elements themselves. `last` has room for a value, which nobody else reads or writes. `level` is one of [`Level::available`].
pub unsafe fn serial_at<F, C, Src, Snk>(
    level: Level,
    src: Src,
    snk: Snk,
    n: usize,
    last: Outputs<C::Out>,
) -> Result<(), ElementFault>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
    Snk: Sink<C::Out>,
{
    // SAFETY: the caller's.
    unsafe {
        one_way! {
            singles if super::blocks::is_wide::<C::Out>() || super::blocks::is_large::<F>() =>
                super::wide_scan::serial_at::<F, C, Src, Snk>(level, src, snk, n, last),
            lanes => super::blocks::serial_at::<F, C, Src, Snk>(level, src, snk, n, last),
        }
    }
}
