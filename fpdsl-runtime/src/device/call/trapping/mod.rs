//! Devices that trap.
//!
//! A call runs with a cheap test in its body ([`Alarm`]). Where that finds something, the first element that it names is computed once
//! more in the interpreter, which knows operations and operands. If it was a false alarm, the flags of all elements decide.
//!
//! Reductions and scans are in `whole.rs`, and the combinations in `combined.rs`.

mod combined;
mod whole;

use super::bare::Bare;
use super::{InRows, Questioned};
use crate::device::Device;
use crate::device::arg::{Forms, RowLast, WithRow};
use crate::device::asked::{Answer, Tally};
use crate::device::destination::{Destination, Target};
use crate::device::in_rows::RowScalarOf;
use crate::device::output::Output;
use crate::error::Error;
use crate::exception::{Exception, Flag};
use crate::function::{Function, ParameterList};
use crate::ir::Kernel;
use crate::loops::Steps;
use crate::question::{Alarm, AnyQuestion, Asked, Flags, exception};

pub(super) use whole::{
    accumulate, exclusive, finish, following, partial, push, reduce, scan, segments, totals,
};

/// The part of trapping that knows the interpreter.
#[derive(Debug)]
pub struct Explainer {
    /// A device that answers all questions.
    pub interpreter: fn() -> Device,
    /// The first exception of an element that traps, if it has one.
    pub explain: fn(&Suspect<'_>) -> Result<Option<Exception>, Error>,
}

/// An element of a call that may have an exception.
pub struct Suspect<'a> {
    /// The recorded body.
    pub body: &'a Kernel,
    /// The device of the call.
    pub device: &'a Device,
    /// The element.
    pub element: usize,
    /// True if it is asked alone, as element 0.
    pub is_alone: bool,
    /// Asks for its flags on an accelerator, with counters apart.
    pub ask: &'a dyn Fn(&Device) -> Result<(), Error>,
}

/// The results of a call, unless an operation of it traps.
pub(super) fn run<R>(
    device: &Device,
    explainer: &Explainer,
    call: &dyn Questioned<Results = R>,
) -> Result<R, Error> {
    let plain = device.without_traps();
    let reply = call.ask(&plain, AnyQuestion::of::<Alarm>(), &[])?;
    check(&plain, explainer, call, reply.answer)?;
    Ok(reply.results)
}

/// Writes the results of a call to existing memory, unless an operation traps.
pub(super) fn write<P, O, A, D>(
    device: &Device,
    explainer: &Explainer,
    call: &Bare<'_, P, O, A>,
    output: D,
) -> Result<(), Error>
where
    P: ParameterList,
    O: Output,
    A: Forms<P>,
    D: Target<O>,
{
    let plain = device.without_traps();
    let answer = call.ask_into(&plain, AnyQuestion::of::<Alarm>(), output)?;
    check(&plain, explainer, call, answer)
}

/// Writes the rows of a call to existing memory, unless an operation traps.
pub(super) fn write_rows<F, A, D>(
    device: &Device,
    explainer: &Explainer,
    rows: &InRows<F, A>,
    output: D,
) -> Result<(), Error>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<F::Args>,
    D: Destination<RowScalarOf<F>, Form: Target<RowScalarOf<F>, Sink = Steps<RowScalarOf<F>>>>,
{
    let plain = device.without_traps();
    let answer = rows.ask_into(&plain, output, AnyQuestion::of::<Alarm>())?;
    check(&plain, explainer, rows, answer)
}

/// Refuses a call of which an element has an exception that traps.
fn check<R>(
    device: &Device,
    explainer: &Explainer,
    call: &dyn Questioned<Results = R>,
    answer: Option<Answer>,
) -> Result<(), Error> {
    let (alarm, flags) = (AnyQuestion::of::<Alarm>(), AnyQuestion::of::<Flags>());
    let answer = match answer {
        Some(answer) => Some(answer),
        // The host does not compile the body.
        None => call.ask(&(explainer.interpreter)(), alarm, &[])?.answer,
    };
    let Some(first) = answer.and_then(|answer| answer.tallies[0].first) else {
        return Ok(());
    };
    let body = call.body();
    let explain = |element: usize| {
        (explainer.explain)(&Suspect {
            body: &body,
            device,
            element,
            is_alone: call.is_divisible(),
            ask: &|device| call.ask_alone(device, element, flags, &[]),
        })
    };
    if let Some(exception) = explain(first)? {
        return Err(Error::Exception(Box::new(exception)));
    }
    let mut answer = call.ask(device, flags, &[])?.answer;
    if answer.is_none() {
        answer = call.ask(&(explainer.interpreter)(), flags, &[])?.answer;
    }
    let tallies = answer.map(|answer| answer.tallies).unwrap_or_default();
    let Some(known) = smallest(&body, &flags.ask(&body), &tallies) else {
        return Ok(());
    };
    let exception = explain(known.element)?.unwrap_or(known);
    Err(Error::Exception(Box::new(exception)))
}

/// An exception of the smallest element that has one.
fn smallest(body: &Kernel, asked: &Asked, tallies: &[Tally]) -> Option<Exception> {
    let all = asked.operations.iter().flat_map(|watched| {
        Flag::TRAPPING.into_iter().filter_map(move |flag| {
            let counter = watched.counters[flag as usize]?;
            let element = tallies.get(counter as usize)?.first?;
            Some((element, watched, flag))
        })
    });
    let (element, watched, flag) = all.min_by_key(|&(element, ..)| element)?;
    Some(exception(body, watched, flag, element))
}
