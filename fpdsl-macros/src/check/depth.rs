//! The limit on how deep a body nests.
//!
//! rustc's parser recurses for each bracket in what is emitted, on a stack that nobody can enlarge from here. What is long
//! and not deep has no limit: chains of arms, statements, sums.

use proc_macro2::Span;

use crate::ast::surface::{Block, Expr, ExprKind, If, Match, OwnExpr, OwnStmt, Stmt, StmtKind};
use crate::diag::Errors;

/// The greatest depth. rustc has been seen to accept about twice as much.
const LIMIT: u32 = 960;
/// The depth that an `if` or a loop adds, by the brackets that are emitted for it.
const CONTROL: u32 = 15;
/// The depth that a block adds.
const BLOCK: u32 = 3;
/// The depth that an operand adds.
const OPERAND: u32 = 1;

/// Reports the first construct that nests too deep.
pub fn check(body: &Block, errors: &mut Errors) {
    let mut walk = Walk { at: None };
    walk.block(body, 0);
    if let Some(span) = walk.at {
        errors.push(
            span,
            format_args!(
                "this is nested too deep: `if`, `match` and loops may nest {} deep, blocks {}, brackets {}; write \
                 the inner part as an `#[fp]` function of its own",
                LIMIT / CONTROL,
                LIMIT / BLOCK,
                LIMIT / OPERAND,
            ),
        );
    }
}

struct Walk {
    /// The first construct that passes the limit.
    at: Option<Span>,
}

impl Walk {
    /// The depth within a construct; `None` where the limit has been passed.
    fn within(&mut self, depth: u32, cost: u32, span: Span) -> Option<u32> {
        if self.at.is_none() && depth + cost > LIMIT {
            self.at = Some(span);
        }
        self.at.is_none().then_some(depth + cost)
    }

    fn block(&mut self, block: &Block, depth: u32) {
        block.stmts.iter().for_each(|stmt| self.stmt(stmt, depth));
        if let Some(tail) = &block.tail {
            self.expr(&tail.value, depth);
        }
    }

    fn stmt(&mut self, stmt: &Stmt, depth: u32) {
        match &stmt.kind {
            // Made after this stage.
            StmtKind::Accumulate(_) => {}
            StmtKind::Let { value, .. } | StmtKind::Assign { value, .. } | StmtKind::Expr(value) => {
                self.expr(value, depth);
            }
            StmtKind::Require(required) => self.expr(&required.cond, depth),
            StmtKind::If(conditional) => self.conditional(conditional, depth),
            StmtKind::Own(OwnStmt::Match(matched)) => self.matched(matched, depth),
            StmtKind::Own(OwnStmt::While(looped)) => {
                self.expr(&looped.cond, depth);
                self.control(&looped.body, looped.span, depth);
            }
            StmtKind::Own(OwnStmt::Loop(looped)) => self.control(&looped.body, looped.span, depth),
            StmtKind::Own(OwnStmt::For(looped)) => self.control(&looped.body, looped.span, depth),
            StmtKind::Own(OwnStmt::Jump(jump)) => {
                if let Some(value) = &jump.value {
                    self.expr(value, depth);
                }
            }
        }
    }

    fn control(&mut self, block: &Block, span: Span, depth: u32) {
        if let Some(depth) = self.within(depth, CONTROL, span) {
            self.block(block, depth);
        }
    }

    /// The arms of a chain stand beside each other.
    fn conditional(&mut self, conditional: &If, depth: u32) {
        self.expr(&conditional.cond, depth);
        self.control(&conditional.then, conditional.span, depth);
        if let Some(otherwise) = &conditional.otherwise {
            match (otherwise.stmts.as_slice(), &otherwise.tail) {
                ([only], None) => self.stmt(only, depth),
                ([], Some(tail)) => self.expr(&tail.value, depth),
                _ => self.control(otherwise, conditional.span, depth),
            }
        }
    }

    fn matched(&mut self, matched: &Match, depth: u32) {
        self.expr(&matched.scrutinee, depth);
        for arm in &matched.arms {
            self.control(&arm.body, matched.span, depth);
        }
    }

    fn expr(&mut self, expr: &Expr, depth: u32) {
        match &expr.kind {
            ExprKind::If(conditional) => self.conditional(conditional, depth),
            ExprKind::Own(OwnExpr::Error) => {}
            ExprKind::Own(OwnExpr::Match(matched)) => self.matched(matched, depth),
            ExprKind::Own(OwnExpr::Loop(looped)) => self.control(&looped.body, looped.span, depth),
            ExprKind::Own(OwnExpr::Override(inner)) => self.operand(&inner.value, OPERAND, depth),
            ExprKind::Block(block) => {
                if let Some(depth) = self.within(depth, BLOCK, expr.span) {
                    self.block(block, depth);
                }
            }
            other => {
                // The first operand is taken out where that goes deep.
                let first = expr.first_operand().map(std::ptr::from_ref);
                other.for_each_operand(&mut |operand| {
                    let cost = match first {
                        Some(first) if std::ptr::eq(first, operand) => 0,
                        _ => OPERAND,
                    };
                    self.operand(operand, cost, depth);
                });
            }
        }
    }

    fn operand(&mut self, operand: &Expr, cost: u32, depth: u32) {
        if let Some(depth) = self.within(depth, cost, operand.span) {
            self.expr(operand, depth);
        }
    }
}
