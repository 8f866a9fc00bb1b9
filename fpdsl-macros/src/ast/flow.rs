//! Control flow: branches, loops and jumps.
//!
//! `desugar` turns `match`, `loop`, jumps and labelled blocks into what the backends have: `if`, `while` and `for`.

use proc_macro2::{Ident, Span, TokenStream};

use super::{Block, Expr, ExprKind, IntLiteral, Pattern, Stmt, StmtKind};

/// Something that jumps can leave, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Exit(pub usize);

pub struct If {
    pub span: Span,
    pub cond: Expr,
    pub then: Block,
    pub otherwise: Option<Block>,
}

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
    /// What must hold before each pass; made by desugaring.
    pub go: Option<Expr>,
    pub body: Block,
}

/// What a `for` runs through.
pub struct Range {
    pub ends: Ends,
    pub inclusive: bool,
    /// From the innermost to the outermost call.
    pub adapters: Vec<Adapter>,
}

pub enum Ends {
    /// Literals; the counter's type is inferred from its use.
    Literal(IntLiteral, IntLiteral),
    /// Constant expressions with a path in them, whose type is the counter's.
    Const(TokenStream, TokenStream),
    /// Values of the body.
    Value(Expr, Expr),
    /// The elements of an array.
    Array(Expr),
}

pub enum Adapter {
    /// `.rev()`.
    Rev,
    /// `.step_by(n)` with an `n` that rustc evaluates.
    StepByConst(TokenStream, Span),
    /// `.step_by(n)`.
    StepBy(Expr),
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

/// The patterns of a `match`, for rustc to find what they leave out and what comes too late.
pub struct Coverage {
    /// The variable that is matched.
    pub scrutinee: Ident,
    pub span: Span,
    /// Each pattern without its bindings, and whether it has a guard.
    pub patterns: Vec<(TokenStream, bool)>,
    /// Where tuple patterns take the scrutinee apart.
    pub shape: Parts,
}

/// How patterns take a value apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Parts {
    #[default]
    Whole,
    Tuple(Vec<Parts>),
}

/// Whether control never passes the statement.
fn always_jumps(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Jump(_) => true,
        StmtKind::If(conditional) => conditional.diverges(),
        StmtKind::Match(matched) => matched.diverges(),
        StmtKind::Loop(looped) => looped.diverges(),
        StmtKind::Expr(value) => value.diverges(),
        StmtKind::Let { .. }
        | StmtKind::Assign { .. }
        | StmtKind::While(_)
        | StmtKind::For(_)
        | StmtKind::Dead(_)
        | StmtKind::Coverage(_) => false,
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
    /// Whether this is a block that control never reaches the end of.
    pub fn diverges(&self) -> bool {
        match &self.kind {
            ExprKind::Block(block) => block.diverges(),
            ExprKind::Override(inner) => inner.value.diverges(),
            _ => false,
        }
    }
}

impl If {
    pub fn diverges(&self) -> bool {
        self.then.diverges() && self.otherwise.as_ref().is_some_and(Block::diverges)
    }

    /// Whether an arm ends in a value.
    pub fn has_value(&self) -> bool {
        self.then.has_value() || self.otherwise.as_ref().is_some_and(Block::has_value)
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
}

impl Loop {
    pub fn diverges(&self) -> bool {
        let left = self.breaks.with_value || self.breaks.without;
        !left && (!self.once || self.body.diverges())
    }
}
