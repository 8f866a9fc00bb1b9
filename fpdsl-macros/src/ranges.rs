//! `[..=5, x]`, a range without a start among the parts of a slice pattern.
//!
//! rustc takes it as it is, and syn in parentheses alone. So they are added before a function is read; in the language's expressions
//! there is no array of ranges that could be meant.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::span::regrouped;

/// The tokens with parentheses around such ranges.
pub fn in_parentheses(tokens: TokenStream) -> TokenStream {
    rewritten(&tokens).unwrap_or(tokens)
}

/// `None` if there are no such ranges, so that all spans stay.
fn rewritten(tokens: &TokenStream) -> Option<TokenStream> {
    let mut changed = false;
    let mut previous = None;
    let mut done = Vec::new();
    for token in tokens.clone() {
        let new = match &token {
            TokenTree::Group(group) => {
                let inner = rewritten(&group.stream());
                let stream = inner.clone().unwrap_or_else(|| group.stream());
                let parts = match group.delimiter() {
                    Delimiter::Bracket if !is_indexed(previous.as_ref()) => wrapped(stream),
                    _ => None,
                };
                parts.or(inner).map(|stream| regrouped(group, stream))
            }
            _ => None,
        };
        changed |= new.is_some();
        previous = Some(token.clone());
        done.push(new.unwrap_or(token));
    }
    changed.then(|| done.into_iter().collect())
}

/// Returns true after a value, of which brackets take a part.
fn is_indexed(previous: Option<&TokenTree>) -> bool {
    match previous {
        Some(TokenTree::Ident(name)) => !["let", "in", "return", "match", "if"]
            .iter()
            .any(|word| name == word),
        Some(TokenTree::Group(group)) => group.delimiter() != Delimiter::Brace,
        Some(TokenTree::Punct(mark)) => mark.as_char() == '?',
        Some(TokenTree::Literal(_)) => true,
        None => false,
    }
}

/// The parts between commas, those that begin with `..` and go on in parentheses. `None` if there are none.
fn wrapped(tokens: TokenStream) -> Option<TokenStream> {
    let mut changed = false;
    let mut done = TokenStream::new();
    let mut part = Vec::new();
    let tokens = tokens.into_iter().map(Some).chain([None]);
    for token in tokens {
        match token {
            Some(TokenTree::Punct(comma)) if comma.as_char() == ',' => {
                changed |= end(&mut part, &mut done);
                done.extend([TokenTree::Punct(comma)]);
            }
            Some(token) => part.push(token),
            None => changed |= end(&mut part, &mut done),
        }
    }
    changed.then_some(done)
}

/// Adds a part to `done`; returns true if it got parentheses.
fn end(part: &mut Vec<TokenTree>, done: &mut TokenStream) -> bool {
    let dot =
        |token: Option<&TokenTree>| matches!(token, Some(TokenTree::Punct(dot)) if dot.as_char() == '.');
    let is_range = dot(part.first()) && dot(part.get(1)) && part.len() > 2;
    let span = part.first().map(TokenTree::span);
    let tokens: TokenStream = part.drain(..).collect();
    match span.filter(|_| is_range) {
        Some(span) => {
            let mut group = Group::new(Delimiter::Parenthesis, tokens);
            group.set_span(span);
            done.extend([TokenTree::Group(group)]);
        }
        None => done.extend(tokens),
    }
    is_range
}
