//! Runs a function on one backend, element by element, and says what came out.

pub mod accelerator;
pub(crate) mod arrays;
pub mod cpp;
mod drawn;
pub(crate) mod faults;
pub(crate) mod memory;
mod quiet;
mod whole;

use std::fmt;

use fpdsl_runtime::dispatch::{Level, call_at};
use fpdsl_runtime::element::Placed;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::{Kernel, interp};
use fpdsl_runtime::loops::{Elements, Outputs};
use fpdsl_runtime::trace;

use crate::bits::{Flat, canonical};
use arrays::Arrays;
pub use drawn::{Drawn, KEY, STREAM};
use faults::one_by_one;
pub use quiet::caught;
pub use whole::{Whole, evaluate, filed, narrow, widen};

/// The outcome of one element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The encodings of the result's scalars.
    Values(Vec<u64>),
    /// The text of a fault.
    Fault(String),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Values(values) => {
                let values: Vec<String> = values.iter().map(|v| format!("{v:x}")).collect();
                write!(f, "[{}]", values.join(" "))
            }
            Outcome::Fault(text) => write!(f, "fault: {text}"),
        }
    }
}

/// A function whose arguments and results can be made of encodings and taken apart.
pub trait Subject: Function<Args: Flat + Placed, Out: Flat + Placed> {}

impl<F: Function<Args: Flat + Placed, Out: Flat + Placed>> Subject for F {}

/// The backends that run in this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// One value at a time, with the instructions of a level.
    Scalar(Level),
    /// Arrays: machine code that is made of the recorded body, or where there is no compiler one element after the other.
    Arrays(Level),
    /// The recorded IR on integers alone.
    Interpreter,
}

impl Host {
    /// All of them.
    pub const ALL: &[Host] = if cfg!(target_arch = "aarch64") {
        &[
            Host::Scalar(Level::Portable),
            Host::Arrays(Level::Neon),
            Host::Interpreter,
        ]
    } else if cfg!(target_arch = "x86_64") {
        &[
            Host::Scalar(Level::Portable),
            Host::Scalar(Level::Fma),
            Host::Scalar(Level::Avx512),
            Host::Arrays(Level::Fma),
            Host::Arrays(Level::Avx512),
            Host::Interpreter,
        ]
    } else {
        &[
            Host::Scalar(Level::Portable),
            Host::Arrays(Level::Portable),
            Host::Interpreter,
        ]
    };

    /// Those that this processor can run.
    pub fn available() -> Vec<Host> {
        let all = Host::ALL.iter().copied();
        all.filter(|host| host.is_available()).collect()
    }

    /// The name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Host::Scalar(Level::Portable) => "portable",
            Host::Scalar(Level::Fma) => "portable fma",
            Host::Scalar(Level::Avx512) => "avx512",
            Host::Arrays(Level::Portable) => "portable arrays",
            Host::Arrays(Level::Fma) => "avx2 arrays",
            Host::Arrays(Level::Avx512) => "avx512 arrays",
            Host::Arrays(Level::Neon) => "neon arrays",
            // A level that the library has and reports do not.
            Host::Scalar(level) | Host::Arrays(level) => level.name(),
            Host::Interpreter => "interpreter",
        }
    }

    /// Returns true if this processor can run it.
    pub fn is_available(self) -> bool {
        match self {
            Host::Scalar(level) | Host::Arrays(level) => Level::available().contains(&level),
            Host::Interpreter => true,
        }
    }

    /// The outcome for each of the inputs.
    ///
    /// # Panics
    ///
    /// If this processor cannot run it.
    pub fn run<F: Subject>(self, inputs: &[Vec<u64>]) -> Vec<Outcome> {
        assert!(self.is_available());
        match self {
            Host::Scalar(level) => inputs.iter().map(|input| call::<F>(level, input)).collect(),
            Host::Arrays(level) => arrays::<F>(level, inputs),
            Host::Interpreter => {
                let kernel = trace::trace::<F>();
                inputs.iter().map(|input| interpret(&kernel, input)).collect()
            }
        }
    }
}

fn values<T: Flat>(value: T) -> Outcome {
    let mut values = Vec::new();
    value.flatten(&mut values);
    Outcome::Values(values)
}

fn call<F: Subject>(level: Level, input: &[u64]) -> Outcome {
    let args = F::Args::from_flat(&mut input.iter().copied());
    match caught(|| call_at::<F>(level, args)) {
        Ok(out) => values(out),
        Err(text) => Outcome::Fault(text),
    }
}

fn arrays<F: Subject>(level: Level, inputs: &[Vec<u64>]) -> Vec<Outcome> {
    arrays_by::<F>(level, &mut None, inputs)
}

/// Arguments side by side, and results.
type Way<F> = Arrays<F, Elements<<F as Function>::Args>, Outputs<<F as Function>::Out>>;

/// With what the first call makes.
fn arrays_by<F: Subject>(level: Level, way: &mut Option<Way<F>>, inputs: &[Vec<u64>]) -> Vec<Outcome> {
    let args: Vec<F::Args> = inputs
        .iter()
        .map(|input| Flat::from_flat(&mut input.iter().copied()))
        .collect();
    // Any value will do for results, as long as it is one.
    let mut results = vec![F::Out::from_flat(&mut std::iter::repeat(0)); inputs.len()];
    let (src, snk) = (Elements(args.as_ptr()), Outputs(results.as_mut_ptr()));
    let run = way.get_or_insert_with(|| Arrays::new(level, &src, &snk));
    // SAFETY: there is an argument and a result for each element, and the level is available.
    match unsafe { run.run(src, snk, 0..inputs.len()) } {
        Ok(()) => results.into_iter().map(values).collect(),
        Err(faulted) if inputs.len() == 1 => vec![Outcome::Fault(faulted.fault.to_string())],
        Err(faulted) => {
            let first = (faulted.element, faulted.fault.to_string());
            one_by_one(inputs, first, |input| {
                arrays_by::<F>(level, way, std::slice::from_ref(input)).remove(0)
            })
        }
    }
}

/// The outcome of a recorded function for one element.
pub fn interpret(kernel: &Kernel, input: &[u64]) -> Outcome {
    /// Far more than any generated program needs.
    const FUEL: u64 = 10_000_000;
    match interp::run(kernel, input, FUEL) {
        Ok(values) => {
            let canonical = |(leaf, &bits)| canonical(kernel.outputs.leaf_type(leaf), bits);
            Outcome::Values(values.iter().enumerate().map(canonical).collect())
        }
        Err(stop) => Outcome::Fault(stop.to_string()),
    }
}
