//! What is wrong with a body although each construct in it is part of the language.

mod effects;
mod overrides;
mod types;

use crate::ast::Function;
use crate::diag::Errors;

/// Checks a parsed function.
pub fn check(function: &Function, errors: &mut Errors) {
    effects::check(&function.body, errors);
    types::check(function, errors);
}
