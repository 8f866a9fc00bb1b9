//! Reductions and scans on devices that trap.
//!
//! They run as on any device, and faults come first. Whether something may have trapped is cheap to know where results show it ([`shows`]):
//! sums, products and their like in `rn`. Else [`Alarm`] is asked of the elements, and of all combinations if need be. Only where something
//! may have trapped are the flags of both functions asked, in the published order, which name the first exception.

use super::{Explainer, Suspect, check, smallest};
use crate::device::Device;
use crate::device::arg::{Arg as _, Form};
use crate::device::asked::Tally;
use crate::device::call::combining::Combiner;
use crate::device::call::divided::Piece;
use crate::device::call::inspected::{Both, Which};
use crate::device::call::published::Shape;
use crate::device::call::{Call, Questioned};
use crate::device::known::Known;
use crate::device::output::Output;
use crate::error::Error;
use crate::function::Same;
use crate::question::{Alarm, AnyQuestion, Flags, NotFinite, shows};

/// A call whose results are combined.
pub(in crate::device::call) struct Traps<'a, T: Output> {
    /// It does not trap itself.
    pub device: &'a Device,
    pub explainer: &'a Explainer,
    /// The elements that are combined.
    pub elements: Piece<'a, T>,
    pub combiner: Combiner<T>,
    pub shape: Shape<'a, T>,
}

impl<T: Output> Traps<'_, T> {
    /// Refuses the call if an operation of one of the functions traps. All combinations reach some of the values.
    pub fn check_values(&self, values: &[T]) -> Result<(), Error> {
        let rows = T::from_rows(values);
        self.check((&Device::host(), &T::arg(&rows).form()))
    }

    /// The same of results that lie on a device.
    pub fn check<R: Form<T>>(&self, results: (&Device, &R)) -> Result<(), Error> {
        match self.is_suspicious(results)? {
            true => self.first(),
            false => Ok(()),
        }
    }

    fn both(&self) -> Both<'_, T> {
        Both {
            call: &self.elements,
            combiner: self.combiner.clone(),
            shape: self.shape,
        }
    }

    /// Returns false if nothing trapped.
    fn is_suspicious<R: Form<T>>(&self, (device, results): (&Device, &R)) -> Result<bool, Error> {
        static SHOWS: Known<bool> = Known::nothing();
        let alarm = AnyQuestion::of::<Alarm>();
        if !SHOWS.of(self.combiner.id(), || shows(&self.combiner.body(), true)) {
            let (_, parts) = self.answered(self.device, &|device| {
                let replied = self.both().replies(device, alarm, &[])?;
                Ok(replied.map(|(parts, _)| parts))
            })?;
            return Ok(parts.iter().any(|part| has_any(&part.tallies)));
        }
        if !self.shape.shows_all() || !self.elements.shows() {
            let (_, answer) = self.answered(self.device, &|device| {
                Ok(self.elements.ask(device, alarm, &[])?.answer)
            })?;
            if has_any(&answer.tallies) {
                return Ok(true);
            }
        }
        let not_finite = AnyQuestion::of::<NotFinite>();
        let results = Call::<Same<T>, _>::of((results,));
        let (_, answer) = self.answered(device, &|device| {
            Ok(results.bare().ask(device, not_finite, &[])?.answer)
        })?;
        Ok(has_any(&answer.tallies))
    }

    /// The first exception as an error, if there is one: that of the smallest element, or else of the first combination.
    fn first(&self) -> Result<(), Error> {
        let (alarm, flags) = (AnyQuestion::of::<Alarm>(), AnyQuestion::of::<Flags>());
        let answer = self.elements.ask(self.device, alarm, &[])?.answer;
        let elements = check(self.device, self.explainer, &self.elements, answer);
        elements.map_err(|error| match error {
            Error::Exception(mut exception) => {
                exception.element += self.shape.first();
                Error::Exception(exception)
            }
            other => other,
        })?;
        let (device, parts) = self.answered(self.device, &|device| {
            Ok(self.both().replies(device, flags, &[])?.map(|(parts, _)| parts))
        })?;
        let body = self.combiner.body();
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
                self.both()
                    .again(&which, (flags, &[]), &mut |_, ask| ask(interpreter))
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
        ask: &dyn Fn(&Device) -> Result<Option<R>, Error>,
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
