//! Answers what emitters ask of a signature: names, attributes and kinds of types. Nothing here needs the names of the runtime.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote_spanned};
use syn::Attribute;

use crate::ast::{NameKind, Param, Signature, Type, build};
use crate::span::{at, regrouped};

/// A constant of every function, whose value depends on those of the functions that it calls. The name is what the
/// error for recursion shows. The value is the number of elements of the arrays in the function and in what it calls.
pub const FINITE: &str = "DOES_NOT_CALL_ITSELF";

/// The type of an `#[fp]` trait that has its functions for bodies. rustc's error shows the name where a bound is a trait without the
/// attribute.
pub const UNDER_FP: &str = "write_fp_on_the_trait";

/// A constant of a function that says whether the types in its signature are of the language.
pub const TYPES: &str = "TYPES_ARE_OF_THE_LANGUAGE";

/// `f` under the macro's hygiene, so that a parameter or local called like the function does not capture it.
pub fn function_name(name: &Ident) -> Ident {
    let mut name = name.clone();
    name.set_span(at(name.span()));
    name
}

/// The type that carries a function, or a method, for which it has no name that users see.
pub fn type_name(signature: &Signature) -> Ident {
    match (&signature.owner, &signature.of_trait) {
        (None, None) => function_name(&signature.name),
        _ => format_ident!(
            "__Fp_{}",
            name_text(&signature.name),
            span = at(signature.name.span())
        ),
    }
}

/// The name under which a body calls a struct's method.
pub fn hidden_name(name: &Ident) -> Ident {
    let plain = name.to_string();
    let plain = plain.strip_prefix("r#").unwrap_or(&plain);
    format_ident!("__fp_{plain}", span = name.span())
}

/// The name under which the check of a body calls a struct's method.
pub fn checked_name(name: &Ident) -> Ident {
    let plain = name.to_string();
    let plain = plain.strip_prefix("r#").unwrap_or(&plain);
    format_ident!("{plain}_in_a_body", span = name.span())
}

/// The name of a parameter before it is judged.
pub fn given_name(param: &Param) -> Ident {
    let span = at(param.name.span());
    let text = param.name.to_string();
    // Names of ours begin so.
    if text.starts_with("__") {
        return Ident::new(&format!("__given{text}"), span);
    }
    let mut name = param.name.clone();
    name.set_span(span);
    name
}

/// The text under which a backend knows a variable.
pub fn name_text(name: &Ident) -> String {
    let text = name.to_string();
    if text == "__self" {
        return "self".to_owned();
    }
    match build::plain(&text) {
        Some(made) => made.to_owned(),
        None => text.strip_prefix("r#").unwrap_or(&text).to_owned(),
    }
}

/// The user's own `mut`, so that rustc reports an unused one.
pub fn mut_token(mutable: Option<Span>) -> Option<TokenStream> {
    mutable.map(|span| quote_spanned!(span=> mut))
}

/// In parentheses at a place of the user's: where both sides of an assignment end in such places, rustc reports a
/// missing `mut` there and not at the attribute.
pub fn between(value: TokenStream, span: Span) -> Group {
    let mut group = Group::new(Delimiter::Parenthesis, value);
    group.set_span(span);
    group
}

/// The tokens with some names replaced.
pub fn replace(tokens: TokenStream, by: &impl Fn(&Ident) -> Option<TokenStream>) -> TokenStream {
    let replaced = tokens.into_iter().map(|token| match token {
        TokenTree::Ident(name) => by(&name).unwrap_or_else(|| name.into_token_stream()),
        TokenTree::Group(group) => regrouped(&group, replace(group.stream(), by)).into(),
        other => other.into(),
    });
    replaced.collect()
}

/// The attributes that decide whether the function exists at all.
pub fn cfgs(signature: &Signature) -> Vec<&Attribute> {
    signature
        .attrs
        .iter()
        .filter(|attribute| attribute.path().is_ident("cfg"))
        .collect()
}

/// Lint levels, which are meant for the body.
pub fn is_lint(attribute: &Attribute) -> bool {
    ["allow", "warn", "deny", "forbid"]
        .iter()
        .any(|level| attribute.path().is_ident(level))
}

/// Returns true if `map` can store the type: scalars, and arrays and tuples of them.
pub fn is_element(ty: &Type) -> bool {
    match ty {
        Type::Scalar(..) | Type::Param(_) | Type::Struct(..) | Type::Itself(_) | Type::Path(..) => true,
        Type::Array(elem, ..) => is_element(elem),
        Type::Tuple(parts, _) => parts.iter().all(is_element),
        Type::Slice(..) | Type::Row(..) => false,
    }
}

/// Returns true if a parameter is the position that a kernel computes.
pub fn is_index(ty: &Type) -> bool {
    matches!(NameKind::of(ty), NameKind::Index(_))
}
