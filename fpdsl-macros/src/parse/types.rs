//! Types.

use proc_macro2::Ident;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::Visit;

use super::lengths;
use super::names::Scopes;
use super::{InScope, Parser};
use crate::ast::{Argument, GenericKind, ScalarType, Type, index_axes};
use crate::diag::Errors;

const SCALARS: &str = "`bool`, `f32`, `f64`, `i8` to `i64`, `u8` to `u64` and `usize`";

/// The scalar type of a name in a body, where `isize` is `i64`: devices have 64 bits, and so do the hosts.
pub fn scalar_in_a_body(name: &str) -> Option<ScalarType> {
    match name {
        "isize" => Some(ScalarType::I64),
        _ => ScalarType::from_name(name),
    }
}

impl Parser<'_> {
    pub fn ty(&mut self, ty: &syn::Type) -> Type {
        if let syn::Type::Array(array) = ty {
            self.report_variable(&array.len);
            self.note_length(&array.len);
        }
        parse_type(ty, self.known, self.errors)
    }

    /// The arguments of an instance, as in `f::<f32, 4>(x)`.
    pub fn arguments(&mut self, arguments: &syn::AngleBracketedGenericArguments) -> Vec<Argument> {
        parse_arguments(arguments, self.known, self.errors)
    }

    /// Reports a length of an array that cannot be.
    pub fn report_length(&mut self, len: &syn::Expr) {
        if let Some((span, fault)) = lengths::fault(len) {
            self.errors.push(span, fault);
        }
        self.report_variable(len);
        self.note_length(len);
    }

    /// Notes a length that only rustc knows, apart from those of the function's own parameters.
    fn note_length(&mut self, len: &syn::Expr) {
        if !matches!(len, syn::Expr::Lit(_)) && lengths::is_of_constants(len, self.known) {
            self.lengths.push(len.to_token_stream());
        }
    }

    /// Reports a length of an array that depends on a variable.
    fn report_variable(&mut self, len: &syn::Expr) {
        let (scopes, errors) = (&self.scopes, &mut *self.errors);
        let mut variables = Variables { scopes, found: None };
        variables.visit_expr(len);
        if let Some(name) = variables.found {
            let message = format_args!(
                "`{name}` is a variable, and array lengths must be known at compile time: write a literal \
                 or a `const`"
            );
            errors.push(name.span(), message);
        }
    }
}

/// Looks for a local variable in an expression for rustc.
struct Variables<'a> {
    scopes: &'a Scopes,
    found: Option<Ident>,
}

impl Visit<'_> for Variables<'_> {
    fn visit_expr_path(&mut self, path: &syn::ExprPath) {
        let name = path.path.get_ident().filter(|name| self.scopes.contains(name));
        self.found = self.found.take().or(name.cloned());
    }
}

fn parse_arguments(
    arguments: &syn::AngleBracketedGenericArguments,
    known: InScope<'_>,
    errors: &mut Errors,
) -> Vec<Argument> {
    let arguments = arguments.args.iter();
    arguments
        .map(|argument| parse_argument(argument, known, errors))
        .collect()
}

fn parse_argument(argument: &syn::GenericArgument, known: InScope<'_>, errors: &mut Errors) -> Argument {
    match argument {
        syn::GenericArgument::Type(syn::Type::Infer(hole)) => Argument::Infer(hole.underscore_token.span),
        syn::GenericArgument::Type(syn::Type::Path(path)) => parse_path_argument(path, known, errors),
        syn::GenericArgument::Type(ty) => Argument::Type(parse_type(ty, known, errors)),
        syn::GenericArgument::Const(value) => Argument::Const(value.to_token_stream()),
        other => {
            let message = "this argument is not supported: write a type, a mode or a length";
            errors.push(other.span(), message);
            Argument::Infer(other.span())
        }
    }
}

/// A name between `::<` and `>`, which can be a type, a mode or a constant.
fn parse_path_argument(path: &syn::TypePath, known: InScope<'_>, errors: &mut Errors) -> Argument {
    if let Some(name) = path.path.get_ident().filter(|_| path.qself.is_none()) {
        match known.find(name) {
            Some(GenericKind::Mode | GenericKind::Length | GenericKind::Function) => {
                return Argument::Param(name.clone());
            }
            None if is_constant_name(&name.to_string()) => {
                return Argument::Const(name.to_token_stream());
            }
            Some(GenericKind::Float | GenericKind::Int | GenericKind::Trait) | None => {}
        }
    }
    Argument::Type(parse_path(path, known, errors))
}

/// Returns true if this is the name of a constant and not of a type, by Rust's naming.
fn is_constant_name(name: &str) -> bool {
    name.len() > 1
        && name
            .chars()
            .all(|c| c.is_uppercase() || c.is_numeric() || c == '_')
}

pub fn parse_type(ty: &syn::Type, known: InScope<'_>, errors: &mut Errors) -> Type {
    match ty {
        syn::Type::Paren(inner) => parse_type(&inner.elem, known, errors),
        syn::Type::Group(inner) => parse_type(&inner.elem, known, errors),
        syn::Type::Path(path) => parse_path(path, known, errors),
        syn::Type::Array(array) => {
            let elem = parse_type(&array.elem, known, errors);
            if let Some((span, fault)) = lengths::fault(&array.len) {
                errors.push(span, fault);
            }
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
                tuple
                    .elems
                    .iter()
                    .map(|elem| parse_type(elem, known, errors))
                    .collect(),
                span,
            )
        }
        other => {
            errors.push(other.span(), describe(other));
            Type::Path(other.to_token_stream(), other.span())
        }
    }
}

fn parse_path(path: &syn::TypePath, known: InScope<'_>, errors: &mut Errors) -> Type {
    let span = path.span();
    if index_axes(path).is_some() {
        errors.push(
            span,
            "an index is a parameter of its own: pass its coordinates, as in `i.x()`, which are `usize`",
        );
    }
    if let Some(name) = path.path.get_ident().filter(|_| path.qself.is_none()) {
        match known.find(name) {
            Some(GenericKind::Float | GenericKind::Int | GenericKind::Trait) => {
                return Type::Param(name.clone());
            }
            Some(GenericKind::Function) => {
                let message = format_args!(
                    "`{name}` is a function, not the type of a value: drop the parameter, and call it by `{name}::call(..)`"
                );
                errors.push(span, message);
            }
            Some(GenericKind::Mode | GenericKind::Length) => {
                let message = format_args!("`{name}` is not a type: a value has a type, as in `f32`");
                errors.push(span, message);
            }
            None => {}
        }
        if name == "Self" && known.in_impl {
            return Type::Itself(span);
        }
        let name = name.to_string();
        let scalar = if known.in_body {
            scalar_in_a_body(&name)
        } else {
            ScalarType::from_name(&name)
        };
        if let Some(scalar) = scalar {
            return Type::Scalar(scalar, span);
        }
        if let Some(advice) = unsupported_name(&name) {
            errors.push(span, format_args!("the type `{name}` is not supported: {advice}"));
        }
    } else if let Some(segment) = path.path.segments.last().filter(|s| !s.arguments.is_none()) {
        let advice = match segment.ident.to_string().as_str() {
            "Vec" | "Box" => Some("take and return fixed-size arrays such as `[f32; 4]`"),
            "Option" | "Result" => Some("return a tuple with a `bool` that says whether the value counts"),
            _ => None,
        };
        match (advice, &segment.arguments) {
            (Some(advice), _) => errors.push(
                span,
                format_args!("the type `{}<..>` is not supported: {advice}", segment.ident),
            ),
            (None, syn::PathArguments::AngleBracketed(arguments)) => {
                let arguments = parse_arguments(arguments, known, errors);
                let mut plain = path.path.clone();
                if let Some(last) = plain.segments.last_mut() {
                    last.arguments = syn::PathArguments::None;
                }
                return Type::Struct(plain.to_token_stream(), arguments, span);
            }
            (None, _) => errors.push(span, describe(&syn::Type::Path(path.clone()))),
        }
    }
    Type::Path(path.to_token_stream(), span)
}

fn unsupported_name(name: &str) -> Option<String> {
    let advice = match name {
        "i128" => "the widest integer is `i64`".to_owned(),
        "u128" => "the widest integer is `u64`".to_owned(),
        "isize" => "write `i64`; only bodies read `isize` as `i64`".to_owned(),
        "f128" => "the widest float is `f64`".to_owned(),
        "char" | "str" | "String" => format!("an `#[fp]` function computes with {SCALARS}"),
        "Self" => "put `#[fp]` on the `impl` block, or name the type".to_owned(),
        _ => return None,
    };
    Some(advice)
}

fn describe(ty: &syn::Type) -> String {
    match ty {
        syn::Type::Reference(reference) if matches!(*reference.elem, syn::Type::Slice(_)) => {
            "a slice is a parameter of its own, `u: &[f32]`: anywhere else write an array `[T; N]`".to_owned()
        }
        syn::Type::Reference(reference) if reference.mutability.is_some() => {
            "`&mut` is not supported: return the new value, several of them as a tuple".to_owned()
        }
        syn::Type::Reference(_) => "references are not supported: take the value itself, and an array of any length as a slice `&[T]`".to_owned(),
        syn::Type::Ptr(_) => "pointers are not supported: take the value itself".to_owned(),
        syn::Type::Slice(_) => {
            "a slice is passed by reference: write `&[T]`, or an array `[T; N]`".to_owned()
        }
        syn::Type::FnPtr(_) => {
            "function pointers are not supported: write a parameter `<F: Function<Args = (f64,), Out = f64>>`, and call it by \
             `F::call(x)`"
                .to_owned()
        }
        syn::Type::ImplTrait(_) | syn::Type::TraitObject(_) => {
            "trait objects and `impl Trait` are not supported: name the type, or for a function write a parameter `<F: \
             Function<Args = (f64,), Out = f64>>`"
                .to_owned()
        }
        syn::Type::Infer(_) => "`_` as a type is not supported: write the type or leave it out".to_owned(),
        syn::Type::Never(_) => {
            "the type `!` is not supported: an `#[fp]` function returns a value".to_owned()
        }
        syn::Type::Macro(_) => "macros are not supported as types: write the type".to_owned(),
        _ => format!("this type is not supported: write {SCALARS}, arrays `[T; N]` or tuples of them"),
    }
}
