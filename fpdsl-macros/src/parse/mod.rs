//! From syntax to the language, collecting what the language does not take.
//!
//! Every construct that has no meaning here is reported where it stands and replaced by
//! [`ExprKind::Error`](crate::ast::ExprKind::Error), so that one pass finds all of them.

mod builtin;
mod call;
mod expr;
mod generics;
mod literal;
mod names;
mod place;
mod signature;
mod stmt;
mod types;
mod unsupported;

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::visit::Visit;

use crate::args::Options;
use crate::ast::{Function, Signature};
use crate::diag::Errors;
use crate::source;

use names::Scopes;

/// What the parser knows while it walks a function.
struct Parser<'a> {
    errors: &'a mut Errors,
    scopes: Scopes,
    /// The function's own name: calling it is recursion.
    function: String,
}

/// Parses the signature; `None` where it has errors, which are in `errors`.
pub fn parse_signature(options: &Options, item: &syn::ItemFn, errors: &mut Errors) -> Option<Signature> {
    signature::parse(options, item, errors)
}

/// Parses the body under a signature that is sound.
pub fn parse_body(
    options: Options,
    signature: Signature,
    item: &syn::ItemFn,
    tokens: TokenStream,
    errors: &mut Errors,
) -> Function {
    report_attributes(&item.block, errors);
    let mut parser = Parser {
        errors,
        scopes: Scopes::default(),
        function: signature.name.to_string(),
    };
    for param in &signature.params {
        parser.scopes.declare(&param.name);
    }
    let body = parser.block(&item.block);
    Function {
        options,
        signature,
        body,
        source: source::item_text(tokens),
    }
}

/// Reads a body whose signature has errors already, for the body's own errors.
pub fn report_body(item: &syn::ItemFn, errors: &mut Errors) {
    report_attributes(&item.block, errors);
    let mut parser = Parser {
        errors,
        scopes: Scopes::default(),
        function: item.sig.ident.to_string(),
    };
    for name in signature::named_params(item) {
        parser.scopes.declare(name);
    }
    parser.block(&item.block);
}

/// An attribute on a statement or expression would be lost, and a `cfg` that is lost changes results.
fn report_attributes(block: &syn::Block, errors: &mut Errors) {
    struct Attributes<'a>(&'a mut Errors);
    impl<'ast> Visit<'ast> for Attributes<'_> {
        fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
            let name = attribute.path().to_token_stream().to_string();
            self.0.push(
                attribute.pound_token.span,
                format_args!("`#[{name}]` inside the body is not supported: put it on the function"),
            );
        }
        fn visit_item(&mut self, _: &'ast syn::Item) {
            // Reported as an item.
        }
    }
    Attributes(errors).visit_block(block);
}
