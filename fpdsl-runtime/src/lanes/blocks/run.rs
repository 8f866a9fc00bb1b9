//! A function over arrays.

use core::marker::PhantomData;
use core::ops::Range;

use super::super::{ElementFault, LANES, LaneFaults, Mask, Sink, Source, stack};
use super::{Family, Task, run_task};
use crate::dispatch::Level;
use crate::function::Function;
use crate::lift::Lift;

/// # Safety
///
/// As [`lanes::run_at`](crate::lanes::run_at).
pub(in crate::lanes) unsafe fn run_at<F, Src, Snk>(
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
        range,
        function: PhantomData::<F>,
    };
    // SAFETY: the caller's.
    unsafe { run_task(level, blocks) }
}

/// `F` over a range, as [`run_at`] requires.
struct Blocks<F, Src, Snk> {
    src: Src,
    snk: Snk,
    range: Range<usize>,
    function: PhantomData<F>,
}

impl<F, Src, Snk> Task for Blocks<F, Src, Snk>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    type Out = Result<(), ElementFault>;

    const STACK: usize = stack::of_function::<F>().saturating_mul(LANES);

    /// Whole blocks, and at most one block of which only some lanes execute.
    #[inline(always)]
    unsafe fn run<I: Family>(self) -> Result<(), ElementFault> {
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
    I: Family,
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
