//! The parameters of a generic function on the items that replace it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::names::{name_text, replace};
use super::paths::{On, Paths};
use crate::ast::{GenericKind, GenericParam, ScalarType, Signature, Type};
use crate::span::at;

/// `<M: Mode>`, for `fn`, `struct` and `impl`; nothing where there are no parameters.
pub fn declared(signature: &Signature) -> TokenStream {
    let declarations = signature.generics.iter().map(|param| &param.declaration);
    list(declarations.map(ToTokens::to_token_stream))
}

/// The bounds of functions that store results: a parameter with a user's trait that stands in the result is a type of elements.
pub fn stored(paths: &Paths, signature: &Signature) -> TokenStream {
    let is_given = |name: &Ident| {
        let mut given = signature.generics.iter();
        given.any(|param| param.kind == GenericKind::Trait && param.name == *name)
    };
    let mut names = Vec::new();
    in_result(&signature.output, &mut |name| {
        if is_given(name) && !names.contains(&name) {
            names.push(name);
        }
    });
    if names.is_empty() {
        return TokenStream::new();
    }
    let element = paths.item("Element", signature.name.span());
    quote!(where #(#names: #element),*)
}

/// Calls `f` for the type parameters in a type.
fn in_result<'t>(ty: &'t Type, f: &mut impl FnMut(&'t Ident)) {
    match ty {
        Type::Param(name) => f(name),
        Type::Tuple(parts, _) => parts.iter().for_each(|part| in_result(part, f)),
        Type::Array(elem, ..) | Type::Slice(elem, _) | Type::Row(elem, _) => in_result(elem, f),
        Type::Scalar(..) | Type::Struct(..) | Type::Itself(_) | Type::Path(..) => {}
    }
}

/// `<M>`, after the name of the type.
pub fn arguments(signature: &Signature) -> TokenStream {
    let names = names(signature);
    let seen = signature.of_trait.iter().map(|of| &of.seen);
    list(seen.cloned().chain(names.map(ToTokens::to_token_stream)))
}

/// The same for the check of the body, where types are no longer Rust's.
pub fn arguments_in_check(signature: &Signature) -> TokenStream {
    let names = names(signature);
    list(unseen(signature).chain(names.map(ToTokens::to_token_stream)))
}

/// What stands in place of [`OfTrait::seen`](crate::ast::OfTrait) where nobody asks for it.
fn unseen(signature: &Signature) -> impl Iterator<Item = TokenStream> {
    signature.of_trait.iter().map(|_| quote!(()))
}

/// The name of the parameter for [`OfTrait::seen`](crate::ast::OfTrait).
fn seen_by(signature: &Signature) -> Option<Ident> {
    let span = Span::mixed_site();
    signature.of_trait.as_ref().map(|_| Ident::new("__Seen", span))
}

/// Parameters or arguments in brackets, or nothing.
fn list(parts: impl Iterator<Item = TokenStream>) -> TokenStream {
    let parts: Vec<_> = parts.collect();
    if parts.is_empty() {
        return TokenStream::new();
    }
    quote!(<#(#parts),*>)
}

fn names(signature: &Signature) -> impl Iterator<Item = &Ident> {
    signature.generics.iter().map(|param| &param.name)
}

/// The parameters of the body after others: types are the backend's.
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
            GenericKind::Function => {
                let bound = paths.bound_in_body(param);
                return quote_spanned!(at(span)=> #name: #bound);
            }
            GenericKind::Trait => {
                let (lifted, bound) = (paths.item("Lifted", span), paths.bound_in_body(param));
                let backend = paths.backend_type(span);
                return quote_spanned!(at(span)=> #name: #lifted<#backend, Native: #bound>);
            }
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
            // Blocks have no parameters of the last two kinds.
            GenericKind::Mode | GenericKind::Length | GenericKind::Trait | GenericKind::Function => {
                return None;
            }
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
        GenericKind::Float | GenericKind::Int | GenericKind::Trait => param.name.to_token_stream(),
        GenericKind::Mode | GenericKind::Length | GenericKind::Function => param.declaration.clone(),
    });
    quote!(<#(#declarations),*>)
}

/// The parameters without bounds, for the type of the function.
pub fn unbounded(signature: &Signature) -> TokenStream {
    let declarations = signature.generics.iter().map(|param| match param.kind {
        GenericKind::Length => param.declaration.clone(),
        _ => param.name.to_token_stream(),
    });
    let seen = seen_by(signature).map(ToTokens::into_token_stream);
    list(seen.into_iter().chain(declarations))
}

/// Arguments that the type of a function takes although they stand for nothing: it carries the one body that there is.
pub fn none(signature: &Signature) -> TokenStream {
    let arguments = signature.generics.iter().map(|param| match param.kind {
        GenericKind::Length => quote!(0),
        _ => quote!(()),
    });
    list(unseen(signature).chain(arguments))
}

/// Some instance of the function.
pub fn example(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = signature.name.span();
    let arguments = signature.generics.iter().map(|param| match param.kind {
        GenericKind::Mode => paths.item("Rn", span),
        GenericKind::Float => paths.example(ScalarType::F32, span),
        GenericKind::Int => paths.example(ScalarType::I32, span),
        GenericKind::Length => quote!(0),
        // By way of the trait, so that rustc says nothing where the trait is none of ours, which it has reported.
        GenericKind::Trait => {
            let (example, owner) = (paths.item("Example", span), paths.item("Carries", span));
            let bound = in_example(paths, signature, param.bound.clone());
            let functions = paths.under_fp(&example, &bound);
            quote_spanned!(at(span)=> <#functions as #owner>::Owner)
        }
        GenericKind::Function => example_function(paths, signature, &param.bound, span),
    });
    list(unseen(signature).chain(arguments))
}

/// Types or bounds of that instance, as Rust has them.
fn in_example(paths: &Paths, signature: &Signature, tokens: TokenStream) -> TokenStream {
    let span = signature.name.span();
    replace(tokens, &|name| {
        let param = signature.generics.iter().find(|param| param.name == *name)?;
        match param.kind {
            GenericKind::Float => Some(paths.scalar(ScalarType::F32, span)),
            GenericKind::Int => Some(paths.scalar(ScalarType::I32, span)),
            GenericKind::Length => Some(quote!(0)),
            GenericKind::Trait => Some(paths.item("Example", span)),
            GenericKind::Mode | GenericKind::Function => None,
        }
    })
}

/// A type for a parameter that is a function, with the arguments and the result that its bound names.
fn example_function(paths: &Paths, signature: &Signature, bound: &TokenStream, span: Span) -> TokenStream {
    let example = paths.item("ExampleOf", span);
    let Some((args, out)) = function_types(bound) else {
        return quote_spanned!(at(span)=> #example<(), ()>);
    };
    let (args, out) = (
        in_example(paths, signature, args),
        in_example(paths, signature, out),
    );
    quote_spanned!(at(span)=> #example<#args, #out>)
}

/// The types in `Function<Args = .., Out = ..>`.
pub fn function_types(bound: &TokenStream) -> Option<(TokenStream, TokenStream)> {
    let bound = syn::parse2::<syn::Path>(bound.clone()).ok()?;
    let syn::PathArguments::AngleBracketed(arguments) = &bound.segments.last()?.arguments else {
        return None;
    };
    let find = |name: &str| {
        arguments.args.iter().find_map(|argument| match argument {
            syn::GenericArgument::AssocType(assigned) if assigned.ident == name => {
                Some(assigned.ty.to_token_stream())
            }
            _ => None,
        })
    };
    Some((find("Args")?, find("Out")?))
}

/// The field that uses the type's parameters.
pub fn field(paths: &Paths, signature: &Signature) -> TokenStream {
    let types: Vec<_> = seen_by(signature)
        .into_iter()
        .chain(types(signature).cloned())
        .collect();
    if signature.generics.is_empty() && types.is_empty() {
        return TokenStream::new();
    }
    let span = at(signature.name.span());
    let phantom = paths.item("PhantomData", signature.name.span());
    let field = Ident::new("__instance", span);
    quote_spanned!(span=> #field: #phantom<(#(#types,)*)>)
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
    let of_trait = signature.of_trait.as_ref().map(|of| &of.ty);
    if let Some(ty) = signature.owner.as_ref().map(|owner| &owner.name).or(of_trait) {
        text = format!("{ty}::{text}");
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
        GenericKind::Trait => {
            let (part, bound) = (paths.item("Part", span), &param.bound);
            let of_type = match code {
                Code::Body => paths.functions_of(param),
                Code::Outside => paths.under_fp(&name.to_token_stream(), bound),
            };
            let carries = paths.item("Carries", span);
            quote_spanned!(at(span)=> #part::Text(<#of_type as #carries>::TYPE_NAME))
        }
        GenericKind::Function => {
            let (part, function) = (paths.item("Part", span), paths.item("Function", span));
            quote_spanned!(at(span)=> #part::Text(<#name as #function>::NAME))
        }
    }
}
