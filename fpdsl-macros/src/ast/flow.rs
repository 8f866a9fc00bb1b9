//! The control flow that both trees have.

use proc_macro2::{Span, TokenStream};

use super::{Block, Expr, IntLiteral, Tree};

pub struct If<T: Tree> {
    pub span: Span,
    pub cond: Expr<T>,
    pub then: Block<T>,
    pub otherwise: Option<Block<T>>,
}

/// The range of a `for`, with its adapters.
pub struct Range<T: Tree> {
    pub ends: Ends<T>,
    pub inclusive: bool,
    /// From the innermost to the outermost call.
    pub adapters: Vec<Adapter<T>>,
}

pub enum Ends<T: Tree> {
    /// Literals; the counter's type is inferred from its use.
    Literal(IntLiteral, IntLiteral),
    /// Constant expressions with a path in them, whose type is the counter's.
    Const(TokenStream, TokenStream),
    /// Values of the body.
    Value(Expr<T>, Expr<T>),
    /// The elements of an array.
    Array(Expr<T>),
    /// From zero to a number of places, a value of the body.
    UpTo(Expr<T>),
}

pub enum Adapter<T: Tree> {
    /// `.rev()`.
    Rev,
    /// `.step_by(n)` with an `n` that rustc evaluates.
    StepByConst(TokenStream, Span),
    /// `.step_by(n)`.
    StepBy(Expr<T>),
}

impl<T: Tree> If<T> {
    /// Returns true if an arm ends in a value.
    pub fn has_value(&self) -> bool {
        self.then.has_value() || self.otherwise.as_ref().is_some_and(Block::has_value)
    }
}
