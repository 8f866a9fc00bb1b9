//! An operation on every host backend, the recorded IR included.

use fpdsl_runtime::dispatch::{Level, call_at};
use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::{Kernel, interp};
use fpdsl_runtime::lanes::{ArrayLanes, LANES, Lane, LaneBackend, LaneFaults, Mask};
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::portable::Portable;
use fpdsl_runtime::trace::trace;

use super::table::{Pair, Words};

/// How a function of three words is run.
#[derive(Clone, Copy)]
pub struct Runners {
    scalar: Run,
    /// On the lanes of AVX-512.
    wide: Run,
    /// On array lanes, where they are compiled.
    array: Option<Run>,
    record: fn() -> Kernel,
}

/// Operands, so many words a case.
pub trait Columns: Lift {
    /// Up to sixteen cases, one a lane.
    fn columns<L: LaneBackend>(b: L, block: &[Self]) -> Self::On<L>;

    /// One after the other.
    fn all(&self) -> Vec<u64>;
}

/// One word of each case.
#[inline(always)]
pub fn column<L: LaneBackend, W>(b: L, block: &[W], word: fn(&W) -> u64) -> <u64 as Lift>::On<L> {
    let mut column = [0; LANES];
    column
        .iter_mut()
        .zip(block)
        .for_each(|(to, from)| *to = word(from));
    Lane::from_array(b, column)
}

pub type Run = fn(Level, &[Words], &mut [Pair]);

/// On every backend but array lanes.
pub fn runners<F: Function<Args = Words, Out = Pair>>() -> Runners {
    Runners {
        scalar: scalar::<F>,
        wide: wide::<F>,
        array: None,
        record: trace::<F>,
    }
}

fn scalar<F: Function<Args = Words, Out = Pair>>(level: Level, operands: &[Words], results: &mut [Pair]) {
    for (&v, result) in operands.iter().zip(results) {
        *result = call_at::<F>(level, v);
    }
}

fn wide<F: Function<Args = Words, Out = Pair>>(level: Level, operands: &[Words], results: &mut [Pair]) {
    assert_eq!(level, Level::Avx512);
    let faults = LaneFaults::new();
    // SAFETY: the suites only ask for levels that are available.
    #[cfg(target_arch = "x86_64")]
    unsafe {
        on_x86::avx512::<F>(&faults, operands, results);
    }
    assert!(faults.lowest().is_none(), "a derived operation faulted");
}

fn array<F: Function<Args = Words, Out = Pair>>(level: Level, operands: &[Words], results: &mut [Pair]) {
    let faults = LaneFaults::new();
    match level {
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Level::Fma => unsafe { on_x86::avx2::<F>(&faults, operands, results) },
        _ => baseline::<F>(&faults, operands, results),
    }
    assert!(faults.lowest().is_none(), "a derived operation faulted");
}

fn baseline<F: Function<Args = Words, Out = Pair>>(
    faults: &LaneFaults,
    operands: &[Words],
    results: &mut [Pair],
) {
    blocks::<F, _>(
        #[inline(always)]
        |active| ArrayLanes::new(Portable::new(), active, faults),
        operands,
        results,
    );
}

#[cfg(target_arch = "x86_64")]
mod on_x86 {
    use fpdsl_runtime::avx512::lanes::Avx512Lanes;
    use fpdsl_runtime::portable::PortableFma;

    use super::*;

    #[target_feature(enable = "avx2,fma")]
    pub fn avx2<F: Function<Args = Words, Out = Pair>>(
        faults: &LaneFaults,
        operands: &[Words],
        results: &mut [Pair],
    ) {
        blocks::<F, _>(
            #[inline(always)]
            // SAFETY: the function around this has the features.
            |active| ArrayLanes::new(unsafe { PortableFma::new() }, active, faults),
            operands,
            results,
        );
    }

    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
    pub fn avx512<F: Function<Args = Words, Out = Pair>>(
        faults: &LaneFaults,
        operands: &[Words],
        results: &mut [Pair],
    ) {
        blocks::<F, _>(
            #[inline(always)]
            // SAFETY: the function around this has the features.
            |active| unsafe { Avx512Lanes::new(active, faults) },
            operands,
            results,
        );
    }
}

/// Sixteen cases at a time, on the backend value that `on` makes for the lanes in use.
#[inline(always)]
fn blocks<F: Function<Args = Words, Out = Pair>, L: LaneBackend>(
    on: impl Fn(Mask) -> L,
    operands: &[Words],
    results: &mut [Pair],
) {
    for (block, results) in operands.chunks(LANES).zip(results.chunks_mut(LANES)) {
        let b = on(Mask::first(block.len()));
        let (x, y) = F::eval(b, Words::columns(b, block));
        let (x, y) = (Lane::to_array(b, x), Lane::to_array(b, y));
        for (k, result) in results.iter_mut().enumerate() {
            *result = (x[k], y[k]);
        }
    }
}

impl Runners {
    /// The same function on array lanes as well, which take the compiler ten times as long as a scalar backend.
    pub fn with_array_lanes<F: Function<Args = Words, Out = Pair>>(self) -> Runners {
        Runners {
            array: Some(array::<F>),
            ..self
        }
    }

    /// Runs on a backend; says whether it is there for this operation.
    pub fn run(&self, subject: Subject, operands: &[Words], results: &mut [Pair]) -> bool {
        let run = match subject {
            Subject::Scalar(_) => Some(self.scalar),
            Subject::Lanes(Level::Avx512) => Some(self.wide),
            Subject::Lanes(_) => self.array,
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
        let run = |words: &Words| {
            let out =
                interp::run(&kernel, &words.all(), 10_000).expect("derived operations do not loop or fault");
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
            // A level that the library has and these suites do not.
            Subject::Scalar(level) | Subject::Lanes(level) => level.name(),
        }
    }
}
