//! The calls that the suite knows are those that there are.

use crate::lengths::CALLS;

/// Where the methods of calls are.
const SOURCES: [&str; 8] = [
    include_str!("../../fpdsl-runtime/src/device/call/compact.rs"),
    include_str!("../../fpdsl-runtime/src/device/call/in_rows.rs"),
    include_str!("../../fpdsl-runtime/src/device/call/mod.rs"),
    include_str!("../../fpdsl-runtime/src/device/call/places.rs"),
    include_str!("../../fpdsl-runtime/src/device/call/reduction.rs"),
    include_str!("../../fpdsl-runtime/src/device/call/scan.rs"),
    include_str!("../../fpdsl-runtime/src/device/call/sweep.rs"),
    include_str!("../../fpdsl-runtime/src/device/receipt/call.rs"),
];

/// The methods that run on a device, each behind the type that has it.
fn methods(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut of = "";
    for (at, line) in source.lines().scan(0, |at, line| {
        let here = *at;
        *at += line.len() + 1;
        Some((here, line))
    }) {
        if line.starts_with("impl") {
            let types = ["Call", "Compaction", "Exclusive", "InRows", "Reduction", "Scan"];
            of = types
                .into_iter()
                .find(|name| line.contains(&format!(" {name}<")))
                .unwrap_or("");
        }
        let Some(signature) = line.strip_prefix("    pub fn ") else {
            continue;
        };
        let (name, _) = signature.split_once(['<', '(']).expect("a name");
        let (parameters, _) = source[at..].split_once('{').expect("a body");
        let runs = ["device: &Device", "on: &D"];
        if !of.is_empty() && runs.iter().any(|run| parameters.contains(run)) {
            found.push(format!("{of}::{name}"));
        }
    }
    found
}

/// A new method of calls that runs on a device needs a case in `lengths.rs`.
#[test]
fn every_call_has_a_case() {
    let all: Vec<String> = SOURCES.into_iter().flat_map(methods).collect();
    assert!(all.len() > 20, "{all:?}");
    for name in all {
        let is_of = |known: &str| known == name || known.starts_with(&format!("{name} of "));
        assert!(
            CALLS.iter().any(|(known, _)| is_of(known)),
            "`{name}` has no case in `tests/unsound/lengths.rs`"
        );
    }
}
