//! The language after parsing: what every later stage works on.
//!
//! Parentheses are gone, names are resolved to locals and constants, operators keep their spans. Nothing here
//! knows about backends; nothing from `syn` survives but types' paths and constant expressions, which are handed
//! to rustc as they are.

use std::cell::Cell;
use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream};
use syn::Member;

use crate::args::{Mode, Options, Reduction};

mod combine;
mod flow;

pub use flow::*;
pub use fpdsl_ops::{Domain, Row as Builtin, ScalarType, Shape};

/// One `#[fp]` function.
pub struct Function {
    pub options: Options,
    pub signature: Signature,
    pub body: Block,
    /// Whether all types that meet in the body are scalars that the text names, so that rustc finds none mixed: the type
    /// check says so.
    pub types_known: bool,
    /// The lengths of arrays in it that constants of the user's give.
    pub lengths: Vec<TokenStream>,
    /// The functions of its own type that it calls, as far as the text shows whose they are.
    pub own_calls: Vec<Ident>,
    /// The source text of the item.
    pub source: String,
}

/// What is known of a function before its body is looked at, and all that is emitted after an error.
pub struct Signature {
    /// The type, if this is one of its functions.
    pub owner: Option<Owner>,
    pub attrs: Vec<syn::Attribute>,
    pub vis: syn::Visibility,
    pub name: Ident,
    pub generics: Vec<GenericParam>,
    pub params: Vec<Param>,
    pub output: Type,
    /// What the attribute says about reductions.
    pub reduction: Reduction,
}

/// The type of an `impl` block, for one of its functions.
#[derive(Clone)]
pub struct Owner {
    /// The type.
    pub ty: Type,
    /// Its name without path and arguments.
    pub name: String,
    /// How many of the function's generic parameters are the block's; they come first.
    pub generics: usize,
    /// Whether the first parameter is `self`.
    pub receiver: bool,
    /// What it does, if the block implements an operator.
    pub operator: Option<Operator>,
}

/// An operator of a struct.
#[derive(Clone)]
pub struct Operator {
    /// The runtime's trait, `AddOn`.
    pub on: Ident,
    /// Its function, which is the user's as well.
    pub function: Ident,
    /// The right operand, where there is one.
    pub rhs: Option<Type>,
    /// What comes of it; `Self` for an update.
    pub output: Type,
    /// Whether it is an update, `&mut self`.
    pub assigns: bool,
    /// Whether the runtime's function takes the mode in force.
    pub takes_mode: bool,
}

/// One parameter of a generic function.
#[derive(Clone)]
pub struct GenericParam {
    pub name: Ident,
    pub kind: GenericKind,
    /// As the user wrote it, with its bounds.
    pub declaration: TokenStream,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GenericKind {
    /// `M: Mode`.
    Mode,
    /// `T: Float`.
    Float,
    /// `T: Int`.
    Int,
    /// `const N: usize`.
    Length,
}

pub struct Param {
    pub name: Ident,
    /// Where `mut` stands.
    pub mutable: Option<Span>,
    /// Whether the user wrote `_`, so that the name is ours.
    pub unnamed: bool,
    pub ty: Type,
}

#[derive(Clone)]
pub enum Type {
    /// A scalar by its Rust name.
    Scalar(ScalarType, Span),
    Tuple(Vec<Type>, Span),
    /// The element and the length, a constant expression for rustc.
    Array(Box<Type>, TokenStream, Span),
    /// `&[T]`, a parameter's type only.
    Slice(Box<Type>, Span),
    /// A type parameter of the function.
    Param(Ident),
    /// A struct over its arguments; its path comes without them.
    Struct(TokenStream, Vec<Argument>, Span),
    /// `Self` in an `impl` block.
    Itself(Span),
    /// An alias or another name: rustc finds out.
    Path(TokenStream, Span),
}

/// What stands between `::<` and `>`.
#[derive(Clone)]
pub enum Argument {
    /// A type, or a mode, which looks like one.
    Type(Type),
    /// A mode or length of the function around.
    Param(Ident),
    /// A constant expression for rustc.
    Const(TokenStream),
    /// `_`.
    Infer(Span),
}

/// The function that a call names.
#[derive(Clone)]
pub struct Callee {
    /// Its path, without arguments.
    pub path: TokenStream,
    /// The arguments of the instance, if there are any.
    pub arguments: Option<Vec<Argument>>,
}

pub enum Pattern {
    Name { name: Ident, mutable: Option<Span> },
    Wild(Span),
    Tuple(Vec<Pattern>, Span),
    Struct(StructPattern),
}

/// `Complex { re, im: y, .. }`, `Pair(a, b)`.
pub struct StructPattern {
    pub path: Callee,
    pub fields: Vec<(Member, Pattern)>,
    /// Where `..` leaves fields out.
    pub rest: Option<Span>,
    pub span: Span,
}

#[derive(Default)]
pub struct Block {
    pub stmts: Vec<Stmt>,
    pub tail: Option<Tail>,
}

/// The value of a block, with the note that precedes it.
pub struct Tail {
    pub note: Note,
    pub value: Box<Expr>,
}

pub struct Stmt {
    pub note: Note,
    pub kind: StmtKind,
}

/// Where a statement stands and what it says.
pub struct Note {
    pub line: u32,
    pub text: String,
}

pub enum StmtKind {
    Let {
        pattern: Pattern,
        ty: Option<Type>,
        value: Expr,
    },
    Assign {
        target: Target,
        update: Update,
        value: Expr,
    },
    /// The value, if any, is dropped.
    Expr(Expr),
    If(Box<If>),
    Match(Box<Match>),
    While(Box<While>),
    /// A `loop` or labelled block without a value.
    Loop(Box<Loop>),
    For(Box<For>),
    Jump(Box<Jump>),
    /// What control never reaches; made by desugaring, for rustc to check.
    Dead(Block),
    /// The patterns of a `match`; made by desugaring, for rustc to check.
    Coverage(Box<Coverage>),
}

/// What an assignment does with its value.
#[derive(Clone, Copy)]
pub enum Update {
    /// `=`.
    Set,
    /// `+=` and its kin.
    Apply(BinaryOp, Span),
    /// Adds the product of the two components of the value, or its negation, with one rounding; made by contraction.
    Fuse { negate: bool, span: Span },
}

/// The left side of an assignment.
pub enum Target {
    Place(Place),
    Tuple(Vec<Target>, Span),
    Wild(Span),
}

/// A local variable or a part of one.
pub struct Place {
    pub root: Ident,
    pub path: Vec<Step>,
}

/// One step from a value to its part.
pub enum Step {
    Field(u32, Span),
    /// A field of a struct.
    Named(Ident),
    /// An index that rustc evaluates.
    ConstIndex(TokenStream, Span),
    Index(Box<Expr>, Span),
}

pub struct Expr {
    pub kind: ExprKind,
    /// The smallest construct that stands for the expression: the operator, the method, the name.
    pub span: Span,
    /// Whether only rustc knows what an operator or method is applied to: scalars or structs. The type check says so.
    pub open: Cell<Open>,
}

/// What of an expression only rustc knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// Whether the operands are scalars.
    pub operands: bool,
    /// Whether the place is a scalar to which the value is added.
    pub place: bool,
    /// Set by contraction: a product among the operands is fused if they are scalars.
    pub contracted: bool,
}

pub enum ExprKind {
    /// What a stage puts in the place of a construct that it has reported; emission never sees it.
    Error,
    Local(Ident),
    /// A constant of the surrounding Rust code.
    Const(TokenStream),
    Float(FloatLiteral),
    Int(IntLiteral),
    Bool(bool),
    Unary(UnaryOp, Box<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `lhs && rhs`, `lhs || rhs`.
    Lazy(LazyOp, Box<Expr>, Box<Expr>),
    /// A product and an addend rounded once; made by contraction.
    Fused(Box<Fused>),
    /// A call of another `#[fp]` function.
    Call {
        callee: Callee,
        args: Vec<Expr>,
    },
    /// A method; the receiver is the first argument.
    Method {
        name: Ident,
        arguments: Option<Vec<Argument>>,
        args: Vec<Expr>,
    },
    /// A function of a type: `Complex::new(x, y)`. The path is the type's.
    Associated {
        owner: Callee,
        name: Ident,
        arguments: Option<Vec<Argument>>,
        args: Vec<Expr>,
    },
    /// `Pair(x, y)`.
    Construct {
        path: Callee,
        args: Vec<Expr>,
    },
    /// `Complex { re: x, ..z }`.
    Struct {
        path: Callee,
        fields: Vec<(Member, Expr)>,
        base: Option<Box<Expr>>,
    },
    /// A built-in function, as a method or by its type: `x.sqrt()`, `f32::sqrt(x)`.
    Builtin {
        builtin: &'static Builtin,
        ty: Option<ScalarType>,
        args: Vec<Expr>,
    },
    Cast {
        value: Box<Expr>,
        ty: Type,
    },
    Tuple(Vec<Expr>),
    Array(Vec<Expr>),
    /// `[value; len]`.
    Repeat(Box<Expr>, TokenStream),
    /// A part of a value.
    Part(Box<Expr>, Step),
    /// An element of a slice parameter.
    Element(Ident, Box<Expr>),
    /// `.len()` of a slice parameter.
    Length(Ident),
    /// `.x()`, `.y()` or `.z()` of an index parameter.
    Coordinate(Ident, Ident),
    If(Box<If>),
    Block(Block),
    Match(Box<Match>),
    /// A `loop` or labelled block that `break` gives a value.
    Loop(Box<Loop>),
    /// `ru!(..)`, `fused!(..)` and their kin.
    Override(Box<Override>),
    /// Every scalar zero: a value that is never looked at; made by desugaring.
    Zero,
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

/// `[-](x * y) + [-]z`, rounded once.
pub struct Fused {
    pub x: Expr,
    pub y: Expr,
    pub z: Expr,
    pub negate_product: bool,
    pub negate_addend: bool,
    /// Whether the addend stood to the left of the product, which is the order of evaluation.
    pub addend_first: bool,
}

pub struct FloatLiteral {
    /// Decimal digits without underscores or suffix.
    pub digits: String,
    pub ty: Slot,
}

/// The type of a literal: from a suffix or a cast, or by default; empty where rustc infers it from the use. Shared,
/// so that the type check can fill it in once it has seen all of the function.
#[derive(Clone, Default)]
pub struct Slot(Rc<Cell<Option<ScalarType>>>);

#[derive(Clone)]
pub struct IntLiteral {
    pub value: i128,
    pub ty: Slot,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    Neg,
    Not,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    BitAnd,
    BitOr,
    BitXor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LazyOp {
    And,
    Or,
}

impl Slot {
    pub fn of(ty: Option<ScalarType>) -> Self {
        Slot(Rc::new(Cell::new(ty)))
    }

    pub fn get(&self) -> Option<ScalarType> {
        self.0.get()
    }

    pub fn set(&self, ty: ScalarType) {
        self.0.set(Some(ty));
    }
}

impl Type {
    pub fn span(&self) -> Span {
        match self {
            Type::Scalar(_, span)
            | Type::Tuple(_, span)
            | Type::Array(_, _, span)
            | Type::Slice(_, span)
            | Type::Struct(_, _, span)
            | Type::Itself(span)
            | Type::Path(_, span) => *span,
            Type::Param(name) => name.span(),
        }
    }
}

impl BinaryOp {
    /// As it is written.
    pub fn symbol(self) -> &'static str {
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
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
        }
    }

    pub fn is_comparison(self) -> bool {
        use BinaryOp::*;
        matches!(self, Eq | Ne | Lt | Le | Gt | Ge)
    }
}

impl Expr {
    pub fn new(kind: ExprKind, span: Span) -> Self {
        Expr {
            kind,
            span,
            open: Cell::default(),
        }
    }

    pub fn error(span: Span) -> Self {
        Expr::new(ExprKind::Error, span)
    }
}

impl Expr {
    /// Whether this is a block without a value.
    pub fn is_unit(&self) -> bool {
        match &self.kind {
            ExprKind::Block(block) => !block.has_value(),
            ExprKind::Override(inner) => inner.value.is_unit(),
            _ => false,
        }
    }
}

impl Block {
    /// Whether the block ends in a value.
    pub fn has_value(&self) -> bool {
        self.tail.is_some()
    }
}
