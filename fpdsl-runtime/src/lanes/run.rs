//! A function over arrays: in blocks of sixteen, or one element at a time on a level without lanes.

use core::marker::PhantomData;
use core::ops::Range;

use super::family::{LaneFamily, LaneTask, run_lanes};
use super::{ElementFault, LANES, LaneFaults, Mask, Sink, Source, stack};
use crate::dispatch::{Level, level};
use crate::function::Function;
use crate::lift::Lift;

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
    let blocks = Blocks {
        src,
        snk,
        range: range.clone(),
        function: PhantomData::<F>,
    };
    #[cfg(all(feature = "std", panic = "unwind"))]
    {
        // SAFETY: the caller's.
        let singly = || unsafe { super::singles_at::<F, Src, Snk>(level, src, snk, range) };
        if const { stack::is_large::<F>() } {
            return singly();
        }
        // SAFETY: the caller's.
        unsafe { run_lanes(level, blocks, singly) }
    }
    #[cfg(not(all(feature = "std", panic = "unwind")))]
    // SAFETY: the caller's.
    unsafe {
        run_lanes(level, blocks)
    }
}

/// `F` over a range, as [`run_at`] requires.
struct Blocks<F, Src, Snk> {
    src: Src,
    snk: Snk,
    range: Range<usize>,
    function: PhantomData<F>,
}

impl<F, Src, Snk> LaneTask for Blocks<F, Src, Snk>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    type Out = Result<(), ElementFault>;

    const STACK: usize = stack::of_function::<F>().saturating_mul(LANES);

    /// Whole blocks, and at most one block of which only some lanes execute.
    #[inline(always)]
    unsafe fn run<I: LaneFamily>(self) -> Result<(), ElementFault> {
        let Blocks { src, snk, range, .. } = self;
        let mut i = range.start;
        while I::WHOLE_BLOCKS && i < range.end && range.end - i >= LANES {
            // SAFETY: the caller's; the block lies within the range.
            unsafe { block::<I, F, Src, Snk>(src, snk, i, Mask::ALL)? };
            i += LANES;
        }
        while i < range.end {
            // SAFETY: the caller's; the executing lanes lie within the range.
            unsafe { block::<I, F, Src, Snk>(src, snk, i, Mask::first(range.end - i))? };
            // Saturates only if this was the last block.
            i = i.saturating_add(LANES);
        }
        Ok(())
    }
}

#[inline(always)]
unsafe fn block<I, F, Src, Snk>(src: Src, snk: Snk, i: usize, active: Mask) -> Result<(), ElementFault>
where
    I: LaneFamily,
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    let faults = LaneFaults::new();
    // SAFETY: the caller's.
    unsafe {
        let b = I::backend(active, &faults);
        let args: <F::Args as Lift>::On<I::On<'_>> = src.load(b, i);
        snk.store(b, i, F::eval(b, args));
    }
    stopped(&faults, i)
}

/// The fault of the lowest element of the block that begins at `i`, if there is one.
#[inline(always)]
fn stopped(faults: &LaneFaults, i: usize) -> Result<(), ElementFault> {
    match faults.lowest() {
        None => Ok(()),
        Some((lane, fault)) => Err(ElementFault {
            fault,
            element: i + lane as usize,
        }),
    }
}
