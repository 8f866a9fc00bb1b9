//! Values that Rust gives as an `Option`: the least and the greatest of a walk, the first place or element with a property, and
//! elements that may not be there.
//!
//! A body has no `Option`. Such a call is a flag and a value, and what is made of it stands right after it: `.unwrap_or(v)` and the
//! like, `if let`, `let .. else`, or a `match`.

use proc_macro2::{Ident, Span};
use syn::spanned::Spanned;

use super::Parser;
use super::refutable::always_matches;
use super::walk::is_walk;
use super::walked::binary;
use crate::ast::surface::{Block, Expr, ExprKind, If, OwnExpr, Step, Stmt, StmtKind};
use crate::ast::{BinaryOp, Pattern, build};

/// What Rust says of an `Option` without a value.
const NONE: &str = "called `Option::unwrap()` on a `None` value";

/// The statements that compute an `Option`, the flag that says whether it has a value, and the value.
struct Optional {
    before: Vec<Stmt>,
    found: Ident,
    value: Ident,
}

/// An `Option` that is taken apart: the pattern of its value, the arm for it, and the other.
struct Taken<'e> {
    value: &'e syn::Expr,
    pattern: &'e syn::Pat,
}

/// Returns true if Rust gives an `Option` here, as far as the text shows that. What is called on a struct looks the same, so one asks
/// only where an `Option` is expected.
pub fn is_optional(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Paren(inner) => is_optional(&inner.expr),
        syn::Expr::Group(inner) => is_optional(&inner.expr),
        syn::Expr::MethodCall(call) => match (call.method.to_string().as_str(), call.args.len()) {
            ("copied" | "cloned", 0) => is_optional(&call.receiver),
            ("first" | "last", 0) | ("get", 1) => true,
            _ => is_optional_walk(call),
        },
        _ => false,
    }
}

/// Returns true for what walks give as an `Option`.
fn is_optional_walk(call: &syn::ExprMethodCall) -> bool {
    let named = matches!(
        (call.method.to_string().as_str(), call.args.len()),
        ("min" | "max", 0) | ("position" | "find", 1)
    );
    named && is_walk(&call.receiver)
}

/// Returns true for an `Option` that a walk gives.
fn is_of_walk(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Paren(inner) => is_of_walk(&inner.expr),
        syn::Expr::MethodCall(call) if call.method == "copied" || call.method == "cloned" => {
            is_of_walk(&call.receiver)
        }
        syn::Expr::MethodCall(call) => is_optional_walk(call),
        _ => false,
    }
}

/// `p` of `Some(p)`.
fn some_of(pattern: &syn::Pat) -> Option<&syn::Pat> {
    match pattern {
        syn::Pat::Paren(inner) => some_of(&inner.pat),
        syn::Pat::TupleStruct(some) if some.path.is_ident("Some") && some.elems.len() == 1 => {
            some.elems.first()
        }
        _ => None,
    }
}

/// Returns true for `if let Some(p) = x` of an `Option`.
pub fn is_taken(conditional: &syn::ExprIf) -> bool {
    matches!(&*conditional.cond, syn::Expr::Let(tested) if some_of(&tested.pat).is_some() && is_optional(&tested.expr))
}

/// The arms of a `match` of an `Option`: of a value, with its pattern, and of none.
fn arms_of(matched: &syn::ExprMatch) -> Option<(&syn::Arm, &syn::Pat, &syn::Arm)> {
    let mut arms = matched.arms.iter();
    let (Some(first), Some(second), None) = (arms.next(), arms.next(), arms.next()) else {
        return None;
    };
    if !is_optional(&matched.expr) {
        return None;
    }
    match (some_of(&first.pat), some_of(&second.pat)) {
        (Some(pattern), None) if is_none(&second.pat) => Some((first, pattern, second)),
        (None, Some(pattern)) if is_none(&first.pat) => Some((second, pattern, first)),
        _ => None,
    }
}

/// Returns true for a `match` of an `Option`.
pub fn is_matched(matched: &syn::ExprMatch) -> bool {
    arms_of(matched).is_some()
}

fn is_none(pattern: &syn::Pat) -> bool {
    match pattern {
        syn::Pat::Wild(_) => true,
        syn::Pat::Ident(name) => name.ident == "None" && name.subpat.is_none(),
        _ => false,
    }
}

impl Optional {
    fn found(&self) -> Expr {
        build::local(&self.found)
    }

    fn value(&self) -> Expr {
        build::local(&self.value)
    }
}

impl<'e> Parser<'_> {
    /// `.unwrap_or(v)`, `.is_some()` and the like after an `Option`.
    pub fn settled(&mut self, call: &'e syn::ExprMethodCall) -> Option<Expr> {
        if is_optional_walk(call) {
            self.report_optional(&call.method);
            return Some(Expr::error(call.method.span()));
        }
        if !is_optional(&call.receiver) || matches!(call.method.to_string().as_str(), "copied" | "cloned") {
            return None;
        }
        let span = call.method.span();
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let method = call.method.to_string();
        let text = match (method.as_str(), args.as_slice()) {
            ("unwrap", []) => NONE.to_owned(),
            ("expect", [text]) => self.text_of_assertion(text)?,
            ("is_some" | "is_none", [])
            | ("unwrap_or" | "unwrap_or_else" | "is_some_and", [_])
            | ("map_or", [_, _]) => String::new(),
            // A method of what looks like an `Option` may be a struct's.
            _ if !is_of_walk(&call.receiver) => return None,
            _ => {
                let message = format_args!(
                    "`.{method}(..)` of an `Option` is not supported: write `.unwrap_or(v)`, `.map_or(v, |x| ..)`, `.is_some()` or \
                     `.unwrap()`, or `if let Some(x) = ..`"
                );
                self.errors.push(span, message);
                return Some(Expr::error(span));
            }
        };
        let Some(mut optional) = self.optional(&call.receiver) else {
            return Some(Expr::error(span));
        };
        let choice = |cond: Expr, then: Expr, otherwise: Expr| {
            let choice = If {
                span,
                cond,
                then: build::only(then),
                otherwise: Some(build::only(otherwise)),
            };
            Expr::new(ExprKind::If(Box::new(choice)), span)
        };
        let (found, value) = (optional.found(), optional.value());
        let result = match (method.as_str(), args.as_slice()) {
            ("is_some", _) => found,
            ("is_none", _) => build::not(found),
            ("is_some_and", [function]) => {
                let closure = self.function_of(function, 1)?;
                let holds = self.inline(&closure, vec![value]);
                choice(found, holds, Expr::new(ExprKind::Bool(false), span))
            }
            ("unwrap_or", [other]) => {
                let other = self.held_value(other, &mut optional.before);
                choice(found, value, other)
            }
            ("map_or", [other, function]) => {
                let closure = self.function_of(function, 1)?;
                let other = self.held_value(other, &mut optional.before);
                let mapped = self.inline(&closure, vec![value]);
                choice(found, mapped, other)
            }
            ("unwrap_or_else", [function]) => {
                let closure = self.function_of(function, 0)?;
                let other = self.inline(&closure, Vec::new());
                choice(found, value, other)
            }
            _ => {
                optional.before.push(build::require(found, text, span));
                value
            }
        };
        Some(build::after(optional.before, result, span))
    }

    fn held_value(&mut self, value: &syn::Expr, before: &mut Vec<Stmt>) -> Expr {
        let value = match value {
            syn::Expr::Reference(reference) => self.behind(&reference.expr),
            other => self.expr(other),
        };
        let name = build::unseen("other", self.fresh(), value.span);
        before.push(build::declare(&name, value));
        build::local(&name)
    }

    /// Returns true if this is a call after an `Option`, which Rust may give as a reference.
    pub fn is_settled(&self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::Paren(inner) => self.is_settled(&inner.expr),
            syn::Expr::MethodCall(call) => is_optional(&call.receiver),
            _ => false,
        }
    }

    fn report_optional(&mut self, method: &Ident) {
        let message = format_args!(
            "`.{method}(..)` is an `Option`, not a value here: write `.unwrap_or(v)`, `.is_some()` or `.unwrap()` after it, or take it apart in `if let Some(x) = ..`"
        );
        self.errors.push(method.span(), message);
    }

    /// `if let Some(p) = x { .. } else { .. }` of an `Option`.
    pub fn optional_if(&mut self, conditional: &syn::ExprIf) -> Option<Expr> {
        let syn::Expr::Let(tested) = &*conditional.cond else {
            return None;
        };
        let taken = Taken {
            value: &tested.expr,
            pattern: some_of(&tested.pat).filter(|_| is_optional(&tested.expr))?,
        };
        let branch = conditional.else_branch.as_ref();
        let parsed = self.taken(
            &taken,
            conditional.if_token.span,
            |parser| parser.block(&conditional.then_branch),
            |parser| branch.map(|(token, branch)| (token.span, parser.else_block(branch))),
        );
        Some(parsed)
    }

    /// A `match` of an `Option`.
    pub fn optional_match(&mut self, matched: &syn::ExprMatch) -> Option<Expr> {
        let (some, pattern, none) = arms_of(matched)?;
        let taken = Taken {
            value: &matched.expr,
            pattern,
        };
        let span = matched.match_token.span;
        Some(self.taken(
            &taken,
            span,
            |parser| parser.arm_body(&some.body),
            |parser| Some((none.fat_arrow_token.spans[0], parser.arm_body(&none.body))),
        ))
    }

    fn taken(
        &mut self,
        taken: &Taken<'_>,
        span: Span,
        then: impl FnOnce(&mut Self) -> Block,
        otherwise: impl FnOnce(&mut Self) -> Option<(Span, Block)>,
    ) -> Expr {
        let Some(optional) = self.optional(taken.value) else {
            return Expr::error(span);
        };
        self.scopes.enter();
        let mut bound = Vec::new();
        self.bound_whole(taken.pattern, optional.value(), &mut bound);
        let mut then = then(self);
        then.stmts.splice(0..0, bound);
        self.scopes.leave();
        let otherwise = otherwise(self);
        let (cond, mut stmts) = (optional.found(), optional.before);
        let parsed = self.arms(span, cond, then, otherwise);
        if parsed.has_value() {
            let value = Expr::new(ExprKind::If(Box::new(parsed)), span);
            return build::after(stmts, value, span);
        }
        stmts.push(build::stmt(StmtKind::If(Box::new(parsed))));
        build::block_expr(build::of_stmts(stmts), span)
    }

    /// `let Some(p) = x else { .. };` of an `Option`, as statements.
    pub fn optional_let(&mut self, local: &syn::Local) -> Option<Vec<Stmt>> {
        let init = local.init.as_ref()?;
        let (token, diverge) = init.diverge.as_ref()?;
        let pattern = some_of(&local.pat).filter(|_| is_optional(&init.expr))?;
        let Some(optional) = self.optional(&init.expr) else {
            return Some(Vec::new());
        };
        let otherwise = self.else_block(diverge);
        if !otherwise.diverges() {
            let message = "this `else` must leave: end it in `return x;`, `break;` or `continue;`";
            self.errors.push(token.span, message);
        }
        let (missing, value) = (build::not(optional.found()), optional.value());
        let mut stmts = optional.before;
        stmts.push(build::stmt(StmtKind::If(Box::new(If {
            span: token.span,
            cond: missing,
            then: otherwise,
            otherwise: None,
        }))));
        self.bound_whole(pattern, value, &mut stmts);
        Some(stmts)
    }

    /// Binds the pattern of the value, which always matches.
    fn bound_whole(&mut self, pattern: &syn::Pat, value: Expr, stmts: &mut Vec<Stmt>) {
        let mut inner = pattern;
        while let syn::Pat::Reference(reference) = inner {
            inner = &reference.pat;
        }
        if !always_matches(inner) {
            let message = "the pattern in `Some(..)` is a name here: compare its value in an `if`";
            self.errors.push(inner.span(), message);
            return;
        }
        self.bound(inner, None, value, stmts);
    }

    /// The flag and the value; `None` after an error.
    fn optional(&mut self, expr: &'e syn::Expr) -> Option<Optional> {
        let call = match expr {
            syn::Expr::Paren(inner) => return self.optional(&inner.expr),
            syn::Expr::Group(inner) => return self.optional(&inner.expr),
            syn::Expr::MethodCall(call) => call,
            _ => return None,
        };
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        match (call.method.to_string().as_str(), args.as_slice()) {
            ("copied" | "cloned", _) => self.optional(&call.receiver),
            ("min", _) => self.extreme(call, BinaryOp::Lt),
            ("max", _) => self.extreme(call, BinaryOp::Gt),
            ("position", [function]) => self.searched(call, function, true),
            ("find", [function]) => self.searched(call, function, false),
            ("last", _) if is_walk(&call.receiver) => self.last_of_walk(call),
            _ if is_walk(&call.receiver) => {
                let message = super::unsupported::describe_end(&call.method.to_string());
                self.errors.push(call.method.span(), message);
                None
            }
            _ => self.element_there(call),
        }
    }

    /// An `Option` without a value so far.
    fn nothing_yet(&mut self, before: Vec<Stmt>, span: Span) -> Optional {
        let (found, value) = (
            build::name("found", self.fresh(), span),
            build::name("value", self.fresh(), span),
        );
        let mut optional = Optional { before, found, value };
        optional.before.push(build::declare_flag(&optional.found));
        optional.before.push(without_value(&optional.value, span));
        optional
    }

    /// The first of the least values, or the last of the greatest, which cannot be told from the others.
    fn extreme(&mut self, call: &'e syn::ExprMethodCall, beyond: BinaryOp) -> Option<Optional> {
        let span = call.method.span();
        let mut walk = self.walk(&call.receiver)?;
        let mut optional = self.nothing_yet(std::mem::take(&mut walk.before), span);
        let x = build::unseen("element", self.fresh(), span);
        let (found, value) = (optional.found.clone(), optional.value.clone());
        let looped = self.turns(walk, None, span, |_, element| {
            let ordered = Expr::new(ExprKind::Ordered(Box::new(element)), span);
            let further = binary(beyond, build::local(&x), build::local(&value), span);
            let taken = || build::assign(&value, build::local(&x));
            // The first value tells the type of the variable.
            let first = StmtKind::If(Box::new(If {
                span,
                cond: build::not(build::local(&found)),
                then: build::of_stmts(vec![taken(), build::raise(&found)]),
                otherwise: Some(build::of_stmts(vec![build::when(further, vec![taken()], span)])),
            }));
            build::of_stmts(vec![build::declare(&x, ordered), build::stmt(first)])
        });
        optional.before.push(build::stmt(looped));
        Some(optional)
    }

    /// The place of the first value of which a closure holds, or the value.
    fn searched(
        &mut self,
        call: &'e syn::ExprMethodCall,
        function: &syn::Expr,
        place: bool,
    ) -> Option<Optional> {
        let span = call.method.span();
        let closure = self.function_of(function, 1)?;
        let mut walk = self.walk(&call.receiver)?;
        let mut optional = self.nothing_yet(std::mem::take(&mut walk.before), span);
        let count = build::unseen("count", self.fresh(), span);
        if place {
            let none = self.count(0, span);
            optional.before.push(build::declare_mut(&count, none));
        }
        let x = build::unseen("element", self.fresh(), span);
        let (found, value) = (optional.found.clone(), optional.value.clone());
        let looped = self.turns(walk, None, span, |parser, element| {
            let mut stmts = Vec::new();
            let (element, result) = if place {
                (element, build::local(&count))
            } else {
                stmts.push(build::declare(&x, element));
                (build::local(&x), build::local(&x))
            };
            let holds = parser.inline(&closure, vec![element]);
            let then = vec![
                build::assign(&value, result),
                build::raise(&found),
                parser.break_out(span),
            ];
            stmts.push(build::when(holds, then, span));
            if place {
                let next = binary(BinaryOp::Add, build::local(&count), parser.count(1, span), span);
                stmts.push(build::assign(&count, next));
            }
            build::of_stmts(stmts)
        });
        optional.before.push(build::stmt(looped));
        Some(optional)
    }

    fn last_of_walk(&mut self, call: &'e syn::ExprMethodCall) -> Option<Optional> {
        let span = call.method.span();
        let mut walk = self.walk(&call.receiver)?;
        let mut optional = self.nothing_yet(std::mem::take(&mut walk.before), span);
        let (found, value) = (optional.found.clone(), optional.value.clone());
        let looped = self.turns(walk, None, span, |_, element| {
            build::of_stmts(vec![build::assign(&value, element), build::raise(&found)])
        });
        optional.before.push(build::stmt(looped));
        Some(optional)
    }

    /// `.first()`, `.last()` and `.get(i)` of a slice or an array.
    fn element_there(&mut self, call: &'e syn::ExprMethodCall) -> Option<Optional> {
        let span = call.method.span();
        let mut before = Vec::new();
        let view = self.view(&call.receiver).or_else(|| self.part(&call.receiver));
        let (name, is_slice) = match view.map(|view| (view.kind, view.span)) {
            Some((ExprKind::View(slice, parts), _)) if parts.is_empty() => (slice, true),
            Some((part, at)) => {
                let name = build::unseen("part", self.fresh(), at);
                before.push(build::declare(&name, Expr::new(part, at)));
                (name, true)
            }
            None => {
                let name = build::unseen("array", self.fresh(), span);
                before.push(build::declare(&name, self.behind(&call.receiver)));
                (name, false)
            }
        };
        let length = || {
            if is_slice {
                Expr::new(ExprKind::Length(name.clone()), span)
            } else {
                super::places::length(build::local(&name), span)
            }
        };
        let index = build::unseen("index", self.fresh(), span);
        let there = match call.args.first() {
            Some(place) => {
                before.push(build::declare(&index, self.expr(place)));
                binary(BinaryOp::Lt, build::local(&index), length(), span)
            }
            None => binary(BinaryOp::Ne, length(), self.count(0, span), span),
        };
        let place = match call.method.to_string().as_str() {
            "first" => self.count(0, span),
            "last" => binary(BinaryOp::Sub, length(), self.count(1, span), span),
            _ => build::local(&index),
        };
        let element = if is_slice {
            ExprKind::Element(name, Box::new(place))
        } else {
            ExprKind::Part(Box::new(build::local(&name)), Step::Index(Box::new(place), span))
        };
        let (found, value) = (
            build::name("found", self.fresh(), span),
            build::name("value", self.fresh(), span),
        );
        before.push(build::declare(&found, there));
        before.push(without_value(&value, span));
        let taken = build::assign(&value, Expr::new(element, span));
        before.push(build::when(build::local(&found), vec![taken], span));
        Some(Optional { before, found, value })
    }
}

/// `let value;`.
fn without_value(name: &Ident, span: Span) -> Stmt {
    build::stmt(StmtKind::Let {
        pattern: Pattern::Name {
            name: name.clone(),
            mutable: None,
        },
        ty: None,
        value: Expr::new(ExprKind::Own(OwnExpr::Unset), span),
    })
}
