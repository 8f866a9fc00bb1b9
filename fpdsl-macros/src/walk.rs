//! The parts of blocks and expressions, for stages that treat most kinds alike.

use crate::ast::{Adapter, Block, Ends, Expr, ExprKind, If, Match, Range, Step, Stmt, StmtKind, Target};

impl ExprKind {
    /// Calls `f` for each direct operand in source order. What has blocks (`if`, `match`, `loop`, `{ .. }`) is the
    /// caller's, because blocks open scopes.
    pub fn for_each_operand(&self, f: &mut impl FnMut(&Expr)) {
        match self {
            ExprKind::Error
            | ExprKind::Local(_)
            | ExprKind::Const(_)
            | ExprKind::Float(_)
            | ExprKind::Int(_)
            | ExprKind::Bool(_)
            | ExprKind::Zero
            | ExprKind::Length(_)
            | ExprKind::Coordinate(..)
            | ExprKind::If(_)
            | ExprKind::Match(_)
            | ExprKind::Loop(_)
            | ExprKind::Block(_) => {}
            ExprKind::Unary(_, x)
            | ExprKind::Cast { value: x, .. }
            | ExprKind::Repeat(x, _)
            | ExprKind::Element(_, x) => f(x),
            ExprKind::Override(inner) => f(&inner.value),
            ExprKind::Binary(_, x, y) | ExprKind::Lazy(_, x, y) => {
                f(x);
                f(y);
            }
            ExprKind::Fused(fused) => {
                f(&fused.x);
                f(&fused.y);
                f(&fused.z);
            }
            ExprKind::Call { args, .. }
            | ExprKind::Builtin { args, .. }
            | ExprKind::Method { args, .. }
            | ExprKind::Associated { args, .. }
            | ExprKind::Construct { args, .. } => args.iter().for_each(f),
            ExprKind::Struct { fields, base, .. } => {
                fields.iter().for_each(|(_, value)| f(value));
                if let Some(base) = base {
                    f(base);
                }
            }
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
            | ExprKind::Zero
            | ExprKind::Length(_)
            | ExprKind::Coordinate(..)
            | ExprKind::If(_)
            | ExprKind::Match(_)
            | ExprKind::Loop(_)
            | ExprKind::Block(_) => {}
            ExprKind::Unary(_, x)
            | ExprKind::Cast { value: x, .. }
            | ExprKind::Repeat(x, _)
            | ExprKind::Element(_, x) => f(x),
            ExprKind::Override(inner) => f(&mut inner.value),
            ExprKind::Binary(_, x, y) | ExprKind::Lazy(_, x, y) => {
                f(x);
                f(y);
            }
            ExprKind::Fused(fused) => {
                f(&mut fused.x);
                f(&mut fused.y);
                f(&mut fused.z);
            }
            ExprKind::Call { args, .. }
            | ExprKind::Builtin { args, .. }
            | ExprKind::Method { args, .. }
            | ExprKind::Associated { args, .. }
            | ExprKind::Construct { args, .. } => args.iter_mut().for_each(f),
            ExprKind::Struct { fields, base, .. } => {
                fields.iter_mut().for_each(|(_, value)| f(value));
                if let Some(base) = base {
                    f(base);
                }
            }
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

/// A stage that changes blocks and expressions wherever they stand. An implementation calls [`walk_block`] and
/// [`walk_expr`] to go on inside.
pub trait VisitMut: Sized {
    fn block(&mut self, block: &mut Block) {
        walk_block(self, block);
    }

    fn expr(&mut self, expr: &mut Expr) {
        walk_expr(self, expr);
    }
}

pub fn walk_block(visitor: &mut impl VisitMut, block: &mut Block) {
    for stmt in &mut block.stmts {
        walk_stmt(visitor, stmt);
    }
    if let Some(tail) = &mut block.tail {
        visitor.expr(&mut tail.value);
    }
}

fn walk_stmt(visitor: &mut impl VisitMut, stmt: &mut Stmt) {
    match &mut stmt.kind {
        StmtKind::Let { value, .. } | StmtKind::Expr(value) => visitor.expr(value),
        StmtKind::Assign { target, value, .. } => {
            walk_target(visitor, target);
            visitor.expr(value);
        }
        StmtKind::If(conditional) => walk_if(visitor, conditional),
        StmtKind::Match(matched) => walk_match(visitor, matched),
        StmtKind::While(looped) => {
            visitor.expr(&mut looped.cond);
            visitor.block(&mut looped.body);
        }
        StmtKind::Loop(looped) => visitor.block(&mut looped.body),
        StmtKind::For(looped) => {
            walk_range(visitor, &mut looped.range);
            if let Some(go) = &mut looped.go {
                visitor.expr(go);
            }
            visitor.block(&mut looped.body);
        }
        StmtKind::Jump(jump) => {
            if let Some(value) = &mut jump.value {
                visitor.expr(value);
            }
        }
        StmtKind::Dead(block) => visitor.block(block),
        StmtKind::Coverage(_) => {}
    }
}

pub fn walk_expr(visitor: &mut impl VisitMut, expr: &mut Expr) {
    match &mut expr.kind {
        ExprKind::If(conditional) => walk_if(visitor, conditional),
        ExprKind::Match(matched) => walk_match(visitor, matched),
        ExprKind::Loop(looped) => visitor.block(&mut looped.body),
        ExprKind::Block(block) => visitor.block(block),
        other => other.for_each_operand_mut(&mut |operand| visitor.expr(operand)),
    }
}

fn walk_if(visitor: &mut impl VisitMut, conditional: &mut If) {
    visitor.expr(&mut conditional.cond);
    visitor.block(&mut conditional.then);
    if let Some(otherwise) = &mut conditional.otherwise {
        visitor.block(otherwise);
    }
}

fn walk_match(visitor: &mut impl VisitMut, matched: &mut Match) {
    visitor.expr(&mut matched.scrutinee);
    for arm in &mut matched.arms {
        if let Some(guard) = &mut arm.guard {
            visitor.expr(guard);
        }
        visitor.block(&mut arm.body);
    }
}

pub fn walk_range(visitor: &mut impl VisitMut, range: &mut Range) {
    match &mut range.ends {
        Ends::Literal(..) | Ends::Const(..) => {}
        Ends::Value(lo, hi) => {
            visitor.expr(lo);
            visitor.expr(hi);
        }
        Ends::Array(array) => visitor.expr(array),
    }
    for adapter in &mut range.adapters {
        if let Adapter::StepBy(step) = adapter {
            visitor.expr(step);
        }
    }
}

fn walk_target(visitor: &mut impl VisitMut, target: &mut Target) {
    match target {
        Target::Place(place) => {
            for step in &mut place.path {
                if let Step::Index(index, _) = step {
                    visitor.expr(index);
                }
            }
        }
        Target::Tuple(parts, _) => parts.iter_mut().for_each(|part| walk_target(visitor, part)),
        Target::Wild(_) => {}
    }
}
