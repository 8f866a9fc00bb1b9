//! Variables that are declared without a value have one wherever they are used.
//!
//! rustc would find out, but by the code that a body becomes, in which jumps are conditions.

use std::collections::BTreeSet;

use proc_macro2::Ident;

use crate::ast::surface::{
    Arm, Block, Ends, Expr, ExprKind, If, Loop, Match, OwnExpr, OwnStmt, Range, Step, Stmt, StmtKind,
};
use crate::ast::{Target, build};
use crate::diag::Errors;

/// Reports each use of a variable that may have no value there.
pub fn check(block: &Block, errors: &mut Errors) {
    Unset { errors }.block(block, Names::new());
}

/// The variables without a value. `None` where control does not get to.
type Names = BTreeSet<String>;
type After = Option<Names>;

struct Unset<'a> {
    errors: &'a mut Errors,
}

impl Unset<'_> {
    fn block(&mut self, block: &Block, unset: Names) -> After {
        let mut shadowed = Names::new();
        let mut here = Some(unset);
        for stmt in &block.stmts {
            here = self.stmt(stmt, here?, &mut shadowed);
        }
        let mut here = here?;
        if let Some(tail) = &block.tail {
            here = self.expr(&tail.value, here)?;
        }
        here.extend(shadowed);
        Some(here)
    }

    fn stmt(&mut self, stmt: &Stmt, unset: Names, shadowed: &mut Names) -> After {
        match &stmt.kind {
            StmtKind::Let { pattern, value, .. } => {
                let mut unset = self.expr(value, unset)?;
                let without = matches!(value.kind, ExprKind::Own(OwnExpr::Unset));
                pattern.for_each_name(&mut |name| {
                    if unset.remove(&name.to_string()) {
                        shadowed.insert(name.to_string());
                    }
                    // The macro's own have values where they are used.
                    if without && build::plain(&name.to_string()).is_none() {
                        unset.insert(name.to_string());
                    }
                });
                Some(unset)
            }
            StmtKind::Assign {
                target,
                update,
                value,
            } => {
                let mut unset = self.expr(value, unset)?;
                self.target(target, matches!(update, crate::ast::Update::Set), &mut unset);
                Some(unset)
            }
            // Made after this stage.
            StmtKind::Accumulate(_) => Some(unset),
            StmtKind::Expr(value) => self.expr(value, unset),
            StmtKind::Require(required) => self.expr(&required.cond, unset),
            StmtKind::If(conditional) => self.conditional(conditional, unset),
            StmtKind::Own(OwnStmt::Match(matched)) => self.matched(matched, unset),
            StmtKind::Own(OwnStmt::While(looped)) => {
                let unset = self.expr(&looped.cond, unset)?;
                self.block(&looped.body, unset.clone());
                Some(unset)
            }
            StmtKind::Own(OwnStmt::For(looped)) => {
                let unset = self.range(&looped.range, unset)?;
                self.block(&looped.body, unset.clone());
                Some(unset)
            }
            StmtKind::Own(OwnStmt::Loop(looped)) => self.looped(looped, unset),
            StmtKind::Own(OwnStmt::Jump(jump)) => {
                if let Some(value) = &jump.value {
                    self.expr(value, unset);
                }
                None
            }
        }
    }

    fn range(&mut self, range: &Range, unset: Names) -> After {
        match &range.ends {
            Ends::Literal(..) | Ends::Const(..) => Some(unset),
            Ends::Value(lo, hi) => {
                let unset = self.expr(lo, unset)?;
                self.expr(hi, unset)
            }
            Ends::Array(value) | Ends::UpTo(value) => self.expr(value, unset),
        }
    }

    fn target(&mut self, target: &Target<crate::ast::surface::Surface>, whole: bool, unset: &mut Names) {
        match target {
            Target::Place(place) => {
                for step in &place.path {
                    if let Step::Index(index, _) | Step::Row(index, _) = step {
                        self.expr(index, unset.clone());
                    }
                }
                if whole && place.path.is_empty() {
                    unset.remove(&place.root.to_string());
                } else {
                    self.used(&place.root, unset);
                }
            }
            Target::Tuple(parts, _) => parts.iter().for_each(|part| self.target(part, whole, unset)),
            Target::Wild(_) => {}
        }
    }

    fn used(&mut self, name: &Ident, unset: &Names) {
        if unset.contains(&name.to_string()) {
            let message = format_args!(
                "`{name}` may have no value here: assign it in every arm before, or where it is declared"
            );
            self.errors.push(name.span(), message);
        }
    }

    fn expr(&mut self, expr: &Expr, unset: Names) -> After {
        match &expr.kind {
            ExprKind::Local(name) => {
                self.used(name, &unset);
                Some(unset)
            }
            ExprKind::If(conditional) => self.conditional(conditional, unset),
            ExprKind::Block(block) => self.block(block, unset),
            ExprKind::Own(OwnExpr::Match(matched)) => self.matched(matched, unset),
            ExprKind::Own(OwnExpr::Loop(looped)) => self.looped(looped, unset),
            ExprKind::Own(OwnExpr::Override(inner)) => self.expr(&inner.value, unset),
            ExprKind::Own(OwnExpr::Error | OwnExpr::Unset) => Some(unset),
            other => {
                let mut here = Some(unset);
                other.for_each_operand(&mut |operand| {
                    here = here.take().and_then(|unset| self.expr(operand, unset));
                });
                here
            }
        }
    }

    fn conditional(&mut self, conditional: &If, unset: Names) -> After {
        let unset = self.expr(&conditional.cond, unset)?;
        let then = self.block(&conditional.then, unset.clone());
        let otherwise = match &conditional.otherwise {
            Some(otherwise) => self.block(otherwise, unset),
            None => Some(unset),
        };
        either(then, otherwise)
    }

    fn matched(&mut self, matched: &Match, unset: Names) -> After {
        let unset = self.expr(&matched.scrutinee, unset)?;
        let arms = matched.arms.iter().map(|Arm { guard, body, .. }| {
            let unset = match guard {
                Some(guard) => self.expr(guard, unset.clone())?,
                None => unset.clone(),
            };
            self.block(body, unset)
        });
        arms.reduce(either)?
    }

    /// A loop, after which a variable has a value if it had one before, or a block.
    fn looped(&mut self, looped: &Loop, unset: Names) -> After {
        let after = self.block(&looped.body, unset.clone());
        let left = looped.breaks.with_value || looped.breaks.without;
        match (looped.once, left) {
            (true, false) => after,
            (_, true) => Some(unset),
            (false, false) => None,
        }
    }
}

/// Those without a value on one of two ways.
fn either(x: After, y: After) -> After {
    match (x, y) {
        (Some(mut x), Some(y)) => {
            x.extend(y);
            Some(x)
        }
        (way, None) | (None, way) => way,
    }
}
