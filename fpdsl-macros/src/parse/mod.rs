//! From syntax to the language, collecting everything that the language does not have.
//!
//! Such a construct is reported where it stands and replaced by [`OwnExpr::Error`](crate::ast::surface::OwnExpr::Error), so that one
//! pass finds all of them.
//!
//! `walk` reads loops through slices, arrays and ranges, `walked` makes the loop with an index of them, and `places` computes the
//! element at a place through any chain of adaptors. `closure` pastes closures where they are called.

mod arrays;
mod assert;
mod call;
mod closure;
mod constants;
mod consume;
mod control;
mod expr;
mod generics;
mod given;
mod jump;
mod lengths;
mod literal;
mod matches;
mod names;
mod options;
mod overrides;
mod place;
mod places;
mod record;
mod refutable;
mod signature;
mod slice;
mod stmt;
mod types;
mod unsupported;
mod walk;
mod walked;

use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::visit::Visit;

use crate::args::Options;
use crate::ast::surface::{Expr, ExprKind, Function};
use crate::ast::{GenericKind, GenericParam, NameKind, Signature, Type, build};
use crate::diag::Errors;
use crate::source;

pub use generics::{is_of_rust, parse_params};
pub use signature::Around;
pub use types::parse_type;

use jump::OpenExits;
use names::Scopes;

/// The names that types may mention.
#[derive(Clone, Copy, Default)]
pub struct InScope<'a> {
    /// The generic parameters.
    pub generics: &'a [GenericParam],
    /// True if there is a `Self`.
    pub in_impl: bool,
    /// True in a body, and not in what others see of a function.
    pub in_body: bool,
}

impl<'a> InScope<'a> {
    fn of(signature: &'a Signature) -> Self {
        InScope {
            generics: &signature.generics,
            in_impl: signature.owner.is_some() || signature.of_trait.is_some(),
            in_body: true,
        }
    }

    /// The kind of the generic parameter with this name.
    pub fn find(&self, name: &Ident) -> Option<GenericKind> {
        let param = self.generics.iter().find(|param| param.name == *name)?;
        Some(param.kind)
    }
}

/// The state of the parser in a function.
struct Parser<'a> {
    errors: &'a mut Errors,
    scopes: Scopes,
    exits: OpenExits,
    /// The number of expressions around the current node that no jump can leave: conditions of a `while`, guards, indices of places that are
    /// assigned, bodies of closures.
    wholes: usize,
    /// The function's own name: calling it is recursion.
    function: String,
    /// The names that its types may mention.
    known: InScope<'a>,
    /// The functions of the implementation of a user's trait around it, if it is one of them.
    siblings: Option<Rc<[Ident]>>,
    /// The calls of functions of its own type.
    own_calls: Vec<Ident>,
    /// The lengths of arrays that constants give.
    lengths: Vec<TokenStream>,
    /// The number of literals so far.
    literals: usize,
    /// The number of names of the macro's own so far.
    names: usize,
    /// The type of the block that is about to be read, if that is the function's.
    result: Option<Type>,
    /// The closures whose bodies are being read, by their numbers.
    inlined: Vec<usize>,
    /// True if the result's type has been refused as an `Option` or a `Result`: their values are the same mistake.
    refused_result: bool,
    /// True if calls write a row for each element, and return nothing.
    writes_row: bool,
}

impl<'a> Parser<'a> {
    /// A number for a name of the macro's own.
    fn fresh(&mut self) -> usize {
        self.names += 1;
        self.names
    }

    fn new(function: &Ident, known: InScope<'a>, errors: &'a mut Errors) -> Self {
        Parser {
            errors,
            scopes: Scopes::default(),
            exits: OpenExits::default(),
            wholes: 0,
            function: function.to_string(),
            known,
            siblings: None,
            own_calls: Vec::new(),
            lengths: Vec::new(),
            literals: 0,
            names: 0,
            result: None,
            inlined: Vec::new(),
            refused_result: false,
            writes_row: false,
        }
    }
}

/// Parses the signature; `None` where it has errors, which are in `errors`.
pub fn parse_signature(
    options: &Options,
    item: &syn::ItemFn,
    around: Option<Around<'_>>,
    errors: &mut Errors,
) -> Option<Signature> {
    signature::parse(options, item, around, errors)
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
    let mut parser = Parser::new(&signature.name, InScope::of(&signature), errors);
    parser.siblings = signature.of_trait.as_ref().map(|of| Rc::clone(&of.functions));
    for param in &signature.params {
        parser.scopes.declare_as(&param.name, NameKind::of(&param.ty));
        parser.note_given(&param.name, Some(&param.ty), None);
        if param.by_ref {
            parser.scopes.note_reference(&param.name);
        }
    }
    parser.result = Some(signature.output.clone());
    parser.writes_row = signature.writes_row();
    let mut body = parser.block(&item.block);
    if parser.writes_row && !body.has_value() && !body.diverges() {
        let span = signature.output.span();
        let nothing = Expr::new(ExprKind::Tuple(Vec::new()), span);
        body.tail = build::only(nothing).tail;
    }
    let own_calls = std::mem::take(&mut parser.own_calls);
    let lengths = std::mem::take(&mut parser.lengths);
    if parser.errors.is_empty() && !body.has_value() && !body.diverges() {
        let message = format_args!(
            "`{}` does not end in its result: make it the last expression, without `;`",
            signature.name
        );
        errors.push(signature.name.span(), message);
    }
    Function {
        options,
        signature,
        body,
        types_known: false,
        own_calls,
        lengths,
        start: source::item_start(tokens.clone()),
        source: source::item_text(tokens),
    }
}

/// Reads a body whose signature has errors already, for the body's own errors.
pub fn report_body(item: &syn::ItemFn, errors: &mut Errors) {
    report_attributes(&item.block, errors);
    let known = InScope {
        in_body: true,
        ..InScope::default()
    };
    let mut parser = Parser::new(&item.sig.ident, known, errors);
    parser.refused_result = unsupported::is_outcome(&item.sig.output);
    for (name, kind) in signature::named_params(item) {
        parser.scopes.declare_as(name, kind);
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
