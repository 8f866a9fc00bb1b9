//! What both kinds of structs have: values of bodies, values known while a body is built, and memory.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

use super::Record;
use crate::emit::Paths;
use crate::span::at;

/// A struct and its version on a backend.
pub struct Versions {
    /// The struct with its arguments.
    pub ty: TokenStream,
    /// Its name for literals.
    pub literal: TokenStream,
    /// The version on the backend that the record's `any` names.
    pub on: TokenStream,
    /// The name of that version for literals.
    pub literal_on: TokenStream,
    /// The `where` of what needs a type that is copied, so that one that is not is one error.
    pub when: TokenStream,
}

/// The check that a type is copied, for a constant of its verdict.
pub fn copied(ty: &TokenStream, paths: &Paths, span: Span) -> TokenStream {
    let copied = paths.item("Copied", span);
    quote_spanned!(at(span)=> let _: <#ty as #copied>::Yes;)
}

/// The `where` that depends on the verdict.
pub fn when(verdict: &TokenStream, paths: &Paths, span: Span) -> TokenStream {
    let judged = paths.item("Judged", span);
    quote!(where #verdict: #judged<()>)
}

/// The implementation of `State` for the version on a backend, whose fields have the types that `on` gives.
pub fn implement_state(
    record: &Record,
    (ty, literal): (&TokenStream, &TokenStream),
    declared: &TokenStream,
    when: &TokenStream,
    on: impl Fn(&syn::Type) -> TokenStream,
    paths: &Paths,
) -> TokenStream {
    let (any, state) = (&record.any, paths.item("State", record.name.span()));
    let merged = record.value(literal, |field| {
        let (name, member, ty) = (&field.name, &field.member, on(&field.ty));
        quote! {
            __b.field(__join, #name, #[inline(always)] |__join| {
                <#ty as #state<#any>>::merge(__b, __join, __x.#member, __y.#member)
            })
        }
    });
    let zero = record.value(literal, |field| {
        let ty = on(&field.ty);
        quote!(<#ty as #state<#any>>::zero(__b))
    });
    quote! {
        #[automatically_derived]
        impl #declared #state<#any> for #ty #when {
            #[inline(always)]
            fn merge(__b: #any, __join: &mut #any::Join, __x: Self, __y: Self) -> Self {
                #merged
            }
            #[inline(always)]
            fn zero(__b: #any) -> Self {
                #zero
            }
        }
    }
}

/// The implementations of `Lift`, `Placed` and `Element`.
pub fn implement(record: &Record, versions: &Versions, paths: &Paths) -> TokenStream {
    let lift = implement_lift(record, versions, paths);
    let element = implement_element(record, versions, paths);
    quote!(#lift #element)
}

fn implement_lift(record: &Record, versions: &Versions, paths: &Paths) -> TokenStream {
    let span = record.name.span();
    let item = |name: &str| paths.item(name, span);
    let (lift, backend, lower) = (item("Lift"), item("Backend"), item("Lower"));
    let (shape, visitor, any) = (item("Shape"), item("LeafVisitor"), &record.any);
    let declared = record.declared(&TokenStream::new(), &lift);
    let Versions {
        ty,
        literal,
        on,
        literal_on,
        when,
    } = versions;
    let shapes = record.fields.iter().map(|field| {
        let (name, ty) = (&field.name, &field.ty);
        quote!((#name, <#ty as #lift>::SHAPE))
    });
    let lifted = record.value(literal_on, |field| {
        let (member, ty) = (&field.member, &field.ty);
        quote!(<#ty as #lift>::lift(__b, __value.#member))
    });
    let lowered = record.value(literal, |field| {
        let (member, ty) = (&field.member, &field.ty);
        quote!(<#ty as #lift>::lower(__b, __value.#member))
    });
    let leaves = record.value(literal_on, |field| {
        let (name, ty) = (&field.name, &field.ty);
        quote!(__visitor.field(#name, #[inline(always)] |__visitor| <#ty as #lift>::leaves::<#any>(__visitor)))
    });
    quote! {
        #[automatically_derived]
        impl #declared #lift for #ty #when {
            type On<#any: #backend> = #on;
            const SHAPE: #shape = #shape::Struct(&[#(#shapes),*]);
            #[inline(always)]
            fn lift<#any: #backend>(__b: #any, __value: Self) -> Self::On<#any> {
                #lifted
            }
            #[inline(always)]
            fn lower<#any: #lower>(__b: #any, __value: Self::On<#any>) -> Self {
                #lowered
            }
            #[inline(always)]
            fn leaves<#any: #backend>(__visitor: &mut impl #visitor<#any>) -> Self::On<#any> {
                #leaves
            }
        }
    }
}

/// The places of the scalars.
fn implement_element(record: &Record, versions: &Versions, paths: &Paths) -> TokenStream {
    let span = record.name.span();
    let item = |name: &str| paths.item(name, span);
    let (placed, place, aligned) = (item("Placed"), item("Place"), item("aligned"));
    let (usize_, fn_mut) = (item("usize"), quote!(::core::ops::FnMut));
    let element = item("Element");
    let declared_placed = record.declared(&TokenStream::new(), &placed);
    let declared = record.declared(&TokenStream::new(), &element);
    let Versions {
        ty, literal, when, ..
    } = versions;
    let blank = record.value(literal, |field| {
        let ty = &field.ty;
        quote!(<#ty as #placed>::BLANK)
    });
    let places = record.fields.iter().map(|field| {
        let (member, ty) = (&field.member, &field.ty);
        quote! {
            const { #aligned::<Self, #ty>() };
            <#ty as #placed>::places(__at + ::core::mem::offset_of!(Self, #member), __visit);
        }
    });
    quote! {
        // SAFETY: the scalars of a struct are those of its fields, which lie where `offset_of` says, aligned as their types are,
        // unless the struct is packed, which is refused.
        #[automatically_derived]
        unsafe impl #declared_placed #placed for #ty #when {
            const BLANK: Self = #blank;
            fn places(__at: #usize_, __visit: &mut dyn #fn_mut(#place)) {
                #(#places)*
            }
        }
        // SAFETY: on a backend it is itself with the backend's arguments, or its twin, which no other type has.
        #[automatically_derived]
        unsafe impl #declared #element for #ty #when {}
    }
}
