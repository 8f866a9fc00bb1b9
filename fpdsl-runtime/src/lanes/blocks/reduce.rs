//! Reductions over arrays: the 128 running values of a part are eight blocks of lanes.

use core::marker::PhantomData;
use core::ops::Range;

use super::super::reduce::BLOCKS;
use super::super::{
    ElementFault, LANES, LaneBackend, LaneFaults, Mask, Outputs, PART, Source, Stored, stack,
};
use super::{Family, Task, run_task};
use crate::array::from_fn;
use crate::backend::State;
use crate::dispatch::Level;
use crate::function::{Combine, Function};
use crate::lift::Lift;

/// Elements that lie side by side before the first is combined with the next.
const ROW: usize = BLOCKS * LANES;

/// # Safety
///
/// As [`lanes::fold_at`](crate::lanes::fold_at).
pub(in crate::lanes) unsafe fn fold_at<F, C, Src>(
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
    let fold = Fold {
        src,
        range,
        out,
        functions: PhantomData::<(F, C)>,
    };
    // SAFETY: the caller's.
    unsafe { run_task(level, fold) }
}

/// # Safety
///
/// As [`lanes::tree_at`](crate::lanes::tree_at).
pub(in crate::lanes) unsafe fn tree_at<C: Combine>(
    level: Level,
    values: Outputs<C::Out>,
    len: usize,
) -> Result<(), ElementFault> {
    let tree = Tree {
        values,
        len,
        function: PhantomData::<C>,
    };
    // SAFETY: the caller's.
    unsafe { run_task(level, tree) }
}

struct Tree<C: Function> {
    values: Outputs<C::Out>,
    len: usize,
    function: PhantomData<C>,
}

impl<C: Combine> Task for Tree<C> {
    type Out = Result<(), ElementFault>;

    const STACK: usize = stack::of_function::<C>().saturating_mul(LANES);

    #[inline(always)]
    unsafe fn run<I: Family>(self) -> Result<(), ElementFault> {
        let (at, stride) = (self.values.0, size_of::<C::Out>());
        let mut len = self.len;
        while len > 1 {
            let half = len.next_power_of_two() / 2;
            let faults = LaneFaults::new();
            // SAFETY: the caller's; the upper half has as many values as lanes execute, the lower at least as many.
            unsafe {
                let l = I::backend(Mask::first(len - half), &faults);
                let low = C::Out::load(l, at, stride);
                let high = C::Out::load(l, at.add(half), stride);
                C::Out::store(l, C::eval(l, (low, high)), at, stride);
            }
            if let Some((lane, fault)) = faults.lowest() {
                return Err(ElementFault {
                    fault,
                    element: lane as usize,
                });
            }
            len = half;
        }
        Ok(())
    }
}

struct Fold<F: Function, C, Src> {
    src: Src,
    range: Range<usize>,
    out: Outputs<F::Out>,
    functions: PhantomData<(F, C)>,
}

impl<F, C, Src> Task for Fold<F, C, Src>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    type Out = Result<(), ElementFault>;

    const STACK: usize = stack::of_function::<F>()
        .saturating_add(stack::of_function::<C>())
        .saturating_mul(LANES);

    #[inline(always)]
    unsafe fn run<I: Family>(self) -> Result<(), ElementFault> {
        let mut start = self.range.start;
        while start < self.range.end {
            let end = self.range.end.min(start + PART);
            let faults = LaneFaults::new();
            // SAFETY: the caller's; the part lies within the range.
            unsafe {
                let l = I::backend(Mask::ALL, &faults);
                let part = Part::<F, C, Src> {
                    src: self.src,
                    start,
                    end,
                    functions: PhantomData,
                };
                part.fold::<I, _>(l, self.out.0.wrapping_add(start / PART * LANES));
            }
            if let Some((_, fault)) = faults.lowest() {
                return Err(ElementFault {
                    fault,
                    element: start,
                });
            }
            start = end;
        }
        Ok(())
    }
}

/// A part, with at least one element.
struct Part<F, C, Src> {
    src: Src,
    start: usize,
    end: usize,
    functions: PhantomData<(F, C)>,
}

/// The running values of a part: block `k` of a row at place `k`.
type Running<F, L> = [<<F as Function>::Out as Lift>::On<L>; BLOCKS];

impl<F, C, Src> Part<F, C, Src>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    /// # Safety
    ///
    /// As [`fold_at`].
    #[inline(always)]
    unsafe fn fold<I: Family, L: LaneBackend>(&self, l: L, out: *mut F::Out) {
        // SAFETY: the caller's.
        unsafe {
            let mut values = self.first_row(l);
            let whole = self.start + (self.end - self.start) / ROW * ROW;
            let second = self.start + ROW;
            if second < whole {
                values = self.whole_rows::<I, L>(l, values, second..whole);
            }
            self.last_row(l, &mut values, whole.max(second));
            self.narrow(l, &mut values);
            let l = l.with_active(Mask::first(self.end - self.start));
            F::Out::store(l, values[0], out, size_of::<F::Out>());
        }
    }

    /// Elements `i`, `i + 1`, … in the executing lanes.
    ///
    /// # Safety
    ///
    /// They lie within the part.
    #[inline(always)]
    unsafe fn elements<L: LaneBackend>(&self, l: L, i: usize) -> <F::Out as Lift>::On<L> {
        // SAFETY: the caller's.
        F::eval(l, unsafe { self.src.load(l, i) })
    }

    /// # Safety
    ///
    /// As [`fold_at`].
    #[inline(always)]
    unsafe fn first_row<L: LaneBackend>(&self, l: L) -> Running<F, L> {
        let mut values = [State::zero(l); BLOCKS];
        for (k, value) in values.iter_mut().enumerate() {
            let i = self.start + k * LANES;
            if i < self.end {
                // SAFETY: the executing lanes lie within the part.
                *value = unsafe { self.elements(l.with_active(Mask::first(self.end - i)), i) };
            }
        }
        values
    }

    /// Rows in which all lanes execute.
    ///
    /// # Safety
    ///
    /// As [`fold_at`], for `rows` within the part.
    #[inline(always)]
    unsafe fn whole_rows<I: Family, L: LaneBackend>(
        &self,
        l: L,
        mut values: Running<F, L>,
        rows: Range<usize>,
    ) -> Running<F, L> {
        let mut row = rows.start;
        while row < rows.end {
            values = from_fn(
                #[inline(always)]
                |k| {
                    // SAFETY: the block lies within the rows.
                    let x = unsafe { self.elements(l, row + k * LANES) };
                    C::eval(l, (values[k], x))
                },
            );
            row += ROW;
        }
        values
    }

    /// The row from `row` on, as far as the part has one.
    ///
    /// # Safety
    ///
    /// As [`fold_at`].
    #[inline(always)]
    unsafe fn last_row<L: LaneBackend>(&self, l: L, values: &mut Running<F, L>, row: usize) {
        for (k, value) in values.iter_mut().enumerate() {
            let i = row + k * LANES;
            if i < self.end {
                let mut lanes = Mask::first(self.end - i);
                let active = l.with_active(lanes);
                // SAFETY: the executing lanes lie within the part.
                let x = unsafe { self.elements(active, i) };
                *value = State::merge(l, &mut lanes, C::eval(active, (*value, x)), *value);
            }
        }
    }

    /// The upper half onto the lower one, until one block is left.
    #[inline(always)]
    fn narrow<L: LaneBackend>(&self, l: L, values: &mut Running<F, L>) {
        let mut blocks = BLOCKS / 2;
        while blocks > 0 {
            for k in 0..blocks {
                let upper = self.start + (k + blocks) * LANES;
                if upper < self.end {
                    let mut lanes = Mask::first(self.end - upper);
                    let combined = C::eval(l.with_active(lanes), (values[k], values[k + blocks]));
                    values[k] = State::merge(l, &mut lanes, combined, values[k]);
                }
            }
            blocks /= 2;
        }
    }
}
