//! `#[fp]` on an `impl` block: methods, functions of a type, and operators.
//!
//! Each function goes the way of a free one. What is emitted differs: beside the plain method there is one for bodies, under the
//! hidden name `__fp_name`, on the struct over a backend's types.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Attribute, ImplItem, ImplItemFn, ItemFn, ItemImpl, parse_quote_spanned};

use crate::args::{Options, parse_options};
use crate::ast::core::Function;
use crate::ast::{Argument, GenericParam, ImplBlock, Operator, ScalarType, Type};
use crate::diag::Errors;
use crate::in_impl::{own_options, report_modes};
use crate::parse::{self, Around, InScope};
use crate::span::{at, regrouped};
use crate::{check, emit, stages, traits};

/// The operators, by Rust's trait: the function, the runtime's trait, whether it updates, whether it has a right operand.
pub const OPERATORS: [(&str, &str, &str, bool, bool); 11] = [
    ("Add", "add", "HasPlus", false, true),
    ("Sub", "sub", "HasMinus", false, true),
    ("Mul", "mul", "HasTimes", false, true),
    ("Div", "div", "HasDivide", false, true),
    ("Rem", "rem", "HasRemainder", false, true),
    ("Neg", "neg", "NegOn", false, false),
    ("AddAssign", "add_assign", "AddAssignOn", true, true),
    ("SubAssign", "sub_assign", "SubAssignOn", true, true),
    ("MulAssign", "mul_assign", "MulAssignOn", true, true),
    ("DivAssign", "div_assign", "DivAssignOn", true, true),
    ("RemAssign", "rem_assign", "RemAssignOn", true, true),
];

pub fn expand(args: TokenStream, item: ItemImpl) -> TokenStream {
    if let Some((path, ..)) = &item.trait_
        && !is_of_rust(path)
    {
        return traits::expand_impl(args, &item, path);
    }
    let mut errors = Errors::default();
    let mut options = parse_options(args, &mut errors);
    check::refuse_in_impl(&mut options, &mut errors);
    let named = with_types_named(&item);
    let block = parse_block(&options, named.as_ref().unwrap_or(&item), &mut errors);
    match block {
        Some(block) if errors.is_empty() => emit::emit_block(&block),
        _ => {
            let errors = errors.into_tokens();
            let plain = without_bodies(item);
            quote!(#errors #plain)
        }
    }
}

/// Rust's own traits that a type of the language may want, and that are no operators of bodies.
const NOT_OF_BODIES: [&str; 26] = [
    "Display",
    "Debug",
    "Default",
    "Clone",
    "Copy",
    "From",
    "Into",
    "TryFrom",
    "TryInto",
    "PartialEq",
    "Eq",
    "PartialOrd",
    "Ord",
    "Hash",
    "Iterator",
    "IntoIterator",
    "FromStr",
    "Index",
    "IndexMut",
    "Deref",
    "Drop",
    "Sum",
    "Product",
    "Not",
    "BitAnd",
    "BitOr",
];

/// Returns true if a trait is not a user's: an operator, or another of Rust's own.
fn is_of_rust(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|last| {
        OPERATORS.iter().any(|(name, ..)| last.ident == name)
            || NOT_OF_BODIES.iter().any(|name| last.ident == name)
    })
}

/// An operator's block with the type in place of `Self::Output`, and of `Self` if that is a scalar, which has another meaning where
/// the code for bodies stands. Nothing if the block has none of them.
fn with_types_named(item: &ItemImpl) -> Option<ItemImpl> {
    let (path, ..) = item.trait_.as_ref()?;
    let output = item.items.iter().find_map(|member| match member {
        ImplItem::Type(output) if output.ident == "Output" => Some(&output.ty),
        _ => None,
    });
    let tokens = item.to_token_stream();
    let (with_output, named) = match output {
        Some(output) => with_output(tokens, output),
        None => (tokens, false),
    };
    let scalar = scalar_of(&item.self_ty).is_some() && is_of_rust(path);
    let tokens = if scalar {
        traits::without_self(with_output, &item.self_ty)
    } else {
        with_output
    };
    (named || scalar).then(|| syn::parse2(tokens).ok()).flatten()
}

/// The tokens with the type in place of `Self::Output`, and whether it was there.
fn with_output(tokens: TokenStream, output: &syn::Type) -> (TokenStream, bool) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_output = |tokens: &[TokenTree]| {
        matches!(tokens, [TokenTree::Ident(itself), TokenTree::Punct(first), TokenTree::Punct(second), TokenTree::Ident(name), ..]
            if itself == "Self" && first.as_char() == ':' && second.as_char() == ':' && name == "Output")
    };
    let (mut replaced, mut found, mut position) = (TokenStream::new(), false, 0);
    while let Some(token) = tokens.get(position) {
        position += 1;
        match token {
            TokenTree::Ident(_) if is_output(&tokens[position - 1..]) => {
                found = true;
                position += 3;
                replaced.extend(output.to_token_stream());
            }
            TokenTree::Group(group) => {
                let (inner, within) = with_output(group.stream(), output);
                found |= within;
                replaced.extend([regrouped(group, inner)]);
            }
            other => replaced.extend([other.clone()]),
        }
    }
    (replaced, found)
}

/// The scalar that a type is by its name.
fn scalar_of(ty: &syn::Type) -> Option<ScalarType> {
    match ty {
        syn::Type::Path(path) if path.qself.is_none() => {
            ScalarType::from_name(&path.path.get_ident()?.to_string())
        }
        _ => None,
    }
}

/// The block with bodies that do nothing, so that callers see no errors of their own.
fn without_bodies(mut item: ItemImpl) -> ItemImpl {
    for function in &mut item.items {
        if let ImplItem::Fn(function) = function {
            function
                .attrs
                .retain(|attribute| !attribute.path().is_ident("fp"));
            function
                .attrs
                .push(syn::parse_quote!(#[allow(unused, clippy::all)]));
            function.block = syn::parse_quote!({ loop {} });
        }
    }
    item
}

fn parse_block(options: &Options, item: &ItemImpl, errors: &mut Errors) -> Option<ImplBlock> {
    if let Some(token) = &item.unsafety {
        errors.push(token.span, "`unsafe impl` is not supported: drop `unsafe`");
    }
    let generics = parse::parse_params(&item.generics, errors);
    report_modes(&generics, item.trait_.is_some(), errors);
    let known = InScope {
        generics: &generics,
        in_impl: false,
        in_body: false,
    };
    let ty = parse::parse_type(&item.self_ty, known, errors);
    let operator = match &item.trait_ {
        None => None,
        Some((path, ..)) => Some((path.clone(), parse_operator(path, item, &generics, errors)?)),
    };
    let name = match (&ty, &operator) {
        (Type::Scalar(..) | Type::Param(_), Some((_, operator))) => {
            scalar_name(&ty, &item.self_ty, operator, errors)?
        }
        _ => struct_name(&ty, &item.self_ty, errors)?,
    };
    let around = Around {
        ty: &ty,
        name: &name,
        generics: &generics,
        operator: operator.as_ref().map(|(_, operator)| operator),
    };
    let mut functions = Vec::new();
    let mut others = Vec::new();
    for member in &item.items {
        match member {
            ImplItem::Fn(function) => functions.extend(parse_function(options, function, around, errors)),
            ImplItem::Const(_) | ImplItem::Type(_) => others.push(member.clone()),
            other => errors.push(
                other.span(),
                "only functions and constants are supported here: write the rest in an `impl` block of its own",
            ),
        }
    }
    check::recursion::check(&functions, errors);
    Some(ImplBlock {
        ty,
        operator,
        functions,
        others,
        attrs: item.attrs.clone(),
        generics,
    })
}

/// The name of a scalar that is the left operand. The right one must then be a struct, and Rust has such an operator for one scalar at
/// a time.
fn scalar_name(ty: &Type, syntax: &syn::Type, operator: &Operator, errors: &mut Errors) -> Option<String> {
    let name = operator.name;
    match (ty, &operator.rhs) {
        (Type::Scalar(scalar, _), Some(Type::Struct(..) | Type::Path(..)))
            if !operator.assigns && *scalar != ScalarType::Bool =>
        {
            return Some(scalar.name().to_owned());
        }
        (Type::Param(param), Some(_)) if !operator.assigns => errors.push(
            syntax.span(),
            format_args!(
                "Rust has no operators with any `{param}` on the left: write one block for each scalar, `impl {name}<Complex<f32>> for \
                 f32`"
            ),
        ),
        _ => errors.push(
            syntax.span(),
            format_args!(
                "only structs have `{name}`: a scalar can stand left of `+`, `-`, `*`, `/` and `%` with a struct on the right, as in \
                 `impl Mul<Complex<f32>> for f32`"
            ),
        ),
    }
    None
}

/// A struct in messages where the user's has no name.
const EXAMPLE: &str = "Complex";

/// The name of the struct, which must be over the block's parameters.
fn struct_name(ty: &Type, syntax: &syn::Type, errors: &mut Errors) -> Option<String> {
    let advice = format!(
        "methods are for every scalar: write `impl<T: Float> {}<T>`, with a parameter of the block",
        match ty {
            Type::Struct(..) => last_name(syntax),
            _ => EXAMPLE.to_owned(),
        }
    );
    if let (true, Type::Path(path, _) | Type::Struct(path, ..)) = (ty.is_plain(), ty) {
        return path.clone().into_iter().last().map(|last| last.to_string());
    }
    let Type::Struct(path, arguments, span) = ty else {
        errors.push(syntax.span(), advice);
        return None;
    };
    let of_block =
        |argument: &Argument| matches!(argument, Argument::Type(Type::Param(_)) | Argument::Param(_));
    if !arguments.iter().all(of_block) {
        errors.push(*span, advice);
        return None;
    }
    let last = path.clone().into_iter().last()?;
    Some(last.to_string())
}

fn parse_operator(
    path: &syn::Path,
    item: &ItemImpl,
    generics: &[GenericParam],
    errors: &mut Errors,
) -> Option<Operator> {
    let last = path.segments.last()?;
    let found = OPERATORS.iter().find(|(name, ..)| last.ident == name);
    let Some((name, function, on, assigns, binary)) = found else {
        let message = format_args!(
            "`#[fp]` implements operators (`Add` to `Rem`, `Neg`, `AddAssign` and its kin): write the functions of `{}` \
             in an `impl` block without a trait",
            last.ident
        );
        errors.push(path.span(), message);
        return None;
    };
    let known = InScope {
        generics,
        in_impl: true,
        in_body: false,
    };
    let span = last.ident.span();
    let rhs = match &last.arguments {
        syn::PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
            Some(syn::GenericArgument::Type(ty)) => parse::parse_type(ty, known, errors),
            _ => Type::Itself(span),
        },
        _ => Type::Itself(span),
    };
    let output = item.items.iter().find_map(|member| match member {
        ImplItem::Type(output) if output.ident == "Output" => Some(&output.ty),
        _ => None,
    });
    let output = match output {
        Some(ty) => parse::parse_type(ty, known, errors),
        None => Type::Itself(span),
    };
    Some(Operator {
        name,
        on: Ident::new(on, at(span)),
        function: Ident::new(function, at(span)),
        rhs: binary.then_some(rhs),
        output,
        assigns: *assigns,
        takes_mode: *binary,
    })
}

/// The last name of a type's path, or one for an example.
fn last_name(ty: &syn::Type) -> String {
    match ty {
        syn::Type::Path(ty) => ty.path.segments.last().map(|last| last.ident.to_string()),
        _ => None,
    }
    .unwrap_or_else(|| EXAMPLE.to_owned())
}

/// A function through all stages but emission.
fn parse_function(
    options: &Options,
    function: &ImplItemFn,
    around: Around<'_>,
    errors: &mut Errors,
) -> Option<Function> {
    let mut mine = Errors::default();
    let (attrs, options) = own_options(options, function, &mut mine);
    let tokens = function.to_token_stream();
    let item = as_function(function, attrs, around.operator);
    let function = parse::parse_signature(&options, &item, Some(around), &mut mine)
        .and_then(|signature| stages::run(options, signature, &item, tokens, &mut mine).ok());
    if let Err(error) = mine.finish() {
        errors.add(error);
        return None;
    }
    function
}

/// The method as a free function; an update as one of the old value that returns the new one.
fn as_function(function: &ImplItemFn, attrs: Vec<Attribute>, operator: Option<&Operator>) -> ItemFn {
    let ImplItemFn { vis, sig, block, .. } = function;
    let (mut sig, mut block) = (sig.clone(), block.clone());
    if operator.is_some_and(|operator| operator.assigns)
        && let Some(syn::FnArg::Receiver(receiver)) = sig.inputs.first_mut()
    {
        let span = receiver.self_token.span;
        let itself = Ident::new("self", span);
        *receiver = parse_quote_spanned!(span=> mut #itself);
        sig.output = parse_quote_spanned!(span=> -> Self);
        block
            .stmts
            .push(syn::Stmt::Expr(parse_quote_spanned!(span=> #itself), None));
    }
    ItemFn {
        attrs,
        vis: vis.clone(),
        modifiers: syn::FnModifiers::default(),
        sig,
        block: Box::new(block),
    }
}
