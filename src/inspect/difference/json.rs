//! The report as JSON.

use serde_json::{Value, json};

use super::report::{DifferenceReport, FirstDifference, NamedValues, OperationValues, Run, VariableValues};
use crate::inspect::json::place;

pub fn json(report: &DifferenceReport) -> String {
    let value = json!({
        "runs": report.runs.iter().map(run).collect::<Vec<Value>>(),
        "elements": report.elements,
        "differing": report.differing,
        "largest": report.largest,
        "difference": report.difference.as_ref().map(difference),
    });
    format!("{value:#}\n")
}

fn run(run: &Run) -> Value {
    json!({ "function": run.function, "device": run.device })
}

fn difference(difference: &FirstDifference) -> Value {
    json!({
        "element": difference.element,
        "results": difference.results.iter().map(result).collect::<Vec<Value>>(),
        "operations": operations(&difference.operations),
        "variable": difference.variable.as_ref().map(variable),
        "suspects": difference.suspects.iter().map(operation).collect::<Vec<Value>>(),
        "interpreted": difference.interpreted,
    })
}

fn result(result: &NamedValues) -> Value {
    json!({ "name": result.name, "values": result.values, "apart": result.apart })
}

fn variable(variable: &VariableValues) -> Value {
    json!({
        "name": variable.name,
        "turn": variable.turn,
        "values": variable.values,
        "apart": variable.apart,
        "operations": operations(&variable.operations),
    })
}

fn operations(operations: &[Option<OperationValues>; 2]) -> Vec<Option<Value>> {
    operations
        .iter()
        .map(|found| found.as_ref().map(operation))
        .collect()
}

fn operation(operation: &OperationValues) -> Value {
    json!({
        "path": operation.path.iter().map(place).collect::<Vec<Value>>(),
        "operation": operation.operation,
        "mode": operation.mode.map(|mode| mode.name()),
        "type": operation.ty.name(),
        "turn": operation.turn,
        "operands": operation.operands,
        "result": operation.result,
    })
}
