//! Pieces of the tree that no user has written.

use proc_macro2::{Ident, Span};

use crate::ast::{
    BinaryOp, Block, Expr, ExprKind, LazyOp, Note, Pattern, Place, Step, Stmt, StmtKind, Tail, Target,
    UnaryOp, Update,
};

/// What names of ours begin with.
const MADE: &str = "__fp_";

/// A name that none of the user's is like; [`plain`] is how backends see it.
pub fn name(text: &str, number: usize, span: Span) -> Ident {
    let span = Span::mixed_site().located_at(span);
    Ident::new(&format!("{MADE}{text}{number}"), span)
}

/// The text of a name of ours without what keeps it apart; `None` for a user's.
pub fn plain(name: &str) -> Option<&str> {
    let made = name.strip_prefix(MADE)?;
    Some(made.trim_end_matches(|c: char| c.is_ascii_digit()))
}

pub fn stmt(kind: StmtKind) -> Stmt {
    Stmt { note: silent(), kind }
}

/// No comment in generated code.
pub fn silent() -> Note {
    Note {
        line: 0,
        text: String::new(),
    }
}

pub fn local(name: &Ident) -> Expr {
    Expr::new(ExprKind::Local(name.clone()), name.span())
}

pub fn zero(span: Span) -> Expr {
    Expr::new(ExprKind::Zero, span)
}

/// `let mut name = value;`.
pub fn declare_mut(name: &Ident, value: Expr) -> Stmt {
    stmt(StmtKind::Let {
        pattern: Pattern::Name {
            name: name.clone(),
            mutable: Some(name.span()),
        },
        ty: None,
        value,
    })
}

/// `let name = value;`.
pub fn declare(name: &Ident, value: Expr) -> Stmt {
    stmt(StmtKind::Let {
        pattern: Pattern::Name {
            name: name.clone(),
            mutable: None,
        },
        ty: None,
        value,
    })
}

/// `let mut flag = false;`.
pub fn declare_flag(flag: &Ident) -> Stmt {
    declare_mut(flag, Expr::new(ExprKind::Bool(false), flag.span()))
}

/// `name = value;`.
pub fn assign(name: &Ident, value: Expr) -> Stmt {
    let place = Place {
        root: name.clone(),
        path: Vec::new(),
    };
    stmt(StmtKind::Assign {
        target: Target::Place(place),
        update: Update::Set,
        value,
    })
}

/// `flag = true;`.
pub fn raise(flag: &Ident) -> Stmt {
    assign(flag, Expr::new(ExprKind::Bool(true), flag.span()))
}

pub fn not(operand: Expr) -> Expr {
    let span = operand.span;
    Expr::new(ExprKind::Unary(UnaryOp::Not, Box::new(operand)), span)
}

pub fn and(left: Expr, right: Expr) -> Expr {
    lazy(LazyOp::And, left, right)
}

fn lazy(op: LazyOp, left: Expr, right: Expr) -> Expr {
    let span = right.span;
    Expr::new(ExprKind::Lazy(op, Box::new(left), Box::new(right)), span)
}

/// Whether one of the conditions holds; `None` where there are none.
pub fn any_of(conditions: impl IntoIterator<Item = Expr>) -> Option<Expr> {
    conditions
        .into_iter()
        .reduce(|left, right| lazy(LazyOp::Or, left, right))
}

/// Whether all of the conditions hold; `None` where there are none.
pub fn all_of(conditions: impl IntoIterator<Item = Expr>) -> Option<Expr> {
    conditions.into_iter().reduce(and)
}

pub fn compare(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    let span = right.span;
    Expr::new(ExprKind::Binary(op, Box::new(left), Box::new(right)), span)
}

/// `base.field`.
pub fn field(base: Expr, position: u32, span: Span) -> Expr {
    Expr::new(ExprKind::Part(Box::new(base), Step::Field(position, span)), span)
}

pub fn block_expr(block: Block, span: Span) -> Expr {
    Expr::new(ExprKind::Block(block), span)
}

pub fn tail(value: Expr) -> Option<Tail> {
    Some(Tail {
        note: silent(),
        value: Box::new(value),
    })
}

/// A block that is nothing but a value.
pub fn only(value: Expr) -> Block {
    Block {
        stmts: Vec::new(),
        tail: tail(value),
    }
}
