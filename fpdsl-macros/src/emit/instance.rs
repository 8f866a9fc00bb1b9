//! The body of a generic function, called for an instance whose types are Rust's.
//!
//! A body wants a backend's float for `T: Float`. Only the implementation of `Float` for the format knows that `T::On<B>` is one, so
//! the call goes there (`Float::__prove`) and comes back, once for each type parameter: a chain of small types, each of which knows
//! one more.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::generics;
use super::names::{hidden_name, type_name};
use super::operator::{operator_arguments, operator_of, scalar_operator};
use super::paths::{Paths, backend_type};
use crate::ast::{GenericKind, GenericParam, Signature, Type};
use crate::span::at;

/// The call of the body, which `of` names for a function that is none of a struct's, with the arguments in the tuple `args`.
pub fn call(
    paths: &Paths,
    signature: &Signature,
    of: &Ident,
    b: &TokenStream,
    args: &TokenStream,
) -> TokenStream {
    let span = signature.name.span();
    let types: Vec<&GenericParam> = signature
        .generics
        .iter()
        .filter(|param| matches!(param.kind, GenericKind::Float | GenericKind::Int))
        .collect();
    let Some(first) = types.first() else {
        return body(paths, signature, of, b, args);
    };
    let links = (0..types.len()).map(|position| link(paths, signature, of, &types, position));
    let start = prove(paths, signature, first, 0, b, args);
    quote_spanned!(at(span)=> #(#links)* #start)
}

/// The body itself.
fn body(
    paths: &Paths,
    signature: &Signature,
    of: &Ident,
    b: &TokenStream,
    args: &TokenStream,
) -> TokenStream {
    let span = at(signature.name.span());
    let values = (0..signature.params.len()).map(|position| {
        let position = Literal::usize_unsuffixed(position);
        quote_spanned!(span=> #args.#position)
    });
    let backend = backend_type(signature.name.span());
    let own = signature.owner.as_ref().map_or(0, |owner| owner.generics);
    let arguments = signature.generics[own..].iter().map(|param| match param.kind {
        GenericKind::Mode | GenericKind::Length | GenericKind::Function => {
            let name = &param.name;
            quote!(#name)
        }
        GenericKind::Float | GenericKind::Int | GenericKind::Trait => lifted(paths, param),
    });
    let Some(owner) = &signature.owner else {
        let ty = type_name(signature);
        return quote_spanned!(span=> #ty::#of::<#backend #(, #arguments)*>(#b #(, #values)*));
    };
    let native = paths.native(&owner.ty);
    let plain = owner.ty.is_plain();
    let owner_type = on_backend(paths, &owner.ty, &backend, span);
    // The mode in force is none of a struct's: its functions have their own.
    let (mode, operators) = (paths.item("Rn", span), paths.item("operators", span));
    if let Some(operator) = &owner.operator {
        let (trait_, name) = (&operator.on, &operator.function);
        if plain {
            let of = operator_of(operator.name, span);
            let arguments = operator_arguments(paths, &owner.ty, operator);
            return quote_spanned!(span=> <#native as #operators::#of<#arguments>>::#name(#b #(, #values)*));
        }
        let rhs = operator.rhs.as_ref().map(|rhs| {
            let rhs = on_backend(paths, rhs, &backend, span);
            quote_spanned!(span=> , #rhs)
        });
        if let (Type::Scalar(..), Some(right)) = (&owner.ty, &operator.rhs) {
            let right = on_backend(paths, right, &backend, span);
            let of_scalar = scalar_operator(paths, &owner.ty, operator);
            return quote_spanned! {span=>
                <#right as #of_scalar>::#name::<#mode, #operators::Kept>(#b #(, #values)*)
            };
        }
        let mode = operator.takes_mode.then(|| quote_spanned!(span=> #mode,));
        return quote_spanned! {span=>
            <#owner_type as #operators::#trait_<#backend #rhs>>::#name::<#mode #operators::Kept>(#b #(, #values)*)
        };
    }
    let hidden = hidden_name(&signature.name);
    let (owner_type, receiver) = if plain {
        let placed = paths.item("Placed", span);
        let blank = quote_spanned!(span=> const { &<#native as #placed>::BLANK },);
        (native, owner.receiver.then_some(blank))
    } else {
        let first = Literal::usize_unsuffixed(0);
        (
            owner_type,
            owner.receiver.then(|| quote_spanned!(span=> #args.#first,)),
        )
    };
    quote_spanned! {span=>
        <#owner_type>::#hidden::<#backend #(, #arguments)*>(#receiver #b, #mode #(, #values)*)
    }
}

/// A type of Rust's on a backend.
fn on_backend(paths: &Paths, ty: &Type, backend: &Ident, span: Span) -> TokenStream {
    let (lift, native) = (paths.item("Lift", span), paths.native(ty));
    quote_spanned!(at(span)=> <#native as #lift>::On<#backend>)
}

/// `<T as Lift>::On<B>`.
fn lifted(paths: &Paths, param: &GenericParam) -> TokenStream {
    let (name, lift) = (&param.name, paths.item("Lift", param.name.span()));
    let backend = backend_type(name.span());
    quote_spanned!(at(name.span())=> <#name as #lift>::On<#backend>)
}

/// The bound on a type parameter that its implementation proves.
fn known(paths: &Paths, param: &GenericParam) -> TokenStream {
    let backend = backend_type(param.name.span());
    let bound = paths.item(
        if param.kind == GenericKind::Int {
            "IntOn"
        } else {
            "FloatOn"
        },
        param.name.span(),
    );
    let lifted = lifted(paths, param);
    quote_spanned!(at(param.name.span())=> #lifted: #bound<#backend>)
}

/// Asks the implementation for a type parameter.
fn prove(
    paths: &Paths,
    signature: &Signature,
    param: &GenericParam,
    position: usize,
    b: &TokenStream,
    args: &TokenStream,
) -> TokenStream {
    let (name, link) = (&param.name, link_name(position));
    let bound = paths.item(
        if param.kind == GenericKind::Int {
            "Int"
        } else {
            "Float"
        },
        name.span(),
    );
    let (phantom, backend) = (paths.item("PhantomData", name.span()), backend_type(name.span()));
    let names = signature.generics.iter().map(|param| &param.name);
    quote_spanned! {at(name.span())=>
        <#name as #bound>::__prove(#link::<#backend #(, #names)*>(#b, #args, #phantom))
    }
}

fn link_name(position: usize) -> Ident {
    format_ident!("__Link{position}", span = Span::mixed_site())
}

/// The type that goes to the implementation for parameter `position`, knowing those before it, and what it does there.
fn link(
    paths: &Paths,
    signature: &Signature,
    of: &Ident,
    types: &[&GenericParam],
    position: usize,
) -> TokenStream {
    let span = signature.name.span();
    let param = types[position];
    let (name, link) = (&param.name, link_name(position));
    let item = |text: &str| paths.item(text, span);
    let (backend, lift, phantom) = (item("Backend"), item("Lift"), item("PhantomData"));
    let goal = item(if param.kind == GenericKind::Int {
        "IntGoal"
    } else {
        "FloatGoal"
    });
    let backend_type = backend_type(span);
    let declared = signature.generics.iter().map(|param| &param.declaration);
    let declared = quote!(<#backend_type: #backend #(, #declared)*>);
    let names = signature.generics.iter().map(|param| &param.name);
    let instance_types: Vec<&Ident> = generics::types(signature).collect();
    let args = signature.params.iter().map(|param| paths.native(&param.ty));
    let output = paths.native(&signature.output);
    let before = types[..position].iter().map(|param| known(paths, param));
    let now = known(paths, param);
    let (b, args_of_self) = (
        quote_spanned!(at(span)=> self.0),
        quote_spanned!(at(span)=> self.1),
    );
    let next = match types.get(position + 1) {
        Some(next) => prove(paths, signature, next, position + 1, &b, &args_of_self),
        None => body(paths, signature, of, &b, &args_of_self),
    };
    quote_spanned! {at(span)=>
        struct #link #declared (
            #backend_type,
            <(#(#args,)*) as #lift>::On<#backend_type>,
            #phantom<(#(#instance_types,)*)>,
        );
        impl #declared #goal<#backend_type, #name> for #link<#backend_type #(, #names)*>
        where
            #(#before,)*
        {
            type Out = <#output as #lift>::On<#backend_type>;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn reach(self) -> Self::Out
            where
                #now,
            {
                #next
            }
        }
    }
}
