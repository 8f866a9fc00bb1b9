//! What is wrong with a body although each construct in it is part of the language.

mod depth;
mod effects;
mod overrides;
pub mod recursion;
mod reductions;
mod types;

use crate::ast::Function;
use crate::diag::Errors;

pub use reductions::refuse_in_impl;

/// Checks a parsed function.
pub fn check(function: &mut Function, errors: &mut Errors) {
    reductions::check(function, errors);
    depth::check(&function.body, errors);
    effects::check(&function.body, errors);
    function.types_known = types::check(function, errors);
}
