//! The parts of blocks and expressions, for stages that treat most kinds alike.

use super::variables::Variables;
use super::{
    Adapter, Block, Ends, Expr, ExprKind, If, IntLiteral, Range, Step, Stmt, StmtKind, Target, Tree,
};

/// A node that one tree has alone.
pub trait Own<T: Tree> {
    /// Shows the visitor its blocks and expressions.
    fn visit_mut(&mut self, visitor: &mut impl VisitMut<T>);

    /// Notes the variables in it.
    fn note_variables(&self, walk: &mut Variables);
}

/// Calls a function for each direct operand of a kind of expression, by reference or by mutable reference.
macro_rules! operands {
    ($kind:expr, $f:expr, $iter:ident, $($by:tt)*) => {
        match $kind {
            ExprKind::Local(_)
            | ExprKind::Const(_)
            | ExprKind::Float(_)
            | ExprKind::Int(_)
            | ExprKind::Bool(_)
            | ExprKind::Length(_)
            | ExprKind::Coordinate(..)
            | ExprKind::If(_)
            | ExprKind::Block(_)
            | ExprKind::Own(_) => {}
            ExprKind::Unary(_, x)
            | ExprKind::Cast { value: x, .. }
            | ExprKind::Repeat(x, _)
            | ExprKind::Ordered(x)
            | ExprKind::Element(_, x) => $f(x),
            ExprKind::Binary(_, x, y) | ExprKind::Lazy(_, x, y) | ExprKind::Counted(x, y) => {
                $f(x);
                $f(y);
            }
            ExprKind::Fused(fused) => {
                $f($($by)* fused.product.x);
                $f($($by)* fused.product.y);
                $f($($by)* fused.addend);
            }
            ExprKind::Call { args, .. }
            | ExprKind::Builtin { args, .. }
            | ExprKind::Method { args, .. }
            | ExprKind::Associated { args, .. }
            | ExprKind::Construct { args, .. } => args.$iter().for_each($f),
            ExprKind::Struct { fields, base, .. } => {
                fields.$iter().for_each(|(_, value)| $f(value));
                if let Some(base) = base {
                    $f(base);
                }
            }
            ExprKind::Tuple(elems) | ExprKind::Array(elems) => elems.$iter().for_each($f),
            ExprKind::View(_, parts) => parts.$iter().flatten().for_each($f),
            ExprKind::Part(base, step) => {
                $f(base);
                if let Step::Index(index, _) | Step::Row(index, _) = step {
                    $f(index);
                }
            }
        }
    };
}

impl<T: Tree> ExprKind<T> {
    /// Calls `f` for each direct operand in source order. What has blocks (`if`, `{ .. }`) is the caller's, because blocks
    /// open scopes, and so is what one tree has alone.
    pub fn for_each_operand(&self, f: &mut impl FnMut(&Expr<T>)) {
        operands!(self, f, iter, &)
    }

    /// The same with mutable operands.
    pub fn for_each_operand_mut<'a>(&'a mut self, f: &mut impl FnMut(&'a mut Expr<T>)) {
        operands!(self, f, iter_mut, &mut)
    }
}

/// A stage that changes blocks and expressions wherever they stand. An implementation calls [`walk_block`], [`walk_stmt`] and
/// [`walk_expr`] to go on inside.
pub trait VisitMut<T: Tree>: Sized {
    fn block(&mut self, block: &mut Block<T>) {
        walk_block(self, block);
    }

    fn expr(&mut self, expr: &mut Expr<T>) {
        walk_expr(self, expr);
    }

    /// An integer at the end of a range.
    fn end(&mut self, _: &mut IntLiteral) {}
}

pub fn walk_block<T: Tree>(visitor: &mut impl VisitMut<T>, block: &mut Block<T>) {
    for stmt in &mut block.stmts {
        walk_stmt(visitor, stmt);
    }
    if let Some(tail) = &mut block.tail {
        visitor.expr(&mut tail.value);
    }
}

pub fn walk_stmt<T: Tree>(visitor: &mut impl VisitMut<T>, stmt: &mut Stmt<T>) {
    match &mut stmt.kind {
        StmtKind::Let { value, .. } | StmtKind::Expr(value) => visitor.expr(value),
        StmtKind::Assign { target, value, .. } => {
            visit_target(visitor, target);
            visitor.expr(value);
        }
        StmtKind::Accumulate(sum) => {
            visit_path(visitor, &mut sum.place.path);
            visitor.expr(&mut sum.product.x);
            visitor.expr(&mut sum.product.y);
        }
        StmtKind::Require(required) => visitor.expr(&mut required.cond),
        StmtKind::If(conditional) => visit_if(visitor, conditional),
        StmtKind::Own(own) => own.visit_mut(visitor),
    }
}

pub fn walk_expr<T: Tree>(visitor: &mut impl VisitMut<T>, expr: &mut Expr<T>) {
    match &mut expr.kind {
        ExprKind::If(conditional) => visit_if(visitor, conditional),
        ExprKind::Block(block) => visitor.block(block),
        ExprKind::Own(own) => own.visit_mut(visitor),
        other => other.for_each_operand_mut(&mut |operand| visitor.expr(operand)),
    }
}

fn visit_if<T: Tree>(visitor: &mut impl VisitMut<T>, conditional: &mut If<T>) {
    visitor.expr(&mut conditional.cond);
    visitor.block(&mut conditional.then);
    if let Some(otherwise) = &mut conditional.otherwise {
        visitor.block(otherwise);
    }
}

pub fn visit_range<T: Tree>(visitor: &mut impl VisitMut<T>, range: &mut Range<T>) {
    match &mut range.ends {
        Ends::Literal(lo, hi) => {
            visitor.end(lo);
            visitor.end(hi);
        }
        Ends::Const(..) => {}
        Ends::Value(lo, hi) => {
            visitor.expr(lo);
            visitor.expr(hi);
        }
        Ends::Array(value) | Ends::UpTo(value) => visitor.expr(value),
    }
    for adapter in &mut range.adapters {
        if let Adapter::StepBy(step) = adapter {
            visitor.expr(step);
        }
    }
}

fn visit_target<T: Tree>(visitor: &mut impl VisitMut<T>, target: &mut Target<T>) {
    match target {
        Target::Place(place) => visit_path(visitor, &mut place.path),
        Target::Tuple(parts, _) => parts.iter_mut().for_each(|part| visit_target(visitor, part)),
        Target::Wild(_) => {}
    }
}

fn visit_path<T: Tree>(visitor: &mut impl VisitMut<T>, path: &mut [Step<T>]) {
    for step in path {
        if let Step::Index(index, _) | Step::Row(index, _) = step {
            visitor.expr(index);
        }
    }
}
