//! A function over arrays one element at a time.

use core::marker::PhantomData;
use core::ops::Range;

use super::family::{Family, Loop, loop_at};
use super::stack::{self, with_stack};
use super::{ElementFault, Sink, Source};
use crate::dispatch::Level;
use crate::function::Function;
use crate::scalar::{Site, fault::caught};

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
    // SAFETY: the caller's.
    unsafe {
        catching(
            loop_at::<Singles<F>, Elements<Src, Snk>>(level),
            <Singles<F> as Loop<Elements<Src, Snk>>>::STACK,
            (src, snk, range),
        )
    }
}

/// A source, a sink and a range of elements.
type Elements<Src, Snk> = (Src, Snk, Range<usize>);

/// The first fault of a loop.
///
/// # Safety
///
/// As the loop.
#[inline(never)]
unsafe fn catching<Src, Snk>(
    run: unsafe fn(Elements<Src, Snk>),
    stack: usize,
    (src, snk, range): Elements<Src, Snk>,
) -> Result<(), ElementFault>
where
    Src: Copy,
    Snk: Copy,
{
    // SAFETY: the caller's; sources and sinks are made for other threads.
    caught(range, |window| unsafe {
        with_stack(stack, || run((src, snk, window)))
    })
}

struct Singles<F>(PhantomData<F>);

impl<F, Src, Snk> Loop<Elements<Src, Snk>> for Singles<F>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    const STACK: usize = stack::of_function::<F>();

    #[inline(always)]
    unsafe fn run<I: Family>((src, snk, range): Elements<Src, Snk>) {
        let first = range.start;
        let mut cursor = src.cursor(first);
        for i in range {
            // SAFETY: the caller's.
            unsafe {
                let args = src.next(&mut cursor, i);
                snk.put(i, I::element::<F>(Site::of_element(i - first), args));
            }
        }
    }
}
