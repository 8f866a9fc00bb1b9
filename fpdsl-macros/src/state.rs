//! Which variables a block assigns, and which an expression reads.
//!
//! Control flow is functional: the variables that a block assigns and that live outside it travel through it as a
//! tuple. The order is that of first assignment, so that emission is the same in every run.

use std::collections::{BTreeMap, HashSet};

use proc_macro2::{Ident, TokenStream};

use crate::ast::{Block, Ends, Expr, ExprKind, For, If, Pattern, Place, Step, Stmt, StmtKind, Target};

/// The variables declared outside of `block` that it assigns; each name stands at its first assignment.
pub fn assigned_by_block(block: &Block) -> Vec<Ident> {
    let mut walk = Walk::default();
    walk.block(block);
    walk.assigned
}

/// The same for an expression.
pub fn assigned_by_expr(expr: &Expr) -> Vec<Ident> {
    let mut walk = Walk::default();
    walk.expr(expr);
    walk.assigned
}

/// The variables that both arms of an `if` assign, one after the other.
pub fn assigned_by_arms(conditional: &If) -> Vec<Ident> {
    let mut walk = Walk::default();
    walk.block(&conditional.then);
    if let Some(otherwise) = &conditional.otherwise {
        walk.block(otherwise);
    }
    walk.assigned
}

/// The variables that a loop carries from turn to turn.
pub fn assigned_by_for(looped: &For) -> Vec<Ident> {
    let mut walk = Walk::default();
    walk.for_body(looped);
    walk.assigned
}

/// The names of all variables that an expression mentions.
pub fn mentioned_by_expr(expr: &Expr) -> HashSet<String> {
    let mut walk = Walk::default();
    walk.expr(expr);
    walk.mentioned
}

/// The paths of the functions that a body calls, each once.
pub fn callees(body: &Block) -> Vec<TokenStream> {
    let mut walk = Walk::default();
    walk.block(body);
    walk.callees.into_values().collect()
}

#[derive(Default)]
struct Walk {
    callees: BTreeMap<String, TokenStream>,
    assigned: Vec<Ident>,
    mentioned: HashSet<String>,
    /// Names declared within what is walked, innermost block last.
    scopes: Vec<HashSet<String>>,
}

impl Walk {
    fn block(&mut self, block: &Block) {
        self.scopes.push(HashSet::new());
        block.stmts.iter().for_each(|stmt| self.stmt(stmt));
        if let Some(tail) = &block.tail {
            self.expr(&tail.value);
        }
        self.scopes.pop();
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Let { pattern, value, .. } => {
                self.expr(value);
                self.declare(pattern);
            }
            StmtKind::Assign { target, value, .. } => {
                self.expr(value);
                self.target(target);
            }
            StmtKind::Expr(expr) => self.expr(expr),
            StmtKind::If(conditional) => self.conditional(conditional),
            StmtKind::While { cond, body } => {
                self.expr(cond);
                self.block(body);
            }
            StmtKind::For(looped) => {
                if let Ends::Value(lo, hi) = &looped.ends {
                    self.expr(lo);
                    self.expr(hi);
                }
                self.for_body(looped);
            }
        }
    }

    fn for_body(&mut self, looped: &For) {
        self.scopes.push(HashSet::new());
        self.declare(&looped.pattern);
        self.block(&looped.body);
        self.scopes.pop();
    }

    fn conditional(&mut self, conditional: &If) {
        self.expr(&conditional.cond);
        self.block(&conditional.then);
        if let Some(otherwise) = &conditional.otherwise {
            self.block(otherwise);
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Local(name) => {
                self.mentioned.insert(name.to_string());
            }
            ExprKind::If(conditional) => self.conditional(conditional),
            ExprKind::Block(block) => self.block(block),
            ExprKind::Call { callee, args } => {
                self.callees.insert(callee.to_string(), callee.clone());
                args.iter().for_each(|arg| self.expr(arg));
            }
            other => other.for_each_operand(&mut |operand| self.expr(operand)),
        }
    }

    fn target(&mut self, target: &Target) {
        match target {
            Target::Place(place) => self.place(place),
            Target::Tuple(parts, _) => parts.iter().for_each(|part| self.target(part)),
            Target::Wild(_) => {}
        }
    }

    fn place(&mut self, place: &Place) {
        for step in &place.path {
            if let Step::Index(index, _) = step {
                self.expr(index);
            }
        }
        let name = place.root.to_string();
        self.mentioned.insert(name.clone());
        let local = self.scopes.iter().any(|scope| scope.contains(&name));
        if !local && !self.assigned.contains(&place.root) {
            self.assigned.push(place.root.clone());
        }
    }

    fn declare(&mut self, pattern: &Pattern) {
        match pattern {
            Pattern::Name { name, .. } => {
                if let Some(scope) = self.scopes.last_mut() {
                    scope.insert(name.to_string());
                }
            }
            Pattern::Wild(_) => {}
            Pattern::Tuple(parts, _) => parts.iter().for_each(|part| self.declare(part)),
        }
    }
}
