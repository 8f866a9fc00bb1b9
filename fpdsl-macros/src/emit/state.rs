//! The variables that control flow carries, as tuples.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::names::{between, name_text};
use super::paths::backend;
use crate::span::at;

/// The runtime implements `State` for tuples up to this length; more variables are grouped.
const MAX_TUPLE: usize = 12;

/// How each variable appears.
#[derive(Clone, Copy)]
enum Form {
    /// As a value, and as the left side of a destructuring assignment.
    Value,
    /// As a mutable binding.
    Mutable,
    /// Under a name of ours.
    Part,
    /// The part of that name, bound by the user's name for the backend.
    Bound,
}

/// `x`, `(x, y)`, or `((..), (..))` beyond twelve.
pub fn value(names: &[Ident], span: Span) -> TokenStream {
    shape(names, Form::Value, span)
}

/// The pattern that binds them as `mut`.
pub fn mutable(names: &[Ident], span: Span) -> TokenStream {
    shape(names, Form::Mutable, span)
}

/// Takes the variables apart under names of ours: where they come out of control flow as values of no name.
pub fn parts(names: &[Ident], span: Span) -> TokenStream {
    shape(names, Form::Part, span)
}

/// The parts, each named after its variable for the backend.
pub fn bound(names: &[Ident], span: Span) -> TokenStream {
    shape(names, Form::Bound, span)
}

/// `let mut x = x;` for each, so that a block can assign them without touching those outside.
pub fn rebind(names: &[Ident], span: Span) -> TokenStream {
    quote_spanned!(at(span)=> #(let mut #names = #names;)*)
}

fn shape(names: &[Ident], form: Form, span: Span) -> TokenStream {
    if let [name] = names {
        return leaf(name, form, span);
    }
    if names.len() > MAX_TUPLE {
        // Groups of equal depth: enough levels that the outermost has at most twelve.
        let mut size = MAX_TUPLE;
        while names.len() > size * MAX_TUPLE {
            size *= MAX_TUPLE;
        }
        let groups = names.chunks(size).map(|group| shape(group, form, span));
        return quote_spanned!(at(span)=> (#(#groups),*));
    }
    let leaves = names.iter().map(|name| leaf(name, form, span));
    quote_spanned!(at(span)=> (#(#leaves),*))
}

fn leaf(name: &Ident, form: Form, span: Span) -> TokenStream {
    match form {
        Form::Value => quote!(#name),
        Form::Mutable => quote_spanned!(at(span)=> mut #name),
        Form::Part => {
            let part = part(name);
            quote!(#part)
        }
        Form::Bound => {
            let (b, text, part) = (backend(), name_text(name), part(name));
            quote_spanned!(at(span)=> #b.bind(#text, #part))
        }
    }
}

/// Hygiene keeps it apart from a variable of the user's that is called so.
fn part(name: &Ident) -> Ident {
    format_ident!("__part_{}", name_text(name), span = Span::mixed_site())
}

/// `state = call;`, or the call alone where there is no state.
pub fn assign_state(names: &[Ident], call: TokenStream, span: Span) -> TokenStream {
    match names.first() {
        None => quote_spanned!(at(span)=> #call;),
        Some(first) => {
            let state = value(names, span);
            let call = between(call, first.span());
            quote_spanned!(at(span)=> #state = #call;)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::format_ident;

    fn text(count: usize) -> String {
        let names: Vec<Ident> = (0..count).map(|i| format_ident!("x{i}")).collect();
        value(&names, Span::call_site()).to_string()
    }

    #[test]
    fn shapes() {
        assert_eq!(text(0), "()");
        assert_eq!(text(1), "x0");
        assert_eq!(text(3), "(x0 , x1 , x2)");
        assert_eq!(text(13).matches('(').count(), 2);
        assert_eq!(text(25).matches('(').count(), 1 + 2);
    }
}
