//! An operation on every host backend, the recorded IR included.

use fpdsl_runtime::dispatch::{Level, call_at};
use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::{Kernel, interp};
use fpdsl_runtime::lanes::{Elements, Outputs, run_at};
use fpdsl_runtime::trace::trace;

use super::table::{Pair, Words};

/// How a function of three words is run.
pub struct Runners {
    scalar: Run,
    /// On the lanes of AVX-512.
    wide: Option<Run>,
    /// On the lanes of any level, where they are compiled.
    lanes: Option<Run>,
    record: fn() -> Kernel,
}

pub type Run = fn(Level, &[Words], &mut [Pair]);

pub fn runners<F: Function<Args = Words, Out = Pair>>(lanes: Option<Run>) -> Runners {
    Runners {
        scalar: scalar::<F>,
        #[cfg(target_arch = "x86_64")]
        wide: Some(wide::wide::<F>),
        #[cfg(not(target_arch = "x86_64"))]
        wide: None,
        lanes,
        record: trace::<F>,
    }
}

/// A function on all lanes of one AVX-512 backend value at a time.
#[cfg(target_arch = "x86_64")]
mod wide {
    use fpdsl_runtime::avx512::lanes::Avx512Lanes;
    use fpdsl_runtime::lanes::{LANES, Lane, LaneFaults, Mask};

    use super::*;

    pub fn wide<F: Function<Args = Words, Out = Pair>>(
        level: Level,
        operands: &[Words],
        results: &mut [Pair],
    ) {
        assert_eq!(level, Level::Avx512);
        // SAFETY: only called for a level that is available.
        unsafe { featured::<F>(operands, results) }
    }

    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
    fn featured<F: Function<Args = Words, Out = Pair>>(operands: &[Words], results: &mut [Pair]) {
        let faults = LaneFaults::default();
        for (block, results) in operands.chunks(LANES).zip(results.chunks_mut(LANES)) {
            // SAFETY: this function has the features.
            let b = unsafe { Avx512Lanes::new(Mask::first(block.len()), &faults) };
            let column = |f: fn(&Words) -> u64| {
                let mut column = [0; LANES];
                column.iter_mut().zip(block).for_each(|(to, from)| *to = f(from));
                Lane::from_array(b, column)
            };
            let (x, y) = F::eval(b, (column(|v| v.0), column(|v| v.1), column(|v| v.2)));
            let (x, y) = (Lane::to_array(b, x), Lane::to_array(b, y));
            for (k, result) in results.iter_mut().enumerate() {
                *result = (x[k], y[k]);
            }
        }
    }
}

fn scalar<F: Function<Args = Words, Out = Pair>>(level: Level, operands: &[Words], results: &mut [Pair]) {
    for (&v, result) in operands.iter().zip(results) {
        *result = call_at::<F>(level, v);
    }
}

pub fn lanes<F: Function<Args = Words, Out = Pair>>(level: Level, operands: &[Words], results: &mut [Pair]) {
    let column = |f: fn(&Words) -> u64| -> Vec<u64> { operands.iter().map(f).collect() };
    let (x, y, z) = (column(|v| v.0), column(|v| v.1), column(|v| v.2));
    let (mut first, mut second) = (vec![0; operands.len()], vec![0; operands.len()]);
    let source = (Elements(x.as_ptr()), Elements(y.as_ptr()), Elements(z.as_ptr()));
    let sink = (Outputs(first.as_mut_ptr()), Outputs(second.as_mut_ptr()));
    // SAFETY: the vectors are as long as the range, and the outputs are nobody else's; the level is available.
    let outcome = unsafe { run_at::<F, _, _>(level, source, sink, 0..operands.len()) };
    assert!(outcome.is_ok(), "a derived operation faulted");
    for (result, pair) in results.iter_mut().zip(first.into_iter().zip(second)) {
        *result = pair;
    }
}

impl Runners {
    /// Runs on a backend; says whether it is there for this operation.
    pub fn run(&self, subject: Subject, operands: &[Words], results: &mut [Pair]) -> bool {
        let run = match subject {
            Subject::Scalar(_) => Some(self.scalar),
            Subject::Lanes(Level::Avx512) => self.wide,
            Subject::Lanes(Level::Portable | Level::Fma) => self.lanes,
        };
        let (Subject::Scalar(level) | Subject::Lanes(level)) = subject;
        if let Some(run) = run {
            run(level, operands, results);
        }
        run.is_some()
    }

    /// Runs the recorded body in integers alone.
    pub fn interpret(&self, operands: &[Words]) -> Vec<Pair> {
        let kernel = (self.record)();
        let run = |&(x, y, z): &Words| {
            let out =
                interp::run(&kernel, &[x, y, z], 10_000).expect("derived operations do not loop or fault");
            (out[0], out[1])
        };
        operands.iter().map(run).collect()
    }
}

/// A compiled backend.
#[derive(Clone, Copy, Debug)]
pub enum Subject {
    Scalar(Level),
    Lanes(Level),
}

impl Subject {
    /// As in reports.
    pub fn name(self) -> &'static str {
        match self {
            Subject::Scalar(Level::Portable) => "portable",
            Subject::Scalar(Level::Fma) => "portable fma",
            Subject::Scalar(Level::Avx512) => "avx512",
            Subject::Lanes(Level::Portable) => "baseline lanes",
            Subject::Lanes(Level::Fma) => "avx2 lanes",
            Subject::Lanes(Level::Avx512) => "avx512 lanes",
        }
    }
}
