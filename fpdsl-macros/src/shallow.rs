//! Long expressions, in pieces.
//!
//! `a + b + c + ..` leans to the left as far as it is long, and emitted as calls it would be one in the other: too deep for
//! rustc. Where the operand that is evaluated first goes deep, it is computed in pieces, the innermost first, each a `let`. That
//! is the order of evaluation anyway.

use crate::ast::build;
use crate::ast::core::{Block, Core, Expr, Function};
use crate::ast::walk::{VisitMut, walk_expr};

/// The depth of a piece.
const PIECE: usize = 32;

/// Takes long expressions apart. Contraction has been done: what is fused is one node.
pub fn shallow(mut function: Function) -> Function {
    Pieces { count: 0 }.block(&mut function.body);
    function
}

struct Pieces {
    count: usize,
}

impl VisitMut<Core> for Pieces {
    fn expr(&mut self, expr: &mut Expr) {
        if lean(expr) > 2 * PIECE {
            self.take_apart(expr);
        }
        walk_expr(self, expr);
    }
}

impl Pieces {
    fn take_apart(&mut self, expr: &mut Expr) {
        let span = expr.span;
        let mut outer = Vec::new();
        let mut inner = std::mem::replace(expr, build::taken(span));
        while let Some(place) = cut(&mut inner) {
            let name = build::unseen("piece", self.count, place.span);
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

/// The operand at which a piece ends. The next piece begins there and is computed first.
fn cut(expr: &mut Expr) -> Option<&mut Expr> {
    let mut place = expr;
    for _ in 0..PIECE {
        place = place.first_operand_mut()?;
    }
    Some(place)
}

/// The depth of the nesting by first operands, which are evaluated first.
fn lean(expr: &Expr) -> usize {
    let mut depth = 0;
    let mut place = expr;
    while let Some(first) = place.first_operand() {
        depth += 1;
        place = first;
    }
    depth
}
