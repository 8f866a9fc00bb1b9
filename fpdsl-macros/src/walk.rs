//! The operands of an expression, for stages that treat most kinds alike.

use crate::ast::{Expr, ExprKind, Step};

impl ExprKind {
    /// Calls `f` for each direct operand in source order. The blocks of [`ExprKind::If`] and [`ExprKind::Block`]
    /// are the caller's, because they open scopes.
    pub fn for_each_operand(&self, f: &mut impl FnMut(&Expr)) {
        match self {
            ExprKind::Error
            | ExprKind::Local(_)
            | ExprKind::Const(_)
            | ExprKind::Float(_)
            | ExprKind::Int(_)
            | ExprKind::Bool(_)
            | ExprKind::If(_)
            | ExprKind::Block(_) => {}
            ExprKind::Unary(_, x) | ExprKind::Cast { value: x, .. } | ExprKind::Repeat(x, _) => f(x),
            ExprKind::Binary(_, x, y) | ExprKind::Lazy(_, x, y) => {
                f(x);
                f(y);
            }
            ExprKind::Fused(fused) => {
                f(&fused.x);
                f(&fused.y);
                f(&fused.z);
            }
            ExprKind::Call { args, .. } | ExprKind::Builtin { args, .. } => args.iter().for_each(f),
            ExprKind::Tuple(elems) | ExprKind::Array(elems) => elems.iter().for_each(f),
            ExprKind::Part(base, step) => {
                f(base);
                if let Step::Index(index, _) = step {
                    f(index);
                }
            }
        }
    }

    /// The same with mutable operands.
    pub fn for_each_operand_mut(&mut self, f: &mut impl FnMut(&mut Expr)) {
        match self {
            ExprKind::Error
            | ExprKind::Local(_)
            | ExprKind::Const(_)
            | ExprKind::Float(_)
            | ExprKind::Int(_)
            | ExprKind::Bool(_)
            | ExprKind::If(_)
            | ExprKind::Block(_) => {}
            ExprKind::Unary(_, x) | ExprKind::Cast { value: x, .. } | ExprKind::Repeat(x, _) => f(x),
            ExprKind::Binary(_, x, y) | ExprKind::Lazy(_, x, y) => {
                f(x);
                f(y);
            }
            ExprKind::Fused(fused) => {
                f(&mut fused.x);
                f(&mut fused.y);
                f(&mut fused.z);
            }
            ExprKind::Call { args, .. } | ExprKind::Builtin { args, .. } => args.iter_mut().for_each(f),
            ExprKind::Tuple(elems) | ExprKind::Array(elems) => elems.iter_mut().for_each(f),
            ExprKind::Part(base, step) => {
                f(base);
                if let Step::Index(index, _) = step {
                    f(index);
                }
            }
        }
    }
}
