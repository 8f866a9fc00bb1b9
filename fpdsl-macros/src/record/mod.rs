//! `#[derive(Fp)]`: structs and enums that bodies compute with.
//!
//! A struct that is generic over its scalars, `struct Complex<T> { re: T, im: T }`, is its own version on a backend, with other
//! arguments: `Complex<B::F32>` (`generic`). One with fields of Rust's types, `struct Particle { x: [f64; 3], kind: u32 }`, gets a
//! twin that is generic over the backend (`plain`). The rest is the same for both (`memory`). An enum without fields is a number
//! (`variants`).
//!
//! The derive implements `State` and `Lift` field by field, and `Placed` and `Element` for memory. `Placed::places` says where the
//! scalars of a value lie. Before all else the struct is checked, with f64 for its type parameters and 1 for its lengths (`known`).
//!
//! Operators of a struct in bodies are those of Rust's types (`operators::AddOf` and its kin). Methods are those of the `#[fp]` on the
//! `impl`: see `block.rs` and `plain`.
//!
//! A twin for generic structs as well would cost inference: bodies cannot name a twin, so they would have it from `Lift::On`, from which
//! rustc does not find the `T` of `Complex<T>`. In a model of these traits `let z = Complex { re: x, im: y };` and `let n = norm(z);` of a
//! generic `norm` are E0282; a twin over the backend's scalar infers the first, and then a struct in a struct is E0282. Messages would say
//! `_::_::Complex<TypesOfABody, f32>`, as they do of plain structs, where they say `Complex<fpdsl::types::f32>`.

mod generic;
mod known;
mod memory;
mod plain;
mod variants;

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, GenericParam, Member, Visibility};

use crate::args::Vocabulary;
use crate::ast::ScalarType;
use crate::diag::Errors;
use crate::emit::Paths;
use crate::repr;

/// The implementations, or the errors in the struct.
pub fn derive(tokens: TokenStream) -> TokenStream {
    let (mut errors, paths) = (Errors::default(), Paths::find(Vocabulary::Kept, &[]));
    let input = match syn::parse2::<DeriveInput>(tokens) {
        Ok(input) => input,
        Err(error) => return error.into_compile_error(),
    };
    if let Data::Enum(data) = &input.data {
        return match variants::parse(&input, data, &mut errors) {
            Some(variants) if errors.is_empty() => variants::implement(&variants, &paths),
            _ => errors.into_tokens(),
        };
    }
    match parse(&input, &mut errors) {
        Some(record) if errors.is_empty() => {
            if record.is_plain() {
                plain::implement(&record, &paths)
            } else {
                generic::implement(&record, &paths)
            }
        }
        _ => errors.into_tokens(),
    }
}

/// A struct as it can be computed with.
#[derive(Clone)]
struct Record {
    vis: Visibility,
    name: Ident,
    /// A name for the backend in emitted code: `B` if the struct does not mention that name. Errors show it.
    any: Ident,
    /// The generic parameters in order.
    params: Vec<Param>,
    fields: Vec<Field>,
    /// The type whose scalar a literal beside the struct has: the first of its fields, or of the parts of tuples and arrays, that is
    /// not an integer or a boolean.
    measured: syn::Type,
}

#[derive(Clone)]
struct Field {
    member: Member,
    /// The name in printed kernels.
    name: String,
    vis: Visibility,
    ty: syn::Type,
}

#[derive(Clone)]
enum Param {
    Scalar(Ident),
    Length {
        name: Ident,
        declaration: TokenStream,
        /// True if its type is written `usize`.
        of_usize: bool,
    },
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
            let message = "`Fp` is for structs and enums: write a struct";
            errors.push(input.ident.span(), message);
            return None;
        }
    };
    repr::check(&input.attrs, errors);
    let params = parse_generics(input, errors);
    let scalars: Vec<&Ident> = scalars(&params).collect();
    let parts: Vec<&syn::Type> = fields.iter().flat_map(|field| parts(&field.ty)).collect();
    let measured = parts.iter().find(|part| !counts(part)).or(parts.first());
    let measured = measured.map_or_else(|| syn::Type::Verbatim(TokenStream::new()), |part| (*part).clone());
    let fields = fields
        .members()
        .zip(fields)
        .map(|(member, field)| {
            check_field(&member, &field.ty, &scalars, errors);
            let name = member.to_token_stream().to_string();
            Field {
                name: name.strip_prefix("r#").unwrap_or(&name).to_owned(),
                member,
                vis: field.vis.clone(),
                ty: field.ty.clone(),
            }
        })
        .collect();
    Some(Record {
        vis: input.vis.clone(),
        name: input.ident.clone(),
        any: unmentioned("B", input.to_token_stream()),
        params,
        fields,
        measured,
    })
}

/// The types that tuples and arrays in the type are made of.
fn parts(ty: &syn::Type) -> Vec<&syn::Type> {
    match ty {
        syn::Type::Paren(inner) => parts(&inner.elem),
        syn::Type::Group(inner) => parts(&inner.elem),
        syn::Type::Tuple(tuple) => tuple.elems.iter().flat_map(parts).collect(),
        syn::Type::Array(array) => parts(&array.elem),
        _ => vec![ty],
    }
}

/// Returns true for integers and booleans.
fn counts(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Path(path) => path
            .path
            .get_ident()
            .is_some_and(|name| ScalarType::from_name(&name.to_string()).is_some_and(|ty| !ty.is_float())),
        _ => false,
    }
}

fn scalars(params: &[Param]) -> impl Iterator<Item = &Ident> {
    params.iter().filter_map(|param| match param {
        Param::Scalar(name) => Some(name),
        Param::Length { .. } => None,
    })
}

fn parse_generics(input: &DeriveInput, errors: &mut Errors) -> Vec<Param> {
    let mut params = Vec::new();
    for param in &input.generics.params {
        match param {
            GenericParam::Type(ty) => {
                if !ty.bounds.is_empty() {
                    let message = format_args!(
                        "`{}` stands for a backend's types as well, which have no such bound: drop it here, and write it \
                         on the `impl`",
                        ty.ident
                    );
                    errors.push(ty.bounds.span(), message);
                }
                params.push(Param::Scalar(ty.ident.clone()));
            }
            GenericParam::Const(length) => params.push(Param::Length {
                name: length.ident.clone(),
                declaration: {
                    let (name, ty) = (&length.ident, &length.ty);
                    quote!(const #name: #ty)
                },
                of_usize: matches!(&length.ty, syn::Type::Path(path) if path.path.is_ident("usize")),
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
    params
}

/// Reports a field of a type that is none of the language, or that a generic struct cannot have.
fn check_field(member: &Member, ty: &syn::Type, scalars: &[&Ident], errors: &mut Errors) {
    let name = member.to_token_stream();
    if let Some((span, what)) = unknown(ty) {
        let message = format_args!(
            "the field `{name}` has {what}: fields are scalars of the language, arrays `[T; N]` and tuples of them, and structs that \
             derive `Fp`"
        );
        errors.push(span, message);
    } else if let (Some(first), Some((span, what))) = (scalars.first(), foreign(ty, scalars)) {
        let message = format_args!(
            "the field `{name}` has {what}: the fields of a struct with type parameters are made of those. Add a parameter for \
             this field, or drop `{first}` and write the types of all fields"
        );
        errors.push(span, message);
    }
}

fn told(ty: &syn::Type) -> (Span, String) {
    let text = ty.to_token_stream().to_string().replace(' ', "");
    (ty.span(), format!("the type `{text}`"))
}

/// Types of Rust's that are none of the language.
const STD: [&str; 15] = [
    "Vec",
    "Box",
    "Option",
    "PhantomData",
    "Rc",
    "Arc",
    "Cell",
    "RefCell",
    "String",
    "char",
    "str",
    "isize",
    "i128",
    "u128",
    "f128",
];

/// The part of a field's type that is no type of the language, with its name for messages.
fn unknown(ty: &syn::Type) -> Option<(Span, String)> {
    match ty {
        syn::Type::Paren(inner) => unknown(&inner.elem),
        syn::Type::Group(inner) => unknown(&inner.elem),
        syn::Type::Array(array) => unknown(&array.elem),
        syn::Type::Tuple(tuple) if (1..=12).contains(&tuple.elems.len()) => {
            tuple.elems.iter().find_map(unknown)
        }
        syn::Type::Path(path) => {
            let last = path.path.segments.last()?;
            STD.iter().any(|name| last.ident == name).then(|| told(ty))
        }
        _ => Some(told(ty)),
    }
}

/// The part of a field's type that is not made of the scalars alone, with its name for messages.
fn foreign(ty: &syn::Type, scalars: &[&Ident]) -> Option<(Span, String)> {
    match ty {
        syn::Type::Paren(inner) => foreign(&inner.elem, scalars),
        syn::Type::Group(inner) => foreign(&inner.elem, scalars),
        syn::Type::Array(array) => foreign(&array.elem, scalars),
        syn::Type::Tuple(tuple) => tuple.elems.iter().find_map(|part| foreign(part, scalars)),
        syn::Type::Path(path) if scalars.iter().any(|scalar| path.path.is_ident(*scalar)) => None,
        syn::Type::Path(path) => {
            let last = path.path.segments.last()?;
            let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else {
                return Some(told(ty));
            };
            // A length is a path as well.
            let mut types = arguments.args.iter().filter_map(|argument| match argument {
                syn::GenericArgument::Type(ty) => Some(ty),
                _ => None,
            });
            if types.any(|ty| foreign(ty, scalars).is_none()) {
                None
            } else {
                Some(told(ty))
            }
        }
        _ => Some(told(ty)),
    }
}

impl Record {
    /// Returns true if the types of its fields are Rust's.
    fn is_plain(&self) -> bool {
        scalars(&self.params).next().is_none()
    }

    /// `<T: Bound, const N: usize>` behind `first`.
    fn declared(&self, first: &TokenStream, bound: &TokenStream) -> TokenStream {
        let params = self.params.iter().map(|param| match param {
            Param::Scalar(scalar) => quote!(#scalar: #bound),
            Param::Length { declaration, .. } => declaration.clone(),
        });
        quote!(<#first #(#params),*>)
    }

    /// The arguments of the struct, with other scalars.
    fn arguments(&self, scalar: impl Fn(&Ident) -> TokenStream) -> Vec<TokenStream> {
        let argument = |param: &Param| match param {
            Param::Scalar(name) => scalar(name),
            Param::Length { name, .. } => name.to_token_stream(),
        };
        self.params.iter().map(argument).collect()
    }

    /// A value of the type `ty`, which has the fields of the struct.
    fn value(&self, ty: &TokenStream, field: impl Fn(&Field) -> TokenStream) -> TokenStream {
        let fields = self.fields.iter().map(|one| {
            let (member, value) = (&one.member, field(one));
            quote!(#member: #value)
        });
        quote!(#ty { #(#fields),* })
    }
}
