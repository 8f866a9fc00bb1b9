//! The parameters of a generic function on the items that replace it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::paths::{On, Paths};
use super::stmt::name_text;
use crate::ast::{GenericKind, GenericParam, ScalarType, Signature};
use crate::span::at;

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

/// The parameters of the body behind others: types are the backend's.
pub fn declared_in_body(paths: &Paths, params: &[GenericParam]) -> TokenStream {
    let declarations = on_backend(paths, params);
    quote!(#(, #declarations)*)
}

/// The parameters where types are a backend's.
pub fn on_backend(paths: &Paths, params: &[GenericParam]) -> Vec<TokenStream> {
    let declaration = |param: &GenericParam| {
        let (name, span) = (&param.name, param.name.span());
        let bound = match param.kind {
            GenericKind::Mode | GenericKind::Length => return param.declaration.clone(),
            GenericKind::Float => paths.item("FloatOn", span),
            GenericKind::Int => paths.item("IntOn", span),
        };
        let backend = paths.backend_type(span);
        quote_spanned!(at(span)=> #name: #bound<#backend>)
    };
    params.iter().map(declaration).collect()
}

/// The bounds that the parameters of the `impl` block have in a method's body.
pub fn known_in_body(paths: &Paths, params: &[GenericParam], span: Span) -> TokenStream {
    known_on_backend(&paths.on(On::Any), params, span)
}

/// The bounds of the parameters if types are a backend's.
pub fn known_on_backend(paths: &Paths, params: &[GenericParam], span: Span) -> TokenStream {
    let backend = paths.backend_type(span);
    let bounds = params.iter().filter_map(|param| {
        let name = &param.name;
        let bound = match param.kind {
            GenericKind::Mode | GenericKind::Length => return None,
            GenericKind::Float => paths.item("FloatOn", span),
            GenericKind::Int => paths.item("IntOn", span),
        };
        Some(quote_spanned!(at(span)=> #name: #bound<#backend>))
    });
    quote!(#(#bounds,)*)
}

/// The parameters without bounds, but for modes.
pub fn free(params: &[GenericParam]) -> TokenStream {
    let declarations = params.iter().map(|param| match param.kind {
        GenericKind::Float | GenericKind::Int => param.name.to_token_stream(),
        GenericKind::Mode | GenericKind::Length => param.declaration.clone(),
    });
    quote!(<#(#declarations),*>)
}

/// The parameters without bounds, for the type of the function.
pub fn unbounded(signature: &Signature) -> TokenStream {
    let declarations = signature.generics.iter().map(|param| match param.kind {
        GenericKind::Mode | GenericKind::Float | GenericKind::Int => param.name.to_token_stream(),
        GenericKind::Length => param.declaration.clone(),
    });
    bracketed(signature, quote!(#(#declarations),*))
}

/// Arguments that the type of a function takes although they stand for nothing: it carries the one body that there is.
pub fn none(signature: &Signature) -> TokenStream {
    let arguments = signature.generics.iter().map(|param| match param.kind {
        GenericKind::Mode | GenericKind::Float | GenericKind::Int => quote!(()),
        GenericKind::Length => quote!(0),
    });
    bracketed(signature, quote!(#(#arguments),*))
}

/// Some instance of the function.
pub fn example(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = signature.name.span();
    let arguments = signature.generics.iter().map(|param| match param.kind {
        GenericKind::Mode => paths.item("Rn", span),
        GenericKind::Float => paths.example(ScalarType::F32, span),
        GenericKind::Int => paths.example(ScalarType::I32, span),
        GenericKind::Length => quote!(0),
    });
    bracketed(signature, quote!(#(#arguments),*))
}

/// The field that uses the type's parameters.
pub fn field(paths: &Paths, signature: &Signature) -> TokenStream {
    if signature.generics.is_empty() {
        return TokenStream::new();
    }
    let span = at(signature.name.span());
    let phantom = paths.item("PhantomData", signature.name.span());
    let field = Ident::new("__instance", span);
    let names = types(signature);
    quote_spanned!(span=> #field: #phantom<(#(#names,)*)>)
}

/// The parameters that are types for rustc.
pub fn types(signature: &Signature) -> impl Iterator<Item = &Ident> {
    let is_type = |param: &&GenericParam| param.kind != GenericKind::Length;
    signature.generics.iter().filter(is_type).map(|param| &param.name)
}

/// The place of code that names an instance.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Code {
    /// In a body, where a type parameter is a backend's type.
    Body,
    /// Outside of bodies, where it is Rust's type.
    Outside,
}

/// The name of the function for errors, kernels and `show`: of a generic one with the arguments of the instance.
pub fn instance_name(paths: &Paths, signature: &Signature, code: Code) -> TokenStream {
    let mut text = name_text(&signature.name);
    if let Some(owner) = &signature.owner {
        text = format!("{}::{text}", owner.name);
    }
    if signature.generics.is_empty() {
        return quote!(#text);
    }
    let span = signature.name.span();
    let instance = paths.item("InstanceName", span);
    let parts = signature
        .generics
        .iter()
        .map(|param| name_of(paths, param, code, span));
    // Two constants: the text borrows from the name, and neither may be work for the body.
    quote_spanned!(at(span)=> const { const { &#instance::new(#text, &[#(#parts),*]) }.text() })
}

/// The text of an argument in the name of an instance.
fn name_of(paths: &Paths, param: &GenericParam, code: Code, span: Span) -> TokenStream {
    let name = &param.name;
    match param.kind {
        GenericKind::Mode => {
            let mode = paths.item("mode_name", span);
            quote_spanned!(at(span)=> #mode::<#name>())
        }
        GenericKind::Float | GenericKind::Int => {
            let type_name = paths.item("type_name", span);
            let native = match code {
                Code::Body => paths.native_of(name),
                Code::Outside => quote!(#name),
            };
            quote_spanned!(at(span)=> #type_name::<#native>())
        }
        GenericKind::Length => {
            let part = paths.item("Part", span);
            quote_spanned!(at(span)=> #part::Number(#name))
        }
    }
}
