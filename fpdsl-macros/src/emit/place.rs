//! Assignments.
//!
//! Fields and constant indices are Rust's own places. An index known at run time goes through the backend, which
//! gives back the whole array.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::Emitter;
use super::open::literal_of;
use super::paths::{at, backend, local};
use super::stmt::{between, name_text};
use crate::ast::{BinaryOp, Expr, ExprKind, Open, Place, Step, Target, Update};
use crate::contract::is_product;
use crate::state::assigned_by_expr;

/// A step whose index, if it has one, is evaluated.
enum Fixed {
    /// `.0` or `[N]`.
    Native(TokenStream),
    /// A local of ours that holds the index.
    Index(Ident),
}

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
        let root = &place.root;
        let span = at(root.span());
        let (steps, indices) = self.fix(&place.path);
        let native = indices.is_empty();
        let new = local("__new");
        let read = self.read(quote!(#root), &steps);
        let (first, updated) = self.updated(update, value, &read, native);
        if native {
            return self.write_native(place, &read, updated);
        }
        // As in Rust, the value comes before the indices, and each index is evaluated once.
        let write = self.write(quote!(#root), &steps, &quote!(#new), 0);
        quote_spanned!(span=> { #first #indices let #new = #updated; #write })
    }

    /// What a place is to hold, and a statement before it for what comes before its indices, unless it has none.
    fn updated(
        &self,
        update: Update,
        value: &Given<'_>,
        read: &TokenStream,
        native: bool,
    ) -> (TokenStream, TokenStream) {
        let new = local("__new");
        let given = value.tokens(self);
        let hold = |held: &TokenStream| match native {
            true => (TokenStream::new(), given.clone()),
            false => (quote!(let #held = #given;), held.clone()),
        };
        match update {
            Update::Set => hold(&quote!(#new)),
            Update::Apply(op, span) if value.open().place => {
                let (name, operand) = match value {
                    // The mark of a sum is for a product within it.
                    Given::Value(value) if value.open.get().contracted && is_product(value) => {
                        (assign_name(op).1, self.product(value))
                    }
                    _ => (assign_name(op).0, given.clone()),
                };
                let operand = match native {
                    true => (TokenStream::new(), operand),
                    false => (quote!(let #new = #operand;), quote!(#new)),
                };
                let is_literal = matches!(value, Given::Value(value) if literal_of(value).is_some());
                let updated = match is_literal && native {
                    true => self.beside_literal(name, span, read.clone(), operand.1),
                    false => self.open_operator(name, span, read.clone(), operand.1),
                };
                (operand.0, updated)
            }
            Update::Apply(op, span) => {
                let (first, value) = hold(&quote!(#new));
                (first, self.binary(op, span, read.clone(), value))
            }
            Update::Fuse { negate, span } => {
                let updated = self.fused_update(negate, span, read);
                let factors = factors();
                match native {
                    true => (TokenStream::new(), quote!({ let #factors = #given; #updated })),
                    false => (quote!(let #factors = #given;), updated),
                }
            }
        }
    }

    /// What a place holds plus the product of the two [`factors`], or minus it.
    fn fused_update(&self, negate: bool, span: Span, read: &TokenStream) -> TokenStream {
        let b = backend();
        let (x, y) = (local("__x"), local("__y"));
        let (name, mode) = (self.paths.op("mul_add", span), self.mode(span));
        let neg = self.paths.op("neg_operand", span);
        let x = if negate {
            quote_spanned!(at(span)=> #neg(#b, #x))
        } else {
            quote!(#x)
        };
        quote_spanned!(at(span)=> #name::<#mode, _, _>(#b, #x, #y, #read))
    }

    /// An assignment that Rust can do; a whole variable keeps its name with the backend.
    fn write_native(&self, place: &Place, read: &TokenStream, value: TokenStream) -> TokenStream {
        let span = at(place.root.span());
        let value = if place.path.is_empty() && self.traced {
            let (b, text) = (backend(), name_text(&place.root));
            quote_spanned!(span=> #b.bind(#text, #value))
        } else {
            value
        };
        let value = between(value, place.root.span());
        quote_spanned!(span=> #read = #value;)
    }

    /// A part of a variable whose indices assign something: as in Rust it is read after they are all evaluated. `None`
    /// where it may be read at any time.
    pub fn read_after_indices(&self, expr: &Expr) -> Option<TokenStream> {
        let (root, path) = variable_part(expr)?;
        let assigns =
            |step: &&Step| matches!(step, Step::Index(index, _) if !assigned_by_expr(index).is_empty());
        if !path.iter().any(assigns) {
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
            steps.push(match step {
                Step::Field(member, span) => {
                    let mut member = Literal::u32_unsuffixed(*member);
                    member.set_span(*span);
                    Fixed::Native(quote_spanned!(at(*span)=> .#member))
                }
                Step::Named(name) => Fixed::Native(quote_spanned!(at(name.span())=> .#name)),
                Step::ConstIndex(index, span) => {
                    let index = self.paths.constant(index);
                    Fixed::Native(quote_spanned!(at(*span)=> [#index]))
                }
                Step::Index(index, span) => {
                    let name = format_ident!("__index{position}", span = Span::mixed_site());
                    let index = self.expr(index);
                    indices.extend(quote_spanned!(at(*span)=> let #name = #index;));
                    Fixed::Index(name)
                }
            });
        }
        (steps, indices)
    }
}

/// What is assigned.
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

    fn open(&self) -> Open {
        match self {
            Given::Value(value) => value.open.get(),
            Given::Part(_) => Open::default(),
        }
    }
}

/// The function for an update where only rustc knows whether it is one of scalars, and for one with a product.
fn assign_name(op: BinaryOp) -> (&'static str, &'static str) {
    match op {
        BinaryOp::Add => ("add_assign", "add_assign_product"),
        BinaryOp::Sub => ("sub_assign", "sub_assign_product"),
        BinaryOp::Mul => ("mul_assign", "mul_assign"),
        BinaryOp::Div => ("div_assign", "div_assign"),
        _ => ("rem_assign", "rem_assign"),
    }
}

/// The pattern for the two factors of a fused update.
fn factors() -> TokenStream {
    let (x, y) = (local("__x"), local("__y"));
    quote!((#x, #y))
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

impl Emitter {
    fn read(&self, base: TokenStream, steps: &[Fixed]) -> TokenStream {
        let b = backend();
        steps.iter().fold(base, |base, step| match step {
            Fixed::Native(suffix) => quote!(#base #suffix),
            Fixed::Index(index) if self.in_place() => quote!(#b.index_in(&#base, #index)),
            Fixed::Index(index) => quote!(#b.index(#base, #index)),
        })
    }

    /// `base` with the part that `steps` lead to replaced.
    fn write(&self, base: TokenStream, steps: &[Fixed], value: &TokenStream, depth: usize) -> TokenStream {
        let b = backend();
        let Some(first) = steps.iter().position(|step| matches!(step, Fixed::Index(_))) else {
            let place = self.read(base, steps);
            return quote!(#place = #value;);
        };
        let (before, rest) = steps.split_at(first);
        let array = self.read(base, before);
        match rest {
            [Fixed::Index(index)] if self.in_place() => quote!(#b.index_set_in(&mut #array, #index, #value);),
            [Fixed::Index(index)] => quote!(#array = #b.index_set(#array, #index, #value);),
            [Fixed::Index(index), inner @ ..] => {
                let element = format_ident!("__element{depth}", span = Span::mixed_site());
                let inner = self.write(quote!(#element), inner, value, depth + 1);
                let (old, set) = if self.in_place() {
                    (
                        quote!(#b.index_in(&#array, #index)),
                        quote!(#b.index_set_in(&mut #array, #index, #element);),
                    )
                } else {
                    (
                        quote!(#b.index(#array, #index)),
                        quote!(#array = #b.index_set(#array, #index, #element);),
                    )
                };
                quote!({
                    let mut #element = #old;
                    #inner
                    #set
                })
            }
            // `first` is the position of an index.
            [Fixed::Native(_), ..] | [] => TokenStream::new(),
        }
    }
}
