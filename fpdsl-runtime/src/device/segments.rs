//! Segments of an array, and groups of elements that share a key.

use core::ops::Range;
use std::sync::{Mutex, PoisonError};

use super::arg::{Arg, Form, Forms, GivenFor};
use super::combine::{elements_of, identity};
use super::compiled::fold::Folder;
use super::few::Few;
use super::fused::kernel;
use super::map::{map, map_accelerator};
use super::order::faults::{alone, moved};
use super::output::{Mapped, Output};
use super::parts::{Wake, in_parts};
use super::room::{room, zeroed};
use super::transfer::Transfer;
use super::{Backing, Buffer, Device};
use crate::backend::Backend;
use crate::dispatch::{Level, level};
use crate::element::Element;
use crate::error::Error;
use crate::fault::Site;
use crate::fault::{Fault, FaultKind};
use crate::function::{Combine, Function, Order, Same};
use crate::lift::Lift;
use crate::loops::{Key, Nowhere, Sink, Source, serial_at, stack};
use crate::slice::{Slice, SliceOn};
use crate::threads::with_stack;

/// Combines what `F` gives for the elements of each segment with `C`.
///
/// # Errors
///
/// As [`Reduction::segments`](super::Reduction::segments).
pub(super) fn segments<F, C, A>(device: &Device, offsets: &[usize], args: &A) -> Result<Mapped<C::Out>, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let n = elements_of::<F, C, A>(args)?;
    for segment in offsets.windows(2) {
        super::region::bounds(segment[0]..segment[1], n)?;
    }
    match device.untrapped()? {
        // SAFETY: offsets are within the elements, and devices are made with levels that the CPU has.
        Backing::Host(host) => unsafe { on_host::<F, C, _>(host.level, offsets, args.source(F::NAME)?) },
        Backing::Accelerator(accelerator) => {
            let kernel = kernel::<F, GivenFor<A, F::Args>>();
            let copy = map_accelerator::<F::Args, F::Out, _>(accelerator, &kernel, n, args)?;
            let copy = (copy.on_host()?.form(),);
            // SAFETY: as above.
            let reduced = unsafe { on_host::<Same<F::Out>, C, _>(level(), offsets, copy.source(C::NAME)?)? };
            reduced.on_device(device)
        }
    }
}

/// # Safety
///
/// The source has the elements of all segments, and the CPU has `level`.
unsafe fn on_host<F, C, Src>(level: Level, offsets: &[usize], source: Src) -> Result<Mapped<C::Out>, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    let n = offsets.len().saturating_sub(1);
    let mut room = C::Out::room(n)?;
    let sink = C::Out::sink(&mut room);
    let failed = Mutex::new(None::<(usize, Error)>);
    let run = |range: Range<usize>| {
        for segment in range {
            let elements = offsets[segment]..offsets[segment + 1];
            // SAFETY: the caller's; there is room for a value of each segment.
            if let Err(error) = unsafe { put::<F, C, Src, _>(level, elements, source, segment, sink) } {
                let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                if failed.as_ref().is_none_or(|&(first, _)| segment < first) {
                    *failed = Some((segment, error));
                }
                return;
            }
        }
    };
    // For a part at once, and not for each combination in it.
    let stack = 2 * (stack::of_function::<F>() + stack::of_function::<C>());
    let part = |range| {
        with_stack(stack, || run(range));
        Ok(())
    };
    in_parts(0..n, 1, Wake::Slow, &part)?;
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some((_, error)) => Err(error),
        // SAFETY: every segment has written its value.
        None => Ok(unsafe { C::Out::filled(room, n) }),
    }
}

/// The value of a segment goes to its place.
///
/// # Safety
///
/// As [`on_host`], for one segment.
unsafe fn put<F, C, Src, Snk>(
    level: Level,
    elements: Range<usize>,
    source: Src,
    segment: usize,
    sink: Snk,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
    Snk: Sink<C::Out>,
{
    let mut value = Few::new()?;
    // SAFETY: the caller's; what there is no error for is written.
    unsafe {
        segment_of::<F, C, Src>(level, elements, source, &mut value)?;
        sink.put(segment, value.first());
    }
    Ok(())
}

/// # Safety
///
/// As [`on_host`], for one segment.
unsafe fn segment_of<F, C, Src>(
    level: Level,
    elements: Range<usize>,
    source: Src,
    to: &mut Few<C::Out>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    let n = elements.len();
    if n == 0 {
        return identity::<C>(to);
    }
    let from = From {
        source,
        first: elements.start,
    };
    // SAFETY: the caller's.
    let reduced = unsafe {
        match C::ORDER {
            Order::Tree => Folder::of::<F, Src::Given, C>(level).reduce(n, from, to),
            Order::Serial => alone(serial_at::<F, C, _, _>(level, from, Nowhere, n, to.places())),
        }
    };
    reduced.map_err(|error| moved(error, |_| elements.start))
}

/// A source from some element on.
#[derive(Clone, Copy)]
struct From<S> {
    source: S,
    first: usize,
}

// SAFETY: reads what the source does, for the elements after the first.
unsafe impl<T: Lift, S: Source<T>> Source<T> for From<S> {
    type Given = S::Given;
    type Cursor = S::Cursor;

    #[inline(always)]
    fn cursor(self, i: usize) -> S::Cursor {
        self.source.cursor(self.first + i)
    }

    #[inline(always)]
    unsafe fn next(self, cursor: &mut S::Cursor, i: usize, site: Site) -> T {
        // SAFETY: the caller's.
        unsafe { self.source.next(cursor, self.first + i, site) }
    }

    fn stack(&self) -> usize {
        self.source.stack()
    }
}

/// Elements by the places that they belong to: see [`group`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Groups {
    /// The numbers of the elements, those of place 0 first, then those of place 1, ….
    pub order: Vec<usize>,
    /// The start of the elements of each place in `order`, and after the last place their number.
    pub offsets: Vec<usize>,
}

/// Sorts the numbers of elements by their `count` places, in ascending order within a place. It runs on the host.
///
/// With [`gather`] and [`Reduction::segments`](super::Reduction::segments) it is another way to combine scattered values: in the order
/// of [reductions](mod@super::reduce). The groups can be used again as long as the places stay the same.
///
/// # Errors
///
/// [`Error::Fault`] with the first element whose place is not below `count`, and [`Error::OutOfMemory`].
///
/// # Examples
///
/// ```
/// use fpdsl::reductions::group;
///
/// let groups = group(&[2_u32, 0, 2, 3], 4)?;
/// assert_eq!(groups.order, [1, 0, 2, 3]);
/// assert_eq!(groups.offsets, [0, 1, 1, 3, 4]);
/// # Ok::<(), fpdsl::Error>(())
/// ```
pub fn group<K: Key>(places: &[K], count: usize) -> Result<Groups, Error> {
    let mut offsets = zeroed::<usize>(count.saturating_add(1))?;
    for (element, place) in places.iter().enumerate() {
        let place = place.key();
        if place >= count {
            let (index, len) = (place as u64, count as u64);
            let fault = Fault {
                function: "group",
                kind: FaultKind::OutOfBounds { index, len },
            };
            return Err(Error::Fault { fault, element });
        }
        offsets[place + 1] += 1;
    }
    for place in 0..count {
        offsets[place + 1] += offsets[place];
    }
    let mut next = room(count)?;
    next.extend_from_slice(&offsets[..count]);
    let mut order = zeroed::<usize>(places.len())?;
    for (element, place) in places.iter().enumerate() {
        let at: &mut usize = &mut next[place.key()];
        order[*at] = element;
        *at += 1;
    }
    Ok(Groups { order, offsets })
}

/// The function `values[key]`.
struct Gathered<T>(core::marker::PhantomData<T>);

impl<T: Element> Function for Gathered<T> {
    type Args = (usize, Slice<T>);
    type Out = T;

    const NAME: &'static str = "gather";
    const PARAMS: &'static [&'static str] = &["key", "values"];
    const SOURCE: &'static str = "values[key]";

    fn eval<B: Backend>(b: B, (key, values): (B::Usize, SliceOn<B, T::On<B>>)) -> T::On<B> {
        let b = b.enter(Self::NAME);
        values.checked::<T>(b, key)
    }
}

/// Returns `values[key]` for each key, in a buffer of the device.
///
/// # Errors
///
/// [`Error::Fault`] with the first element whose key is not below the number of values; buffers of another device, and the device's
/// failures.
///
/// # Examples
///
/// ```
/// use fpdsl::Device;
/// use fpdsl::reductions::gather;
///
/// let picked = gather(&Device::host(), &[2, 0, 2], &[1.5, 2.5, 3.5])?;
/// assert_eq!(picked.to_vec()?, [3.5, 1.5, 3.5]);
/// # Ok::<(), fpdsl::Error>(())
/// ```
pub fn gather<T: Element>(
    device: &Device,
    keys: impl Arg<usize, Form: Form<usize>>,
    values: impl Arg<Slice<T>, Form: Form<Slice<T>>>,
) -> Result<Buffer<T>, Error> {
    map::<Gathered<T>, _>(device, &(keys.form(), values.form()))
}
