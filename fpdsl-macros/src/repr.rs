//! Checks `#[repr(..)]` of types that derive `Fp`: scalars must lie where they can be read, and an enum must be a `u32`.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::{Attribute, Meta};

use crate::diag::Errors;

/// Refuses `packed`, also among other words.
pub fn check(attributes: &[Attribute], errors: &mut Errors) {
    for word in attributes.iter().filter_map(arguments).flat_map(words) {
        if word.unraw() == "packed" {
            let message = "`packed` puts scalars at addresses where they cannot be read: drop it";
            errors.push(word.span(), message);
        }
    }
}

/// Refuses everything but `u32` for an enum of that name: another integer, `C`, `packed`, and what makes it larger.
pub fn check_enum(name: &Ident, attributes: &[Attribute], errors: &mut Errors) {
    let words: Vec<Ident> = attributes.iter().filter_map(arguments).flat_map(words).collect();
    if words.is_empty() {
        let message =
            format_args!("`{name}` lies in memory as a `u32`: write `#[repr(u32)]` above `enum {name}`");
        errors.push(name.span(), message);
    }
    for word in words.iter().filter(|word| word.unraw() != "u32") {
        let message = format_args!(
            "`{name}` lies in memory as a `u32`, with its size and alignment, which `{word}` can change: write `#[repr(u32)]`, and \
             nothing else"
        );
        errors.push(word.span(), message);
    }
}

/// The tokens in the parentheses of `repr`, if it is that attribute.
fn arguments(attribute: &Attribute) -> Option<TokenStream> {
    match &attribute.meta {
        Meta::List(list) if list.path.get_ident()?.unraw() == "repr" => Some(list.tokens.clone()),
        _ => None,
    }
}

/// The words of a list, those that a macro put there among them. Numbers are in groups of their own.
fn words(tokens: TokenStream) -> Vec<Ident> {
    tokens
        .into_iter()
        .flat_map(|token| match token {
            TokenTree::Ident(word) => vec![word],
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => words(group.stream()),
            TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => Vec::new(),
        })
        .collect()
}
