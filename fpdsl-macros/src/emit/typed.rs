//! The check of a body's types before it is generic over its backend: see the runtime's `typed`.
//!
//! The body becomes a closure that nobody calls. There a call of another function goes to its `in_a_body`, which takes no backend, so
//! that errors count only the written arguments. All types of the generic body depend on a constant of the check. If the check has
//! failed, they are errors already, and rustc says nothing more about them.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

use super::generics;
use super::missing;
use super::names::{TYPES, cfgs, given_name, mut_token, replace, type_name};
use super::open::methods_in_scope;
use super::paths::{On, Paths, backend, verdict_name};
use super::{Emitter, Flow};
use crate::ast::core::Function;
use crate::ast::{Param, Signature};
use crate::span::{at, in_users_place};

/// The body as a closure for rustc to check, on the backend whose types have the user's names. Empty if rustc could find no
/// error there.
pub fn checked(emitter: &Emitter, function: &Function) -> TokenStream {
    if function.types_known {
        return TokenStream::new();
    }
    let signature = &function.signature;
    let span = at(signature.name.span());
    let emitter = Emitter {
        paths: emitter.paths.on(On::Named),
        traced: false,
        // Rust's own control flow, of which rustc speaks best.
        flow: Flow::Branches,
        ..emitter.clone()
    };
    let paths = &emitter.paths;
    let (typed, usize_) = (paths.item("Typed", span), paths.item("usize", span));
    let named = paths.backend_type(span);
    let (b, ty) = (backend(), type_name(signature));
    let declared = generics::on_backend(paths, &signature.generics);
    let arguments = generics::arguments_in_check(signature);
    let params = signature.params.iter().map(|param| body_param(paths, param));
    let output = paths.lifted(&signature.output);
    let (methods, imports) = (methods_in_scope(paths, span), emitter.imports.tokens(paths));
    let stand_ins = missing::in_check(paths, &function.body);
    let body = emitter.body(&function.body);
    // Without `allow(dead_code)`, which would say that somebody uses the function.
    let check = quote_spanned! {span=>
        |#b: #named #(, #params)*| -> #output { #methods #imports #body }
    };
    let check = match &signature.owner {
        // `Self` has another meaning where the check stands.
        Some(owner) => {
            let ty = paths.native(&owner.ty);
            replace(check, &|name| (name == "Self").then(|| placed(&ty, name.span())))
        }
        None => check,
    };
    let cfgs = cfgs(signature);
    quote_spanned! {span=>
        #(#cfgs)*
        #[automatically_derived]
        #[doc(hidden)]
        #[allow(
            unused_variables, unused_assignments, unused_mut, unused_parens, unused_braces, unused_imports,
            unused_must_use, unreachable_code, unreachable_patterns, path_statements, deprecated, clippy::all,
            clippy::pedantic
        )]
        impl<#(#declared),*> #typed for #ty #arguments {
            const CHECKED: #usize_ = {
                #stand_ins
                let _ = #check;
                0
            };
        }
    }
}

/// The function as checks of its callers see it: the types and nothing else, so that errors count the arguments that the user
/// wrote.
pub fn signature(paths: &Paths, signature: &Signature) -> TokenStream {
    let paths = paths.on(On::Named);
    let span = at(signature.name.span());
    let declared = generics::on_backend(&paths, &signature.generics);
    let params = signature.params.iter().map(|param| param_to_judge(&paths, param));
    let output = paths.lifted(&signature.output);
    let (nothing, function) = (paths.item("nothing", span), paths.item("FpFunction", span));
    quote_spanned! {span=>
        #[doc(hidden)]
        pub const CALLEE: #function = #function;
        #[doc(hidden)]
        #[allow(unused_variables, clippy::all, clippy::pedantic)]
        pub fn in_a_body<#(#declared),*>(#(#params),*) -> #output { #nothing() }
    }
}

/// The tokens at the place of another.
fn placed(tokens: &TokenStream, place: Span) -> TokenStream {
    let tokens = tokens.clone().into_iter().map(|mut token| {
        token.set_span(token.span().located_at(place));
        token
    });
    tokens.collect()
}

/// The alias that all types of a body depend on. If the check has found an error, rustc reports no error of the backend's
/// types.
pub fn verdict(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = at(signature.name.span());
    let (verdict, typed) = (paths.item("Verdict", span), paths.item("Typed", span));
    let (name, ty) = (verdict_name(span), type_name(signature));
    let example = generics::example(&paths.on(On::Named), signature);
    quote_spanned!(span=> type #name = #verdict<{ <#ty #example as #typed>::CHECKED }>;)
}

/// The declaration of that constant.
pub fn types_are_known(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = at(signature.name.span());
    let plain = paths.unjudged();
    let (name, usize_) = (Ident::new(TYPES, span), paths.item("usize", span));
    let types = signature.named_types().into_iter().map(|ty| {
        // In the user's context, so that rustc shows the type alone and not the attribute.
        let (span, known) = (
            ty.span(),
            in_users_place(paths.item("Known", ty.span()), ty.span()),
        );
        let ty = plain.native(ty);
        quote_spanned!(span=> let _: <#ty as #known>::Yes;)
    });
    quote_spanned! {span=>
        #[doc(hidden)]
        pub const #name: #usize_ = { #(#types)* 0 };
    }
}

/// A parameter of a body before it is judged: its name is not the one that the body knows, though it looks the same in
/// messages.
pub fn param_to_judge(paths: &Paths, param: &Param) -> TokenStream {
    let ty = paths.lifted(&param.ty);
    let span = at(param.name.span());
    if param.unnamed {
        return quote_spanned!(span=> _: #ty);
    }
    let name = given_name(param);
    quote_spanned!(span=> #name: #ty)
}

/// The parameter by the user's name, with a type that depends on the verdict.
pub fn judge(paths: &Paths, param: &Param) -> TokenStream {
    let (name, span) = (&param.name, at(param.name.span()));
    if param.unnamed {
        return TokenStream::new();
    }
    let given = given_name(param);
    let mutable = mut_token(param.mutable);
    let ty = paths.on(On::Any).lifted(&param.ty);
    let ty = if paths.is_judged() {
        paths.judged(&ty, span)
    } else {
        ty
    };
    // A receiver that goes unused is no matter for a lint.
    let lint = (name == "__self").then(|| quote_spanned!(span=> #[allow(unused_variables)]));
    quote_spanned!(span=> #lint let #mutable #name: #ty = #given;)
}

/// A parameter by the user's name.
pub fn body_param(paths: &Paths, param: &Param) -> TokenStream {
    let (name, ty) = (&param.name, paths.lifted(&param.ty));
    let span = at(name.span());
    let mutable = mut_token(param.mutable);
    let name = if param.unnamed {
        quote_spanned!(span=> _)
    } else {
        quote!(#name)
    };
    quote_spanned!(span=> #mutable #name: #ty)
}
