//! Checks `#[repr(..)]` of structs that derive `Fp`: in arrays, the scalars must lie in a row.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::{Attribute, Meta};

use crate::diag::Errors;

/// Refuses `packed`, also among other words. Returns the place of `align`: only the scalar's size tells whether it adds bytes.
pub fn check(attributes: &[Attribute], errors: &mut Errors) -> Option<Span> {
    let mut align = None;
    for word in attributes.iter().filter_map(arguments).flat_map(words) {
        if word.unraw() == "packed" {
            let message = "`packed` puts scalars at addresses where they cannot be read: drop it, the scalars of a struct have \
                           no bytes between them anyway";
            errors.push(word.span(), message);
        } else if word.unraw() == "align" {
            align = Some(word.span());
        }
    }
    align
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
