//! The core tree: the only tree that `emit` sees.
//!
//! Smaller than what a user writes: no `match`, no `loop`, no jump, no error. A stage that forgot to replace one of those would
//! not compile.

use proc_macro2::{Ident, Span, TokenStream};

use super::variables::Variables;
use super::walk::{Own, VisitMut, visit_range};
use super::{Pattern, Tree};
use crate::args::Mode;

/// The tree that `desugar` builds.
pub struct Core;

impl Tree for Core {
    type Expr = OwnExpr;
    type Stmt = OwnStmt;
}

pub type Function = super::Function<Core>;
pub type Block = super::Block<Core>;
pub type Stmt = super::Stmt<Core>;
pub type StmtKind = super::StmtKind<Core>;
pub type Target = super::Target<Core>;
pub type Place = super::Place<Core>;
pub type Step = super::Step<Core>;
pub type Accumulate = super::Accumulate<Core>;
pub type Expr = super::Expr<Core>;
pub type ExprKind = super::ExprKind<Core>;
pub type Fused = super::Fused<Core>;
pub type Product = super::Product<Core>;
pub type If = super::If<Core>;
pub type Range = super::Range<Core>;
pub type Ends = super::Ends<Core>;
pub type Adapter = super::Adapter<Core>;

/// The expressions of this tree alone.
pub enum OwnExpr {
    /// An expression in a mode of its own.
    InMode(Mode, Box<Expr>),
    /// Every scalar zero: a value that is never looked at.
    Zero,
    /// The same, of a variable that is declared without a value.
    Unset,
}

/// The statements of this tree alone.
pub enum OwnStmt {
    While(Box<While>),
    For(Box<For>),
    /// Code that control never reaches, for rustc to check.
    Dead(Block),
    /// The patterns of a `match`, for rustc to check.
    Coverage(Box<Coverage>),
}

/// `while cond { body }`.
pub struct While {
    pub span: Span,
    pub cond: Expr,
    pub body: Block,
}

/// `for pattern in range { body }`.
pub struct For {
    pub span: Span,
    pub pattern: Pattern,
    pub range: Range,
    /// A condition that must hold before each pass.
    pub go: Option<Expr>,
    pub body: Block,
}

/// The patterns of a `match`. rustc finds in them missing values and unreachable arms.
pub struct Coverage {
    /// The variable that is matched.
    pub scrutinee: Ident,
    pub span: Span,
    /// Each pattern without its bindings, and whether it has a guard.
    pub patterns: Vec<(TokenStream, bool)>,
}

impl Expr {
    /// Returns true if this is a block without a value.
    pub fn is_unit(&self) -> bool {
        match &self.kind {
            ExprKind::Block(block) => !block.has_value(),
            ExprKind::Own(OwnExpr::InMode(_, value)) => value.is_unit(),
            _ => false,
        }
    }
}

impl For {
    /// Notes the variables of what runs in each turn.
    pub fn note_turn(&self, walk: &mut Variables) {
        walk.enter();
        walk.declare(&self.pattern);
        if let Some(go) = &self.go {
            walk.expr(go);
        }
        walk.loop_body(&self.body);
        walk.leave();
    }
}

impl Own<Core> for OwnExpr {
    fn visit_mut(&mut self, visitor: &mut impl VisitMut<Core>) {
        match self {
            OwnExpr::InMode(_, value) => visitor.expr(value),
            OwnExpr::Zero | OwnExpr::Unset => {}
        }
    }

    fn note_variables(&self, walk: &mut Variables) {
        match self {
            OwnExpr::InMode(_, value) => walk.expr(value),
            OwnExpr::Zero | OwnExpr::Unset => {}
        }
    }
}

impl Own<Core> for OwnStmt {
    fn visit_mut(&mut self, visitor: &mut impl VisitMut<Core>) {
        match self {
            OwnStmt::While(looped) => {
                visitor.expr(&mut looped.cond);
                visitor.block(&mut looped.body);
            }
            OwnStmt::For(looped) => {
                visit_range(visitor, &mut looped.range);
                if let Some(go) = &mut looped.go {
                    visitor.expr(go);
                }
                visitor.block(&mut looped.body);
            }
            OwnStmt::Dead(block) => visitor.block(block),
            OwnStmt::Coverage(_) => {}
        }
    }

    fn note_variables(&self, walk: &mut Variables) {
        match self {
            OwnStmt::While(looped) => {
                walk.expr(&looped.cond);
                walk.loop_body(&looped.body);
            }
            OwnStmt::For(looped) => {
                walk.range(&looped.range);
                looped.note_turn(walk);
            }
            OwnStmt::Dead(block) => walk.block(block),
            OwnStmt::Coverage(coverage) => walk.mention(&coverage.scrutinee),
        }
    }
}
