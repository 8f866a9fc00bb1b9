//! The traits by which structs have operators in bodies.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::paths::{Paths, backend_type};
use crate::ast::{Operator, Type};
use crate::span::at;

/// The trait by which a struct that has a twin has the operator of Rust's trait `name`.
pub fn operator_of(name: &str, span: Span) -> Ident {
    format_ident!("{name}Of", span = at(span))
}

/// The arguments of the trait by which a plain struct has an operator: the backend, and the types of the operands.
pub fn operator_arguments(paths: &Paths, ty: &Type, operator: &Operator) -> TokenStream {
    let span = operator.function.span();
    let (b, lift) = (backend_type(span), paths.item("Lift", span));
    let types = |ty: &Type| {
        let ty = paths.native(ty);
        (quote!(#ty), quote_spanned!(at(span)=> <#ty as #lift>::On<#b>))
    };
    let (_, left) = types(ty);
    match &operator.rhs {
        Some(rhs) => {
            let (native, right) = types(rhs);
            let native = match ty {
                Type::Scalar(..) => {
                    let (operators, scalar) = (paths.item("operators", span), paths.native(ty));
                    quote!(#operators::OnTheLeft<#scalar>)
                }
                _ => native,
            };
            quote!(#b, #native, #left, #right)
        }
        None => quote!(#b, #left),
    }
}

/// The trait by which a struct has an operator of bodies with a scalar on its left.
pub fn scalar_operator(paths: &Paths, scalar: &Type, operator: &Operator) -> TokenStream {
    let span = operator.function.span();
    let name = format_ident!("Scalar{}", operator.name, span = at(span));
    let (operators, native, backend) = (
        paths.item("operators", span),
        paths.native(scalar),
        backend_type(span),
    );
    let lift = paths.item("Lift", span);
    quote_spanned!(at(span)=> #operators::#name<#backend, #native, <#native as #lift>::On<#backend>>)
}
