//! A function over arrays: in blocks of sixteen, or one element at a time on a level without lanes.

use core::ops::Range;

use super::{ElementFault, Sink, Source, one_way};
use crate::dispatch::{Level, level};
use crate::function::Function;

/// Evaluates `F` for the elements of `range`, in order, and stops at the first that faults: elements before it are
/// written, its block's are, later ones are not.
///
/// # Errors
///
/// The fault of the lowest faulting element.
///
/// # Safety
///
/// `src` and `snk` may be used for every element of `range`, and nobody else reads or writes what `snk` writes. An
/// output may be the very array of an input (element for element), but not overlap it otherwise.
pub unsafe fn run<F, Src, Snk>(src: Src, snk: Snk, range: Range<usize>) -> Result<(), ElementFault>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    // SAFETY: the caller's for the elements; the CPU has the level in use.
    unsafe { run_at::<F, Src, Snk>(level(), src, snk, range) }
}

/// As [`run`], with the instructions of a given level.
///
/// # Errors
///
/// As [`run`].
///
/// # Safety
///
/// As [`run`], and `level` is one of [`Level::available`].
pub unsafe fn run_at<F, Src, Snk>(
    level: Level,
    src: Src,
    snk: Snk,
    range: Range<usize>,
) -> Result<(), ElementFault>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    // SAFETY: the caller's.
    unsafe {
        one_way! {
            singles if super::blocks::is_large::<F>() => super::singles_at::<F, Src, Snk>(level, src, snk, range),
            lanes => super::blocks::run_at::<F, Src, Snk>(level, src, snk, range),
        }
    }
}
