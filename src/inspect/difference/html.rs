//! The report as a page of HTML.

use std::fmt::Write as _;

use super::report::{DifferenceReport, FirstDifference, OperationValues};
use crate::inspect::html::{STYLE, escaped};

pub fn html(report: &DifferenceReport) -> String {
    let [x, y] = report.runs.each_ref().map(|run| escaped(&run.to_string()));
    let title = format!("{x} against {y}");
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
         <h1>{title}</h1>\n"
    );
    match &report.difference {
        None => {
            let _ = writeln!(page, "<p>No difference in {} elements.", report.elements);
        }
        Some(difference) => {
            let _ = writeln!(
                page,
                "<p>{} of {} elements differ, by {} ulps at most. The first is element {}.\n\
                 <table>\n<tr><th><th>{x}<th>{y}<th>apart",
                report.differing, report.elements, report.largest, difference.element
            );
            rows(&mut page, difference);
            page.push_str("</table>\n");
        }
    }
    page.push_str("</html>\n");
    page
}

fn rows(page: &mut String, difference: &FirstDifference) {
    let row = |page: &mut String, what: &str, values: &[String; 2], apart: &str| {
        let [x, y] = values.each_ref().map(|value| escaped(value));
        let _ = writeln!(
            page,
            "<tr><td>{}<td><code>{x}</code><td><code>{y}</code><td>{}",
            escaped(what),
            escaped(apart)
        );
    };
    for result in &difference.results {
        row(
            page,
            &format!("result{}", result.name),
            &result.values,
            &result.apart,
        );
    }
    if let Some(variable) = &difference.variable {
        let what = format!("{}, value {}", variable.name, variable.turn);
        row(page, &what, &variable.values, &variable.apart);
    }
    page.push_str("<tr class=\"bad\"><td>first operation");
    for operation in &difference.operations {
        page.push_str("<td>");
        if let Some(operation) = operation {
            cell(page, operation);
        }
    }
    page.push_str("<td>\n");
    for suspect in &difference.suspects {
        page.push_str("<tr><td>suspect<td>");
        cell(page, suspect);
        page.push_str("<td><td>\n");
    }
}

fn cell(page: &mut String, operation: &OperationValues) {
    for place in operation.path.iter().rev() {
        let _ = write!(
            page,
            "<code>{}</code><br><small>{}</small><br>",
            escaped(&place.text),
            escaped(&place.to_string())
        );
    }
    let _ = write!(
        page,
        "<small>{}, evaluation {}</small><br><code>{}</code> from <code>{}</code>",
        escaped(&operation.about()),
        operation.turn,
        escaped(&operation.result),
        escaped(&operation.operands.join(", "))
    );
}
