//! The parameters of generic functions.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{GenericParam as Syntax, TypeParam, TypeParamBound};

use crate::args::{Mode, Options};
use crate::ast::{GenericKind, GenericParam};
use crate::diag::Errors;

/// The generic parameters; the mode that `options` names must be one of them, and none may be without use.
///
/// Those of an `impl` block around come first.
pub fn parse_generics(
    options: &Options,
    item: &syn::ItemFn,
    outer: &[GenericParam],
    errors: &mut Errors,
) -> Vec<GenericParam> {
    let mut params = outer.to_vec();
    params.extend(parse_params(&item.sig.generics, errors));
    check_mode(options, &params, errors);
    report_unused(options, &params[outer.len()..], item, errors);
    params
}

/// The parameters in `<..>`.
pub fn parse_params(generics: &syn::Generics, errors: &mut Errors) -> Vec<GenericParam> {
    if let Some(clause) = &generics.where_clause {
        errors.push(
            clause.where_token.span,
            "`where` is not supported: write the bounds in the `<..>`, as in `<T: Float>`",
        );
    }
    generics
        .params
        .iter()
        .filter_map(|param| parse_param(param, errors))
        .collect()
}

fn parse_param(param: &Syntax, errors: &mut Errors) -> Option<GenericParam> {
    let (name, kind) = match param {
        Syntax::Type(ty) => {
            if let Some((_, default)) = &ty.default {
                errors.push(
                    default.span(),
                    "a function's parameters have no defaults: drop it",
                );
            }
            (&ty.ident, bound(ty, errors)?)
        }
        Syntax::Lifetime(lifetime) => {
            let message = "lifetimes are not supported: values are copied, drop it";
            errors.push(lifetime.lifetime.span(), message);
            return None;
        }
        Syntax::Const(length) => {
            if let Some((_, default)) = &length.default {
                errors.push(
                    default.span(),
                    "a function's parameters have no defaults: drop it",
                );
            }
            let is_usize = matches!(&length.ty, syn::Type::Path(path) if path.path.is_ident("usize"));
            if !is_usize {
                let message = "a constant parameter is a `usize`, the length of an array: pass other values as arguments";
                errors.push(length.ty.span(), message);
                return None;
            }
            (&length.ident, GenericKind::Length)
        }
    };
    Some(GenericParam {
        name: name.clone(),
        kind,
        declaration: param.to_token_stream(),
    })
}

/// The kind of a type parameter, by its bounds. A bound may be written with any path.
fn bound(ty: &TypeParam, errors: &mut Errors) -> Option<GenericKind> {
    let named = ty.bounds.iter().find_map(|bound| match bound {
        TypeParamBound::Trait(bound) => match bound.path.segments.last()?.ident.to_string().as_str() {
            "Mode" => Some(GenericKind::Mode),
            "Float" => Some(GenericKind::Float),
            "Int" => Some(GenericKind::Int),
            _ => None,
        },
        _ => None,
    });
    if named.is_none() {
        let name = &ty.ident;
        let message = format_args!(
            "`{name}` needs one of the bounds `Float`, `Int` and `Mode`: write `{name}: Float` for a floating-point type"
        );
        errors.push(name.span(), message);
    }
    named
}

fn check_mode(options: &Options, params: &[GenericParam], errors: &mut Errors) {
    let Mode::Param(mode) = &options.mode else {
        return;
    };
    if !params
        .iter()
        .any(|param| param.name == *mode && param.kind == GenericKind::Mode)
    {
        let message = format_args!(
            "`{mode}` is not a mode of this function: declare it, as in `fn f<{mode}: Mode>(..)`, or write one of \
             \"rn\", \"rz\", \"ru\" and \"rd\""
        );
        errors.push(mode.span(), message);
    }
}

/// A mode that changes nothing would be a promise that is not kept.
fn report_unused(options: &Options, params: &[GenericParam], item: &syn::ItemFn, errors: &mut Errors) {
    for param in params {
        let named = matches!(&options.mode, Mode::Param(mode) if *mode == param.name);
        if param.kind == GenericKind::Mode && !named && !mentions(item.block.to_token_stream(), &param.name) {
            let name = &param.name;
            let message = format_args!(
                "the mode `{name}` is not used: write `#[fp(mode = {name})]`, or call a function with it"
            );
            errors.push(name.span(), message);
        }
    }
}

fn mentions(tokens: TokenStream, name: &Ident) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == *name,
        TokenTree::Group(group) => mentions(group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}
