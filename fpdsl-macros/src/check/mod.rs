//! What is wrong with a body although each construct in it is part of the language.

mod effects;
mod overrides;
pub mod recursion;
mod reductions;
mod types;

use crate::ast::Function;
use crate::diag::Errors;

pub use reductions::refuse_in_impl;

/// Checks a parsed function.
pub fn check(function: &Function, errors: &mut Errors) {
    reductions::check(function, errors);
    effects::check(&function.body, errors);
    types::check(function, errors);
}
