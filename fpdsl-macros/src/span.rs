//! Places in the user's code for tokens of ours.

use proc_macro2::Span;

/// The place of `span` with the macro's hygiene.
pub fn at(span: Span) -> Span {
    Span::mixed_site().located_at(span)
}
