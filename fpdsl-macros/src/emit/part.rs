//! Parts of values, to read and to write.
//!
//! Nothing is copied on the way to a part, no row of an array of arrays either: an index known at run time goes through the backend,
//! which hands the element on by reference.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};

use super::Emitter;
use super::paths::{backend, local};
use crate::ast::core::{Expr, ExprKind, Step};
use crate::ast::variables::assigned_by_expr;
use crate::span::at;

/// A step, emitted.
pub enum Fixed {
    /// `.0` or `[N]`.
    Native(TokenStream),
    /// An index, as the backend has it.
    Index(TokenStream, Span),
    /// The same, of a row.
    Row(TokenStream, Span),
}

impl Emitter {
    /// A part of a value.
    pub fn part(&self, expr: &Expr) -> TokenStream {
        let (value, steps) = steps_of(expr);
        let base = self.base(value, expr.span);
        // Closures cannot assign.
        if steps.iter().any(|step| assigns(step)) {
            let one = |base, step: &&Step| self.read(base, &[self.fixed(step)]);
            return steps.iter().fold(base, one);
        }
        let steps: Vec<Fixed> = steps.into_iter().map(|step| self.fixed(step)).collect();
        self.read(base, &steps)
    }

    /// A step.
    pub fn fixed(&self, step: &Step) -> Fixed {
        match step {
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
            Step::Index(index, span) => Fixed::Index(self.expr(index), *span),
            Step::Row(index, span) => Fixed::Row(self.expr(index), *span),
        }
    }

    /// The part of `base` that `steps` lead to.
    pub fn read(&self, base: TokenStream, steps: &[Fixed]) -> TokenStream {
        let (place, index) = natives(base, steps);
        let Some(At {
            index,
            span,
            rest,
            of_row,
        }) = index
        else {
            return place;
        };
        let (b, span) = (backend(), at(span));
        if of_row {
            return self.read(quote_spanned!(span=> #place.get(#b, #index)), rest);
        }
        if !self.in_place() {
            return self.read(quote_spanned!(span=> #b.index(#place, #index)), rest);
        }
        if rest.is_empty() {
            return quote_spanned!(span=> #b.index_in(&#place, #index));
        }
        let part = local("__part");
        let inner = self.read(quote!((*#part)), rest);
        quote_spanned!(span=> #b.read_in(&#place, #index, #[inline(always)] |#b, #part| #inner))
    }

    /// Statements that replace the part of `base` that `steps` lead to.
    pub fn write(&self, base: TokenStream, steps: &[Fixed], value: &TokenStream) -> TokenStream {
        self.write_at(0, base, steps, value)
    }

    /// The same in the copy of an element, where arrays are values. `copies` of elements are in each other already.
    fn write_at(
        &self,
        copies: usize,
        base: TokenStream,
        steps: &[Fixed],
        value: &TokenStream,
    ) -> TokenStream {
        let b = backend();
        let (place, index) = natives(base, steps);
        let Some(At {
            index,
            span,
            rest,
            of_row,
        }) = index
        else {
            return quote!(#place = #value;);
        };
        let span = at(span);
        // Rows have scalars, so nothing is behind the index.
        if of_row {
            return quote_spanned!(span=> #place.set(#b, #index, #value););
        }
        if !self.in_place() {
            return self.write_copy(copies, &place, index, rest, value);
        }
        if rest.is_empty() {
            return quote_spanned!(span=> #b.index_set_in(&mut #place, #index, #value););
        }
        let part = local("__part");
        let inner = self.write(quote!((*#part)), rest, value);
        quote_spanned!(span=> #b.write_in(&mut #place, #index, #[inline(always)] |#b, #part| { #inner });)
    }

    /// The same where arrays are values.
    fn write_copy(
        &self,
        copies: usize,
        place: &TokenStream,
        index: &TokenStream,
        rest: &[Fixed],
        value: &TokenStream,
    ) -> TokenStream {
        let b = backend();
        if rest.is_empty() {
            return quote!(#place = #b.index_set(#place, #index, #value););
        }
        let element = format_ident!("__element{copies}", span = Span::mixed_site());
        let inner = self.write_at(copies + 1, element.to_token_stream(), rest, value);
        quote!({
            let mut #element = #b.index(#place, #index);
            #inner
            #place = #b.index_set(#place, #index, #element);
        })
    }
}

/// Returns true if the index of a step assigns something.
pub fn assigns(step: &Step) -> bool {
    matches!(step, Step::Index(index, _) | Step::Row(index, _) if !assigned_by_expr(index).is_empty())
}

/// An index in a path, and the steps after it.
struct At<'a> {
    index: &'a TokenStream,
    span: Span,
    rest: &'a [Fixed],
    of_row: bool,
}

/// The place that the steps before the first index lead to, and that index.
fn natives(base: TokenStream, steps: &[Fixed]) -> (TokenStream, Option<At<'_>>) {
    let mut place = base;
    for (position, step) in steps.iter().enumerate() {
        match step {
            Fixed::Native(suffix) => place.extend(suffix.clone()),
            Fixed::Index(index, span) | Fixed::Row(index, span) => {
                let found = At {
                    index,
                    span: *span,
                    rest: &steps[position + 1..],
                    of_row: matches!(step, Fixed::Row(..)),
                };
                return (place, Some(found));
            }
        }
    }
    (place, None)
}

/// The value of which an expression takes a part, and the steps to that part.
fn steps_of(expr: &Expr) -> (&Expr, Vec<&Step>) {
    match &expr.kind {
        ExprKind::Part(base, step) if !is_entry(base, step) => {
            let (value, mut steps) = steps_of(base);
            steps.push(step);
            (value, steps)
        }
        _ => (expr, Vec::new()),
    }
}

/// Returns true for an entry of a constant, which stays in memory.
fn is_entry(base: &Expr, step: &Step) -> bool {
    matches!(base.kind, ExprKind::Const(_)) && matches!(step, Step::Index(..) | Step::ConstIndex(..))
}
