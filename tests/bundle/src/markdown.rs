//! The report for people.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde_json::Value;

use crate::suite::SKIPPED;

/// A line for each thing that there is on the machine.
pub fn machine(machine: &Value) -> String {
    let mut text = String::new();
    for (name, value) in members(machine) {
        match value {
            Value::Object(_) => {
                for (part, value) in members(value) {
                    line(&mut text, &format!("{name}: {part}"), value);
                }
            }
            _ => line(&mut text, name, value),
        }
    }
    text
}

/// The whole report.
pub fn report(report: &Value) -> String {
    let mut text = format!("# fpdsl on this machine\n\n{}\n", machine(&report["machine"]));
    let _ = writeln!(
        text,
        "{}, in {} s.\n",
        plain(&report["verdict"]),
        report["seconds"]
    );
    text.push_str("| suite | state | tests passed | failed | on the GPU | on printed C++ | seconds |\n|---|---|---|---|---|---|---|\n");
    let suites = report["suites"].as_array().map(Vec::as_slice).unwrap_or_default();
    for suite in suites {
        let backends = &suite["backends"];
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {} | {} |",
            plain(&suite["name"]),
            plain(&suite["state"]),
            suite["tests passed"],
            suite["tests failed"],
            cell(&backends["gpu"]),
            cell(&backends["cuda on the cpu"]),
            suite["seconds"],
        );
    }
    skipped(&mut text, suites);
    for suite in suites {
        block(
            &mut text,
            &suite["name"],
            "first failure",
            &suite["first failure"],
        );
    }
    for suite in suites {
        block(&mut text, &suite["name"], "what it printed", &suite["output"]);
    }
    text
}

/// The cases on a backend; without the reason where there are none.
fn cell(cases: &Value) -> String {
    match cases.as_str() {
        Some(why) if why.starts_with(SKIPPED) => "skipped".to_owned(),
        _ => plain(cases),
    }
}

/// Each reason why a backend was skipped, once.
fn skipped(text: &mut String, suites: &[Value]) {
    let mut reasons = BTreeSet::new();
    for (backend, cases) in suites.iter().flat_map(|suite| members(&suite["backends"])) {
        if let Some(why) = cases.as_str().and_then(|why| why.strip_prefix(SKIPPED)) {
            reasons.insert((backend, why));
        }
    }
    if !reasons.is_empty() {
        text.push_str("\nSkipped:\n\n");
    }
    for (backend, why) in reasons {
        line(text, backend, &Value::from(why));
    }
}

fn members(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let object = value.as_object().into_iter().flatten();
    object.map(|(name, value)| (name.as_str(), value))
}

fn line(text: &mut String, name: &str, value: &Value) {
    // Never fails: it is a `String`.
    let _ = writeln!(text, "- {name}: {}", plain(value));
}

fn block(text: &mut String, suite: &Value, what: &str, lines: &Value) {
    if let Some(lines) = lines.as_str().filter(|lines| !lines.is_empty()) {
        let _ = write!(
            text,
            "\n## {}: {what}\n\n```text\n{}\n```\n",
            plain(suite),
            lines.trim_end()
        );
    }
}

/// A value without quotes; nothing for none.
fn plain(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.replace(['|', '\n'], " "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_reason_stands_once() {
        let suite = |name: &str| {
            json!({
                "name": name, "state": "passed", "tests passed": 3, "tests failed": 0, "seconds": 1.5, "first failure": "",
                "backends": { "gpu": "skipped: no | driver", "cuda on the cpu": 12 },
            })
        };
        let text = report(&json!({
            "machine": { "host": "avx512", "gpu": { "missing": "no driver" } },
            "seconds": 9,
            "verdict": "nothing failed",
            "suites": [suite("map"), suite("kernels")],
        }));
        assert!(
            text.contains("| map | passed | 3 | 0 | skipped | 12 | 1.5 |\n"),
            "{text}"
        );
        assert!(text.contains("- gpu: missing: no driver\n") && text.contains("nothing failed, in 9 s.\n"));
        assert_eq!(text.matches("- gpu: no   driver\n").count(), 1, "{text}");
    }
}
