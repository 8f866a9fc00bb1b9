//! Devices that trap.
//!
//! A call runs with a cheap test in its body ([`Alarm`]). Where that finds something, the first element that it names is computed once
//! more in the interpreter, which knows operations and operands. If it was a false alarm, the flags of all elements decide.
//!
//! Reductions and scans are in `whole.rs`, and the combinations in `combined.rs`.

mod combined;
mod whole;

use super::{Call, InRows, Questioned};
use crate::device::arg::{Forms, RowLast, WithRow};
use crate::device::asked::{Answer, Tally};
use crate::device::destination::{Destination, Target};
use crate::device::in_rows::RowScalarOf;
use crate::device::output::Output;
use crate::device::{Device, into};
use crate::error::Error;
use crate::exception::{Exception, Flag};
use crate::function::Function;
use crate::ir::Kernel;
use crate::loops::Steps;
use crate::question::{Alarm, Asked, Flags, How, Question, exception};

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
pub(super) fn run<V: Questioned>(
    device: &Device,
    explainer: &Explainer,
    call: &V,
) -> Result<V::Results, Error> {
    let plain = device.without_traps();
    let reply = call.ask::<Alarm, false>(&plain, &[])?;
    check(&plain, explainer, call, reply.answer)?;
    Ok(reply.results)
}

/// Writes the results of a call to existing memory, unless an operation traps.
pub(super) fn write<F, A, D>(
    device: &Device,
    explainer: &Explainer,
    call: &Call<F, A>,
    output: D,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
    D: Destination<F::Out>,
{
    let plain = device.without_traps();
    let answer = into::ask_into::<F, A, D::Form, Alarm>(&plain, output.form(), &call.args)?;
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
    let answer = rows.ask_into::<Alarm, D>(&plain, output)?;
    check(&plain, explainer, rows, answer)
}

/// Refuses a call of which an element has an exception that traps.
fn check<V: Questioned>(
    device: &Device,
    explainer: &Explainer,
    call: &V,
    answer: Option<Answer>,
) -> Result<(), Error> {
    let asked_again = |answer: Option<Answer>| match answer {
        Some(answer) => Ok(Some(answer)),
        // The host does not compile the body.
        None => Ok::<_, Error>(call.ask::<Alarm, false>(&(explainer.interpreter)(), &[])?.answer),
    };
    let Some(first) = asked_again(answer)?.and_then(|answer| answer.tallies[0].first) else {
        return Ok(());
    };
    let body = call.body();
    let explain = |element: usize| {
        (explainer.explain)(&Suspect {
            body: &body,
            device,
            element,
            is_alone: call.is_divisible(),
            ask: &|device| call.ask_alone::<Flags>(device, element, &[]),
        })
    };
    if let Some(exception) = explain(first)? {
        return Err(Error::Exception(Box::new(exception)));
    }
    let mut answer = call.ask::<Flags, false>(device, &[])?.answer;
    if answer.is_none() {
        answer = call.ask::<Flags, false>(&(explainer.interpreter)(), &[])?.answer;
    }
    let tallies = answer.map(|answer| answer.tallies).unwrap_or_default();
    let Some(known) = smallest(&body, &Flags::ask(&body, How::PLAIN), &tallies) else {
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
