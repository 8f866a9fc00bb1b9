//! Reductions by compiled code.
//!
//! The order is that of [`reduce`](crate::device::reduce()). The elements of a part are rows of a grid that has a column for each of the
//! 128 running values.
//!
//! The recorded body combines a running value with what the mapped function makes of an element. Its code goes down some columns with
//! their values in registers, eight rows at a time, and then on to the next columns. What faults is computed again, one element at a
//! time (`loops/reduce.rs`), as are few elements, elements of many scalars, and all where there is no code.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::{Code, Lay, found, run_all};
use crate::backend::Backend;
use crate::device::accelerator::MapKernel;
use crate::device::fused::{Fused, kernel};
use crate::device::leading::{Leading, LeadingOn, Names, names};
use crate::dispatch::Level;
use crate::element::Placed;
use crate::function::ParameterList;
use crate::function::{Combine, Function, InstanceName, Part, Same};
use crate::lift::Lift;
use crate::loops::given::{Given, Itself};
use crate::loops::plain::{Plain, PlainPair};
use crate::loops::{ElementFault, LANES, Outputs, PART, Source, each, fold, tree};
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

/// The functions of a reduction, as values: what reduces is compiled once for all that have such parameters and results.
pub(in crate::device) struct Folder<P: ParameterList, T: Placed> {
    /// The bodies: of the elements, of a running value and an element, of eight values, of two.
    kernels: [MapKernel; 4],
    /// The body of a running value and a value.
    further: MapKernel,
    function: Plain<P, T>,
    combination: PlainPair<T>,
    level: Level,
}

impl<P: ParameterList, T: Placed> Folder<P, T> {
    /// Those of a reduction of `F`, of whose parameters kernels are given `G`, by `C`.
    pub(in crate::device) fn of<F, G, C>(level: Level) -> Self
    where
        F: Function<Args = P, Out = T>,
        G: Given<P>,
        C: Combine + Function<Out = T>,
    {
        // A constant, so that one of the two is compiled.
        let running = if const { G::IS_ITSELF } {
            MapKernel::of::<Running<F, C>>()
        } else {
            MapKernel::of::<Running<Fused<F, G>, C>>()
        };
        Folder {
            kernels: [
                kernel::<F, G>(),
                running,
                MapKernel::of::<Narrowed<C>>(),
                MapKernel::of::<C>(),
            ],
            further: MapKernel::of::<Running<Same<T>, C>>(),
            function: Plain::of::<F>(level),
            combination: Plain::of::<C>(level),
            level,
        }
    }

    /// Those of a reduction of what parts leave.
    pub(in crate::device) fn above(&self) -> Folder<(T,), T> {
        let [_, _, eight, two] = self.kernels;
        Folder {
            kernels: [MapKernel::of::<Same<T>>(), self.further, eight, two],
            further: self.further,
            function: Plain::of::<Same<T>>(self.level),
            combination: self.combination,
            level: self.level,
        }
    }

    /// Combines the elements of a range pair by pair.
    ///
    /// # Errors
    ///
    /// The fault of the lowest pair that has one.
    ///
    /// # Safety
    ///
    /// As [`run_at`](crate::loops::run_at).
    pub(in crate::device) unsafe fn pairs<S: Source<(T, T)>>(
        &self,
        source: S,
        sink: Outputs<T>,
        range: Range<usize>,
    ) -> Result<(), ElementFault> {
        // SAFETY: the caller's.
        unsafe { each(self.combination, source, sink, range) }
    }

    /// As [`tree`](tree()).
    ///
    /// # Errors
    ///
    /// As [`tree`](tree()).
    ///
    /// # Safety
    ///
    /// As [`tree`](tree()).
    pub(in crate::device) unsafe fn tree(&self, values: Outputs<T>, len: usize) -> Result<(), ElementFault> {
        // SAFETY: the caller's.
        unsafe { tree(self.combination, values.0, len) }
    }
}

impl<T: Placed> Folder<(T,), T> {
    /// Those of a reduction of values by `C`.
    pub(in crate::device) fn of_values<C: Combine + Function<Out = T>>(level: Level) -> Self {
        Folder::of::<Same<T>, Itself, C>(level)
    }
}

/// The code of a reduction for elements that lie as those of a source.
pub(in crate::device) struct Folding<'f, P: ParameterList, T: Placed, S> {
    folder: &'f Folder<P, T>,
    source: S,
    code: Option<[&'static dyn Code; 4]>,
}

impl<'f, P: ParameterList, T: Placed, S: Source<P>> Folding<'f, P, T, S> {
    /// That for `n` elements, compiled if it is worth it.
    pub(in crate::device) fn of(folder: &'f Folder<P, T>, n: usize, source: S) -> Self {
        let nowhere: *mut T = core::ptr::dangling_mut();
        let [elements, running, eight, two] = &folder.kernels;
        let found = |kernel: &MapKernel, lay: &mut Lay<'_>| found(kernel, folder.level, n, lay);
        let find = || {
            let first = found(elements, &mut |inputs, outputs| {
                source.lay(inputs);
                outputs.array(nowhere);
            });
            let further = found(running, &mut |inputs, outputs| {
                inputs.columns(nowhere);
                source.lay(inputs);
                outputs.columns(nowhere);
            });
            let halves = found(two, &mut |inputs, outputs| {
                inputs.array(nowhere);
                inputs.array(nowhere);
                outputs.array(nowhere);
            });
            let narrowed = found(eight, &mut |inputs, outputs| {
                (0..NARROWED).for_each(|_| inputs.array(nowhere));
                outputs.array(nowhere);
            });
            Some([first?, further?, narrowed?, halves?])
        };
        let is_short = n < FEWEST || const { size_of::<T>() > WIDEST };
        Folding {
            folder,
            source,
            code: if is_short { None } else { find() },
        }
    }

    /// As [`fold`], by code where there is any.
    ///
    /// # Errors
    ///
    /// As [`fold`].
    ///
    /// # Safety
    ///
    /// As [`fold`].
    pub(in crate::device) unsafe fn fold_at(
        &self,
        range: Range<usize>,
        out: Outputs<T>,
    ) -> Result<(), ElementFault> {
        struct Shared<T>(T);
        // SAFETY: sources and outputs are made for other threads, and this one waits for the other.
        unsafe impl<T> Send for Shared<T> {}

        let Some(code) = self.code else {
            // SAFETY: the caller's.
            return unsafe { self.single(range, out) };
        };
        let work = Shared((self, range, out));
        with_stack(2 * size_of::<Row<T>>(), move || {
            let Shared((folding, range, out)) = { work };
            // SAFETY: the caller's.
            unsafe { folding.parts(code, range, out) }
        })
    }

    /// One element at a time.
    ///
    /// # Safety
    ///
    /// As [`Folding::fold_at`].
    unsafe fn single(&self, range: Range<usize>, out: Outputs<T>) -> Result<(), ElementFault> {
        let Folder {
            function,
            combination,
            ..
        } = *self.folder;
        // SAFETY: the caller's.
        unsafe { fold(function, combination, self.source, range, out) }
    }

    /// # Safety
    ///
    /// As [`Folding::fold_at`].
    unsafe fn parts(
        &self,
        code: [&'static dyn Code; 4],
        range: Range<usize>,
        out: Outputs<T>,
    ) -> Result<(), ElementFault> {
        let mut row = Row([const { MaybeUninit::<T>::uninit() }; ROW]);
        let row = row.0.as_mut_ptr().cast::<T>();
        let mut start = range.start;
        while start < range.end {
            let end = range.end.min(start + PART);
            // SAFETY: the caller's for the part.
            unsafe {
                match self.part(code, start..end, row) {
                    Some(values) => {
                        let to = out.0.wrapping_add(start / PART * LANES);
                        row.copy_to_nonoverlapping(to, values);
                    }
                    // One element at a time finds the fault.
                    None => self.single(start..end, out)?,
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
    /// As [`Folding::fold_at`] for the part, at least one element, and `row` has the places of a [`Row`].
    unsafe fn part(
        &self,
        [first, further, narrowed, halves]: [&'static dyn Code; 4],
        part: Range<usize>,
        row: *mut T,
    ) -> Option<usize> {
        let second = part.end.min(part.start + ROW);
        let mut len = second - part.start;
        // SAFETY: the caller's.
        unsafe {
            run_all(first, part.start..second, &mut |inputs, outputs| {
                self.source.lay(inputs);
                outputs.array(row.wrapping_sub(part.start));
            })
            .ok()?;
            if second < part.end {
                run_all(further, second..part.end, &mut |inputs, outputs| {
                    inputs.width(ROW);
                    inputs.columns(row);
                    self.source.lay(inputs);
                    outputs.columns(row);
                })
                .ok()?;
            }
            if len == ROW {
                run_all(narrowed, 0..LANES, &mut |inputs, outputs| {
                    (0..NARROWED).for_each(|k| inputs.array(row.wrapping_add(k * LANES)));
                    outputs.array(row);
                })
                .ok()?;
                len = LANES;
            }
            while len > LANES {
                len = halve(halves, row, len)?;
            }
        }
        Some(len)
    }
}

/// Combines the upper half of values with the lower one: how many are left.
///
/// # Safety
///
/// This many values, more than one, may be read and written.
unsafe fn halve<T: Placed>(code: &dyn Code, values: *mut T, len: usize) -> Option<usize> {
    let half = len.next_power_of_two() / 2;
    // SAFETY: the caller's.
    unsafe {
        run_all(code, 0..len - half, &mut |inputs, outputs| {
            inputs.array(values);
            inputs.array(values.wrapping_add(half));
            outputs.array(values);
        })
        .ok()?;
    }
    Some(half)
}
