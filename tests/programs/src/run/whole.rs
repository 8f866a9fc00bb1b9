//! Any program as one function type, so that whatever runs functions runs programs.

use std::cell::RefCell;
use std::sync::Arc;

use fpdsl_runtime::backend::Backend;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::trace;

use super::{Drawn, Host, Outcome, interpret};
use crate::ast::{Program, Type};
use crate::bits::{LEAVES, Leaves, Room};
use crate::eval::{self, Scalar, give_leaves, take_leaves};

thread_local! {
    static CURRENT: RefCell<Option<Arc<Program>>> = const { RefCell::new(None) };
}

/// The program that this thread has [chosen](Whole::choose), with every scalar that a program can have as a parameter
/// and as a result; those that it does not have are ignored, and zero.
pub struct Whole;

impl Function for Whole {
    type Args = Leaves;
    type Out = Leaves;

    const NAME: &'static str = "program";
    const PARAMS: &'static [&'static str] = &["p", "q"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(b: B, args: <Leaves as Lift>::On<B>) -> <Leaves as Lift>::On<B> {
        let program = CURRENT.with(|current| current.borrow().clone());
        let program = program.expect("a program is chosen before it runs");
        let args = give_leaves(args);
        let params: Vec<Scalar<B>> = places(&program.param_types())
            .into_iter()
            .map(|place| args[place])
            .collect();
        filed(b, &program, eval::eval(b, &program, &params))
    }
}

/// The scalars of the program's result at their places among [`Leaves`], and zeros.
pub fn filed<B: Backend>(b: B, program: &Program, results: Vec<Scalar<B>>) -> <Leaves as Lift>::On<B> {
    let mut out: Vec<Scalar<B>> = Vec::new();
    for (ty, count) in LEAVES {
        out.extend((0..count).map(|_| Scalar::constant(b, ty, 0)));
    }
    for (place, result) in places(&[program.main().result]).into_iter().zip(results) {
        out[place] = result;
    }
    take_leaves(out)
}

impl Whole {
    /// Chooses what this thread runs.
    pub fn choose(program: &Arc<Program>) {
        CURRENT.with(|current| *current.borrow_mut() = Some(program.clone()));
    }

    /// Records the program under its own name.
    pub fn record(program: &Arc<Program>) -> Kernel {
        Self::choose(program);
        let mut kernel = trace::trace::<Drawn<Whole>>();
        kernel.name = program.main().name;
        kernel
    }
}

/// The places of the scalars of these types among [`Leaves`].
pub fn places(types: &[Type]) -> Vec<usize> {
    let mut room = Room::default();
    let scalars = types.iter().flat_map(|ty| ty.leaves());
    scalars
        .map(|ty| room.place(ty).expect("the generator leaves room"))
        .collect()
}

/// Inputs of the program as inputs of [`Whole`], with the number of the element before them.
pub fn widen(program: &Program, inputs: &[Vec<u64>]) -> Vec<Vec<u64>> {
    let places = places(&program.param_types());
    let total: usize = LEAVES.iter().map(|&(_, count)| count).sum();
    let widen = |input: &Vec<u64>| {
        let mut wide = vec![0; 1 + total];
        wide[0] = input[0];
        for (&place, &bits) in places.iter().zip(&input[1..]) {
            wide[1 + place] = bits;
        }
        wide
    };
    inputs.iter().map(widen).collect()
}

/// An outcome of [`Whole`] as one of the program.
pub fn narrow(program: &Program, outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Values(values) => {
            let places = places(&[program.main().result]);
            Outcome::Values(places.into_iter().map(|place| values[place]).collect())
        }
        fault => fault,
    }
}

/// The outcome of a program on a backend for each of the [inputs](crate::inputs).
pub fn evaluate(host: Host, program: &Arc<Program>, inputs: &[Vec<u64>]) -> Vec<Outcome> {
    let wide = widen(program, inputs);
    let outcomes = match host {
        Host::Interpreter => {
            let kernel = Whole::record(program);
            wide.iter().map(|input| interpret(&kernel, input)).collect()
        }
        _ => {
            Whole::choose(program);
            host.run::<Drawn<Whole>>(&wide)
        }
    };
    outcomes
        .into_iter()
        .map(|outcome| narrow(program, outcome))
        .collect()
}
