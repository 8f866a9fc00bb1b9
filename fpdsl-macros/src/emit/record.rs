//! Structs: literals and patterns.
//!
//! The version of a struct on a backend can be another type (see `#[derive(Fp)]`), whose name emitted code does not know. So a literal
//! is a blank value whose fields are assigned, and a pattern reads fields. rustc sees both as they were written in the check of the
//! body, where they say which fields there are.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote_spanned};
use syn::Member;
use syn::spanned::Spanned;

use super::Emitter;
use super::paths::{backend, local};
use crate::ast::core::Expr;
use crate::ast::{Callee, StructPattern};
use crate::span::at;

impl Emitter {
    /// `P { x: .., ..base }`.
    pub fn struct_literal(
        &self,
        path: &Callee,
        fields: &[(Member, Expr)],
        base: Option<&Expr>,
        at_span: Span,
    ) -> TokenStream {
        let path = self.paths.lifted_path(path);
        let members: Vec<&Member> = fields.iter().map(|(member, _)| member).collect();
        let values: Vec<&Expr> = fields.iter().map(|(_, value)| value).collect();
        let holes = members
            .iter()
            .map(|member| quote_spanned!(at(at_span)=> #member: loop {}));
        let rest = base.map(|_| quote_spanned!(at(at_span)=> ..loop {}));
        let seen = quote_spanned!(at(at_span)=> #path { #(#holes,)* #rest });
        self.made(&path, &members, &values, base, seen, at_span)
    }

    /// `P(..)`.
    pub fn construct(&self, path: &Callee, args: &[Expr], at_span: Span) -> TokenStream {
        let path = self.paths.lifted_path(path);
        let members: Vec<Member> = (0..args.len()).map(Member::from).collect();
        let holes = args.iter().map(|_| quote_spanned!(at(at_span)=> loop {}));
        let seen = quote_spanned!(at(at_span)=> #path(#(#holes),*));
        let members: Vec<&Member> = members.iter().collect();
        let args: Vec<&Expr> = args.iter().collect();
        self.made(&path, &members, &args, None, seen, at_span)
    }

    /// A value with these fields. `seen` is the literal as rustc sees it in a check.
    fn made(
        &self,
        path: &TokenStream,
        members: &[&Member],
        values: &[&Expr],
        base: Option<&Expr>,
        seen: TokenStream,
        at_span: Span,
    ) -> TokenStream {
        // Where rustc speaks of it, it is at the place of the literal.
        let (b, span, made) = (backend(), at(at_span), Ident::new("__made", at(at_span)));
        // The type of the literal is that of the value, of which fields alone do not always tell.
        let seen = self.paths.is_check().then(|| {
            let user = local("__user");
            quote_spanned!(span=> if false { let mut #user = #path::__fp_user(#made); #user = #seen; })
        });
        let (base, first) = match base {
            Some(base) => {
                let base = self.expr(base);
                (true, quote_spanned!(span=> #path::__fp_same(#b, #base)))
            }
            None => (false, quote_spanned!(span=> #path::__fp_blank(#b))),
        };
        let (first, ty) = (self.derived(first, at_span), self.paths.judged_anything(at_span));
        let mutable = (!members.is_empty()).then(|| quote_spanned!(span=> mut));
        let (mut before, mut assigned) = (TokenStream::new(), TokenStream::new());
        for (number, (member, value)) in members.iter().zip(values).enumerate() {
            let (name, place) = (field_name(number, value.span), at(value.span));
            let value = self.expr(value);
            // The values come before the base, as Rust computes them.
            let value = if base {
                before.extend(quote_spanned!(place=> let #name = #value;));
                quote_spanned!(place=> #name)
            } else {
                value
            };
            assigned.extend(quote_spanned!(place=> #made.#member = #value;));
        }
        quote_spanned! {span=>
            {
                #before
                let #mutable #made: #ty = #first;
                #assigned
                #seen
                #made
            }
        }
    }

    /// The statements that bind the fields of `value`, which a pattern takes apart, to `names`.
    pub fn taken_apart(&self, taken: &StructPattern, value: &Ident, names: &[TokenStream]) -> TokenStream {
        let (b, span) = (backend(), at(taken.span));
        let path = self.paths.lifted_path(&taken.path);
        let members: Vec<&Member> = taken.fields.iter().map(|(member, _)| member).collect();
        let rest = taken.rest.map(|span| quote_spanned!(span=> ..));
        let seen = self.paths.is_check().then(|| {
            // The user's place, from which fields can be seen that rustc would not name to a macro.
            let fields = members
                .iter()
                .map(|member| quote_spanned!(member.span()=> #member: _));
            let pattern = quote_spanned!(taken.span=> #path { #(#fields,)* #rest });
            quote_spanned!(span=> let #pattern = #path::__fp_user(#value);)
        });
        let same = quote_spanned!(span=> #path::__fp_same(#b, #value));
        let (same, ty) = (
            self.derived(same, taken.span),
            self.paths.judged_anything(taken.span),
        );
        quote_spanned! {span=>
            let #value: #ty = #same;
            #seen
            #(let #names = #value.#members;)*
        }
    }
}

impl Emitter {
    /// A value that a struct gives, which a check refuses if the struct is not derived.
    fn derived(&self, value: TokenStream, span: Span) -> TokenStream {
        if !self.paths.is_check() {
            return value;
        }
        let derived = self.paths.item("Derived", span);
        quote_spanned!(at(span)=> #derived::given(#value))
    }
}

/// A name for the value of a field, at whose place rustc reports a type that the field has not.
fn field_name(number: usize, place: Span) -> Ident {
    format_ident!("__field{number}", span = at(place))
}
