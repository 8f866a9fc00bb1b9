//! What the host does to combine elements, with functions as values: it is compiled once for all that have such parameters and results.

use core::any::TypeId;
use core::ops::Range;

use super::arg::{Forms, count};
use super::compiled::fold::{Folder, Folding};
use super::erased::Erased;
use super::few::Few;
use super::host::collect;
use super::order::faults::{above, alone, behind};
use super::output::Output;
use super::parts::{Wake, in_parts};
use super::room::room;
use super::strategy::Host;
use crate::dispatch::Level;
use crate::element::Placed;
use crate::error::Error;
use crate::function::ParameterList;
use crate::function::{Combine, Function, Same};
use crate::lift::Lift;
use crate::loops::plain::Plain;
use crate::loops::{Elements, LANES, Nowhere, Outputs, PART, Source, each, folded, serial_at, stack};
use crate::threads::with_stack;

/// Bytes of elements that are computed before they are combined: what the caches of a few cores hold.
const CHUNK: usize = 2 << 20;

/// The number of elements that `C` combines, which are what `F` gives. If they are the arguments themselves, it is `C` that has errors.
pub(super) fn elements_of<F: Function, C: Combine, A: Forms<F::Args>>(args: &A) -> Result<usize, Error> {
    count::<F, A>(args).map_err(|error| match error {
        Error::LengthMismatch { expected, found, .. } if is_same::<F>() => Error::LengthMismatch {
            function: C::NAME,
            parameter: C::PARAMS[0],
            expected,
            found,
        },
        Error::NoLength { .. } if is_same::<F>() => Error::NoLength { function: C::NAME },
        other => other,
    })
}

/// Returns true for [`Same`].
pub(super) fn is_same<F: Function>() -> bool {
    TypeId::of::<F>() == TypeId::of::<Same<F::Out>>()
}

/// The result for no elements.
///
/// # Errors
///
/// [`Error::Empty`].
pub(super) fn identity<C: Combine<Out: Output>>(to: &mut Few<C::Out>) -> Result<(), Error> {
    with_stack(stack::of_values::<C::Out>(), || match C::identity() {
        Some(identity) => {
            to.keep(&[identity]);
            Ok(())
        }
        None => Err(Error::Empty { function: C::NAME }),
    })
}

/// The fault of the first element of `range` in which a function faults, if that is why a reduction has a fault.
///
/// # Safety
///
/// The source may be used for the range, and the CPU has the level of the code.
pub(super) unsafe fn first_fault<P, T, Src>(
    function: Plain<P, T>,
    range: Range<usize>,
    source: Src,
) -> Option<Error>
where
    P: ParameterList,
    T: Lift,
    Src: Source<P>,
{
    let wake = Wake::for_map(P::SHAPE.is_gather(), None, range.len());
    let run = |range| {
        // SAFETY: the caller's; nothing is written.
        unsafe { each(function, source, Nowhere, range) }
    };
    in_parts(range, LANES, wake, &run).err()
}

/// What `F` makes of `n` elements, at least one, combined one after the other: a list of one value, which may be a large one.
///
/// # Safety
///
/// The source has `n` elements, and the CPU has `level`.
pub(super) unsafe fn in_series<F, C, Src>(level: Level, n: usize, source: Src) -> Result<Vec<C::Out>, Error>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    let mut value = room(1)?;
    // SAFETY: the caller's. Once there is no fault, the value is written.
    unsafe {
        let last = Outputs(value.as_mut_ptr());
        alone(serial_at::<F, C, _, _>(level, source, Nowhere, n, last))?;
        value.set_len(1);
    }
    Ok(value)
}

/// [`in_series`] of values.
///
/// # Errors
///
/// [`Error::Empty`] if there are none.
pub(super) fn values_in_series<C: Combine>(level: Level, values: &[C::Out]) -> Result<Vec<C::Out>, Error> {
    if values.is_empty() {
        return Err(Error::Empty { function: C::NAME });
    }
    let source = (Elements(values.as_ptr()),);
    // SAFETY: the source has the values; levels are those that the CPU has.
    unsafe { in_series::<Same<C::Out>, C, _>(level, values.len(), source) }
}

impl<P: ParameterList, T: Placed> Folder<P, T> {
    /// Combines `n` elements in the order of [`reduce`](super::reduce). The result goes to `to`.
    ///
    /// # Safety
    ///
    /// The source has `n` elements, at least one, and the CPU has the folder's level.
    pub(super) unsafe fn reduce<Src: Source<P>>(
        &self,
        n: usize,
        source: Src,
        to: &mut Few<T>,
    ) -> Result<(), Error> {
        // SAFETY: the caller's; a part has up to as many values as there is room for.
        unsafe {
            if n <= PART {
                let (folding, out) = (Folding::of(self, n, source), to.places());
                let done = folding.fold_at(0..n, out);
                return alone(done.and_then(|()| self.tree(out, folded(n))));
            }
            self.above().top(self.fold(0..n, source)?, to)
        }
    }

    /// The values of all parts of `range`, which begins with one.
    ///
    /// # Safety
    ///
    /// The source may be used for the range, and the CPU has the folder's level.
    pub(super) unsafe fn fold<Src: Source<P>>(
        &self,
        range: Range<usize>,
        source: Src,
    ) -> Result<Vec<T>, Error> {
        let count = folded(range.len());
        let mut values = room::<T>(count)?;
        // The values of the first part are the first.
        let out = Outputs(values.as_mut_ptr().wrapping_sub(range.start / PART * LANES));
        let folding = Folding::of(self, range.len(), source);
        let run = |range| {
            // SAFETY: the caller's; ranges begin with parts and do not overlap, hence neither do their values.
            unsafe { folding.fold_at(range, out) }
        };
        in_parts(range, PART, Wake::Slow, &run)?;
        // SAFETY: every part has written its values.
        unsafe { values.set_len(count) };
        Ok(values)
    }
}

impl<T: Output> Folder<(T,), T> {
    /// The values of all parts of `range`, whose elements a function gives that may read where it likes. They are computed some parts at a
    /// time as `launch` computes them, the way that is faster, and combined when they are in memory: next to what they take, the way
    /// through the caches is short. The function is compiled once as for `launch`, and not for each place of a part.
    ///
    /// # Safety
    ///
    /// The source may be used for the range, and the CPU has the levels of the host and the folder.
    pub(super) unsafe fn fold_computed<P: ParameterList, Src: Source<P>>(
        &self,
        host: Host,
        function: &Erased<P, T>,
        range: Range<usize>,
        source: Src,
    ) -> Result<Vec<T>, Error> {
        let n = range.len();
        let chunk = (CHUNK / size_of::<T>().max(1) / PART * PART).max(PART);
        let mut elements = room::<T>(chunk.min(n))?;
        let mut values = room::<T>(folded(n))?;
        let out = values.as_mut_ptr();
        let computed = (Elements(elements.as_ptr()),);
        let folding = Folding::of(self, n, computed);
        for begin in (0..n).step_by(chunk) {
            let here = range.start + begin..range.start + n.min(begin + chunk);
            // SAFETY: the caller's; there is room for the elements.
            unsafe { collect(host, function, here.clone(), source, &mut elements)? };
            // SAFETY: there is room for the values of all parts, of which `begin` begins one.
            let out = Outputs(unsafe { out.add(begin / PART * LANES) });
            let run = |range| {
                // SAFETY: the elements have been computed; ranges begin with parts and do not overlap.
                unsafe { folding.fold_at(range, out) }
            };
            in_parts(0..here.len(), PART, Wake::Slow, &run).map_err(|error| behind(error, here.start))?;
        }
        // SAFETY: every part has written its values.
        unsafe { values.set_len(folded(n)) };
        Ok(values)
    }
}

impl<T: Placed> Folder<(T,), T> {
    /// Combines the values of parts until one is left, which goes to `to`.
    ///
    /// # Safety
    ///
    /// There is a value, and the CPU has the folder's level.
    pub(super) unsafe fn top(&self, mut values: Vec<T>, to: &mut Few<T>) -> Result<(), Error> {
        while values.len() > LANES {
            let source = (Elements(values.as_ptr()),);
            // SAFETY: the source has as many elements as the list.
            values = unsafe { self.fold(0..values.len(), source).map_err(above)? };
        }
        let out = Outputs(values.as_mut_ptr());
        // SAFETY: the list has as many values.
        alone(unsafe { self.tree(out, values.len()) })?;
        to.keep(&values);
        Ok(())
    }
}
