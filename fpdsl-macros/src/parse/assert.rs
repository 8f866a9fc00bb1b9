//! `assert!` and `debug_assert!`, which are faults with a text.

use proc_macro2::Span;
use quote::{ToTokens, quote_spanned};
use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Lit, LitStr};

use super::Parser;
use crate::ast::surface::{Block, Expr, ExprKind, If, StmtKind};
use crate::ast::{Require, build};
use crate::source;

/// Returns true for `assert!` and `debug_assert!`.
pub fn is_assertion(mac: &syn::Macro) -> bool {
    mac.path.is_ident("assert") || mac.path.is_ident("debug_assert")
}

impl Parser<'_> {
    /// An assertion. It stands as a statement, since it has no value.
    pub fn assertion(&mut self, mac: &syn::Macro) -> StmtKind {
        let span = mac.path.span();
        let terms = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
        let terms = match terms.parse2(mac.tokens.clone()) {
            Ok(terms) => terms,
            Err(error) => {
                self.errors.add(error);
                return StmtKind::Expr(Expr::error(span));
            }
        };
        let mut terms = terms.iter();
        let Some(cond) = terms.next() else {
            self.errors
                .push(span, "an assertion has a condition: write `assert!(x > 0.0)`");
            return StmtKind::Expr(Expr::error(span));
        };
        let text = match terms.next() {
            None => Some(source::one_line(cond.to_token_stream())),
            Some(text) => self.text_of_assertion(text),
        };
        if let (Some(extra), Some(_)) = (terms.next(), &text) {
            self.report_formatted(extra.span());
        }
        let required = Require {
            cond: self.expr(cond),
            text: text.unwrap_or_default(),
            span,
        };
        let required = StmtKind::Require(Box::new(required));
        if mac.path.is_ident("assert") {
            return required;
        }
        let debug = quote_spanned!(span=> ::core::cfg!(debug_assertions));
        StmtKind::If(Box::new(If {
            span,
            cond: Expr::new(ExprKind::Const(debug), span),
            then: Block {
                stmts: vec![build::stmt(required)],
                tail: None,
            },
            otherwise: None,
        }))
    }

    /// The text after the condition: what Rust would print without arguments.
    pub fn text_of_assertion(&mut self, text: &syn::Expr) -> Option<String> {
        let plain = match text {
            syn::Expr::Lit(syn::ExprLit {
                lit: Lit::Str(text), ..
            }) => unformatted(text),
            _ => None,
        };
        if plain.is_none() {
            self.report_formatted(text.span());
        }
        plain
    }

    fn report_formatted(&mut self, span: Span) {
        let message = "an assertion's text is a literal without `{}`: the error names the function, the text and the element";
        self.errors.push(span, message);
    }
}

/// The text of a literal in which nothing is formatted.
fn unformatted(text: &LitStr) -> Option<String> {
    let text = text.value();
    let without = text.replace("{{", "").replace("}}", "");
    (!without.contains(['{', '}'])).then(|| text.replace("{{", "{").replace("}}", "}"))
}
