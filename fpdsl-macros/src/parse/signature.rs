//! Everything before the body.

use std::collections::HashSet;

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident};
use syn::spanned::Spanned;
use syn::{FnArg, Pat, ReturnType};

use super::InScope;
use super::generics::parse_generics;
use super::record::self_name;
use super::slice::{parse_param_type, report_returned};
use super::types::parse_type;
use crate::args::Options;
use crate::ast::{GenericParam, NameKind, Operator, Owner, Param, ScalarType, Signature, Type};
use crate::diag::Errors;

/// The runtime implements its traits for tuples up to this length.
const MAX_PARAMS: usize = 12;

/// The parts of an `impl` block that a function in it takes over.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    pub ty: &'a Type,
    pub name: &'a str,
    pub generics: &'a [GenericParam],
    pub operator: Option<&'a Operator>,
}

pub fn parse(
    options: &Options,
    item: &syn::ItemFn,
    around: Option<Around<'_>>,
    errors: &mut Errors,
) -> Option<Signature> {
    let mut mine = Errors::default();
    report_qualifiers(item, &mut mine);
    let outer = around.map_or(&[][..], |around| around.generics);
    let generics = parse_generics(options, item, outer, &mut mine);
    let known = InScope {
        generics: &generics,
        in_impl: around.is_some(),
        in_body: false,
    };
    report_inner_attributes(item, &mut mine);
    let params = parse_params(&item.sig, known, &mut mine);
    let output = parse_output(&item.sig, known, &mut mine);
    report_rows(&item.sig, &params, &mut mine);
    let params = match around.map(|around| around.ty) {
        Some(scalar @ Type::Scalar(..)) => of_scalar(params, scalar),
        _ => params,
    };
    match mine.finish() {
        Ok(()) => Some(Signature {
            owner: around.map(|around| Owner {
                ty: around.ty.clone(),
                name: around.name.to_owned(),
                generics: around.generics.len(),
                receiver: item.sig.receiver().is_some(),
                operator: around.operator.cloned(),
            }),
            of_trait: None,
            attrs: item.attrs.clone(),
            vis: item.vis.clone(),
            name: item.sig.ident.clone(),
            generics,
            params,
            output,
            reduction: options.reduction.clone(),
            pasting: options.pasting,
            constants: TokenStream::new(),
        }),
        Err(error) => {
            errors.add(error);
            None
        }
    }
}

/// The parameters where `self` is a scalar.
fn of_scalar(params: Vec<Param>, scalar: &Type) -> Vec<Param> {
    let named = |param: Param| match param.ty {
        Type::Itself(_) => Param {
            ty: scalar.clone(),
            ..param
        },
        _ => param,
    };
    params.into_iter().map(named).collect()
}

/// The parameters that have plain names, for a body that is read after the signature has failed.
pub fn named_params(item: &syn::ItemFn) -> impl Iterator<Item = (&Ident, NameKind)> {
    item.sig.inputs.iter().filter_map(|arg| match arg {
        FnArg::Typed(typed) => match &*typed.pat {
            Pat::Ident(name) => Some((&name.ident, NameKind::of_syntax(&typed.ty))),
            _ => None,
        },
        FnArg::Receiver(_) => None,
    })
}

fn report_qualifiers(item: &syn::ItemFn, errors: &mut Errors) {
    let sig = &item.sig;
    if let Some(token) = &sig.constness {
        errors.push(
            token.span,
            "`const fn` is not supported: rounding is chosen at run time; drop `const` and call it where it is used",
        );
    }
    if let Some(token) = &sig.asyncness {
        errors.push(
            token.span,
            "`async fn` is not supported: an `#[fp]` function computes at once; drop `async`",
        );
    }
    match &sig.safety {
        syn::Safety::Unsafe(token) => {
            errors.push(token.span, "`unsafe fn` is not supported yet: drop `unsafe`");
        }
        syn::Safety::Safe(token) => errors.push(token.span, "`safe fn` is not supported: drop `safe`"),
        syn::Safety::Default => {}
    }
    if let Some(abi) = &sig.abi {
        errors.push(
            abi.extern_token.span,
            "`extern` is not supported: write an `extern` function of your own that calls this one",
        );
    }
    if let Some(variadic) = &sig.variadic {
        errors.push(
            variadic.dots.span(),
            "variadic parameters are not supported: take an array `[f32; N]`",
        );
    }
}

fn report_inner_attributes(item: &syn::ItemFn, errors: &mut Errors) {
    // The attribute itself is not among them.
    if let Some(again) = item
        .attrs
        .iter()
        .find(|attribute| attribute.path().is_ident("fp"))
    {
        errors.push(
            again.path().span(),
            "`#[fp]` is given twice: write all arguments in one",
        );
    }
    for attribute in &item.attrs {
        if matches!(attribute.style, syn::AttrStyle::Inner(_)) {
            errors.push(
                attribute.pound_token.span,
                "inner attributes are not supported: write `#[..]` above the function",
            );
        }
    }
}

fn parse_params(sig: &syn::Signature, known: InScope<'_>, errors: &mut Errors) -> Vec<Param> {
    if let Some(extra) = sig.inputs.iter().nth(MAX_PARAMS) {
        errors.push(
            extra.span(),
            format_args!("an `#[fp]` function has at most {MAX_PARAMS} parameters: pass an array or a tuple"),
        );
    }
    report_repeated(sig, errors);
    sig.inputs
        .iter()
        .enumerate()
        .filter_map(|(position, arg)| parse_param(position, arg, known, errors))
        .collect()
}

/// Reports a row that is not the last parameter, and a result beside it.
fn report_rows(sig: &syn::Signature, params: &[Param], errors: &mut Errors) {
    let is_row = |param: &&Param| matches!(param.ty, Type::Row(..));
    let mut rows = params.iter().filter(is_row);
    let Some(first) = rows.next() else {
        return;
    };
    if let Some(second) = rows.next() {
        errors.push(
            second.ty.span(),
            "`&mut [T]` is the row of an element, and a function has one: return the new elements as a tuple, which `.into(..)`, \
             `.scatter(..)` or `.sweep(..)` on the call writes",
        );
    } else if !params.last().is_some_and(|last| is_row(&last)) {
        errors.push(
            first.ty.span(),
            "the row that a kernel writes, `&mut [T]`, is the last parameter: move it there, or take `&[T]` and return the new element, which \
             `.into(..)`, `.scatter(..)` or `.sweep(..)` on the call writes",
        );
    }
    if let ReturnType::Type(_, ty) = &sig.output
        && !is_unit(ty)
    {
        errors.push(
            ty.span(),
            "a function with a row, `&mut [T]`, returns nothing: write to the row, with `.rows(len)` on the call; or take `&[T]` and return \
             the new element, with `.into(..)` or `.sweep(..)`",
        );
    }
}

fn is_unit(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Tuple(unit) if unit.elems.is_empty())
}

/// Reports a name that two parameters have.
fn report_repeated(sig: &syn::Signature, errors: &mut Errors) {
    let mut seen = HashSet::new();
    for arg in &sig.inputs {
        if let FnArg::Typed(typed) = arg
            && let Pat::Ident(name) = &*typed.pat
            && !seen.insert(&name.ident)
        {
            let message = format_args!(
                "two parameters are called `{}`: give one another name",
                name.ident
            );
            errors.push(name.ident.span(), message);
        }
    }
}

fn parse_param(position: usize, arg: &FnArg, known: InScope<'_>, errors: &mut Errors) -> Option<Param> {
    let typed = match arg {
        FnArg::Receiver(receiver) => return parse_receiver(receiver, known, errors),
        FnArg::Typed(typed) => typed,
    };
    if let Some(attribute) = typed.attrs.first() {
        errors.push(
            attribute.pound_token.span,
            "attributes on parameters are not supported: drop them",
        );
    }
    let (by_ref, ty) = match referenced(&typed.ty) {
        Some(ty) => (true, parse_type(ty, known, errors)),
        None => (false, parse_param_type(position, &typed.ty, known, errors)),
    };
    let (name, mutable, unnamed) = parse_param_pattern(position, &typed.pat, errors)?;
    Some(Param {
        name,
        mutable,
        unnamed,
        by_ref,
        ty,
    })
}

/// The type behind a reference to a value.
fn referenced(ty: &syn::Type) -> Option<&syn::Type> {
    match ty {
        syn::Type::Paren(inner) => referenced(&inner.elem),
        syn::Type::Group(inner) => referenced(&inner.elem),
        syn::Type::Reference(reference) if reference.mutability.is_none() && reference.lifetime.is_none() => {
            match &*reference.elem {
                syn::Type::Slice(_) | syn::Type::TraitObject(_) | syn::Type::Reference(_) => None,
                syn::Type::Path(path) if path.path.is_ident("str") => None,
                elem => Some(elem),
            }
        }
        _ => None,
    }
}

fn parse_receiver(receiver: &syn::Receiver, known: InScope<'_>, errors: &mut Errors) -> Option<Param> {
    let span = receiver.self_token.span;
    let message = match &receiver.kind {
        _ if !known.in_impl => "methods are declared together: put `#[fp]` on the `impl` block",
        syn::ReceiverKind::Reference(_, _, Some(_)) => {
            "`&mut self` is not supported: take `self` and return the new value"
        }
        syn::ReceiverKind::Reference(_, Some(_), None) => "a lifetime is not needed here: write `&self`",
        syn::ReceiverKind::Reference(..) | syn::ReceiverKind::Value => {
            return Some(Param {
                name: self_name(span),
                mutable: receiver.mutability.map(|token| token.span),
                unnamed: false,
                by_ref: matches!(receiver.kind, syn::ReceiverKind::Reference(..)),
                ty: Type::Itself(span),
            });
        }
        _ => "`self` has no type here: write `self` alone",
    };
    errors.push(span, message);
    None
}

fn parse_param_pattern(
    position: usize,
    pat: &Pat,
    errors: &mut Errors,
) -> Option<(Ident, Option<Span>, bool)> {
    match pat {
        Pat::Ident(name) if name.by_ref.is_none() && name.subpat.is_none() => {
            Some((name.ident.clone(), name.mutability.map(|token| token.span), false))
        }
        Pat::Wild(wild) => {
            let name = format_ident!("__arg{position}", span = wild.underscore_token.span);
            Some((name, None, true))
        }
        Pat::Paren(inner) => parse_param_pattern(position, &inner.pat, errors),
        other => {
            errors.push(
                other.span(),
                "patterns in parameters are not supported: name the parameter and take it apart with `let`",
            );
            None
        }
    }
}

/// The float type that parameters name first.
fn computed(params: TokenStream) -> Option<ScalarType> {
    params.into_iter().find_map(|token| match token {
        TokenTree::Ident(name) => ScalarType::from_name(&name.to_string()).filter(|ty| ty.is_float()),
        TokenTree::Group(group) => computed(group.stream()),
        _ => None,
    })
}

/// Returns true for `x: &mut T`.
fn is_mutable(input: &FnArg) -> bool {
    match input {
        FnArg::Typed(input) => {
            matches!(&*input.ty, syn::Type::Reference(reference) if reference.mutability.is_some())
        }
        FnArg::Receiver(_) => false,
    }
}

fn parse_output(sig: &syn::Signature, known: InScope<'_>, errors: &mut Errors) -> Type {
    let nothing = |span: Span, errors: &mut Errors| {
        errors.push(
            span,
            format_args!(
                "`{}` returns nothing: a result is its only effect, write `-> {}`",
                sig.ident,
                computed(sig.inputs.to_token_stream())
                    .unwrap_or(ScalarType::F32)
                    .name()
            ),
        );
        Type::Tuple(Vec::new(), span)
    };
    match &sig.output {
        // Its error says what to return.
        ReturnType::Default if sig.inputs.iter().any(is_mutable) => Type::Tuple(Vec::new(), sig.ident.span()),
        ReturnType::Default => nothing(sig.ident.span(), errors),
        ReturnType::Type(arrow, ty) => match &**ty {
            unit if is_unit(unit) && sig.inputs.iter().any(is_mutable) => Type::Tuple(Vec::new(), ty.span()),
            unit if is_unit(unit) => nothing(arrow.spans[0], errors),
            ty if report_returned(ty, errors) => Type::Path(ty.to_token_stream(), ty.span()),
            ty => parse_type(ty, known, errors),
        },
    }
}
