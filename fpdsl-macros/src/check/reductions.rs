//! `order` and `identity` where they say something.

use crate::args::Options;
use crate::ast::surface::Function;
use crate::diag::Errors;

/// They are for functions that combine two values.
pub fn check(function: &Function, errors: &mut Errors) {
    if !function.signature.combines() {
        report(
            &function.options,
            "is for functions that combine two values of one type: write it on `fn add(a: f64, b: f64) -> f64`",
            errors,
        );
    }
}

/// Neither a method nor a block of them is named in a reduction; takes the arguments away.
pub fn refuse_in_impl(options: &mut Options, errors: &mut Errors) {
    report(
        options,
        "is for free functions: write a function of two values that calls the method",
        errors,
    );
    options.reduction = Default::default();
}

fn report(options: &Options, why: &str, errors: &mut Errors) {
    let reduction = &options.reduction;
    let order = reduction.order.as_ref().map(|told| ("order", told.span));
    let identity = reduction.identity.as_ref().map(|told| ("identity", told.span));
    for (name, span) in order.into_iter().chain(identity) {
        errors.push(span, format_args!("`{name}` {why}"));
    }
}
