//! A way of running kernels against the interpreter.

use std::fmt;

use fpdsl_runtime::ir::interp::{Encodings, Stop, run_counted};
use fpdsl_runtime::ir::{Kernel, Operand, Role};

use crate::data::Data;

/// An element's results, as encodings of the leaves of the outputs, or its fault.
pub type Outcome = Result<Vec<u64>, Stop>;

/// The operations and passes that an element may take.
const FUEL: u64 = 1 << 20;

/// An element that has other results than the interpreter says.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The kernel.
    pub kernel: Kernel,
    /// Its inputs.
    pub data: Data,
    /// The element.
    pub element: usize,
    /// What the interpreter says.
    pub expected: Outcome,
    /// What was found.
    pub found: Option<Outcome>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let leaves = 0..self.kernel.inputs.leaves.len();
        let params: Vec<u64> = leaves
            .map(|l| self.data.leaf(&self.kernel, l, self.element))
            .collect();
        writeln!(
            f,
            "element {} of {}: {params:x?}",
            self.element, self.data.elements
        )?;
        writeln!(f, "expected {:x?}", self.expected)?;
        writeln!(f, "found    {:x?}", self.found)?;
        self.kernel.fmt(f)
    }
}

/// How often a counter was added to, and by which element first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How often.
    pub count: u64,
    /// The element.
    pub first: Option<usize>,
}

/// What the interpreter says of each element.
pub fn expected(kernel: &Kernel, data: &Data) -> Vec<Outcome> {
    counted(kernel, data, FUEL).0
}

/// What all elements add to the counters of a kernel, if it has any, unless an element faults or runs for long.
pub fn counts(kernel: &Kernel, data: &Data) -> Option<Vec<u64>> {
    let tallies = counted(kernel, data, FUEL)
        .1
        .filter(|tallies| !tallies.is_empty())?;
    Some(tallies.into_iter().map(|tally| tally.count).collect())
}

/// What the interpreter says of each element, which may take so many operations and passes; and of the counters, unless one of the elements
/// faults or takes more.
pub fn counted(kernel: &Kernel, data: &Data, fuel: u64) -> (Vec<Outcome>, Option<Vec<Tally>>) {
    let buffers = &kernel.inputs.buffers;
    let counters = buffers.iter().find(|buffer| buffer.role == Role::Counters);
    let mut tallies = vec![Tally::default(); counters.map_or(0, |buffer| buffer.count)];
    let slices = data.slices(kernel);
    let slices: Vec<&[u64]> = slices.iter().map(Vec::as_slice).collect();
    let mut outcomes = Vec::new();
    for element in 0..data.elements {
        let leaves = 0..kernel.inputs.leaves.len();
        let params: Vec<u64> = leaves.map(|leaf| data.leaf(kernel, leaf, element)).collect();
        let mut add = |counter: u32, _: &dyn Fn(Operand) -> u64| {
            let tally = &mut tallies[counter as usize];
            tally.count += 1;
            tally.first.get_or_insert(element);
        };
        outcomes.push(run_counted(
            &Encodings,
            kernel,
            &params,
            &slices,
            &mut [],
            &mut add,
            fuel,
        ));
    }
    let all = outcomes.iter().all(Result::is_ok);
    (outcomes, all.then_some(tallies))
}

/// Compares `run`, which gives the outcome of each element, with the interpreter. A kernel that runs for long is not run at all:
/// shrinking makes such loops.
///
/// # Errors
///
/// The first element that differs.
pub fn compare(
    kernel: &Kernel,
    data: &Data,
    run: impl Fn(&Kernel, &Data) -> Vec<Outcome>,
) -> Result<(), Box<Difference>> {
    let expected = expected(kernel, data);
    if expected.contains(&Err(Stop::OutOfFuel)) {
        return Ok(());
    }
    let found = run(kernel, data);
    let differs = |&element: &usize| found.get(element) != Some(&expected[element]);
    match (0..data.elements).find(differs) {
        None => Ok(()),
        Some(element) => Err(Box::new(Difference {
            kernel: kernel.clone(),
            data: data.clone(),
            element,
            expected: expected[element].clone(),
            found: found.get(element).cloned(),
        })),
    }
}
