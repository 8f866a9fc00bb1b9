//! Partials of reductions, of elements on the host and on accelerators.

use core::ops::Range;
use std::sync::Arc;

use super::Partial;
use crate::device::accelerator::Accelerator;
use crate::device::arg::{Arg, Form};
use crate::device::combine::{first_fault, in_series, values_in_series};
use crate::device::compiled::fold::Folder;
use crate::device::erased::Erased;
use crate::device::fold::{fold_on, picked};
use crate::device::order::faults::{above, moved};
use crate::device::order::parts::Cut;
use crate::device::order::{Tier, Total, climb, end_of};
use crate::device::output::Output;
use crate::device::piece::{self, rows};
use crate::device::strategy::Host;
use crate::device::{Backing, Device};
use crate::dispatch;
use crate::error::Error;
use crate::function::{Combine, Function, Order, Same};
use crate::loops::given::Given;
use crate::loops::plain::Plain;
use crate::loops::{LANES, PART, Source};

/// An accelerator folds more values than this itself; the host folds fewer before it has started.
const FEW: usize = 1 << 16;

/// The partial of the elements `local` of the arguments, the first of which is at position `first`.
pub(in crate::device) fn make<F, C, A>(
    device: &Device,
    local: Range<usize>,
    first: usize,
    args: &A,
) -> Result<Partial<C>, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Form<F::Args>,
{
    let end = end_of::<C>(first, local.len())?;
    if local.is_empty() {
        return Ok(Partial::empty(first));
    }
    let elements = Span { local, first };
    if C::ORDER == Order::Serial {
        return match first {
            0 => Ok(Partial::in_series(
                end,
                serial::<F, C, A>(device, &elements, args)?,
            )),
            _ => Err(Error::SerialPartial { function: C::NAME }),
        };
    }
    let mut tiers = Vec::new();
    match device.untrapped()? {
        // SAFETY: the arguments have the elements, and devices are made with levels that the CPU has.
        Backing::Host(host) => unsafe {
            on_host::<F, C, _>(*host, &elements, args.source(F::NAME)?, &mut tiers)?;
        },
        Backing::Accelerator(device) => on_accelerator::<F, C, A>(device, &elements, args, &mut tiers)?,
    }
    Ok(Partial::of(first..end, tiers))
}

/// Elements of some arguments, and where the first of them lies among all.
struct Span {
    local: Range<usize>,
    first: usize,
}

impl Span {
    fn run(&self) -> Range<usize> {
        self.first..self.first + self.local.len()
    }

    /// The elements at some positions of the run.
    fn at(&self, positions: &Range<usize>) -> Range<usize> {
        let local = |position| position - self.first + self.local.start;
        local(positions.start)..local(positions.end)
    }

    /// A fault of an element, with its position.
    fn placed(&self, error: Error) -> Error {
        moved(error, |element| element - self.local.start + self.first)
    }
}

/// # Safety
///
/// The source may be used for the elements, and the CPU has the host's level.
unsafe fn on_host<F, C, Src>(
    host: Host,
    elements: &Span,
    source: Src,
    tiers: &mut Vec<Tier<C::Out>>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    // SAFETY: the caller's.
    let made = unsafe { folded::<F, C, Src>(host, elements, source, tiers) };
    made.map_err(|error| match error {
        Error::Fault { .. } => {
            // SAFETY: the caller's.
            let first = unsafe { first_fault(Plain::of::<F>(host.level), elements.local.clone(), source) };
            first.map_or(error, |fault| elements.placed(fault))
        }
        other => other,
    })
}

/// # Safety
///
/// As [`on_host`].
unsafe fn folded<F, C, Src>(
    host: Host,
    elements: &Span,
    source: Src,
    tiers: &mut Vec<Tier<C::Out>>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
{
    let cut = Cut::of(&elements.run());
    let compute = |positions: &Range<usize>| {
        // SAFETY: the caller's.
        let computed = unsafe { piece::values::<F, Src>(host, elements.at(positions), source) };
        computed.map_err(|error| elements.placed(error))
    };
    let (left, right) = (compute(&cut.left)?, compute(&cut.right)?);
    let folder = Folder::of_values::<C>(host.level);
    tiers.push(Tier::of_cut(&folder, &cut, left, &right)?);
    let Some(run) = cut.above() else {
        return Ok(());
    };
    let whole = elements.at(&cut.whole);
    // SAFETY: the caller's.
    let values = unsafe {
        match const { <Src::Given as Given<F::Args>>::IS_GATHER } {
            true => folder.fold_computed(host, &Erased::of::<F, Src::Given>(), whole, source),
            false => Folder::of::<F, Src::Given, C>(host.level).fold(whole, source),
        }
    };
    let values = values.map_err(|error| elements.placed(error))?;
    climb::<C, Total>(host.level, run, values, tiers).map_err(above)
}

fn on_accelerator<F, C, A>(
    device: &Arc<dyn Accelerator>,
    elements: &Span,
    args: &A,
    tiers: &mut Vec<Tier<C::Out>>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Form<F::Args>,
{
    let host = dispatch::level();
    let cut = Cut::of(&elements.run());
    let compute = |positions: &Range<usize>| {
        let computed = picked::<F, A>(device, elements.at(positions), args);
        rows(computed.map_err(|error| elements.placed(error))?, positions.len())
    };
    let made = (|| {
        let (left, right) = (compute(&cut.left)?, compute(&cut.right)?);
        tiers.push(Tier::of_cut(&Folder::of_values::<C>(host), &cut, left, &right)?);
        let Some(run) = cut.above() else {
            return Ok(());
        };
        let whole = elements.at(&cut.whole);
        let values = fold_on::<F, C, A>(device, whole.clone(), args);
        let in_part = |error| moved(error, |value| whole.start + value / LANES * PART);
        let values = values.map_err(|error| elements.placed(in_part(error)))?;
        let span = Span {
            local: 0..run.len(),
            first: run.start,
        };
        let climbed = match span.local.len() > FEW {
            true => on_accelerator::<Same<F::Out>, C, _>(device, &span, &(values.form(),), tiers),
            false => climb::<C, Total>(host, run.clone(), rows(values, run.len())?, tiers),
        };
        climbed.map_err(above)
    })();
    made.map_err(|error| match error {
        // The function of the elements, if that was it, has faulted in some element before.
        Error::Fault { .. } => match picked::<F, A>(device, elements.local.clone(), args) {
            Err(first) => elements.placed(first),
            Ok(_) => error,
        },
        other => other,
    })
}

/// What all elements come to one after the other: one value.
fn serial<F, C, A>(device: &Device, elements: &Span, args: &A) -> Result<Vec<C::Out>, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Form<F::Args>,
{
    let n = elements.local.len();
    match device.untrapped()? {
        Backing::Host(host) => {
            let source = args.source(F::NAME)?;
            // SAFETY: the elements are the first of the arguments, at least one; devices are made with levels that the CPU has.
            let value = unsafe { in_series::<F, C, _>(host.level, n, source) };
            value.map_err(|error| match error {
                Error::Fault { .. } => {
                    // SAFETY: as above.
                    unsafe { first_fault(Plain::of::<F>(host.level), 0..n, source) }.unwrap_or(error)
                }
                other => other,
            })
        }
        Backing::Accelerator(device) => {
            let values = rows(picked::<F, A>(device, elements.local.clone(), args)?, n)?;
            values_in_series::<C>(dispatch::level(), &values)
        }
    }
}
