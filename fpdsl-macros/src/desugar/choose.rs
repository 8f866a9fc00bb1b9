//! `match`, as a chain of `if`s, and what rustc needs to see of its patterns.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;
use syn::Member;

use super::jumps::{End, Jumps};
use crate::ast::core::{Coverage, OwnStmt};
use crate::ast::surface::{Arm, Block, Choice, ChoiceKind, Expr, ExprKind, If, Match, Parts, Stmt, StmtKind};
use crate::ast::variables::{mentioned_by_block, mentioned_by_expr};
use crate::ast::{self, BinaryOp, Pattern, Tree, build, core};

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
        for arm in &mut arms {
            self.name_ends(&mut arm.pattern, &Matched::whole(&scrutinee), &mut first);
        }
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

    /// Names the parts after `..` by a `let` with such a pattern.
    fn name_ends(&mut self, choice: &mut Choice, value: &Matched, stmts: &mut Vec<core::Stmt>) {
        let span = choice.span;
        match &mut choice.kind {
            ChoiceKind::Bind { choice, .. } => {
                if let Some(choice) = choice {
                    self.name_ends(choice, value, stmts);
                }
            }
            ChoiceKind::Or(choices) => {
                for choice in choices {
                    self.name_ends(choice, value, stmts);
                }
            }
            ChoiceKind::Parts(taken) => {
                if let Some(before) = taken.rest.filter(|before| *before < taken.parts.len()) {
                    let ends = &taken.parts[before..];
                    taken.ends = ends.iter().map(|end| self.names.scrutinee(end.span)).collect();
                    stmts.push(taken_ends(taken, value.expr(span), span));
                }
                for position in 0..taken.parts.len() {
                    let part = value.part(taken, position);
                    self.name_ends(&mut taken.parts[position], &part, stmts);
                }
            }
            ChoiceKind::Struct(_, fields, _) => {
                for (member, choice) in fields {
                    self.name_ends(choice, &value.field(member), stmts);
                }
            }
            ChoiceKind::Any | ChoiceKind::Value(..) | ChoiceKind::Range { .. } => {}
        }
    }
}

/// `let [.., a, b] = value;`, with the names that the parts after `..` have.
fn taken_ends(taken: &Parts, value: core::Expr, span: Span) -> core::Stmt {
    let names = taken.ends.iter().map(|name| Pattern::Name {
        name: name.clone(),
        mutable: None,
    });
    let parts = [Pattern::Rest(span)].into_iter().chain(names).collect();
    build::stmt(core::StmtKind::Let {
        pattern: if taken.array {
            Pattern::Array(parts, span)
        } else {
            Pattern::Tuple(parts, span)
        },
        ty: None,
        value,
    })
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
    let root = Matched::whole(scrutinee);
    let mut bound = Vec::new();
    bindings(&pattern, &root, &mut bound);
    let in_guard = guard.as_ref().map(mentioned_by_expr).unwrap_or_default();
    let in_body = mentioned_by_block(&body);
    let guard = guard.map(|guard| {
        let needed = |(name, _, _): &&Bound| in_guard.contains(&name.to_string());
        let stmts: Vec<Stmt> = bound.iter().filter(needed).map(binding).collect();
        let span = guard.span;
        if stmts.is_empty() {
            guard
        } else {
            let tail = build::tail(guard);
            build::block_expr(Block { stmts, tail }, span)
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
type Bound = (Ident, Option<Span>, Matched);

fn binding((name, mutable, value): &Bound) -> Stmt {
    build::stmt(StmtKind::Let {
        pattern: Pattern::Name {
            name: name.clone(),
            mutable: *mutable,
        },
        ty: None,
        value: value.expr(name.span()),
    })
}

/// The scrutinee, or a part of it that has a name, or a part of one of them.
#[derive(Clone)]
struct Matched {
    root: Ident,
    path: Vec<Way>,
}

/// A step to a part.
#[derive(Clone)]
enum Way {
    Member(Member),
    Element(usize),
}

impl Matched {
    fn whole(root: &Ident) -> Self {
        Matched {
            root: root.clone(),
            path: Vec::new(),
        }
    }

    fn expr<T: Tree>(&self, span: Span) -> ast::Expr<T> {
        let root = ast::Expr::new(ast::ExprKind::Local(self.root.clone()), span);
        self.path.iter().fold(root, |base, way| match way {
            Way::Member(member) => build::member(base, member, span),
            Way::Element(position) => build::element(base, *position, span),
        })
    }

    fn step(&self, way: Way) -> Self {
        let mut part = self.clone();
        part.path.push(way);
        part
    }

    fn field(&self, member: &Member) -> Self {
        self.step(Way::Member(member.clone()))
    }

    /// The part of a tuple or an array that the pattern names in that position.
    fn part(&self, taken: &Parts, position: usize) -> Self {
        let before = taken.rest.unwrap_or(taken.parts.len());
        match (position.checked_sub(before), taken.array) {
            (Some(end), _) => Matched::whole(&taken.ends[end]),
            (None, true) => self.step(Way::Element(position)),
            (None, false) => self.field(&Member::from(position)),
        }
    }
}

fn bindings(choice: &Choice, value: &Matched, bound: &mut Vec<Bound>) {
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
        ChoiceKind::Parts(taken) => {
            for (position, choice) in taken.parts.iter().enumerate() {
                bindings(choice, &value.part(taken, position), bound);
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
fn test(choice: Choice, value: &Matched) -> Option<Expr> {
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
        ChoiceKind::Parts(mut taken) => {
            let parts: Vec<Matched> = (0..taken.parts.len())
                .map(|position| value.part(&taken, position))
                .collect();
            let parts = taken.parts.drain(..).zip(parts);
            build::all_of(parts.filter_map(|(choice, part)| test(choice, &part)))
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
    let patterns = arms
        .iter()
        .map(|arm| (tokens(&arm.pattern), arm.guard.is_some()))
        .collect();
    let coverage = OwnStmt::Coverage(Box::new(Coverage {
        scrutinee: scrutinee.clone(),
        span,
        patterns,
    }));
    Some(build::stmt(core::StmtKind::Own(coverage)))
}

fn has_test(choice: &Choice) -> bool {
    match &choice.kind {
        ChoiceKind::Any => false,
        ChoiceKind::Bind { choice, .. } => choice.as_deref().is_some_and(has_test),
        ChoiceKind::Value(..) | ChoiceKind::Range { .. } => true,
        ChoiceKind::Or(choices) => choices.iter().any(has_test),
        ChoiceKind::Parts(taken) => taken.array || taken.parts.iter().any(has_test),
        // rustc knows whether it has these fields; so of the length of an array.
        ChoiceKind::Struct(..) => true,
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
        // In an array `2..` needs them.
        ChoiceKind::Range { hi: None, tokens, .. } => quote_spanned!(span=> (#tokens)),
        ChoiceKind::Value(_, tokens) | ChoiceKind::Range { tokens, .. } => tokens.clone(),
        ChoiceKind::Or(choices) => {
            let choices = choices.iter().map(tokens);
            quote_spanned!(span=> (#(#choices)|*))
        }
        ChoiceKind::Parts(taken) => {
            let mut parts: Vec<TokenStream> = taken.parts.iter().map(tokens).collect();
            if let Some(before) = taken.rest {
                parts.insert(before, quote_spanned!(span=> ..));
            }
            if taken.array {
                quote_spanned!(span=> [#(#parts,)*])
            } else {
                quote_spanned!(span=> (#(#parts,)*))
            }
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
