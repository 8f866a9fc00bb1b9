//! `for`.
//!
//! A plain range is the turns of the loop. Any other is counted from zero, and the value of a pass is computed from
//! its number; an array is indexed with it.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{quote, quote_spanned};

use super::Emitter;
use super::names::{mut_token, name_text};
use super::paths::{backend, local};
use super::repeat::Repeat;
use crate::ast::core::{Adapter, Ends, Expr, ExprKind, For, Range};
use crate::ast::variables::assigned_by_for;
use crate::ast::{IntLiteral, Pattern, ScalarType};
use crate::span::at;

/// The emitted range of a loop.
struct Head {
    /// The code that runs once before the loop.
    setup: TokenStream,
    /// The turns.
    turns: TokenStream,
    /// The value of a turn.
    value: TokenStream,
}

impl Emitter {
    pub fn for_statement(&self, looped: &For) -> TokenStream {
        let Head { setup, turns, value } = self.for_head(looped);
        let (counter, bound) = self.bind_counter(&looped.pattern, value, at(looped.span));
        let body = self.block(&looped.body);
        self.repeat(&Repeat {
            names: &assigned_by_for(looped),
            setup,
            turns,
            go: looped.go.as_ref(),
            counter,
            body: quote!(#bound { #body }),
            span: looped.span,
        })
    }

    /// The pattern of the turn's number, and the statement that binds the user's pattern.
    fn bind_counter(&self, pattern: &Pattern, value: TokenStream, span: Span) -> (TokenStream, TokenStream) {
        let counter = local("__counter");
        match pattern {
            Pattern::Name { name, mutable } => {
                let (b, at) = (backend(), at(name.span()));
                let mutable = mut_token(*mutable);
                let text = name_text(name);
                (
                    quote!(#counter),
                    quote_spanned!(at=> let #mutable #name = #b.bind(#text, #value);),
                )
            }
            Pattern::Wild(_) | Pattern::Rest(_) => (quote_spanned!(span=> _), TokenStream::new()),
            Pattern::Tuple(..) | Pattern::Array(..) | Pattern::Struct(_) => {
                let bound = self.let_value(pattern, None, value);
                (quote!(#counter), bound)
            }
        }
    }

    fn for_head(&self, looped: &For) -> Head {
        let Range {
            ends,
            inclusive,
            adapters,
        } = &looped.range;
        let plain = adapters.is_empty();
        let stops = looped.go.is_some();
        match ends {
            Ends::Literal(lo, hi) if plain && (!stops || has_end(lo, hi, *inclusive)) => {
                self.literal_head(looped, lo, hi)
            }
            Ends::Const(lo, hi) if plain && !stops => self.const_head(looped, lo, hi),
            Ends::Literal(lo, hi) => {
                let range = self.paths.item("ConstRange", looped.span);
                let value = self.int_type(lo, hi, looped.span);
                let (lo, hi) = (native_int(lo.value, lo.span), native_int(hi.value, hi.span));
                let constructor = Ident::new(if *inclusive { "inclusive" } else { "new" }, at(looped.span));
                let range = quote_spanned!(at(looped.span)=> #range::<_, #value>::#constructor(#lo, #hi));
                self.counted_head(looped, &range)
            }
            Ends::Const(lo, hi) => {
                let name = if *inclusive {
                    "const_range_inclusive"
                } else {
                    "const_range"
                };
                let function = self.paths.item(name, looped.span);
                let backend_type = self.paths.backend_type(looped.span);
                let (lo, hi) = (self.paths.constant(lo), self.paths.constant(hi));
                let range = quote_spanned!(at(looped.span)=> #function::<#backend_type, _>(#lo, #hi));
                self.counted_head(looped, &range)
            }
            Ends::Value(lo, hi) => self.value_head(looped, lo, hi),
            Ends::Array(array) => self.array_head(looped, array),
            Ends::UpTo(count) => self.places_head(looped, count),
        }
    }

    fn literal_head(&self, looped: &For, lo: &IntLiteral, hi: &IntLiteral) -> Head {
        let value = self.int_type(lo, hi, looped.span);
        let constructor = if looped.range.inclusive {
            "inclusive"
        } else {
            "new"
        };
        let (lo, hi) = (native_int(lo.value, lo.span), native_int(hi.value, hi.span));
        Head {
            setup: TokenStream::new(),
            turns: self.counted(&value, constructor, &quote!(#lo), &quote!(#hi), looped.span),
            value: counter(),
        }
    }

    fn const_head(&self, looped: &For, lo: &TokenStream, hi: &TokenStream) -> Head {
        let name = if looped.range.inclusive {
            "counted_inclusive"
        } else {
            "counted"
        };
        let function = self.paths.item(name, looped.span);
        let backend_type = self.paths.backend_type(looped.span);
        let (lo, hi) = (self.paths.constant(lo), self.paths.constant(hi));
        let any = self
            .paths
            .is_check()
            .then(|| quote_spanned!(at(looped.span)=> .any()));
        Head {
            setup: TokenStream::new(),
            turns: quote_spanned!(at(looped.span)=> #function::<#backend_type, _>(#lo, #hi)#any),
            value: counter(),
        }
    }

    /// A range whose ends and steps rustc knows.
    fn counted_head(&self, looped: &For, range: &TokenStream) -> Head {
        let (span, b) = (at(looped.span), backend());
        let adapters = looped.range.adapters.iter().map(|adapter| match adapter {
            Adapter::Rev => quote_spanned!(span=> .rev()),
            Adapter::StepByConst(step, at_step) => {
                let step = self.step(step, *at_step);
                quote_spanned!(span=> .step_by(#step))
            }
            // Such a range has values for ends; rustc would refuse the step here.
            Adapter::StepBy(step) => {
                let step = self.expr(step);
                quote_spanned!(span=> .step_by(#step))
            }
        });
        let name = local("__range");
        let number = self.paths.lifted_scalar(ScalarType::Usize, looped.span);
        let count = quote_spanned!(span=> #name.count());
        let counter = counter();
        Head {
            setup: quote_spanned!(span=> let #name = #range #(#adapters)*;),
            turns: self.counted(&number, "new", &quote!(0), &count, looped.span),
            value: quote_spanned!(span=> #name.at(#b, #counter)),
        }
    }

    /// A range with ends that are values of the body.
    fn value_head(&self, looped: &For, lo: &Expr, hi: &Expr) -> Head {
        let (span, b) = (at(looped.span), backend());
        let Range {
            inclusive, adapters, ..
        } = &looped.range;
        let counter = counter();
        if let (true, true, ExprKind::Int(first)) = (*inclusive, adapters.is_empty(), &lo.kind)
            && first.value >= 1
        {
            // One less at both ends, which cannot wrap, and one more inside.
            let below = IntLiteral {
                value: first.value - 1,
                ..first.clone()
            };
            let below = self.expr(&Expr::new(ExprKind::Int(below), lo.span));
            let one = self.expr(&Expr::new(
                ExprKind::Int(IntLiteral {
                    value: 1,
                    ..first.clone()
                }),
                lo.span,
            ));
            let hi = self.expr(hi);
            return Head {
                setup: TokenStream::new(),
                turns: self.between(&below, &hi, looped.span),
                value: self.binary(crate::ast::BinaryOp::Add, looped.span, counter, one),
            };
        }
        let (lo, hi) = (self.expr(lo), self.expr(hi));
        if adapters.is_empty() && !inclusive {
            return Head {
                setup: TokenStream::new(),
                turns: self.between(&lo, &hi, looped.span),
                value: counter,
            };
        }
        let range = self.paths.item("ValueRange", looped.span);
        let constructor = Ident::new(if *inclusive { "inclusive" } else { "new" }, span);
        let adapters = adapters.iter().map(|adapter| match adapter {
            Adapter::Rev => quote_spanned!(span=> .rev(#b)),
            Adapter::StepByConst(step, at_step) => {
                let lift = self.paths.op("lift", *at_step);
                let step = self.step(step, *at_step);
                quote_spanned!(span=> .step_by(#b, #lift(#b, #step.get())))
            }
            Adapter::StepBy(step) => {
                let step = self.expr(step);
                quote_spanned!(span=> .step_by(#b, #step))
            }
        });
        let name = local("__range");
        let zero = self.paths.op("zero", looped.span);
        let (zero, count) = (
            quote_spanned!(span=> #zero(#b)),
            quote_spanned!(span=> #name.count()),
        );
        Head {
            setup: quote_spanned!(span=> let #name = #range::#constructor(#b, #lo, #hi) #(#adapters)*;),
            turns: self.between(&zero, &count, looped.span),
            value: quote_spanned!(span=> #name.at(#b, #counter)),
        }
    }

    /// The places in what a loop runs through, in either direction.
    fn places_head(&self, looped: &For, count: &Expr) -> Head {
        let (span, b) = (at(looped.span), backend());
        let number = self.paths.lifted_scalar(ScalarType::Usize, looped.span);
        let (count, counter) = (self.expr(count), counter());
        let name = local("__count");
        let turns = if self.paths.is_check() {
            quote_spanned!(span=> #b.for_range(#name, #name))
        } else {
            let turns = self.paths.item("Between", looped.span);
            quote_spanned!(span=> #turns::up_to(#b, #name))
        };
        let value = if looped.range.adapters.is_empty() {
            counter
        } else {
            // The only adapter that such a range has: from the last one.
            let (sub, mode) = (self.paths.op("sub", looped.span), self.mode(looped.span));
            let one = self.paths.op("lift", looped.span);
            let last = quote_spanned!(span=> #sub::<#mode, _, _>(#b, #name, #one(#b, 1_usize)));
            quote_spanned!(span=> #sub::<#mode, _, _>(#b, #last, #counter))
        };
        Head {
            setup: quote_spanned!(span=> let #name: #number = #count;),
            turns,
            value,
        }
    }

    fn array_head(&self, looped: &For, array: &Expr) -> Head {
        let (span, b) = (at(looped.span), backend());
        let name = local("__array");
        let (len, place) = (self.paths.item("len", array.span), at(array.span));
        let array = self.expr(array);
        let number = self.paths.lifted_scalar(ScalarType::Usize, looped.span);
        let count = quote_spanned!(place=> #len(&#name));
        let counter = counter();
        Head {
            setup: quote_spanned!(span=> let #name = #array;),
            turns: self.counted(&number, "new", &quote!(0), &count, looped.span),
            value: quote_spanned!(place=> #b.index_in(&#name, #counter)),
        }
    }

    /// The turns of a range whose ends rustc knows.
    fn counted(
        &self,
        value: &TokenStream,
        constructor: &str,
        lo: &TokenStream,
        hi: &TokenStream,
        span: Span,
    ) -> TokenStream {
        if self.paths.is_check() {
            let b = backend();
            return quote_spanned!(at(span)=> #b.for_const::<#value>(#lo, #hi));
        }
        let turns = self.paths.item("Counted", span);
        let constructor = Ident::new(constructor, at(span));
        quote_spanned!(at(span)=> #turns::<_, #value>::#constructor(#lo, #hi))
    }

    /// The turns of a range whose ends are values of the body.
    fn between(&self, lo: &TokenStream, hi: &TokenStream, span: Span) -> TokenStream {
        let b = backend();
        if self.paths.is_check() {
            return quote_spanned!(at(span)=> #b.for_range(#lo, #hi));
        }
        let turns = self.paths.item("Between", span);
        quote_spanned!(at(span)=> #turns::new(#b, #lo, #hi))
    }

    /// A constant step, which rustc finds to be zero if it is.
    fn step(&self, step: &TokenStream, span: Span) -> TokenStream {
        let (non_zero, step) = (self.paths.item("NonZero", span), self.paths.constant(step));
        quote_spanned!(at(span)=> const { #non_zero::new(#step) })
    }

    /// The backend's type of a range of literals.
    fn int_type(&self, lo: &IntLiteral, hi: &IntLiteral, span: Span) -> TokenStream {
        match lo.ty.scalar.or(hi.ty.scalar) {
            Some(ty) => self.paths.lifted_scalar(ty, span),
            None => quote_spanned!(at(span)=> _),
        }
    }
}

/// Returns true if the range's type can hold the end of the range, one more than its last value.
fn has_end(lo: &IntLiteral, hi: &IntLiteral, inclusive: bool) -> bool {
    // The least that a type holds where rustc is left to find it.
    let ty = lo.ty.scalar.or(hi.ty.scalar).unwrap_or(ScalarType::I8);
    !inclusive || ty.int_range().is_none_or(|(_, most)| hi.value < most)
}

fn counter() -> TokenStream {
    let counter = local("__counter");
    quote!(#counter)
}

/// An integer of Rust's own, whose type is inferred.
fn native_int(value: i128, span: Span) -> Literal {
    let mut literal = Literal::i128_unsuffixed(value);
    literal.set_span(at(span));
    literal
}
