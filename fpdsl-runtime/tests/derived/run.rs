//! An operation on every host backend, the recorded IR included.

use fpdsl_runtime::device::compiled::Compiled;
use fpdsl_runtime::dispatch::{Level, call_at};
use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::{Kernel, interp};
use fpdsl_runtime::lanes::{ArrayLanes, Elements, LANES, Lane, LaneBackend, LaneFaults, Mask, Outputs};
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::portable::Portable;
use fpdsl_runtime::trace::trace;

use super::table::{Pair, Words};

/// How a function of three words is run.
#[derive(Clone, Copy)]
pub struct Runners {
    scalar: Run,
    compiled: Run,
    /// On array lanes, where rustc compiles it for them.
    lanes: Option<Run>,
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
        compiled: compiled::<F>,
        lanes: None,
        record: trace::<F>,
    }
}

fn scalar<F: Function<Args = Words, Out = Pair>>(level: Level, operands: &[Words], results: &mut [Pair]) {
    for (&v, result) in operands.iter().zip(results) {
        *result = call_at::<F>(level, v);
    }
}

/// As machine code.
fn compiled<F: Function<Args = Words, Out = Pair>>(level: Level, operands: &[Words], results: &mut [Pair]) {
    let (from, to) = (Elements(operands.as_ptr()), Outputs(results.as_mut_ptr()));
    let code = Compiled::<F, _, _>::new(level, &from, &to).expect("machine code");
    // SAFETY: there is a result for each operand, and the suites only ask for levels that are available.
    let ran = unsafe { code.run(from, to, 0..operands.len()) };
    ran.expect("derived operations do not fault");
}

/// Sixteen cases at a time on array lanes.
fn lanes<F: Function<Args = Words, Out = Pair>>(_: Level, operands: &[Words], results: &mut [Pair]) {
    let faults = LaneFaults::new();
    for (block, results) in operands.chunks(LANES).zip(results.chunks_mut(LANES)) {
        let b = ArrayLanes::new(Portable::new(), Mask::first(block.len()), &faults);
        let (x, y) = F::eval(b, Words::columns(b, block));
        let (x, y) = (Lane::to_array(b, x), Lane::to_array(b, y));
        for (k, result) in results.iter_mut().enumerate() {
            *result = (x[k], y[k]);
        }
    }
    assert!(faults.lowest().is_none(), "a derived operation faulted");
}

impl Runners {
    /// The same function on array lanes as well, which take the compiler ten times as long as a scalar backend.
    pub fn with_array_lanes<F: Function<Args = Words, Out = Pair>>(self) -> Runners {
        Runners {
            lanes: Some(lanes::<F>),
            ..self
        }
    }

    /// Runs on a backend; says whether it is there for this operation.
    pub fn run(&self, subject: Subject, operands: &[Words], results: &mut [Pair]) -> bool {
        let run = match subject {
            Subject::Scalar(_) => Some(self.scalar),
            Subject::Compiled(_) => Some(self.compiled),
            Subject::Lanes => self.lanes,
        };
        let level = subject.level();
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

/// What runs an operation.
#[derive(Clone, Copy, Debug)]
pub enum Subject {
    Scalar(Level),
    /// The recorded body, as machine code.
    Compiled(Level),
    /// Array lanes of the portable backend.
    Lanes,
}

impl Subject {
    /// All that there are on some machine.
    pub const ALL: [Subject; 7] = [
        Subject::Scalar(Level::Portable),
        Subject::Lanes,
        Subject::Scalar(Level::Fma),
        Subject::Compiled(Level::Fma),
        Subject::Scalar(Level::Avx512),
        Subject::Compiled(Level::Avx512),
        Subject::Compiled(Level::Neon),
    ];

    /// The least instructions that it needs.
    pub fn level(self) -> Level {
        match self {
            Subject::Scalar(level) | Subject::Compiled(level) => level,
            Subject::Lanes => Level::Portable,
        }
    }

    /// As in reports.
    pub fn name(self) -> &'static str {
        match self {
            Subject::Scalar(Level::Portable) => "portable",
            Subject::Scalar(Level::Fma) => "portable fma",
            Subject::Scalar(Level::Avx512) => "avx512",
            Subject::Compiled(Level::Fma) => "avx2 arrays",
            Subject::Compiled(Level::Avx512) => "avx512 arrays",
            Subject::Compiled(Level::Neon) => "neon arrays",
            Subject::Lanes => "baseline lanes",
            // A level that the library has and these suites do not.
            Subject::Scalar(level) | Subject::Compiled(level) => level.name(),
        }
    }
}
