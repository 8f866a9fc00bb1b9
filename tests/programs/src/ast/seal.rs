//! Finds what each block assigns and where control may leave it, as the macro does on its own.

use std::collections::BTreeSet;

use super::walk::{Visitor, walk_expr, walk_stmt};
use super::{Block, Exit, Expr, ExprKind, Function, Jump, Local, LocalId, Place, Program, Stmt, contract};

/// A place that control may go to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Aim {
    Return,
    Break(Exit),
    Continue(Exit),
}

/// The variables that a piece of code assigns and declares, and how it may be left.
#[derive(Default)]
struct Effects {
    assigned: BTreeSet<LocalId>,
    declared: BTreeSet<LocalId>,
    jumps: BTreeSet<Aim>,
}

struct Sealing<'f> {
    locals: &'f [Local],
    results: usize,
    inner: Effects,
}

impl Program {
    /// Fills in what is found out about each block and variable; to be called after every change of the tree.
    pub fn seal(&mut self) {
        for function in &mut self.functions {
            contract::open(function);
            let Function {
                locals, body, result, ..
            } = function;
            let mut sealing = Sealing {
                locals,
                results: result.count(),
                inner: Effects::default(),
            };
            sealing.block(body);
        }
    }
}

impl Local {
    /// Its slots.
    pub fn slots(&self) -> u64 {
        ((1 << self.ty.count()) - 1) << self.slot
    }
}

impl Sealing<'_> {
    /// Returns true if control may leave what `inside` visits by a jump.
    fn jumps(&mut self, inside: impl FnOnce(&mut Self)) -> bool {
        let before = std::mem::take(&mut self.inner.jumps);
        inside(self);
        let own = std::mem::replace(&mut self.inner.jumps, before);
        let any = !own.is_empty();
        self.inner.jumps.extend(own);
        any
    }

    /// Removes the jumps to this exit, which end here.
    fn caught(&mut self, exit: Exit) {
        let jumps = &mut self.inner.jumps;
        jumps.retain(|&aim| aim != Aim::Break(exit) && aim != Aim::Continue(exit));
    }

    fn slots(&self) -> u64 {
        let own = self.inner.assigned.difference(&self.inner.declared);
        let mut slots = own.fold(0, |slots, &local| slots | self.locals[local].slots());
        if !self.inner.jumps.is_empty() {
            slots |= 1;
        }
        if self.inner.jumps.contains(&Aim::Return) {
            slots |= ((1 << self.results) - 1) << 1;
        }
        slots
    }
}

impl Visitor for Sealing<'_> {
    fn block(&mut self, block: &mut Block) {
        let outer = std::mem::take(&mut self.inner);
        let Block {
            stmts,
            tail,
            assigned,
            jumps,
        } = block;
        *jumps = stmts.iter_mut().map(|s| self.jumps(|v| v.stmt(s))).collect();
        if let Some(tail) = tail {
            jumps.push(self.jumps(|v| v.expr(tail)));
        }
        *assigned = self.slots();
        let inner = std::mem::replace(&mut self.inner, outer);
        let own = inner.assigned.difference(&inner.declared);
        self.inner.assigned.extend(own);
        self.inner.jumps.extend(inner.jumps);
    }

    fn stmt(&mut self, stmt: &mut Stmt) {
        walk_stmt(self, stmt);
        match stmt {
            Stmt::While(exit, ..)
            | Stmt::Loop(exit, _)
            | Stmt::Labelled(exit, _)
            | Stmt::For { exit, .. } => self.caught(*exit),
            Stmt::Jump(jump) => {
                self.inner.jumps.insert(match jump {
                    Jump::Return(_) => Aim::Return,
                    Jump::Break { exit, .. } => Aim::Break(*exit),
                    Jump::Continue { exit, .. } => Aim::Continue(*exit),
                });
                if let Jump::Break {
                    value: Some((local, _)),
                    ..
                } = jump
                {
                    self.inner.assigned.insert(*local);
                }
            }
            _ => {}
        }
    }

    fn expr(&mut self, e: &mut Expr) {
        walk_expr(self, e);
        if let ExprKind::Loop(exit, ..) | ExprKind::Labelled(exit, ..) = &e.kind {
            self.caught(*exit);
        }
    }

    fn place(&mut self, place: &mut Place) {
        for step in &mut place.path {
            if let super::Step::Index(e) = step {
                self.expr(e);
            }
        }
        self.inner.assigned.insert(place.local);
    }

    fn declare(&mut self, local: LocalId) {
        self.inner.declared.insert(local);
    }
}
