//! Assignments.
//!
//! Fields and constant indices are Rust's own places. An index known at run time goes through the backend: see `part`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};

use super::Emitter;
use super::open::{Number, literal_of};
use super::part::{Fixed, Place as In, assigns};
use super::paths::{backend, local};
use super::stmt::{between, name_text};
use crate::ast::core::{Accumulate, Expr, ExprKind, Place, Step, Target};
use crate::ast::{BinaryOp, Update};
use crate::span::at;

impl Emitter {
    pub fn assign(&self, target: &Target, update: Update, value: &Expr) -> TokenStream {
        match target {
            Target::Place(place) => self.assign_place(place, update, &Given::Value(value)),
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
                writes.extend(self.assign_place(place, Update::Set, &Given::Part(quote!(#part))));
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

    fn assign_place(&self, place: &Place, update: Update, value: &Given<'_>) -> TokenStream {
        self.write_place(place, |read, native| self.updated(update, value, read, native))
    }

    /// Reads the place, computes its new value by `updated` and writes it. `updated` also gets true if the place has no index
    /// that is known only at run time.
    fn write_place(
        &self,
        place: &Place,
        updated: impl FnOnce(&TokenStream, bool) -> (TokenStream, TokenStream),
    ) -> TokenStream {
        let root = &place.root;
        let span = at(root.span());
        let (steps, indices) = self.fix(&place.path);
        let native = indices.is_empty();
        let new = local("__new");
        let read = self.read(quote!(#root), &steps);
        let (first, updated) = updated(&read, native);
        if native {
            return self.write_native(place, &read, updated);
        }
        // As in Rust, the value comes before the indices, and each index is evaluated once.
        let write = self.write(&In::Variable, quote!(#root), &steps, &quote!(#new));
        quote_spanned!(span=> { #first #indices let #new = #updated; #write })
    }

    /// Returns a statement and the new value of a place. The statement computes what comes before the indices; it is empty if
    /// there are none.
    fn updated(
        &self,
        update: Update,
        value: &Given<'_>,
        read: &TokenStream,
        native: bool,
    ) -> (TokenStream, TokenStream) {
        let (first, operand) = hold(&local("__new").into_token_stream(), value.tokens(self), native);
        let updated = match update {
            Update::Set => operand,
            Update::Apply {
                op,
                span,
                open: false,
            } => self.binary(op, span, read.clone(), operand),
            Update::Apply { op, span, open: true } => match value {
                Given::Value(value) if native && literal_of(value).is_some() => {
                    self.beside_number(assign_name(op), span, (read.clone(), operand), Number::Right)
                }
                _ => self.open_operator(assign_name(op), span, read.clone(), operand),
            },
        };
        (first, updated)
    }

    /// `place += x * y`, rounded once.
    pub fn accumulate(&self, sum: &Accumulate) -> TokenStream {
        self.write_place(&sum.place, |read, native| match sum.open {
            true => self.open_update(sum, read, native),
            false => self.fused_update(sum, read, native),
        })
    }

    /// `place += x * y`, if the types decide whether it is rounded once.
    fn open_update(&self, sum: &Accumulate, read: &TokenStream, native: bool) -> (TokenStream, TokenStream) {
        let name = match sum.subtract {
            true => "sub_assign_product",
            false => "add_assign_product",
        };
        let new = local("__new").into_token_stream();
        let (first, product) = hold(&new, self.product(&sum.product), native);
        (first, self.open_operator(name, sum.span, read.clone(), product))
    }

    /// The same of scalars: the factors first, as they come before the indices.
    fn fused_update(&self, sum: &Accumulate, read: &TokenStream, native: bool) -> (TokenStream, TokenStream) {
        let (b, span) = (backend(), at(sum.span));
        let (x, y) = (local("__x"), local("__y"));
        let (first, second) = (self.expr(&sum.product.x), self.expr(&sum.product.y));
        let factors = quote_spanned!(span=> (#first, #second,));
        let (name, mode) = (self.paths.op("mul_add", sum.span), self.mode(sum.span));
        let neg = self.paths.op("neg_operand", sum.span);
        let factor = match sum.negates_product() {
            true => quote_spanned!(span=> #neg(#b, #x)),
            false => quote!(#x),
        };
        let updated = quote_spanned!(span=> #name::<#mode, _, _>(#b, #factor, #y, #read));
        match native {
            true => (TokenStream::new(), quote!({ let (#x, #y) = #factors; #updated })),
            false => (quote!(let (#x, #y) = #factors;), updated),
        }
    }

    /// An assignment that Rust can do; a whole variable keeps its name with the backend.
    fn write_native(&self, place: &Place, read: &TokenStream, value: TokenStream) -> TokenStream {
        let span = at(place.root.span());
        if self.stands(&place.root) {
            let (b, new) = (backend(), local("__new"));
            return quote_spanned!(span=> { let #new = #value; #b.put(&mut #read, #new); });
        }
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
    fn fix<'a>(&self, path: impl IntoIterator<Item = &'a Step>) -> (Vec<Fixed>, TokenStream) {
        let mut indices = TokenStream::new();
        let mut steps = Vec::new();
        for (position, step) in path.into_iter().enumerate() {
            let mut fixed = self.fixed(step);
            if let Fixed::Index(index, span) = &mut fixed {
                let name = format_ident!("__index{position}", span = Span::mixed_site());
                indices.extend(quote_spanned!(at(*span)=> let #name = #index;));
                *index = name.into_token_stream();
            }
            steps.push(fixed);
        }
        (steps, indices)
    }
}

/// The assigned value.
enum Given<'e> {
    Value(&'e Expr),
    /// A part of a value, emitted already.
    Part(TokenStream),
}

impl Given<'_> {
    fn tokens(&self, emitter: &Emitter) -> TokenStream {
        match self {
            Given::Value(value) => emitter.expr(value),
            Given::Part(part) => part.clone(),
        }
    }
}

/// Returns a statement that holds the value while indices are evaluated, and the name that holds it. If there are no indices,
/// the statement is empty and the name is the value itself.
fn hold(name: &TokenStream, value: TokenStream, native: bool) -> (TokenStream, TokenStream) {
    match native {
        true => (TokenStream::new(), value),
        false => (quote!(let #name = #value;), name.clone()),
    }
}

/// The function for an update, if only rustc knows whether it is one of scalars.
fn assign_name(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "add_assign",
        BinaryOp::Sub => "sub_assign",
        BinaryOp::Mul => "mul_assign",
        BinaryOp::Div => "div_assign",
        _ => "rem_assign",
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
