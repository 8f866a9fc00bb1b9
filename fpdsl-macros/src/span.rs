//! Places in the user's code for tokens of ours.

use proc_macro2::{Group, Span, TokenStream, TokenTree};

/// The place of `span` with the macro's hygiene.
pub fn at(span: Span) -> Span {
    Span::mixed_site().located_at(span)
}

/// The group with other contents.
pub fn regrouped(group: &Group, contents: TokenStream) -> TokenTree {
    let mut new = Group::new(group.delimiter(), contents);
    new.set_span(group.span());
    TokenTree::Group(new)
}

/// The tokens as if the user had written them at `span`. rustc then shows that place alone, without the attribute around it. They may
/// not name what the macro hides.
pub fn in_users_place(tokens: TokenStream, span: Span) -> TokenStream {
    let placed = tokens.into_iter().map(|token| match token {
        TokenTree::Group(group) => {
            let mut inner = Group::new(group.delimiter(), in_users_place(group.stream(), span));
            inner.set_span(span);
            TokenTree::Group(inner)
        }
        mut other => {
            other.set_span(span);
            other
        }
    });
    placed.collect()
}
