//! Estimates what a function costs whoever has it pasted.

use fpdsl_ops::Origin;

use crate::ast::core::{Block, Expr, ExprKind, If, OwnExpr, OwnStmt, Step, Stmt, StmtKind, Target};
use crate::ast::{BinaryOp, Builtin, Operation};
use crate::builtin;

/// A function that costs more than this many simple operations is called, not pasted: a call takes its own time of compilation off each
/// caller, and next to so much work it costs nothing.
const LARGE: u32 = 128;

/// A function that costs more than this many simple operations is a function of its own where it is recorded, which happens once and
/// need not be fast. Pasted, the recorder of a predicate with expansions was half of what LLVM compiled. A function of its own takes
/// some time of compilation, too.
const RECORDED_APART: u32 = 16;

/// A quotient, a square root, a conversion, an element of an array at an index of the run, a function made of other operations.
const SLOW: u32 = 6;

/// A call of a function of the user's, of which only the callee knows what it costs.
const CALL: u32 = 8;

/// A loop, and an element of memory or a write of an array at an index of the run, each with its test.
const DEAR: u32 = 8;

/// What a call of an elementary function adds to a body.
#[derive(Clone, Copy)]
enum Elementary {
    /// On hosts the function is pasted, unless it is one of binary64.
    Pasted,
    /// In recorded bodies it is called.
    Called,
}

/// Returns true if a function with this body is better called than pasted.
pub fn is_large(block: &Block) -> bool {
    exceeds(LARGE, Elementary::Pasted, block)
}

/// Returns true if a function with this body is better recorded by a function of its own.
pub fn is_recorded_apart(block: &Block) -> bool {
    exceeds(RECORDED_APART, Elementary::Called, block)
}

fn exceeds(limit: u32, elementary: Elementary, block: &Block) -> bool {
    let mut budget = Budget {
        left: limit,
        elementary,
    };
    budget.block(block);
    budget.left == 0
}

/// The operations that are left before the code is long. At 0 nothing more is looked at, so the time does not depend on the
/// length of the body.
struct Budget {
    left: u32,
    elementary: Elementary,
}

impl Budget {
    fn spend(&mut self, cost: u32) {
        self.left = self.left.saturating_sub(cost);
    }

    fn block(&mut self, block: &Block) {
        for stmt in &block.stmts {
            if self.left == 0 {
                return;
            }
            self.stmt(stmt);
        }
        if let Some(tail) = &block.tail {
            self.expr(&tail.value);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Let { value, .. } | StmtKind::Expr(value) => self.expr(value),
            StmtKind::Assign { target, value, .. } => {
                self.target(target);
                self.expr(value);
            }
            StmtKind::Accumulate(accumulate) => {
                self.path(&accumulate.place.path);
                self.expr(&accumulate.product.x);
                self.expr(&accumulate.product.y);
                self.spend(2);
            }
            StmtKind::Require(required) => {
                self.expr(&required.cond);
                self.spend(1);
            }
            StmtKind::If(conditional) => self.conditional(conditional),
            StmtKind::Own(OwnStmt::While(looped)) => {
                self.spend(DEAR);
                self.block(&looped.body);
            }
            StmtKind::Own(OwnStmt::For(looped)) => {
                self.spend(DEAR);
                self.block(&looped.body);
            }
            StmtKind::Own(OwnStmt::Dead(_) | OwnStmt::Coverage(_)) => {}
        }
    }

    fn conditional(&mut self, conditional: &If) {
        self.expr(&conditional.cond);
        self.block(&conditional.then);
        if let Some(otherwise) = &conditional.otherwise {
            self.block(otherwise);
        }
        self.spend(1);
    }

    fn target(&mut self, target: &Target) {
        match target {
            Target::Place(place) => self.path(&place.path),
            Target::Tuple(parts, _) => parts.iter().for_each(|part| self.target(part)),
            Target::Wild(_) => {}
        }
    }

    fn path(&mut self, path: &[Step]) {
        for step in path {
            match step {
                Step::Index(..) | Step::Row(..) => self.spend(DEAR),
                Step::Field(..) | Step::Named(_) | Step::ConstIndex(..) => {}
            }
        }
    }

    fn builtin(&self, builtin: &Builtin) -> u32 {
        use Operation::{Div, Recip, Rem, Sqrt};
        match (builtin.origin, builtin.operation) {
            (_, Some(Div | Recip | Rem | Sqrt)) => SLOW,
            (Origin::Primitive | Origin::Comparison, _) => 1,
            (Origin::Derived | Origin::Approximation, _) => SLOW,
            (Origin::Elementary, _) => match self.elementary {
                Elementary::Pasted => builtin.weight,
                Elementary::Called => CALL,
            },
        }
    }

    /// A method, which may be one of a struct.
    fn method(&self, name: &str) -> u32 {
        builtin::find(name).map_or(CALL, |found| self.builtin(found).max(CALL))
    }

    fn expr(&mut self, expr: &Expr) {
        if self.left == 0 {
            return;
        }
        self.spend(match &expr.kind {
            ExprKind::Local(_)
            | ExprKind::Const(_)
            | ExprKind::Float(_)
            | ExprKind::Int(_)
            | ExprKind::Bool(_)
            | ExprKind::Length(_)
            | ExprKind::Ordered(_)
            | ExprKind::Coordinate(..)
            | ExprKind::Construct { .. }
            | ExprKind::Struct { .. }
            | ExprKind::Tuple(_)
            | ExprKind::Array(_)
            | ExprKind::View(..)
            | ExprKind::Repeat(..)
            | ExprKind::If(_)
            | ExprKind::Block(_)
            | ExprKind::Own(_)
            | ExprKind::Part(_, Step::Field(..) | Step::Named(_) | Step::ConstIndex(..)) => 0,
            ExprKind::Unary(..) | ExprKind::Lazy(..) | ExprKind::Counted(..) => 1,
            ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, ..) => SLOW,
            ExprKind::Binary(..) | ExprKind::Fused(_) => 1,
            ExprKind::Call { .. } | ExprKind::Associated { .. } => CALL,
            ExprKind::Method { name, .. } => self.method(&name.to_string()),
            ExprKind::Builtin { builtin, .. } => self.builtin(builtin),
            ExprKind::Cast { .. } | ExprKind::Part(_, Step::Index(..) | Step::Row(..)) => SLOW,
            ExprKind::Element(..) => DEAR,
        });
        match &expr.kind {
            ExprKind::If(conditional) => self.conditional(conditional),
            ExprKind::Block(block) => self.block(block),
            ExprKind::Own(OwnExpr::InMode(_, value)) => self.expr(value),
            kind => kind.for_each_operand(&mut |operand| self.expr(operand)),
        }
    }
}
