//! The room that a body's arrays take, by which the runtime keeps large ones off the lanes.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use super::Emitter;
use super::item::FINITE;
use crate::ast::core::Block;
use crate::ast::variables::{callees, repeated};
use crate::ast::{GenericParam, Signature};
use crate::span::at;

/// Sums of array lengths, as constant expressions.
pub struct Room {
    /// Those that are the same for all instances.
    pub always: TokenStream,
    /// Those that parameters of the function give.
    pub of_instance: TokenStream,
}

impl Room {
    /// For a body that makes no arrays.
    pub fn none() -> Self {
        Room {
            always: quote!(0),
            of_instance: quote!(0),
        }
    }

    /// For a body.
    pub fn of(emitter: &Emitter, signature: &Signature, body: &Block) -> Self {
        let (mut always, mut of_instance) = (Vec::new(), Vec::new());
        for lengths in repeated(body) {
            let depends = lengths.iter().any(|len| mentions(len, &signature.generics));
            let lengths = lengths.iter().map(|len| emitter.paths.constant(len));
            let product = quote!(1 #(* (#lengths))*);
            if depends { &mut of_instance } else { &mut always }.push(product);
        }
        let imports = emitter.imports.tokens(&emitter.paths);
        let called = callees(body).into_iter().map(|callee| {
            let path = emitter.imports.name(&callee.path);
            let span = at(path.span());
            let constant = Ident::new(FINITE, span);
            quote_spanned!(span=> #path::#constant)
        });
        Room {
            always: quote!({ #imports 0 #(+ #always)* #(+ #called)* }),
            of_instance: quote!(0 #(+ #of_instance)*),
        }
    }
}

/// Returns true if an expression names a parameter.
fn mentions(tokens: &TokenStream, params: &[GenericParam]) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(name) => params.iter().any(|param| param.name == name),
        TokenTree::Group(group) => mentions(&group.stream(), params),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}
