//! `match`, as a chain of `if`s, and what rustc needs to see of its patterns.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;
use syn::Member;

use super::jumps::{End, Jumps};
use crate::ast::core::{Coverage, OwnStmt, Parts};
use crate::ast::surface::{Arm, Block, Choice, ChoiceKind, Expr, ExprKind, If, Match, Stmt, StmtKind};
use crate::ast::variables::{mentioned_by_block, mentioned_by_expr};
use crate::ast::{BinaryOp, Pattern, build, core};

impl Jumps<'_> {
    /// The block that does what a `match` does.
    pub fn matched(&mut self, matched: Match, end: End) -> core::Block {
        let (mut stmts, chain) = self.chain(matched);
        let chain = self.block(chain, end);
        stmts.extend(chain.stmts);
        core::Block {
            stmts,
            tail: chain.tail,
        }
    }

    /// Returns the statements before the arms of a `match`, and the arms as a chain of `if`s.
    pub fn chain(&mut self, matched: Match) -> (Vec<core::Stmt>, Block) {
        let span = matched.span;
        let has_value = matched.has_value();
        let mut first = Vec::new();
        let Expr { kind, span: at, open } = matched.scrutinee;
        let scrutinee = match kind {
            // An arm may assign it, but by then it has been chosen.
            ExprKind::Local(name) => name,
            kind => {
                let name = self.names.scrutinee(at);
                let value = self.expr(Expr { kind, span: at, open });
                first.push(build::declare(&name, value));
                name
            }
        };
        first.extend(coverage(&scrutinee, at, &matched.arms));
        let mut arms = matched.arms;
        // rustc has seen that the patterns leave nothing out, so that what reaches the last arm without a guard is its.
        let last = arms.iter().rposition(|arm| arm.guard.is_none());
        let mut chained = None;
        if let Some(last) = last {
            arms.truncate(last + 1);
            chained = arms.pop().map(|arm| body(arm, &scrutinee).1);
        }
        for arm in arms.into_iter().rev() {
            chained = Some(link(arm, &scrutinee, chained, span, has_value));
        }
        (first, chained.unwrap_or_default())
    }
}

/// `if test { arm } else { otherwise }`.
fn link(arm: Arm, scrutinee: &Ident, otherwise: Option<Block>, span: Span, has_value: bool) -> Block {
    let (test, then) = body(arm, scrutinee);
    let Some(cond) = test else {
        // It takes all that is left; what follows is for rustc to report.
        return then;
    };
    let conditional = Box::new(If {
        span,
        cond,
        then,
        otherwise,
    });
    if has_value {
        return build::only(Expr::new(ExprKind::If(conditional), span));
    }
    Block {
        stmts: vec![build::stmt(StmtKind::If(conditional))],
        tail: None,
    }
}

/// The condition of an arm, if it has one, and its block with the names that it binds.
fn body(arm: Arm, scrutinee: &Ident) -> (Option<Expr>, Block) {
    let Arm { pattern, guard, body } = arm;
    let root = Matched {
        root: scrutinee,
        path: Vec::new(),
    };
    let mut bound = Vec::new();
    bindings(&pattern, &root, &mut bound);
    let in_guard = guard.as_ref().map(mentioned_by_expr).unwrap_or_default();
    let in_body = mentioned_by_block(&body);
    let guard = guard.map(|guard| {
        let needed = |(name, _, _): &&Bound| in_guard.contains(&name.to_string());
        let stmts: Vec<Stmt> = bound.iter().filter(needed).map(binding).collect();
        let span = guard.span;
        match stmts.is_empty() {
            true => guard,
            false => {
                let tail = build::tail(guard);
                build::block_expr(Block { stmts, tail }, span)
            }
        }
    });
    // One that nothing mentions is bound all the same, so that rustc reports it.
    let needed = |(name, _, _): &&Bound| {
        let name = name.to_string();
        in_body.contains(&name) || !in_guard.contains(&name)
    };
    let mut stmts: Vec<Stmt> = bound.iter().filter(needed).map(binding).collect();
    stmts.extend(body.stmts);
    let tail = body.tail;
    let test = build::all_of(test(pattern, &root).into_iter().chain(guard));
    (test, Block { stmts, tail })
}

/// A name, its `mut`, and the value that it is bound to.
type Bound<'a> = (Ident, Option<Span>, Matched<'a>);

fn binding((name, mutable, value): &Bound<'_>) -> Stmt {
    build::stmt(StmtKind::Let {
        pattern: Pattern::Name {
            name: name.clone(),
            mutable: *mutable,
        },
        ty: None,
        value: value.expr(name.span()),
    })
}

/// The scrutinee or a component of it.
#[derive(Clone)]
struct Matched<'a> {
    root: &'a Ident,
    path: Vec<Member>,
}

impl Matched<'_> {
    fn expr(&self, span: Span) -> Expr {
        let root = Expr::new(ExprKind::Local(self.root.clone()), span);
        self.path
            .iter()
            .fold(root, |base, member| build::member(base, member, span))
    }

    fn component(&self, position: usize) -> Self {
        self.field(&Member::from(position))
    }

    fn field(&self, member: &Member) -> Self {
        let mut field = self.clone();
        field.path.push(member.clone());
        field
    }
}

fn bindings<'a>(choice: &Choice, value: &Matched<'a>, bound: &mut Vec<Bound<'a>>) {
    match &choice.kind {
        ChoiceKind::Bind {
            name,
            mutable,
            choice,
        } => {
            bound.push((name.clone(), *mutable, value.clone()));
            if let Some(choice) = choice {
                bindings(choice, value, bound);
            }
        }
        ChoiceKind::Tuple(choices) => {
            for (position, choice) in choices.iter().enumerate() {
                bindings(choice, &value.component(position), bound);
            }
        }
        ChoiceKind::Struct(_, fields, _) => {
            for (member, choice) in fields {
                bindings(choice, &value.field(member), bound);
            }
        }
        // Alternatives bind nothing.
        ChoiceKind::Or(_) | ChoiceKind::Any | ChoiceKind::Value(..) | ChoiceKind::Range { .. } => {}
    }
}

/// The condition under which a pattern matches; `None` for one that always does.
fn test(choice: Choice, value: &Matched<'_>) -> Option<Expr> {
    let span = choice.span;
    match choice.kind {
        ChoiceKind::Any => None,
        ChoiceKind::Bind { choice, .. } => choice.and_then(|choice| test(*choice, value)),
        ChoiceKind::Value(expected, _) => Some(match expected.kind {
            ExprKind::Bool(true) => value.expr(span),
            ExprKind::Bool(false) => build::not(value.expr(span)),
            _ => build::compare(BinaryOp::Eq, value.expr(span), *expected),
        }),
        ChoiceKind::Range {
            lo, hi, inclusive, ..
        } => {
            let below = if inclusive { BinaryOp::Le } else { BinaryOp::Lt };
            let lo = lo.map(|lo| build::compare(BinaryOp::Ge, value.expr(span), *lo));
            let hi = hi.map(|hi| build::compare(below, value.expr(span), *hi));
            build::all_of(lo.into_iter().chain(hi))
        }
        ChoiceKind::Or(choices) => {
            let tests: Option<Vec<Expr>> = choices.into_iter().map(|choice| test(choice, value)).collect();
            build::any_of(tests?)
        }
        ChoiceKind::Tuple(choices) => {
            let components = choices.into_iter().enumerate();
            build::all_of(
                components.filter_map(|(position, choice)| test(choice, &value.component(position))),
            )
        }
        ChoiceKind::Struct(_, fields, _) => {
            let fields = fields.into_iter();
            build::all_of(fields.filter_map(|(member, choice)| test(choice, &value.field(&member))))
        }
    }
}

/// The patterns for rustc, where they could leave something out.
fn coverage(scrutinee: &Ident, span: Span, arms: &[Arm]) -> Option<core::Stmt> {
    let all_guarded = arms.iter().all(|arm| arm.guard.is_some());
    if !all_guarded && !arms.iter().any(|arm| has_test(&arm.pattern)) {
        return None;
    }
    let mut shape = Parts::Whole;
    for arm in arms {
        refine(&mut shape, &arm.pattern);
    }
    let patterns = arms
        .iter()
        .map(|arm| (tokens(&arm.pattern), arm.guard.is_some()))
        .collect();
    let coverage = OwnStmt::Coverage(Box::new(Coverage {
        scrutinee: scrutinee.clone(),
        span,
        patterns,
        shape,
    }));
    Some(build::stmt(core::StmtKind::Own(coverage)))
}

fn has_test(choice: &Choice) -> bool {
    match &choice.kind {
        ChoiceKind::Any => false,
        ChoiceKind::Bind { choice, .. } => choice.as_deref().is_some_and(has_test),
        ChoiceKind::Value(..) | ChoiceKind::Range { .. } => true,
        ChoiceKind::Or(choices) | ChoiceKind::Tuple(choices) => choices.iter().any(has_test),
        // rustc knows whether it has these fields.
        ChoiceKind::Struct(..) => true,
    }
}

fn refine(shape: &mut Parts, choice: &Choice) {
    match &choice.kind {
        ChoiceKind::Bind {
            choice: Some(choice), ..
        } => refine(shape, choice),
        ChoiceKind::Or(choices) => choices.iter().for_each(|choice| refine(shape, choice)),
        ChoiceKind::Tuple(choices) => {
            if *shape == Parts::Whole {
                *shape = Parts::Tuple(vec![Parts::Whole; choices.len()]);
            }
            if let Parts::Tuple(parts) = shape {
                for (part, choice) in parts.iter_mut().zip(choices) {
                    refine(part, choice);
                }
            }
        }
        ChoiceKind::Any
        | ChoiceKind::Bind { choice: None, .. }
        | ChoiceKind::Value(..)
        | ChoiceKind::Range { .. }
        // Of the whole struct there is a value.
        | ChoiceKind::Struct(..) => {}
    }
}

/// The pattern without its names.
fn tokens(choice: &Choice) -> TokenStream {
    let span = choice.span;
    match &choice.kind {
        ChoiceKind::Any | ChoiceKind::Bind { choice: None, .. } => quote_spanned!(span=> _),
        ChoiceKind::Bind {
            choice: Some(choice), ..
        } => tokens(choice),
        ChoiceKind::Value(_, tokens) | ChoiceKind::Range { tokens, .. } => tokens.clone(),
        ChoiceKind::Or(choices) => {
            let choices = choices.iter().map(tokens);
            quote_spanned!(span=> (#(#choices)|*))
        }
        ChoiceKind::Tuple(choices) => {
            let choices = choices.iter().map(tokens);
            quote_spanned!(span=> (#(#choices,)*))
        }
        ChoiceKind::Struct(path, fields, rest) => {
            let fields = fields.iter().map(|(member, choice)| {
                let choice = tokens(choice);
                quote_spanned!(span=> #member: #choice)
            });
            let rest = rest.then(|| quote_spanned!(span=> ..));
            quote_spanned!(span=> #path { #(#fields,)* #rest })
        }
    }
}
