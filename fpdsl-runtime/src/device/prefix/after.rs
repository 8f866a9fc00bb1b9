//! Scans of elements behind others.

use super::make::{BLOCK, make};
use super::on_host;
use crate::device::arg::Form;
use crate::device::combine::values_in_series;
use crate::device::erased::Erased;
use crate::device::few::Few;
use crate::device::host::collect;
use crate::device::order::faults::{above, alone, behind, moved};
use crate::device::order::segments::Known;
use crate::device::order::{Prefixes, Tier};
use crate::device::output::{Mapped, Output};
use crate::device::partial::Partial;
use crate::device::parts::{Wake, in_parts};
use crate::device::room::room;
use crate::device::scan::{self, totals_of};
use crate::device::strategy::Host;
use crate::device::streaming::Addresses;
use crate::device::transfer::Transfer;
use crate::device::{Backing, Device};
use crate::dispatch;
use crate::error::Error;
use crate::function::{Combine, Order, Same};
use crate::loops::{CHUNK, Elements, Outputs, Prefix, SEGMENT, Source, run_at, serial_at};

/// Combines each of `n` values with all before it: those of `values` and those of `before`. Leaves what is known of all elements in
/// `before`. The host combines them; elements of an accelerator are copied there, and the results back.
///
/// # Errors
///
/// As [`Scan::after`](crate::device::Scan::after).
pub(in crate::device) fn following<C, A>(
    device: &Device,
    before: &mut Partial<C, Prefixes>,
    n: usize,
    values: &A,
) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    before.check_start()?;
    match device.untrapped()? {
        // SAFETY: there are `n` values, and devices are made with levels that the CPU has.
        Backing::Host(host) => unsafe { blocks::<C, _>(*host, before, n, (values.source(C::NAME)?,)) },
        Backing::Accelerator(_) => {
            let values = on_host::<C, A>(device, n, values)?;
            // SAFETY: as above, with the level in use.
            let scanned = unsafe { blocks::<C, _>(Host::default(), before, n, (values.source(C::NAME)?,)) };
            scanned?.on_device(device)
        }
    }
}

/// Block by block: a block is read, scanned and written while the caches hold it.
///
/// # Safety
///
/// The source has `n` elements, and the CPU has the host's level.
unsafe fn blocks<C, Src>(
    host: Host,
    before: &mut Partial<C, Prefixes>,
    n: usize,
    source: Src,
) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    Src: Source<(C::Out,)>,
{
    let level = host.level;
    let mut results = C::Out::room(n)?;
    let sink = C::Out::sink(&mut results);
    let function = Erased::of::<Same<C::Out>, Src::Given>();
    let mut block = room::<C::Out>(BLOCK.min(n))?;
    for start in (0..n).step_by(BLOCK) {
        let (first, end) = (before.range.end, n.min(start + BLOCK));
        // SAFETY: the caller's; there is room for a block.
        unsafe { collect(host, &function, start..end, source, &mut block)? };
        let (scanned, known) = match C::ORDER {
            Order::Tree => {
                let scanned = after::<C>(level, &before.tiers, 0, &block);
                let of_block = (Elements(block.as_ptr()),);
                // SAFETY: as many elements as were read; the caller's for the level.
                let known = unsafe { make::<C, _>(host, first, block.len(), of_block)? };
                (
                    scanned.map_err(|error| behind(error, first))?,
                    before.clone().merge(known)?,
                )
            }
            Order::Serial => {
                let scanned = in_series::<C>(level, before, &block).map_err(|error| behind(error, first))?;
                let last = scanned.len().saturating_sub(1);
                let known = Partial::in_series(first + block.len(), scanned[last..].to_vec());
                (scanned, known)
            }
        };
        let scanned = (Elements(scanned.as_ptr()), scanned.len());
        let copy = |range| {
            // SAFETY: there is a result for each element of the block, and room from its first on.
            unsafe { run_at::<Same<C::Out>, _, _>(level, (scanned.0,), sink.behind(start), range) }
        };
        in_parts(0..scanned.1, CHUNK, Wake::Not, &copy)?;
        *before = known;
    }
    // SAFETY: every block has written its results.
    Ok(unsafe { C::Out::filled(results, n) })
}

/// The prefixes of `values`, which follow the positions of tier `k` that are known; none of the tiers begins behind position 0.
fn after<C: Combine<Out: Output>>(
    host: dispatch::Level,
    tiers: &[Tier<C::Out>],
    k: usize,
    values: &[C::Out],
) -> Result<Vec<C::Out>, Error> {
    if values.is_empty() {
        return Ok(Vec::new());
    }
    let any = &values[..1];
    let end = tiers.get(k).map_or(0, |tier| tier.run.end);
    let base = end / SEGMENT * SEGMENT;
    // The first segment of all has nothing before it, which is known by its place. So others have another place, behind values
    // that nobody reads.
    let place = if base == 0 { 0 } else { CHUNK };
    let lead = end - base;
    let mut elements = room::<C::Out>(place + lead + values.len())?;
    (0..place).for_each(|_| elements.extend_from_slice(any));
    elements.extend(
        tiers
            .get(k)
            .map(|tier| Known::of(tier).at(base..end))
            .unwrap_or_default(),
    );
    elements.extend_from_slice(values);
    let local = |error| moved(error, |element| element.saturating_sub(lead));
    let n = lead + values.len();
    let mut carries = Vec::new();
    if base > 0 {
        (1..place / SEGMENT).for_each(|_| carries.extend_from_slice(any));
        carries.append(&mut last::<C>(host, tiers, k + 1, base / SEGMENT - 1).map_err(above)?);
    }
    if n > SEGMENT {
        let source = Elements(elements[place..].as_ptr());
        // SAFETY: the source has `n` elements; the level is one of the host's.
        let mut totals = unsafe { totals_of::<C, _>(host, n, source).map_err(local)? };
        totals.truncate(n.div_ceil(SEGMENT) - 1);
        carries.append(&mut after::<C>(host, tiers, k + 1, &totals).map_err(above)?);
    }
    let mut prefixes = room::<C::Out>(n)?;
    let source = Prefix {
        src: Elements(elements.as_ptr()),
        carries: carries.as_ptr(),
    };
    let sink = Outputs(prefixes.as_mut_ptr().wrapping_sub(place));
    // SAFETY: there are `n` elements from `place` on, a carry for each of their segments but the first of all, and room.
    let scanned = unsafe { scan::prefixes::<C, _, _>(host, place..place + n, source, sink) };
    scanned.map_err(|error| local(moved(error, |element| element - place)))?;
    // SAFETY: all are written.
    unsafe { prefixes.set_len(n) };
    Ok(prefixes.split_off(lead))
}

/// The prefix at a position of tier `k`, one of the last two that are known: one value.
fn last<C: Combine<Out: Output>>(
    host: dispatch::Level,
    tiers: &[Tier<C::Out>],
    k: usize,
    position: usize,
) -> Result<Vec<C::Out>, Error> {
    let segment = position / SEGMENT;
    let known = tiers
        .get(k)
        .map(|tier| Known::of(tier).at(segment * SEGMENT..position + 1));
    let mut value = values_in_series::<C>(host, &known.unwrap_or_default())?;
    if segment == 0 {
        return Ok(value);
    }
    let mut both = last::<C>(host, tiers, k + 1, segment - 1)?;
    both.append(&mut value);
    values_in_series::<C>(host, &both)
}

/// The value so far and then the elements.
fn in_series<C: Combine<Out: Output>>(
    host: dispatch::Level,
    before: &Partial<C, Prefixes>,
    values: &[C::Out],
) -> Result<Vec<C::Out>, Error> {
    let mut all = room::<C::Out>(1 + values.len())?;
    all.extend_from_slice(&before.tiers[0].left);
    let lead = all.len();
    all.extend_from_slice(values);
    let mut prefixes = room::<C::Out>(all.len())?;
    let (source, sink) = ((Elements(all.as_ptr()),), Outputs(prefixes.as_mut_ptr()));
    let mut last = Few::new()?;
    // SAFETY: the source has as many elements, at least one, and there is room; the level is one of the host's.
    let scanned = unsafe { serial_at::<Same<C::Out>, C, _, _>(host, source, sink, all.len(), last.places()) };
    if let Err(fault) = scanned {
        let element = fault.element.saturating_sub(lead);
        alone::<()>(Err(fault)).map_err(|error| behind(error, element))?;
    }
    // SAFETY: all are written.
    unsafe { prefixes.set_len(all.len()) };
    Ok(prefixes.split_off(lead))
}
