//! Where the difference of two results began.

use fpdsl_runtime::lift::ScalarType;

use super::align::{Alignment, align, are_alike};
use super::trace::{Named, Trace};
use super::values::{Value, agree};

/// Where the difference of two runs began.
#[derive(Default)]
pub(super) struct Begun {
    /// The first operation of each run that leads to the difference.
    pub operations: [Option<usize>; 2],
    /// The first variable: where it is in the two lists of values.
    pub variable: Option<[usize; 2]>,
    /// Operations of the first run of which it is not known which of them differs.
    pub suspects: Vec<usize>,
}

/// Compares two bodies, of whose results some differ.
pub(super) fn of_traces(runs: [&Trace; 2], differing: &[usize], allowed: u64) -> Begun {
    let [x, y] = runs;
    let alignment = align(&x.operations, &y.operations, allowed);
    let slices = [0, 1].map(|run| {
        let roots = differing.iter().filter_map(|&leaf| runs[run].roots[leaf]);
        leading(runs[run], roots, |operation| {
            alignment.partners[run][operation].is_some()
        })
    });
    let variable = variable(&x.named, &y.named, allowed, |named, run| {
        let operation = named
            .node
            .and_then(|node| runs[run].nodes[node as usize].operation);
        operation.is_some_and(|operation| slices[run].binary_search(&operation).is_ok())
    });
    let mut operations = [0, 1].map(|run| slices[run].first().copied());
    let gaps = [0, 1].map(|run| operations[run].map(|operation| alignment.gap(run, operation)));
    for (run, other) in [(0, 1), (1, 0)] {
        // None, or a later one: the other run differs at something that leads to no difference here.
        let is_behind = gaps[other].is_some_and(|gap| gaps[run].is_none_or(|own| own > gap));
        if let (true, Some(first)) = (is_behind, operations[other]) {
            operations[run] = counterpart(runs, &alignment, other, first).or(operations[run]);
        }
    }
    Begun {
        operations,
        variable,
        suspects: Vec::new(),
    }
}

/// The operation of the other run that stands where `first` of `run` does: one without a partner, or the next condition, which holds where
/// `first` does not.
fn counterpart(runs: [&Trace; 2], alignment: &Alignment, run: usize, first: usize) -> Option<usize> {
    let other = 1 - run;
    let before = alignment.partners[run][..first].iter().flatten().next_back();
    let start = before.map_or(0, |&partner| partner + 1);
    let partners = &alignment.partners[other][start..];
    let end = start + partners.iter().take_while(|partner| partner.is_none()).count();
    let first = &runs[run].operations[first];
    let stands_there = |&operation: &usize| {
        let found = &runs[other].operations[operation];
        let is_condition = found.results.iter().all(|result| result.ty == ScalarType::Bool);
        are_alike(first, found) && (operation < end || is_condition && first.results != found.results)
    };
    (start..=end)
        .take_while(|&operation| operation < runs[other].operations.len())
        .find(stands_there)
}

/// Compares a body with values that another implementation gives.
pub(super) fn of_names(run: &Trace, given: &[Named], differing: &[usize], allowed: u64) -> Begun {
    let mut agreeing = vec![false; run.operations.len()];
    let mut different = None;
    for (own, other) in pairs(&run.named, given, true) {
        let (named, given) = (&run.named[own], &given[other]);
        let operation = named.node.and_then(|node| run.nodes[node as usize].operation);
        if agree(&[named.value], &[given.value], allowed) {
            if let Some(operation) = operation {
                agreeing[operation] = true;
            }
        } else if different.is_none() {
            different = Some((own, other));
        }
    }
    let roots: Vec<u32> = match different {
        Some((own, _)) => run.named[own].node.into_iter().collect(),
        None => differing.iter().filter_map(|&leaf| run.roots[leaf]).collect(),
    };
    let suspects = leading(run, roots.iter().copied(), |operation| agreeing[operation]);
    Begun {
        operations: [suspects.last().copied(), None],
        variable: different.map(|(own, other)| [own, other]),
        suspects,
    }
}

/// The operations that lead to some nodes and whose values the other run does not have, in order.
fn leading(run: &Trace, roots: impl Iterator<Item = u32>, has: impl Fn(usize) -> bool) -> Vec<usize> {
    let mut open: Vec<u32> = roots.collect();
    let mut known = vec![false; run.nodes.len()];
    let mut found = Vec::new();
    while let Some(number) = open.pop() {
        if std::mem::replace(&mut known[number as usize], true) {
            continue;
        }
        let node = &run.nodes[number as usize];
        if let Some(operation) = node.operation {
            if has(operation) {
                continue;
            }
            found.push(operation);
        }
        open.extend(&node.from);
    }
    found.sort_unstable();
    found
}

/// The first variable with two values, among those that `counts`.
fn variable(
    x: &[Named],
    y: &[Named],
    allowed: u64,
    counts: impl Fn(&Named, usize) -> bool,
) -> Option<[usize; 2]> {
    let differs = |&(own, other): &(usize, usize)| {
        let (own, other) = (&x[own], &y[other]);
        let values: [[Value; 1]; 2] = [[own.value], [other.value]];
        counts(own, 0) && counts(other, 1) && !agree(&values[0], &values[1], allowed)
    };
    let found = pairs(x, y, false).into_iter().find(differs)?;
    Some([found.0, found.1])
}

/// The values of variables of one name, in the order of the first list: the first with the first, or the last with the last.
fn pairs(x: &[Named], y: &[Named], last: bool) -> Vec<(usize, usize)> {
    let mut names: Vec<(&Named, [Vec<usize>; 2])> = Vec::new();
    for (list, all) in [x, y].into_iter().enumerate() {
        for (at, named) in all.iter().enumerate() {
            let known = names.iter().position(|(first, _)| first.name.is(&named.name));
            let number = known.unwrap_or_else(|| {
                names.push((named, [Vec::new(), Vec::new()]));
                names.len() - 1
            });
            names[number].1[list].push(at);
        }
    }
    let mut pairs = Vec::new();
    for (_, [x, y]) in names {
        let common = x.len().min(y.len());
        let [skip_x, skip_y] = if last {
            [x.len() - common, y.len() - common]
        } else {
            [0, 0]
        };
        pairs.extend(x[skip_x..].iter().copied().zip(y[skip_y..].iter().copied()));
    }
    pairs.sort_unstable();
    pairs
}
