//! The nodes that both trees have.

use proc_macro2::{Ident, Span, TokenStream};
use syn::Member;

use super::walk::Own;
use super::{
    Argument, BinaryOp, Builtin, Callee, Fused, If, LazyOp, Open, Product, ScalarType, Type, UnaryOp,
};

/// One of the two trees.
pub trait Tree: Sized {
    /// The expressions that it has alone.
    type Expr: Own<Self>;
    /// The statements that it has alone.
    type Stmt: Own<Self>;
}

pub enum Pattern {
    Name {
        name: Ident,
        mutable: Option<Span>,
    },
    Wild(Span),
    Tuple(Vec<Pattern>, Span),
    Array(Vec<Pattern>, Span),
    /// `..` among the parts of a tuple or an array.
    Rest(Span),
    Struct(StructPattern),
}

/// `Complex { re, im: y, .. }`, `Pair(a, b)`.
pub struct StructPattern {
    pub path: Callee,
    pub fields: Vec<(Member, Pattern)>,
    /// The `..` that leaves fields out, if there is one.
    pub rest: Option<Span>,
    pub span: Span,
}

pub struct Block<T: Tree> {
    pub stmts: Vec<Stmt<T>>,
    pub tail: Option<Tail<T>>,
}

/// The value of a block, with the note that precedes it.
pub struct Tail<T: Tree> {
    pub note: Note,
    pub value: Box<Expr<T>>,
}

pub struct Stmt<T: Tree> {
    pub note: Note,
    pub kind: StmtKind<T>,
}

/// The line and the text of a statement.
pub struct Note {
    pub line: u32,
    pub text: String,
}

pub enum StmtKind<T: Tree> {
    Let {
        pattern: Pattern,
        ty: Option<Type>,
        value: Expr<T>,
    },
    Assign {
        target: Target<T>,
        update: Update,
        value: Expr<T>,
    },
    /// `place += x * y`, rounded once; made by contraction.
    Accumulate(Box<Accumulate<T>>),
    /// The value, if any, is dropped.
    Expr(Expr<T>),
    /// A fault with a text, unless a condition holds.
    Require(Box<Require<T>>),
    If(Box<If<T>>),
    Own(T::Stmt),
}

/// The way in which an assignment uses its value.
#[derive(Clone, Copy)]
pub enum Update {
    /// `=`.
    Set,
    /// `+=` and the like.
    Apply {
        op: BinaryOp,
        span: Span,
        /// The type check sets it.
        of: Updated,
    },
}

/// What the text tells of the type of a place that is updated. Rust computes the value first if both are scalars, and the place if it
/// calls an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Updated {
    Scalar,
    /// A type parameter, whose operator Rust calls.
    Param,
    /// Only rustc knows whether it is a scalar or a struct. The types then decide, by the runtime's `operators`.
    Open,
}

/// A product that is added to a place, or subtracted from it.
pub struct Accumulate<T: Tree> {
    pub place: Place<T>,
    pub subtract: bool,
    pub product: Product<T>,
    /// The operator.
    pub span: Span,
    pub of: Updated,
}

/// `assert!(cond, "text")`.
pub struct Require<T: Tree> {
    pub cond: Expr<T>,
    pub text: String,
    /// The name of the macro.
    pub span: Span,
}

/// The left side of an assignment.
pub enum Target<T: Tree> {
    Place(Place<T>),
    Tuple(Vec<Target<T>>, Span),
    Wild(Span),
}

/// A local variable or a part of one.
pub struct Place<T: Tree> {
    pub root: Ident,
    pub path: Vec<Step<T>>,
}

/// One step from a value to its part.
pub enum Step<T: Tree> {
    Field(u32, Span),
    /// A field of a struct.
    Named(Ident),
    /// An index that rustc evaluates.
    ConstIndex(TokenStream, Span),
    Index(Box<Expr<T>>, Span),
    /// An index of a row parameter, which is no variable: its elements stay where they are.
    Row(Box<Expr<T>>, Span),
}

pub struct Expr<T: Tree> {
    pub kind: ExprKind<T>,
    /// The smallest construct that stands for the expression: the operator, the method, the name.
    pub span: Span,
    /// Whether only rustc knows that an operator or method is applied to scalars or structs. The type check sets it.
    pub open: Open,
}

pub enum ExprKind<T: Tree> {
    Local(Ident),
    /// A constant of the surrounding Rust code.
    Const(TokenStream),
    Float(FloatLiteral),
    Int(IntLiteral),
    Bool(bool),
    Unary(UnaryOp, Box<Expr<T>>),
    Binary(BinaryOp, Box<Expr<T>>, Box<Expr<T>>),
    /// `lhs && rhs`, `lhs || rhs`.
    Lazy(LazyOp, Box<Expr<T>>, Box<Expr<T>>),
    /// A product and an addend rounded once; made by contraction.
    Fused(Box<Fused<T>>),
    /// A call of another `#[fp]` function.
    Call {
        callee: Callee,
        args: Vec<Expr<T>>,
    },
    /// A method; the receiver is the first argument.
    Method {
        name: Ident,
        arguments: Option<Vec<Argument>>,
        args: Vec<Expr<T>>,
    },
    /// A function of a type: `Complex::new(x, y)`. The path is the type's.
    Associated {
        owner: Callee,
        name: Ident,
        arguments: Option<Vec<Argument>>,
        args: Vec<Expr<T>>,
    },
    /// `Pair(x, y)`.
    Construct {
        path: Callee,
        args: Vec<Expr<T>>,
    },
    /// `Complex { re: x, ..z }`.
    Struct {
        path: Callee,
        fields: Vec<(Member, Expr<T>)>,
        base: Option<Box<Expr<T>>>,
    },
    /// A built-in function, as a method or by its type: `x.sqrt()`, `f32::sqrt(x)`.
    Builtin {
        builtin: &'static Builtin,
        ty: Option<ScalarType>,
        args: Vec<Expr<T>>,
    },
    Cast {
        value: Box<Expr<T>>,
        ty: Type,
        /// True for `T::from(x)`, which is of types that hold all values of the other.
        exact: bool,
    },
    Tuple(Vec<Expr<T>>),
    Array(Vec<Expr<T>>),
    /// `[value; len]`.
    Repeat(Box<Expr<T>>, TokenStream),
    /// A part of a value.
    Part(Box<Expr<T>>, Step<T>),
    /// An element of a slice parameter.
    Element(Ident, Box<Expr<T>>),
    /// `.len()` of a slice parameter.
    Length(Ident),
    /// A slice parameter, or a part of a part of it. Each part is from one end to another, or to the end of what it is a part of.
    View(Ident, Vec<Vec<Expr<T>>>),
    /// The integer this far after the first one.
    Counted(Box<Expr<T>>, Box<Expr<T>>),
    /// A value of which there is a least and a greatest: an integer.
    Ordered(Box<Expr<T>>),
    /// `.x()`, `.y()` or `.z()` of an index parameter.
    Coordinate(Ident, Ident),
    If(Box<If<T>>),
    Block(Block<T>),
    Own(T::Expr),
}

pub struct FloatLiteral {
    /// Decimal digits without underscores or suffix.
    pub digits: String,
    pub ty: LiteralType,
}

#[derive(Clone)]
pub struct IntLiteral {
    pub value: i128,
    pub ty: LiteralType,
    pub span: Span,
}

/// The type of a literal.
#[derive(Clone, Copy)]
pub struct LiteralType {
    /// The literal's number in the function, by which the type check knows it.
    pub number: usize,
    /// From a suffix or a cast, or by default as the type check finds; `None` where rustc infers it from the use.
    pub scalar: Option<ScalarType>,
}

impl<T: Tree> Default for Block<T> {
    fn default() -> Self {
        Block {
            stmts: Vec::new(),
            tail: None,
        }
    }
}

impl<T: Tree> Block<T> {
    /// Returns true if the block ends in a value.
    pub fn has_value(&self) -> bool {
        self.tail.is_some()
    }
}

impl<T: Tree> Expr<T> {
    pub fn new(kind: ExprKind<T>, span: Span) -> Self {
        Expr {
            kind,
            span,
            open: Open::No,
        }
    }
}

impl<T: Tree> Step<T> {
    pub fn span(&self) -> Span {
        match self {
            Step::Field(_, span) | Step::ConstIndex(_, span) | Step::Index(_, span) | Step::Row(_, span) => {
                *span
            }
            Step::Named(name) => name.span(),
        }
    }
}

impl Pattern {
    /// Calls `f` for each name that it binds.
    pub fn for_each_name(&self, f: &mut impl FnMut(&Ident)) {
        match self {
            Pattern::Name { name, .. } => f(name),
            Pattern::Wild(_) | Pattern::Rest(_) => {}
            Pattern::Tuple(parts, _) | Pattern::Array(parts, _) => {
                parts.iter().for_each(|part| part.for_each_name(f))
            }
            Pattern::Struct(taken) => taken.fields.iter().for_each(|(_, part)| part.for_each_name(f)),
        }
    }
}
