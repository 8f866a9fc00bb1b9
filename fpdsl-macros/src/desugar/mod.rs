//! From what a user wrote to what is emitted: control flow that backends have, `if`, and `while` and `for` that end where their
//! conditions say.
//!
//! `match` becomes a chain of `if`s. A jump becomes a flag that is part of the state, guards around what it jumps over,
//! and conditions of the loops that it leaves; where an arm of an `if` always jumps, what follows the `if` moves into
//! the other arm, and no guard is needed. Lanes that have jumped are then masked like any others, and LLVM threads the
//! flags away again where there is one lane.

mod append;
mod choose;
mod expr;
mod jumps;
mod loops;
mod names;
mod prune;

use crate::ast::{core, surface};
use crate::diag::Errors;

/// Rewrites the body; types have been checked, and what follows knows no jumps.
pub fn desugar(function: surface::Function, errors: &mut Errors) -> core::Function {
    let surface::Function {
        options,
        signature,
        body,
        types_known,
        lengths,
        own_calls,
        source,
    } = function;
    let body = jumps::replace_jumps(&signature, body, errors);
    core::Function {
        options,
        signature,
        body,
        types_known,
        lengths,
        own_calls,
        source,
    }
}
