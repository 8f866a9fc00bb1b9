//! Closures, whose bodies stand where they are called.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{ExprClosure, Pat};

use super::Parser;
use super::expr::compound_operator;
use crate::ast::surface::{Block, Expr, ExprKind, StmtKind};
use crate::ast::{Pattern, build};

/// A closure that a variable names.
pub struct Closure {
    syntax: ExprClosure,
    /// The variables around it that it mentions, each with the number of its declaration.
    captured: Vec<(Ident, usize)>,
}

impl Parser<'_> {
    /// `let f = |x| a * x;`: notes the closure and gives true if it is one.
    pub fn let_closure(&mut self, pat: &Pat, init: &syn::Expr) -> bool {
        let (Pat::Ident(name), syn::Expr::Closure(closure)) = (pat, init) else {
            return false;
        };
        if let Some(token) = &closure.capture {
            let message = "a closure is computed where it is called, with the values that variables have there: drop `move`";
            self.errors.push(token.span(), message);
        }
        let mut captured = Vec::new();
        self.captured(closure.body.to_token_stream(), &params(closure), &mut captured);
        let closure = Closure {
            syntax: closure.clone(),
            captured,
        };
        self.scopes.declare_closure(&name.ident, closure);
        true
    }

    fn captured(&self, tokens: TokenStream, params: &[String], captured: &mut Vec<(Ident, usize)>) {
        for token in tokens {
            match token {
                TokenTree::Ident(name) if !params.contains(&name.to_string()) => {
                    captured.extend(self.scopes.number(&name).map(|number| (name, number)));
                }
                TokenTree::Group(group) => self.captured(group.stream(), params, captured),
                _ => {}
            }
        }
    }

    /// `f(x)` of a closure.
    pub fn closure_call(&mut self, name: &Ident, args: &[&syn::Expr]) -> Option<Expr> {
        let closure = self.scopes.closure(name)?;
        let number = self.scopes.number(name)?;
        let span = name.span();
        if self.inlined.contains(&number) {
            self.errors.push(
                span,
                format_args!("`{name}` calls itself, which is not supported: write a `while` loop"),
            );
            return Some(Expr::error(span));
        }
        let (wanted, given) = (closure.syntax.inputs.len(), args.len());
        if wanted != given {
            let plural = if wanted == 1 { "" } else { "s" };
            let message = format_args!("`{name}` takes {wanted} argument{plural}, not {given}");
            self.errors.push(span, message);
            return Some(Expr::error(span));
        }
        let changed = closure
            .captured
            .iter()
            .find(|(captured, number)| self.scopes.number(captured) != Some(*number));
        if let Some((captured, _)) = changed {
            let message = format_args!(
                "`{name}` uses another `{captured}` than the one that is known here: give one of the two another name"
            );
            self.errors.push(span, message);
            return Some(Expr::error(span));
        }
        let args = args.iter().map(|arg| self.expr(arg)).collect();
        self.inlined.push(number);
        let value = self.inline(&closure.syntax, args);
        self.inlined.pop();
        Some(value)
    }

    /// The body of a closure with values for its parameters.
    pub fn inline(&mut self, closure: &ExprClosure, args: Vec<Expr>) -> Expr {
        let span = closure.body.span();
        self.scopes.enter();
        let mut stmts = Vec::new();
        // All values come before the first parameter, whose name may be in them.
        let params: Vec<(Pattern, Option<crate::ast::Type>)> =
            closure.inputs.iter().map(|pat| self.closure_param(pat)).collect();
        let held: Vec<Ident> = args
            .iter()
            .map(|arg| build::unseen("given", self.fresh(), arg.span))
            .collect();
        let plain = args.len() == 1;
        let mut values: Vec<Expr> = Vec::new();
        for (name, arg) in held.iter().zip(args) {
            if plain {
                values.push(arg);
            } else {
                stmts.push(build::declare(name, arg));
                values.push(build::local(name));
            }
        }
        for ((pattern, ty), value) in params.into_iter().zip(values) {
            self.declare(&pattern);
            pattern.for_each_name(&mut |name| self.scopes.note_reference(name));
            stmts.push(build::stmt(StmtKind::Let { pattern, ty, value }));
        }
        // A `return` would be the closure's.
        self.wholes += 1;
        let value = match &*closure.body {
            syn::Expr::Assign(_) => Expr::new(ExprKind::Block(self.expr_block(&closure.body)), span),
            syn::Expr::Binary(binary) if compound_operator(&binary.op).is_some() => {
                Expr::new(ExprKind::Block(self.expr_block(&closure.body)), span)
            }
            body => self.expr(body),
        };
        self.wholes -= 1;
        self.scopes.leave();
        let tail = if value.is_unit() {
            stmts.push(build::stmt(StmtKind::Expr(value)));
            None
        } else {
            build::tail(value)
        };
        Expr::new(ExprKind::Block(Block { stmts, tail }), span)
    }

    fn closure_param(&mut self, pat: &Pat) -> (Pattern, Option<crate::ast::Type>) {
        match pat {
            Pat::Type(typed) => match &*typed.ty {
                // A reference to a value is the value.
                syn::Type::Reference(_) => (self.walk_pattern(&typed.pat), None),
                ty => {
                    let ty = self.ty(ty);
                    (self.walk_pattern(&typed.pat), Some(ty))
                }
            },
            pat => (self.walk_pattern(pat), None),
        }
    }

    /// A pattern for values that Rust would have behind references.
    pub fn walk_pattern(&mut self, pat: &Pat) -> Pattern {
        let mut pat = pat.clone();
        WithoutReferences.visit_pat_mut(&mut pat);
        self.pattern(&pat)
    }
}

fn params(closure: &ExprClosure) -> Vec<String> {
    struct Names(Vec<String>);
    impl<'a> syn::visit::Visit<'a> for Names {
        fn visit_pat_ident(&mut self, name: &'a syn::PatIdent) {
            self.0.push(name.ident.to_string());
        }
    }
    let mut names = Names(Vec::new());
    closure
        .inputs
        .iter()
        .for_each(|pat| syn::visit::Visit::visit_pat(&mut names, pat));
    names.0
}

/// Takes the `&` out of patterns.
struct WithoutReferences;

impl VisitMut for WithoutReferences {
    fn visit_pat_mut(&mut self, pat: &mut Pat) {
        while let Pat::Reference(reference) = pat {
            let inner = (*reference.pat).clone();
            *pat = inner;
        }
        visit_mut::visit_pat_mut(self, pat);
    }
}
