//! Reductions and scans on devices that trap.
//!
//! They run as on any device, and faults come first. Whether something may have trapped is cheap to know where results show it ([`shows`]):
//! sums, products and their like in `rn`. Else [`Alarm`] is asked of the elements, and of all combinations if need be. Only where something
//! may have trapped are the flags of both functions asked, in the published order, which name the first exception.

use std::any::TypeId;

use super::{Explainer, Suspect, check, smallest};
use crate::device::Device;
use crate::device::arg::{Arg as _, Form, Forms};
use crate::device::asked::Tally;
use crate::device::call::inspected::{Which, both, both_again};
use crate::device::call::{Call, Questioned, Reduction, Scan, Scannable};
use crate::device::column::Column as _;
use crate::device::combine::elements_of;
use crate::device::known::Known;
use crate::device::output::{Mapped, Output};
use crate::error::Error;
use crate::function::{Combine, Function, Same};
use crate::question::{Alarm, Flags, NotFinite, shows};
use crate::trace::trace;

/// The value of a reduction, unless an operation of it traps.
pub(in crate::device::call) fn reduce<F, C, A>(
    device: &Device,
    explainer: &Explainer,
    reduction: &Reduction<F, C, A>,
) -> Result<C::Out, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let plain = device.without_traps();
    let result = reduction.run(&plain)?;
    if elements_of::<F, C, A>(&reduction.call.args)? == 0 {
        return Ok(result);
    }
    let traps = Traps {
        device: &plain,
        explainer,
        call: &reduction.call,
        is_scan: false,
    };
    let rows = C::Out::from_rows(&[result]);
    // One value, wherever it was computed.
    traps.check::<C, _>((&Device::host(), &C::Out::arg(&rows).form()))?;
    Ok(result)
}

/// The results of a scan, unless an operation of it traps.
pub(in crate::device::call) fn scan<C, V>(
    device: &Device,
    explainer: &Explainer,
    scan: &Scan<V, C>,
) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    let plain = device.without_traps();
    let results = scan.run(&plain)?;
    if scan.count()? == 0 {
        return Ok(results);
    }
    let traps = Traps {
        device: &plain,
        explainer,
        call: &scan.values.called(),
        is_scan: true,
    };
    traps.check::<C, _>((&plain, &C::Out::lent(&results)))?;
    Ok(results)
}

/// A call whose results are combined.
struct Traps<'a, V> {
    /// It does not trap itself.
    device: &'a Device,
    explainer: &'a Explainer,
    call: &'a V,
    is_scan: bool,
}

impl<V: Questioned> Traps<'_, V> {
    /// Refuses the call if an operation of one of the functions traps. The results of all combinations lie on a device.
    fn check<C, R>(&self, results: (&Device, &R)) -> Result<(), Error>
    where
        C: Combine<Out: Output>,
        R: Form<C::Out>,
        V: Questioned<Results = Mapped<C::Out>>,
    {
        match self.is_suspicious::<C, R>(results)? {
            true => self.first::<C>(),
            false => Ok(()),
        }
    }

    /// Returns false if nothing trapped.
    fn is_suspicious<C, R>(&self, (device, results): (&Device, &R)) -> Result<bool, Error>
    where
        C: Combine<Out: Output>,
        R: Form<C::Out>,
        V: Questioned<Results = Mapped<C::Out>>,
    {
        static SHOWS: Known<bool> = Known::nothing();
        if !SHOWS.of(TypeId::of::<C>(), || shows(&trace::<C>(), true)) {
            let parts = self.answered(self.device, |device| {
                let replied = both::<C, Alarm, V>((self.call, self.is_scan), device, &[])?;
                Ok(replied.map(|(parts, _)| parts))
            })?;
            let (_, parts) = parts;
            return Ok(parts.iter().any(|part| has_any(&part.tallies)));
        }
        if !self.call.shows() {
            let (_, answer) = self.answered(self.device, |device| {
                Ok(self.call.ask::<Alarm, false>(device, &[])?.answer)
            })?;
            if has_any(&answer.tallies) {
                return Ok(true);
            }
        }
        let results = Call::<Same<C::Out>, _>::of((results,));
        let (_, answer) = self.answered(device, |device| {
            Ok(results.ask::<NotFinite, false>(device, &[])?.answer)
        })?;
        Ok(has_any(&answer.tallies))
    }

    /// The first exception as an error, if there is one: that of the smallest element, or else of the first combination.
    fn first<C>(&self) -> Result<(), Error>
    where
        C: Combine<Out: Output>,
        V: Questioned<Results = Mapped<C::Out>>,
    {
        let alarm = self.call.ask::<Alarm, false>(self.device, &[])?.answer;
        check(self.device, self.explainer, self.call, alarm)?;
        let all = (self.call, self.is_scan);
        let (device, parts) = self.answered(self.device, |device| {
            Ok(both::<C, Flags, V>(all, device, &[])?.map(|(parts, _)| parts))
        })?;
        let body = trace::<C>();
        let found = parts
            .get(1)
            .and_then(|combining| smallest(&body, &combining.asked, &combining.tallies));
        let Some(mut exception) = found else {
            return Ok(());
        };
        let number = exception.element;
        let combination = parts[1].firsts.get(&number).copied();
        let explained = (self.explainer.explain)(&Suspect {
            body: &body,
            device: self.device,
            element: number,
            is_alone: true,
            ask: &|interpreter| {
                let which = Which {
                    device: &device,
                    part: 1,
                    elements: &[number],
                };
                both_again::<C, Flags, V>(all, &which, &[], &mut |_, ask| ask(interpreter))
            },
        })?;
        exception = explained.unwrap_or(exception);
        exception.combination = combination;
        Err(Error::Exception(Box::new(exception)))
    }

    /// What a device answers, or the interpreter where the host does not compile the functions; and which of the two.
    fn answered<R>(
        &self,
        device: &Device,
        ask: impl Fn(&Device) -> Result<Option<R>, Error>,
    ) -> Result<(Device, R), Error> {
        if let Some(answer) = ask(device)? {
            return Ok((device.clone(), answer));
        }
        let interpreter = (self.explainer.interpreter)();
        match ask(&interpreter)? {
            Some(answer) => Ok((interpreter, answer)),
            None => Err(Error::Untrapped {
                device: interpreter.name(),
            }),
        }
    }
}

fn has_any(tallies: &[Tally]) -> bool {
    tallies.iter().any(|tally| tally.count > 0)
}
