//! Runs a function on one backend, element by element, and says what came out.

pub mod accelerator;
pub mod cpp;
pub(crate) mod faults;
pub(crate) mod memory;
mod quiet;
mod whole;

use std::fmt;

use fpdsl_runtime::dispatch::{Level, call_at};
use fpdsl_runtime::element::Placed;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::{Kernel, interp};
use fpdsl_runtime::lanes::{Elements, Outputs, run_at};
use fpdsl_runtime::trace;

use crate::bits::{Flat, canonical};
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
    /// Any processor.
    Portable,
    /// Fused multiply-add instructions.
    PortableFma,
    /// Rounding modes in the instructions.
    Avx512,
    /// Sixteen lanes on any processor.
    PortableLanes,
    /// Sixteen lanes with fused multiply-add instructions.
    FmaLanes,
    /// Sixteen lanes with rounding modes in the instructions.
    Avx512Lanes,
    /// The recorded IR on integers alone.
    Interpreter,
}

impl Host {
    /// All of them.
    pub const ALL: [Host; 7] = [
        Host::Portable,
        Host::PortableFma,
        Host::Avx512,
        Host::PortableLanes,
        Host::FmaLanes,
        Host::Avx512Lanes,
        Host::Interpreter,
    ];

    /// The name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Host::Portable => "portable",
            Host::PortableFma => "portable fma",
            Host::Avx512 => "avx512",
            Host::PortableLanes => "baseline lanes",
            Host::FmaLanes => "avx2 lanes",
            Host::Avx512Lanes => "avx512 lanes",
            Host::Interpreter => "interpreter",
        }
    }

    /// The instructions that it is for, and whether it has lanes; `None` for the interpreter.
    pub(crate) fn level(self) -> Option<(Level, bool)> {
        match self {
            Host::Portable => Some((Level::Portable, false)),
            Host::PortableFma => Some((Level::Fma, false)),
            Host::Avx512 => Some((Level::Avx512, false)),
            Host::PortableLanes => Some((Level::Portable, true)),
            Host::FmaLanes => Some((Level::Fma, true)),
            Host::Avx512Lanes => Some((Level::Avx512, true)),
            Host::Interpreter => None,
        }
    }

    /// Returns true if this processor can run it.
    pub fn is_available(self) -> bool {
        self.level()
            .is_none_or(|(level, _)| Level::available().contains(&level))
    }

    /// The outcome for each of the inputs.
    ///
    /// # Panics
    ///
    /// If this processor cannot run it.
    pub fn run<F: Subject>(self, inputs: &[Vec<u64>]) -> Vec<Outcome> {
        assert!(self.is_available());
        match self.level() {
            Some((level, false)) => inputs.iter().map(|input| call::<F>(level, input)).collect(),
            Some((level, true)) => lanes::<F>(level, inputs),
            None => {
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

fn lanes<F: Subject>(level: Level, inputs: &[Vec<u64>]) -> Vec<Outcome> {
    let args: Vec<F::Args> = inputs
        .iter()
        .map(|input| Flat::from_flat(&mut input.iter().copied()))
        .collect();
    // Any value will do for results, as long as it is one.
    let mut results = vec![F::Out::from_flat(&mut std::iter::repeat(0)); inputs.len()];
    let (src, snk) = (Elements(args.as_ptr()), Outputs(results.as_mut_ptr()));
    // SAFETY: there is an argument and a result for each element, and the level is available.
    match unsafe { run_at::<F, _, _>(level, src, snk, 0..inputs.len()) } {
        Ok(()) => results.into_iter().map(values).collect(),
        Err(faulted) if inputs.len() == 1 => vec![Outcome::Fault(faulted.fault.to_string())],
        Err(faulted) => {
            let first = (faulted.element, faulted.fault.to_string());
            one_by_one(inputs, first, |input| {
                lanes::<F>(level, std::slice::from_ref(input)).remove(0)
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
