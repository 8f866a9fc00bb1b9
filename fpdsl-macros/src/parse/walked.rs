//! The loop over what a loop runs through: it counts places.

use proc_macro2::Span;

use super::Parser;
use super::jump::Construct;
use super::walk::{Source, Walk};
use crate::ast::surface::{Adapter, Block, Ends, Expr, ExprKind, For, OwnStmt, Range, Stmt, StmtKind};
use crate::ast::{BinaryOp, Pattern, build};

impl<'e> Parser<'_> {
    /// The loop over a walk. `pattern` is what the value of a turn is bound to, in `turn`, which gives the rest of the body.
    pub fn walked(
        &mut self,
        walk: Walk<'e>,
        pattern: &syn::Pat,
        label: Option<&syn::Label>,
        span: Span,
        turn: impl FnOnce(&mut Self) -> Block,
    ) -> StmtKind {
        self.turns(walk, label, span, |parser, value| {
            let mut bound = Vec::new();
            parser.bound(pattern, None, value, &mut bound);
            let mut body = turn(parser);
            body.stmts.splice(0..0, bound);
            body
        })
    }

    /// The loop over a walk. `turn` gives its body, for the value of a turn.
    pub fn turns(
        &mut self,
        walk: Walk<'e>,
        label: Option<&syn::Label>,
        span: Span,
        turn: impl FnOnce(&mut Self, Expr) -> Block,
    ) -> StmtKind {
        let Walk {
            mut before,
            source,
            reversed,
        } = walk;
        let (source, range) = self.range_of(source, reversed, span);
        let exit = self.enter_exit(label, Construct::For);
        self.scopes.enter();
        let counter = build::unseen("place", self.fresh(), span);
        let mut first = Vec::new();
        let value = self.value_of_turn(&source, &counter, &mut first, span);
        let mut body = turn(self, value);
        self.scopes.leave();
        self.leave_exit(span);
        self.numbers(&source, &mut first, span);
        body.stmts.splice(0..0, first);
        let looped = StmtKind::Own(OwnStmt::For(Box::new(For {
            exit,
            label: label.map(|label| label.name.ident.clone()),
            span,
            pattern: Pattern::Name {
                name: counter,
                mutable: None,
            },
            range,
            body,
        })));
        if before.is_empty() {
            return looped;
        }
        before.push(build::stmt(looped));
        let block = Block {
            stmts: before,
            tail: None,
        };
        StmtKind::Expr(build::block_expr(block, span))
    }

    /// The range that the loop counts.
    fn range_of(&mut self, source: Source<'e>, reversed: bool, span: Span) -> (Source<'e>, Range) {
        let reverse = |adapters: &mut Vec<Adapter>| {
            if reversed {
                adapters.push(Adapter::Rev);
            }
        };
        let mut source = source;
        if let Some(range) = counter_mut(&mut source) {
            let none = Range {
                ends: Ends::Array(Expr::error(span)),
                inclusive: false,
                adapters: Vec::new(),
            };
            let mut range = std::mem::replace(range, none);
            reverse(&mut range.adapters);
            return (source, range);
        }
        let mut adapters = Vec::new();
        reverse(&mut adapters);
        let range = Range {
            ends: Ends::UpTo(self.places(&source, span)),
            inclusive: false,
            adapters,
        };
        (source, range)
    }

    /// The numbers of the turn that are in variables of their own.
    fn numbers(&mut self, source: &Source<'e>, stmts: &mut Vec<Stmt>, span: Span) {
        match source {
            Source::Counter(_)
            | Source::Numbers(..)
            | Source::Slice(_)
            | Source::Array(_)
            | Source::Held(_)
            | Source::Lent(_)
            | Source::Parts(..) => {}
            Source::Apart(count, number, inner) => {
                stmts.push(build::declare(number, build::local(count)));
                let one = self.count(1, span);
                let next = binary(BinaryOp::Add, build::local(number), one, span);
                stmts.push(build::assign(count, next));
                self.numbers(inner, stmts, span);
            }
            Source::Numbered(inner)
            | Source::Windows(inner, _)
            | Source::Chunks(inner, _)
            | Source::Skip(inner, _)
            | Source::Take(inner, _)
            | Source::Rev(inner, _)
            | Source::StepBy(inner, _)
            | Source::Map(inner, _) => self.numbers(inner, stmts, span),
            Source::Zip(left, right) => {
                self.numbers(left, stmts, span);
                self.numbers(right, stmts, span);
            }
        }
    }
}

pub fn binary(op: BinaryOp, x: Expr, y: Expr, span: Span) -> Expr {
    Expr::new(ExprKind::Binary(op, Box::new(x), Box::new(y)), span)
}

fn counter_mut<'s>(source: &'s mut Source<'_>) -> Option<&'s mut Range> {
    match source {
        Source::Counter(range) => Some(range),
        Source::Map(inner, _) | Source::Apart(_, _, inner) => counter_mut(inner),
        _ => None,
    }
}
