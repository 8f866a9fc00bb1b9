//! A function over arrays.

use core::ops::Range;

use super::plain::Plain;
use super::stack::with_stack;
use super::{ElementFault, Sink, Source};
use crate::dispatch::{Level, level};
use crate::fault::site::{Watch, caught};
use crate::function::Function;
use crate::function::ParameterList;
use crate::lift::Lift;

/// Evaluates `F` for the elements of `range`, in order, and stops at the first that faults: elements before it are
/// written, it and later ones are not.
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
    unsafe { each(Plain::of::<F>(level), src, snk, range) }
}

/// As [`run_at`], of a function whose code is given.
///
/// # Errors
///
/// As [`run`].
///
/// # Safety
///
/// As [`run`], and the CPU has the level of the code.
#[inline(never)]
pub(crate) unsafe fn each<P, O, Src, Snk>(
    function: Plain<P, O>,
    src: Src,
    snk: Snk,
    range: Range<usize>,
) -> Result<(), ElementFault>
where
    P: ParameterList,
    O: Lift,
    Src: Source<P>,
    Snk: Sink<O>,
{
    // SAFETY: the caller's; sources and sinks are made for other threads.
    caught(range, &mut |window, watch| unsafe {
        let stack = function.stack.saturating_add(src.stack());
        with_stack(stack, || match (src.adjacent(), snk.adjacent()) {
            (Some(src), Some(snk)) => elements(function, src, snk, window, watch),
            _ => elements(function, src, snk, window, watch),
        });
    })
}

/// # Safety
///
/// As [`each`].
#[inline(always)]
unsafe fn elements<P, O, Src, Snk>(
    function: Plain<P, O>,
    src: Src,
    snk: Snk,
    range: Range<usize>,
    watch: Watch,
) where
    P: ParameterList,
    O: Lift,
    Src: Source<P>,
    Snk: Sink<O>,
{
    let first = range.start;
    let mut cursor = src.cursor(first);
    for i in range {
        // SAFETY: the caller's.
        unsafe {
            let site = watch.site(i - first);
            let args = src.next(&mut cursor, i, site);
            if watch.stops() {
                return;
            }
            let result = function.call(site, args);
            if watch.stops() {
                return;
            }
            snk.put(i, result);
        }
    }
}
