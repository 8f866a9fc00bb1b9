//! `match`.

use super::Generator;
use crate::ast::{
    Arm, Block, Choice, Expr, ExprKind, Match, SCALARS, ScalarType, Type, int_width, is_int, tuple_of,
};

impl Generator<'_> {
    /// A `match` whose arms have these bodies; it is told which is the last.
    pub fn matched(&mut self, mut body: impl FnMut(&mut Self, bool) -> Block) -> Match {
        let scrutinee = self.scrutinee();
        let ty = scrutinee.ty;
        let count = self.rng.range(1, 4) as usize;
        let mut arms = Vec::new();
        for n in 0..=count {
            let last = n == count;
            self.scope.enter();
            let pattern = match last {
                false => self.choice(ty, true),
                true => match self.rng.percent(30) {
                    true => self.bound(ty, None),
                    false => Choice::Any,
                },
            };
            let guard = match last || !self.rng.percent(30) {
                true => None,
                false => Some(self.condition(2)),
            };
            let body = body(self, last);
            self.scope.leave();
            arms.push(Arm { pattern, guard, body });
        }
        Match {
            scrutinee: Box::new(scrutinee),
            arms,
        }
    }

    fn matchable(&mut self) -> ScalarType {
        let ints: Vec<ScalarType> = SCALARS.into_iter().filter(|&ty| is_int(ty)).collect();
        match self.rng.percent(20) {
            true => ScalarType::Bool,
            false => *self.rng.pick(&ints),
        }
    }

    fn scrutinee(&mut self) -> Expr {
        if self.rng.percent(20) {
            let parts: Vec<Expr> = (0..2).map(|_| self.part_of_scrutinee()).collect();
            return Expr {
                ty: tuple_of(&parts.iter().map(|e| e.ty).collect::<Vec<_>>()),
                kind: ExprKind::Tuple(parts),
            };
        }
        self.part_of_scrutinee()
    }

    /// Rather small, so that arms are met.
    fn part_of_scrutinee(&mut self) -> Expr {
        let ty = self.matchable();
        if ty == ScalarType::Bool {
            return self.condition(2);
        }
        let x = self.expr(ty, 2);
        if self.rng.percent(30) {
            return x;
        }
        let n = 3 + self.rng.below(7) as u64;
        let n = self.leaf_int(ty, n);
        Expr::scalar(
            ty,
            ExprKind::Binary(crate::ast::BinaryOp::Rem, Box::new(x), Box::new(n)),
        )
    }

    /// A name for what is matched.
    fn bound(&mut self, ty: Type, inner: Option<Choice>) -> Choice {
        match self.scope.declare(ty, false) {
            Some(local) => Choice::Bind(local, inner.map(Box::new)),
            None => inner.unwrap_or(Choice::Any),
        }
    }

    /// A pattern; inside of `|` it binds nothing.
    fn choice(&mut self, ty: Type, binds: bool) -> Choice {
        let Type::Scalar(scalar) = ty else {
            let Type::Tuple(parts) = ty else {
                return Choice::Any;
            };
            let parts = parts.iter().map(|&part| match self.rng.percent(25) {
                true => Choice::Any,
                false => self.choice(part, binds),
            });
            return Choice::Tuple(parts.collect());
        };
        if scalar == ScalarType::Bool {
            return Choice::Value(i128::from(self.rng.percent(50)));
        }
        match self.rng.weighted(&[5, 4, 3, if binds { 2 } else { 0 }]) {
            0 => Choice::Value(self.small(scalar)),
            1 => self.range_choice(scalar),
            2 => {
                let count = self.rng.range(2, 3);
                let parts = (0..count).map(|_| match self.rng.percent(70) {
                    true => Choice::Value(self.small(scalar)),
                    false => self.range_choice(scalar),
                });
                Choice::Or(parts.collect())
            }
            _ => {
                let inner = match self.rng.percent(70) {
                    true => Some(self.choice(ty, false)),
                    false => None,
                };
                self.bound(ty, inner)
            }
        }
    }

    fn small(&mut self, ty: ScalarType) -> i128 {
        let lo = if int_width(ty).1 { -4 } else { 0 };
        i128::from(self.rng.range(lo, 9))
    }

    fn range_choice(&mut self, ty: ScalarType) -> Choice {
        let lo = self.small(ty);
        let length = i128::from(self.rng.range(1, 5));
        match self.rng.weighted(&[4, 4, 1, 1, 1]) {
            0 => Choice::Range(Some(lo), Some(lo + length), false),
            1 => Choice::Range(Some(lo), Some(lo + length), true),
            2 => Choice::Range(Some(lo), None, false),
            3 => Choice::Range(None, Some(lo), true),
            // Something must be below the end.
            _ => Choice::Range(None, Some(lo.max(0) + 1), false),
        }
    }

    /// A `match` as an operand.
    pub fn match_value(&mut self, ty: Type, depth: usize) -> ExprKind {
        let matched = self.operand(|g| g.matched(|g, _| g.value_block(ty, depth)));
        ExprKind::Match(matched)
    }
}
