//! Jumps out of operands: `x + if c { return y } else { z }`.
//!
//! A jump leaves a statement as a whole, so what a statement has computed before it gets names: `let a = x; let b = if c { .. }; a +
//! b`. Only operands up to the last one that can jump are moved, in the order in which Rust computes them. Contraction has been done,
//! and each operand takes the mode in force with it.

use std::mem;

use proc_macro2::{Ident, Span};

use crate::args::Mode;
use crate::ast::surface::{
    Adapter, Block, Change, Ends, Expr, ExprKind, If, Override, OwnExpr, OwnStmt, Range, Step, Stmt,
    StmtKind, Surface, Target,
};
use crate::ast::variables::{assigned_by_expr, mentioned_by_expr};
use crate::ast::walk::{VisitMut, walk_expr, walk_stmt};
use crate::ast::{LazyOp, Update, Updated, build, exits};
use crate::diag::Errors;

/// Moves operands out of the way of jumps.
pub fn hoist(body: &mut Block, errors: &mut Errors) {
    Hoist {
        errors,
        names: 0,
        mode: None,
        moved: Vec::new(),
    }
    .block(body);
}

struct Hoist<'a> {
    errors: &'a mut Errors,
    names: usize,
    /// The mode around the current expression, if it has one of its own.
    mode: Option<Mode>,
    /// The statements that go before the current one.
    moved: Vec<Stmt>,
}

impl VisitMut<Surface> for Hoist<'_> {
    fn block(&mut self, block: &mut Block) {
        let outer = (mem::take(&mut self.moved), self.mode.take());
        let mut done = Vec::with_capacity(block.stmts.len());
        for mut stmt in mem::take(&mut block.stmts) {
            walk_stmt(self, &mut stmt);
            self.stmt(&mut stmt);
            done.append(&mut self.moved);
            done.push(stmt);
        }
        if let Some(tail) = &mut block.tail {
            self.expr(&mut tail.value);
            self.operands(&mut tail.value);
            done.append(&mut self.moved);
        }
        block.stmts = done;
        (self.moved, self.mode) = outer;
    }

    fn expr(&mut self, expr: &mut Expr) {
        walk_expr(self, expr);
    }
}

impl Hoist<'_> {
    fn stmt(&mut self, stmt: &mut Stmt) {
        self.report_order(stmt);
        match &mut stmt.kind {
            StmtKind::Let { value, .. } | StmtKind::Assign { value, .. } | StmtKind::Expr(value) => {
                self.operands(value);
            }
            StmtKind::Accumulate(sum) => self.all([&mut sum.product.x, &mut sum.product.y].into()),
            StmtKind::Require(required) => self.all(vec![&mut required.cond]),
            StmtKind::If(conditional) => self.all(vec![&mut conditional.cond]),
            StmtKind::Own(OwnStmt::Match(matched)) => self.all(vec![&mut matched.scrutinee]),
            StmtKind::Own(OwnStmt::For(looped)) => {
                let values = values_of(&mut looped.range);
                self.all(values);
            }
            StmtKind::Own(OwnStmt::Jump(jump)) => {
                if let Some(value) = &mut jump.value {
                    self.operands(value);
                }
            }
            // The parser refuses jumps in the condition of a `while`.
            StmtKind::Own(OwnStmt::While(_) | OwnStmt::Loop(_)) => {}
        }
    }

    /// Reports a jump out of the value of an update that Rust computes after the place: the value moves before the place, which could
    /// be seen.
    fn report_order(&mut self, stmt: &Stmt) {
        let (place, of, values): (_, _, Vec<&Expr>) = match &stmt.kind {
            StmtKind::Assign {
                target: Target::Place(place),
                update: Update::Apply { of, .. },
                value,
            } => (place, *of, vec![value]),
            StmtKind::Accumulate(sum) => (&sum.place, sum.of, vec![&sum.product.x, &sum.product.y]),
            _ => return,
        };
        let jumps = |value: &&&Expr| !exits::of_expr(value).is_empty();
        let Some(jumps) = values.iter().find(jumps) else {
            return;
        };
        let assigned: Vec<Ident> = values.iter().flat_map(|value| assigned_by_expr(value)).collect();
        let told = |step: &Step| match step {
            Step::Index(index, _) | Step::Row(index, _) => {
                let read = mentioned_by_expr(index);
                !assigned_by_expr(index).is_empty()
                    || assigned.iter().any(|name| read.contains(&name.to_string()))
            }
            _ => false,
        };
        if of != Updated::Scalar && place.path.iter().any(told) {
            let message = "a jump out of an assigned value that changes the place's index is not supported: give the value a \
                           name with `let` first";
            self.errors.push(jumps.span, message);
        }
    }

    /// Leaves no jump in an expression but at its end, where the statement can jump.
    fn operands(&mut self, expr: &mut Expr) {
        match &mut expr.kind {
            ExprKind::If(conditional) => self.all(vec![&mut conditional.cond]),
            ExprKind::Block(_) | ExprKind::Own(OwnExpr::Loop(_) | OwnExpr::Unset | OwnExpr::Error) => {}
            ExprKind::Own(OwnExpr::Match(matched)) => self.all(vec![&mut matched.scrutinee]),
            ExprKind::Own(OwnExpr::Override(inner)) => self.within(inner),
            _ => self.parts(expr),
        }
    }

    /// The same of an expression that does not end in a block.
    fn parts(&mut self, expr: &mut Expr) {
        if exits::of_expr(expr).is_empty() {
            return;
        }
        let span = expr.span;
        match &mut expr.kind {
            ExprKind::Lazy(op, x, y) => {
                let (x, y) = (taken(x), taken(y));
                expr.kind = self.lazy(*op, x, y, span);
                self.operands(expr);
            }
            // The variable is read after the index.
            ExprKind::Part(base, Step::Index(index, _)) if is_place(base) => self.all(vec![index]),
            ExprKind::Fused(fused) if fused.addend_first => {
                let product = &mut fused.product;
                self.all(vec![&mut fused.addend, &mut product.x, &mut product.y]);
            }
            kind => {
                let mut operands = Vec::new();
                kind.for_each_operand_mut(&mut |operand| operands.push(operand));
                self.all(operands);
            }
        }
    }

    /// Gives a name to each operand up to the last that can jump.
    fn all(&mut self, operands: Vec<&mut Expr>) {
        let jumps = |operand: &&mut Expr| !exits::of_expr(operand).is_empty();
        let Some(last) = operands.iter().rposition(jumps) else {
            return;
        };
        for operand in operands.into_iter().take(last + 1) {
            self.operands(operand);
            self.name(operand);
        }
    }

    fn name(&mut self, operand: &mut Expr) {
        match &mut operand.kind {
            ExprKind::Float(_) | ExprKind::Int(_) | ExprKind::Bool(_) | ExprKind::Const(_) => return,
            // No backend keeps a slice in a variable, and it does not change.
            ExprKind::View(_, parts) => return parts.iter_mut().flatten().for_each(|end| self.name(end)),
            _ => {}
        }
        let name = build::unseen("operand", self.names, operand.span);
        self.names += 1;
        let mut value = mem::replace(operand, build::local(&name));
        if let Some(mode) = &self.mode {
            let span = value.span;
            let change = Change::Mode(mode.clone());
            value = Expr::new(
                ExprKind::Own(OwnExpr::Override(Box::new(Override { change, value }))),
                span,
            );
        }
        self.moved.push(build::declare(&name, value));
    }

    fn within(&mut self, inner: &mut Override) {
        let outer = self.mode.clone();
        if let Change::Mode(mode) = &inner.change {
            self.mode = Some(mode.clone());
        }
        self.operands(&mut inner.value);
        self.mode = outer;
    }

    /// `x && y` as an `if`, of which a jump may leave an arm.
    fn lazy(&mut self, op: LazyOp, x: Expr, y: Expr, span: Span) -> ExprKind {
        let known = build::only(Expr::new(ExprKind::Bool(op == LazyOp::Or), span));
        let mut asked = build::only(y);
        self.block(&mut asked);
        let (then, otherwise) = match op {
            LazyOp::And => (asked, known),
            LazyOp::Or => (known, asked),
        };
        ExprKind::If(Box::new(If {
            span,
            cond: x,
            then,
            otherwise: Some(otherwise),
        }))
    }
}

fn taken(expr: &mut Expr) -> Expr {
    let span = expr.span;
    mem::replace(expr, build::taken(span))
}

/// Returns true for a variable and for a part of one without an index of the run.
fn is_place(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Local(_) => true,
        ExprKind::Part(base, step) => !matches!(step, Step::Index(..)) && is_place(base),
        _ => false,
    }
}

/// The expressions of a range, in order.
fn values_of(range: &mut Range) -> Vec<&mut Expr> {
    let mut values = match &mut range.ends {
        Ends::Literal(..) | Ends::Const(..) => Vec::new(),
        Ends::Value(lo, hi) => vec![lo, hi],
        Ends::Array(value) | Ends::UpTo(value) => vec![value],
    };
    values.extend(range.adapters.iter_mut().filter_map(|adapter| match adapter {
        Adapter::StepBy(step) => Some(step),
        Adapter::Rev | Adapter::StepByConst(..) => None,
    }));
    values
}
