//! Finds what each block assigns, as the macro does on its own.

use super::{ArrayKind, Block, Expr, ExprKind, Function, LocalId, Program, Range, Slots, Stmt, Type, Value};
use std::collections::BTreeSet;

/// The variables that a piece of code assigns, and those that it declares.
#[derive(Default)]
struct Effects {
    assigned: BTreeSet<LocalId>,
    declared: BTreeSet<LocalId>,
}

impl Program {
    /// Fills in [`Block::assigned`] everywhere; to be called after every change of the tree.
    pub fn seal(&mut self) {
        for function in &mut self.functions {
            let mut body = std::mem::take(&mut function.body);
            let mut results = std::mem::take(&mut function.results);
            let mut effects = Effects::default();
            block(function, &mut body, &mut effects);
            results.iter_mut().for_each(|r| value(function, r, &mut effects));
            function.body = body;
            function.results = results;
        }
    }
}

fn block(f: &Function, b: &mut Block, outer: &mut Effects) {
    let mut inner = Effects::default();
    for s in &mut b.stmts {
        stmt(f, s, &mut inner);
    }
    if let Some(tail) = &mut b.tail {
        value(f, tail, &mut inner);
    }
    b.assigned = Slots::default();
    for &local in inner.assigned.difference(&inner.declared) {
        b.assigned.insert(f, local);
        outer.assigned.insert(local);
    }
}

impl Slots {
    fn insert(&mut self, f: &Function, local: LocalId) {
        let local = &f.locals[local];
        match local.ty {
            Type::Scalar(_) => self.scalars |= 1 << local.slot,
            Type::Array(_) => self.arrays |= 1 << local.slot,
        }
    }

    /// What is in either.
    pub fn union(self, other: Slots) -> Slots {
        Slots {
            scalars: self.scalars | other.scalars,
            arrays: self.arrays | other.arrays,
        }
    }
}

fn stmt(f: &Function, s: &mut Stmt, e: &mut Effects) {
    match s {
        Stmt::Let { local, value: v, .. } => {
            value(f, v, e);
            e.declared.insert(*local);
        }
        Stmt::LetTuple(parts) => {
            for (local, x) in parts {
                expr(f, x, e);
                e.declared.insert(*local);
            }
        }
        Stmt::LetTupleCall { locals, args, .. } => {
            args.iter_mut().for_each(|v| value(f, v, e));
            e.declared.extend(locals.iter().copied());
        }
        Stmt::LetTupleIf {
            locals,
            cond,
            then,
            otherwise,
        } => {
            expr(f, cond, e);
            then.iter_mut().chain(otherwise).for_each(|x| expr(f, x, e));
            e.declared.extend(locals.iter().copied());
        }
        Stmt::Assign(local, v) => {
            value(f, v, e);
            e.assigned.insert(*local);
        }
        Stmt::Compound(local, _, x) => {
            expr(f, x, e);
            e.assigned.insert(*local);
        }
        Stmt::Store {
            array,
            index,
            value: v,
            ..
        } => {
            index.iter_mut().for_each(|i| expr(f, i, e));
            expr(f, v, e);
            e.assigned.insert(*array);
        }
        Stmt::If(cond, then, otherwise) => {
            expr(f, cond, e);
            block(f, then, e);
            if let Some(otherwise) = otherwise {
                block(f, otherwise, e);
            }
        }
        Stmt::While(cond, body) => {
            expr(f, cond, e);
            block(f, body, e);
        }
        Stmt::For { local, range, body } => {
            if let Range::Values(lo, hi) = range {
                expr(f, lo, e);
                expr(f, hi, e);
            }
            block(f, body, e);
            e.declared.insert(*local);
        }
    }
}

fn value(f: &Function, v: &mut Value, e: &mut Effects) {
    match v {
        Value::Scalar(x) => expr(f, x, e),
        Value::Array(a) => match &mut a.kind {
            ArrayKind::List(items) => items.iter_mut().for_each(|x| expr(f, x, e)),
            ArrayKind::Repeat(x) => expr(f, x, e),
            ArrayKind::Local(_) => {}
            ArrayKind::Call(_, args) => args.iter_mut().for_each(|v| value(f, v, e)),
            ArrayKind::If(cond, then, otherwise) => {
                expr(f, cond, e);
                block(f, then, e);
                block(f, otherwise, e);
            }
        },
    }
}

fn expr(f: &Function, x: &mut Expr, e: &mut Effects) {
    match &mut x.kind {
        ExprKind::Local(_)
        | ExprKind::Float { .. }
        | ExprKind::Int(_)
        | ExprKind::Bool(_)
        | ExprKind::Const(..) => {}
        ExprKind::Paren(x)
        | ExprKind::Neg(x)
        | ExprKind::Not(x)
        | ExprKind::FromBits(x)
        | ExprKind::Cast(x) => expr(f, x, e),
        ExprKind::Binary(_, x, y) | ExprKind::Compare(_, x, y) | ExprKind::And(x, y) | ExprKind::Or(x, y) => {
            expr(f, x, e);
            expr(f, y, e);
        }
        ExprKind::Call(_, args) => args.iter_mut().for_each(|v| value(f, v, e)),
        ExprKind::Method(_, args) | ExprKind::Index(_, args) => {
            args.iter_mut().for_each(|x| expr(f, x, e));
        }
        ExprKind::If(cond, then, otherwise) => {
            expr(f, cond, e);
            block(f, then, e);
            block(f, otherwise, e);
        }
        ExprKind::Block(b) => block(f, b, e),
    }
}
