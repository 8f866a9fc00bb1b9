//! Cases on the backends of the host.

use fpdsl_runtime::device;
use fpdsl_runtime::dispatch::{Level, call_at};
use fpdsl_runtime::element::Placed;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::loops::{Elements, Outputs, run_at};
use fpdsl_runtime::portable::Portable;

use crate::leaves::{self, Encodings};

/// A backend of the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// One value at a time.
    Scalar(Level),
    /// Arrays, as machine code that is made of the recorded body, or where there is no compiler one element after the other.
    Arrays(Level),
}

impl Host {
    /// Every backend that this CPU has.
    pub fn available() -> Vec<Host> {
        let levels = Level::available();
        // Single calls of aarch64 have one level.
        let scalars = levels.iter().filter(|&&level| level != Level::Neon);
        let scalars = scalars.map(|&level| Host::Scalar(level));
        // On the least level arrays are one element after the other.
        let arrays = levels.iter().filter(|&&level| level > Level::Portable);
        scalars.chain(arrays.map(|&level| Host::Arrays(level))).collect()
    }

    /// As in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Host::Scalar(Level::Portable) => "portable",
            Host::Scalar(Level::Fma) => "portable fma",
            Host::Scalar(Level::Avx512) => "avx512",
            Host::Arrays(Level::Portable) => "portable arrays",
            Host::Arrays(Level::Fma) => "avx2 arrays",
            Host::Arrays(Level::Avx512) => "avx512 arrays",
            Host::Arrays(Level::Neon) => "neon arrays",
            // A level that the library has and the report does not.
            Host::Scalar(level) | Host::Arrays(level) => level.name(),
        }
    }
}

/// Results of `F` for rows of encodings, one after the other.
///
/// # Panics
///
/// If the CPU lacks the backend, and where `F` faults.
pub(crate) fn run<F>(host: Host, rows: &[Vec<u64>]) -> Vec<u64>
where
    F: Function<Args: Placed, Out: Placed + Encodings>,
{
    let args: Vec<F::Args> = rows.iter().map(|row| native(row)).collect();
    let results: Vec<F::Out> = match host {
        Host::Scalar(level) => args.into_iter().map(|args| call_at::<F>(level, args)).collect(),
        Host::Arrays(level) => arrays::<F>(level, &args),
    };
    let mut encodings = Vec::new();
    results
        .into_iter()
        .for_each(|result| result.append(&mut encodings));
    encodings
}

fn arrays<F>(level: Level, args: &[F::Args]) -> Vec<F::Out>
where
    F: Function<Args: Placed, Out: Placed>,
{
    assert!(Level::available().contains(&level), "this CPU has {level:?}");
    let mut results = vec![native::<F::Out>(&[0; 16]); args.len()];
    let (source, sink) = (Elements(args.as_ptr()), Outputs(results.as_mut_ptr()));
    // SAFETY: both vectors are as long as the range, the results are nobody else's, and the level is available.
    let outcome = unsafe {
        if level > Level::Portable {
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            device::compiled::compile_with(&fpdsl_jit::Host);
            let code = device::Compiled::<F, _, _>::new(level, &source, &sink).expect("machine code");
            code.run(source, sink, 0..args.len())
        } else {
            run_at::<F, _, _>(level, source, sink, 0..args.len())
        }
    };
    outcome.unwrap_or_else(|fault| panic!("{}: {fault:?}", F::NAME));
    results
}

/// The value with these encodings; what is left over is ignored.
fn native<T: Lift>(encodings: &[u64]) -> T {
    let b = Portable::new();
    T::lower(b, leaves::decode::<T, _>(b, encodings))
}
