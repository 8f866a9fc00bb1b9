//! An operation on every host backend, the recorded IR included.

use fpdsl_runtime::device::Compiled;
use fpdsl_runtime::dispatch::{Level, call_at};
use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::{Kernel, interp};
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::loops::{Elements, Outputs};
use fpdsl_runtime::trace::trace;

use super::table::{Pair, Words};

/// How a function of three words is run.
#[derive(Clone, Copy)]
pub struct Runners {
    scalar: Run,
    compiled: Run,
    record: fn() -> Kernel,
}

/// Operands, this many words a case.
pub trait Columns: Lift {
    /// One after the other.
    fn all(&self) -> Vec<u64>;
}

pub type Run = fn(Level, &[Words], &mut [Pair]);

/// On every backend.
pub fn runners<F: Function<Args = Words, Out = Pair>>() -> Runners {
    Runners {
        scalar: scalar::<F>,
        compiled: compiled::<F>,
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

impl Runners {
    /// Runs on a backend.
    pub fn run(&self, subject: Subject, operands: &[Words], results: &mut [Pair]) {
        let run = match subject {
            Subject::Scalar(_) => self.scalar,
            Subject::Compiled(_) => self.compiled,
        };
        run(subject.level(), operands, results);
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
}

impl Subject {
    /// All that there are on some machine.
    pub const ALL: [Subject; 6] = [
        Subject::Scalar(Level::Portable),
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
            // A level that the library has and these suites do not.
            Subject::Scalar(level) | Subject::Compiled(level) => level.name(),
        }
    }
}
