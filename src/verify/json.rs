//! The report as JSON.

use serde_json::{Value, json};

use super::report::{Agreement, ColumnReport, Difference, Report};
use super::{Accuracy, accuracy, tally};

pub fn json(report: &Report) -> String {
    let value = json!({
        "function": report.function,
        "inputs": report.inputs,
        "elements": report.elements,
        "columns": report.columns.iter().map(column).collect::<Vec<Value>>(),
    });
    format!("{value:#}\n")
}

fn column(column: &ColumnReport) -> Value {
    json!({
        "label": column.label,
        "agreement": column.agreement.as_ref().map(agreement),
        "accuracy": column.accuracy.as_ref().map(accuracy),
    })
}

fn agreement(agreement: &Agreement) -> Value {
    json!({
        "same": agreement.same,
        "zero_signs": agreement.zero_signs,
        "nans": agreement.nans,
        "largest": agreement.largest,
        "histogram": histogram("ulps", tally::bucket_name, &agreement.histogram),
        "first": agreement.first.iter().map(difference).collect::<Vec<Value>>(),
        "worst": agreement.worst.as_ref().map(difference),
    })
}

fn accuracy(accuracy: &Accuracy) -> Value {
    json!({
        "measured": accuracy.measured,
        "unmeasured": accuracy.unmeasured,
        "largest": accuracy.largest,
        "mean": accuracy.mean,
        "histogram": histogram("error", accuracy::bucket_name, &accuracy.histogram),
        "worst": accuracy.worst.as_ref().map(difference),
    })
}

fn histogram(unit: &str, name: impl Fn(usize) -> String, counts: &[u64]) -> Vec<Value> {
    let filled = counts.iter().enumerate().filter(|&(_, &count)| count > 0);
    filled
        .map(|(bucket, count)| json!({ unit: name(bucket), "count": count }))
        .collect()
}

fn difference(difference: &Difference) -> Value {
    json!({
        "element": difference.element,
        "inputs": difference.inputs,
        "found": difference.found,
        "expected": difference.expected,
        "distance": difference.distance,
    })
}
