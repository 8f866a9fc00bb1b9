//! Questions under construction.

use fpdsl_runtime::device::{Added, Inspected, Replied, Tally};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::question::{AnyQuestion, Watched};

use super::firsts::Firsts;
use super::operation::Operation;
use crate::Device;
use crate::verify::interpreter;

/// A call that is asked something: see [`Inspect`](super::Inspect).
#[must_use = "nothing is asked before `run`"]
#[derive(Debug)]
pub struct Asking<V, O> {
    pub(super) call: V,
    pub(super) device: Device,
    /// What is asked, and how.
    pub(super) options: O,
}

impl<V, O> Asking<V, O> {
    pub(super) fn new(call: V, options: O) -> Self {
        Asking {
            call,
            device: Device::host(),
            options,
        }
    }

    /// The device that the call runs on; without it, it is the host.
    pub fn on(self, device: &Device) -> Self {
        Asking {
            device: device.clone(),
            ..self
        }
    }
}

/// What is replied to a question.
pub(super) struct Answered<R> {
    pub results: R,
    /// The device that has answered: the call's, or the interpreter.
    pub device: Device,
    /// One for each function.
    pub parts: Vec<Replied>,
    pub added: Vec<Added>,
}

impl<V: Inspected, O> Asking<V, O> {
    /// The interpreter answers where the host does not compile the bodies.
    pub(super) fn answered(
        &self,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<Answered<V::Results>, Error> {
        let mut replies = self.call.replies(&self.device, question, given)?;
        let mut device = self.device.clone();
        if replies.parts.is_none() {
            device = interpreter::device();
            let interpreted = self.call.replies(&device, question, given)?;
            (replies.parts, replies.added) = (interpreted.parts, interpreted.added);
        }
        Ok(Answered {
            results: replies.results,
            device,
            parts: replies.parts.unwrap_or_default(),
            added: replies.added,
        })
    }

    /// The operations of the source, with what `found` makes of each: of those that it wants, the operands of first elements are known.
    pub(super) fn operations<F>(
        &self,
        answered: &Answered<V::Results>,
        asked: (AnyQuestion, &[u64]),
        wanted: impl Fn(&Watched, &[Tally]) -> Vec<usize>,
        found: impl Fn(&Watched, &[Tally], &Firsts) -> F,
    ) -> Result<Vec<Operation<F>>, Error> {
        let mut operations = Vec::new();
        for (number, part) in answered.parts.iter().enumerate() {
            let wanted = |watched: &Watched| wanted(watched, &part.tallies);
            let firsts = self.firsts((number, part, &answered.device), asked, wanted)?;
            for watched in &part.asked.operations {
                let found = found(watched, &part.tallies, &firsts);
                operations.push(Operation::new(watched, part, found));
            }
        }
        Ok(operations)
    }

    /// The operands of first elements of one of the functions, of which a device has computed all.
    pub(super) fn firsts(
        &self,
        (number, part, device): (usize, &Replied, &Device),
        asked: (AnyQuestion, &[u64]),
        wanted: impl Fn(&Watched) -> Vec<usize>,
    ) -> Result<Firsts, Error> {
        Firsts::find((&self.call, device), (number, part), asked, wanted)
    }
}
