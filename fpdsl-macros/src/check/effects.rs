//! Assignments where control flow cannot carry them.
//!
//! A condition and the right side of `&&` are evaluated where a backend likes, possibly for elements that take no
//! part, so a variable that they assign has nowhere to go.

use proc_macro2::{Ident, Span};

use super::overrides::check_fused;
use crate::ast::exits;
use crate::ast::surface::{
    Adapter, Block, Change, Ends, Expr, ExprKind, If, Loop, Match, OwnExpr, OwnStmt, Range, Step, Stmt,
    StmtKind, Target,
};
use crate::ast::variables::assigned_by_expr;
use crate::ast::{LazyOp, Update};
use crate::diag::Errors;
use crate::literal;

pub fn check(block: &Block, errors: &mut Errors) {
    block.stmts.iter().for_each(|stmt| check_stmt(stmt, errors));
    if let Some(tail) = &block.tail {
        check_expr(&tail.value, errors);
    }
}

fn check_stmt(stmt: &Stmt, errors: &mut Errors) {
    match &stmt.kind {
        StmtKind::Let { value, .. } => check_expr(value, errors),
        StmtKind::Assign {
            target,
            update,
            value,
        } => {
            check_expr(value, errors);
            check_target(target, errors);
            check_update(target, *update, value, errors);
        }
        // Made after this stage.
        StmtKind::Accumulate(_) => {}
        StmtKind::Expr(expr) => check_expr(expr, errors),
        StmtKind::Require(required) => check_expr(&required.cond, errors),
        StmtKind::If(conditional) => check_if(conditional, errors),
        StmtKind::Own(OwnStmt::Match(matched)) => check_match(matched, errors),
        StmtKind::Own(OwnStmt::While(looped)) => {
            check_expr(&looped.cond, errors);
            if let Some(name) = assigned_by_expr(&looped.cond).first() {
                report(
                    name,
                    "in the condition of a `while`: assign it at the end of the body",
                    errors,
                );
            }
            check(&looped.body, errors);
        }
        StmtKind::Own(OwnStmt::Loop(looped)) => check_loop(looped, errors),
        StmtKind::Own(OwnStmt::For(looped)) => {
            check_range(&looped.range, errors);
            check(&looped.body, errors);
        }
        StmtKind::Own(OwnStmt::Jump(jump)) => {
            if let Some(value) = &jump.value {
                check_expr(value, errors);
            }
        }
    }
}

fn check_loop(looped: &Loop, errors: &mut Errors) {
    let left = looped.breaks.with_value || looped.breaks.without;
    if !looped.once && !left && exits::of_loop(looped).is_empty() {
        let message = "this `loop` never ends: leave it with `break` or `return`";
        errors.push(looped.span, message);
    }
    check(&looped.body, errors);
}

fn check_range(range: &Range, errors: &mut Errors) {
    match &range.ends {
        Ends::Literal(..) | Ends::Const(..) => {}
        Ends::Value(lo, hi) => {
            check_expr(lo, errors);
            check_expr(hi, errors);
        }
        Ends::Array(value) | Ends::UpTo(value) => check_expr(value, errors),
    }
    for adapter in &range.adapters {
        if let Adapter::StepBy(step) = adapter {
            check_expr(step, errors);
        }
    }
}

fn check_match(matched: &Match, errors: &mut Errors) {
    check_expr(&matched.scrutinee, errors);
    for arm in &matched.arms {
        if let Some(guard) = &arm.guard {
            check_expr(guard, errors);
            if let Some(name) = assigned_by_expr(guard).first() {
                report(name, "in the guard of an arm: assign it in the arm", errors);
            }
        }
        check(&arm.body, errors);
    }
}

/// In `x += e`, whether `x` is read before or after `e` assigns it is nothing to rely on.
fn check_update(target: &Target, update: Update, value: &Expr, errors: &mut Errors) {
    let (Target::Place(place), Update::Apply { .. }) = (target, update) else {
        return;
    };
    if let Some(name) = assigned_by_expr(value).iter().find(|name| **name == place.root) {
        report(
            name,
            "on the right of its own update: assign it in a statement before",
            errors,
        );
    }
}

fn check_target(target: &Target, errors: &mut Errors) {
    match target {
        Target::Place(place) => {
            for step in &place.path {
                check_step(step, errors);
            }
        }
        Target::Tuple(parts, _) => parts.iter().for_each(|part| check_target(part, errors)),
        Target::Wild(_) => {}
    }
}

fn check_step(step: &Step, errors: &mut Errors) {
    if let Step::Index(index, _) | Step::Row(index, _) = step {
        check_expr(index, errors);
    }
}

fn check_if(conditional: &If, errors: &mut Errors) {
    check_expr(&conditional.cond, errors);
    check(&conditional.then, errors);
    if let Some(otherwise) = &conditional.otherwise {
        check(otherwise, errors);
    }
}

fn check_expr(expr: &Expr, errors: &mut Errors) {
    match &expr.kind {
        ExprKind::If(conditional) => return check_if(conditional, errors),
        ExprKind::Block(block) => return check(block, errors),
        ExprKind::Own(own) => return check_own(own, expr.span, errors),
        other => other.for_each_operand(&mut |operand| check_expr(operand, errors)),
    }
    match &expr.kind {
        ExprKind::Lazy(op, _, right) => {
            if let Some(name) = assigned_by_expr(right).first() {
                let place = match op {
                    LazyOp::And => "on the right of `&&`: write an `if`",
                    LazyOp::Or => "on the right of `||`: write an `if`",
                };
                report(name, place, errors);
            }
        }
        ExprKind::Float(float) if !literal::is_decimal(&float.digits) => {
            errors.push(
                expr.span,
                "this literal is not decimal: write digits, as in `0.5` or `1e-3`",
            );
        }
        _ => {}
    }
}

fn check_own(own: &OwnExpr, span: Span, errors: &mut Errors) {
    match own {
        OwnExpr::Error | OwnExpr::Unset => {}
        OwnExpr::Match(matched) => check_match(matched, errors),
        OwnExpr::Loop(looped) => check_loop(looped, errors),
        OwnExpr::Override(inner) => {
            check_expr(&inner.value, errors);
            if inner.change == Change::Fused {
                check_fused(&inner.value, span, errors);
            }
        }
    }
}

fn report(name: &Ident, rest: &str, errors: &mut Errors) {
    errors.push(name.span(), format_args!("`{name}` is assigned {rest}"));
}
