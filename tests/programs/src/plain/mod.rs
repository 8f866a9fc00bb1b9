//! The meaning of a program: a plain interpreter with real control flow, on integers alone.
//!
//! It shares nothing with the backends but the integer-only floating point of `fpdsl_runtime::soft`, which has oracles
//! of its own: no backend trait, no state that is carried, no masks, no recording. Jumps are jumps, ranges are Rust's
//! iterators, and a fault stops the run.

mod apart;
mod exec;
mod expr;
mod functions;
mod integers;
mod operate;
mod profiles;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::fault::{Fault, FaultKind};

use crate::ast::{Contraction, Exit, Function, Local, MAX_LEAVES, Program, Type};
use crate::run::Outcome;
pub(crate) use operate::cast;

/// The encodings of the scalars of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Words {
    count: usize,
    words: [u64; MAX_LEAVES],
}

/// Why the next thing is not what follows.
enum Stop {
    Fault(Fault),
    Return(Words),
    Break(Exit, Option<Words>),
    Continue(Exit),
    /// The program does not end.
    Endless,
}

type Run<T> = Result<T, Stop>;

/// The rules in force.
#[derive(Clone, Copy)]
struct Rules {
    mode: Rounding,
    policy: Contraction,
}

/// A function that runs.
struct Machine<'p> {
    program: &'p Program,
    function: &'p Function,
    param: Rounding,
    /// The values of the variables.
    values: Vec<Words>,
    /// The factors of those that keep two.
    factors: Vec<(u64, u64)>,
    run: &'p mut Left,
}

/// What a run has left, and the random bits that it has had.
struct Left {
    /// How many more statements may run.
    fuel: u64,
    /// The number of the element, whose random bits these are.
    element: u64,
    /// How many draws there have been.
    draws: u32,
}

/// More than any generated program needs.
const FUEL: u64 = 1_000_000;

/// The outcome for each of the inputs.
pub fn outcomes(program: &Program, inputs: &[Vec<u64>]) -> Vec<Outcome> {
    inputs.iter().map(|input| outcome(program, input)).collect()
}

fn outcome(program: &Program, input: &[u64]) -> Outcome {
    let main = program.functions.len() - 1;
    let (&element, input) = input.split_first().expect("the number of the element");
    let mut words = input.iter().copied();
    let params = &program.main().locals[..program.main().params];
    let args: Vec<Words> = params
        .iter()
        .map(|param| Words::of(words.by_ref().take(param.ty.count())))
        .collect();
    let mut left = Left {
        fuel: FUEL,
        element,
        draws: 0,
    };
    match call(program, main, program.instance, &args, &mut left) {
        Ok(result) => {
            let leaves = program.main().result.leaves();
            let canonical = |(ty, &bits)| crate::bits::canonical(ty, bits);
            Outcome::Values(leaves.into_iter().zip(result.as_slice()).map(canonical).collect())
        }
        Err(Stop::Fault(fault)) => Outcome::Fault(fault.to_string()),
        Err(Stop::Endless) => Outcome::Fault("the program does not end".to_owned()),
        Err(_) => unreachable!("every jump has somewhere to go"),
    }
}

fn call(program: &Program, callee: usize, param: Rounding, args: &[Words], run: &mut Left) -> Run<Words> {
    let function = &program.functions[callee];
    let mut machine = Machine {
        program,
        function,
        param,
        values: vec![Words::of([]); function.locals.len()],
        factors: vec![(0, 0); function.locals.len()],
        run,
    };
    machine.values[..args.len()].copy_from_slice(args);
    let rules = Rules {
        mode: function.mode.with(param),
        policy: function.contract,
    };
    match machine.block(rules, &function.body) {
        Ok(Some(result)) | Err(Stop::Return(result)) => Ok(result),
        Ok(None) => unreachable!("a function ends in its result"),
        Err(stop) => Err(stop),
    }
}

impl Machine<'_> {
    fn locals(&self) -> &[Local] {
        &self.function.locals
    }

    /// A fault of this function.
    fn fault<T>(&self, kind: FaultKind) -> Run<T> {
        let function = self.function.instance_name(self.param);
        Err(Stop::Fault(Fault { function, kind }))
    }
}

impl Words {
    fn of(words: impl IntoIterator<Item = u64>) -> Self {
        let mut out = Words {
            count: 0,
            words: [0; MAX_LEAVES],
        };
        for word in words {
            out.words[out.count] = word;
            out.count += 1;
        }
        out
    }

    fn as_slice(&self) -> &[u64] {
        &self.words[..self.count]
    }

    /// A component by its number in a tuple of type `ty`.
    fn field(&self, ty: Type, number: usize) -> (Type, Words) {
        let (ty, first) = ty.field(number);
        (ty, Words::of(self.words[first..][..ty.count()].iter().copied()))
    }
}
