//! What a user wrote.
//!
//! `desugar` turns `match`, `loop`, jumps and labelled blocks into what the backends have: `if`, `while` and `for`.

use proc_macro2::{Ident, Span, TokenStream};

use super::variables::Variables;
use super::walk::{Own, VisitMut, visit_range};
use super::{Pattern, Tree};
use crate::args::Mode;

/// The tree that `parse` builds.
pub struct Surface;

impl Tree for Surface {
    type Expr = OwnExpr;
    type Stmt = OwnStmt;
}

pub type Function = super::Function<Surface>;
pub type Block = super::Block<Surface>;
pub type Tail = super::Tail<Surface>;
pub type Stmt = super::Stmt<Surface>;
pub type StmtKind = super::StmtKind<Surface>;
pub type Target = super::Target<Surface>;
pub type Place = super::Place<Surface>;
pub type Step = super::Step<Surface>;
pub type Expr = super::Expr<Surface>;
pub type ExprKind = super::ExprKind<Surface>;
pub type If = super::If<Surface>;
pub type Range = super::Range<Surface>;
pub type Ends = super::Ends<Surface>;
pub type Adapter = super::Adapter<Surface>;

/// The expressions of this tree alone.
pub enum OwnExpr {
    /// What the parser puts in the place of a construct that it has reported.
    Error,
    Match(Box<Match>),
    /// A `loop` or labelled block that `break` gives a value.
    Loop(Box<Loop>),
    /// `ru!(..)`, `fused!(..)` and their kin.
    Override(Box<Override>),
}

/// The statements of this tree alone.
pub enum OwnStmt {
    Match(Box<Match>),
    While(Box<While>),
    /// A `loop` or labelled block without a value.
    Loop(Box<Loop>),
    For(Box<For>),
    Jump(Box<Jump>),
}

/// An expression or block with a mode or a contraction of its own. Nothing outside fuses with what is inside.
pub struct Override {
    pub change: Change,
    pub value: Expr,
}

/// What an override says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Mode(Mode),
    Fused,
    Unfused,
}

/// Something that jumps can leave, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Exit(pub usize);

/// `while cond { body }`.
pub struct While {
    pub exit: Exit,
    pub label: Option<Ident>,
    pub span: Span,
    pub cond: Expr,
    pub body: Block,
}

/// `loop { body }`, or a block with a label.
pub struct Loop {
    pub exit: Exit,
    pub label: Option<Ident>,
    pub span: Span,
    pub body: Block,
    /// Whether the body runs once and not forever.
    pub once: bool,
    pub breaks: Breaks,
}

/// How a loop or a labelled block is left.
#[derive(Clone, Copy, Debug, Default)]
pub struct Breaks {
    pub with_value: bool,
    pub without: bool,
}

/// `for pattern in range { body }`.
pub struct For {
    pub exit: Exit,
    pub label: Option<Ident>,
    pub span: Span,
    pub pattern: Pattern,
    pub range: Range,
    pub body: Block,
}

/// `return value`, `break 'label value`, `continue 'label`.
pub struct Jump {
    pub span: Span,
    pub to: Aim,
    pub value: Option<Expr>,
}

/// Where a jump goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aim {
    Return,
    Break(Exit),
    Continue(Exit),
}

pub struct Match {
    pub span: Span,
    pub scrutinee: Expr,
    pub arms: Vec<Arm>,
}

pub struct Arm {
    pub pattern: Choice,
    pub guard: Option<Expr>,
    pub body: Block,
}

/// A pattern that may not match.
pub struct Choice {
    pub span: Span,
    pub kind: ChoiceKind,
}

pub enum ChoiceKind {
    Any,
    /// `name`, `mut name`, `name @ choice`.
    Bind {
        name: Ident,
        mutable: Option<Span>,
        choice: Option<Box<Choice>>,
    },
    /// A literal or a constant, with its tokens for rustc.
    Value(Box<Expr>, TokenStream),
    Range {
        lo: Option<Box<Expr>>,
        hi: Option<Box<Expr>>,
        inclusive: bool,
        tokens: TokenStream,
    },
    Or(Vec<Choice>),
    Tuple(Vec<Choice>),
}

/// Whether control never passes the statement.
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
        | StmtKind::Own(OwnStmt::While(_) | OwnStmt::For(_)) => false,
    }
}

impl Block {
    /// Whether control never reaches the end of the block.
    pub fn diverges(&self) -> bool {
        self.tail.is_none() && self.stmts.iter().any(always_jumps)
    }

    /// Whether something stands where control never comes.
    pub fn has_dead_end(&self) -> bool {
        let jump = self.stmts.iter().position(always_jumps);
        jump.is_some_and(|jump| jump + 1 < self.stmts.len() || self.tail.is_some())
    }
}

impl Expr {
    pub fn error(span: Span) -> Self {
        Expr::new(ExprKind::Own(OwnExpr::Error), span)
    }

    /// Whether this is a block without a value.
    pub fn is_unit(&self) -> bool {
        match &self.kind {
            ExprKind::Block(block) => !block.has_value(),
            ExprKind::Own(OwnExpr::Override(inner)) => inner.value.is_unit(),
            _ => false,
        }
    }

    /// Whether this is a block that control never reaches the end of.
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

    /// Whether an arm ends in a value.
    pub fn has_value(&self) -> bool {
        self.arms.iter().any(|arm| arm.body.has_value())
    }

    fn visit_mut(&mut self, visitor: &mut impl VisitMut<Surface>) {
        visitor.expr(&mut self.scrutinee);
        for arm in &mut self.arms {
            arm.pattern.visit_mut(visitor);
            if let Some(guard) = &mut arm.guard {
                visitor.expr(guard);
            }
            visitor.block(&mut arm.body);
        }
    }

    fn note_variables(&self, walk: &mut Variables) {
        walk.expr(&self.scrutinee);
        for arm in &self.arms {
            walk.enter();
            arm.pattern.for_each_name(&mut |name| walk.declare_name(name));
            if let Some(guard) = &arm.guard {
                walk.expr(guard);
            }
            walk.block(&arm.body);
            walk.leave();
        }
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
            ChoiceKind::Or(choices) | ChoiceKind::Tuple(choices) => {
                choices.iter().for_each(|choice| choice.for_each_name(f));
            }
            ChoiceKind::Any | ChoiceKind::Value(..) | ChoiceKind::Range { .. } => {}
        }
    }

    fn visit_mut(&mut self, visitor: &mut impl VisitMut<Surface>) {
        match &mut self.kind {
            ChoiceKind::Any => {}
            ChoiceKind::Bind { choice, .. } => {
                if let Some(choice) = choice {
                    choice.visit_mut(visitor);
                }
            }
            ChoiceKind::Value(value, _) => visitor.expr(value),
            ChoiceKind::Range { lo, hi, .. } => {
                for end in [lo, hi].into_iter().flatten() {
                    visitor.expr(end);
                }
            }
            ChoiceKind::Or(choices) | ChoiceKind::Tuple(choices) => {
                choices.iter_mut().for_each(|choice| choice.visit_mut(visitor));
            }
        }
    }
}

impl Loop {
    /// Whether it is an expression with a value.
    pub fn has_value(&self) -> bool {
        self.breaks.with_value || (self.once && self.body.has_value())
    }

    pub fn diverges(&self) -> bool {
        let left = self.breaks.with_value || self.breaks.without;
        !left && (!self.once || self.body.diverges())
    }
}

impl Own<Surface> for OwnExpr {
    fn visit_mut(&mut self, visitor: &mut impl VisitMut<Surface>) {
        match self {
            OwnExpr::Error => {}
            OwnExpr::Match(matched) => matched.visit_mut(visitor),
            OwnExpr::Loop(looped) => visitor.block(&mut looped.body),
            OwnExpr::Override(inner) => visitor.expr(&mut inner.value),
        }
    }

    fn note_variables(&self, walk: &mut Variables) {
        match self {
            OwnExpr::Error => {}
            OwnExpr::Match(matched) => matched.note_variables(walk),
            OwnExpr::Loop(looped) => walk.block(&looped.body),
            OwnExpr::Override(inner) => walk.expr(&inner.value),
        }
    }
}

impl Own<Surface> for OwnStmt {
    fn visit_mut(&mut self, visitor: &mut impl VisitMut<Surface>) {
        match self {
            OwnStmt::Match(matched) => matched.visit_mut(visitor),
            OwnStmt::While(looped) => {
                visitor.expr(&mut looped.cond);
                visitor.block(&mut looped.body);
            }
            OwnStmt::Loop(looped) => visitor.block(&mut looped.body),
            OwnStmt::For(looped) => {
                visit_range(visitor, &mut looped.range);
                visitor.block(&mut looped.body);
            }
            OwnStmt::Jump(jump) => {
                if let Some(value) = &mut jump.value {
                    visitor.expr(value);
                }
            }
        }
    }

    fn note_variables(&self, walk: &mut Variables) {
        match self {
            OwnStmt::Match(matched) => matched.note_variables(walk),
            OwnStmt::While(looped) => {
                walk.expr(&looped.cond);
                walk.loop_body(&looped.body);
            }
            OwnStmt::Loop(looped) => walk.loop_body(&looped.body),
            OwnStmt::For(looped) => {
                walk.range(&looped.range);
                walk.enter();
                walk.declare(&looped.pattern);
                walk.loop_body(&looped.body);
                walk.leave();
            }
            OwnStmt::Jump(jump) => {
                if let Some(value) = &jump.value {
                    walk.expr(value);
                }
            }
        }
    }
}
