//! Structs with fields of Rust's types. On a backend such a struct is a twin of the same name and the same fields, which is generic
//! over the backend. Nobody can write the name of the twin: it stands in a constant. Emitted code has it from `Lift::On`, and makes
//! values of it by functions of the struct (`__fp_blank`), so that it does not need to know which structs have twins.
//!
//! A twin's methods are found in the struct: `value.__fp_methods()` gives a value of the struct, which says where to look, and the
//! value itself is an argument.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::Record;
use super::known::Known;
use super::memory::{self, Versions};
use crate::block::OPERATORS;
use crate::emit::{Paths, operator_of};
use crate::span::at;

pub fn implement(record: &Record, paths: &Paths) -> TokenStream {
    let (any, name) = (&record.any, &record.name);
    let user = format_ident!("__Fp{}", name, span = name.span());
    let arguments = record.arguments(ToTokens::to_token_stream);
    let ty = quote!(#user<#(#arguments),*>);
    let known = Known::of(record, &user.to_token_stream(), paths);
    let record = &known.judge_fields(record);
    let predicate = &known.predicate;
    let versions = Versions {
        ty,
        literal: user.to_token_stream(),
        on: quote!(#name<#any #(, #arguments)*>),
        literal_on: name.to_token_stream(),
        when: quote!(where #predicate),
    };
    let declared = record.declared(&TokenStream::new(), &TokenStream::new());
    let twin = twin(record, &versions, paths);
    let values = implement_values(record, &versions, paths);
    let in_bodies = implement_in_bodies(record, &versions, paths);
    let operators = implement_operators(record, &versions, paths);
    let memory = memory::implement(record, &versions, paths);
    let constant = &known.constant;
    // Within the inner constant the struct's own name is the twin's.
    quote! {
        #[allow(non_camel_case_types)]
        const _: () = {
            type #user #declared = #name<#(#arguments),*>;
            #constant
            const _: () = {
                #twin
                #values
                #in_bodies
                #operators
                #memory
            };
        };
    }
}

/// The type of a field, or of a part of one, on a backend.
fn on_backend(record: &Record, ty: &syn::Type, paths: &Paths) -> TokenStream {
    let (lift, any) = (paths.item("Lift", record.name.span()), &record.any);
    quote!(<#ty as #lift>::On<#any>)
}

/// `<B: Backend, const N: usize>`.
fn declared_on(record: &Record, paths: &Paths) -> TokenStream {
    let (any, backend) = (&record.any, paths.item("Backend", record.name.span()));
    record.declared(&quote!(#any: #backend,), &TokenStream::new())
}

fn twin(record: &Record, versions: &Versions, paths: &Paths) -> TokenStream {
    let (vis, name, on) = (&record.vis, &record.name, &versions.on);
    let declared = declared_on(record, paths);
    let fields = record.fields.iter().map(|field| {
        let (vis, ty) = (&field.vis, on_backend(record, &field.ty, paths));
        match &field.member {
            syn::Member::Named(name) => quote!(#vis #name: #ty),
            syn::Member::Unnamed(_) => quote!(#vis #ty),
        }
    });
    let body = match record.fields.first().map(|field| &field.member) {
        Some(syn::Member::Unnamed(_)) => quote!((#(#fields),*);),
        _ => quote!({ #(#fields),* }),
    };
    quote! {
        #[doc(hidden)]
        #[allow(dead_code, missing_docs, missing_debug_implementations, unreachable_pub, clippy::all, clippy::pedantic)]
        #vis struct #name #declared #body
        #[automatically_derived]
        impl #declared ::core::clone::Clone for #on {
            #[inline(always)]
            fn clone(&self) -> Self {
                *self
            }
        }
        #[automatically_derived]
        impl #declared ::core::marker::Copy for #on {}
    }
}

/// The twin as a value of bodies.
fn implement_values(record: &Record, versions: &Versions, paths: &Paths) -> TokenStream {
    let span = record.name.span();
    let item = |name: &str| paths.item(name, span);
    let (operators, element_on) = (item("operators"), item("ElementOn"));
    let (any, Versions { ty, on, when, .. }) = (&record.any, versions);
    let (declared, lifted) = (declared_on(record, paths), item("Lifted"));
    let made = (on, &versions.literal_on);
    let of_field = |ty: &syn::Type| on_backend(record, ty, paths);
    let state = memory::implement_state(record, made, &declared, &TokenStream::new(), of_field, paths);
    let scalar = on_backend(record, &record.measured, paths);
    quote! {
        #state
        #[automatically_derived]
        impl #declared #operators::Made<#any> for #on {
            type Scalar = <#scalar as #operators::Made<#any>>::Scalar;
        }
        #[automatically_derived]
        impl #declared #element_on<#any> for #on #when {
            type Element = #ty;
        }
        #[automatically_derived]
        impl #declared #lifted<#any> for #on #when {
            type Native = #ty;
        }
    }
}

/// The functions that bodies call for literals, patterns and methods.
fn implement_in_bodies(record: &Record, versions: &Versions, paths: &Paths) -> TokenStream {
    let span = record.name.span();
    let item = |name: &str| paths.item(name, span);
    let (any, backend, state, placed) = (&record.any, item("Backend"), item("State"), item("Placed"));
    let (vis, Versions { ty, on, .. }) = (&record.vis, versions);
    let declared = record.declared(&TokenStream::new(), &TokenStream::new());
    let declared_on = declared_on(record, paths);
    quote! {
        #[automatically_derived]
        #[allow(dead_code)]
        impl #declared #ty {
            #[doc(hidden)]
            #[inline(always)]
            #vis fn __fp_blank<#any: #backend>(__b: #any) -> #on {
                <#on as #state<#any>>::zero(__b)
            }
            #[doc(hidden)]
            #[inline(always)]
            #vis fn __fp_same<#any: #backend>(_: #any, __value: #on) -> #on {
                __value
            }
            #[doc(hidden)]
            #[inline(always)]
            #vis fn __fp_user<#any: #backend>(_: #on) -> Self {
                <Self as #placed>::BLANK
            }
        }
        #[automatically_derived]
        #[allow(dead_code)]
        impl #declared_on #on {
            #[doc(hidden)]
            #[inline(always)]
            #vis fn __fp_methods(self) -> &'static #ty {
                const { &<#ty as #placed>::BLANK }
            }
        }
    }
}

/// The operators of the twin are those that `#[fp] impl` gives the struct.
fn implement_operators(record: &Record, versions: &Versions, paths: &Paths) -> TokenStream {
    let span = record.name.span();
    let item = |name: &str| paths.item(name, span);
    let (any, backend, operators) = (&record.any, item("Backend"), item("operators"));
    let (lift, element_on, mode) = (item("Lift"), item("ElementOn"), item("Mode"));
    let Versions { ty, on, .. } = versions;
    let implementations = OPERATORS.iter().map(|&(of_rust, name, trait_, assigns, binary)| {
        let (name, trait_) = (Ident::new(name, at(span)), Ident::new(trait_, at(span)));
        let of = operator_of(of_rust, span);
        let right = quote!(<__R as #element_on<#any>>::Element);
        let of = if binary {
            quote!(#operators::#of<#any, #right, Self, __R>)
        } else {
            quote!(#operators::#of<#any, Self>)
        };
        let output = quote!(<<#ty as #of>::Output as #lift>::On<#any>);
        let result = if assigns { quote!(Self) } else { output.clone() };
        let output = (!assigns).then(|| quote!(type Output = #output;));
        let product = (name == "mul")
            .then(|| product(record, paths, &quote!(Self), &quote!(__R), &quote!(<#ty as #of>)));
        let (first, right, mode) = (
            binary.then(|| quote!(__R: #element_on<#any>,)),
            binary.then(|| quote!(, __R)),
            binary.then(|| quote!(__M: #mode,)),
        );
        let (y, given) = (binary.then(|| quote!(, __y: __R)), binary.then(|| quote!(, __y)));
        let declared = record.declared(&quote!(#any: #backend, #first), &TokenStream::new());
        quote! {
            #[automatically_derived]
            #[diagnostic::do_not_recommend]
            impl #declared #operators::#trait_<#any #right> for #on
            where
                #ty: #of,
            {
                #output
                #product
                #[inline(always)]
                fn #name<#mode __F: #operators::Vocabulary>(__b: #any, __x: Self #y) -> #result {
                    <#ty as #of>::#name(__b, __x #given)
                }
            }
        }
    });
    let after_scalars = implement_after_scalars(record, versions, paths);
    quote!(#(#implementations)* #after_scalars)
}

/// The operators with a scalar on the left.
fn implement_after_scalars(record: &Record, versions: &Versions, paths: &Paths) -> TokenStream {
    let span = record.name.span();
    let item = |name: &str| paths.item(name, span);
    let (any, backend, operators) = (&record.any, item("Backend"), item("operators"));
    let (lift, mode) = (item("Lift"), item("Mode"));
    let Versions { ty, on, .. } = versions;
    let declared = record.declared(&quote!(#any: #backend, __N, __L,), &TokenStream::new());
    let binary = OPERATORS
        .iter()
        .filter(|(.., assigns, binary)| *binary && !assigns);
    let implementations = binary.map(|(of_rust, name, ..)| {
        let of_scalar = format_ident!("Scalar{of_rust}", span = at(span));
        let of = operator_of(of_rust, span);
        let of = quote!(#operators::#of<#any, #operators::OnTheLeft<__N>, __L, Self>);
        let name = Ident::new(name, at(span));
        let product = (name == "mul").then(|| product(record, paths, &quote!(__L), &quote!(Self), &quote!(<#ty as #of>)));
        quote! {
            #[automatically_derived]
            #[diagnostic::do_not_recommend]
            impl #declared #operators::#of_scalar<#any, __N, __L> for #on
            where
                #ty: #of,
            {
                type Output = <<#ty as #of>::Output as #lift>::On<#any>;
                #product
                #[inline(always)]
                fn #name<__M: #mode, __F: #operators::Vocabulary>(__b: #any, __x: __L, __y: Self) -> Self::Output {
                    <#ty as #of>::#name(__b, __x, __y)
                }
            }
        }
    });
    quote!(#(#implementations)*)
}

/// The product of two operands where a sum uses it. `times` is the struct's operator.
fn product(
    record: &Record,
    paths: &Paths,
    left: &TokenStream,
    right: &TokenStream,
    times: &TokenStream,
) -> TokenStream {
    let item = |name: &str| paths.item(name, record.name.span());
    let (any, operators, mode) = (&record.any, item("operators"), item("Mode"));
    quote! {
        type Product = #operators::Whole<Self::Output>;
        #[inline(always)]
        fn product<__M: #mode, __F: #operators::Vocabulary>(__b: #any, __x: #left, __y: #right) -> Self::Product {
            #operators::Whole(#times::mul(__b, __x, __y))
        }
    }
}
