//! `place op= value`.
//!
//! Rust computes the value of two scalars before the indices of the place. An operator of structs it calls with a reference to the place, so
//! that the place comes first and an index out of bounds panics before there is a value. Where only rustc knows which of the two it is, the
//! indices are emitted twice, and the types choose (the runtime's `operators::Update`).

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

use super::Emitter;
use super::open::{Number, literal_of};
use super::part::{Fixed, assigns};
use super::paths::{backend, local};
use crate::ast::core::{Accumulate, Expr, ExprKind, Place, Step};
use crate::ast::{BinaryOp, Updated};
use crate::span::at;

/// When the value is computed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Timing {
    /// Where it is used: the place has no index of the run.
    Anywhere,
    ValueFirst,
    PlaceFirst,
    ByType,
}

/// The value, emitted.
struct Given {
    /// The statement that computes it. It is empty if the new value of the place contains it.
    statement: TokenStream,
    /// The runtime's function that tells if the place comes first.
    first: &'static str,
}

impl Emitter {
    /// `place op= value`.
    pub fn update(&self, place: &Place, op: BinaryOp, span: Span, of: Updated, value: &Expr) -> TokenStream {
        let timing = self.timing(place, of, &[value]);
        let (name, first) = assign_names(op);
        let number = of == Updated::Open && literal_of(value).is_some();
        let (statement, operand) = if number {
            (TokenStream::new(), self.expr(value))
        } else {
            self.held(timing, self.expr(value))
        };
        let given = Given { statement, first };
        self.write_updated(place, timing, given, |read| match of {
            Updated::Scalar | Updated::Param => self.binary(op, span, read, operand),
            Updated::Open if number => self.beside_number(name, span, (read, operand), Number::Right),
            Updated::Open => self.open_operator(name, span, read, operand),
        })
    }

    /// `place += x * y`, rounded once.
    pub fn accumulate(&self, sum: &Accumulate) -> TokenStream {
        let timing = self.timing(&sum.place, sum.of, &[&sum.product.x, &sum.product.y]);
        match sum.of {
            Updated::Open => self.open_accumulate(sum, timing),
            Updated::Scalar | Updated::Param => self.fused_accumulate(sum, timing),
        }
    }

    /// `place += x * y`, if the types decide whether it is rounded once.
    fn open_accumulate(&self, sum: &Accumulate, timing: Timing) -> TokenStream {
        let (name, first) = if sum.subtract {
            ("sub_assign_product", "sub_assign_first")
        } else {
            ("add_assign_product", "add_assign_first")
        };
        let (b, new, update) = (backend(), local("__new"), local("__update"));
        let product = self.product(&sum.product);
        let (statement, product) = match timing {
            Timing::ByType => (quote!(let #new = #update.product(#b, #product);), quote!(#new)),
            _ => self.held(timing, product),
        };
        let given = Given { statement, first };
        self.write_updated(&sum.place, timing, given, |read| {
            self.open_operator(name, sum.span, read, product)
        })
    }

    /// The same of scalars.
    fn fused_accumulate(&self, sum: &Accumulate, timing: Timing) -> TokenStream {
        let (b, span) = (backend(), at(sum.span));
        let (x, y) = (local("__x"), local("__y"));
        let (left, right) = (self.expr(&sum.product.x), self.expr(&sum.product.y));
        let factors = quote_spanned!(span=> let (#x, #y) = (#left, #right,););
        let (name, mode) = (self.paths.op("contracted", sum.span), self.mode(sum.span));
        let neg = self.paths.op("neg_operand", sum.span);
        let factor = if sum.negates_product() {
            quote_spanned!(span=> #neg(#b, #x))
        } else {
            quote!(#x)
        };
        let placed = self.placed(sum.span);
        let updated = |read| quote_spanned!(span=> #name::<#mode, _, _>(#placed, #factor, #y, #read));
        let (statement, inner) = match timing {
            Timing::Anywhere => (TokenStream::new(), Some(factors)),
            _ => (factors, None),
        };
        let given = Given {
            statement,
            first: "add_assign_first",
        };
        self.write_updated(&sum.place, timing, given, |read| match inner {
            Some(factors) => {
                let updated = updated(read);
                quote!({ #factors #updated })
            }
            None => updated(read),
        })
    }

    /// When the value is computed, if anything could tell.
    fn timing(&self, place: &Place, of: Updated, values: &[&Expr]) -> Timing {
        let mut indices = place
            .path
            .iter()
            .filter(|step| matches!(step, Step::Index(..) | Step::Row(..)));
        if indices.clone().next().is_none() {
            return Timing::Anywhere;
        }
        let silent = !indices.any(assigns) && values.iter().all(|value| is_at_hand(value));
        match of {
            // Checks compute nothing.
            _ if silent || self.paths.is_check() => Timing::ValueFirst,
            Updated::Scalar => Timing::ValueFirst,
            Updated::Param => Timing::PlaceFirst,
            Updated::Open => Timing::ByType,
        }
    }

    /// The statement that computes a value, and the name that holds it, or nothing and the value itself.
    fn held(&self, timing: Timing, value: TokenStream) -> (TokenStream, TokenStream) {
        let (new, update) = (local("__new"), local("__update"));
        match timing {
            Timing::Anywhere => (TokenStream::new(), value),
            Timing::ValueFirst | Timing::PlaceFirst => (quote!(let #new = #value;), quote!(#new)),
            Timing::ByType => (quote!(let #new = #update.value(#value);), quote!(#new)),
        }
    }

    /// Reads the place, computes its new value by `updated` and writes it, each index evaluated once.
    fn write_updated(
        &self,
        place: &Place,
        timing: Timing,
        given: Given,
        updated: impl FnOnce(TokenStream) -> TokenStream,
    ) -> TokenStream {
        let (root, span) = (&place.root, at(place.root.span()));
        let (old, new) = (local("__old"), local("__new"));
        let (steps, indices) = self.fix(&place.path);
        let read = self.read(quote!(#root), &steps);
        let write = |emitter: &Self| emitter.write(quote!(#root), &steps, &quote!(#new));
        let statement = given.statement;
        match timing {
            Timing::Anywhere => self.write_native(place, &read, updated(read.clone())),
            Timing::ValueFirst => {
                let (updated, write) = (updated(read), write(self));
                quote_spanned!(span=> { #statement #indices let #new = #updated; #write })
            }
            Timing::PlaceFirst => {
                let (updated, write) = (updated(quote!(#old)), write(self));
                quote_spanned!(span=> { #indices let #old = #read; #statement let #new = #updated; #write })
            }
            Timing::ByType => {
                let (b, update, early) = (backend(), local("__update"), local("__early"));
                let [operators, option] = ["operators", "Option"].map(|name| self.paths.item(name, span));
                let first = Ident::new(given.first, span);
                let names = steps.iter().filter_map(|step| match step {
                    Fixed::Index(name, _) | Fixed::Row(name, _) => Some(name),
                    Fixed::Native(_) => None,
                });
                let all = quote!((#(#names,)* #old));
                let found = quote!({ #indices let #old = #update.place(#read); #all });
                let (updated, write) = (updated(quote!(#old)), write(self));
                quote_spanned! {span=>
                    {
                        let #update = #operators::Update::new();
                        let #early = if #operators::#first(#b, #update) {
                            #option::Some(#found)
                        } else {
                            #option::None
                        };
                        #statement
                        let #all = match #early {
                            #option::Some(#early) => #early,
                            #option::None => #found,
                        };
                        let #new = #updated;
                        #write
                    }
                }
            }
        }
    }
}

/// Returns true if a value is there without anything being computed.
fn is_at_hand(value: &Expr) -> bool {
    match &value.kind {
        ExprKind::Local(_) | ExprKind::Const(_) | ExprKind::Bool(_) => true,
        ExprKind::Part(base, step) => !matches!(step, Step::Index(..)) && is_at_hand(base),
        _ => literal_of(value).is_some(),
    }
}

/// The functions for an update, if only rustc knows whether it is one of scalars: for the new value and for the timing.
fn assign_names(op: BinaryOp) -> (&'static str, &'static str) {
    match op {
        BinaryOp::Add => ("add_assign", "add_assign_first"),
        BinaryOp::Sub => ("sub_assign", "sub_assign_first"),
        BinaryOp::Mul => ("mul_assign", "mul_assign_first"),
        BinaryOp::Div => ("div_assign", "div_assign_first"),
        _ => ("rem_assign", "rem_assign_first"),
    }
}
