//! Operators as Rust source, and how tightly they bind.

use crate::ast::{BinaryOp, Comparison, Expr, ExprKind};

/// How tightly Rust binds: the larger, the tighter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Binding {
    /// `||`
    Or,
    /// `&&`
    And,
    /// Comparisons, which do not chain.
    Compare,
    BitOr,
    BitXor,
    BitAnd,
    Shift,
    Sum,
    Product,
    /// `x as f32`
    Cast,
    /// `-x`
    Unary,
    /// Everything with its own delimiters.
    Atom,
}

impl BinaryOp {
    /// The operator.
    pub fn text(self) -> &'static str {
        match self {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
            BinaryOp::BitAnd => "&",
            BinaryOp::BitOr => "|",
            BinaryOp::BitXor => "^",
            BinaryOp::Shl => "<<",
            BinaryOp::Shr => ">>",
        }
    }

    /// Returns true if the right operand has a type of its own.
    pub fn is_shift(self) -> bool {
        matches!(self, BinaryOp::Shl | BinaryOp::Shr)
    }

    fn binding(self) -> Binding {
        match self {
            BinaryOp::Add | BinaryOp::Sub => Binding::Sum,
            BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => Binding::Product,
            BinaryOp::BitAnd => Binding::BitAnd,
            BinaryOp::BitOr => Binding::BitOr,
            BinaryOp::BitXor => Binding::BitXor,
            BinaryOp::Shl | BinaryOp::Shr => Binding::Shift,
        }
    }
}

impl Comparison {
    /// The operator.
    pub fn text(self) -> &'static str {
        match self {
            Comparison::Eq => "==",
            Comparison::Ne => "!=",
            Comparison::Lt => "<",
            Comparison::Le => "<=",
            Comparison::Gt => ">",
            Comparison::Ge => ">=",
        }
    }
}

/// How tightly the outermost operator of an expression binds.
pub(super) fn binding(e: &Expr) -> Binding {
    match &e.kind {
        ExprKind::Binary(op, ..) => op.binding(),
        ExprKind::Compare(..) => Binding::Compare,
        ExprKind::And(..) => Binding::And,
        ExprKind::Or(..) => Binding::Or,
        ExprKind::Cast(_) => Binding::Cast,
        ExprKind::Neg(_) | ExprKind::Not(_) => Binding::Unary,
        _ => Binding::Atom,
    }
}

/// Returns true if it ends in a block or looks as if, and so must be in parentheses among operators.
pub(super) fn block_like(e: &Expr) -> bool {
    matches!(
        e.kind,
        ExprKind::If(..)
            | ExprKind::Match(_)
            | ExprKind::Loop(..)
            | ExprKind::Labelled(..)
            | ExprKind::Block(_)
            | ExprKind::Record(..)
    )
}

/// Returns true if the text ends in the type of a cast.
pub(super) fn ends_in_type(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Cast(_) => true,
        ExprKind::Neg(x) | ExprKind::Not(x) | ExprKind::Binary(_, _, x) | ExprKind::Compare(_, _, x) => {
            ends_in_type(x)
        }
        _ => false,
    }
}

/// The next tighter binding.
pub(super) fn next(binding: Binding) -> Binding {
    match binding {
        Binding::Or => Binding::And,
        Binding::And => Binding::Compare,
        Binding::Compare => Binding::BitOr,
        Binding::BitOr => Binding::BitXor,
        Binding::BitXor => Binding::BitAnd,
        Binding::BitAnd => Binding::Shift,
        Binding::Shift => Binding::Sum,
        Binding::Sum => Binding::Product,
        Binding::Product => Binding::Cast,
        Binding::Cast => Binding::Unary,
        Binding::Unary | Binding::Atom => Binding::Atom,
    }
}
