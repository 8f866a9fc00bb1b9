//! The report of enclosures.

use std::fmt;

use fpdsl_runtime::combination::at;
use serde_json::{Value, json};

use super::enclosures::Enclosures;
use super::widths::{LostBounds, Undecided};
use super::{EncloseReport, OperationUndecided, OperationWidths};
use crate::inspect::sheet::{Row, Sheet};

impl<R> EncloseReport<R> {
    /// The report as JSON, without the results and the bounds of each.
    pub fn json(&self) -> String {
        let operations = self.operations.iter().map(|operation| {
            let mut json = operation.json();
            json["widths"] = operation.found.json();
            json
        });
        let conditions = self.conditions.iter().map(|condition| {
            let mut json = condition.json();
            json["undecided"] = condition.found.count.into();
            json["first"] = condition.found.first.into();
            let combination = condition
                .found
                .combination
                .map(|combination| combination.to_string());
            json["combination"] = combination.into();
            json["endless"] = condition.found.endless.into();
            json
        });
        let value = json!({
            "function": self.function,
            "device": self.device,
            "results": self.enclosures.iter().map(Enclosures::json).collect::<Vec<Value>>(),
            "operations": operations.collect::<Vec<Value>>(),
            "conditions": conditions.collect::<Vec<Value>>(),
        });
        format!("{value:#}\n")
    }

    /// The report as a page of HTML, without the results and the bounds of each. It needs nothing else.
    pub fn html(&self) -> String {
        self.sheet().html()
    }

    /// The first operation that loses bounds, or else the first loop that did not end.
    fn loss(&self) -> Option<String> {
        let lost = self
            .operations
            .iter()
            .find_map(|operation| Some((operation, operation.found.lost?)));
        if let Some((operation, lost)) = lost {
            let at = at(lost.element, lost.combination);
            let LostBounds { count, why, .. } = lost;
            return Some(format!(
                "bounds are lost from {} on, in {count} results, first in {at}: {why}",
                operation.named()
            ));
        }
        let endless = self
            .conditions
            .iter()
            .find(|condition| condition.found.endless > 0)?;
        let count = endless.found.endless;
        Some(format!(
            "bounds are lost behind the loop with {}, {count} times: it went on up to the limit, see `limit`",
            endless.named()
        ))
    }

    fn sheet(&self) -> Sheet {
        let conditions = self.conditions.iter().map(condition_row);
        let notes = self.enclosures.iter().map(Enclosures::note);
        Sheet {
            title: format!("{}: enclosures on {}", self.function, self.device),
            notes: notes.chain(self.loss()).collect(),
            columns: vec!["relative width".to_owned(), "undecided".to_owned()],
            rows: self.operations.iter().map(row).chain(conditions).collect(),
        }
    }
}

impl<R> fmt::Display for EncloseReport<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sheet().fmt(f)
    }
}

fn row(operation: &OperationWidths) -> Row {
    let widths = &operation.found;
    let class = match (widths.worst(), widths.above.first()) {
        (Some(worst), _) => format!("above 2^{worst}"),
        (None, Some((least, _))) => format!("at most 2^{least}"),
        (None, None) => String::new(),
    };
    let mut details = Vec::new();
    for &(exponent, count) in widths.above.iter().filter(|(_, count)| *count > 0) {
        details.push(format!("relative width above 2^{exponent}: {count}"));
    }
    if let Some(first) = &widths.first {
        let bounds = first.bounds.join(", ");
        details.push(format!(
            "first of the widest in {}: [{bounds}]",
            at(first.element, first.combination)
        ));
    }
    if let Some(lost) = &widths.lost {
        let at = at(lost.element, lost.combination);
        details.push(format!(
            "{} results have lost their bounds, first in {at}: {}",
            lost.count, lost.why
        ));
    }
    if details.is_empty() {
        details.push(format!("relative width {class}"));
    }
    Row {
        cells: vec![class, String::new()],
        details,
        is_bad: widths.lost.is_some() || widths.worst().is_some_and(|worst| worst >= 0),
        ..Row::of(operation)
    }
}

fn condition_row(condition: &OperationUndecided) -> Row {
    let Undecided {
        count,
        first,
        combination,
        endless,
    } = condition.found;
    let mut details = vec![match first {
        Some(first) => format!("undecided: {count}, first in {}", at(first, combination)),
        None => "always decided".to_owned(),
    }];
    if endless > 0 {
        details.push(format!("loops that went on up to the limit: {endless}"));
    }
    Row {
        cells: vec![String::new(), count.to_string()],
        details,
        is_bad: count > 0 || endless > 0,
        ..Row::of(condition)
    }
}
