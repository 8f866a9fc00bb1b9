//! `#[fp]` on a trait, and on its implementation for a type.
//!
//! The attribute adds to each function of the trait an associated type of the function's name: the function as a type, as a free
//! function has one. An implementation emits each function as a free one is emitted. So a body that is generic over the trait finds
//! the function on every backend.
//!
//! In a body a parameter `F: Rhs` is a backend's type, which knows Rust's type (`Lifted::Native`). Its functions are found in the type
//! `<F::Native as Rhs>::write_fp_on_the_trait`, by a number that stands for the name (`HasFunction`; calls are in `emit/given.rs`).
//! Bodies name nothing else that the attribute adds, so a trait without the attribute is one error, which shows that name. A parameter
//! `F: Function<..>` is Rust's own type in bodies as well.
//!
//! rustc does not see a circle of calls through a trait, so `Backend::enter_given` counts how deep such calls nest. The check of a
//! body uses `Example` and `ExampleOf`, which implement every such trait.

use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{
    FnArg, ImplItem, ImplItemFn, ItemFn, ItemImpl, ItemTrait, TraitItem, TraitItemFn, parse_quote_spanned,
};

use crate::args::{Options, Vocabulary, parse_options};
use crate::ast::core::Function;
use crate::ast::{GenericKind, GenericParam, OfTrait, Signature, Type};
use crate::diag::Errors;
use crate::emit::{self, Paths};
use crate::in_impl::{own_options, report_modes};
use crate::parse::{self, Around, InScope};
use crate::span::{at, regrouped};
use crate::{check, stages};

/// The trait with its functions as types.
pub fn expand_trait(args: TokenStream, item: ItemTrait) -> TokenStream {
    let mut errors = Errors::default();
    if let Some(first) = args.into_iter().next() {
        let message = "a trait has no mode of its own: write the arguments on each implementation";
        errors.push(first.span(), message);
    }
    let generics = parse::parse_params(&item.generics, &mut errors);
    report_modes(&generics, false, &mut errors);
    let mut item = item;
    let refused = without_refused(&mut item).map(Errors::into_tokens);
    let itself = Type::Itself(item.ident.span());
    let name = item.ident.to_string();
    let around = Around {
        ty: &itself,
        name: &name,
        generics: &generics,
        operator: None,
    };
    let mut members = Vec::new();
    for member in &item.items {
        match member {
            TraitItem::Fn(function) => {
                let signature = trait_function(function, around, &mut errors);
                members.extend(signature.map(|signature| Member::Function(Box::new(signature), function)));
            }
            TraitItem::Const(constant) => members.push(Member::Const(constant)),
            other => errors.push(
                other.span(),
                "an `#[fp]` trait has only functions and constants: drop this",
            ),
        }
    }
    if errors.is_empty() {
        let emitted = emit_trait(&item, &generics, &members);
        return quote!(#refused #emitted);
    }
    let errors = errors.into_tokens();
    // Of its kind at least, so that rustc says no more of it.
    let (mut item, lift) = (
        item.clone(),
        Paths::find(Vocabulary::Kept, &[]).item("Lift", Span::call_site()),
    );
    item.supertraits.push(syn::parse_quote!(#lift));
    for member in &mut item.items {
        if let TraitItem::Fn(function) = member {
            function.default = None;
        }
    }
    quote!(#refused #errors #item)
}

/// Takes the supertraits away that bodies would have nothing from, and reports them. One under `#[fp]` is for Rust alone.
fn without_refused(item: &mut ItemTrait) -> Option<Errors> {
    const ALLOWED: [&str; 7] = ["Copy", "Clone", "Debug", "PartialEq", "Send", "Sync", "Sized"];
    let refused = |bound: &syn::TypeParamBound| {
        let syn::TypeParamBound::Trait(bound) = bound else {
            return None;
        };
        let name = bound.path.segments.last()?.ident.to_string();
        (parse::is_of_rust(&name) && !ALLOWED.contains(&name.as_str())).then_some(name)
    };
    let mut errors = Errors::default();
    for bound in &item.supertraits {
        if let Some(name) = refused(bound) {
            errors.push(
                bound.span(),
                format_args!(
                    "the supertrait `{name}` gives bodies nothing: drop it, and declare a function in this trait for what they \
                     need, or write `T: Float` in its place"
                ),
            );
        }
    }
    let kept = item.supertraits.iter().filter(|bound| refused(bound).is_none());
    item.supertraits = kept.cloned().collect();
    (!errors.is_empty()).then_some(errors)
}

/// An item of a trait.
enum Member<'a> {
    Function(Box<Signature>, &'a TraitItemFn),
    Const(&'a syn::TraitItemConst),
}

fn trait_function(function: &TraitItemFn, around: Around<'_>, errors: &mut Errors) -> Option<Signature> {
    let name = &function.sig.ident;
    if let Some(body) = &function.default {
        let message = format_args!(
            "a function of a trait has no body here: write a free function, `#[fp] fn {name}<F: {}>(f: F, ..)`",
            around.name
        );
        errors.push(body.brace_token.span.open(), message);
    }
    if let Some(param) = function.sig.generics.params.first() {
        let message = "a function of a trait has no parameters of its own: write them on the trait";
        errors.push(param.span(), message);
        return None;
    }
    let item = ItemFn {
        attrs: Vec::new(),
        vis: syn::Visibility::Inherited,
        modifiers: syn::FnModifiers::default(),
        sig: function.sig.clone(),
        block: parse_quote_spanned!(name.span()=> {}),
    };
    parse::parse_signature(&Options::default(), &item, Some(around), errors)
}

fn emit_trait(item: &ItemTrait, generics: &[GenericParam], members: &[Member<'_>]) -> TokenStream {
    let ItemTrait {
        attrs,
        vis,
        ident,
        supertraits,
        ..
    } = item;
    let span = ident.span();
    let paths = Paths::find(Vocabulary::Kept, generics);
    let declarations: Vec<_> = generics.iter().map(|param| &param.declaration).collect();
    let arguments: Vec<_> = generics.iter().map(|param| &param.name).collect();
    let lift = paths.item("Lift", span);
    let supertraits = (!supertraits.is_empty()).then(|| quote!(+ #supertraits));
    let under_fp = Ident::new(emit::UNDER_FP, at(span));
    let (carries, functions) = (paths.item("Carries", span), Ident::new(FUNCTIONS, at(span)));
    let bounds = members.iter().filter_map(|member| match member {
        Member::Function(signature, _) => Some(bound_in_bodies(&paths, signature)),
        Member::Const(_) => None,
    });
    let declared = members.iter().map(|member| match member {
        Member::Function(signature, function) => declare(&paths, signature, function),
        Member::Const(constant) => constant.to_token_stream(),
    });
    let example = paths.item("Example", span);
    let of_example = paths.of_type(Type::Path(example.clone(), span));
    let stand_ins: Vec<_> = members
        .iter()
        .filter_map(|member| match member {
            Member::Function(signature, _) => Some((&**signature, stand_in_type(&of_example, signature))),
            Member::Const(_) => None,
        })
        .collect();
    let signatures: Vec<_> = stand_ins.iter().map(|(signature, _)| *signature).collect();
    let seen = seen(&of_example, &example, &signatures);
    let in_example = functions_for_bodies(
        &of_example,
        generics,
        &example,
        &quote!(""),
        &stand_ins,
        (&seen, span),
    );
    let instances = members.iter().map(|member| match member {
        Member::Function(signature, _) => stand_in(&paths, signature),
        Member::Const(constant) => {
            let (name, ty) = (&constant.ident, &constant.ty);
            quote_spanned!(at(name.span())=> const #name: #ty = ::core::panic!();)
        }
    });
    quote_spanned! {at(span)=>
        #(#attrs)*
        #vis trait #ident<#(#declarations),*>: #lift #supertraits {
            // The one name by which code generic over the trait asks for what `#[fp]` adds to it. For a trait without the attribute it
            // is what rustc's error shows.
            #[doc(hidden)]
            #[allow(non_camel_case_types)]
            type #under_fp: #carries<Owner = Self> #(+ #bounds)*;
            #(#declared)*
        }
        const _: () = {
            #in_example
            #[automatically_derived]
            #[doc(hidden)]
            impl<#(#declarations),*> #ident<#(#arguments),*> for #example {
                type #under_fp = #functions<#seen #(, #arguments)*>;
                #(#instances)*
            }
        };
    }
}

/// The type of ours that has a type's functions for bodies, with its implementations. Bodies find a function in it by the number that
/// stands for its name.
fn functions_for_bodies(
    paths: &Paths,
    generics: &[GenericParam],
    owner: &TokenStream,
    text: &TokenStream,
    functions: &[(&Signature, TokenStream)],
    (seen, span): (&TokenStream, Span),
) -> TokenStream {
    let name = Ident::new(FUNCTIONS, at(span));
    let item = |text: &str| paths.item(text, span);
    let (carries, has, phantom, str) = (
        item("Carries"),
        item("HasFunction"),
        item("PhantomData"),
        item("str"),
    );
    let declarations: Vec<_> = generics.iter().map(|param| &param.declaration).collect();
    let arguments: Vec<_> = generics.iter().map(|param| &param.name).collect();
    let types = generics
        .iter()
        .filter(|param| param.kind != GenericKind::Length)
        .map(|param| &param.name);
    let functions = functions.iter().map(|(signature, carrier)| {
        let (number, checked) = (emit::number_of(&signature.name), in_check(paths, signature));
        quote_spanned! {at(span)=>
            impl<#(#declarations),*> #has<#number> for #name<#seen #(, #arguments)*> {
                type Function = #carrier;
                type Checked = #checked;
            }
        }
    });
    quote_spanned! {at(span)=>
        #[doc(hidden)]
        #[allow(missing_debug_implementations, missing_copy_implementations, unreachable_pub)]
        pub struct #name<__Seen #(, #declarations)*>(#phantom<(__Seen, #(#types,)*)>);
        impl<#(#declarations),*> #carries for #name<#seen #(, #arguments)*> {
            const TYPE_NAME: &'static #str = #text;
            type Owner = #owner;
        }
        #(#functions)*
    }
}

/// The name of that type.
const FUNCTIONS: &str = "__FpFunctions";

/// A function as checks of bodies know it.
fn in_check(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = signature.name.span();
    let params = signature.params.iter().map(|param| match &param.ty {
        Type::Slice(elem, span) => {
            let (named, lift) = (paths.item("types", *span), paths.item("Lift", *span));
            let (elem, types) = (paths.native(elem), paths.item("Types", *span));
            quote_spanned!(at(*span)=> #named::slice<<#elem as #lift>::On<#types>>)
        }
        ty => on_types(paths, &paths.native(ty), span),
    });
    let out = on_types(paths, &paths.native(&signature.output), span);
    quote_spanned!(at(span)=> fn(#(#params),*) -> #out)
}

/// The function and its type.
fn declare(paths: &Paths, signature: &Signature, function: &TraitItemFn) -> TokenStream {
    let name = &signature.name;
    let span = name.span();
    let (trait_, types) = (paths.item("Function", span), types(paths, signature));
    let (args, out) = types;
    quote_spanned! {at(span)=>
        #[doc(hidden)]
        #[allow(non_camel_case_types)]
        type #name: #trait_<Args = (#(#args,)*), Out = #out>;
        // Bodies alone may call it.
        #[allow(dead_code)]
        #function
    }
}

/// What the trait says of a function that bodies find.
fn bound_in_bodies(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = signature.name.span();
    let (has, function) = (paths.item("HasFunction", span), paths.item("Function", span));
    let (number, checked) = (emit::number_of(&signature.name), in_check(paths, signature));
    let (args, out) = types(paths, signature);
    quote_spanned! {at(span)=>
        #has<#number, Function: #function<Args = (#(#args,)*), Out = #out>, Checked = #checked>
    }
}

fn on_types(paths: &Paths, ty: &TokenStream, span: Span) -> TokenStream {
    let (lift, types) = (paths.item("Lift", span), paths.item("Types", span));
    quote_spanned!(at(span)=> <#ty as #lift>::On<#types>)
}

/// The parameters' types and the result's, as Rust has them.
fn types(paths: &Paths, signature: &Signature) -> (Vec<TokenStream>, TokenStream) {
    let args = signature.params.iter().map(|param| paths.native(&param.ty));
    (args.collect(), paths.native(&signature.output))
}

/// A function that nobody calls, for the checks of bodies and for an implementation with errors.
fn stand_in(paths: &Paths, signature: &Signature) -> TokenStream {
    let name = &signature.name;
    let span = name.span();
    let (carrier, nothing) = (stand_in_type(paths, signature), paths.item("nothing", span));
    let (params, out) = (plain_params(paths, signature), paths.native(&signature.output));
    quote_spanned! {at(span)=>
        type #name = #carrier;
        #[allow(unused)]
        fn #name(#(#params),*) -> #out { #nothing() }
    }
}

/// Its type.
fn stand_in_type(paths: &Paths, signature: &Signature) -> TokenStream {
    let (example, span) = (
        paths.item("ExampleOf", signature.name.span()),
        signature.name.span(),
    );
    let (args, out) = types(paths, signature);
    quote_spanned!(at(span)=> #example<(#(#args,)*), #out>)
}

/// The parameters of the function as Rust has it.
fn plain_params(paths: &Paths, signature: &Signature) -> Vec<TokenStream> {
    let params = signature.params.iter().map(|param| {
        let name = &param.name;
        if name == "__self" {
            let itself = Ident::new("self", signature.name.span());
            return if param.by_ref {
                quote!(&#itself)
            } else {
                quote!(#itself)
            };
        }
        let ty = emit::written(paths, param);
        quote!(#name: #ty)
    });
    params.collect()
}

/// The implementation of such a trait for a type.
pub fn expand_impl(args: TokenStream, item: &ItemImpl, path: &syn::Path) -> TokenStream {
    let mut errors = Errors::default();
    let mut options = parse_options(args, &mut errors);
    check::refuse_in_impl(&mut options, &mut errors);
    if let Some(token) = &item.unsafety {
        errors.push(token.span, "`unsafe impl` is not supported: drop `unsafe`");
    }
    let generics = parse::parse_params(&item.generics, &mut errors);
    report_modes(&generics, false, &mut errors);
    let known = InScope {
        generics: &generics,
        in_impl: false,
        in_body: false,
    };
    let ty = parse::parse_type(&item.self_ty, known, &mut errors);
    let functions: Rc<[Ident]> = item
        .items
        .iter()
        .filter_map(|member| match member {
            ImplItem::Fn(function) => Some(function.sig.ident.clone()),
            _ => None,
        })
        .collect();
    let of_trait = OfTrait {
        ty: type_name(&item.self_ty),
        functions,
        seen: TokenStream::new(),
    };
    let mut members = Vec::new();
    for member in &item.items {
        match member {
            ImplItem::Fn(function) => {
                members.extend(impl_function(&options, function, item, &of_trait, &mut errors))
            }
            ImplItem::Const(constant) => members.push(Implemented::Const(constant)),
            other => errors.push(
                other.span(),
                "an `#[fp]` trait has only functions and constants: drop this",
            ),
        }
    }
    emit_impl(item, path, &ty, &of_trait.ty, &generics, &members, errors)
}

/// An item of an implementation.
enum Implemented<'a> {
    Function(Box<Function>),
    /// A function with errors in its body.
    Broken(Box<Signature>),
    Const(&'a syn::ImplItemConst),
}

impl Implemented<'_> {
    fn signature(&self) -> Option<&Signature> {
        match self {
            Implemented::Function(function) => Some(&function.signature),
            Implemented::Broken(signature) => Some(signature),
            Implemented::Const(_) => None,
        }
    }
}

/// A function through all stages but emission, as a free one whose first parameter is `self`.
fn impl_function<'a>(
    options: &Options,
    function: &'a ImplItemFn,
    item: &ItemImpl,
    of_trait: &OfTrait,
    errors: &mut Errors,
) -> Option<Implemented<'a>> {
    let mut mine = Errors::default();
    let (attrs, options) = own_options(options, function, &mut mine);
    let free = as_free(function, attrs, item);
    let implemented = parse::parse_signature(&options, &free, None, &mut mine).map(|mut signature| {
        signature.of_trait = Some(OfTrait {
            seen: seen(
                &Paths::find(Vocabulary::Kept, &signature.generics),
                &item.self_ty.to_token_stream(),
                &[&signature],
            ),
            ..of_trait.clone()
        });
        match stages::run(options, signature, &free, function.to_token_stream(), &mut mine) {
            Ok(function) => Implemented::Function(Box::new(function)),
            Err(signature) => Implemented::Broken(signature),
        }
    });
    if let Err(error) = mine.finish() {
        errors.add(error);
    }
    implemented
}

fn as_free(function: &ImplItemFn, attrs: Vec<syn::Attribute>, item: &ItemImpl) -> ItemFn {
    let mut sig = function.sig.clone();
    let ty = &item.self_ty;
    for arg in &mut sig.inputs {
        if let FnArg::Receiver(receiver) = arg {
            let span = receiver.self_token.span;
            let (itself, mutable) = (Ident::new("__self", at(span)), receiver.mutability);
            *arg = match &receiver.kind {
                syn::ReceiverKind::Value => parse_quote_spanned!(span=> #mutable #itself: #ty),
                syn::ReceiverKind::Reference(_, None, None) => parse_quote_spanned!(span=> #itself: &#ty),
                _ => continue,
            };
        }
    }
    let generics = sig.generics.params;
    sig.generics = item.generics.clone();
    sig.generics.params.extend(generics);
    let sig = without_self(sig.to_token_stream(), &item.self_ty);
    let block = without_self(function.block.to_token_stream(), &item.self_ty);
    let span = function.sig.ident.span();
    let plain: ItemFn =
        syn::parse2(quote!(#sig #block)).unwrap_or_else(|_| parse_quote_spanned!(span=> fn f() {}));
    ItemFn { attrs, ..plain }
}

/// The tokens with the type in place of `Self`.
pub fn without_self(tokens: TokenStream, ty: &syn::Type) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut replaced = TokenStream::new();
    for (position, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(name) if name == "Self" => {
                let opens = match tokens.get(position + 1) {
                    Some(TokenTree::Punct(next)) => next.as_char() == ':',
                    Some(TokenTree::Group(_)) => true,
                    _ => false,
                };
                let ty = match ty {
                    syn::Type::Path(path) if opens => in_expression(&path.path).into_token_stream(),
                    other => other.to_token_stream(),
                };
                let span = name.span();
                replaced.extend(ty.into_iter().map(|mut token| {
                    token.set_span(token.span().located_at(span));
                    token
                }));
            }
            TokenTree::Group(group) => {
                replaced.extend([regrouped(group, without_self(group.stream(), ty))]);
            }
            other => replaced.extend([other.clone()]),
        }
    }
    replaced
}

/// A type's path as expressions have it, `Linear::<f64>`.
fn in_expression(path: &syn::Path) -> syn::Path {
    let mut path = path.clone();
    for segment in &mut path.segments {
        if let syn::PathArguments::AngleBracketed(arguments) = &mut segment.arguments {
            arguments.colon2_token = Some(Default::default());
        }
    }
    path
}

/// The name of a type without path and arguments.
fn type_name(ty: &syn::Type) -> String {
    match ty {
        syn::Type::Path(path) => path
            .path
            .segments
            .last()
            .map_or_else(String::new, |last| last.ident.to_string()),
        other => other.to_token_stream().to_string(),
    }
}

fn emit_impl(
    item: &ItemImpl,
    path: &syn::Path,
    ty: &Type,
    name: &str,
    generics: &[GenericParam],
    members: &[Implemented<'_>],
    errors: Errors,
) -> TokenStream {
    let broken = !errors.is_empty();
    let errors = errors.into_tokens();
    let functions = item
        .items
        .iter()
        .filter(|member| matches!(member, ImplItem::Fn(_)))
        .count();
    if members
        .iter()
        .filter(|member| member.signature().is_some())
        .count()
        < functions
    {
        // Not even the types are known.
        return errors;
    }
    let span = item.self_ty.span();
    let paths = Paths::find(Vocabulary::Kept, generics);
    let carriers = members.iter().map(|member| match member {
        Implemented::Function(function) if !broken => emit::emit_given(function),
        _ => TokenStream::new(),
    });
    let plain = members.iter().map(|member| match member {
        Implemented::Const(constant) => constant.to_token_stream(),
        Implemented::Function(function) if !broken => implement(&paths, &function.signature),
        Implemented::Function(function) => stand_in(&paths, &function.signature),
        Implemented::Broken(signature) => stand_in(&paths, signature),
    });
    let declarations = generics.iter().map(|param| &param.declaration);
    let arguments = generics.iter().map(|param| &param.name);
    let (attrs, native) = (&item.attrs, paths.native(ty));
    let (under_fp, name_of_type) = (
        Ident::new(emit::UNDER_FP, at(span)),
        Ident::new(FUNCTIONS, at(span)),
    );
    let functions: Vec<_> = members
        .iter()
        .filter_map(|member| match member {
            Implemented::Function(function) if !broken => {
                Some((&function.signature, carrier(&function.signature)))
            }
            other => other
                .signature()
                .map(|signature| (signature, stand_in_type(&paths, signature))),
        })
        .collect();
    let signatures: Vec<_> = members.iter().filter_map(Implemented::signature).collect();
    let seen = seen(&paths, &native, &signatures);
    let functions = functions_for_bodies(
        &paths,
        generics,
        &native,
        &quote!(#name),
        &functions,
        (&seen, span),
    );
    quote_spanned! {at(span)=>
        #errors
        const _: () = {
            #(#carriers)*
            #functions
            #(#attrs)*
            impl<#(#declarations),*> #path for #native {
                type #under_fp = #name_of_type<#seen #(, #arguments)*>;
                #(#plain)*
            }
        };
    }
}

/// The type and all that the functions name, as a tuple.
fn seen(paths: &Paths, ty: &TokenStream, signatures: &[&Signature]) -> TokenStream {
    let named = signatures.iter().flat_map(|signature| signature.named_types());
    let named = named.map(|ty| paths.native(ty));
    quote!((#ty, #(#named),*))
}

/// The type that carries a function of an implementation.
fn carrier(signature: &Signature) -> TokenStream {
    let span = signature.name.span();
    let ty = format_ident!("__Fp_{}", signature.name, span = at(span));
    let arguments = emit::arguments(signature);
    quote_spanned!(at(span)=> #ty #arguments)
}

/// The function in the plain `impl`, and its type.
fn implement(paths: &Paths, signature: &Signature) -> TokenStream {
    let name = &signature.name;
    let span = name.span();
    let carrier = carrier(signature);
    let call = paths.item("call", span);
    let itself = Ident::new("self", span);
    let passed = signature
        .params
        .iter()
        .map(|param| match (param.name == "__self", param.by_ref) {
            (true, true) => quote!(*#itself),
            (true, false) => quote!(#itself),
            (false, _) => emit::given(param),
        });
    let (params, out) = (plain_params(paths, signature), paths.native(&signature.output));
    let attrs = &signature.attrs;
    quote_spanned! {at(span)=>
        type #name = #carrier;
        #(#attrs)*
        #[inline]
        #[allow(clippy::must_use_candidate)]
        fn #name(#(#params),*) -> #out { #call::<#carrier>((#(#passed,)*)) }
    }
}
