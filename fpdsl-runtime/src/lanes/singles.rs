//! A function over arrays one element at a time, and in whole blocks with single elements behind them.

use core::marker::PhantomData;
use core::ops::Range;

use super::family::{Family, Task, run_task, run_wide};
use super::run::block;
use super::{ElementFault, LANES, Mask, Sink, Source};
use crate::dispatch::Level;
use crate::function::Function;
use crate::lift::Lift;
use crate::scalar::{ScalarBackend, Site, fault::caught};

/// As [`run_at`](super::run_at), one element at a time: with real branches, as a loop over scalar calls.
///
/// # Errors
///
/// The fault of the lowest faulting element. The elements before it are written.
///
/// # Safety
///
/// As [`run_at`](super::run_at).
pub unsafe fn singles_at<F, Src, Snk>(
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
    let singles = Singles {
        src,
        snk,
        range,
        function: PhantomData::<F>,
    };
    // SAFETY: the caller's.
    caught(|| unsafe { run_task(level, singles) })
}

/// As [`run_at`](super::run_at), but elements behind the last whole block run one at a time, so that a body is compiled for lanes of
/// which all execute, and the mask vanishes. On a level without lanes all elements do.
///
/// # Errors
///
/// As [`run_at`](super::run_at).
///
/// # Safety
///
/// As [`run_at`](super::run_at).
pub unsafe fn whole_blocks_at<F, Src, Snk>(
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
    let blocks = WholeBlocks {
        src,
        snk,
        range: range.clone(),
        function: PhantomData::<F>,
    };
    // SAFETY: the caller's.
    let tail = match unsafe { run_wide(level, blocks) } {
        Some(done) => {
            done?;
            range.end - range.len() % LANES
        }
        None => range.start,
    };
    match tail == range.end {
        true => Ok(()),
        // SAFETY: the caller's.
        false => unsafe { singles_at::<F, Src, Snk>(level, src, snk, tail..range.end) },
    }
}

struct Singles<F, Src, Snk> {
    src: Src,
    snk: Snk,
    range: Range<usize>,
    function: PhantomData<F>,
}

impl<F, Src, Snk> Task for Singles<F, Src, Snk>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    type Out = ();

    #[inline(always)]
    unsafe fn run<I: Family>(self) {
        let Singles { src, snk, range, .. } = self;
        let mut cursor = src.cursor(range.start);
        for i in range {
            // SAFETY: the caller's.
            unsafe {
                let b = I::single().at(Site::of_element(i));
                let args = <F::Args as Lift>::lift(b, src.next(&mut cursor, i));
                snk.put(i, <F::Out as Lift>::lower(b, F::eval(b, args)));
            }
        }
    }
}

struct WholeBlocks<F, Src, Snk> {
    src: Src,
    snk: Snk,
    range: Range<usize>,
    function: PhantomData<F>,
}

impl<F, Src, Snk> Task for WholeBlocks<F, Src, Snk>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    type Out = Result<(), ElementFault>;

    #[inline(always)]
    unsafe fn run<I: Family>(self) -> Result<(), ElementFault> {
        let mut i = self.range.start;
        while self.range.end - i >= LANES {
            // SAFETY: the caller's; the block lies within the range.
            unsafe { block::<I, F, Src, Snk>(self.src, self.snk, i, Mask::ALL)? };
            i += LANES;
        }
        Ok(())
    }
}
