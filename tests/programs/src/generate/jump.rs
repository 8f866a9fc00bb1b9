//! Jumps, and what they can leave.

use super::Generator;
use crate::ast::{Block, Exit, Expr, ExprKind, Jump, LocalId, Stmt, Type};

/// A loop or block around what is being generated.
pub struct Open {
    /// Its number.
    pub exit: Exit,
    /// True if it is a loop.
    pub is_loop: bool,
    /// True if a new pass may begin anywhere.
    pub continues: bool,
    /// The value that a `break` must give: the hidden variable and the type.
    pub value: Option<(LocalId, Type)>,
}

impl Generator<'_> {
    /// The number of a new loop or block.
    pub fn next_exit(&mut self) -> Exit {
        self.exits += 1;
        self.exits - 1
    }

    /// Generates code inside of a loop or block that can be left.
    pub fn within<R>(&mut self, open: Open, inside: impl FnOnce(&mut Self) -> R) -> R {
        let is_loop = open.is_loop;
        self.open.push(open);
        self.loops += usize::from(is_loop);
        let result = inside(self);
        self.loops -= usize::from(is_loop);
        self.open.pop();
        result
    }

    /// Generates an operand: it assigns nothing outside of itself, and nothing jumps out of it.
    pub fn operand<R>(&mut self, inside: impl FnOnce(&mut Self) -> R) -> R {
        let floor = self.scope.raise_floor();
        let closed = std::mem::replace(&mut self.closed, self.open.len());
        let returns = self.returns.take();
        let result = inside(self);
        self.returns = returns;
        self.closed = closed;
        self.scope.restore_floor(floor);
        result
    }

    /// Returns true if anything can be left from here.
    pub fn can_jump(&self) -> bool {
        self.returns.is_some() || self.open.len() > self.closed
    }

    /// A jump, if there is somewhere to go.
    pub fn jump(&mut self) -> Option<Jump> {
        let reach = self.open.len() - self.closed;
        let to_exits = if reach > 0 { 3 } else { 0 };
        let returns = if self.returns.is_some() { 1 } else { 0 };
        if to_exits + returns == 0 {
            return None;
        }
        if self.rng.weighted(&[returns, to_exits]) == 0 {
            let ty = self.returns?;
            let value = self.value_of(ty, 2);
            return Some(Jump::Return(value));
        }
        // Rather a near one.
        let at = self.closed + self.rng.below(reach).max(self.rng.below(reach));
        let innermost = self.open.iter().rposition(|open| open.is_loop) == Some(at);
        let Open {
            exit,
            continues,
            value,
            ..
        } = self.open[at];
        let label = !innermost || self.rng.percent(30);
        if continues && self.rng.percent(50) {
            return Some(Jump::Continue { exit, label });
        }
        let value = value.map(|(local, ty)| (local, self.value_of(ty, 2)));
        Some(Jump::Break { exit, label, value })
    }

    /// A block that ends in a jump.
    pub fn jumping_block(&mut self) -> Option<Block> {
        if !self.can_jump() {
            return None;
        }
        self.scope.enter();
        self.blocks += 1;
        let count = self.rng.weighted(&[5, 3, 1]);
        let mut stmts = self.stmts(count);
        let jump = self.jump();
        self.blocks -= 1;
        self.scope.leave();
        if !stmts.last().is_some_and(Stmt::diverges) {
            stmts.push(Stmt::Jump(jump?));
        }
        Some(Block {
            stmts,
            ..Block::default()
        })
    }

    /// `if cond { .. jump }`, sometimes with an `else`, which may jump as well.
    pub fn jump_stmt(&mut self) -> Option<Stmt> {
        if !self.can_jump() {
            return None;
        }
        let cond = self.condition(3);
        let then = self.jumping_block()?;
        let otherwise = match self.rng.weighted(&[6, 2, 1]) {
            0 => None,
            1 => Some(self.block()),
            _ => self.jumping_block(),
        };
        Some(Stmt::If(cond, then, otherwise))
    }

    /// The right side of a `let` or an assignment: what follows waits for it alone, so that it may assign other
    /// variables and jump. Counters that it needs go before.
    pub fn root(&mut self, ty: Type, depth: usize, out: &mut Vec<Stmt>) -> Expr {
        if self.budget == 0 || !self.rng.percent(22) {
            return self.value_of(ty, depth);
        }
        let inner = depth - 1;
        let loops = if self.loops < 2 && self.blocks < 3 { 3 } else { 0 };
        let kind = match self.rng.weighted(&[6, 4, loops, 3]) {
            0 => {
                let cond = self.condition(inner);
                let mut arms = [None, None];
                if self.rng.percent(35) {
                    let at = self.rng.below(2);
                    arms[at] = self.jumping_block();
                }
                let [then, otherwise] =
                    arms.map(|arm| Box::new(arm.unwrap_or_else(|| self.value_block(ty, inner))));
                ExprKind::If(Box::new(cond), then, otherwise)
            }
            1 => {
                let matched = self.matched(|g, last| {
                    let jumps = !last && g.rng.percent(20);
                    let arm = if jumps { g.jumping_block() } else { None };
                    arm.unwrap_or_else(|| g.value_block(ty, inner))
                });
                ExprKind::Match(matched)
            }
            2 => match self.loop_value(ty, inner, out) {
                Some(kind) => kind,
                None => return self.value_of(ty, depth),
            },
            _ => match self.labelled_value(ty, inner) {
                Some(kind) => kind,
                None => return self.value_of(ty, depth),
            },
        };
        Expr { ty, kind }
    }
}
