//! Partials of scans.

use core::ops::Range;

use super::on_host;
use crate::device::arg::Form;
use crate::device::combine::in_series;
use crate::device::erased::Erased;
use crate::device::host::collect;
use crate::device::order::faults::{above, behind};
use crate::device::order::segments::kept;
use crate::device::order::{Prefixes, Tier, Tiers, climb, end_of};
use crate::device::output::Output;
use crate::device::partial::Partial;
use crate::device::room::room;
use crate::device::scan::totals_of;
use crate::device::strategy::Host;
use crate::device::{Backing, Device};
use crate::error::Error;
use crate::function::{Combine, Order, Same};
use crate::loops::{Elements, SEGMENT, Source};

/// Elements that are read at a time: what the caches hold.
pub(super) const BLOCK: usize = 1 << 16;
const _: () = assert!(BLOCK.is_multiple_of(SEGMENT * SEGMENT));

/// The [`Partial`] of `n` values, the first of which is at position `first`. The host combines them; elements of an accelerator are
/// copied there.
///
/// # Errors
///
/// As [`Scan::partial`](crate::device::Scan::partial).
pub(in crate::device) fn partial<C, A>(
    device: &Device,
    first: usize,
    n: usize,
    values: &A,
) -> Result<Partial<C, Prefixes>, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    match device.untrapped()? {
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
) -> Result<Partial<C, Prefixes>, Error>
where
    C: Combine<Out: Output>,
    Src: Source<(C::Out,)>,
{
    let range = first..end_of::<C>(first, n)?;
    if n == 0 {
        return Ok(Partial::empty(first));
    }
    if C::ORDER == Order::Serial {
        return match first {
            // SAFETY: the caller's.
            0 => unsafe { in_series::<Same<C::Out>, C, Src>(host.level, n, source) }
                .map(|value| Partial::in_series(n, value)),
            _ => Err(Error::SerialPartial { function: C::NAME }),
        };
    }
    let function = Erased::of::<Same<C::Out>, Src::Given>();
    let read = |positions: Range<usize>, values: &mut Vec<C::Out>| {
        let local = positions.start - first..positions.end - first;
        // SAFETY: the caller's; there is room for a block.
        unsafe { collect(host, &function, local, source, values) }
    };
    let mut block = room::<C::Out>(BLOCK.min(n))?;
    let mut totals = Vec::new();
    let run = Prefixes::above(&range);
    if let Some(segments) = &run {
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
    let mut tiers = vec![Tier {
        left: keep(left)?,
        right: keep(right)?,
        run: range.clone(),
    }];
    if let Some(run) = run {
        climb::<C, Prefixes>(host.level, run, totals, &mut tiers).map_err(above)?;
    }
    Ok(Partial::of(range, tiers))
}
