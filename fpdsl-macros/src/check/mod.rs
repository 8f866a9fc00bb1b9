//! Errors in a body although each construct in it is part of the language.

mod depth;
mod effects;
mod overrides;
pub mod recursion;
mod reductions;
mod types;
mod unset;

use crate::ast::surface::Function;
use crate::diag::Errors;

pub use reductions::refuse_in_impl;

/// Checks a parsed function and returns it with the types that were found.
pub fn check(mut function: Function, errors: &mut Errors) -> Function {
    reductions::check(&function, errors);
    depth::check(&function.body, errors);
    effects::check(&function.body, errors);
    unset::check(&function.body, errors);
    types::check(&mut function, errors);
    function
}
