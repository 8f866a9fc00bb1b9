//! Questions under construction.

use std::sync::Arc;

use fpdsl_runtime::device::{Added, Questioned, Tally};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::question::{Asked, Question, Watched};

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

/// What a call replies to a question.
pub(super) struct Answered<R> {
    pub results: R,
    pub asked: Arc<Asked>,
    pub tallies: Vec<Tally>,
    pub added: Vec<Added>,
}

impl<V: Questioned, O> Asking<V, O> {
    /// The interpreter answers where the host does not compile the body.
    pub(super) fn answered<Q: Question>(&self, given: &[u64]) -> Result<Answered<V::Results>, Error> {
        let reply = self.call.ask::<Q, false>(&self.device, given)?;
        let answer = match reply.answer {
            Some(answer) => Some(answer),
            None => self.call.ask::<Q, false>(&interpreter::device(), given)?.answer,
        };
        let (tallies, added) = answer
            .map(|answer| (answer.tallies, answer.added))
            .unwrap_or_default();
        Ok(Answered {
            results: reply.results,
            asked: reply.asked,
            tallies,
            added,
        })
    }

    /// The operations of the source, with what `found` makes of each: of those that it wants, the operands of first elements are known.
    pub(super) fn operations<Q: Question, F>(
        &self,
        answered: &Answered<V::Results>,
        given: &[u64],
        wanted: impl Fn(&Watched) -> Vec<usize>,
        found: impl Fn(&Watched, &Firsts) -> F,
    ) -> Result<Vec<Operation<F>>, Error> {
        let (body, tallies) = (self.call.body(), &answered.tallies);
        let firsts = self.firsts::<Q>(&body, &|_| given.to_vec(), (&answered.asked, tallies), wanted)?;
        let operations = answered.asked.operations.iter().map(|watched| {
            let found = found(watched, &firsts);
            Operation::new(&body, watched, tallies, found)
        });
        Ok(operations.collect())
    }

    pub(super) fn firsts<Q: Question>(
        &self,
        body: &Kernel,
        given: &dyn Fn(usize) -> Vec<u64>,
        (asked, tallies): (&Asked, &[Tally]),
        wanted: impl Fn(&Watched) -> Vec<usize>,
    ) -> Result<Firsts, Error> {
        Firsts::find::<Q, V>((&self.call, body, &self.device), given, asked, tallies, wanted)
    }
}
