//! Reductions by compiled code.
//!
//! The order is that of [`reduce`](crate::device::reduce()). The elements of a part are rows of a grid that has a column for each of the
//! 128 running values.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::{Code, found, run_all};
use crate::backend::Backend;
use crate::device::leading::{Leading, LeadingOn, Names, names};
use crate::dispatch::Level;
use crate::element::Placed;
use crate::function::{Combine, Function, InstanceName, Part};
use crate::lift::Lift;
use crate::loops::{ElementFault, LANES, Outputs, PART, Source, fold_at};
use crate::threads::with_stack;

/// Running values.
const ROW: usize = 128;

/// The running values of a thread. No vector of them lies in two lines of the caches.
#[repr(align(64))]
struct Row<T>([MaybeUninit<T>; ROW]);

/// Bytes of an element beyond which two are combined one at a time: its scalars lie too far apart for vectors.
const WIDEST: usize = 64;

/// Elements below which code is no faster than one at a time.
const FEWEST: usize = ROW;

/// A running value combined with what `F` makes of an element.
struct Running<F, C>(PhantomData<(F, C)>);

impl<F: Function, C> Running<F, C> {
    const NAMES: &'static Names = &names(["running"], F::PARAMS);
}

impl<F, C> Function for Running<F, C>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
{
    type Args = Leading<(C::Out,), F::Args>;
    type Out = C::Out;

    const NAME: &'static str =
        const { InstanceName::new("map_reduce", &[Part::Text(F::NAME), Part::Text(C::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = Self::NAMES.split_at(1 + F::PARAMS.len()).0;
    const SOURCE: &'static str = C::SOURCE;

    fn eval<B: Backend>(
        b: B,
        LeadingOn(((running,), args)): LeadingOn<B, (C::Out,), F::Args>,
    ) -> <C::Out as Lift>::On<B> {
        C::eval(b, (running, F::eval(b, args)))
    }
}

/// Running values of a row that become one.
const NARROWED: usize = ROW / LANES;

/// The tree of the running values of a whole row, as far as it is the same for all lanes.
struct Narrowed<C>(PhantomData<C>);

impl<C: Combine> Function for Narrowed<C> {
    type Args = Values<C::Out>;
    type Out = C::Out;

    const NAME: &'static str = const { InstanceName::new("narrow", &[Part::Text(C::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = &["a", "b", "c", "d", "e", "f", "g", "h"];
    const SOURCE: &'static str = C::SOURCE;

    fn eval<B: Backend>(
        b: B,
        (a0, a1, a2, a3, a4, a5, a6, a7): <Self::Args as Lift>::On<B>,
    ) -> <C::Out as Lift>::On<B> {
        let op = |x, y| C::eval(b, (x, y));
        let (a0, a1, a2, a3) = (op(a0, a4), op(a1, a5), op(a2, a6), op(a3, a7));
        let (a0, a1) = (op(a0, a2), op(a1, a3));
        op(a0, a1)
    }
}

/// One of each block of lanes.
type Values<T> = (T, T, T, T, T, T, T, T);
const _: () = assert!(NARROWED == 8);

/// The code of a reduction of `F` by `C`.
pub(in crate::device) struct Folding<F, C, S> {
    first: &'static dyn Code,
    further: &'static dyn Code,
    narrowed: &'static dyn Code,
    halves: &'static dyn Code,
    level: Level,
    source: S,
    functions: PhantomData<fn() -> (F, C)>,
}

impl<F, C, S> Folding<F, C, S>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    S: Source<F::Args>,
{
    /// The code for `n` elements, if there is any.
    pub(in crate::device) fn of(level: Level, n: usize, source: S) -> Option<Self> {
        if n < FEWEST || const { size_of::<C::Out>() > WIDEST } {
            return None;
        }
        let nowhere: *mut C::Out = core::ptr::dangling_mut();
        let first = found::<F>(level, n, &mut |inputs, outputs| {
            source.lay(inputs);
            outputs.array(nowhere);
        });
        let further = found::<Running<F, C>>(level, n, &mut |inputs, outputs| {
            inputs.columns(nowhere);
            source.lay(inputs);
            outputs.columns(nowhere);
        });
        let halves = found::<C>(level, n, &mut |inputs, outputs| {
            inputs.array(nowhere);
            inputs.array(nowhere);
            outputs.array(nowhere);
        });
        let narrowed = found::<Narrowed<C>>(level, n, &mut |inputs, outputs| {
            (0..NARROWED).for_each(|_| inputs.array(nowhere));
            outputs.array(nowhere);
        });
        Some(Folding {
            first: first?,
            further: further?,
            narrowed: narrowed?,
            halves: halves?,
            level,
            source,
            functions: PhantomData,
        })
    }

    /// As [`fold_at`].
    ///
    /// # Errors
    ///
    /// As [`fold_at`].
    ///
    /// # Safety
    ///
    /// As [`fold_at`].
    pub(in crate::device) unsafe fn fold_at(
        &self,
        range: Range<usize>,
        out: Outputs<C::Out>,
    ) -> Result<(), ElementFault> {
        struct Shared<T>(T);
        // SAFETY: sources and outputs are made for other threads, and this one waits for the other.
        unsafe impl<T> Send for Shared<T> {}

        let work = Shared((self, range, out));
        with_stack(2 * size_of::<Row<C::Out>>(), move || {
            let Shared((folding, range, out)) = { work };
            // SAFETY: the caller's.
            unsafe { folding.parts(range, out) }
        })
    }

    /// # Safety
    ///
    /// As [`fold_at`].
    unsafe fn parts(&self, range: Range<usize>, out: Outputs<C::Out>) -> Result<(), ElementFault> {
        let mut row = Row([const { MaybeUninit::<C::Out>::uninit() }; ROW]);
        let row = row.0.as_mut_ptr().cast::<C::Out>();
        let mut start = range.start;
        while start < range.end {
            let end = range.end.min(start + PART);
            // SAFETY: the caller's for the part.
            unsafe {
                match self.part(start..end, row) {
                    Some(values) => {
                        let to = out.0.wrapping_add(start / PART * LANES);
                        row.copy_to_nonoverlapping(to, values);
                    }
                    // One element at a time finds the fault.
                    None => fold_at::<F, C, S>(self.level, self.source, start..end, out)?,
                }
            }
            start = end;
        }
        Ok(())
    }

    /// The values of a part, which are the first of `row`: how many there are.
    ///
    /// # Safety
    ///
    /// As [`fold_at`] for the part, at least one element, and `row` has the places of a [`Row`].
    unsafe fn part(&self, part: Range<usize>, row: *mut C::Out) -> Option<usize> {
        let second = part.end.min(part.start + ROW);
        let mut len = second - part.start;
        // SAFETY: the caller's.
        unsafe {
            run_all(self.first, part.start..second, &mut |inputs, outputs| {
                self.source.lay(inputs);
                outputs.array(row.wrapping_sub(part.start));
            })
            .ok()?;
            if second < part.end {
                run_all(self.further, second..part.end, &mut |inputs, outputs| {
                    inputs.width(ROW);
                    inputs.columns(row);
                    self.source.lay(inputs);
                    outputs.columns(row);
                })
                .ok()?;
            }
            if len == ROW {
                run_all(self.narrowed, 0..LANES, &mut |inputs, outputs| {
                    (0..NARROWED).for_each(|k| inputs.array(row.wrapping_add(k * LANES)));
                    outputs.array(row);
                })
                .ok()?;
                len = LANES;
            }
            while len > LANES {
                len = self.halve(row, len)?;
            }
        }
        Some(len)
    }

    /// Combines the upper half of values with the lower one: how many are left.
    ///
    /// # Safety
    ///
    /// So many values, more than one, may be read and written.
    unsafe fn halve(&self, values: *mut C::Out, len: usize) -> Option<usize> {
        let half = len.next_power_of_two() / 2;
        // SAFETY: the caller's.
        unsafe {
            run_all(self.halves, 0..len - half, &mut |inputs, outputs| {
                inputs.array(values);
                inputs.array(values.wrapping_add(half));
                outputs.array(values);
            })
            .ok()?;
        }
        Some(half)
    }
}

/// [`Folding::fold_at`] where there is code, else [`fold_at`].
///
/// # Errors
///
/// As [`fold_at`].
///
/// # Safety
///
/// As [`fold_at`].
pub(in crate::device) unsafe fn fold_with<F, C, S>(
    code: Option<&Folding<F, C, S>>,
    level: Level,
    source: S,
    range: Range<usize>,
    out: Outputs<C::Out>,
) -> Result<(), ElementFault>
where
    F: Function,
    C: Combine<Out: Placed> + Function<Out = F::Out>,
    S: Source<F::Args>,
{
    // SAFETY: the caller's.
    unsafe {
        match code {
            Some(code) => code.fold_at(range, out),
            None => fold_at::<F, C, S>(level, source, range, out),
        }
    }
}
