//! The parameters of a generic function on the items that replace it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

use super::paths::{Paths, at};
use super::stmt::name_text;
use crate::ast::{GenericKind, GenericParam, Signature};

/// `<M: Mode>`, for `fn`, `struct` and `impl`; nothing where there are no parameters.
pub fn declared(signature: &Signature) -> TokenStream {
    let declarations = signature.generics.iter().map(|param| &param.declaration);
    bracketed(signature, quote!(#(#declarations),*))
}

/// `<M>`, behind the name of the type.
pub fn arguments(signature: &Signature) -> TokenStream {
    let names = names(signature);
    bracketed(signature, quote!(#(#names),*))
}

fn names(signature: &Signature) -> impl Iterator<Item = &Ident> {
    signature.generics.iter().map(|param| &param.name)
}

fn bracketed(signature: &Signature, list: TokenStream) -> TokenStream {
    if signature.generics.is_empty() {
        return TokenStream::new();
    }
    quote!(<#list>)
}

/// The field that uses the type's parameters.
pub fn field(paths: &Paths, signature: &Signature) -> TokenStream {
    if signature.generics.is_empty() {
        return TokenStream::new();
    }
    let span = at(signature.name.span());
    let phantom = paths.item("PhantomData", signature.name.span());
    let field = Ident::new("__instance", span);
    let names = names(signature);
    quote_spanned!(span=> #field: #phantom<(#(#names,)*)>)
}

/// The name of the function for errors, kernels and `show`: of a generic one with the arguments of the instance.
pub fn instance_name(paths: &Paths, signature: &Signature) -> TokenStream {
    let text = name_text(&signature.name);
    if signature.generics.is_empty() {
        return quote!(#text);
    }
    let span = signature.name.span();
    let instance = paths.item("InstanceName", span);
    let parts = signature.generics.iter().map(|param| name_of(paths, param, span));
    // Two constants: the text borrows from the name, and neither may be work for the body.
    quote_spanned!(at(span)=> const { const { &#instance::new(#text, &[#(#parts),*]) }.text() })
}

/// What an argument is called.
fn name_of(paths: &Paths, param: &GenericParam, span: Span) -> TokenStream {
    let name = &param.name;
    match param.kind {
        GenericKind::Mode => {
            let mode = paths.item("mode_name", span);
            quote_spanned!(at(span)=> #mode::<#name>())
        }
    }
}
