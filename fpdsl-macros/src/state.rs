//! Which variables a block assigns, and which an expression reads.
//!
//! Control flow is functional: the variables that a block assigns and that live outside it travel through it as a
//! tuple. The order is that of first assignment, so that emission is the same in every run.

use std::collections::{BTreeMap, HashSet};

use proc_macro2::Ident;

use crate::ast::{
    Adapter, Block, Callee, Choice, ChoiceKind, Ends, Expr, ExprKind, For, If, Match, Pattern, Place, Range,
    Step, Stmt, StmtKind, Target,
};

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

/// The names of all variables that a block mentions.
pub fn mentioned_by_block(block: &Block) -> HashSet<String> {
    let mut walk = Walk::default();
    walk.block(block);
    walk.mentioned
}

/// The paths of the functions that a body calls, each once.
pub fn callees(body: &Block) -> Vec<Callee> {
    let mut walk = Walk::default();
    walk.block(body);
    walk.callees.into_values().collect()
}

/// A method, or a function of a type, that a body calls.
pub struct Called {
    pub name: Ident,
    /// Whether a value is before it, or a type.
    pub method: bool,
    /// How many arguments it has, the receiver aside.
    pub args: usize,
}

/// What a body calls on values and types of which rustc alone knows whether they have it, each name once.
pub fn called(body: &Block) -> Vec<Called> {
    let mut walk = Walk::default();
    walk.block(body);
    walk.called.into_values().collect()
}

/// Whether a loop writes to an array at an index that rustc does not know: there the array stays in memory, and what
/// carries it from turn to turn as a value copies it.
pub fn writes_arrays_in_loops(body: &Block) -> bool {
    let mut walk = Walk::default();
    walk.block(body);
    walk.writes_in_a_loop
}

#[derive(Default)]
struct Walk {
    /// How many loops are around.
    loops: usize,
    writes_in_a_loop: bool,
    callees: BTreeMap<String, Callee>,
    called: BTreeMap<String, Called>,
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
            StmtKind::Match(matched) => self.matched(matched),
            StmtKind::While(looped) => {
                self.expr(&looped.cond);
                self.loops += 1;
                self.block(&looped.body);
                self.loops -= 1;
            }
            StmtKind::Loop(looped) => self.block(&looped.body),
            StmtKind::For(looped) => {
                self.range(&looped.range);
                self.for_body(looped);
            }
            StmtKind::Jump(jump) => {
                if let Some(value) = &jump.value {
                    self.expr(value);
                }
            }
            StmtKind::Dead(block) => self.block(block),
            StmtKind::Coverage(coverage) => {
                self.mentioned.insert(coverage.scrutinee.to_string());
            }
        }
    }

    fn range(&mut self, range: &Range) {
        match &range.ends {
            Ends::Literal(..) | Ends::Const(..) => {}
            Ends::Value(lo, hi) => {
                self.expr(lo);
                self.expr(hi);
            }
            Ends::Array(array) => self.expr(array),
        }
        for adapter in &range.adapters {
            if let Adapter::StepBy(step) = adapter {
                self.expr(step);
            }
        }
    }

    fn matched(&mut self, matched: &Match) {
        self.expr(&matched.scrutinee);
        for arm in &matched.arms {
            self.scopes.push(HashSet::new());
            self.declare_choice(&arm.pattern);
            if let Some(guard) = &arm.guard {
                self.expr(guard);
            }
            self.block(&arm.body);
            self.scopes.pop();
        }
    }

    fn declare_choice(&mut self, choice: &Choice) {
        match &choice.kind {
            ChoiceKind::Bind { name, choice, .. } => {
                self.declare_name(name);
                if let Some(choice) = choice {
                    self.declare_choice(choice);
                }
            }
            ChoiceKind::Or(choices) | ChoiceKind::Tuple(choices) => {
                choices.iter().for_each(|choice| self.declare_choice(choice));
            }
            ChoiceKind::Any | ChoiceKind::Value(..) | ChoiceKind::Range { .. } => {}
        }
    }

    fn for_body(&mut self, looped: &For) {
        self.scopes.push(HashSet::new());
        self.declare(&looped.pattern);
        if let Some(go) = &looped.go {
            self.expr(go);
        }
        self.loops += 1;
        self.block(&looped.body);
        self.loops -= 1;
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
            ExprKind::Match(matched) => self.matched(matched),
            ExprKind::Loop(looped) => self.block(&looped.body),
            ExprKind::Call { callee, args } => {
                self.callees.insert(callee.path.to_string(), callee.clone());
                args.iter().for_each(|arg| self.expr(arg));
            }
            other => {
                self.note_call(other);
                other.for_each_operand(&mut |operand| self.expr(operand));
            }
        }
    }

    fn note_call(&mut self, kind: &ExprKind) {
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
                self.writes_in_a_loop |= self.loops > 0;
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
            Pattern::Name { name, .. } => self.declare_name(name),
            Pattern::Wild(_) => {}
            Pattern::Tuple(parts, _) => parts.iter().for_each(|part| self.declare(part)),
            Pattern::Struct(taken) => taken.fields.iter().for_each(|(_, part)| self.declare(part)),
        }
    }

    fn declare_name(&mut self, name: &Ident) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_string());
        }
    }
}
