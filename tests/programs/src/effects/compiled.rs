//! Programs with effects that were compiled, with the attribute and without.

use std::any::TypeId;

use fpdsl_runtime::device::MapKernel;
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::trace;

use crate::bits::Flat;
use crate::inputs::value;
use crate::rng::Rng;
use crate::run::{Host, Outcome, Subject, caught};

/// A compiled program.
#[derive(Clone, Copy)]
pub struct Case {
    /// The seed that it was generated from.
    pub seed: u64,
    /// The file of its source.
    pub file: &'static str,
    /// Runs it on a backend.
    pub run: fn(Host, &[Vec<u64>]) -> Vec<Outcome>,
    /// The same text as plain Rust.
    pub plain: fn(&[u64]) -> Outcome,
    /// It for accelerators, and to record it.
    pub kernel: MapKernel,
}

impl Case {
    /// The function `F`, which was written to `file` from this seed, and its text as plain Rust.
    pub const fn new<F: Subject>(seed: u64, file: &'static str, plain: fn(&[u64]) -> Outcome) -> Self {
        Case {
            seed,
            file,
            run: |host, inputs| host.run::<F>(inputs),
            plain,
            kernel: MapKernel::recorded(TypeId::of::<F>(), F::NAME, trace::trace::<F>),
        }
    }

    /// This many sets of encodings for its parameters.
    pub fn inputs(&self, count: usize) -> Vec<Vec<u64>> {
        const TYPES: [ScalarType; 4] = [
            ScalarType::F64,
            ScalarType::F64,
            ScalarType::U64,
            ScalarType::Usize,
        ];
        let mut rng = Rng::new(!self.seed);
        let mut set = |n: usize| {
            let wild = if n < count / 2 { 0 } else { 30 };
            TYPES.map(|ty| value(&mut rng, ty, wild)).to_vec()
        };
        (0..count).map(&mut set).collect()
    }

    /// What the program means.
    pub fn expected(&self, inputs: &[Vec<u64>]) -> Vec<Outcome> {
        inputs.iter().map(|input| (self.plain)(input)).collect()
    }

    /// The first difference from what it means, and where its source is.
    pub fn difference(
        &self,
        inputs: &[Vec<u64>],
        expected: &[Outcome],
        (backend, found): (&str, &[Outcome]),
    ) -> Option<String> {
        assert_eq!(expected.len(), found.len());
        let found: Vec<Outcome> = found.iter().cloned().map(without_place).collect();
        let at = (0..expected.len()).find(|&at| expected[at] != found[at])?;
        let Case { seed, file, .. } = self;
        Some(format!(
            "`effects_{seed}` in {file}, input {at}: {:x?}\nplain Rust: {}\n{backend}: {}\nalone: \
             FPDSL_EFFECT_SOURCES={seed}..{} cargo test -p fpdsl-random --test random_programs effects_",
            inputs[at],
            expected[at],
            found[at],
            seed + 1
        ))
    }
}

/// What plain Rust computes for a set of encodings.
pub fn plain<R: Flat>(function: fn(f64, f64, u64, usize) -> R, input: &[u64]) -> Outcome {
    let (p, q, n, r) = Flat::from_flat(&mut input.iter().copied());
    match caught(|| function(p, q, n, r)) {
        Ok(out) => {
            let mut values = Vec::new();
            out.flatten(&mut values);
            Outcome::Values(values)
        }
        Err(text) => Outcome::Fault(fault_of(&text)),
    }
}

/// A panic of Rust's own in the words of a fault.
fn fault_of(text: &str) -> String {
    let numbers: Vec<&str> = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .collect();
    match numbers.as_slice() {
        [len, index] if text.starts_with("index out of bounds") => {
            format!("index {index} is out of bounds for length {len}")
        }
        _ if text.contains("divide by zero") => "integer division by zero".to_owned(),
        _ => text.to_owned(),
    }
}

/// A fault without the name of the function, which plain Rust does not tell.
fn without_place(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Fault(text) => Outcome::Fault(match text.rsplit_once(" in `") {
            Some((kind, _)) => kind.to_owned(),
            None => text,
        }),
        values => values,
    }
}
