//! Code that `impl` blocks of methods, operators and traits share.

use syn::{Attribute, ImplItemFn};

use crate::args::{Options, parse_options};
use crate::ast::{GenericKind, GenericParam};
use crate::check;
use crate::diag::Errors;

/// The attributes without `#[fp(..)]`, and what that says: it replaces the block's.
pub fn own_options(
    options: &Options,
    function: &ImplItemFn,
    errors: &mut Errors,
) -> (Vec<Attribute>, Options) {
    let (own, attrs): (Vec<_>, Vec<_>) = function
        .attrs
        .iter()
        .cloned()
        .partition(|attribute| attribute.path().is_ident("fp"));
    let options = match own.first().map(|attribute| &attribute.meta) {
        Some(syn::Meta::List(list)) => {
            let mut own = parse_options(list.tokens.clone(), errors);
            check::refuse_in_impl(&mut own, errors);
            own
        }
        Some(_) | None => options.clone(),
    };
    (attrs, options)
}

/// Reports modes among the parameters of the block: a call of a function could not name them.
pub fn report_modes(generics: &[GenericParam], operator: bool, errors: &mut Errors) {
    let modes = generics.iter().filter(|param| param.kind == GenericKind::Mode);
    for GenericParam { name, .. } in modes {
        let message = if operator {
            format!(
                "an operator has no mode among its parameters, since `x + y` cannot name one: write `#[fp(mode = \"ru\")]`, \
                 or a method `#[fp(mode = {name})] fn add_in<{name}: Mode>(self, other: Self) -> Self`"
            )
        } else {
            format!(
                "a mode is a parameter of a function, not of the block: write `#[fp(mode = {name})] fn f<{name}: Mode>(..)` \
                 in it"
            )
        };
        errors.push(name.span(), message);
    }
}
