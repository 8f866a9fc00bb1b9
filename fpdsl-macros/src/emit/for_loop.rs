//! `for`.
//!
//! A plain range goes to the backend as it is. Any other is counted from zero, and the value of a pass is computed from
//! its number; an array is indexed with it.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{quote, quote_spanned};

use super::paths::{at, backend, local};
use super::stmt::{assign_state, mut_token, name_text};
use super::{Emitter, state};
use crate::ast::{Adapter, Ends, Expr, ExprKind, For, IntLiteral, Pattern, Range, ScalarType};
use crate::state::{assigned_by_for, mentioned_by_expr};

/// The call that runs a loop.
struct Head {
    /// What is computed once before it.
    setup: TokenStream,
    /// Which function runs it, apart from a `_while` at the end of its name.
    function: TokenStream,
    /// The arguments before the state.
    ends: TokenStream,
    /// What the loop variable is.
    value: TokenStream,
    /// The turns, for a loop of Rust's own.
    turns: TokenStream,
}

impl Emitter {
    pub fn for_statement(&self, looped: &For) -> TokenStream {
        let names = assigned_by_for(looped);
        let span = at(looped.span);
        let b = backend();
        let (before, step) = (state::value(&names, span), state::mutable(&names, span));
        let Head {
            setup,
            function,
            ends,
            value,
            turns,
        } = self.for_head(looped);
        let (counter, bound) = self.bind_counter(&looped.pattern, value, span);
        if self.in_place() {
            let name = local("__turns");
            let go = looped.go.as_ref().map(|go| {
                let go = self.expr(go);
                quote_spanned!(span=> if !#b.truth(#go) { break; })
            });
            let body = self.block(&looped.body);
            return quote_spanned!(span=> {
                #setup
                let mut #name = #turns;
                while #name.go(#b) {
                    #go
                    let #counter = #name.next(#b);
                    #bound
                    { #body }
                }
            });
        }
        let go = looped.go.as_ref().map(|go| self.go(go, &names, span));
        let body = self.block(&looped.body);
        let call = quote_spanned!(span=> #function(
            #ends,
            #before,
            #go
            #[inline(always)] |#b, #counter, #step| { #bound { #body } #before },
        ));
        if setup.is_empty() {
            return assign_state(&names, call, looped.span);
        }
        assign_state(&names, quote_spanned!(span=> { #setup #call }), looped.span)
    }

    /// The closure that says whether a loop goes on.
    fn go(&self, go: &Expr, names: &[Ident], span: Span) -> TokenStream {
        let b = backend();
        let mentioned = mentioned_by_expr(go);
        let read = state::mentioned(names, &|name| mentioned.contains(&name.to_string()), span);
        let go = self.expr(go);
        quote_spanned!(span=> #[inline(always)] |#b, #read| #go,)
    }

    /// The parameter of the closure, and the statement that binds the user's pattern.
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
            Pattern::Wild(_) => (quote_spanned!(span=> _), TokenStream::new()),
            Pattern::Tuple(..) | Pattern::Struct(_) => {
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
            Ends::Literal(lo, hi) if plain && *inclusive && !stops => self.inclusive_head(looped, lo, hi),
            Ends::Literal(lo, hi) if plain && has_end(lo, hi, *inclusive) => {
                self.literal_head(looped, lo, hi)
            }
            Ends::Const(lo, hi) if plain && !stops => self.const_head(looped, lo, hi),
            Ends::Literal(lo, hi) => {
                let range = self.range_type("ConstRange", looped.span);
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
        }
    }

    /// `b.name` or `b.name_while`.
    fn method(&self, looped: &For, name: &str) -> TokenStream {
        let b = backend();
        let suffix = if looped.go.is_some() { "_while" } else { "" };
        let name = Ident::new(&format!("{name}{suffix}"), at(looped.span));
        quote_spanned!(at(looped.span)=> #b.#name)
    }

    fn literal_head(&self, looped: &For, lo: &IntLiteral, hi: &IntLiteral) -> Head {
        let span = at(looped.span);
        let value = self.int_type(lo, hi, looped.span);
        let hi_value = hi.value + i128::from(looped.range.inclusive);
        let (lo, hi) = (native_int(lo.value, lo.span), native_int(hi_value, hi.span));
        let method = self.method(looped, "for_const");
        Head {
            setup: TokenStream::new(),
            function: quote_spanned!(span=> #method::<#value, _>),
            ends: quote_spanned!(span=> #lo, #hi),
            value: counter(),
            turns: self.const_turns(&value, &quote!(#lo), &quote!(#hi), looped.span),
        }
    }

    fn inclusive_head(&self, looped: &For, lo: &IntLiteral, hi: &IntLiteral) -> Head {
        let (span, b) = (at(looped.span), backend());
        let value = self.int_type(lo, hi, looped.span);
        let (lo, hi) = (native_int(lo.value, lo.span), native_int(hi.value, hi.span));
        let function = self.paths.item("for_literal_inclusive", looped.span);
        Head {
            setup: TokenStream::new(),
            function: quote_spanned!(span=> #function::<_, #value, _>),
            ends: quote_spanned!(span=> #b, #lo, #hi),
            value: counter(),
            turns: {
                let turns = self.range_type("Turns", looped.span);
                quote_spanned!(span=> #turns::<_, #value>::inclusive(#b, #lo, #hi))
            },
        }
    }

    fn const_head(&self, looped: &For, lo: &TokenStream, hi: &TokenStream) -> Head {
        let (span, b) = (at(looped.span), backend());
        let name = if looped.range.inclusive {
            "for_const_inclusive"
        } else {
            "for_const"
        };
        let (lo, hi) = (self.paths.constant(lo), self.paths.constant(hi));
        let turns = self.paths.item(&name.replace("for_", "turns_"), looped.span);
        Head {
            setup: TokenStream::new(),
            function: self.paths.item(name, looped.span),
            ends: quote_spanned!(span=> #b, #lo, #hi),
            value: counter(),
            turns: quote_spanned!(span=> #turns(#b, #lo, #hi)),
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
            // Such a range has values for ends.
            Adapter::StepBy(_) => TokenStream::new(),
        });
        let name = local("__range");
        let (method, number) = (
            self.method(looped, "for_const"),
            self.paths.lifted_scalar(ScalarType::Usize, looped.span),
        );
        let counter = counter();
        Head {
            setup: quote_spanned!(span=> let #name = #range #(#adapters)*;),
            function: quote_spanned!(span=> #method::<#number, _>),
            ends: quote_spanned!(span=> 0, #name.count()),
            value: quote_spanned!(span=> #name.at(#b, #counter)),
            turns: self.const_turns(
                &number,
                &quote!(0),
                &quote_spanned!(span=> #name.count()),
                looped.span,
            ),
        }
    }

    /// A range with ends that are values of the body.
    fn value_head(&self, looped: &For, lo: &Expr, hi: &Expr) -> Head {
        let (span, b) = (at(looped.span), backend());
        let Range {
            inclusive, adapters, ..
        } = &looped.range;
        let method = self.method(looped, "for_range");
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
                function: method,
                turns: self.value_turns(&below, &hi, looped.span),
                ends: quote_spanned!(span=> #below, #hi),
                value: self.binary(crate::ast::BinaryOp::Add, looped.span, counter, one),
            };
        }
        let (lo, hi) = (self.expr(lo), self.expr(hi));
        if adapters.is_empty() && !inclusive {
            return Head {
                setup: TokenStream::new(),
                function: method,
                turns: self.value_turns(&lo, &hi, looped.span),
                ends: quote_spanned!(span=> #lo, #hi),
                value: counter,
            };
        }
        let range = self.range_type("ValueRange", looped.span);
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
            function: method,
            turns: self.value_turns(&zero, &count, looped.span),
            ends: quote_spanned!(span=> #zero, #count),
            value: quote_spanned!(span=> #name.at(#b, #counter)),
        }
    }

    fn array_head(&self, looped: &For, array: &Expr) -> Head {
        let (span, b) = (at(looped.span), backend());
        let name = local("__array");
        let (len, place) = (self.paths.item("len", array.span), at(array.span));
        let array = self.expr(array);
        let (method, number) = (
            self.method(looped, "for_const"),
            self.paths.lifted_scalar(ScalarType::Usize, looped.span),
        );
        let counter = counter();
        Head {
            setup: quote_spanned!(span=> let #name = #array;),
            function: quote_spanned!(span=> #method::<#number, _>),
            ends: quote_spanned!(place=> 0, #len(&#name)),
            value: quote_spanned!(place=> #b.index_in(&#name, #counter)),
            turns: self.const_turns(
                &number,
                &quote!(0),
                &quote_spanned!(place=> #len(&#name)),
                looped.span,
            ),
        }
    }

    /// The turns of a range whose ends rustc knows.
    fn const_turns(
        &self,
        value: &TokenStream,
        lo: &TokenStream,
        hi: &TokenStream,
        span: Span,
    ) -> TokenStream {
        let (b, turns) = (backend(), self.range_type("Turns", span));
        quote_spanned!(at(span)=> #turns::<_, #value>::constant(#b, #lo, #hi))
    }

    /// The turns of a range whose ends are values of the body.
    fn value_turns(&self, lo: &TokenStream, hi: &TokenStream, span: Span) -> TokenStream {
        let (b, turns) = (backend(), self.range_type("Turns", span));
        quote_spanned!(at(span)=> #turns::new(#b, #lo, #hi))
    }

    /// A constant step, which rustc finds to be zero if it is.
    fn step(&self, step: &TokenStream, span: Span) -> TokenStream {
        let (non_zero, step) = (self.paths.item("NonZero", span), self.paths.constant(step));
        quote_spanned!(at(span)=> const { #non_zero::new(#step) })
    }

    fn range_type(&self, name: &str, span: Span) -> TokenStream {
        self.paths.item(name, span)
    }

    /// The backend's type of a range of literals.
    fn int_type(&self, lo: &IntLiteral, hi: &IntLiteral, span: Span) -> TokenStream {
        match lo.ty.get().or(hi.ty.get()) {
            Some(ty) => self.paths.lifted_scalar(ty, span),
            None => quote_spanned!(at(span)=> _),
        }
    }
}

/// Whether the end of a range, which is one more than its last value, is of the range's type.
fn has_end(lo: &IntLiteral, hi: &IntLiteral, inclusive: bool) -> bool {
    // The least that a type holds where rustc is left to find it.
    let ty = lo.ty.get().or(hi.ty.get()).unwrap_or(ScalarType::I8);
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
