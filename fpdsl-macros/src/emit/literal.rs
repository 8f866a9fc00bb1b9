//! Literals and constants.

use proc_macro2::{Literal, Span, TokenStream};
use quote::quote_spanned;

use super::Emitter;
use super::paths::{backend, lost};
use crate::ast::{FloatLiteral, IntLiteral};
use crate::literal;
use crate::span::at;

impl Emitter {
    /// `lift` of a constant of the surrounding Rust code.
    pub fn constant(&self, path: &TokenStream, span: Span) -> TokenStream {
        let (b, lift) = (backend(), self.paths.op("lift", span));
        let path = self.paths.constant(path);
        let ty = self.paths.judged_anything(span);
        quote_spanned!(at(span)=> #lift::<_, #ty>(#b, #path))
    }

    pub fn int(&self, int: &IntLiteral) -> TokenStream {
        let span = at(int.span);
        let b = backend();
        let name = self.paths.op("int", int.span);
        let mut value = Literal::i128_unsuffixed(int.value);
        value.set_span(span);
        match int.ty.scalar {
            Some(ty) => {
                let ty = self.paths.lifted_scalar(ty, int.span);
                quote_spanned!(span=> #name::<_, #ty>(#b, #value))
            }
            None => quote_spanned!(span=> #name(#b, #value)),
        }
    }

    /// The literal with all its roundings in a constant that rustc promotes to a static.
    pub fn float(&self, float: &FloatLiteral, at_span: Span) -> TokenStream {
        let span = at(at_span);
        let b = backend();
        let name = self.paths.op("float", at_span);
        let mode = self.mode(at_span);
        let literal = self.paths.item("Literal", at_span);
        if !self.traced {
            let ty = self.float_type(float, at_span);
            return quote_spanned!(span=> #name::<#mode, _, #ty>(#b, &#literal::UNREAD));
        }
        // `check` has seen to it that the digits parse.
        let Some(rounded) = literal::round(&float.digits) else {
            return lost(at_span);
        };
        let f16 = rounded.f16.map(Literal::u16_unsuffixed);
        let bf16 = rounded.bf16.map(Literal::u16_unsuffixed);
        let f32 = rounded.f32.map(Literal::u32_unsuffixed);
        let f64 = rounded.f64.map(Literal::u64_unsuffixed);
        let rest = Literal::u64_unsuffixed(rounded.rest);
        let ty = self.float_type(float, at_span);
        quote_spanned!(span=> #name::<#mode, _, #ty>(#b, &#literal {
            f16: [#(#f16),*], bf16: [#(#bf16),*], f32: [#(#f32),*], f64: [#(#f64),*],
            rest: #rest,
        }))
    }

    fn float_type(&self, float: &FloatLiteral, span: Span) -> TokenStream {
        match float.ty.scalar {
            Some(ty) => self.paths.lifted_scalar(ty, span),
            None => quote_spanned!(at(span)=> _),
        }
    }
}
