//! Assignments where control flow cannot carry them.
//!
//! A condition and the right side of `&&` are evaluated where a backend likes, possibly for lanes that take no
//! part, so a variable that they assign has nowhere to go.

use proc_macro2::Ident;

use crate::ast::{Block, Ends, Expr, ExprKind, If, LazyOp, Step, Stmt, StmtKind, Target, Update};
use crate::diag::Errors;
use crate::literal;
use crate::state::assigned_by_expr;

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
        StmtKind::Expr(expr) => check_expr(expr, errors),
        StmtKind::If(conditional) => check_if(conditional, errors),
        StmtKind::While { cond, body } => {
            check_expr(cond, errors);
            if let Some(name) = assigned_by_expr(cond).first() {
                report(
                    name,
                    "in the condition of a `while`: assign it at the end of the body",
                    errors,
                );
            }
            check(body, errors);
        }
        StmtKind::For(looped) => {
            if let Ends::Value(lo, hi) = &looped.ends {
                check_expr(lo, errors);
                check_expr(hi, errors);
            }
            check(&looped.body, errors);
        }
    }
}

/// In `x += e`, whether `x` is read before or after `e` assigns it is nothing to rely on.
fn check_update(target: &Target, update: Update, value: &Expr, errors: &mut Errors) {
    let (Target::Place(place), Update::Apply(..)) = (target, update) else {
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
    if let Step::Index(index, _) = step {
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
        ExprKind::Float(float) if literal::round(&float.digits).is_none() => {
            errors.push(
                expr.span,
                "this literal is no decimal number: write digits, as in `0.5` or `1e-3`",
            );
        }
        _ => {}
    }
}

fn report(name: &Ident, rest: &str, errors: &mut Errors) {
    errors.push(name.span(), format_args!("`{name}` is assigned {rest}"));
}
