//! A function over arrays: blocks of sixteen, one choice of instructions per call.

use core::ops::Range;

use super::{ElementFault, LANES, LaneBackend, LaneFaults, Mask, Sink, Source};
use crate::dispatch::{Level, level};
use crate::function::Function;
use crate::lift::Lift;

/// A lane backend for any place where faults are noted.
trait Family {
    type On<'a>: LaneBackend;

    /// Whether bodies are fast enough for a test of the mask to show. Then whole blocks get a second copy of the body,
    /// in which the mask is a constant and vanishes.
    const WHOLE_BLOCKS: bool;

    /// # Safety
    ///
    /// The CPU has what the backend needs.
    unsafe fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_>;
}

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

/// As [`run`], with the lanes of a given level.
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
    // SAFETY: the caller's for the elements, the level for the features.
    unsafe {
        match level {
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => on_x86::avx512::<F, Src, Snk>(src, snk, range),
            #[cfg(target_arch = "x86_64")]
            Level::Fma => on_x86::fma::<F, Src, Snk>(src, snk, range),
            _ => portable::<F, Src, Snk>(src, snk, range),
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod on_x86 {
    use super::*;
    use crate::avx512::lanes::Avx512Lanes;
    use crate::lanes::ArrayLanes;
    use crate::portable::PortableFma;

    struct Avx512;

    impl Family for Avx512 {
        type On<'a> = Avx512Lanes<'a>;

        const WHOLE_BLOCKS: bool = true;

        #[inline(always)]
        unsafe fn backend(active: Mask, faults: &LaneFaults) -> Avx512Lanes<'_> {
            // SAFETY: the caller's.
            unsafe { Avx512Lanes::new(active, faults) }
        }
    }

    struct Fma;

    impl Family for Fma {
        type On<'a> = ArrayLanes<'a, PortableFma>;

        const WHOLE_BLOCKS: bool = true;

        #[inline(always)]
        unsafe fn backend(active: Mask, faults: &LaneFaults) -> ArrayLanes<'_, PortableFma> {
            // SAFETY: the caller's.
            ArrayLanes::new(unsafe { PortableFma::new() }, active, faults)
        }
    }

    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
    pub(super) unsafe fn avx512<F, Src, Snk>(
        src: Src,
        snk: Snk,
        range: Range<usize>,
    ) -> Result<(), ElementFault>
    where
        F: Function,
        Src: Source<F::Args>,
        Snk: Sink<F::Out>,
    {
        // SAFETY: the caller's for the elements; this function has the features.
        unsafe { blocks::<Avx512, F, Src, Snk>(src, snk, range) }
    }

    #[target_feature(enable = "avx2,fma")]
    pub(super) unsafe fn fma<F, Src, Snk>(src: Src, snk: Snk, range: Range<usize>) -> Result<(), ElementFault>
    where
        F: Function,
        Src: Source<F::Args>,
        Snk: Sink<F::Out>,
    {
        // SAFETY: as above.
        unsafe { blocks::<Fma, F, Src, Snk>(src, snk, range) }
    }
}

struct Portable;

impl Family for Portable {
    type On<'a> = super::ArrayLanes<'a, crate::portable::Portable>;

    const WHOLE_BLOCKS: bool = false;

    #[inline(always)]
    unsafe fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_> {
        super::ArrayLanes::new(crate::portable::Portable::new(), active, faults)
    }
}

#[inline(never)]
unsafe fn portable<F, Src, Snk>(src: Src, snk: Snk, range: Range<usize>) -> Result<(), ElementFault>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    // SAFETY: the caller's; this backend needs no features.
    unsafe { blocks::<Portable, F, Src, Snk>(src, snk, range) }
}

/// Whole blocks, and at most one block of which only some lanes execute.
#[inline(always)]
unsafe fn blocks<I, F, Src, Snk>(src: Src, snk: Snk, range: Range<usize>) -> Result<(), ElementFault>
where
    I: Family,
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
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
    match faults.lowest() {
        None => Ok(()),
        Some((lane, fault)) => Err(ElementFault {
            fault,
            element: i + lane as usize,
        }),
    }
}
