//! The attribute's arguments for reductions with a function.

use proc_macro2::TokenStream;
use quote::quote_spanned;

use super::paths::Paths;
use crate::args::Order;
use crate::ast::Signature;
use crate::span::at;

/// The attribute's settings for reductions, as constants in the implementation of the trait.
pub fn constants(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = at(signature.name.span());
    let reduction = &signature.reduction;
    if !signature.combines() {
        return TokenStream::new();
    }
    let serial = matches!(&reduction.order, Some(told) if told.value == Order::Serial);
    let order = serial.then(|| {
        let order = paths.item("Order", signature.name.span());
        quote_spanned!(span=> const ORDER: #order = #order::Serial;)
    });
    let identity = reduction.identity.as_ref().map(|told| {
        let (option, value) = (paths.item("Option", signature.name.span()), &told.value);
        quote_spanned! {span=>
            fn identity() -> #option<Self::Out> {
                #option::Some(const { #value })
            }
        }
    });
    quote_spanned!(span=> #order #identity)
}
