//! The items that replace an `#[fp]` function.

use proc_macro2::{Delimiter, Group, Ident, LineColumn, Literal, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::AttrStyle;
use syn::spanned::Spanned;

use super::arrays::ArraySizes;
use super::called;
use super::devices;
use super::generics::{self, Code};
use super::instance;
use super::missing;
use super::names::{FINITE, cfgs, function_name, is_lint, name_text, type_name};
use super::open::methods_in_scope;
use super::paths::{On, Paths, backend, backend_type};
use super::reduce;
use super::typed;
use super::{Emitter, Flow};
use crate::args::Vocabulary;
use crate::ast::core::{Block, Function};
use crate::ast::variables::{callees, indexes_in_loops};
use crate::ast::{MOST_ELEMENTS, Param, Signature};
use crate::span::at;

/// The plain function, the type, its bodies and the trait.
pub fn emit(function: &Function) -> TokenStream {
    let paths = Paths::of(&function.signature, function.options.vocabulary);
    let emitter = Emitter::new(&paths, function);
    let uses = uses(&paths, &function.signature);
    let body = body(&emitter, function, TokenStream::new());
    let body = quote!(#uses #body);
    let plain = plain_function(&paths, &function.signature);
    let arrays = ArraySizes::of(&emitter, &function.signature, &function.body);
    let ty = type_items(&paths, &function.signature, &arrays, body, &function.source);
    let checked = typed::checked(&emitter, function);
    let lengths = lengths(&paths, function);
    let constants = &function.signature.constants;
    quote!(#constants #plain #ty #checked #lengths)
}

/// A function of a user's trait: the type that carries it, without what users call.
pub fn emit_given(function: &Function) -> TokenStream {
    let signature = &function.signature;
    let paths = Paths::of(signature, function.options.vocabulary);
    let emitter = Emitter::new(&paths, function);
    let body = body(&emitter, function, TokenStream::new());
    let arrays = ArraySizes::of(&emitter, signature, &function.body);
    let ty = carrier(&paths, signature, &arrays, body, &function.source);
    let checked = typed::checked(&emitter, function);
    let lengths = lengths(&paths, function);
    let constants = &signature.constants;
    quote!(#constants #ty #checked #lengths)
}

/// Refuses lengths that constants give and that are too large: rustc would do so for each backend, by its name.
fn lengths(paths: &Paths, function: &Function) -> TokenStream {
    let most = MOST_ELEMENTS;
    let message = format!("an array of a body has at most {most} elements: pass a slice `&[T]`");
    let cfgs = cfgs(&function.signature);
    let refuse = function.lengths.iter().map(|len| {
        let span = at(len.span());
        let (len, most) = (paths.constant(len), Literal::u64_unsuffixed(most));
        quote_spanned! {span=>
            #(#cfgs)*
            #[allow(clippy::int_plus_one)]
            const _: () = ::core::assert!(#len <= #most, #message);
        }
    });
    refuse.collect()
}

/// The contents of a body. `first` comes before its statements.
pub fn body(emitter: &Emitter, function: &Function, first: TokenStream) -> TokenStream {
    let signature = &function.signature;
    let paths = emitter.paths.on(On::Any);
    let span = at(signature.name.span());
    let (b, ty) = (backend(), emitter.paths.backend_type(span));
    let verdict = (!function.types_known).then(|| typed::verdict(&paths, signature));
    let methods = methods_in_scope(&paths, span);
    let imports = emitter.imports.tokens(&paths);
    let name = generics::instance_name(&paths, signature, Code::Body);
    let written = written_at(&paths, function);
    let params = signature
        .params
        .iter()
        .map(|param| typed::judge(&emitter.paths, param));
    let block = bodies_for_backends(emitter, &function.body);
    let stand_ins = verdict
        .is_some()
        .then(|| missing::in_body(&paths, &function.body));
    quote_spanned! {span=>
        #verdict
        #stand_ins
        #methods
        #imports
        #first
        let #b: #ty = #b.enter(#name).written(#written);
        #(#params)*
        #block
    }
}

/// Where the function is written, for the tracer.
fn written_at(paths: &Paths, function: &Function) -> TokenStream {
    let span = function.signature.name.span();
    let (written, source) = (paths.item("Written", span), &function.source);
    let LineColumn { line, column } = function.start;
    let [line, column] = [line, column].map(|n| Literal::u32_unsuffixed(u32::try_from(n).unwrap_or(0)));
    quote_spanned! {at(span)=>
        &#written { file: ::core::file!(), line: #line, column: #column, source: #source }
    }
}

/// The body. If values would be large copies, it is emitted once more, with Rust's own control flow for backends that branch: variables
/// stay where they are. rustc knows the one to use when it compiles an instance, so there is no code for the other.
pub fn bodies_for_backends(emitter: &Emitter, body: &Block) -> TokenStream {
    let values = emitter.body(body);
    if !indexes_in_loops(body) {
        return values;
    }
    let emitter = Emitter {
        flow: Flow::Branches,
        ..emitter.clone()
    };
    let branches = emitter.body(body);
    let span = proc_macro2::Span::call_site();
    let (backend_type, backend_trait) = (backend_type(span), emitter.paths.item("Backend", span));
    let on = quote_spanned!(at(span)=> <#backend_type as #backend_trait>);
    quote_spanned!(at(span)=> if #on::BRANCHES { #branches } else { #values })
}

/// The constants of all that the body calls, by which rustc finds functions that call each other in a circle.
pub fn calls(emitter: &Emitter, body: &Block) -> TokenStream {
    let imports = emitter.imports.tokens(&emitter.paths);
    let calls = callees(body).into_iter().map(|callee| {
        let path = emitter.imports.name(&callee.path);
        let span = at(path.span());
        let constant = Ident::new(FINITE, span);
        quote_spanned!(span=> let _ = #path::#constant;)
    });
    quote!(#imports #(#calls)*)
}

/// A statement in a body that mentions its own function. So code that uses only the function's type counts as a use of the
/// function.
fn uses(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = at(signature.name.span());
    let function = function_name(&signature.name);
    let turbofish = (!signature.generics.is_empty()).then(|| {
        let example = generics::example(paths, signature);
        quote_spanned!(span=> ::#example)
    });
    quote_spanned! {span=>
        #[allow(deprecated, path_statements, clippy::no_effect)]
        { #function #turbofish; }
    }
}

/// Everything but a body, so that callers of a function with errors see no errors of their own.
pub fn emit_after_errors(item: &syn::ItemFn, signature: Option<&Signature>) -> TokenStream {
    let Some(signature) = signature else {
        return emit_unreadable(item);
    };
    let paths = Paths::of(signature, Vocabulary::Kept);
    let plain = plain_function(&paths, signature);
    let ty = type_alone(&paths, signature);
    quote!(#plain #ty)
}

/// All that is beside the plain function, with a body that does nothing.
pub fn emit_type(signature: &Signature) -> TokenStream {
    type_alone(&Paths::of(signature, Vocabulary::Kept), signature)
}

fn type_alone(paths: &Paths, signature: &Signature) -> TokenStream {
    let body = quote!(#![allow(unused)] loop {});
    type_items(paths, signature, &ArraySizes::none(), body, "")
}

/// The signature has errors itself: what can be kept is the name, and for plain Rust callers the signature.
fn emit_unreadable(item: &syn::ItemFn) -> TokenStream {
    let syn::ItemFn { attrs, vis, sig, .. } = item;
    let attrs = attrs
        .iter()
        .filter(|attribute| matches!(attribute.style, AttrStyle::Outer) && !attribute.path().is_ident("fp"));
    let name = &sig.ident;
    // In an `impl` block, where a receiver says that this is, there can be no type.
    let ty = sig.receiver().is_none().then(|| {
        quote! {
            #[allow(non_camel_case_types, dead_code)]
            #vis struct #name {}
        }
    });
    quote! {
        #(#attrs)*
        #[allow(unused, clippy::all)]
        #vis #sig { loop {} }
        #ty
    }
}

/// The function as a type, and what it does on devices.
fn type_items(
    paths: &Paths,
    signature: &Signature,
    arrays: &ArraySizes,
    body: TokenStream,
    source: &str,
) -> TokenStream {
    let carrier = carrier(paths, signature, arrays, body, source);
    let devices = devices::functions(paths, signature);
    quote!(#carrier #devices)
}

/// The function as a type.
fn carrier(
    paths: &Paths,
    signature: &Signature,
    arrays: &ArraySizes,
    body: TokenStream,
    source: &str,
) -> TokenStream {
    let ty = function_type(paths, signature);
    let bodies = bodies(paths, signature, arrays, body);
    let (name, none) = (type_name(signature), generics::none(signature));
    let of_instance = &arrays.of_instance;
    let finite = Ident::new(FINITE, at(signature.name.span()));
    let elements = quote!(<#name #none>::#finite + #of_instance);
    let function = function_impl(paths, signature, &elements, source);
    quote!(#ty #bodies #function)
}

fn plain_function(paths: &Paths, signature: &Signature) -> TokenStream {
    let Signature {
        attrs,
        vis,
        name,
        params,
        output,
        ..
    } = signature;
    let ty = function_name(&signature.name);
    let (declared, arguments) = (generics::declared(signature), generics::arguments(signature));
    let names: Vec<&Ident> = params.iter().map(|param| &param.name).collect();
    let types = params.iter().map(|param| written(paths, param));
    let given = params.iter().map(given);
    let output = paths.unjudged().native(output);
    let call = paths.item("call", name.span());
    let inline = attrs
        .iter()
        .all(|attribute| !attribute.path().is_ident("inline"))
        .then(|| quote!(#[inline]));
    let attrs = attrs
        .iter()
        .filter(|attribute| matches!(attribute.style, AttrStyle::Outer));
    let body = quote_spanned!(at(name.span())=> #call::<#ty #arguments>((#(#given,)*)));
    let mut body = Group::new(Delimiter::Brace, body);
    body.set_span(name.span());
    // Places of the user's from end to end, so that rustc reports an unused function.
    quote_spanned! {name.span()=>
        #(#attrs)*
        #inline
        #[allow(clippy::must_use_candidate)]
        #vis fn #name #declared (#(#names: #types),*) -> #output #body
    }
}

/// The type of a parameter of the plain function.
pub fn written(paths: &Paths, param: &Param) -> TokenStream {
    let ty = paths.written(&param.ty);
    if param.by_ref {
        quote_spanned!(at(param.name.span())=> &#ty)
    } else {
        ty
    }
}

/// The value of a parameter of the plain function.
pub fn given(param: &Param) -> TokenStream {
    let name = &param.name;
    if param.by_ref {
        quote_spanned!(at(name.span())=> *#name)
    } else {
        quote!(#name)
    }
}

pub fn function_type(paths: &Paths, signature: &Signature) -> TokenStream {
    let Signature { vis, name, .. } = signature;
    let public = signature.of_trait.as_ref().map(|_| quote!(pub));
    let public = public.unwrap_or_else(|| quote!(#vis));
    let (declared, field) = (generics::unbounded(signature), generics::field(paths, signature));
    let (ty, cfgs) = (type_name(signature), cfgs(signature));
    let text = name_text(name);
    let doc = format!("The function [`{text}`](fn@{text}) as a type, which carries its other uses.");
    quote_spanned! {at(name.span())=>
        #(#cfgs)*
        #[doc = #doc]
        #[allow(
            non_camel_case_types,
            missing_debug_implementations,
            missing_copy_implementations,
            unreachable_pub,
            clippy::empty_structs_with_brackets
        )]
        #public struct #ty #declared { #field }
    }
}

fn bodies(paths: &Paths, signature: &Signature, arrays: &ArraySizes, body: TokenStream) -> TokenStream {
    let Signature {
        name, params, output, ..
    } = signature;
    let span = at(name.span());
    let (ty, cfgs) = (type_name(signature), cfgs(signature));
    let (none, generics) = (
        generics::none(signature),
        generics::declared_in_body(paths, &signature.generics),
    );
    let lints = signature.attrs.iter().filter(|attribute| is_lint(attribute));
    let (b, backend_type) = (backend(), backend_type(name.span()));
    let backend_trait = paths.item("Backend", name.span());
    let params = params.iter().map(|param| typed::param_to_judge(paths, param));
    let output = paths.lifted(output);
    let finite = Ident::new(FINITE, span);
    let (usize_, elements) = (paths.item("usize", name.span()), &arrays.always);
    let checked = typed::signature(paths, signature);
    let known = paths
        .judges_types()
        .then(|| typed::types_are_known(paths, signature));
    let (whole, calling) = (
        called::whole_body(signature),
        called::body_function(paths, signature),
    );
    quote_spanned! {span=>
        #(#cfgs)*
        impl #ty #none {
            #[doc(hidden)]
            pub const #finite: #usize_ = #elements;
            #known
            #(#lints)*
            #[allow(unused_assignments, unused_parens, unused_braces, clippy::all, clippy::pedantic)]
            #[doc(hidden)]
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub fn #whole<#backend_type: #backend_trait #generics>(#b: #backend_type #(, #params)*) -> #output {
                #body
            }
            #calling
            #checked
        }
    }
}

/// The implementation of the trait. `elements` is the number of elements of the arrays in the body.
pub fn function_impl(
    paths: &Paths,
    signature: &Signature,
    elements: &TokenStream,
    source: &str,
) -> TokenStream {
    let Signature {
        name, params, output, ..
    } = signature;
    let span = at(name.span());
    let (ty, cfgs) = (type_name(signature), cfgs(signature));
    let function = paths.item("Function", name.span());
    let lift = paths.item("Lift", name.span());
    let backend_trait = paths.item("Backend", name.span());
    let (b, backend_type) = (backend(), backend_type(name.span()));
    let types: Vec<TokenStream> = params.iter().map(|param| paths.native(&param.ty)).collect();
    let output = paths.native(output);
    let args = format_ident!("__args", span = proc_macro2::Span::mixed_site());
    let (given_b, given_args) = (quote!(#b), quote!(#args));
    let instance = |of: &Ident| instance::call(paths, signature, of, &given_b, &given_args);
    let head = quote_spanned! {span=>
        <#backend_type: #backend_trait>(
            #b: #backend_type,
            #args: <(#(#types,)*) as #lift>::On<#backend_type>,
        ) -> <#output as #lift>::On<#backend_type>
    };
    let eval = instance(&called::whole_body(signature));
    let is_called = called::is_called(signature) && signature.owner.is_none();
    let called = is_called.then(|| {
        let call = instance(&Ident::new("body", span));
        quote_spanned! {span=>
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn called #head {
                #call
            }
        }
    });
    let (text, str) = (
        generics::instance_name(paths, signature, Code::Outside),
        paths.item("str", name.span()),
    );
    let (declared, arguments) = (generics::declared(signature), generics::arguments(signature));
    let names = params.iter().map(|param| name_text(&param.name));
    let usize_ = paths.item("usize", name.span());
    let constants = reduce::constants(paths, signature);
    let argument = paths.item("Argument", name.span());
    quote_spanned! {span=>
        #(#cfgs)*
        // Messages do not list the functions of this library and of other crates.
        #[diagnostic::do_not_recommend]
        impl #declared #function for #ty #arguments {
            type Args = (#(#types,)*);
            type Out = #output;
            const NAME: &'static #str = #text;
            const PARAMS: &'static [&'static #str] = &[#(#names),*];
            const SOURCE: &'static #str = #source;
            const ELEMENTS: #usize_ = #elements;
            #constants
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn eval #head {
                #eval
            }
            #called
        }
        #(#cfgs)*
        #[diagnostic::do_not_recommend]
        impl #declared #argument for #ty #arguments {
            type On<#backend_type: #backend_trait> = Self;
            const ELEMENTS: #usize_ = <Self as #function>::ELEMENTS;
        }
    }
}
