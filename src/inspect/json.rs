//! Reports as JSON.

use serde_json::{Value, json};

use super::flags::{FlagReport, OperationFlags, Signalled};
use super::place::Place;

pub fn json<R>(report: &FlagReport<R>) -> String {
    let value = json!({
        "function": report.function,
        "device": report.device,
        "operations": report.operations.iter().map(operation).collect::<Vec<Value>>(),
    });
    format!("{value:#}\n")
}

fn operation(operation: &OperationFlags) -> Value {
    json!({
        "path": operation.path.iter().map(place).collect::<Vec<Value>>(),
        "operation": operation.operation,
        "mode": operation.mode.map(|mode| mode.name()),
        "type": operation.ty.name(),
        "evaluated": operation.evaluated,
        "signalled": operation.signalled.iter().map(signalled).collect::<Vec<Value>>(),
    })
}

pub(super) fn place(place: &Place) -> Value {
    json!({
        "function": place.function,
        "file": place.file,
        "line": place.line,
        "column": place.column,
        "text": place.text,
    })
}

fn signalled(signalled: &Signalled) -> Value {
    json!({
        "flag": signalled.flag.name(),
        "count": signalled.count,
        "first": {
            "element": signalled.first.element,
            "operands": signalled.first.operands,
            "result": signalled.first.result,
        },
    })
}
