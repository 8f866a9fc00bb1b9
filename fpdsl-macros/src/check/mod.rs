//! What is wrong with a body although each construct in it is part of the language.

mod effects;

use crate::ast::Function;
use crate::diag::Errors;

/// Checks a parsed function.
pub fn check(function: &mut Function, errors: &mut Errors) {
    effects::check(&function.body, errors);
}
