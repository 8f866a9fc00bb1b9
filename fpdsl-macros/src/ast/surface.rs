//! The surface tree: a function as the user wrote it.
//!
//! `desugar` turns `match`, `loop`, jumps and labelled blocks into what the backends have: `if`, `while` and `for`.

use proc_macro2::{Ident, Span, TokenStream};

use super::{Pattern, Tree};
use crate::args::Mode;

mod flow;
mod parts;

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
    /// The value of a variable that is declared without one.
    Unset,
    /// Stands for a construct that the parser has reported.
    Error,
    Match(Box<Match>),
    /// A `loop` or labelled block that `break` gives a value.
    Loop(Box<Loop>),
    /// `ru!(..)`, `fused!(..)` and the like.
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

/// The setting that an override changes.
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
    /// True if the body runs once and not forever.
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

/// The target of a jump.
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
    Parts(Parts),
    /// The path, the fields, and whether `..` follows them.
    Struct(TokenStream, Vec<(syn::Member, Choice)>, bool),
}

/// The parts of a tuple, `(a, b, ..)`, or of an array, `[a, .., b]`.
pub struct Parts {
    pub array: bool,
    pub parts: Vec<Choice>,
    /// How many parts stand before `..`, if it is there.
    pub rest: Option<usize>,
    /// The names that `desugar` gives to the parts after `..`, whose positions only rustc knows.
    pub ends: Vec<Ident>,
}
