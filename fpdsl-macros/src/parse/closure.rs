//! Closures, whose bodies stand where they are called.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{ExprClosure, Pat, parse_quote_spanned};

use super::Parser;
use super::expr::compound_operator;
use crate::ast::surface::{Block, Expr, ExprKind, Stmt, StmtKind};
use crate::ast::{Pattern, Type, build};

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
            let message = "a closure runs where it is called and reads variables there: drop `move`";
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

    /// A closure as it stands in a call, or that of a function which is named there, with this many parameters.
    pub fn function_of(&mut self, function: &syn::Expr, wanted: usize) -> Option<ExprClosure> {
        let span = function.span();
        match function {
            syn::Expr::Closure(closure) if closure.inputs.len() == wanted => Some(closure.clone()),
            syn::Expr::Path(_) => {
                let params: Vec<Ident> = (0..wanted)
                    .map(|_| build::unseen("param", self.fresh(), span))
                    .collect();
                Some(parse_quote_spanned!(span=> |#(#params),*| #function(#(#params),*)))
            }
            _ => {
                let (shown, plural) = match wanted {
                    1 => ("|x| ..", ""),
                    _ => ("|s, x| ..", "s"),
                };
                let message = format_args!(
                    "write a closure of {wanted} parameter{plural} here, `{shown}`, or the name of such a function"
                );
                self.errors.push(span, message);
                None
            }
        }
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
                "`{name}` uses another `{captured}` than the one in scope here: rename one of the two"
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
        let held: Vec<Ident> = args
            .iter()
            .map(|arg| build::unseen("given", self.fresh(), arg.span))
            .collect();
        let plain = args.len() == 1;
        let mut values: Vec<Expr> = Vec::new();
        for (name, arg) in held.iter().zip(args) {
            if plain || self.is_no_value(&arg) {
                values.push(arg);
            } else {
                stmts.push(build::declare(name, arg));
                values.push(build::local(name));
            }
        }
        for (pat, value) in closure.inputs.iter().zip(values) {
            let (pat, ty) = self.closure_param(pat);
            self.bound(pat, ty, value, &mut stmts);
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

    fn closure_param<'p>(&mut self, pat: &'p Pat) -> (&'p Pat, Option<Type>) {
        match pat {
            Pat::Type(typed) => match &*typed.ty {
                // A reference to a value is the value.
                syn::Type::Reference(_) => (&typed.pat, None),
                ty => (&typed.pat, Some(self.ty(ty))),
            },
            pat => (pat, None),
        }
    }

    /// Binds a pattern to a value that Rust would have behind references. Parts of slices and elements that are changed are no values, and
    /// get their names as such.
    pub fn bound(&mut self, pat: &Pat, ty: Option<Type>, value: Expr, stmts: &mut Vec<Stmt>) {
        match (pat, value) {
            (Pat::Reference(inner), value) => self.bound(&inner.pat, ty, value, stmts),
            (Pat::Paren(inner), value) => self.bound(&inner.pat, ty, value, stmts),
            (
                Pat::Tuple(parts),
                Expr {
                    kind: ExprKind::Tuple(values),
                    ..
                },
            ) if parts.elems.len() == values.len() && values.iter().any(|value| self.is_no_value(value)) => {
                for (pat, value) in parts.elems.iter().zip(values) {
                    self.bound(pat, None, value, stmts);
                }
            }
            (
                _,
                value @ Expr {
                    kind: ExprKind::View(..),
                    ..
                },
            ) => {
                stmts.extend(self.let_view(pat, value).map(build::stmt));
            }
            (_, value) if self.is_no_value(&value) => self.bound_lent(pat, &value),
            (_, value) => {
                let pattern = self.walk_pattern(pat);
                self.declare(&pattern);
                pattern.for_each_name(&mut |name| self.scopes.note_reference(name));
                stmts.push(build::stmt(StmtKind::Let { pattern, ty, value }));
            }
        }
    }

    /// Declares the names of a pattern for what has been reported.
    pub fn declare_unread(&mut self, pat: &Pat) {
        let pattern = self.walk_pattern(pat);
        self.declare(&pattern);
        pattern.for_each_name(&mut |name| self.scopes.note_reference(name));
    }

    /// Gives an element that is changed its name.
    fn bound_lent(&mut self, pat: &Pat, value: &Expr) {
        let lent = match &value.kind {
            ExprKind::Local(name) => self.scopes.lent(name),
            _ => None,
        };
        match (pat, lent) {
            (Pat::Wild(_), _) => {}
            (Pat::Ident(name), Some(lent)) if name.by_ref.is_none() && name.subpat.is_none() => {
                self.scopes.declare_lent(&name.ident, lent);
            }
            (_, Some(_)) => {
                let message = "an element that is changed has one name: write `x`, and `x.0`, `x[0]` or `x.re` for its parts";
                self.errors.push(pat.span(), message);
                self.declare_unread(pat);
            }
            (_, None) => {
                let message = "name each part of a slice and each changed element, as in `for (x, y) in ..`";
                self.errors.push(pat.span(), message);
                self.declare_unread(pat);
            }
        }
    }

    /// Returns true if a part of a slice or an element that is changed is in it.
    fn is_no_value(&self, value: &Expr) -> bool {
        match &value.kind {
            ExprKind::View(..) => true,
            ExprKind::Local(name) => self.scopes.lent(name).is_some(),
            ExprKind::Tuple(parts) => parts.iter().any(|part| self.is_no_value(part)),
            _ => false,
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
