//! The first exception of an element.

use std::sync::Arc;

use fpdsl_runtime::device::{Explainer, Suspect};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::exception::{Exception, Flag};
use fpdsl_runtime::question::{Flags, How, Question, exception};

use super::place::path;
use crate::verify::interpreter;
use crate::verify::show::value;

/// Explains exceptions by the interpreter.
pub(crate) static EXPLAINER: Explainer = Explainer { interpreter, explain };

fn interpreter() -> fpdsl_runtime::device::Device {
    (*interpreter::device()).clone()
}

/// The element runs in the interpreter, with counters for each copy of an operation.
fn explain(suspect: &Suspect<'_>) -> Result<Option<Exception>, Error> {
    let asked = Flags::ask(suspect.body, How::APART);
    let mut operands = vec![Vec::new(); asked.counters as usize];
    let mut owners = vec![None; asked.counters as usize];
    for watched in &asked.operations {
        for flag in Flag::TRAPPING {
            let Some(counter) = watched.counters[flag as usize] else {
                continue;
            };
            let all = watched.operands.iter().map(|&(_, operand)| operand);
            operands[counter as usize] = all.chain([watched.result]).collect();
            owners[counter as usize] = Some((watched, flag));
        }
    }
    let element = if suspect.is_alone { 0 } else { suspect.element };
    let (device, watch) = interpreter::watching(suspect.device, vec![element], &Arc::new(operands));
    (suspect.ask)(&device)?;
    let mut seen = watch.seen().into_iter();
    let first = seen.find_map(|seen| Some((owners[seen.counter as usize]?, seen.operands)));
    Ok(first.map(|((watched, flag), operands)| {
        let mut exception = exception(suspect.body, watched, flag, suspect.element);
        let types = watched.operands.iter().map(|&(ty, _)| ty);
        let values = types.chain([watched.ty]).zip(operands);
        exception.operands = values.map(|(ty, bits)| value(ty, bits)).collect();
        exception.result = exception.operands.pop().unwrap_or_default();
        let place = path(suspect.body, watched.origin).pop();
        exception.text = place.map(|place| place.text).filter(|text| !text.is_empty());
        exception
    }))
}
