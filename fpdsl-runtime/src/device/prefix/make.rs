//! What is kept of the elements of a range.

use core::ops::Range;

use super::level::{above, kept};
use super::{ScanPartial, on_host};
use crate::device::arg::Form;
use crate::device::combine::in_series;
use crate::device::erased::Erased;
use crate::device::host::collect;
use crate::device::order::faults::{self, behind};
use crate::device::output::Output;
use crate::device::partial::level::Level;
use crate::device::room::room;
use crate::device::scan::totals_of;
use crate::device::strategy::Host;
use crate::device::{Backing, Device};
use crate::dispatch;
use crate::error::Error;
use crate::function::{Combine, Order, Same};
use crate::loops::{Elements, SEGMENT, Source};

/// Elements that are read at a time: what the caches hold.
pub(super) const BLOCK: usize = 1 << 16;
const _: () = assert!(BLOCK.is_multiple_of(SEGMENT * SEGMENT));

/// The [`ScanPartial`] of `n` values, the first of which is at position `first`. The host combines them; elements of an accelerator are
/// copied there.
///
/// # Errors
///
/// As [`Scan::partial`](crate::device::Scan::partial).
pub(in crate::device) fn scan_partial<C, A>(
    device: &Device,
    first: usize,
    n: usize,
    values: &A,
) -> Result<ScanPartial<C>, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    match device.backing() {
        // SAFETY: there are `n` values, and devices are made with levels that the CPU has.
        Backing::Host(host) => unsafe { make::<C, _>(*host, first, n, (values.source(C::NAME)?,)) },
        Backing::Accelerator(_) => {
            let values = on_host::<C, A>(device, n, values)?;
            // SAFETY: as above, with the level in use.
            unsafe { make::<C, _>(Host::default(), first, n, (values.source(C::NAME)?,)) }
        }
    }
}

/// # Safety
///
/// The source has `n` elements, and the CPU has the host's level.
pub(super) unsafe fn make<C, Src>(
    host: Host,
    first: usize,
    n: usize,
    source: Src,
) -> Result<ScanPartial<C>, Error>
where
    C: Combine<Out: Output>,
    Src: Source<(C::Out,)>,
{
    let end = first.checked_add(n).filter(|&end| end <= isize::MAX as usize);
    let Some(end) = end else {
        return Err(Error::TooManyElements {
            function: C::NAME,
            first,
            len: n,
        });
    };
    if n == 0 {
        return Ok(ScanPartial::empty(first));
    }
    let range = first..end;
    let function = Erased::of::<Same<C::Out>, Src::Given>();
    let read = |positions: Range<usize>, values: &mut Vec<C::Out>| {
        let local = positions.start - first..positions.end - first;
        // SAFETY: the caller's; there is room for a block.
        unsafe { collect(host, &function, local, source, values) }
    };
    let mut block = room::<C::Out>(BLOCK.min(n))?;
    if C::ORDER == Order::Serial {
        if first > 0 {
            return Err(Error::SerialPartial { function: C::NAME });
        }
        // SAFETY: the caller's.
        let value = unsafe { in_series::<Same<C::Out>, C, Src>(host.level, n, source)? };
        return Ok(serial(range, value));
    }
    let mut totals = Vec::new();
    if let Some(segments) = above(&range) {
        totals = room(segments.len())?;
        let whole = segments.start * SEGMENT..segments.end * SEGMENT;
        for start in whole.clone().step_by(BLOCK) {
            let here = start..whole.end.min(start + BLOCK);
            read(here.clone(), &mut block)?;
            // SAFETY: as many elements as were read; the caller's for the level.
            let of_block = unsafe { totals_of::<C, _>(host.level, here.len(), Elements(block.as_ptr())) };
            totals.append(&mut of_block.map_err(|error| behind(error, start))?);
        }
    }
    let (left, right) = kept(&range);
    let mut keep = |positions: Range<usize>| {
        read(positions, &mut block)?;
        Ok::<_, Error>(block.clone())
    };
    let mut levels = vec![Level {
        left: keep(left)?,
        right: keep(right)?,
        run: range.clone(),
    }];
    climb::<C>(host.level, &range, totals, &mut levels).map_err(faults::above)?;
    Ok(ScanPartial { range, levels })
}

/// The partial of a function in serial order.
pub(super) fn serial<C: Combine>(range: Range<usize>, value: Vec<C::Out>) -> ScanPartial<C> {
    let level = Level {
        run: range.clone(),
        left: value,
        right: Vec::new(),
    };
    ScanPartial {
        range,
        levels: vec![level],
    }
}

/// The levels above the elements of a range, whose segments have these totals.
fn climb<C: Combine<Out: Output>>(
    host: dispatch::Level,
    range: &Range<usize>,
    mut values: Vec<C::Out>,
    levels: &mut Vec<Level<C::Out>>,
) -> Result<(), Error> {
    let mut next = above(range);
    while let Some(run) = next {
        let at = |positions: &Range<usize>| positions.start - run.start..positions.end - run.start;
        let (left, right) = kept(&run);
        levels.push(Level {
            left: values[at(&left)].to_vec(),
            right: values[at(&right)].to_vec(),
            run: run.clone(),
        });
        next = above(&run);
        if let Some(segments) = &next {
            let whole = &values[at(&(segments.start * SEGMENT..segments.end * SEGMENT))];
            // SAFETY: the source has the values; the caller's for the level.
            values = unsafe { totals_of::<C, _>(host, whole.len(), Elements(whole.as_ptr()))? };
        }
    }
    Ok(())
}
