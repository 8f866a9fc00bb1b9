//! Runs of many elements that report one fault.

use super::Outcome;

/// The outcomes of a run of many elements, which reports the first fault only (the element and the text): where there
/// is one, every element runs once more by itself, and what the run said must fit.
pub fn one_by_one(
    inputs: &[Vec<u64>],
    first: (usize, String),
    one: impl FnMut(&Vec<u64>) -> Outcome,
) -> Vec<Outcome> {
    let mut outcomes: Vec<Outcome> = inputs.iter().map(one).collect();
    let (element, text) = first;
    let earliest = outcomes
        .iter()
        .position(|outcome| matches!(outcome, Outcome::Fault(_)));
    let reported = Outcome::Fault(text);
    if earliest != Some(element) || outcomes[element] != reported {
        // Told as a fault that no other backend has.
        outcomes[element] = Outcome::Fault(format!(
            "{reported} among all elements, {} alone",
            outcomes[element]
        ));
    }
    outcomes
}
