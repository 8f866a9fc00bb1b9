//! Long expressions, in pieces.
//!
//! `a + b + c + ..` leans to the left as far as it is long, and emitted as calls it would be one in the other: too deep for
//! rustc. Where the operand that is evaluated first goes deep, it is computed in pieces, the innermost first, each a `let`. That
//! is the order of evaluation anyway.

use crate::ast::{Block, Expr, ExprKind, Function};
use crate::contract::is_product;
use crate::desugar::build;
use crate::walk::{VisitMut, walk_expr};

/// How deep a piece is.
const PIECE: usize = 32;

/// Takes long expressions apart. Contraction has been done: what is fused stays together.
pub fn shallow(function: &mut Function) {
    Pieces { count: 0 }.block(&mut function.body);
}

struct Pieces {
    count: usize,
}

impl VisitMut for Pieces {
    fn expr(&mut self, expr: &mut Expr) {
        if lean(expr) > 2 * PIECE {
            self.take_apart(expr);
        }
        walk_expr(self, expr);
    }
}

impl Pieces {
    fn take_apart(&mut self, expr: &mut Expr) {
        // Whoever fuses a product looks for it here.
        if is_product(expr) {
            if let Some(first) = first_operand(expr) {
                self.take_apart(first);
            }
            return;
        }
        let span = expr.span;
        let mut outer = Vec::new();
        let mut inner = std::mem::replace(expr, Expr::error(span));
        while let Some(place) = cut(&mut inner) {
            let name = build::name("", self.count, place.span);
            self.count += 1;
            let rest = std::mem::replace(place, build::local(&name));
            outer.push((name, inner));
            inner = rest;
        }
        let mut stmts = Vec::new();
        for (name, piece) in outer.into_iter().rev() {
            stmts.push(build::declare(&name, std::mem::replace(&mut inner, piece)));
        }
        let tail = build::tail(inner);
        *expr = build::block_expr(Block { stmts, tail }, span);
    }
}

/// Where a piece ends and the next one, which is computed before it, begins.
fn cut(expr: &mut Expr) -> Option<&mut Expr> {
    let mut place = expr;
    for _ in 0..PIECE {
        place = first_operand(place)?;
    }
    while is_product(place) {
        place = first_operand(place)?;
    }
    Some(place)
}

/// How deep the operands that are evaluated first are in each other.
fn lean(expr: &Expr) -> usize {
    let mut depth = 0;
    let mut place = expr;
    while let Some(first) = first(place) {
        depth += 1;
        place = first;
    }
    depth
}

/// The operand that is evaluated first, if there is one and it is in the same mode.
pub fn first(expr: &Expr) -> Option<&Expr> {
    match &expr.kind {
        ExprKind::Unary(_, x)
        | ExprKind::Cast { value: x, .. }
        | ExprKind::Binary(_, x, _)
        | ExprKind::Lazy(_, x, _) => Some(x),
        ExprKind::Call { args, .. } | ExprKind::Builtin { args, .. } | ExprKind::Method { args, .. } => {
            args.first()
        }
        ExprKind::Fused(fused) => Some(match fused.addend_first {
            true => &fused.z,
            false => &fused.x,
        }),
        _ => None,
    }
}

fn first_operand(expr: &mut Expr) -> Option<&mut Expr> {
    match &mut expr.kind {
        ExprKind::Unary(_, x)
        | ExprKind::Cast { value: x, .. }
        | ExprKind::Binary(_, x, _)
        | ExprKind::Lazy(_, x, _) => Some(x),
        ExprKind::Call { args, .. } | ExprKind::Builtin { args, .. } | ExprKind::Method { args, .. } => {
            args.first_mut()
        }
        ExprKind::Fused(fused) => Some(match fused.addend_first {
            true => &mut fused.z,
            false => &mut fused.x,
        }),
        _ => None,
    }
}
