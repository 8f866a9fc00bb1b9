//! Pieces of the tree that no user has written.

use proc_macro2::{Ident, Literal, Span};
use quote::ToTokens;

use super::core;
use super::{
    BinaryOp, Block, Expr, ExprKind, If, LazyOp, Note, Pattern, Place, Require, Step, Stmt, StmtKind, Tail,
    Target, Tree, UnaryOp, Update,
};

/// The prefix of the macro's own names.
const MADE: &str = "__fp_";
/// The prefix of names that backends need not know.
const UNSEEN: &str = "__fpx_";

/// The method that gives an array of as many elements of any type.
pub const BLANK_ALIKE: &str = "blank_alike";

/// A name that differs from all of the user's. Backends see it as [`plain`] shortens it.
pub fn name(text: &str, number: usize, span: Span) -> Ident {
    let span = Span::mixed_site().located_at(span);
    Ident::new(&format!("{MADE}{text}{number}"), span)
}

/// A name for a value that backends need no name for.
pub fn unseen(text: &str, number: usize, span: Span) -> Ident {
    let span = Span::mixed_site().located_at(span);
    Ident::new(&format!("{UNSEEN}{text}{number}"), span)
}

/// The text of one of the macro's names, without its prefix and number. It is empty if backends need not know the name.
/// `None` for a user's name.
pub fn plain(name: &str) -> Option<&str> {
    if name.starts_with(UNSEEN) {
        return Some("");
    }
    let made = name.strip_prefix(MADE)?;
    Some(made.trim_end_matches(|c: char| c.is_ascii_digit()))
}

pub fn stmt<T: Tree>(kind: StmtKind<T>) -> Stmt<T> {
    Stmt { note: silent(), kind }
}

/// No comment in generated code.
pub fn silent() -> Note {
    Note {
        line: 0,
        text: String::new(),
    }
}

pub fn local<T: Tree>(name: &Ident) -> Expr<T> {
    Expr::new(ExprKind::Local(name.clone()), name.span())
}

/// Takes the place of an expression that is moved out for a moment. The name is declared nowhere, so rustc would report an
/// expression that is not put back.
pub fn taken<T: Tree>(span: Span) -> Expr<T> {
    Expr::new(ExprKind::Local(unseen("taken", 0, span)), span)
}

/// Every scalar zero.
pub fn zero(span: Span) -> core::Expr {
    Expr::new(ExprKind::Own(core::OwnExpr::Zero), span)
}

/// `let mut name = value;`.
pub fn declare_mut<T: Tree>(name: &Ident, value: Expr<T>) -> Stmt<T> {
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
pub fn declare<T: Tree>(name: &Ident, value: Expr<T>) -> Stmt<T> {
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
pub fn declare_flag<T: Tree>(flag: &Ident) -> Stmt<T> {
    declare_mut(flag, Expr::new(ExprKind::Bool(false), flag.span()))
}

/// `name = value;`.
pub fn assign<T: Tree>(name: &Ident, value: Expr<T>) -> Stmt<T> {
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

/// `assert!(cond, "text");`.
pub fn require<T: Tree>(cond: Expr<T>, text: String, span: Span) -> Stmt<T> {
    stmt(StmtKind::Require(Box::new(Require { cond, text, span })))
}

/// `flag = true;`.
pub fn raise<T: Tree>(flag: &Ident) -> Stmt<T> {
    assign(flag, Expr::new(ExprKind::Bool(true), flag.span()))
}

pub fn not<T: Tree>(operand: Expr<T>) -> Expr<T> {
    let span = operand.span;
    Expr::new(ExprKind::Unary(UnaryOp::Not, Box::new(operand)), span)
}

pub fn and<T: Tree>(left: Expr<T>, right: Expr<T>) -> Expr<T> {
    lazy(LazyOp::And, left, right)
}

fn lazy<T: Tree>(op: LazyOp, left: Expr<T>, right: Expr<T>) -> Expr<T> {
    let span = right.span;
    Expr::new(ExprKind::Lazy(op, Box::new(left), Box::new(right)), span)
}

/// The condition that one of the conditions holds; `None` if there are none.
pub fn any_of<T: Tree>(conditions: impl IntoIterator<Item = Expr<T>>) -> Option<Expr<T>> {
    conditions
        .into_iter()
        .reduce(|left, right| lazy(LazyOp::Or, left, right))
}

/// The condition that all of the conditions hold; `None` if there are none.
pub fn all_of<T: Tree>(conditions: impl IntoIterator<Item = Expr<T>>) -> Option<Expr<T>> {
    conditions.into_iter().reduce(and)
}

pub fn compare<T: Tree>(op: BinaryOp, left: Expr<T>, right: Expr<T>) -> Expr<T> {
    let span = right.span;
    Expr::new(ExprKind::Binary(op, Box::new(left), Box::new(right)), span)
}

/// `base.field`.
pub fn field<T: Tree>(base: Expr<T>, position: u32, span: Span) -> Expr<T> {
    Expr::new(ExprKind::Part(Box::new(base), Step::Field(position, span)), span)
}

/// A field by its number or name.
pub fn member<T: Tree>(base: Expr<T>, member: &syn::Member, span: Span) -> Expr<T> {
    match member {
        syn::Member::Unnamed(position) => field(base, position.index, span),
        syn::Member::Named(name) => {
            Expr::new(ExprKind::Part(Box::new(base), Step::Named(name.clone())), span)
        }
    }
}

/// `base[position]`.
pub fn element<T: Tree>(base: Expr<T>, position: usize, span: Span) -> Expr<T> {
    let index = Literal::usize_unsuffixed(position).into_token_stream();
    Expr::new(
        ExprKind::Part(Box::new(base), Step::ConstIndex(index, span)),
        span,
    )
}

pub fn block_expr<T: Tree>(block: Block<T>, span: Span) -> Expr<T> {
    Expr::new(ExprKind::Block(block), span)
}

/// A block of statements that ends in a value.
pub fn after<T: Tree>(stmts: Vec<Stmt<T>>, value: Expr<T>, span: Span) -> Expr<T> {
    let tail = tail(value);
    block_expr(Block { stmts, tail }, span)
}

pub fn tail<T: Tree>(value: Expr<T>) -> Option<Tail<T>> {
    Some(Tail {
        note: silent(),
        value: Box::new(value),
    })
}

/// A block without a value.
pub fn of_stmts<T: Tree>(stmts: Vec<Stmt<T>>) -> Block<T> {
    Block { stmts, tail: None }
}

/// `if cond { .. }`.
pub fn when<T: Tree>(cond: Expr<T>, then: Vec<Stmt<T>>, span: Span) -> Stmt<T> {
    stmt(StmtKind::If(Box::new(If {
        span,
        cond,
        then: of_stmts(then),
        otherwise: None,
    })))
}

/// A block that is nothing but a value.
pub fn only<T: Tree>(value: Expr<T>) -> Block<T> {
    Block {
        stmts: Vec::new(),
        tail: tail(value),
    }
}
