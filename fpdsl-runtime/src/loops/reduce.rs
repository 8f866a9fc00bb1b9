//! Reductions over arrays: parts of 4096 elements into sixteen values each.
//!
//! The order is that of [`device::reduce`](crate::device::reduce()): its 128 running values are eight rows of sixteen.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::family::{Family, Task, run_task};
use super::{ElementFault, Outputs, Source, stack};
use crate::dispatch::Level;
use crate::function::{Combine, Function};
use crate::lift::Lift;
use crate::scalar::ScalarBackend;
use crate::scalar::fault::{Watch, caught};

/// Elements that are combined into [`LANES`] values.
pub const PART: usize = 4096;

/// Values that a part is combined into, whatever computes them, so that results do not depend on the CPU.
pub const LANES: usize = 16;

/// Rows of so many running values.
const ROWS: usize = 8;

/// How many values a fold makes of `n`.
pub const fn folded(n: usize) -> usize {
    let rest = n % PART;
    n / PART * LANES + if rest < LANES { rest } else { LANES }
}

/// Combines what `F` makes of the elements of `range`, part by part from its start on, and stops at the first part with a fault.
/// The values of the part that begins with element `i` go to `out` from place `i / PART * LANES` on.
///
/// # Errors
///
/// The fault of the lowest lane in the first part that has one, with that part's first element.
///
/// # Safety
///
/// `src` may be used for all of `range`, and the values of its parts may be written, which nobody else reads or writes. `level` is
/// one of [`Level::available`].
pub unsafe fn fold_at<F, C, Src>(
    level: Level,
    src: Src,
    range: Range<usize>,
    out: Outputs<C::Out>,
) -> Result<(), ElementFault>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    caught(range, |range, watch| {
        let fold = Fold {
            src,
            range,
            out,
            watch,
            functions: PhantomData::<(F, C)>,
        };
        // SAFETY: the caller's: a window begins with a part.
        unsafe { run_task(level, fold) }
    })
}

/// Combines the first `len` values, up to [`LANES`], the upper half onto the lower one until one is left, which is the first.
///
/// # Errors
///
/// The fault of the lowest lane in the first half that has one.
///
/// # Safety
///
/// That many values may be read and written, and nobody else does. `level` is one of [`Level::available`].
pub unsafe fn tree_at<C: Combine>(
    level: Level,
    values: Outputs<C::Out>,
    len: usize,
) -> Result<(), ElementFault> {
    caught(0..len.min(1), |_, watch| {
        let tree = Tree {
            values,
            len,
            watch,
            function: PhantomData::<C>,
        };
        // SAFETY: the caller's.
        unsafe { run_task(level, tree) }
    })
}

struct Fold<F: Function, C, Src> {
    src: Src,
    range: Range<usize>,
    out: Outputs<F::Out>,
    watch: Watch,
    functions: PhantomData<(F, C)>,
}

impl<F, C, Src> Task for Fold<F, C, Src>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    type Out = ();

    const STACK: usize = stack::of_function::<F>().saturating_add(stack::of_function::<C>());

    /// Lane by lane: no value of one meets a value of another before the sixteen of a part are written, and so the first fault is that
    /// of the lowest lane.
    #[inline(always)]
    unsafe fn run<I: Family>(self) {
        let mut start = self.range.start;
        while start < self.range.end {
            let end = self.range.end.min(start + PART);
            for lane in 0..LANES.min(end - start) {
                // SAFETY: the caller's; the part lies within the range.
                unsafe {
                    let b = I::single().at(self.watch.site(start - self.range.start));
                    let value = self.lane(b, start + lane, end);
                    self.out.0.wrapping_add(start / PART * LANES + lane).write(value);
                }
                if self.watch.stops() {
                    return;
                }
            }
            start = end;
        }
    }
}

impl<F, C, Src> Fold<F, C, Src>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    /// Element `first` and every sixteenth after it.
    ///
    /// # Safety
    ///
    /// As [`fold_at`], for the elements from `first` to `end`, at least one.
    #[inline(always)]
    unsafe fn lane<B: ScalarBackend>(&self, b: B, first: usize, end: usize) -> F::Out {
        let mut values = [const { MaybeUninit::<F::Out>::uninit() }; ROWS];
        let at = values.as_mut_ptr().cast::<F::Out>();
        let mut count = 0;
        for i in (first..end).step_by(LANES) {
            // SAFETY: the caller's for the element; a place is written before it is read.
            unsafe {
                let mut cursor = self.src.cursor(i);
                let x = F::eval(b, <F::Args as Lift>::lift(b, self.src.next(&mut cursor, i)));
                let place = at.add(count % ROWS);
                let value = match count < ROWS {
                    true => x,
                    false => C::eval(b, (<F::Out as Lift>::lift(b, *place), x)),
                };
                place.write(<F::Out as Lift>::lower(b, value));
            }
            count += 1;
        }
        // SAFETY: so many are written, at least one.
        unsafe {
            halve::<C, B>(b, at, count.min(ROWS));
            *at
        }
    }
}

struct Tree<C: Function> {
    values: Outputs<C::Out>,
    len: usize,
    watch: Watch,
    function: PhantomData<C>,
}

impl<C: Combine> Task for Tree<C> {
    type Out = ();

    const STACK: usize = stack::of_function::<C>();

    #[inline(always)]
    unsafe fn run<I: Family>(self) {
        // SAFETY: the caller's.
        unsafe { halve::<C, _>(I::single().at(self.watch.site(0)), self.values.0, self.len) }
    }
}

/// The upper half onto the lower one, until one value is left.
///
/// # Safety
///
/// So many values may be read and written.
#[inline(always)]
unsafe fn halve<C: Combine, B: ScalarBackend>(b: B, values: *mut C::Out, mut len: usize) {
    while len > 1 {
        let half = len.next_power_of_two() / 2;
        for k in 0..len - half {
            // SAFETY: the caller's.
            unsafe {
                let (low, high) = (values.add(k), values.add(k + half));
                let both = (<C::Out as Lift>::lift(b, *low), <C::Out as Lift>::lift(b, *high));
                low.write(<C::Out as Lift>::lower(b, C::eval(b, both)));
            }
        }
        len = half;
    }
}
