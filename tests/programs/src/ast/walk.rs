//! Walks over trees: a visitor says what it does at a node, and calls the walk for what is below.

use super::{
    Adapter, Block, Choice, Expr, ExprKind, Function, Jump, LocalId, Match, Pattern, Place, Range, Step, Stmt,
};

/// The work at each node; by default it only goes on.
pub trait Visitor: Sized {
    /// At a block.
    fn block(&mut self, block: &mut Block) {
        walk_block(self, block);
    }
    /// At a statement.
    fn stmt(&mut self, stmt: &mut Stmt) {
        walk_stmt(self, stmt);
    }
    /// At an expression.
    fn expr(&mut self, e: &mut Expr) {
        walk_expr(self, e);
    }
    /// At what makes a loop end: the condition of a `while`, the ends and steps of a range.
    fn loop_end(&mut self, e: &mut Expr) {
        self.expr(e);
    }
    /// At the target of an assignment.
    fn place(&mut self, place: &mut Place) {
        walk_path(self, &mut place.path);
    }
    /// At a variable that is declared.
    fn declare(&mut self, _: LocalId) {}
}

impl Function {
    /// Visits the body.
    pub fn visit(&mut self, v: &mut impl Visitor) {
        v.block(&mut self.body);
    }
}

/// The statements and the value.
pub fn walk_block(v: &mut impl Visitor, block: &mut Block) {
    block.stmts.iter_mut().for_each(|s| v.stmt(s));
    if let Some(tail) = &mut block.tail {
        v.expr(tail);
    }
}

/// The indices on the way to a part.
pub fn walk_path(v: &mut impl Visitor, path: &mut [Step]) {
    for step in path {
        if let Step::Index(e) = step {
            v.expr(e);
        }
    }
}

/// Visits the parts of a statement, in the order of evaluation.
pub fn walk_stmt(v: &mut impl Visitor, stmt: &mut Stmt) {
    match stmt {
        Stmt::Let { pattern, value, .. } => {
            v.expr(value);
            walk_pattern(v, pattern);
        }
        Stmt::Assign(places, value) => {
            v.expr(value);
            places.iter_mut().flatten().for_each(|place| v.place(place));
        }
        Stmt::Compound(place, _, value) => {
            v.expr(value);
            v.place(place);
        }
        Stmt::If(cond, then, otherwise) => {
            v.expr(cond);
            v.block(then);
            if let Some(otherwise) = otherwise {
                v.block(otherwise);
            }
        }
        Stmt::Match(matched) => walk_match(v, matched),
        Stmt::While(_, cond, body) => {
            v.loop_end(cond);
            v.block(body);
        }
        Stmt::Loop(_, body) | Stmt::Labelled(_, body) | Stmt::Override(_, body) => v.block(body),
        Stmt::For {
            pattern, range, body, ..
        } => {
            walk_range(v, range);
            walk_pattern(v, pattern);
            v.block(body);
        }
        Stmt::Jump(
            Jump::Return(e)
            | Jump::Break {
                value: Some((_, e)), ..
            },
        ) => v.expr(e),
        Stmt::Jump(Jump::Break { value: None, .. } | Jump::Continue { .. }) => {}
    }
}

fn walk_range(v: &mut impl Visitor, range: &mut Range) {
    let adapters = match range {
        Range::Known { adapters, .. } => adapters,
        Range::Values { lo, hi, adapters, .. } => {
            v.loop_end(lo);
            v.loop_end(hi);
            adapters
        }
        Range::Array(array) => return v.expr(array),
    };
    for adapter in adapters {
        if let Adapter::StepByValue(step) = adapter {
            v.loop_end(step);
        }
    }
}

fn walk_pattern(v: &mut impl Visitor, pattern: &Pattern) {
    match pattern {
        Pattern::Name(local) => v.declare(*local),
        Pattern::Wild => {}
        Pattern::Tuple(parts) => parts.iter().for_each(|part| walk_pattern(v, part)),
        Pattern::Record(_, fields) => fields.iter().for_each(|(_, part)| walk_pattern(v, part)),
    }
}

fn walk_choice(v: &mut impl Visitor, choice: &Choice) {
    match choice {
        Choice::Bind(local, inner) => {
            v.declare(*local);
            if let Some(inner) = inner {
                walk_choice(v, inner);
            }
        }
        Choice::Or(parts) | Choice::Tuple(parts) => parts.iter().for_each(|part| walk_choice(v, part)),
        Choice::Any | Choice::Value(_) | Choice::Range(..) => {}
    }
}

/// The scrutinee and the arms.
pub fn walk_match(v: &mut impl Visitor, matched: &mut Match) {
    v.expr(&mut matched.scrutinee);
    for arm in &mut matched.arms {
        walk_choice(v, &arm.pattern);
        if let Some(guard) = &mut arm.guard {
            v.expr(guard);
        }
        v.block(&mut arm.body);
    }
}

/// Visits the parts of an expression, in the order of evaluation.
pub fn walk_expr(v: &mut impl Visitor, e: &mut Expr) {
    match &mut e.kind {
        ExprKind::Local(_)
        | ExprKind::Float { .. }
        | ExprKind::Int(_)
        | ExprKind::Bool(_)
        | ExprKind::Const(..) => {}
        ExprKind::Paren(x)
        | ExprKind::Neg(x)
        | ExprKind::Not(x)
        | ExprKind::FromBits(x)
        | ExprKind::Cast(x)
        | ExprKind::Repeat(x)
        | ExprKind::Override(_, x) => v.expr(x),
        ExprKind::Binary(_, x, y) | ExprKind::Compare(_, x, y) | ExprKind::And(x, y) | ExprKind::Or(x, y) => {
            v.expr(x);
            v.expr(y);
        }
        ExprKind::Method(_, args, _)
        | ExprKind::Elementary(_, args)
        | ExprKind::Apart(_, args)
        | ExprKind::Tuple(args)
        | ExprKind::List(args)
        | ExprKind::Call(_, _, args) => args.iter_mut().for_each(|e| v.expr(e)),
        ExprKind::Record(fields, base) => {
            fields.iter_mut().for_each(|(_, e)| v.expr(e));
            if let Some(base) = base {
                v.expr(base);
            }
        }
        ExprKind::Part(base, path) => {
            v.expr(base);
            walk_path(v, path);
        }
        ExprKind::If(cond, then, otherwise) => {
            v.expr(cond);
            v.block(then);
            v.block(otherwise);
        }
        ExprKind::Match(matched) => walk_match(v, matched),
        ExprKind::Loop(_, local, body) | ExprKind::Labelled(_, local, body) => {
            v.declare(*local);
            v.block(body);
        }
        ExprKind::Block(block) => v.block(block),
    }
}
