//! Makes a program that fails smaller while it still fails.

use std::collections::BTreeSet;

use crate::ast::walk::{Visitor, walk_block, walk_expr};
use crate::ast::{BinaryOp, Block, Expr, ExprKind, LocalId, Pattern, Place, Program, Stmt, Type, made_apart};
use crate::run::caught;

/// The smallest program that simple steps lead to and for which `fails` holds; if `fails` panics, it does not hold.
///
/// Components of the result go, statements go, constructs become what is in them, and an expression becomes one of its
/// operands or a literal. What makes loops end is left alone. Instances of generic functions become functions of their own;
/// a program that does not fail any more then stays as it is.
pub fn shrink(program: &Program, mut fails: impl FnMut(&Program) -> bool) -> Program {
    let mut smallest = made_apart(program);
    smallest.seal();
    if caught(|| fails(&smallest)) != Ok(true) {
        return program.clone();
    }
    loop {
        let (mut step, mut progress) = (0, false);
        while let Some(mut candidate) = smaller(&smallest, step) {
            let failed = caught(|| {
                candidate.seal();
                fails(&candidate)
            });
            if failed == Ok(true) {
                smallest = candidate;
                progress = true;
            } else {
                step += 1;
            }
        }
        if !progress {
            return smallest;
        }
    }
}

/// The program after one step, by number; `None` after the last.
fn smaller(program: &Program, step: usize) -> Option<Program> {
    let mut candidate = program.clone();
    let mut left = step;
    let main = candidate.functions.len() - 1;
    // The results of helpers are what their callers expect.
    if let Some(steps) = fewer_results(&mut candidate, left) {
        left -= steps;
    } else {
        return Some(candidate);
    }
    for helper in (0..main).rev() {
        if !called(&candidate, helper) {
            if left == 0 {
                remove_function(&mut candidate, helper);
                return Some(candidate);
            }
            left -= 1;
        }
    }
    for function in &mut candidate.functions {
        let mut uses = Uses::default();
        function.visit(&mut uses);
        let mut visitor = Step {
            left,
            done: false,
            used: uses.0,
        };
        function.visit(&mut visitor);
        if visitor.done {
            return Some(candidate);
        }
        left = visitor.left;
    }
    None
}

/// Drops a component of the main function's result if it is its turn; otherwise how many there are that could go.
fn fewer_results(program: &mut Program, step: usize) -> Option<usize> {
    let main = program.functions.last_mut()?;
    let Some(Expr {
        kind: ExprKind::Tuple(parts),
        ..
    }) = main.body.tail.as_deref_mut()
    else {
        return Some(0);
    };
    let count = parts.len();
    if step >= count || count < 2 {
        return Some(if count < 2 { 0 } else { count });
    }
    parts.remove(step);
    let types: Vec<Type> = parts.iter().map(|e| e.ty).collect();
    let tail = match types.as_slice() {
        [_] => parts.remove(0),
        several => Expr {
            ty: crate::ast::tuple_of(several),
            kind: ExprKind::Tuple(std::mem::take(parts)),
        },
    };
    main.result = tail.ty;
    main.body.tail = Some(Box::new(tail));
    None
}

/// Returns true if any function calls this one.
fn called(program: &Program, callee: usize) -> bool {
    struct Calls(usize, bool);
    impl Visitor for Calls {
        fn expr(&mut self, e: &mut Expr) {
            self.1 |= matches!(e.kind, ExprKind::Call(callee, ..) if callee == self.0);
            walk_expr(self, e);
        }
    }
    let mut calls = Calls(callee, false);
    let mut program = program.clone();
    program.functions.iter_mut().for_each(|f| f.visit(&mut calls));
    calls.1
}

fn remove_function(program: &mut Program, gone: usize) {
    struct Renumber(usize);
    impl Visitor for Renumber {
        fn expr(&mut self, e: &mut Expr) {
            if let ExprKind::Call(callee, ..) = &mut e.kind {
                *callee -= usize::from(*callee > self.0);
            }
            walk_expr(self, e);
        }
    }
    program.functions.remove(gone);
    program
        .functions
        .iter_mut()
        .for_each(|f| f.visit(&mut Renumber(gone)));
}

/// The variables that are read or assigned.
#[derive(Default)]
struct Uses(BTreeSet<LocalId>);

impl Visitor for Uses {
    fn expr(&mut self, e: &mut Expr) {
        if let ExprKind::Local(local) = e.kind {
            self.0.insert(local);
        }
        walk_expr(self, e);
    }

    fn place(&mut self, place: &mut Place) {
        self.0.insert(place.local);
        for step in &mut place.path {
            if let crate::ast::Step::Index(e) = step {
                self.expr(e);
            }
        }
    }
}

/// Takes the step of a number.
struct Step {
    left: usize,
    done: bool,
    used: BTreeSet<LocalId>,
}

impl Step {
    /// Returns true if it is the turn of the step that is possible here.
    fn now(&mut self) -> bool {
        if self.done {
            return false;
        }
        self.done = self.left == 0;
        self.left = self.left.saturating_sub(1);
        self.done
    }

    fn unused(&self, pattern: &Pattern) -> bool {
        match pattern {
            Pattern::Name(local) => !self.used.contains(local),
            Pattern::Wild => true,
            Pattern::Tuple(parts) => parts.iter().all(|part| self.unused(part)),
            Pattern::Record(_, fields) => fields.iter().all(|(_, part)| self.unused(part)),
        }
    }

    fn may_go(&self, stmt: &Stmt) -> bool {
        match stmt {
            Stmt::Let { pattern, .. } => self.unused(pattern),
            // It may count the passes of a loop, or end it.
            Stmt::Compound(_, BinaryOp::Add, value) => !matches!(value.kind, ExprKind::Int(1)),
            _ => true,
        }
    }
}

/// The statements that can replace a statement: those of each block in it.
fn inside(stmt: &Stmt) -> Vec<Vec<Stmt>> {
    match stmt {
        Stmt::If(_, then, otherwise) => std::iter::once(then)
            .chain(otherwise)
            .map(|arm| arm.stmts.clone())
            .collect(),
        Stmt::Match(matched) => matched.arms.iter().map(|arm| arm.body.stmts.clone()).collect(),
        Stmt::Override(_, body) | Stmt::Labelled(_, body) | Stmt::Loop(_, body) | Stmt::While(_, _, body) => {
            vec![body.stmts.clone()]
        }
        _ => Vec::new(),
    }
}

impl Visitor for Step {
    fn block(&mut self, block: &mut Block) {
        for i in 0..block.stmts.len() {
            if self.may_go(&block.stmts[i]) && self.now() {
                block.stmts.remove(i);
                return;
            }
            for arm in inside(&block.stmts[i]) {
                if self.now() {
                    block.stmts.splice(i..=i, arm);
                    return;
                }
            }
            if let Stmt::If(_, _, otherwise @ Some(_)) = &mut block.stmts[i]
                && self.now()
            {
                *otherwise = None;
                return;
            }
            if let Stmt::Match(matched) = &mut block.stmts[i] {
                for arm in 0..matched.arms.len() - 1 {
                    if self.now() {
                        matched.arms.remove(arm);
                        return;
                    }
                }
            }
        }
        walk_block(self, block);
    }

    fn expr(&mut self, e: &mut Expr) {
        for part in parts(e) {
            if part.ty == e.ty && self.now() {
                *e = part;
                return;
            }
        }
        walk_expr(self, e);
    }

    fn loop_end(&mut self, _: &mut Expr) {}
}

/// The operands of an expression, and the simplest value of its type.
fn parts(e: &Expr) -> Vec<Expr> {
    let tail = |block: &Block| match (block.stmts.is_empty(), block.tail.as_deref()) {
        (true, Some(e)) => Some(e.clone()),
        _ => None,
    };
    let mut found: Vec<Expr> = match &e.kind {
        ExprKind::Paren(x)
        | ExprKind::Neg(x)
        | ExprKind::Not(x)
        | ExprKind::Cast(x)
        | ExprKind::Override(_, x) => {
            vec![(**x).clone()]
        }
        ExprKind::Binary(_, x, y) | ExprKind::And(x, y) | ExprKind::Or(x, y) => {
            vec![(**x).clone(), (**y).clone()]
        }
        ExprKind::Method(_, args, _)
        | ExprKind::Elementary(_, args)
        | ExprKind::Apart(_, args)
        | ExprKind::Call(_, _, args) => args.clone(),
        ExprKind::Record(_, base) => base.iter().map(|base| (**base).clone()).collect(),
        ExprKind::If(_, then, otherwise) => [then, otherwise]
            .into_iter()
            .filter_map(|arm| tail(arm))
            .collect(),
        ExprKind::Match(matched) => matched.arms.iter().filter_map(|arm| tail(&arm.body)).collect(),
        ExprKind::Block(block) => tail(block).into_iter().collect(),
        _ => Vec::new(),
    };
    let simple = matches!(e.kind, ExprKind::Int(_) | ExprKind::Local(_));
    if let Some(ty) = e.ty.as_scalar().filter(|&ty| crate::ast::is_int(ty) && !simple) {
        found.push(Expr::scalar(ty, ExprKind::Int(2)));
    }
    found
}
