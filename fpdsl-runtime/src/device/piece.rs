//! Some of the elements of a call: what one of several devices computes.

use core::ops::Range;

use super::arg::{Arg, Form, Forms, count, has};
use super::erased::Erased;
use super::fold::picked;
use super::host::collect;
use super::output::{Mapped, Output};
use super::parts::{Wake, in_parts};
use super::room::room;
use super::strategy::Host;
use super::transfer::Transfer;
use super::{Backing, Device};
use crate::error::Error;
use crate::function::{Function, Same};
use crate::loops::{CHUNK, Elements, Source, run_at};

/// The results for some elements of a call with these arguments, which are those of all.
///
/// # Errors
///
/// As [`Call::run`](super::Call::run); [`Error::Positions`] if there are no such elements. A fault has the position of its element among
/// all.
pub(super) fn piece<F, A>(device: &Device, range: Range<usize>, args: &A) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    within::<F, A>(&range, args)?;
    match device.untrapped()? {
        Backing::Host(host) => {
            let source = args.source(F::NAME)?;
            // SAFETY: the arguments have the elements, and devices are made with levels that the CPU has.
            let values = unsafe { values::<F, A::Source>(*host, range, source)? };
            buffers(*host, &values)
        }
        Backing::Accelerator(device) => picked::<F, A>(device, range, args),
    }
}

/// Refuses elements that a call with these arguments does not have. Returns how many it has.
pub(super) fn within<F: Function, A: Forms<F::Args>>(range: &Range<usize>, args: &A) -> Result<usize, Error> {
    let count = count::<F, A>(args)?;
    has(F::NAME, count, range)?;
    Ok(count)
}

/// The results for some elements on the host.
///
/// # Safety
///
/// The source may be used for the range, and the CPU has the host's level.
pub(super) unsafe fn values<F, Src>(
    host: Host,
    range: Range<usize>,
    source: Src,
) -> Result<Vec<F::Out>, Error>
where
    F: Function<Out: Output>,
    Src: Source<F::Args>,
{
    let mut values = room::<F::Out>(range.len())?;
    // SAFETY: the caller's; there is room for the elements.
    unsafe { collect(host, &Erased::of::<F, Src::Given>(), range, source, &mut values)? };
    Ok(values)
}

/// The values of buffers, of which there are `n`.
pub(super) fn rows<T: Output>(buffers: Mapped<T>, n: usize) -> Result<Vec<T>, Error> {
    let buffers = buffers.on_host()?.form();
    let source = (buffers.source("values")?,);
    // SAFETY: the buffers have so many values, and the CPU has the level in use.
    unsafe { values::<Same<T>, _>(Host::default(), 0..n, source) }
}

/// Values as results of a call on the host.
pub(super) fn buffers<T: Output>(host: Host, values: &[T]) -> Result<Mapped<T>, Error> {
    let mut results = T::room(values.len())?;
    let sink = T::sink(&mut results);
    let source = (Elements(values.as_ptr()),);
    let copy = |range| {
        // SAFETY: there are as many values, and room for each; parts do not overlap; the CPU has the host's level.
        unsafe { run_at::<Same<T>, _, _>(host.level, source, sink, range) }
    };
    in_parts(0..values.len(), CHUNK, Wake::Not, &copy)?;
    // SAFETY: every value has been written.
    Ok(unsafe { T::filled(results, values.len()) })
}
