//! Assignments.
//!
//! Fields and constant indices are Rust's own places. An index known at run time goes through the backend: see `part`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};

use super::Emitter;
use super::names::{between, name_text};
use super::part::{Fixed, assigns};
use super::paths::{backend, local};
use crate::ast::Update;
use crate::ast::core::{Expr, ExprKind, Place, Step, Target};
use crate::span::at;

impl Emitter {
    pub fn assign(&self, target: &Target, update: Update, value: &Expr) -> TokenStream {
        match target {
            Target::Place(place) => match update {
                Update::Set => self.set(place, self.expr(value)),
                Update::Apply { op, span, of } => self.update(place, op, span, of, value),
            },
            Target::Wild(span) => {
                let value = self.expr(value);
                quote_spanned!(at(*span)=> let _ = #value;)
            }
            Target::Tuple(_, span) => {
                let mut writes = TokenStream::new();
                let pattern = self.tuple_target(target, &mut 0, &mut writes);
                let value = self.expr(value);
                quote_spanned!(at(*span)=> { let #pattern = #value; #writes })
            }
        }
    }

    /// The pattern that takes a tuple value apart; `writes` gets the assignment of each part, left to right.
    fn tuple_target(&self, target: &Target, count: &mut usize, writes: &mut TokenStream) -> TokenStream {
        match target {
            Target::Place(place) => {
                let part = format_ident!("__part{count}", span = Span::mixed_site());
                *count += 1;
                writes.extend(self.set(place, quote!(#part)));
                quote!(#part)
            }
            Target::Wild(span) => quote_spanned!(at(*span)=> _),
            Target::Tuple(parts, span) => {
                let parts: Vec<_> = parts
                    .iter()
                    .map(|part| self.tuple_target(part, count, writes))
                    .collect();
                quote_spanned!(at(*span)=> (#(#parts,)*))
            }
        }
    }

    /// `place = value`.
    fn set(&self, place: &Place, value: TokenStream) -> TokenStream {
        let root = &place.root;
        let (steps, indices) = self.fix(&place.path);
        if indices.is_empty() {
            return self.write_native(place, &self.read(quote!(#root), &steps), value);
        }
        // As in Rust, the value comes before the indices, and each index is evaluated once.
        let new = local("__new");
        let write = self.write(quote!(#root), &steps, &quote!(#new));
        quote_spanned!(at(root.span())=> { let #new = #value; #indices #write })
    }

    /// An assignment that Rust can do; a whole variable keeps its name with the backend.
    pub fn write_native(&self, place: &Place, read: &TokenStream, value: TokenStream) -> TokenStream {
        let span = at(place.root.span());
        let value = if place.path.is_empty() && self.traced {
            let (b, text) = (backend(), name_text(&place.root));
            quote_spanned!(span=> #b.bind(#text, #value))
        } else {
            value
        };
        // In the user's context, in which rustc reports a variable without `mut`.
        let value = between(value, place.root.span());
        quote_spanned!(place.root.span()=> #read = #value;)
    }

    /// A part of a variable whose indices assign something. As in Rust, it is read after all of them are evaluated. `None` if it
    /// may be read at any time.
    pub fn read_after_indices(&self, expr: &Expr) -> Option<TokenStream> {
        let (root, path) = variable_part(expr)?;
        if !path.iter().any(|step| assigns(step)) {
            return None;
        }
        let (steps, indices) = self.fix(path);
        let read = self.read(quote!(#root), &steps);
        Some(quote_spanned!(at(expr.span)=> { #indices #read }))
    }

    /// The steps with each index in a local, and the statements that evaluate the indices.
    pub fn fix<'a>(&self, path: impl IntoIterator<Item = &'a Step>) -> (Vec<Fixed>, TokenStream) {
        let mut indices = TokenStream::new();
        let mut steps = Vec::new();
        for (position, step) in path.into_iter().enumerate() {
            let mut fixed = self.fixed(step);
            if let Fixed::Index(index, span) | Fixed::Row(index, span) = &mut fixed {
                let name = format_ident!("__index{position}", span = Span::mixed_site());
                indices.extend(quote_spanned!(at(*span)=> let #name = #index;));
                *index = name.into_token_stream();
            }
            steps.push(fixed);
        }
        (steps, indices)
    }
}

/// The variable and the steps from it to an expression that is a part of one.
fn variable_part(expr: &Expr) -> Option<(&Ident, Vec<&Step>)> {
    match &expr.kind {
        ExprKind::Local(root) => Some((root, Vec::new())),
        ExprKind::Part(base, step) => {
            let (root, mut path) = variable_part(base)?;
            path.push(step);
            Some((root, path))
        }
        _ => None,
    }
}
