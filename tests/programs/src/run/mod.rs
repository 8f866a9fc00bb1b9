//! Runs a function on one backend, element by element, and says what came out.

pub mod accelerator;
pub mod cpp;
mod lanes;
mod memory;
mod quiet;
mod whole;

use std::fmt;

use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::{Kernel, interp};
use fpdsl_runtime::lanes::Stored;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::portable::Portable;
use fpdsl_runtime::scalar::ScalarBackend;
use fpdsl_runtime::trace;

use crate::bits::{Flat, canonical};
pub use whole::{Whole, evaluate, narrow, param_types, widen};

/// What one element came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The encodings of the result's scalars.
    Values(Vec<u64>),
    /// The text of a fault.
    Fault(String),
    /// A fault that the backend does not report, because an element before this one faulted in the same block.
    SomeFault,
}

impl Outcome {
    /// Whether both can be said of the same element.
    pub fn agrees(&self, other: &Outcome) -> bool {
        match (self, other) {
            (Outcome::SomeFault, Outcome::Fault(_)) | (Outcome::Fault(_), Outcome::SomeFault) => true,
            _ => self == other,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Values(values) => {
                let values: Vec<String> = values.iter().map(|v| format!("{v:x}")).collect();
                write!(f, "[{}]", values.join(" "))
            }
            Outcome::Fault(text) => write!(f, "fault: {text}"),
            Outcome::SomeFault => write!(f, "a fault"),
        }
    }
}

/// A function whose arguments and results can be made of encodings and taken apart.
pub trait Subject: Function<Args: Flat + Stored, Out: Flat + Stored> {}

impl<F: Function<Args: Flat + Stored, Out: Flat + Stored>> Subject for F {}

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

    /// What this processor lacks for it.
    pub fn lacks(self) -> Option<&'static str> {
        let (fma, avx512) = features();
        match self {
            Host::PortableFma | Host::FmaLanes if !fma => Some("this processor has no AVX2 and FMA"),
            Host::Avx512 | Host::Avx512Lanes if !avx512 => {
                Some("this processor has no AVX-512 F, DQ, BW and VL")
            }
            _ => None,
        }
    }

    /// The outcome for each of the inputs.
    ///
    /// # Panics
    ///
    /// If this processor [lacks](Host::lacks) what the backend needs.
    pub fn run<F: Subject>(self, inputs: &[Vec<u64>]) -> Vec<Outcome> {
        assert_eq!(self.lacks(), None);
        match self {
            Host::Portable => scalar::<F, _>(Portable::new(), inputs),
            #[cfg(target_arch = "x86_64")]
            Host::PortableFma => {
                // SAFETY: nothing is lacking.
                let b = unsafe { fpdsl_runtime::portable::PortableFma::new() };
                scalar::<F, _>(b, inputs)
            }
            #[cfg(target_arch = "x86_64")]
            Host::Avx512 => {
                // SAFETY: nothing is lacking.
                let b = unsafe { fpdsl_runtime::avx512::Avx512::new() };
                scalar::<F, _>(b, inputs)
            }
            Host::PortableLanes => lanes::run::<lanes::Baseline, F>(inputs),
            #[cfg(target_arch = "x86_64")]
            Host::FmaLanes => lanes::run::<lanes::Fma, F>(inputs),
            #[cfg(target_arch = "x86_64")]
            Host::Avx512Lanes => lanes::run::<lanes::Avx512, F>(inputs),
            Host::Interpreter => {
                let kernel = trace::trace::<F>();
                inputs.iter().map(|input| interpret(&kernel, input)).collect()
            }
            #[cfg(not(target_arch = "x86_64"))]
            other => unreachable!("{} is for x86-64", other.name()),
        }
    }
}

#[cfg(target_arch = "x86_64")]
fn features() -> (bool, bool) {
    let fma = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma");
    let avx512 = is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl");
    (fma, avx512)
}

#[cfg(not(target_arch = "x86_64"))]
fn features() -> (bool, bool) {
    (false, false)
}

fn scalar<F: Subject, B: ScalarBackend>(b: B, inputs: &[Vec<u64>]) -> Vec<Outcome> {
    let run = |input: &Vec<u64>| {
        let args = F::Args::from_flat(&mut input.iter().copied());
        let call = || F::Out::lower(b, F::eval(b, F::Args::lift(b, args)));
        match quiet::caught(call) {
            Ok(out) => {
                let mut values = Vec::new();
                out.flatten(&mut values);
                Outcome::Values(values)
            }
            Err(text) => Outcome::Fault(text),
        }
    };
    inputs.iter().map(run).collect()
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
