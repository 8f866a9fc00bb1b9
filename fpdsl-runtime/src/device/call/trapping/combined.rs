//! Reductions and scans on devices that trap.
//!
//! They run as on any device, and faults come first. Whether something may have trapped is cheap to know where results show it ([`shows`]):
//! sums, products and their like in `rn`. Else [`Alarm`] is asked of the elements, and of all combinations if need be. Only where something
//! may have trapped are the flags of both functions asked, in the published order, which name the first exception.

use std::any::TypeId;

use super::{Explainer, Suspect, check, smallest};
use crate::device::Device;
use crate::device::arg::{Arg as _, Form};
use crate::device::asked::Tally;
use crate::device::call::divided::Piece;
use crate::device::call::inspected::{Which, both, both_again};
use crate::device::call::published::Shape;
use crate::device::call::{Call, Divided, Questioned};
use crate::device::known::Known;
use crate::device::output::{Mapped, Output};
use crate::error::Error;
use crate::function::{Combine, Same};
use crate::question::{Alarm, Flags, NotFinite, shows};
use crate::trace::trace;

/// A call whose results are combined.
pub(in crate::device::call) struct Traps<'a, V, T> {
    /// It does not trap itself.
    pub device: &'a Device,
    pub explainer: &'a Explainer,
    /// The elements that are combined.
    pub elements: Piece<V>,
    pub shape: Shape<'a, T>,
}

impl<V: Divided, T: Output> Traps<'_, V, T> {
    /// Refuses the call if an operation of one of the functions traps. All combinations reach some of the values.
    pub fn check_values<C>(&self, values: &[T]) -> Result<(), Error>
    where
        C: Combine<Out = T>,
        V: Divided<Results = Mapped<T>>,
    {
        let rows = T::from_rows(values);
        self.check::<C, _>((&Device::host(), &T::arg(&rows).form()))
    }

    /// The same of results that lie on a device.
    pub fn check<C, R>(&self, results: (&Device, &R)) -> Result<(), Error>
    where
        C: Combine<Out = T>,
        R: Form<T>,
        V: Divided<Results = Mapped<T>>,
    {
        match self.is_suspicious::<C, R>(results)? {
            true => self.first::<C>(),
            false => Ok(()),
        }
    }

    /// Returns false if nothing trapped.
    fn is_suspicious<C, R>(&self, (device, results): (&Device, &R)) -> Result<bool, Error>
    where
        C: Combine<Out = T>,
        R: Form<T>,
        V: Divided<Results = Mapped<T>>,
    {
        static SHOWS: Known<bool> = Known::nothing();
        if !SHOWS.of(TypeId::of::<C>(), || shows(&trace::<C>(), true)) {
            let parts = self.answered(self.device, |device| {
                let replied = both::<C, Alarm, _>((&self.elements, &self.shape), device, &[])?;
                Ok(replied.map(|(parts, _)| parts))
            })?;
            let (_, parts) = parts;
            return Ok(parts.iter().any(|part| has_any(&part.tallies)));
        }
        if !self.shape.shows_all() || !self.elements.shows() {
            let (_, answer) = self.answered(self.device, |device| {
                Ok(self.elements.ask::<Alarm, false>(device, &[])?.answer)
            })?;
            if has_any(&answer.tallies) {
                return Ok(true);
            }
        }
        let results = Call::<Same<T>, _>::of((results,));
        let (_, answer) = self.answered(device, |device| {
            Ok(results.ask::<NotFinite, false>(device, &[])?.answer)
        })?;
        Ok(has_any(&answer.tallies))
    }

    /// The first exception as an error, if there is one: that of the smallest element, or else of the first combination.
    fn first<C>(&self) -> Result<(), Error>
    where
        C: Combine<Out = T>,
        V: Divided<Results = Mapped<T>>,
    {
        let alarm = self.elements.ask::<Alarm, false>(self.device, &[])?.answer;
        let elements = check(self.device, self.explainer, &self.elements, alarm);
        elements.map_err(|error| match error {
            Error::Exception(mut exception) => {
                exception.element += self.shape.first();
                Error::Exception(exception)
            }
            other => other,
        })?;
        let all = (&self.elements, &self.shape);
        let (device, parts) = self.answered(self.device, |device| {
            Ok(both::<C, Flags, _>(all, device, &[])?.map(|(parts, _)| parts))
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
                both_again::<C, Flags, _>(all, &which, &[], &mut |_, ask| ask(interpreter))
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
