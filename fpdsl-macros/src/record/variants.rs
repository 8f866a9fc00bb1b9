//! Enums without fields: on a backend the number of the variant, a `u32`, in a twin that nobody else can make.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::spanned::Spanned;
use syn::{DataEnum, DeriveInput, Fields, Visibility};

use super::{memory, unmentioned};
use crate::diag::Errors;
use crate::emit::Paths;
use crate::repr;

/// An enum as it can be computed with.
pub struct Variants {
    vis: Visibility,
    name: Ident,
    /// A name for the backend in emitted code.
    any: Ident,
    /// The variants, whose numbers count from 0.
    variants: Vec<Ident>,
}

pub fn parse(input: &DeriveInput, data: &DataEnum, errors: &mut Errors) -> Option<Variants> {
    let name = &input.ident;
    if let Some(variant) = data
        .variants
        .iter()
        .find(|variant| !matches!(variant.fields, Fields::Unit))
    {
        let message = format_args!(
            "the variant `{}` has fields, which is not supported: write a struct with an enum for the kind beside the fields of all \
             kinds",
            variant.ident
        );
        errors.push(variant.span(), message);
        return None;
    }
    if let Some(param) = input.generics.params.first() {
        errors.push(param.span(), "an enum has no parameters here: drop them");
    }
    if data.variants.is_empty() {
        errors.push(
            name.span(),
            "an enum without variants has no values: add variants",
        );
    }
    for variant in &data.variants {
        if let Some((_, number)) = &variant.discriminant {
            let message = "the variants of an enum count from 0 here: drop the number, and give it by a `match` in a method";
            errors.push(number.span(), message);
        }
    }
    repr::check_enum(name, &input.attrs, errors);
    Some(Variants {
        vis: input.vis.clone(),
        name: name.clone(),
        any: unmentioned("B", quote!(#input)),
        variants: data
            .variants
            .iter()
            .map(|variant| variant.ident.clone())
            .collect(),
    })
}

pub fn implement(variants: &Variants, paths: &Paths) -> TokenStream {
    let name = &variants.name;
    let user = format_ident!("__Fp{}", name, span = name.span());
    let copied = memory::copied(&user.to_token_stream(), paths, name.span());
    let item = |text: &str| paths.item(text, name.span());
    let (usize_, verdict, lies_as_u32) = (item("usize"), item("Verdict"), item("lies_as_u32"));
    let when = memory::when(&quote!(#verdict<{ __KNOWN }>), paths, name.span());
    let values = implement_values(variants, &user, &when, paths);
    let memory = implement_memory(variants, &user, &when, paths);
    // Within the inner constant the enum's own name is the twin's.
    quote! {
        #[allow(non_camel_case_types)]
        const _: () = {
            type #user = #name;
            const __KNOWN: #usize_ = { #copied 0 };
            const _: () = #lies_as_u32::<#user>();
            const _: () = {
                #values
                #memory
            };
        };
    }
}

/// The twin as a value of bodies.
fn implement_values(variants: &Variants, user: &Ident, when: &TokenStream, paths: &Paths) -> TokenStream {
    let Variants { vis, name, any, .. } = variants;
    let span = name.span();
    let item = |name: &str| paths.item(name, span);
    let (backend, state, equal) = (item("Backend"), item("State"), item("Equal"));
    let (operators, lifted) = (item("operators"), item("Lifted"));
    let (element_on, placed, flushed) = (item("ElementOn"), item("Placed"), item("Flushed"));
    let number = quote!(<#any as #backend>::U32);
    quote! {
        #[doc(hidden)]
        #[allow(missing_docs, missing_debug_implementations, unreachable_pub)]
        #vis struct #name<#any: #backend>(#number);
        #[automatically_derived]
        impl<#any: #backend> ::core::clone::Clone for #name<#any> {
            #[inline(always)]
            fn clone(&self) -> Self {
                *self
            }
        }
        #[automatically_derived]
        impl<#any: #backend> ::core::marker::Copy for #name<#any> {}
        #[automatically_derived]
        impl<#any: #backend> #state<#any> for #name<#any> {
            #[inline(always)]
            fn merge(__b: #any, __join: &mut #any::Join, __x: Self, __y: Self) -> Self {
                #name(<#number as #state<#any>>::merge(__b, __join, __x.0, __y.0))
            }
            #[inline(always)]
            fn zero(__b: #any) -> Self {
                #name(<#number as #state<#any>>::zero(__b))
            }
        }
        #[automatically_derived]
        impl<#any: #backend> #flushed<#any> for #name<#any> {
            #[inline(always)]
            fn flushed(_: #any, __x: Self) -> Self {
                __x
            }
        }
        #[automatically_derived]
        impl<#any: #backend> #equal<#any> for #name<#any> {
            #[inline(always)]
            fn eq(__b: #any, __x: Self, __y: Self) -> #any::Bool {
                <#number as #equal<#any>>::eq(__b, __x.0, __y.0)
            }
            #[inline(always)]
            fn ne(__b: #any, __x: Self, __y: Self) -> #any::Bool {
                <#number as #equal<#any>>::ne(__b, __x.0, __y.0)
            }
        }
        #[automatically_derived]
        impl<#any: #backend> #element_on<#any> for #name<#any> #when {
            type Element = #user;
        }
        #[automatically_derived]
        impl<#any: #backend> #lifted<#any> for #name<#any> #when {
            type Native = #user;
        }
        // A struct of enums alone asks for it.
        #[automatically_derived]
        impl<#any: #backend> #operators::Made<#any> for #name<#any> {
            type Scalar = #number;
        }
        #[automatically_derived]
        #[allow(dead_code)]
        impl<#any: #backend> #name<#any> {
            #[doc(hidden)]
            #[inline(always)]
            #vis fn __fp_methods(self) -> &'static #user {
                const { &<#user as #placed>::BLANK }
            }
        }
    }
}

/// The enum among Rust's values and in memory.
fn implement_memory(variants: &Variants, user: &Ident, when: &TokenStream, paths: &Paths) -> TokenStream {
    let Variants {
        name, any, variants, ..
    } = variants;
    let span = name.span();
    let item = |name: &str| paths.item(name, span);
    let (lift, backend, lower) = (item("Lift"), item("Backend"), item("Lower"));
    let (shape, visitor) = (item("Shape"), item("LeafVisitor"));
    let (element, placed) = (item("Element"), item("Placed"));
    let (place, scalar) = (item("Place"), item("ScalarType"));
    let (usize_, u32_, some) = (item("usize"), item("u32"), quote!(::core::option::Option::Some));
    let first = variants.first();
    let count = Literal::usize_unsuffixed(variants.len());
    let numbers = (0..variants.len()).map(Literal::usize_unsuffixed);
    quote! {
        #[automatically_derived]
        impl #lift for #user #when {
            type On<#any: #backend> = #name<#any>;
            const SHAPE: #shape = <#u32_ as #lift>::SHAPE;
            #[inline(always)]
            fn lift<#any: #backend>(__b: #any, __value: Self) -> #name<#any> {
                #name(<#u32_ as #lift>::lift(__b, __value as #u32_))
            }
            #[inline(always)]
            fn lower<#any: #lower>(__b: #any, __value: #name<#any>) -> Self {
                match <#u32_ as #lift>::lower(__b, __value.0) {
                    #(#numbers => #user::#variants,)*
                    // Bodies make no others.
                    _ => #user::#first,
                }
            }
            #[inline(always)]
            fn leaves<#any: #backend>(__visitor: &mut impl #visitor<#any>) -> #name<#any> {
                #name(<#u32_ as #lift>::leaves::<#any>(__visitor))
            }
        }
        // SAFETY: the enum is a `u32` in memory, below the number of variants, of which 0 is the first. What kernels store for it are
        // numbers of variants, and what else memory holds is checked against that number.
        #[automatically_derived]
        unsafe impl #placed for #user #when {
            const BLANK: Self = #user::#first;
            fn places(__at: #usize_, __visit: &mut dyn ::core::ops::FnMut(#place)) {
                __visit(#place { ty: #scalar::U32, at: __at, below: #some(#count) });
            }
        }
        // SAFETY: its type on a backend is its twin, which no other type has.
        #[automatically_derived]
        unsafe impl #element for #user #when {}
    }
}
