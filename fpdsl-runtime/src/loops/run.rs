//! A function over arrays.

use core::marker::PhantomData;
use core::ops::Range;

use super::family::{Family, Loop, loop_at};
use super::stack::{self, with_stack};
use super::{ElementFault, Sink, Source};
use crate::dispatch::{Level, level};
use crate::function::Function;
use crate::scalar::fault::{Watch, caught};

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
    unsafe {
        catching(
            loop_at::<Each<F>, Elements<Src, Snk>>(level),
            <Each<F> as Loop<Elements<Src, Snk>>>::STACK,
            (src, snk),
            range,
        )
    }
}

/// A source, a sink, a range of elements and who watches them.
type Elements<Src, Snk> = (Src, Snk, Range<usize>, Watch);

/// The first fault of a loop.
///
/// # Safety
///
/// As the loop.
#[inline(never)]
unsafe fn catching<Src, Snk>(
    run: unsafe fn(Elements<Src, Snk>),
    stack: usize,
    (src, snk): (Src, Snk),
    range: Range<usize>,
) -> Result<(), ElementFault>
where
    Src: Copy,
    Snk: Copy,
{
    // SAFETY: the caller's; sources and sinks are made for other threads.
    caught(range, |window, watch| unsafe {
        with_stack(stack, || run((src, snk, window, watch)))
    })
}

struct Each<F>(PhantomData<F>);

impl<F, Src, Snk> Loop<Elements<Src, Snk>> for Each<F>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    type Out = ();

    const STACK: usize = stack::of_function::<F>();

    #[inline(always)]
    unsafe fn run<I: Family>((src, snk, range, watch): Elements<Src, Snk>) {
        let first = range.start;
        let mut cursor = src.cursor(first);
        for i in range {
            // SAFETY: the caller's.
            unsafe {
                let args = src.next(&mut cursor, i);
                let result = I::element::<F>(watch.site(i - first), args);
                if watch.stops() {
                    return;
                }
                snk.put(i, result);
            }
        }
    }
}
