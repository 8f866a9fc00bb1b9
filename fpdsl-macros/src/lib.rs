//! The `#[fp]` attribute of fpdsl.
//!
//! Syntax only: a function goes through [`parse`], [`check`], [`contract`] and [`emit`], each of which reports all
//! of its errors before the next begins. Types are rustc's business, because what is emitted is ordinary generic
//! Rust; nothing here knows about any backend.
#![forbid(unsafe_code)]

mod args;
mod ast;
mod check;
mod contract;
mod diag;
mod emit;
mod literal;
mod parse;
mod source;
mod state;
mod walk;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use diag::Errors;

/// Makes a numeric function run with the rounding that it names, on every backend, with the same bits.
///
/// `mode` is `"rn"` (to nearest, ties to even; the default), `"rz"` (toward zero), `"ru"` (up) or `"rd"` (down).
/// `contract = true` rounds a product once with the sum or difference that uses it; the default is `false`.
///
/// ```ignore
/// #[fp(mode = "ru", contract = true)]
/// fn axpy(a: f32, x: f32, y: f32) -> f32 {
///     a * x + y
/// }
/// ```
#[proc_macro_attribute]
pub fn fp(args: proc_macro::TokenStream, item: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expand(args.into(), item.into()).into()
}

fn expand(args: TokenStream, tokens: TokenStream) -> TokenStream {
    let item = match parse_item(&tokens) {
        Ok(item) => item,
        Err(error) => {
            let error = error.into_compile_error();
            return quote!(#error #tokens);
        }
    };
    let mut errors = Errors::default();
    let options = args::parse_options(args, &mut errors);
    let Some(signature) = parse::parse_signature(&item, &mut errors) else {
        parse::report_body(&item, &mut errors);
        return with_errors(errors, emit::emit_after_errors(&item, None));
    };
    let mut function = parse::parse_body(options, signature, &item, tokens, &mut errors);
    if !errors.is_empty() {
        return with_errors(errors, emit::emit_after_errors(&item, Some(&function.signature)));
    }
    check::check(&function, &mut errors);
    if !errors.is_empty() {
        return with_errors(errors, emit::emit_after_errors(&item, Some(&function.signature)));
    }
    contract::contract(&mut function);
    emit::emit(&function)
}

/// The function under the attribute; anything else is an error.
fn parse_item(tokens: &TokenStream) -> syn::Result<syn::ItemFn> {
    let message = match syn::parse2::<syn::Item>(tokens.clone())? {
        syn::Item::Fn(item) => return Ok(item),
        syn::Item::Impl(_) => "`#[fp]` on an `impl` block is not supported yet: put it on free functions",
        syn::Item::Struct(_) => "`#[fp]` on a struct is not supported yet: pass scalars, arrays and tuples",
        _ => "`#[fp]` goes on a function: `#[fp] fn f(x: f32) -> f32 { .. }`",
    };
    Err(syn::Error::new_spanned(tokens.clone(), message))
}

fn with_errors(errors: Errors, items: TokenStream) -> TokenStream {
    let errors = errors.into_tokens();
    let items = items.into_token_stream();
    quote!(#errors #items)
}
