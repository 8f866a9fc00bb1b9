//! The rule of `fused!`: it needs a product and a sum, in one mode.

use proc_macro2::Span;

use crate::ast::surface::{Block, Change, Expr, ExprKind, OwnExpr, StmtKind};
use crate::ast::{BinaryOp, Update};
use crate::diag::Errors;

/// Reports a `fused!(value)` that cannot fuse.
pub fn check_fused(value: &Expr, span: Span, errors: &mut Errors) {
    let value = result(value);
    if has_fused_update(value) {
        return;
    }
    let ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, x, y) = &value.kind else {
        let message =
            "`fused!` rounds a product together with a sum or difference: write `fused!(a * b + c)`";
        errors.push(span, message);
        return;
    };
    if x.is_product() || y.is_product() {
        return;
    }
    if let Some(border) = bordered(x).or_else(|| bordered(y)) {
        let message = "the product has its own mode here, and `fused!` rounds in one mode: put both into one, as in `ru!(fused!(a * b + c))`";
        errors.push(border, message);
        return;
    }
    let message = "this sum has no product for `fused!` to round with it: write the product here, \
                   not in a `let`";
    errors.push(value.span, message);
}

/// Returns true if this is a block without a value that adds a product to a variable or subtracts one.
fn has_fused_update(value: &Expr) -> bool {
    let ExprKind::Block(Block { stmts, tail: None }) = &value.kind else {
        return false;
    };
    stmts.iter().any(|stmt| match &stmt.kind {
        StmtKind::Assign {
            update:
                Update::Apply {
                    op: BinaryOp::Add | BinaryOp::Sub,
                    ..
                },
            value,
            ..
        } => value.is_product(),
        _ => false,
    })
}

/// The value that an expression ends in.
fn result(value: &Expr) -> &Expr {
    match &value.kind {
        ExprKind::Block(Block { tail: Some(tail), .. }) => result(&tail.value),
        ExprKind::Own(OwnExpr::Override(inner)) if matches!(inner.change, Change::Mode(_)) => {
            result(&inner.value)
        }
        _ => value,
    }
}

/// The override that has a product inside, if there is one. It keeps the product from the sum outside.
fn bordered(value: &Expr) -> Option<Span> {
    match &value.kind {
        ExprKind::Own(OwnExpr::Override(inner)) => {
            let inside = result(&inner.value);
            (inside.is_product() || bordered(inside).is_some()).then_some(value.span)
        }
        ExprKind::Unary(_, operand) => bordered(operand),
        _ => None,
    }
}
