//! The parameters of generic functions.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{GenericArgument, GenericParam as Syntax, PathArguments, TypeParam, TypeParamBound};

use crate::args::{Mode, Options};
use crate::ast::{GenericKind, GenericParam};
use crate::diag::Errors;
use crate::facade::Facade;

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
    let (name, kind, bound) = match param {
        Syntax::Type(ty) => {
            if let Some((_, default)) = &ty.default {
                errors.push(
                    default.span(),
                    "a function's parameters have no defaults: drop it",
                );
            }
            let (kind, bound) = bound(ty, errors)?;
            (&ty.ident, kind, bound)
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
            (&length.ident, GenericKind::Length, TokenStream::new())
        }
    };
    let declaration = match kind {
        GenericKind::Function => quote!(#name: #bound),
        // Said once more, so that a trait without the attribute is one error.
        GenericKind::Trait => {
            let lift = Facade::find().item("Lift", name.span());
            quote!(#param + #lift)
        }
        _ => param.to_token_stream(),
    };
    Some(GenericParam {
        name: name.clone(),
        kind,
        declaration,
        bound,
    })
}

/// Returns true for the names of Rust's own traits, which say nothing of the language's operations, and of the language's.
pub fn is_of_rust(name: &str) -> bool {
    OF_RUST.contains(&name) || OF_LANGUAGE.contains(&name)
}

/// Rust's own traits, which say nothing of the language's operations.
const OF_RUST: [&str; 33] = [
    "Copy",
    "Clone",
    "Debug",
    "Default",
    "Send",
    "Sync",
    "Sized",
    "PartialEq",
    "Eq",
    "PartialOrd",
    "Ord",
    "Hash",
    "Add",
    "Sub",
    "Mul",
    "Div",
    "Rem",
    "Neg",
    "Not",
    "AddAssign",
    "SubAssign",
    "MulAssign",
    "DivAssign",
    "BitAnd",
    "BitOr",
    "BitXor",
    "Shl",
    "Shr",
    "From",
    "Into",
    "Fn",
    "FnMut",
    "FnOnce",
];

/// The bounds that say what a type parameter is.
const OF_LANGUAGE: [&str; 4] = ["Mode", "Float", "Int", "Function"];

/// The kind of a type parameter, by its bounds, and the bound that is a user's trait or a function's types. A bound may be written
/// with any path.
fn bound(ty: &TypeParam, errors: &mut Errors) -> Option<(GenericKind, TokenStream)> {
    let traits: Vec<&syn::TraitBound> = ty
        .bounds
        .iter()
        .filter_map(|bound| match bound {
            TypeParamBound::Trait(bound) => Some(bound),
            _ => None,
        })
        .collect();
    let last = |bound: &syn::TraitBound| bound.path.segments.last().map(|last| last.ident.to_string());
    let named = traits.iter().find_map(|bound| match last(bound)?.as_str() {
        "Mode" => Some((GenericKind::Mode, TokenStream::new())),
        "Float" => Some((GenericKind::Float, TokenStream::new())),
        "Int" => Some((GenericKind::Int, TokenStream::new())),
        "Function" => Some((GenericKind::Function, function_bound(&bound.path, errors))),
        _ => None,
    });
    let own: Vec<_> = traits
        .iter()
        .filter(|bound| last(bound).is_some_and(|name| !OF_RUST.contains(&name.as_str())))
        .collect();
    let name = &ty.ident;
    if named.is_some() {
        if let [first, second, ..] = own.as_slice() {
            let of_language = |bound: &syn::TraitBound| {
                last(bound).is_some_and(|name| OF_LANGUAGE.contains(&name.as_str()))
            };
            let other = if of_language(second) { first } else { second };
            let message = format_args!(
                "`{name}` takes one bound, `Float`, `Int`, `Mode`, `Function` or one `#[fp]` trait: drop the others, and call generic `#[fp]` functions instead"
            );
            errors.push(other.span(), message);
            return None;
        }
        return named;
    }
    if let [_, second, ..] = own.as_slice() {
        let message = format_args!(
            "`{name}` has two trait bounds: write one `#[fp]` trait that has the functions of both"
        );
        errors.push(second.span(), message);
        return None;
    }
    if let [one] = own.as_slice() {
        return Some((GenericKind::Trait, one.path.to_token_stream()));
    }
    let closure = traits
        .iter()
        .find(|bound| last(bound).is_some_and(|name| name.starts_with("Fn")));
    match closure {
        Some(closure) => errors.push(
            closure.span(),
            format_args!(
                "the bound `Function` gives the types of a function parameter: write `{name}: Function<Args = (f64,), Out = f64>`, and call it with `{name}::call(x)`"
            ),
        ),
        None => errors.push(
            name.span(),
            format_args!(
                "`{name}` needs a bound, `Float`, `Int`, `Mode` or an `#[fp]` trait: write `{name}: Float` \
                 for a floating-point type"
            ),
        ),
    }
    None
}

/// `Function<Args = (f64, Slice<f64>), Out = f64>`, with the types as Rust has them.
fn function_bound(path: &syn::Path, errors: &mut Errors) -> TokenStream {
    let mut path = path.clone();
    let advice = "the bound names the function's types: write `Function<Args = (f64, f64), Out = f64>`";
    let Some(last) = path.segments.last_mut() else {
        return path.to_token_stream();
    };
    let PathArguments::AngleBracketed(arguments) = &mut last.arguments else {
        errors.push(last.ident.span(), advice);
        return path.to_token_stream();
    };
    let mut found = [false; 2];
    for argument in &mut arguments.args {
        let GenericArgument::AssocType(assigned) = argument else {
            errors.push(argument.span(), advice);
            continue;
        };
        match (assigned.ident.to_string().as_str(), &mut assigned.ty) {
            ("Args", syn::Type::Tuple(tuple)) => {
                found[0] = true;
                tuple.elems.iter_mut().for_each(slice_of_rust);
            }
            ("Args", other) => {
                found[0] = true;
                errors.push(
                    other.span(),
                    "the parameters are a tuple: write `Args = (f64,)` for one",
                );
            }
            ("Out", _) => found[1] = true,
            _ => errors.push(assigned.ident.span(), advice),
        }
    }
    if found != [true; 2] {
        errors.push(last.ident.span(), advice);
    }
    path.to_token_stream()
}

/// `&[T]` among the parameters of a function is `Slice<T>`.
fn slice_of_rust(ty: &mut syn::Type) {
    if let syn::Type::Reference(reference) = ty
        && let syn::Type::Slice(slice) = &*reference.elem
    {
        let span = reference.and_token.span;
        let (public, element) = (Facade::find().backend("Slice", span), &slice.elem);
        *ty = syn::parse_quote_spanned!(span=> #public<#element>);
    }
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
             \"rn\", \"rz\", \"ru\", \"rd\" and \"sr\""
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
