//! Scans as [`scan`](super::scan) orders them, and scans and reductions one element after the other.

use core::marker::PhantomData;
use core::ops::Range;

use super::family::{Family, Task, run_task};
use super::scan::{Prefix, SEGMENT};
use super::{ElementFault, Outputs, Sink, Source, stack};
use crate::dispatch::Level;
use crate::function::{Combine, Function};
use crate::lift::Lift;
use crate::scalar::ScalarBackend;
use crate::scalar::fault::{Watch, caught};

/// As [`totals_at`](super::totals_at).
///
/// # Errors
///
/// As [`totals_at`](super::totals_at).
///
/// # Safety
///
/// As [`totals_at`](super::totals_at).
pub(super) unsafe fn totals_at<C, Src>(
    level: Level,
    src: Src,
    range: Range<usize>,
    totals: Outputs<C::Out>,
) -> Result<(), ElementFault>
where
    C: Combine,
    Src: Source<C::Out>,
{
    caught(range, |range, watch| {
        let task = Totals {
            src,
            range,
            totals,
            watch,
            function: PhantomData::<C>,
        };
        // SAFETY: the caller's: a window begins with a segment.
        unsafe { run_task(level, task) }
    })
}

/// As [`prefix_at`](super::prefix_at).
///
/// # Errors
///
/// As [`prefix_at`](super::prefix_at).
///
/// # Safety
///
/// As [`prefix_at`](super::prefix_at).
pub(super) unsafe fn prefix_at<C, Src, Snk>(
    level: Level,
    src: Prefix<C::Out, Src>,
    snk: Snk,
    range: Range<usize>,
) -> Result<(), ElementFault>
where
    C: Combine,
    Src: Source<C::Out>,
    Snk: Sink<C::Out>,
{
    caught(range, |range, watch| {
        let task = Prefixes {
            src,
            snk,
            range,
            watch,
            function: PhantomData::<C>,
        };
        // SAFETY: the caller's: a window begins with a segment.
        unsafe { run_task(level, task) }
    })
}

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
    caught(0..n, |range, watch| {
        let task = Serial {
            src,
            snk,
            range,
            last,
            watch,
            functions: PhantomData::<(F, C)>,
        };
        // SAFETY: the caller's.
        unsafe { run_task(level, task) }
    })
}

/// Combines what lies at `place` with `x`.
///
/// # Safety
///
/// The place has a value, and may be written.
#[inline(always)]
unsafe fn add<C: Combine, B: ScalarBackend>(b: B, place: *mut C::Out, x: C::Out) {
    // SAFETY: the caller's.
    unsafe {
        let both = (<C::Out as Lift>::lift(b, *place), <C::Out as Lift>::lift(b, x));
        place.write(<C::Out as Lift>::lower(b, C::eval(b, both)));
    }
}

struct Totals<C: Function, Src> {
    src: Src,
    range: Range<usize>,
    totals: Outputs<C::Out>,
    watch: Watch,
    function: PhantomData<C>,
}

impl<C: Combine, Src: Source<C::Out>> Task for Totals<C, Src> {
    type Out = ();

    const STACK: usize = stack::of_function::<C>();

    #[inline(always)]
    unsafe fn run<I: Family>(self) {
        let mut cursor = self.src.cursor(self.range.start);
        for i in self.range.clone() {
            // SAFETY: the caller's: a total for each segment, and its first element is written before others come.
            unsafe {
                let b = I::single().at(self.watch.site(i - self.range.start));
                let total = self.totals.0.wrapping_add(i / SEGMENT);
                let x = self.src.next(&mut cursor, i);
                match i.is_multiple_of(SEGMENT) {
                    true => total.write(x),
                    false => add::<C, _>(b, total, x),
                }
            }
            if self.watch.stops() {
                return;
            }
        }
    }
}

struct Prefixes<C: Function, Src, Snk> {
    src: Prefix<C::Out, Src>,
    snk: Snk,
    range: Range<usize>,
    watch: Watch,
    function: PhantomData<C>,
}

impl<C: Combine, Src: Source<C::Out>, Snk: Sink<C::Out>> Task for Prefixes<C, Src, Snk> {
    type Out = ();

    const STACK: usize = stack::of_function::<C>();

    #[inline(always)]
    unsafe fn run<I: Family>(self) {
        let Prefix { src, carries } = self.src;
        let mut cursor = src.cursor(self.range.start);
        let mut value = core::mem::MaybeUninit::<C::Out>::uninit();
        for i in self.range.clone() {
            // SAFETY: the caller's: a carry for each segment but the first; the first element of a segment writes the value.
            unsafe {
                let b = I::single().at(self.watch.site(i - self.range.start));
                let x = src.next(&mut cursor, i);
                match i.is_multiple_of(SEGMENT) {
                    true => {
                        value.write(x);
                    }
                    false => add::<C, _>(b, value.as_mut_ptr(), x),
                }
                if self.watch.stops() {
                    return;
                }
                match (i / SEGMENT).checked_sub(1) {
                    None => self.snk.put(i, value.assume_init_read()),
                    Some(before) => {
                        let mut whole = carries.add(before).read();
                        add::<C, _>(b, &raw mut whole, value.assume_init_read());
                        self.snk.put(i, whole);
                    }
                }
            }
        }
    }
}

struct Serial<F: Function, C, Src, Snk> {
    src: Src,
    snk: Snk,
    range: Range<usize>,
    last: Outputs<F::Out>,
    watch: Watch,
    functions: PhantomData<(F, C)>,
}

impl<F, C, Src, Snk> Task for Serial<F, C, Src, Snk>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
    Snk: Sink<C::Out>,
{
    type Out = ();

    const STACK: usize = stack::of_function::<F>().saturating_add(stack::of_function::<C>());

    #[inline(always)]
    unsafe fn run<I: Family>(self) {
        let mut cursor = self.src.cursor(self.range.start);
        for i in self.range.clone() {
            // SAFETY: the caller's; the first element of all writes the last value before others come.
            unsafe {
                let site = self.watch.site(i - self.range.start);
                let x = I::element::<F>(site, self.src.next(&mut cursor, i));
                match i {
                    0 => self.last.0.write(x),
                    _ => add::<C, _>(I::single().at(site), self.last.0, x),
                }
                if self.watch.stops() {
                    return;
                }
                self.snk.put(i, self.last.0.read());
            }
        }
    }
}
