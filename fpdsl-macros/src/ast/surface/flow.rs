//! Control flow as it is written: where it ends, and which constructs have a value.

use proc_macro2::{Ident, Span};

use super::{
    Block, Choice, ChoiceKind, Expr, ExprKind, If, Loop, Match, OwnExpr, OwnStmt, Parts, Stmt, StmtKind,
};

/// Returns true if control never passes the statement.
fn always_jumps(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::If(conditional) => conditional.diverges(),
        StmtKind::Expr(value) => value.diverges(),
        StmtKind::Own(OwnStmt::Jump(_)) => true,
        StmtKind::Own(OwnStmt::Match(matched)) => matched.diverges(),
        StmtKind::Own(OwnStmt::Loop(looped)) => looped.diverges(),
        StmtKind::Let { .. }
        | StmtKind::Assign { .. }
        | StmtKind::Accumulate(_)
        | StmtKind::Require(_)
        | StmtKind::Own(OwnStmt::While(_) | OwnStmt::For(_)) => false,
    }
}

impl Block {
    /// Returns true if control never reaches the end of the block.
    pub fn diverges(&self) -> bool {
        self.tail.is_none() && self.stmts.iter().any(always_jumps)
    }

    /// Returns true if code follows a statement that control never passes.
    pub fn has_dead_end(&self) -> bool {
        let jump = self.stmts.iter().position(always_jumps);
        jump.is_some_and(|jump| jump + 1 < self.stmts.len() || self.tail.is_some())
    }
}

impl Expr {
    pub fn error(span: Span) -> Self {
        Expr::new(ExprKind::Own(OwnExpr::Error), span)
    }

    /// Returns true if this is a block without a value.
    pub fn is_unit(&self) -> bool {
        match &self.kind {
            ExprKind::Block(block) => !block.has_value(),
            ExprKind::Own(OwnExpr::Override(inner)) => inner.value.is_unit(),
            _ => false,
        }
    }

    /// Returns true if this is a block whose end control never reaches.
    pub fn diverges(&self) -> bool {
        match &self.kind {
            ExprKind::Block(block) => block.diverges(),
            ExprKind::Own(OwnExpr::Override(inner)) => inner.value.diverges(),
            _ => false,
        }
    }
}

impl If {
    pub fn diverges(&self) -> bool {
        self.then.diverges() && self.otherwise.as_ref().is_some_and(Block::diverges)
    }
}

impl Match {
    pub fn diverges(&self) -> bool {
        self.arms.iter().all(|arm| arm.body.diverges())
    }

    /// Returns true if an arm ends in a value.
    pub fn has_value(&self) -> bool {
        self.arms.iter().any(|arm| arm.body.has_value())
    }
}

impl Choice {
    /// Calls `f` for each name that the pattern binds.
    pub fn for_each_name(&self, f: &mut impl FnMut(&Ident)) {
        match &self.kind {
            ChoiceKind::Bind { name, choice, .. } => {
                f(name);
                if let Some(choice) = choice {
                    choice.for_each_name(f);
                }
            }
            ChoiceKind::Or(choices) | ChoiceKind::Parts(Parts { parts: choices, .. }) => {
                choices.iter().for_each(|choice| choice.for_each_name(f));
            }
            ChoiceKind::Struct(_, fields, _) => fields.iter().for_each(|(_, choice)| choice.for_each_name(f)),
            ChoiceKind::Any | ChoiceKind::Value(..) | ChoiceKind::Range { .. } => {}
        }
    }
}

impl Loop {
    /// Returns true if it is an expression with a value.
    pub fn has_value(&self) -> bool {
        self.breaks.with_value || (self.once && self.body.has_value())
    }

    pub fn diverges(&self) -> bool {
        let left = self.breaks.with_value || self.breaks.without;
        !left && (!self.once || self.body.diverges())
    }
}
