//! Reductions: all elements of an array combined into one value, in one order.
//!
//! # The order
//!
//! The order is a function of the number of elements alone. For a function `op` of two values and `x` of at least one element:
//!
//! ```text
//! reduce(x):
//!     while len(x) > 16:
//!         x = fold of the first 4096 elements, of the next 4096, ..., of the rest, one after the other
//!     return tree(x, 1)[0]
//!
//! fold(part):                                    # 1 to 4096 elements into up to 16
//!     k = min(128, len(part))
//!     a = part[0 .. k]
//!     for i in 128 .. len(part): a[i % 128] = op(a[i % 128], part[i])
//!     return tree(a, 16)
//!
//! tree(a, width):
//!     while len(a) > width:
//!         h = half of the smallest power of two that is not below len(a)
//!         for j in 0 .. len(a) - h: a[j] = op(a[j], a[j + h])
//!         a = a[0 .. h]
//!     return a
//! ```
//!
//! A single element is returned as it is. The operations are these on every device, with any vectors, number of threads and block
//! size, so the bits are the same. They combine elements that are not neighbours. The result is defined for every `op`, but it is
//! meaningful only if `op` is commutative and associative apart from rounding.
//!
//! With `order = "serial"` on `op` the order is that of the loop in a textbook: `r = x[0]`, then `r = op(r, x[i])` for each `i`
//! from 1. An accelerator then computes the elements, and the host combines them: one thread of a GPU would take longer than
//! copying the elements to the host.
//!
//! # Faults
//!
//! [`Error::Fault`] has the smallest element whose function faults. If only `op` faults, it has the first element
//! of the first part of 4096 in which that happened, or 0 if it happened among the values of parts or in serial order.

use core::any::TypeId;
use core::ops::Range;
use std::sync::Arc;

use super::accelerator::{Accelerator, Input, MapKernel};
use super::arg::{Arg, Form, Forms, GivenFor, count};
use super::compiled::fold::{Folder, Folding};
use super::erased::{Erased, MaybeCode, Work};
use super::few::Few;
use super::fold::Fold;
use super::fused::kernel;
use super::host::compute;
use super::map::{map_accelerator, run_kernel};
use super::output::{Mapped, Output};
use super::parts::{Wake, in_parts};
use super::room::room;
use super::strategy::Host;
use super::transfer::Transfer;
use super::{Backing, Device};
use crate::dispatch::{Level, ParameterList, environment_changed, level};
use crate::element::bytes_of;
use crate::error::Error;
use crate::function::{Combine, Function, Order, Same};
use crate::lift::Lift;
use crate::loops::given::{Given, Itself};
use crate::loops::plain::Plain;
use crate::loops::{
    ElementFault, Elements, LANES, Nowhere, Outputs, PART, Source, each, folded, serial_at, stack,
};
use crate::threads::with_stack;

/// The host combines fewer values than this faster than an accelerator starts.
const LEFT_TO_THE_HOST: usize = 4096;

/// Bytes of elements that are computed before they are combined: what the caches of a few cores hold.
const CHUNK: usize = 2 << 20;

/// Combines what `F` gives for all elements of the arguments.
///
/// # Errors
///
/// As [`Reduction::run`](super::Reduction::run).
pub(super) fn reduce<F, C, A>(device: &Device, args: &A) -> Result<C::Out, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let n = elements_of::<F, C, A>(args)?;
    let mut result = Few::new()?;
    reduce_to::<F, C, A>(device, n, args, &mut result)?;
    // SAFETY: there was no error, so it is written.
    Ok(unsafe { result.first() })
}

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

/// The result goes to `to`. The arguments agree on `n`.
pub(super) fn reduce_to<F, C, A>(
    device: &Device,
    n: usize,
    args: &A,
    to: &mut Few<C::Out>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    if n == 0 {
        return identity::<C>(to);
    }
    match device.backing() {
        // SAFETY: the arguments agree on `n`, and devices are made with levels that the CPU has.
        Backing::Host(host) => unsafe { on_host::<F, C, A>(*host, n, args, to) },
        Backing::Accelerator(accelerator) => on_accelerator::<F, C, A>(accelerator, n, args, to),
    }
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

/// # Safety
///
/// The array arguments have `n` elements, at least one, and the CPU has the host's level.
unsafe fn on_host<F, C, A>(host: Host, n: usize, args: &A, to: &mut Few<C::Out>) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let level = host.level;
    let source = args.source(F::NAME)?;
    let reduced = match C::ORDER {
        Order::Tree => {
            // A constant, so that a function is compiled for one of the two.
            if const { <GivenFor<A, F::Args> as Given<F::Args>>::IS_GATHER } {
                // SAFETY: the caller's.
                return unsafe { in_tree_of_gathered::<F, C, A>(host, n, source, to) };
            }
            // SAFETY: the caller's.
            unsafe { in_tree::<F, C, A::Source>(level, n, source, to) }
        }
        // SAFETY: the caller's; nothing is written but the result.
        Order::Serial => unsafe { alone(serial_at::<F, C, _, _>(level, source, Nowhere, n, to.places())) },
    };
    match reduced {
        Err(fault @ Error::Fault { .. }) => {
            // SAFETY: the caller's.
            let first = unsafe { first_fault::<F, A::Source>(level, 0..n, source) };
            Err(first.unwrap_or(fault))
        }
        other => other,
    }
}

/// The fault of the first element of `range` in which the function of the elements faults, if that is why a reduction has a fault.
///
/// # Safety
///
/// The source may be used for the range, and the CPU has `level`.
pub(super) unsafe fn first_fault<F, Src>(level: Level, range: Range<usize>, source: Src) -> Option<Error>
where
    F: Function,
    Src: Source<F::Args>,
{
    // SAFETY: the caller's.
    unsafe { fault_of(Plain::of::<F>(level), range, source) }
}

/// [`first_fault`] of a function whose code is given.
///
/// # Safety
///
/// As [`first_fault`].
unsafe fn fault_of<P, T, Src>(function: Plain<P, T>, range: Range<usize>, source: Src) -> Option<Error>
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

/// The result goes to `to`.
///
/// # Safety
///
/// As [`on_host`].
pub(super) unsafe fn in_tree<F, C, Src>(
    level: Level,
    n: usize,
    source: Src,
    to: &mut Few<C::Out>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    let (folder, above) = (
        Folder::of::<F, Src::Given, C>(level),
        Folder::of::<Same<C::Out>, Itself, C>(level),
    );
    // SAFETY: the caller's.
    unsafe { tree_of(&folder, &above, n, source, to) }
}

/// [`in_tree`] with functions as values: one for the elements, one for the values of parts.
///
/// # Safety
///
/// As [`in_tree`].
unsafe fn tree_of<P, T, Src>(
    folder: &Folder<P, T>,
    above: &Folder<(T,), T>,
    n: usize,
    source: Src,
    to: &mut Few<T>,
) -> Result<(), Error>
where
    P: ParameterList,
    T: Output,
    Src: Source<P>,
{
    if n <= PART {
        let (folding, out) = (Folding::of(folder, n, source), to.places());
        // SAFETY: the caller's; a part has up to as many values as there is room for.
        return unsafe {
            let done = folding.fold_at(0..n, out);
            alone(done.and_then(|()| folder.tree(out, folded(n))))
        };
    }
    // SAFETY: the caller's.
    unsafe {
        let values = folded_by(folder, 0..n, source)?;
        top_of(above, values, to)
    }
}

/// As [`in_tree`], for elements that may read where they like.
///
/// # Safety
///
/// As [`on_host`].
unsafe fn in_tree_of_gathered<F, C, A>(
    host: Host,
    n: usize,
    source: A::Source,
    to: &mut Few<C::Out>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    // SAFETY: the caller's.
    unsafe {
        let values = fold_gathered::<F, C, A::Source>(host, 0..n, source)?;
        top::<C>(host.level, values, to)
    }
}

/// The values of all parts of `range`, whose elements may read where they like. They are computed some parts at a time as `launch`
/// computes them, the way that is faster, and combined when they are in memory: next to what they take, the way through the caches
/// is short. The function is compiled once as for `launch`, and not for each place of a part.
///
/// # Safety
///
/// The source may be used for the range, and the CPU has the host's level.
pub(super) unsafe fn fold_gathered<F, C, Src>(
    host: Host,
    range: Range<usize>,
    source: Src,
) -> Result<Vec<C::Out>, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    let above = Folder::of::<Same<F::Out>, Itself, C>(host.level);
    // SAFETY: the caller's.
    unsafe { gathered_by(host, &Erased::of::<F, Src::Given>(), &above, range, source) }
}

/// [`fold_gathered`] with functions as values.
///
/// # Safety
///
/// As [`fold_gathered`].
unsafe fn gathered_by<P, T, Src>(
    host: Host,
    function: &Erased<P, T>,
    above: &Folder<(T,), T>,
    range: Range<usize>,
    source: Src,
) -> Result<Vec<T>, Error>
where
    P: ParameterList,
    T: Output,
    Src: Source<P>,
{
    let n = range.len();
    let chunk = (CHUNK / size_of::<T>().max(1) / PART * PART).max(PART);
    let mut elements = room::<T>(chunk.min(n))?;
    let mut values = room::<T>(folded(n))?;
    let out = values.as_mut_ptr();
    let computed = (Elements(elements.as_ptr()),);
    let folding = Folding::of(above, n, computed);
    for begin in (0..n).step_by(chunk) {
        let here = range.start + begin..range.start + n.min(begin + chunk);
        // SAFETY: the caller's; there is room for the elements.
        unsafe { computed_by(host, function, here.clone(), source, &mut elements)? };
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

/// Computes the elements of `range` into `room`, from its start on, the way that is faster.
///
/// # Safety
///
/// The source may be used for the range, `room` has room for as many elements, and the CPU has the host's level.
pub(super) unsafe fn compute_into<F, Src>(
    host: Host,
    range: Range<usize>,
    source: Src,
    room: &mut Vec<F::Out>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    Src: Source<F::Args>,
{
    // SAFETY: the caller's.
    unsafe { computed_by(host, &Erased::of::<F, Src::Given>(), range, source, room) }
}

/// [`compute_into`] with a function as a value.
///
/// # Safety
///
/// As [`compute_into`].
unsafe fn computed_by<P, T, Src>(
    host: Host,
    function: &Erased<P, T>,
    range: Range<usize>,
    source: Src,
    room: &mut Vec<T>,
) -> Result<(), Error>
where
    P: ParameterList,
    T: Output,
    Src: Source<P>,
{
    room.clear();
    let n = range.len();
    if n == 0 {
        return Ok(());
    }
    let sink = Outputs(room.as_mut_ptr().wrapping_sub(range.start));
    // SAFETY: the caller's.
    let elements = unsafe { function.elements(host.level, source, sink) };
    let work: &dyn Work = &elements;
    let part = |code: MaybeCode<'_>, range: Range<usize>| {
        // SAFETY: the caller's; there is room for the elements of the range, and parts do not overlap.
        unsafe { work.run(code, range) }
    };
    // SAFETY: the caller's; every element has been written once there is no fault.
    unsafe {
        compute(host, range, work, &part)?;
        room.set_len(n);
    }
    Ok(())
}

/// A fault of elements that are counted from another one on.
pub(super) fn behind(error: Error, first: usize) -> Error {
    match error {
        Error::Fault { fault, element } => Error::Fault {
            fault,
            element: first + element,
        },
        other => other,
    }
}

/// Combines the values of parts until one is left, which goes to `to`.
///
/// # Safety
///
/// There is a value, and the CPU has `level`.
pub(super) unsafe fn top<C: Combine<Out: Output>>(
    level: Level,
    values: Vec<C::Out>,
    to: &mut Few<C::Out>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { top_of(&Folder::of::<Same<C::Out>, Itself, C>(level), values, to) }
}

/// [`top`] with functions as values.
///
/// # Safety
///
/// As [`top`].
unsafe fn top_of<T: Output>(
    folder: &Folder<(T,), T>,
    mut values: Vec<T>,
    to: &mut Few<T>,
) -> Result<(), Error> {
    while values.len() > LANES {
        let source = (Elements(values.as_ptr()),);
        // SAFETY: the source has as many elements as the list.
        values = unsafe { folded_by(folder, 0..values.len(), source).map_err(above)? };
    }
    let out = Outputs(values.as_mut_ptr());
    // SAFETY: the list has as many values.
    alone(unsafe { folder.tree(out, values.len()) })?;
    to.keep(&values);
    Ok(())
}

/// The outcome of what ran on this thread alone, the faults without their places.
pub(super) fn alone<T>(outcome: Result<T, ElementFault>) -> Result<T, Error> {
    if environment_changed() {
        return Err(Error::FloatEnvironment);
    }
    outcome.map_err(|ElementFault { fault, .. }| Error::Fault { fault, element: 0 })
}

/// A fault among the values of parts is that of no element.
pub(super) fn above(error: Error) -> Error {
    match error {
        Error::Fault { fault, .. } => Error::Fault { fault, element: 0 },
        other => other,
    }
}

/// The values of all parts of `range`, which begins with one.
///
/// # Safety
///
/// The source may be used for the range, and the CPU has `level`.
pub(super) unsafe fn fold<F, C, Src>(
    level: Level,
    range: Range<usize>,
    source: Src,
) -> Result<Vec<C::Out>, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    // SAFETY: the caller's.
    unsafe { folded_by(&Folder::of::<F, Src::Given, C>(level), range, source) }
}

/// [`fold`] with functions as values.
///
/// # Safety
///
/// As [`fold`].
unsafe fn folded_by<P, T, Src>(
    folder: &Folder<P, T>,
    range: Range<usize>,
    source: Src,
) -> Result<Vec<T>, Error>
where
    P: ParameterList,
    T: Output,
    Src: Source<P>,
{
    let count = folded(range.len());
    let mut values = room::<T>(count)?;
    // The values of the first part are the first.
    let out = Outputs(values.as_mut_ptr().wrapping_sub(range.start / PART * LANES));
    let folding = Folding::of(folder, range.len(), source);
    let run = |range| {
        // SAFETY: the caller's; ranges begin with parts and do not overlap, hence neither do their values.
        unsafe { folding.fold_at(range, out) }
    };
    in_parts(range, PART, Wake::Slow, &run)?;
    // SAFETY: every part has written its values.
    unsafe { values.set_len(count) };
    Ok(values)
}

fn on_accelerator<F, C, A>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    args: &A,
    to: &mut Few<C::Out>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let combined = match C::ORDER {
        Order::Tree => fold_on::<F, C, A>(device, 0..n, args),
        Order::Serial => {
            let values =
                map_accelerator::<F::Args, F::Out, A>(device, &kernel::<F, GivenFor<A, F::Args>>(), n, args)?;
            return combine_on_host::<C>(n, values, to);
        }
    };
    let mut values = match combined {
        Err(Error::Fault { fault, element }) => {
            // The function of the elements, if that was it, has faulted in some element before.
            map_accelerator::<F::Args, F::Out, A>(device, &kernel::<F, GivenFor<A, F::Args>>(), n, args)?;
            return Err(Error::Fault {
                fault,
                element: element / LANES * PART,
            });
        }
        other => other?,
    };
    let mut left = folded(n);
    while left > LEFT_TO_THE_HOST {
        values = fold_on::<Same<F::Out>, C, _>(device, 0..left, &(values.form(),)).map_err(above)?;
        left = folded(left);
    }
    combine_on_host::<C>(left, values, to).map_err(above)
}

/// Combines few values, or values in serial order.
fn combine_on_host<C: Combine<Out: Output>>(
    n: usize,
    values: Mapped<C::Out>,
    to: &mut Few<C::Out>,
) -> Result<(), Error> {
    let values = values.on_host()?.form();
    let (level, source) = (level(), (values.source(C::NAME)?,));
    // SAFETY: the buffers have `n` elements, at least one, and the CPU has the level in use.
    unsafe {
        match C::ORDER {
            Order::Tree => in_tree::<Same<C::Out>, C, _>(level, n, source, to),
            Order::Serial => alone(serial_at::<Same<C::Out>, C, _, _>(
                level,
                source,
                Nowhere,
                n,
                to.places(),
            )),
        }
    }
}

/// The values of all parts of `range`, which begins with one, in buffers of the device.
pub(super) fn fold_on<F, C, A>(
    device: &Arc<dyn Accelerator>,
    range: Range<usize>,
    args: &A,
) -> Result<Mapped<C::Out>, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Form<F::Args>,
{
    let kernel = MapKernel::of::<Fold<F, C, A::Anywhere>>();
    parts_on::<F::Args, F::Out, A>(device, &kernel, range, args)
}

/// [`fold_on`] by the kernel of a fold.
fn parts_on<P, T, A>(
    device: &Arc<dyn Accelerator>,
    kernel: &MapKernel,
    range: Range<usize>,
    args: &A,
) -> Result<Mapped<T>, Error>
where
    P: Lift,
    T: Output,
    A: Form<P>,
{
    let count = folded(range.len());
    let mut inputs = vec![
        Input::Extent(count),
        Input::Value(bytes_of(&[range.start]).to_vec()),
        Input::Value(bytes_of(&[range.end]).to_vec()),
    ];
    args.gathered(kernel.name, device, &mut inputs)?;
    run_kernel::<T>(device, kernel, count, &inputs)
}
