//! Differences between backends, told so that they can be run again.

use std::fmt::Write;
use std::sync::Arc;

use crate::ast::Program;
use crate::inputs::inputs;
use crate::plain::outcomes;
use crate::print;
use crate::run::{Host, Outcome, caught, evaluate};
use crate::shrink::shrink;

/// The results of one program on several backends.
#[derive(Debug, Default)]
pub struct Comparison {
    /// How many elements fault.
    pub faults: usize,
    /// How many elements were compared.
    pub elements: usize,
    /// The first difference, in words.
    pub difference: Option<String>,
}

/// Holds backends against what the program [means](crate::plain) for this many inputs. A difference is told of a smaller
/// program that shows it too.
pub fn compare_hosts(program: &Program, hosts: &[Host], count: usize) -> Comparison {
    let inputs = inputs(program, count);
    let whole = Arc::new(program.clone());
    let expected = outcomes(program, &inputs);
    let differs = hosts
        .iter()
        .find(|&&host| caught(|| evaluate(host, &whole, &inputs)).as_ref() != Ok(&expected));
    Comparison {
        faults: expected.iter().filter(|o| matches!(o, Outcome::Fault(_))).count(),
        elements: expected.len(),
        difference: differs.map(|&host| told(program, &inputs, host)),
    }
}

/// The difference on a host, of a program that is as small as it gets.
fn told(program: &Program, inputs: &[Vec<u64>], host: Host) -> String {
    let difference = |program: &Program| {
        let shared = Arc::new(program.clone());
        let expected = outcomes(program, inputs);
        match caught(|| evaluate(host, &shared, inputs)) {
            Ok(found) => first_difference(program, inputs, ("meaning", &expected), (host.name(), &found)),
            Err(text) => Some(format!(
                "{}\nseed {}: {text}",
                print::source(program),
                program.seed
            )),
        }
    };
    // A panic of the test's own is not what is looked for when it is about bits.
    let panics = caught(|| evaluate(host, &Arc::new(program.clone()), inputs)).is_err();
    let smallest = shrink(program, |candidate| {
        let shared = Arc::new(candidate.clone());
        caught(|| evaluate(host, &shared, inputs)).is_err() == panics && difference(candidate).is_some()
    });
    difference(&smallest).unwrap_or_else(|| format!("seed {}: differs no more", program.seed))
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
