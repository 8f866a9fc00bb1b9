//! Differences between backends, told so that they can be run again.

use std::fmt::Write;
use std::sync::Arc;

use crate::ast::Program;
use crate::inputs::inputs;
use crate::print;
use crate::run::{Host, Outcome, evaluate};

/// What one program came to on several backends.
#[derive(Debug, Default)]
pub struct Comparison {
    /// For each element of the reference, whether it faulted.
    pub faults: usize,
    /// How many elements were compared.
    pub elements: usize,
    /// The first difference, in words.
    pub difference: Option<String>,
}

/// Runs the program on the reference and on the other backends for so many inputs.
pub fn compare_hosts(program: &Arc<Program>, reference: Host, others: &[Host], count: usize) -> Comparison {
    let inputs = inputs(program, count);
    let expected = evaluate(reference, program, &inputs);
    let mut comparison = Comparison {
        faults: expected.iter().filter(|o| matches!(o, Outcome::Fault(_))).count(),
        elements: expected.len(),
        difference: None,
    };
    for &host in others {
        let found = evaluate(host, program, &inputs);
        let difference = first_difference(
            program,
            &inputs,
            (reference.name(), &expected),
            (host.name(), &found),
        );
        if difference.is_some() {
            comparison.difference = difference;
            break;
        }
    }
    comparison
}

/// The first element on which two backends disagree, with everything that is needed to see it again.
pub fn first_difference(
    program: &Program,
    inputs: &[Vec<u64>],
    (name, expected): (&str, &[Outcome]),
    (other, found): (&str, &[Outcome]),
) -> Option<String> {
    assert_eq!(
        expected.len(),
        found.len(),
        "{other} has as many outcomes as {name}"
    );
    let at = (0..expected.len()).find(|&i| expected[i] != found[i])?;
    let mut text = String::new();
    let hex: Vec<String> = inputs[at].iter().map(|bits| format!("0x{bits:x}")).collect();
    let _ = writeln!(text, "{}", print::source(program));
    let _ = writeln!(text, "seed {}, input {at}: [{}]", program.seed, hex.join(", "));
    let _ = writeln!(text, "{name:>16}: {}", expected[at]);
    let _ = writeln!(text, "{other:>16}: {}", found[at]);
    Some(text)
}
