//! Array expressions.

use super::Generator;
use crate::ast::{ArrayExpr, ArrayKind, ArrayShape, Block, LocalId, ScalarType, Type, Value};

impl Generator<'_> {
    /// An array.
    pub fn array(&mut self, shape: ArrayShape, depth: usize) -> ArrayExpr {
        let known = self.scope.of_type(Type::Array(shape));
        if !known.is_empty() && self.rng.percent(30) {
            return local(shape, *self.rng.pick(&known));
        }
        if depth > 1
            && self.rng.percent(60)
            && let Some((callee, args)) = self.call_of(|results| *results == [Type::Array(shape)], depth)
        {
            let kind = ArrayKind::Call(callee, args);
            return ArrayExpr { shape, kind };
        }
        let kind = match self.rng.weighted(&[6, 2, if depth > 1 { 2 } else { 0 }]) {
            0 => ArrayKind::List(
                (0..shape.count())
                    .map(|_| self.expr(shape.scalar(), depth.min(2)))
                    .collect(),
            ),
            1 => ArrayKind::Repeat(self.expr(shape.scalar(), depth)),
            _ => {
                let cond = self.expr(ScalarType::Bool, 2);
                let then = self.array_block(shape, depth - 1);
                let otherwise = self.array_block(shape, depth - 1);
                ArrayKind::If(Box::new(cond), Box::new(then), Box::new(otherwise))
            }
        };
        ArrayExpr { shape, kind }
    }

    fn array_block(&mut self, shape: ArrayShape, depth: usize) -> Block {
        let floor = self.scope.raise_floor();
        self.scope.enter();
        self.blocks += 1;
        let count = if self.blocks > 2 {
            0
        } else {
            self.rng.weighted(&[4, 1])
        };
        let stmts = self.stmts(count);
        self.blocks -= 1;
        let tail = Some(Box::new(Value::Array(self.array(shape, depth))));
        self.scope.leave();
        self.scope.restore_floor(floor);
        Block {
            stmts,
            tail,
            ..Block::default()
        }
    }
}

/// A variable as an expression.
pub fn local(shape: ArrayShape, local: LocalId) -> ArrayExpr {
    ArrayExpr {
        shape,
        kind: ArrayKind::Local(local),
    }
}
