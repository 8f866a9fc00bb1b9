//! The outcome as JSON, for programs. The fields are described in `--help`.

use std::fmt::Write;

use crate::outcome::{Difference, Outcome};
use crate::words::WordType;

/// The parts of the report that do not come from the cases.
pub struct Machine<'a> {
    /// Names and descriptions.
    pub backends: Vec<(&'a str, String)>,
    /// The absent devices, and why they are absent.
    pub absent: &'a [(String, String)],
    /// The number of threads of rayon's pool.
    pub threads: usize,
    /// The seed of the random cases.
    pub seed: u64,
}

/// One object.
pub fn json(outcome: &Outcome, machine: &Machine) -> String {
    let mut text = String::from("{\n");
    let _ = writeln!(text, "  \"schema\": 1,");
    let _ = writeln!(text, "  \"version\": {},", quoted(env!("CARGO_PKG_VERSION")));
    let backends = machine
        .backends
        .iter()
        .map(|(name, on)| format!("{{\"name\": {}, \"on\": {}}}", quoted(name), quoted(on)));
    let _ = writeln!(text, "  \"backends\": [{}],", joined(backends));
    let absent = machine
        .absent
        .iter()
        .map(|(name, why)| format!("{{\"name\": {}, \"why\": {}}}", quoted(name), quoted(why)));
    let _ = writeln!(text, "  \"absent\": [{}],", joined(absent));
    let _ = writeln!(text, "  \"threads\": {},", machine.threads);
    let _ = writeln!(text, "  \"seed\": {},", machine.seed);
    let _ = writeln!(text, "  \"seconds\": {:.1},", outcome.seconds);
    let _ = writeln!(text, "  \"cases\": {},", outcome.cases());
    let _ = writeln!(text, "  \"agreed\": {},", outcome.agreed());
    let failure = outcome.failure.as_deref().map_or("null".to_owned(), quoted);
    let _ = writeln!(text, "  \"failure\": {failure},");
    let difference = outcome.difference.as_ref().map_or("null".to_owned(), difference);
    let _ = writeln!(text, "  \"difference\": {difference},");
    text.push_str("  \"rows\": [\n");
    for (n, tally) in outcome.tallies.iter().enumerate() {
        let mode = tally.mode.map_or("null".to_owned(), |mode| quoted(mode.name()));
        let _ = writeln!(
            text,
            "    {{\"op\": {}, \"format\": {}, \"mode\": {mode}, \"backend\": {}, \"compared\": {}, \"cases\": {}, \"agreed\": {}}}{}",
            quoted(tally.op),
            quoted(&tally.format),
            quoted(&tally.backend),
            tally.compared,
            tally.cases,
            tally.agreed,
            if n + 1 == outcome.tallies.len() { "" } else { "," },
        );
    }
    text.push_str("  ]\n}\n");
    text
}

fn difference(found: &Difference) -> String {
    let words = |words: &[(WordType, u64)]| {
        joined(words.iter().map(|(ty, word)| {
            format!(
                "{{\"bits\": \"0x{word:x}\", \"decimal\": {}}}",
                quoted(&ty.decimal(*word))
            )
        }))
    };
    format!(
        "{{\"op\": {}, \"format\": {}, \"mode\": {}, \"backend\": {}, \"inputs\": [{}], \"random\": {}, \"got\": [{}], \"right\": [{}]}}",
        quoted(found.op),
        quoted(&found.format),
        found.mode.map_or("null".to_owned(), |mode| quoted(mode.name())),
        quoted(&found.backend),
        words(&found.inputs),
        found
            .random
            .map_or("null".to_owned(), |bits| quoted(&format!("{bits:#x}"))),
        words(&found.got),
        words(&found.right),
    )
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// A JSON string.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c < ' ' => {
                let _ = write!(quoted, "\\u{:04x}", c as u32);
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
