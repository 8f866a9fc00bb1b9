//! Runs a program on any backend by walking its tree: bodies built directly on the [`Backend`] trait.
//!
//! One evaluator serves every program, because the variables are in an environment of a fixed shape. As in emitted
//! code, control flow carries only the variables that a block assigns, and contraction is decided on the syntax; jumps,
//! `match`, ranges and flushing are done in ways of its own, apart from the macro's.

mod apart;
mod env;
mod exec;
mod expr;
mod integers;
mod jump;
mod loops;
mod matches;
mod operate;
mod profiles;
mod value;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::backend::Backend;

use crate::ast::{Contraction, Function, Program};
use env::{Env, RESULT};
pub(crate) use operate::cast;
use value::{Pack, zero};
pub use value::{Scalar, give_leaves, take_leaves};

/// The function that is being evaluated, and what is in force where.
#[derive(Clone, Copy)]
struct Frame<'p> {
    program: &'p Program,
    function: &'p Function,
    /// The mode that the parameter for a mode stands for.
    param: Rounding,
    mode: Rounding,
    policy: Contraction,
}

/// Runs the main function: from the scalars of its parameters to those of its results.
pub fn eval<B: Backend>(b: B, program: &Program, params: &[Scalar<B>]) -> Vec<Scalar<B>> {
    let main = program.functions.len() - 1;
    let result = call(b, program, main, program.instance, params);
    result[..program.main().result.count()].to_vec()
}

fn call<B: Backend>(
    b: B,
    program: &Program,
    callee: usize,
    param: Rounding,
    params: &[Scalar<B>],
) -> Pack<B> {
    let function = &program.functions[callee];
    let b = b.enter(function.instance_name(param));
    let frame = Frame {
        program,
        function,
        param,
        mode: function.mode.with(param),
        policy: function.contract,
    };
    let mut env = Env::new();
    let mut params = params.iter().copied();
    for local in &function.locals[..function.params] {
        for slot in 0..local.ty.count() {
            env.slots[local.slot + slot] = params.next().expect("a scalar for each parameter");
        }
    }
    let nothing = zero(b, function.result);
    let jumps = function.body.jumps.contains(&true);
    jump::go_on(b, &mut env);
    if jumps {
        env.set(RESULT, function.result, nothing);
    }
    let value = frame.pack_block(b, &mut env, &function.body, nothing);
    if !jumps {
        return value;
    }
    b.select(jump::returned(b, &env), env.get(RESULT, function.result), value)
}
