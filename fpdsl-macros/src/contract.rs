//! Contraction: which products round together with the sum or difference that uses them.
//!
//! Done once, on the tree of one expression, so that every backend fuses at the same places. In `x ± y`, if `x` is
//! a product it is the one fused, otherwise `y` if that is a product; a leading minus does not hide a product
//! (parentheses are gone by now). These are the choices that NVRTC makes by default. Operands are contracted
//! first, which does not change what is a product.

use crate::ast::{
    BinaryOp, Block, Ends, Expr, ExprKind, Function, Fused, If, Step, Stmt, StmtKind, Target, UnaryOp, Update,
};

/// Fuses in every expression of a function that asks for it.
pub fn contract(function: &mut Function) {
    if function.options.contract {
        contract_block(&mut function.body);
    }
}

fn contract_block(block: &mut Block) {
    block.stmts.iter_mut().for_each(contract_stmt);
    if let Some(tail) = &mut block.tail {
        contract_expr(&mut tail.value);
    }
}

fn contract_stmt(stmt: &mut Stmt) {
    match &mut stmt.kind {
        StmtKind::Let { value, .. } => contract_expr(value),
        StmtKind::Assign {
            target,
            update,
            value,
        } => {
            contract_target(target);
            contract_expr(value);
            contract_compound(target, update, value);
        }
        StmtKind::Expr(expr) => contract_expr(expr),
        StmtKind::If(conditional) => contract_if(conditional),
        StmtKind::While { cond, body } => {
            contract_expr(cond);
            contract_block(body);
        }
        StmtKind::For(looped) => {
            if let Ends::Value(lo, hi) = &mut looped.ends {
                contract_expr(lo);
                contract_expr(hi);
            }
            contract_block(&mut looped.body);
        }
    }
}

fn contract_target(target: &mut Target) {
    match target {
        Target::Place(place) => {
            for step in &mut place.path {
                if let Step::Index(index, _) = step {
                    contract_expr(index);
                }
            }
        }
        Target::Tuple(parts, _) => parts.iter_mut().for_each(contract_target),
        Target::Wild(_) => {}
    }
}

fn contract_if(conditional: &mut If) {
    contract_expr(&mut conditional.cond);
    contract_block(&mut conditional.then);
    if let Some(otherwise) = &mut conditional.otherwise {
        contract_block(otherwise);
    }
}

fn contract_expr(expr: &mut Expr) {
    match &mut expr.kind {
        ExprKind::If(conditional) => return contract_if(conditional),
        ExprKind::Block(block) => return contract_block(block),
        other => other.for_each_operand_mut(&mut contract_expr),
    }
    let (op, span) = match &expr.kind {
        ExprKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), x, y) if is_product(x) || is_product(y) => {
            (*op, expr.span)
        }
        _ => return,
    };
    if let ExprKind::Binary(_, x, y) = std::mem::replace(&mut expr.kind, ExprKind::Error) {
        expr.kind = ExprKind::Fused(Box::new(fuse(op, *x, *y)));
        expr.span = span;
    }
}

/// `place += product` contracts as `place = place + product` does.
fn contract_compound(target: &Target, update: &mut Update, value: &mut Expr) {
    let Update::Apply(sum @ (BinaryOp::Add | BinaryOp::Sub), span) = *update else {
        return;
    };
    if !matches!(target, Target::Place(_)) || !is_product(value) {
        return;
    }
    let product = std::mem::replace(value, Expr::error(span));
    let fused = fuse(sum, Expr::new(ExprKind::Current, span), product);
    *value = Expr::new(ExprKind::Fused(Box::new(fused)), span);
    *update = Update::FromCurrent;
}

fn is_product(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Binary(BinaryOp::Mul, ..) => true,
        ExprKind::Unary(UnaryOp::Neg, operand) => is_product(operand),
        _ => false,
    }
}

/// `x op y`, one of which is a product.
fn fuse(op: BinaryOp, x: Expr, y: Expr) -> Fused {
    let subtract = op == BinaryOp::Sub;
    if is_product(&x) {
        let (negate_product, x, factor) = factors(x, false);
        return Fused {
            x,
            y: factor,
            z: y,
            negate_product,
            negate_addend: subtract,
            addend_first: false,
        };
    }
    let (negate_product, factor_x, factor_y) = factors(y, subtract);
    Fused {
        x: factor_x,
        y: factor_y,
        z: x,
        negate_product,
        negate_addend: false,
        addend_first: true,
    }
}

/// The factors of a product under any number of leading minuses.
fn factors(expr: Expr, negate: bool) -> (bool, Expr, Expr) {
    let span = expr.span;
    match expr.kind {
        ExprKind::Binary(BinaryOp::Mul, x, y) => (negate, *x, *y),
        ExprKind::Unary(UnaryOp::Neg, operand) => factors(*operand, !negate),
        // Callers ask `is_product` first.
        _ => (negate, Expr::error(span), Expr::error(span)),
    }
}
