//! `#[derive(Fp)]`: structs that bodies compute with.
//!
//! A struct is generic over its scalar, `struct Complex<T> { re: T, im: T }`, so that a backend's version of it is the
//! same struct with another argument. In the host's memory it is so many scalars in a row.

use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, GenericParam, Member};

use crate::diag::Errors;
use crate::emit::Paths;
use crate::repr;
use crate::span::at;

/// The implementations, or the errors in the struct.
pub fn derive(tokens: TokenStream) -> TokenStream {
    let mut errors = Errors::default();
    let parsed = syn::parse2::<DeriveInput>(tokens).map(|input| parse(&input, &mut errors));
    match parsed {
        Ok(Some(record)) if errors.is_empty() => implement(&record),
        Ok(_) => errors.into_tokens(),
        Err(error) => error.into_compile_error(),
    }
}

/// A struct as it can be computed with.
struct Record {
    name: Ident,
    /// The type parameter.
    scalar: Ident,
    /// A name for the backend in emitted code: `B` if the struct does not mention that name. Errors show it.
    any: Ident,
    /// The generic parameters in order, without the type parameter's name: lengths, as declared.
    params: Vec<Param>,
    fields: Vec<(Member, syn::Type)>,
    /// The `align` attribute, which may add bytes behind the last field.
    align: Option<Span>,
}

/// The name, or one like it that is nowhere in the tokens.
fn unmentioned(name: &str, tokens: TokenStream) -> Ident {
    fn mentions(tokens: TokenStream, name: &str) -> bool {
        tokens.into_iter().any(|token| match token {
            TokenTree::Ident(ident) => ident == name,
            TokenTree::Group(group) => mentions(group.stream(), name),
            _ => false,
        })
    }
    let mut name = name.to_owned();
    while mentions(tokens.clone(), &name) {
        name.push('_');
    }
    Ident::new(&name, Span::call_site())
}

enum Param {
    Scalar,
    Length { name: Ident, declaration: TokenStream },
}

fn parse(input: &DeriveInput, errors: &mut Errors) -> Option<Record> {
    let fields = match &input.data {
        Data::Struct(data) if !data.fields.is_empty() => &data.fields,
        Data::Struct(_) => {
            errors.push(
                input.ident.span(),
                "a struct without fields has nothing to compute with: add fields",
            );
            return None;
        }
        Data::Enum(_) | Data::Union(_) => {
            let message = "`Fp` is for structs: write a struct, with an integer for the variant";
            errors.push(input.ident.span(), message);
            return None;
        }
    };
    let align = repr::check(&input.attrs, errors);
    let (scalar, params) = parse_generics(input, errors)?;
    let fields = fields
        .members()
        .zip(fields)
        .map(|(member, field)| {
            if let Some((span, what)) = foreign(&field.ty, &scalar) {
                let name = member.to_token_stream();
                let message = format_args!(
                    "the field `{name}` has {what}: the fields of a struct are `{scalar}`, arrays of it and structs over \
                     it; pass anything else beside the struct, as an argument of its own or in a tuple"
                );
                errors.push(span, message);
            }
            (member, field.ty.clone())
        })
        .collect();
    Some(Record {
        name: input.ident.clone(),
        scalar,
        any: unmentioned("B", input.to_token_stream()),
        params,
        fields,
        align,
    })
}

/// The type parameter, and all of them in order.
fn parse_generics(input: &DeriveInput, errors: &mut Errors) -> Option<(Ident, Vec<Param>)> {
    let name = &input.ident;
    let mut scalar = None;
    let mut params = Vec::new();
    for param in &input.generics.params {
        match param {
            GenericParam::Type(ty) if scalar.is_none() => {
                if !ty.bounds.is_empty() {
                    let message = format_args!(
                        "`{}` stands for a backend's types as well, which have no such bound: drop it here, and write it \
                         on the `impl`",
                        ty.ident
                    );
                    errors.push(ty.bounds.span(), message);
                }
                scalar = Some(ty.ident.clone());
                params.push(Param::Scalar);
            }
            GenericParam::Type(ty) => {
                let message = "a struct has one type parameter, the scalar that it is made of: use it for all fields, and pass values \
                     of other types beside the struct, in a tuple";
                errors.push(ty.ident.span(), message);
            }
            GenericParam::Const(length) => params.push(Param::Length {
                name: length.ident.clone(),
                declaration: {
                    let (name, ty) = (&length.ident, &length.ty);
                    quote!(const #name: #ty)
                },
            }),
            GenericParam::Lifetime(lifetime) => errors.push(
                lifetime.lifetime.span(),
                "lifetimes are not supported: values are copied, drop it",
            ),
        }
    }
    if let Some(clause) = &input.generics.where_clause {
        errors.push(
            clause.where_token.span,
            "`where` is not supported on a struct: drop it",
        );
    }
    if scalar.is_none() {
        let message = format_args!(
            "`{name}` needs a type parameter for its scalar, since each backend has types of its own: write \
             `struct {name}<T>` with fields of type `T`"
        );
        errors.push(name.span(), message);
    }
    scalar.map(|scalar| (scalar, params))
}

/// Types of Rust's that take a scalar and are none of the language.
const STD: [&str; 8] = [
    "Vec",
    "Box",
    "Option",
    "PhantomData",
    "Rc",
    "Arc",
    "Cell",
    "RefCell",
];

/// The part of a field's type that is not made of the scalar alone, with its name for messages.
fn foreign(ty: &syn::Type, scalar: &Ident) -> Option<(Span, String)> {
    let told = |ty: &syn::Type| {
        let text = ty.to_token_stream().to_string().replace(' ', "");
        Some((ty.span(), format!("the type `{text}`")))
    };
    match ty {
        syn::Type::Paren(inner) => foreign(&inner.elem, scalar),
        syn::Type::Group(inner) => foreign(&inner.elem, scalar),
        syn::Type::Array(array) => foreign(&array.elem, scalar),
        syn::Type::Path(path) if path.path.is_ident(scalar) => None,
        syn::Type::Path(path) => {
            let last = path.path.segments.last()?;
            if STD.iter().any(|name| last.ident == name) {
                return told(ty);
            }
            let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else {
                return told(ty);
            };
            let types = arguments.args.iter().filter_map(|argument| match argument {
                syn::GenericArgument::Type(ty) => Some(ty),
                _ => None,
            });
            // A length is a path as well.
            let types: Vec<_> = types.collect();
            if types.iter().any(|ty| foreign(ty, scalar).is_none()) {
                None
            } else {
                told(ty)
            }
        }
        _ => told(ty),
    }
}

impl Record {
    /// `<T: Bound, const N: usize>` behind `first`.
    fn declared(&self, first: &TokenStream, bound: &TokenStream) -> TokenStream {
        let scalar = &self.scalar;
        let params = self.params.iter().map(|param| match param {
            Param::Scalar => quote!(#scalar: #bound),
            Param::Length { declaration, .. } => declaration.clone(),
        });
        quote!(<#first #(#params),*>)
    }

    /// The struct with another scalar.
    fn over(&self, scalar: &TokenStream) -> TokenStream {
        let name = &self.name;
        let params = self.params.iter().map(|param| match param {
            Param::Scalar => scalar.clone(),
            Param::Length { name, .. } => name.to_token_stream(),
        });
        quote!(#name<#(#params),*>)
    }

    /// A value of the struct, each field from its name, its type and its member.
    fn value(&self, field: impl Fn(&str, &syn::Type, &Member) -> TokenStream) -> TokenStream {
        let name = &self.name;
        let fields = self.fields.iter().map(|(member, ty)| {
            let value = field(&member.to_token_stream().to_string(), ty, member);
            quote!(#member: #value)
        });
        quote!(#name { #(#fields),* })
    }
}

fn implement(record: &Record) -> TokenStream {
    let paths = Paths::find(false, &[]);
    let state = implement_state(record, &paths);
    let lift = implement_lift(record, &paths);
    let memory = implement_memory(record, &paths);
    quote!(#state #lift #memory)
}

fn implement_state(record: &Record, paths: &Paths) -> TokenStream {
    let span = record.name.span();
    let any = &record.any;
    let (state, backend) = (paths.item("State", span), paths.item("Backend", span));
    let declared = record.declared(&quote!(#any: #backend,), &quote!(#state<#any>));
    let ty = record.over(&record.scalar.to_token_stream());
    let merged = record.value(|name, ty, member| {
        quote! {
            __b.field(__join, #name, #[inline(always)] |__join| {
                <#ty as #state<#any>>::merge(__b, __join, __x.#member, __y.#member)
            })
        }
    });
    let made = {
        let (operators, scalar) = (paths.item("operators", span), &record.scalar);
        let declared = record.declared(&quote!(#any: #backend,), &quote!(#operators::Made<#any>));
        quote! {
            #[automatically_derived]
            impl #declared #operators::Made<#any> for #ty
            where
                Self: ::core::marker::Copy,
            {
                type Scalar = <#scalar as #operators::Made<#any>>::Scalar;
            }
        }
    };
    let element_on = {
        let (element_on, scalar) = (paths.item("ElementOn", span), &record.scalar);
        let declared = record.declared(&quote!(#any: #backend,), &quote!(#element_on<#any>));
        let element = record.over(&quote!(<#scalar as #element_on<#any>>::Element));
        quote! {
            #[automatically_derived]
            impl #declared #element_on<#any> for #ty
            where
                Self: ::core::marker::Copy,
                #element: ::core::marker::Copy,
            {
                type Element = #element;
            }
        }
    };
    let zero = record.value(|_, ty, _| quote!(<#ty as #state<#any>>::zero(__b)));
    quote! {
        #made
        #element_on
        #[automatically_derived]
        impl #declared #state<#any> for #ty
        where
            Self: ::core::marker::Copy,
        {
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

fn implement_lift(record: &Record, paths: &Paths) -> TokenStream {
    let span = record.name.span();
    let item = |name: &str| paths.item(name, span);
    let (lift, backend, lower) = (item("Lift"), item("Backend"), item("Lower"));
    let (shape, visitor, any) = (item("Shape"), item("LeafVisitor"), &record.any);
    let scalar = &record.scalar;
    let declared = record.declared(&TokenStream::new(), &lift);
    let ty = record.over(&scalar.to_token_stream());
    let on = record.over(&quote!(<#scalar as #lift>::On<#any>));
    let shapes = record.fields.iter().map(|(member, ty)| {
        let name = member.to_token_stream().to_string();
        quote!((#name, <#ty as #lift>::SHAPE))
    });
    let lifted = record.value(|_, ty, member| quote!(<#ty as #lift>::lift(__b, __value.#member)));
    let lowered = record.value(|_, ty, member| quote!(<#ty as #lift>::lower(__b, __value.#member)));
    let leaves = record.value(|name, ty, _| {
        quote!(__visitor.field(#name, #[inline(always)] |__visitor| <#ty as #lift>::leaves::<#any>(__visitor)))
    });
    quote! {
        #[automatically_derived]
        impl #declared #lift for #ty {
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

/// The implementations for memory. They hold the only unsafe parts of emitted code: addresses of the fields of one struct.
fn implement_memory(record: &Record, paths: &Paths) -> TokenStream {
    let span = record.name.span();
    let item = |name: &str| paths.item(name, span);
    let (stored, blocks, element) = (item("Stored"), item("Blocks"), item("Element"));
    let scalar = &record.scalar;
    let ty = record.over(&scalar.to_token_stream());
    let stored_params = record.declared(&TokenStream::new(), &stored);
    let element_params = record.declared(&TokenStream::new(), &element);
    let loaded = record
        .value(|_, ty, member| quote!(<#ty as #stored>::load(__b, &raw const (*__at).#member, __stride)));
    let stores = record.fields.iter().map(|(member, ty)| {
        quote!(<#ty as #stored>::store(__b, __value.#member, &raw mut (*__at).#member, __stride);)
    });
    let gathered = record
        .value(|_, ty, member| quote!(<#ty as #stored>::gather(__b, &raw const (*__at).#member, __offsets)));
    let (usize_, lanes) = (item("usize"), item("LANES"));
    let in_a_row = item("in_a_row");
    let counts = record.fields.iter().map(|(member, ty)| {
        quote! {
            #in_a_row::<<#scalar as #element>::Scalar>(::core::mem::offset_of!(Self, #member), __count);
            __count += <#ty as #element>::COUNT;
        }
    });
    let whole = {
        let span = record.align.unwrap_or(span);
        let (whole, count) = (paths.item("whole", span), quote!(__count));
        quote_spanned!(at(span)=> #whole::<Self, <#scalar as #element>::Scalar>(#count);)
    };
    let none = Literal::usize_unsuffixed(0);
    quote! {
        #[automatically_derived]
        impl #stored_params #stored for #ty {
            #[inline(always)]
            unsafe fn load<__B: #blocks>(__b: __B, __at: *const Self, __stride: #usize_) -> Self::On<__B> {
                // SAFETY: the caller's; the fields of an element are within it.
                unsafe { #loaded }
            }
            #[inline(always)]
            unsafe fn store<__B: #blocks>(__b: __B, __value: Self::On<__B>, __at: *mut Self, __stride: #usize_) {
                // SAFETY: the caller's; the fields of an element are within it.
                unsafe { #(#stores)* }
            }
            #[inline(always)]
            unsafe fn gather<__B: #blocks>(
                __b: __B,
                __at: *const Self,
                __offsets: &[#usize_; #lanes],
            ) -> Self::On<__B> {
                // SAFETY: the caller's; the fields of an element are within it.
                unsafe { #gathered }
            }
        }
        // SAFETY: the constant, without which no array is touched, is refused unless the fields lie in a row.
            #[automatically_derived]
            unsafe impl #element_params #element for #ty {
                type Scalar = <#scalar as #element>::Scalar;
                const COUNT: #usize_ = {
                    let mut __count = #none;
                    #(#counts)*
                    #whole
                    __count
                };
            }
    }
}
