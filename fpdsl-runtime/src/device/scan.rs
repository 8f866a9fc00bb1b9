//! Scans: each result combines all elements up to its own, in one order.
//!
//! # The order
//!
//! The order is a function of the number of elements alone. For a function `op` of two values:
//!
//! ```text
//! scan(x):                                       # n elements
//!     for each segment of 16 consecutive elements, the last of which may have fewer:
//!         y[first] = x[first]
//!         for each i after the first: y[i] = op(y[i - 1], x[i])
//!     if n > 16:
//!         t[s] = y[the last element of segment s], for every segment      # that of the last one reaches no result
//!         before = scan(t)
//!         for i in 16 .. n: y[i] = op(before[i / 16 - 1], y[i])
//!     return y
//! ```
//!
//! Elements are combined with their neighbours and in sequence, so `op` must be associative apart from rounding, but not
//! commutative. The operations are these on every device, with any lanes, number of threads and block size, so the bits are the
//! same.
//!
//! With `order = "serial"` on `op` the order is that of the loop in a textbook: `y[0] = x[0]`, then
//! `y[i] = op(y[i - 1], x[i])`, on one thread of the host.
//!
//! # Faults
//!
//! [`Error::Fault`] has the smallest element that faults while combining within the segments. If there is none, it has 0 for a
//! fault among the values of the segments. Otherwise it has the smallest element that faults when combined with the elements before
//! its segment. In serial order it has the first element that faults.

use core::ops::Range;
use std::sync::Arc;

use super::accelerator::{Accelerator, Input, MapKernel};
use super::arg::{Arg, Form, FormOf};
use super::combine::identity;
use super::compiled::scan::{Carried, Totals};
use super::destination::Target;
use super::erased::Erased;
use super::few::Few;
use super::fold::{self, Behind, Carry, SEGMENT, Segment};
use super::into::{self, agreed_length, run_kernel_into};
use super::map::run_kernel;
use super::order::faults::above;
use super::output::{Mapped, Output};
use super::parts::{Wake, in_parts};
use super::room::room;
use super::streaming::Addresses;
use super::transfer::Transfer;
use super::{Backing, Device};
use crate::dispatch::{Level, environment_changed, level};
use crate::error::Error;
use crate::function::{Combine, Function, Order, Same};
use crate::ir::Kernel;
use crate::loops::given::Itself;
use crate::loops::{
    CHUNK, ElementFault, Elements, Outputs, Prefix, Sink, Source, prefix_at, run_at, serial_at, totals_at,
};
use crate::trace::trace;

/// Combines each element of `values`, of which there are `n`, with all before it.
///
/// # Errors
///
/// As [`Scan::run`](super::Scan::run).
pub(super) fn inclusive<C, A>(device: &Device, n: usize, values: &A) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    match device.untrapped()? {
        // SAFETY: there are `n` values, and devices are made with levels that the CPU has.
        Backing::Host(host) => unsafe { on_host::<C, A>(host.level, n, values) },
        Backing::Accelerator(accelerator) => match C::ORDER {
            Order::Tree => whole::<C, A>(accelerator, n, values),
            Order::Serial => on_host_for::<C, A>(device, accelerator, n, values),
        },
    }
}

/// As [`inclusive`], into existing memory.
///
/// # Errors
///
/// As [`Scan::into`](super::Scan::into).
pub(super) fn write<C, A, D>(device: &Device, mut output: D, n: usize, values: &A) -> Result<(), Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
    D: Target<C::Out>,
{
    let mut rooms = Vec::new();
    output.room(&mut rooms);
    let n = agreed_length(C::NAME, Some(n), &rooms)?;
    match device.untrapped()? {
        Backing::Host(host) => {
            let sink = output.sink(C::NAME)?;
            // SAFETY: the arguments and the output agree on `n`, and the output is borrowed exclusively; devices are made with
            // levels that the CPU has.
            unsafe { all::<C, _, _>(host.level, n, values.source(C::NAME)?, sink) }
        }
        Backing::Accelerator(accelerator) => match C::ORDER {
            Order::Tree => {
                let mut output = Some(output);
                let mut last = |kernel: &MapKernel, inputs: &[Input<'_>]| match output.take() {
                    Some(output) => run_kernel_into::<C::Out, D>(accelerator, kernel, n, inputs, output),
                    None => Ok(()),
                };
                on_accelerator::<C, A, ()>(accelerator, n, values, &mut last)
            }
            Order::Serial => {
                let scanned = on_host_for::<C, A>(device, accelerator, n, values)?;
                copy_to(device, output, scanned)
            }
        },
    }
}

/// Copies results to where they belong.
pub(super) fn copy_to<T: Output, D: Target<T>>(
    device: &Device,
    output: D,
    results: T::Buffers,
) -> Result<(), Error> {
    into::write(
        device,
        output,
        &(results.form(),),
        &Erased::of::<Same<T>, Itself>(),
    )
}

/// Combines for each of `n` values all before it.
///
/// # Errors
///
/// As [`Exclusive::run`](super::Exclusive::run).
pub(super) fn exclusive<C, A>(device: &Device, n: usize, values: &A) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    let mut first = Few::new()?;
    identity::<C>(&mut first).map_err(|_| Error::NoIdentity { function: C::NAME })?;
    let before = n.saturating_sub(1);
    match device.untrapped()? {
        Backing::Host(host) => {
            let source = values.source(C::NAME)?;
            let mut room = C::Out::room(n)?;
            let sink = C::Out::sink(&mut room);
            // SAFETY: there are `n` values, and devices are made with levels that the CPU has. There is room for `n` results:
            // the first, and those before it. Once there is no fault, all are written.
            unsafe {
                if n > 0 {
                    let first = (Elements(first.places().0.cast_const()),);
                    let put = run_at::<Same<C::Out>, _, _>(host.level, first, sink, 0..1);
                    put.map_err(|ElementFault { fault, element }| Error::Fault { fault, element })?;
                    all::<C, _, _>(host.level, before, source, sink.behind(1))?;
                }
                Ok(C::Out::filled(room, n))
            }
        }
        Backing::Accelerator(accelerator) => {
            let scanned = match C::ORDER {
                Order::Tree => whole::<C, A>(accelerator, before, values)?,
                Order::Serial => {
                    let values = copied::<C, A>(accelerator, n, values)?;
                    // SAFETY: the buffers have `n` elements, and the CPU has the level in use.
                    unsafe { on_host::<C, _>(level(), before, &values)? }.on_device(device)?
                }
            };
            let kernel = MapKernel::of::<Behind<C, On<C>>>();
            fold::run_gathered::<C::Out, C::Out, _>(accelerator, &kernel, n, &[], &scanned.form())
        }
    }
}

/// # Safety
///
/// The values have `n` elements or more, and the CPU has `level`.
unsafe fn on_host<C, A>(level: Level, n: usize, values: &A) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    let source = values.source(C::NAME)?;
    let mut room = C::Out::room(n)?;
    // SAFETY: the caller's; there is room for `n` results. Once there is no fault, every result is written.
    unsafe {
        all::<C, _, _>(level, n, source, C::Out::sink(&mut room))?;
        Ok(C::Out::filled(room, n))
    }
}

/// # Safety
///
/// As [`in_segments`], also for no elements.
unsafe fn all<C, Src, Snk>(level: Level, n: usize, source: Src, sink: Snk) -> Result<(), Error>
where
    C: Combine,
    Src: Source<C::Out>,
    Snk: Sink<C::Out>,
{
    if n == 0 {
        return Ok(());
    }
    // SAFETY: the caller's.
    unsafe {
        match C::ORDER {
            Order::Tree => in_segments::<C, _, _>(level, n, source, sink),
            Order::Serial => in_series::<C, _, _>(level, n, source, sink),
        }
    }
}

/// # Safety
///
/// The source has and the sink has room for `n` elements, at least one, nothing else touches the room but the source, and the
/// CPU has `level`.
unsafe fn in_segments<C, Src, Snk>(level: Level, n: usize, source: Src, sink: Snk) -> Result<(), Error>
where
    C: Combine,
    Src: Source<C::Out>,
    Snk: Sink<C::Out>,
{
    let mut totals = Vec::new();
    if n > SEGMENT {
        // SAFETY: the caller's.
        totals = unsafe { totals_of::<C, Src>(level, n, source)? };
        let carries = Elements(totals.as_ptr());
        let to = Outputs(totals.as_mut_ptr());
        // A total is read before its place is written.
        // SAFETY: as many elements as there are totals.
        unsafe { scan_totals::<C>(level, totals.len(), carries, to)? };
    }
    let prefix = Prefix {
        src: source,
        carries: totals.as_ptr(),
    };
    // SAFETY: the caller's; there is a carry for each segment but the first.
    unsafe { prefixes::<C, Src, Snk>(level, 0..n, prefix, sink) }
}

/// Combines each element of a range, which begins with a segment, with all before it.
///
/// # Safety
///
/// As [`prefix_at`].
pub(super) unsafe fn prefixes<C, Src, Snk>(
    level: Level,
    range: Range<usize>,
    prefix: Prefix<C::Out, Src>,
    sink: Snk,
) -> Result<(), Error>
where
    C: Combine,
    Src: Source<C::Out>,
    Snk: Sink<C::Out>,
{
    let code = Carried::<C>::of(level, range.len());
    in_parts(range, CHUNK, Wake::Slow, &|range| {
        // SAFETY: the caller's; ranges do not overlap.
        unsafe {
            match &code {
                Some(code) => code.at(level, prefix, sink, range),
                None => prefix_at::<C, Src, Snk>(level, prefix, sink, range),
            }
        }
    })
}

/// The scan of the totals, in their place; a fault is that of no element.
///
/// # Safety
///
/// As [`in_segments`].
unsafe fn scan_totals<C: Combine>(
    level: Level,
    n: usize,
    from: Elements<C::Out>,
    to: Outputs<C::Out>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { in_segments::<C, Elements<C::Out>, Outputs<C::Out>>(level, n, from, to) }.map_err(above)
}

/// Combines the elements of each segment.
///
/// # Safety
///
/// As [`in_segments`].
pub(super) unsafe fn totals_of<C, Src>(level: Level, n: usize, source: Src) -> Result<Vec<C::Out>, Error>
where
    C: Combine,
    Src: Source<C::Out>,
{
    let segments = n.div_ceil(SEGMENT);
    let mut totals = room::<C::Out>(segments)?;
    let (code, to) = (Totals::<C>::of(level, n), Outputs(totals.as_mut_ptr()));
    in_parts(0..n, CHUNK, Wake::Slow, &|range| {
        // SAFETY: the caller's; ranges do not overlap, hence neither do their segments.
        unsafe {
            match &code {
                Some(code) => code.at(level, source, range, to),
                None => totals_at::<C, Src>(level, source, range, to),
            }
        }
    })?;
    // SAFETY: every segment has written its total.
    unsafe { totals.set_len(segments) };
    Ok(totals)
}

/// # Safety
///
/// As [`in_segments`].
unsafe fn in_series<C, Src, Snk>(level: Level, n: usize, source: Src, sink: Snk) -> Result<(), Error>
where
    C: Combine,
    Src: Source<C::Out>,
    Snk: Sink<C::Out>,
{
    if environment_changed() {
        return Err(Error::FloatEnvironment);
    }
    let mut last = Few::new()?;
    // SAFETY: the caller's; a source for one parameter is one for a list of one.
    let scanned = unsafe { serial_at::<Same<C::Out>, C, _, _>(level, (source,), sink, n, last.places()) };
    scanned.map_err(|ElementFault { fault, element }| Error::Fault { fault, element })
}

/// In serial order: one thread of a GPU would take longer than the way of the elements to the host and back.
fn on_host_for<C, A>(
    device: &Device,
    accelerator: &Arc<dyn Accelerator>,
    n: usize,
    values: &A,
) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    let values = copied::<C, A>(accelerator, n, values)?;
    // SAFETY: the buffers have `n` elements, and the CPU has the level in use.
    unsafe { on_host::<C, _>(level(), n, &values)? }.on_device(device)
}

/// The values on the host.
fn copied<C, A>(
    accelerator: &Arc<dyn Accelerator>,
    n: usize,
    values: &A,
) -> Result<FormOf<Mapped<C::Out>, C::Out>, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    let kernel = MapKernel::of::<Same<C::Out>>();
    let mut inputs = Vec::new();
    values.inputs(kernel.name, accelerator, &mut inputs)?;
    Ok(run_kernel::<C::Out>(accelerator, &kernel, n, &inputs)?
        .on_host()?
        .form())
}

/// The scan of the first `n` elements, in new buffers.
pub(super) fn whole<C, A>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    values: &A,
) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    let mut last = |kernel: &MapKernel, inputs: &[Input<'_>]| run_kernel::<C::Out>(device, kernel, n, inputs);
    on_accelerator::<C, A, _>(device, n, values, &mut last)
}

/// What runs the kernel that computes the results.
type Last<'a, R> = dyn FnMut(&MapKernel, &[Input<'_>]) -> Result<R, Error> + 'a;

/// The scan of the first `n` elements, of which `last` runs the last kernel.
fn on_accelerator<C, A, R>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    values: &A,
    last: &mut Last<'_, R>,
) -> Result<R, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    let kernel = MapKernel::of::<Segment<C, A::Anywhere>>();
    let mut inputs = vec![Input::Extent(n)];
    values.gathered(kernel.name, device, &mut inputs)?;
    if n <= SEGMENT {
        return last(&kernel, &inputs);
    }
    let prefixes = run_kernel::<C::Out>(device, &kernel, n, &inputs)?;
    let prefixes = prefixes.form();
    let totals = totals_on::<C>(device, n, &prefixes)?.form();
    let before = whole::<C, _>(device, n.div_ceil(SEGMENT), &totals)
        .map_err(above)?
        .form();
    let kernel = MapKernel::of::<Carry<C, On<C>>>();
    let mut inputs = vec![Input::Extent(n)];
    before.gathered(kernel.name, device, &mut inputs)?;
    prefixes.gathered(kernel.name, device, &mut inputs)?;
    last(&kernel, &inputs)
}

/// The parameters of a kernel for buffers of the values of `C`.
type On<C> = <Values<C> as Form<<C as Function>::Out>>::Anywhere;

/// The form of buffers of the values of `C`.
type Values<C> = FormOf<Mapped<<C as Function>::Out>, <C as Function>::Out>;

fn totals_on<C: Combine<Out: Output>>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    prefixes: &Values<C>,
) -> Result<Mapped<C::Out>, Error> {
    let kernel = MapKernel::of::<fold::Totals<C::Out, On<C>>>();
    fold::run_gathered::<C::Out, C::Out, _>(device, &kernel, n.div_ceil(SEGMENT), &[n], prefixes)
}

/// The bodies of the kernels that a scan runs for values of this form: prefixes within segments, the last of each, and what lies before a
/// segment combined with its prefixes. In serial order none is run.
pub(super) fn kernels<C: Combine<Out: Output>, A: Form<C::Out>>() -> [Kernel; 3] {
    [
        trace::<Segment<C, A::Anywhere>>(),
        trace::<fold::Totals<C::Out, On<C>>>(),
        trace::<Carry<C, On<C>>>(),
    ]
}
