//! Runs a program on any backend by walking its tree: bodies built directly on the [`Backend`] trait.
//!
//! One evaluator serves every program, because the variables are in an environment of a fixed shape. As in emitted
//! code, control flow carries only the variables that a block assigns, and contraction is decided on the syntax; the
//! rule is stated here once more, apart from the macro's.

mod contract;
mod elements;
mod env;
mod exec;
mod expr;
mod operate;
mod value;

use fpdsl_runtime::backend::Backend;

use crate::ast::{Function, Program, Type, Value};
use env::Env;
pub use value::{Array, Scalar, give_leaves, take_leaves};

/// The function that is being evaluated.
#[derive(Clone, Copy)]
struct Frame<'p> {
    program: &'p Program,
    function: &'p Function,
}

/// Runs the main function: from the scalars of its parameters, arrays taken apart, to those of its results.
pub fn eval<B: Backend>(b: B, program: &Program, params: &[Scalar<B>]) -> Vec<Scalar<B>> {
    call(b, program, program.main(), params)
}

fn call<B: Backend>(b: B, program: &Program, function: &Function, params: &[Scalar<B>]) -> Vec<Scalar<B>> {
    let b = b.enter(function.name);
    let frame = Frame { program, function };
    let mut env = Env::new();
    let mut params = params.iter().copied();
    for local in &function.locals[..function.params] {
        let mut next = || params.next().expect("a scalar for each parameter");
        match local.ty {
            Type::Scalar(_) => env.scalars[local.slot] = next(),
            Type::Array(shape) => env.arrays[local.slot] = Array::of_scalars(shape, next),
        }
    }
    frame.block(b, &mut env, &function.body);
    let mut results = Vec::new();
    for result in &function.results {
        match result {
            Value::Scalar(e) => results.push(frame.expr(b, &mut env, e)),
            Value::Array(a) => results.extend(frame.array(b, &mut env, a).scalars()),
        }
    }
    results
}
