//! Checks `#[repr(..)]` of structs that derive `Fp`: scalars must lie where they can be read.

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

/// Returns true if `#[repr(..)]` has this word.
pub fn has(attributes: &[Attribute], word: &str) -> bool {
    attributes
        .iter()
        .filter_map(arguments)
        .flat_map(words)
        .any(|found| found.unraw() == word)
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
