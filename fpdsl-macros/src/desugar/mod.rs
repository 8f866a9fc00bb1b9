//! Turns the surface tree into the core tree. Its control flow is what backends have: `if`, and `while` and `for` that end by their
//! conditions.
//!
//! `match` becomes a chain of `if`s. rustc checks that it leaves nothing out: the patterns are emitted once more, on a value that
//! nobody computes. A jump becomes a flag that is part of the state, guards around the code that it jumps over, and conditions of the
//! loops that it leaves. If an arm of an `if` always jumps, the code after the `if` moves into the other arm, and no guard is needed.
//! What a statement has computed before a jump out of it first gets a name (`hoist`).
//!
//! So an element that has returned is one more condition, masked like any other. In plain calls LLVM threads the flags away again.

mod append;
mod choose;
mod expr;
mod hoist;
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
        mut body,
        types_known,
        lengths,
        own_calls,
        source,
        start,
    } = function;
    hoist::hoist(&mut body, errors);
    let body = jumps::replace_jumps(&signature, body, errors);
    core::Function {
        options,
        signature,
        body,
        types_known,
        lengths,
        own_calls,
        source,
        start,
    }
}
