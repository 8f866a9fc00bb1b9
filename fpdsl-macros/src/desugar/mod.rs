//! Down to the control flow that backends have: `if`, and `while` and `for` that end where their conditions say.
//!
//! `match` becomes a chain of `if`s. A jump becomes a flag that is part of the state, guards around what it jumps over,
//! and conditions of the loops that it leaves; where an arm of an `if` always jumps, what follows the `if` moves into
//! the other arm, and no guard is needed. Lanes that have jumped are then masked like any others, and LLVM threads the
//! flags away again where there is one lane.

pub mod build;
mod choose;
pub mod exits;
mod jumps;
mod loops;
mod prune;

use crate::ast::Function;

/// Rewrites the body; types have been checked, and what follows knows no jumps.
pub fn desugar(function: &mut Function) {
    choose::replace_matches(&mut function.body);
    jumps::replace_jumps(function);
}
