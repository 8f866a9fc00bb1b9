//! Tells the runtime how large the arrays of a body are, and so how much stack it needs.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use super::Emitter;
use super::names::FINITE;
use crate::ast::core::Block;
use crate::ast::variables::{callees, given, repeated};
use crate::ast::{GenericParam, Signature};
use crate::span::at;

/// Sums of array lengths, as constant expressions.
pub struct ArraySizes {
    /// Those that are the same for all instances.
    pub always: TokenStream,
    /// Those that parameters of the function give.
    pub of_instance: TokenStream,
}

impl ArraySizes {
    /// For a body that makes no arrays.
    pub fn none() -> Self {
        ArraySizes {
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
        // A function that is given to one that it calls would run in a circle, which rustc finds by these.
        let given = given(body).into_iter().map(|ty| {
            let (span, argument) = (ty.span(), emitter.paths.item("Argument", ty.span()));
            let ty = emitter.paths.native(&ty);
            quote_spanned!(at(span)=> <#ty as #argument>::ELEMENTS)
        });
        let given: Vec<_> = given.filter(|ty| !mentions(ty, &signature.generics)).collect();
        ArraySizes {
            always: quote!({ #imports 0 #(+ #always)* #(+ #called)* #(+ #given)* }),
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
