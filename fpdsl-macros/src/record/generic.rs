//! Structs that are generic over their scalars: on a backend the same struct, with the backend's types for arguments.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::known::Known;
use super::memory::{self, Versions};
use super::{Record, scalars};
use crate::emit::Paths;

pub fn implement(record: &Record, paths: &Paths) -> TokenStream {
    let span = record.name.span();
    let (lift, any, name) = (paths.item("Lift", span), &record.any, &record.name);
    let arguments = record.arguments(ToTokens::to_token_stream);
    let lifted = record.arguments(|scalar| quote!(<#scalar as #lift>::On<#any>));
    let known = Known::of(record, &name.to_token_stream(), paths);
    let record = &known.judge_fields(record);
    let predicate = &known.predicate;
    let versions = Versions {
        ty: quote!(#name<#(#arguments),*>),
        literal: name.to_token_stream(),
        on: quote!(#name<#(#lifted),*>),
        literal_on: name.to_token_stream(),
        when: quote!(where #predicate),
    };
    let (backend, state) = (paths.item("Backend", span), paths.item("State", span));
    let declared = record.declared(&quote!(#any: #backend,), &quote!(#state<#any>));
    let when = quote!(where Self: ::core::marker::Copy, #predicate);
    let made = (&versions.ty, &versions.literal);
    let state = memory::implement_state(record, made, &declared, &when, ToTokens::to_token_stream, paths);
    let on_backends = implement_on_backends(record, &versions, predicate, paths);
    let in_bodies = implement_in_bodies(record, &versions, paths);
    let memory = memory::implement(record, &versions, paths);
    let constant = &known.constant;
    quote! {
        const _: () = {
            #constant
            #state
            #on_backends
            #in_bodies
            #memory
        };
    }
}

/// The scalar of literals beside it, and the element that it stands for.
fn implement_on_backends(
    record: &Record,
    versions: &Versions,
    predicate: &TokenStream,
    paths: &Paths,
) -> TokenStream {
    let span = record.name.span();
    let item = |name: &str| paths.item(name, span);
    let (any, backend, ty, name) = (&record.any, item("Backend"), &versions.ty, &record.name);
    let (operators, element_on) = (item("operators"), item("ElementOn"));
    let first = scalars(&record.params).next();
    let made = record.declared(&quote!(#any: #backend,), &quote!(#operators::Made<#any>));
    let elements = record.declared(&quote!(#any: #backend,), &quote!(#element_on<#any>));
    let arguments = record.arguments(|scalar| quote!(<#scalar as #element_on<#any>>::Element));
    let element = quote!(#name<#(#arguments),*>);
    let lifted = item("Lifted");
    let declared = record.declared(&quote!(#any: #backend,), &quote!(#lifted<#any>));
    let arguments = record.arguments(|scalar| quote!(<#scalar as #lifted<#any>>::Native));
    let native = quote!(#name<#(#arguments),*>);
    quote! {
        #[automatically_derived]
        impl #declared #lifted<#any> for #ty
        where
            Self: ::core::marker::Copy,
            #predicate
            #native: ::core::marker::Copy,
        {
            type Native = #native;
        }
        #[automatically_derived]
        impl #made #operators::Made<#any> for #ty
        where
            Self: ::core::marker::Copy,
            #predicate
        {
            type Scalar = <#first as #operators::Made<#any>>::Scalar;
        }
        #[automatically_derived]
        impl #elements #element_on<#any> for #ty
        where
            Self: ::core::marker::Copy,
            #predicate
            #element: ::core::marker::Copy,
        {
            type Element = #element;
        }
    }
}

/// The functions that bodies call for literals and patterns.
fn implement_in_bodies(record: &Record, versions: &Versions, paths: &Paths) -> TokenStream {
    let span = record.name.span();
    let item = |name: &str| paths.item(name, span);
    let (any, backend, state) = (&record.any, item("Backend"), item("State"));
    let declared = {
        let free = record.params.iter().map(|param| match param {
            super::Param::Scalar(name) => name.to_token_stream(),
            super::Param::Length { declaration, .. } => declaration.clone(),
        });
        quote!(<#(#free),*>)
    };
    let ty = &versions.ty;
    let vis = &record.vis;
    quote! {
        #[automatically_derived]
        #[allow(dead_code)]
        impl #declared #ty {
            #[doc(hidden)]
            #[inline(always)]
            #vis fn __fp_blank<#any: #backend>(__b: #any) -> Self
            where
                Self: #state<#any>,
            {
                <Self as #state<#any>>::zero(__b)
            }
            #[doc(hidden)]
            #[inline(always)]
            #vis fn __fp_same<#any: #backend>(_: #any, __value: Self) -> Self {
                __value
            }
            #[doc(hidden)]
            #[inline(always)]
            #vis fn __fp_user(__value: Self) -> Self {
                __value
            }
        }
    }
}
