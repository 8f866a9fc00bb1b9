//! Types.

use quote::ToTokens;
use syn::spanned::Spanned;

use super::Parser;
use crate::ast::{ScalarType, Type};
use crate::diag::Errors;

const SCALARS: &str = "`bool`, `f32`, `f64`, `i8` to `i64`, `u8` to `u64` and `usize`";

impl Parser<'_> {
    pub fn ty(&mut self, ty: &syn::Type) -> Type {
        parse_type(ty, self.errors)
    }
}

pub fn parse_type(ty: &syn::Type, errors: &mut Errors) -> Type {
    match ty {
        syn::Type::Paren(inner) => parse_type(&inner.elem, errors),
        syn::Type::Group(inner) => parse_type(&inner.elem, errors),
        syn::Type::Path(path) => parse_path(path, errors),
        syn::Type::Array(array) => {
            let elem = parse_type(&array.elem, errors);
            if let syn::Expr::Infer(hole) = &array.len {
                errors.push(
                    hole.underscore_token.span,
                    "`_` as a length is not supported: write the length",
                );
            }
            Type::Array(
                Box::new(elem),
                array.len.to_token_stream(),
                array.bracket_token.span.open(),
            )
        }
        syn::Type::Tuple(tuple) => {
            let span = tuple.paren_token.span.open();
            if tuple.elems.len() > 12 {
                errors.push(
                    span,
                    "a tuple has at most 12 components here: nest tuples or use an array",
                );
            }
            Type::Tuple(
                tuple.elems.iter().map(|elem| parse_type(elem, errors)).collect(),
                span,
            )
        }
        other => {
            errors.push(other.span(), describe(other));
            Type::Path(other.to_token_stream(), other.span())
        }
    }
}

fn parse_path(path: &syn::TypePath, errors: &mut Errors) -> Type {
    let span = path.span();
    if let Some(name) = path.path.get_ident().filter(|_| path.qself.is_none()) {
        let name = name.to_string();
        if let Some(scalar) = ScalarType::from_name(&name) {
            return Type::Scalar(scalar, span);
        }
        if let Some(advice) = unsupported_name(&name) {
            errors.push(span, format_args!("the type `{name}` is not supported: {advice}"));
        }
    } else if let Some(segment) = path.path.segments.last().filter(|s| !s.arguments.is_none()) {
        let advice = match segment.ident.to_string().as_str() {
            "Vec" | "Box" => "take and return fixed-size arrays such as `[f32; 4]`",
            "Option" | "Result" => "return a tuple with a `bool` that says whether the value counts",
            _ => "types with parameters are not supported yet, write scalars, arrays and tuples",
        };
        errors.push(
            span,
            format_args!("the type `{}<..>` is not supported: {advice}", segment.ident),
        );
    }
    Type::Path(path.to_token_stream(), span)
}

fn unsupported_name(name: &str) -> Option<String> {
    let advice = match name {
        "i128" => "the widest integer is `i64`".to_owned(),
        "u128" => "the widest integer is `u64`".to_owned(),
        "isize" => "its width differs between devices, use `i64`".to_owned(),
        "f128" => "the widest float is `f64`".to_owned(),
        "char" | "str" | "String" => format!("an `#[fp]` function computes with {SCALARS}"),
        "Self" => "an `#[fp]` function stands outside of `impl` blocks, name the type".to_owned(),
        _ => return None,
    };
    Some(advice)
}

fn describe(ty: &syn::Type) -> String {
    match ty {
        syn::Type::Reference(reference) if matches!(*reference.elem, syn::Type::Slice(_)) => {
            "slices are not supported yet: take a fixed-size array such as `[f32; 4]`".to_owned()
        }
        syn::Type::Reference(reference) if reference.mutability.is_some() => {
            "`&mut` is not supported: return the new value, several of them as a tuple".to_owned()
        }
        syn::Type::Reference(_) => "references are not supported: take the value itself".to_owned(),
        syn::Type::Ptr(_) => "pointers are not supported: take the value itself".to_owned(),
        syn::Type::Slice(_) => "slices are not supported yet: write an array `[T; N]`".to_owned(),
        syn::Type::FnPtr(_) => {
            "function pointers are not supported: call an `#[fp]` function by its name".to_owned()
        }
        syn::Type::ImplTrait(_) | syn::Type::TraitObject(_) => {
            "trait objects and `impl Trait` are not supported: name the type".to_owned()
        }
        syn::Type::Infer(_) => "`_` as a type is not supported: write the type or leave it out".to_owned(),
        syn::Type::Never(_) => {
            "the type `!` is not supported: an `#[fp]` function returns a value".to_owned()
        }
        syn::Type::Macro(_) => "macros are not supported as types: write the type".to_owned(),
        _ => format!("this type is not supported: write {SCALARS}, arrays `[T; N]` or tuples of them"),
    }
}
