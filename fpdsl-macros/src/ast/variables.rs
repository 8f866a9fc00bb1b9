//! The variables that a block assigns, and those that an expression reads.
//!
//! Control flow is functional: the variables that a block assigns and that live outside it travel through it as a
//! tuple. The order is that of first assignment, so that emission is the same in every run.

use std::collections::{BTreeMap, HashSet};

use proc_macro2::{Ident, TokenStream};

use super::core;
use super::walk::Own;
use super::{
    Adapter, Argument, Block, Callee, Ends, Expr, ExprKind, If, Pattern, Place, Range, Step, Stmt, StmtKind,
    Target, Tree, Type,
};

/// The variables declared outside of `block` that it assigns; each name stands at its first assignment.
pub fn assigned_by_block<T: Tree>(block: &Block<T>) -> Vec<Ident> {
    let mut walk = Variables::default();
    walk.block(block);
    walk.assigned
}

/// The same for an expression.
pub fn assigned_by_expr<T: Tree>(expr: &Expr<T>) -> Vec<Ident> {
    let mut walk = Variables::default();
    walk.expr(expr);
    walk.assigned
}

/// The variables that both arms of an `if` assign, one after the other.
pub fn assigned_by_arms<T: Tree>(conditional: &If<T>) -> Vec<Ident> {
    let mut walk = Variables::default();
    walk.block(&conditional.then);
    if let Some(otherwise) = &conditional.otherwise {
        walk.block(otherwise);
    }
    walk.assigned
}

/// The variables that a loop carries from turn to turn.
pub fn assigned_by_for(looped: &core::For) -> Vec<Ident> {
    let mut walk = Variables::default();
    looped.note_turn(&mut walk);
    walk.assigned
}

/// The names of all variables that an expression mentions.
pub fn mentioned_by_expr<T: Tree>(expr: &Expr<T>) -> HashSet<String> {
    let mut walk = Variables::default();
    walk.expr(expr);
    walk.mentioned
}

/// The names of all variables that a block mentions.
pub fn mentioned_by_block<T: Tree>(block: &Block<T>) -> HashSet<String> {
    let mut walk = Variables::default();
    walk.block(block);
    walk.mentioned
}

/// The paths of the functions that a body calls, each once.
pub fn callees(body: &core::Block) -> Vec<Callee> {
    let mut walk = Variables::default();
    walk.block(body);
    walk.callees.into_values().map(|(callee, _)| callee).collect()
}

/// The same, each with the number of arguments of its last call.
pub fn callees_with_arguments(body: &core::Block) -> Vec<(Callee, usize)> {
    let mut walk = Variables::default();
    walk.block(body);
    walk.callees.into_values().collect()
}

/// The types that calls name between `::<` and `>`, which may be functions.
pub fn given(body: &core::Block) -> Vec<Type> {
    let mut walk = Variables::default();
    walk.block(body);
    walk.given
}

/// A method, or a function of a type, that a body calls.
pub struct Called {
    pub name: Ident,
    /// True for a method, called on a value. False for a function, called on a type.
    pub method: bool,
    /// The number of arguments, without the receiver.
    pub args: usize,
}

/// The methods and functions that a body calls on values and types, if only rustc knows whether those have them. Each name
/// occurs once.
pub fn called(body: &core::Block) -> Vec<Called> {
    let mut walk = Variables::default();
    walk.block(body);
    walk.called.into_values().collect()
}

/// Returns true if a loop writes parts of a variable at indices that rustc does not know. Such an array stays in memory, and carrying it
/// from turn to turn as a value copies it.
pub fn indexes_in_loops(body: &core::Block) -> bool {
    let mut walk = Variables::default();
    walk.block(body);
    walk.indexes_in_loops
}

/// The arrays of one repeated element that a body makes, each as the lengths whose product is the number of its scalars.
pub fn repeated(body: &core::Block) -> Vec<Vec<TokenStream>> {
    let mut walk = Variables::default();
    walk.block(body);
    walk.repeated
}

/// A walk that notes variables and calls.
#[derive(Default)]
pub struct Variables {
    /// The number of loops around the current node.
    loops: usize,
    indexes_in_loops: bool,
    /// The types that calls name between `::<` and `>`.
    given: Vec<Type>,
    callees: BTreeMap<String, (Callee, usize)>,
    called: BTreeMap<String, Called>,
    assigned: Vec<Ident>,
    mentioned: HashSet<String>,
    repeated: Vec<Vec<TokenStream>>,
    /// Names declared within what is walked, innermost block last.
    scopes: Vec<HashSet<String>>,
}

impl Variables {
    pub fn enter(&mut self) {
        self.scopes.push(HashSet::new());
    }

    pub fn leave(&mut self) {
        self.scopes.pop();
    }

    pub fn block<T: Tree>(&mut self, block: &Block<T>) {
        self.enter();
        block.stmts.iter().for_each(|stmt| self.stmt(stmt));
        if let Some(tail) = &block.tail {
            self.expr(&tail.value);
        }
        self.leave();
    }

    pub fn loop_body<T: Tree>(&mut self, body: &Block<T>) {
        self.loops += 1;
        self.block(body);
        self.loops -= 1;
    }

    fn stmt<T: Tree>(&mut self, stmt: &Stmt<T>) {
        match &stmt.kind {
            StmtKind::Let { pattern, value, .. } => {
                self.expr(value);
                self.declare(pattern);
            }
            StmtKind::Assign { target, value, .. } => {
                self.expr(value);
                self.target(target);
            }
            StmtKind::Accumulate(sum) => {
                self.expr(&sum.product.x);
                self.expr(&sum.product.y);
                self.place(&sum.place);
            }
            StmtKind::Expr(expr) => self.expr(expr),
            StmtKind::Require(required) => self.expr(&required.cond),
            StmtKind::If(conditional) => self.conditional(conditional),
            StmtKind::Own(own) => own.note_variables(self),
        }
    }

    pub fn range<T: Tree>(&mut self, range: &Range<T>) {
        match &range.ends {
            Ends::Literal(..) | Ends::Const(..) => {}
            Ends::Value(lo, hi) => {
                self.expr(lo);
                self.expr(hi);
            }
            Ends::Array(value) | Ends::UpTo(value) => self.expr(value),
        }
        for adapter in &range.adapters {
            if let Adapter::StepBy(step) = adapter {
                self.expr(step);
            }
        }
    }

    fn conditional<T: Tree>(&mut self, conditional: &If<T>) {
        self.expr(&conditional.cond);
        self.block(&conditional.then);
        if let Some(otherwise) = &conditional.otherwise {
            self.block(otherwise);
        }
    }

    pub fn expr<T: Tree>(&mut self, expr: &Expr<T>) {
        match &expr.kind {
            ExprKind::Local(name) => self.mention(name),
            ExprKind::If(conditional) => self.conditional(conditional),
            ExprKind::Block(block) => self.block(block),
            ExprKind::Own(own) => own.note_variables(self),
            ExprKind::Call { callee, args } => {
                self.callees
                    .insert(callee.path.to_string(), (callee.clone(), args.len()));
                for argument in callee.arguments.iter().flatten() {
                    if let Argument::Type(ty @ (Type::Path(..) | Type::Struct(..))) = argument {
                        self.given.push(ty.clone());
                    }
                }
                args.iter().for_each(|arg| self.expr(arg));
            }
            ExprKind::Repeat(..) => {
                let (mut lengths, mut inner) = (Vec::new(), expr);
                while let ExprKind::Repeat(element, len) = &inner.kind {
                    lengths.push(len.clone());
                    inner = element;
                }
                self.repeated.push(lengths);
                self.expr(inner);
            }
            other => {
                self.note_call(other);
                other.for_each_operand(&mut |operand| self.expr(operand));
            }
        }
    }

    fn note_call<T: Tree>(&mut self, kind: &ExprKind<T>) {
        let (name, method, args) = match kind {
            ExprKind::Method { name, args, .. } => (name, true, args.len().saturating_sub(1)),
            ExprKind::Associated { name, args, .. } => (name, false, args.len()),
            _ => return,
        };
        self.called.entry(name.to_string()).or_insert_with(|| Called {
            name: name.clone(),
            method,
            args,
        });
    }

    pub fn mention(&mut self, name: &Ident) {
        self.mentioned.insert(name.to_string());
    }

    fn target<T: Tree>(&mut self, target: &Target<T>) {
        match target {
            Target::Place(place) => self.place(place),
            Target::Tuple(parts, _) => parts.iter().for_each(|part| self.target(part)),
            Target::Wild(_) => {}
        }
    }

    fn place<T: Tree>(&mut self, place: &Place<T>) {
        for step in &place.path {
            if let Step::Index(index, _) = step {
                self.indexes_in_loops |= self.loops > 0;
                self.expr(index);
            }
        }
        let name = place.root.to_string();
        self.mentioned.insert(name.clone());
        if let Some(Step::Row(index, _)) = place.path.first() {
            return self.expr(index);
        }
        let local = self.scopes.iter().any(|scope| scope.contains(&name));
        if !local && !self.assigned.contains(&place.root) {
            self.assigned.push(place.root.clone());
        }
    }

    pub fn declare(&mut self, pattern: &Pattern) {
        pattern.for_each_name(&mut |name| self.declare_name(name));
    }

    pub fn declare_name(&mut self, name: &Ident) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_string());
        }
    }
}
