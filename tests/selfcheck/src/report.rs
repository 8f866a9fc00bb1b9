//! The matrix, for people.

use std::fmt::Write;

use crate::outcome::{Difference, Outcome, Tally};
use crate::words::WordType;

/// Operation × format by backend: how many cases agreed, the modes together.
pub fn matrix(outcome: &Outcome, backends: &[String]) -> String {
    let mut text = String::new();
    let _ = write!(text, "{:17}{:10}", "operation", "format");
    for name in backends {
        let _ = write!(text, "{name:>16}");
    }
    text.push('\n');
    let mut lines: Vec<(&str, &str)> = Vec::new();
    for tally in &outcome.tallies {
        let line = (tally.op, &*tally.format);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    for (op, format) in lines {
        let _ = write!(text, "{op:17}{format:10}");
        for name in backends {
            let of_cell = |tally: &&Tally| tally.op == op && tally.format == format && tally.backend == *name;
            let _ = write!(text, "{:>16}", cell(outcome.tallies.iter().filter(of_cell)));
        }
        text.push('\n');
    }
    if outcome.tallies.iter().any(|tally| !tally.compared) {
        text.push_str("~ run but not compared: an approximation promises a bound, not bits\n");
    }
    text
}

fn cell<'a>(tallies: impl Iterator<Item = &'a Tally>) -> String {
    let (mut cases, mut agreed, mut compared) = (0, 0, false);
    for tally in tallies {
        cases += tally.cases;
        agreed += tally.agreed;
        compared |= tally.compared;
    }
    if cases == 0 {
        "-".to_owned()
    } else if !compared {
        format!("~{cases}")
    } else if cases == agreed {
        cases.to_string()
    } else {
        format!("{agreed}/{cases}")
    }
}

/// The difference with its operands, its random bits and both results, in hexadecimal and decimal.
pub fn difference(found: &Difference) -> String {
    let mode = found.mode.map_or(String::new(), |mode| format!(" {mode}"));
    let mut text = format!(
        "DIFFERENCE: {} {}{mode} on {}\n",
        found.op, found.format, found.backend
    );
    let names = ["x", "y", "z"];
    for (name, word) in names.iter().zip(&found.inputs) {
        let _ = writeln!(text, "  {name:5} {}", shown(word));
    }
    if let Some(bits) = found.random {
        let _ = writeln!(text, "  drawn {bits:#010x}");
    }
    for (name, words) in [("got", &found.got), ("right", &found.right)] {
        for word in words {
            let _ = writeln!(text, "  {name:5} {}", shown(word));
        }
    }
    text
}

fn shown((ty, word): &(WordType, u64)) -> String {
    ty.show(*word)
}

/// The last line: how many of how many.
pub fn summary(outcome: &Outcome) -> String {
    let (cases, agreed) = (outcome.cases(), outcome.agreed());
    format!("{agreed} of {cases} cases agreed, {:.1} s\n", outcome.seconds)
}
