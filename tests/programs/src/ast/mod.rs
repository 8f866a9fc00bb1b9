//! What a random program is: a few functions in the language of `#[fp]`, typed, with every name resolved.
//!
//! The tree is close to Rust's own syntax (parentheses are nodes, shadowing is possible), because it is printed as
//! source for the macro as well as evaluated on backends; the two must mean the same.

mod seal;
mod types;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::literal::Literal;

pub use types::{ArrayShape, ScalarType, Type, intern, type_name};

/// How many scalars a function can have in scope at once.
pub const SCALAR_SLOTS: usize = 24;
/// How many arrays a function can have in scope at once.
pub const ARRAY_SLOTS: usize = 5;

/// Helpers first; the last function is the one that is run. A function calls only earlier ones.
#[derive(Clone, Debug)]
pub struct Program {
    /// What it was generated from.
    pub seed: u64,
    /// The functions.
    pub functions: Vec<Function>,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// The mode of the attribute.
    pub mode: Rounding,
    /// The contraction policy of the attribute.
    pub contract: bool,
    /// The parameters: the first so many locals.
    pub params: usize,
    /// Every variable that the function declares anywhere.
    pub locals: Vec<Local>,
    /// The body, without the result.
    pub body: Block,
    /// The result: a value, or a tuple of several.
    pub results: Vec<Value>,
}

/// A variable, by its position in [`Function::locals`].
pub type LocalId = usize;

/// A variable.
#[derive(Clone, Debug)]
pub struct Local {
    /// What it is called in source; `t.1` for a component of a tuple. Another variable may shadow it.
    pub name: &'static str,
    /// Its type.
    pub ty: Type,
    /// Where the evaluator keeps it. No two variables in scope at once share a slot of one kind.
    pub slot: usize,
    /// Whether it may be assigned.
    pub mutable: bool,
}

/// Statements, and for a block that is an expression its value.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// In order.
    pub stmts: Vec<Stmt>,
    /// The value.
    pub tail: Option<Box<Value>>,
    /// Which slots it assigns that are declared outside of it; filled in by [`Program::seal`].
    pub assigned: Slots,
}

/// A set of slots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slots {
    /// A bit for each scalar slot.
    pub scalars: u32,
    /// A bit for each array slot.
    pub arrays: u32,
}

/// A scalar or an array.
#[derive(Clone, Debug)]
pub enum Value {
    /// A scalar.
    Scalar(Expr),
    /// An array.
    Array(ArrayExpr),
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Stmt {
    /// `let x = value;`
    Let {
        /// The variable.
        local: LocalId,
        /// Its value.
        value: Value,
        /// Whether its type is written.
        annotate: bool,
    },
    /// `let (x, y) = (value, value);`, or `let t = (value, value);` if the names are `t.0`, `t.1`.
    LetTuple(Vec<(LocalId, Expr)>),
    /// `let (x, y) = helper(value, ..);`
    LetTupleCall {
        /// The variables.
        locals: Vec<LocalId>,
        /// An earlier function with so many scalars as its result.
        callee: usize,
        /// The arguments.
        args: Vec<Value>,
    },
    /// `let (x, y) = if cond { .. (value, value) } else { .. (value, value) };`
    LetTupleIf {
        /// The variables.
        locals: Vec<LocalId>,
        /// The condition.
        cond: Expr,
        /// Where it holds.
        then: Vec<Expr>,
        /// Where it does not.
        otherwise: Vec<Expr>,
    },
    /// `x = value;`
    Assign(LocalId, Value),
    /// `x += value;` and its kin.
    Compound(LocalId, BinaryOp, Expr),
    /// `a[index] = value;`, `a[i][j] += value;`
    Store {
        /// The array.
        array: LocalId,
        /// One index for each dimension.
        index: Vec<Expr>,
        /// For a compound assignment.
        op: Option<BinaryOp>,
        /// The right side.
        value: Expr,
    },
    /// `if cond { .. } else { .. }`
    If(Expr, Block, Option<Block>),
    /// `while cond { .. }`, which the generator makes end.
    While(Expr, Block),
    /// `for local in range { .. }`
    For {
        /// The counter.
        local: LocalId,
        /// Its values.
        range: Range,
        /// Each pass.
        body: Block,
    },
}

/// The range of a `for`.
#[derive(Clone, Debug)]
pub enum Range {
    /// Two literals.
    Literal(i64, i64),
    /// From 0 to the constant [`LEN`](crate::consts::LEN).
    ToLen,
    /// Two values of the body.
    Values(Expr, Expr),
}

/// A scalar expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Its type.
    pub ty: ScalarType,
    /// What it is.
    pub kind: ExprKind,
}

/// The kinds of [`Expr`].
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A variable.
    Local(LocalId),
    /// A decimal literal.
    Float {
        /// Its digits.
        text: &'static str,
        /// Its values.
        literal: &'static Literal,
    },
    /// An integer literal that is not negative.
    Int(u64),
    /// `true` or `false`.
    Bool(bool),
    /// A constant of Rust's or the user's, such as `f32::MAX`, by its path and encoding.
    Const(&'static str, u64),
    /// `(x)`
    Paren(Box<Expr>),
    /// `-x`
    Neg(Box<Expr>),
    /// `!x`
    Not(Box<Expr>),
    /// `x + y`
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `x < y`
    Compare(Comparison, Box<Expr>, Box<Expr>),
    /// `x && y`
    And(Box<Expr>, Box<Expr>),
    /// `x || y`
    Or(Box<Expr>, Box<Expr>),
    /// `x.min(y)`
    Method(Method, Vec<Expr>),
    /// `f32::from_bits(x)`
    FromBits(Box<Expr>),
    /// `x as f32`
    Cast(Box<Expr>),
    /// `a[i]`, `a[i][j]`
    Index(LocalId, Vec<Expr>),
    /// `if cond { .. } else { .. }`
    If(Box<Expr>, Box<Block>, Box<Block>),
    /// `{ .. }`
    Block(Box<Block>),
    /// A call of an earlier function with one scalar as its result.
    Call(usize, Vec<Value>),
}

/// An array expression.
#[derive(Clone, Debug)]
pub struct ArrayExpr {
    /// Its shape.
    pub shape: ArrayShape,
    /// What it is.
    pub kind: ArrayKind,
}

/// The kinds of [`ArrayExpr`].
#[derive(Clone, Debug)]
pub enum ArrayKind {
    /// `[x, y]`: the scalars in order.
    List(Vec<Expr>),
    /// `[x; 2]`
    Repeat(Expr),
    /// A variable.
    Local(LocalId),
    /// `if cond { .. } else { .. }`
    If(Box<Expr>, Box<Block>, Box<Block>),
    /// A call of an earlier function with one array as its result.
    Call(usize, Vec<Value>),
}

/// Operators whose operands and result have one type (the shifts' right operand is `u32`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `%`
    Rem,
    /// `&`
    BitAnd,
    /// `|`
    BitOr,
    /// `^`
    BitXor,
    /// `<<`
    Shl,
    /// `>>`
    Shr,
}

/// Comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
}

/// Methods of scalars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// `x.sqrt()`
    Sqrt,
    /// `x.recip()`
    Recip,
    /// `x.abs()`
    Abs,
    /// `x.min(y)`
    Min,
    /// `x.max(y)`
    Max,
    /// `x.mul_add(y, z)`
    MulAdd,
    /// `x.to_bits()`
    ToBits,
}

impl Program {
    /// The function that is run.
    pub fn main(&self) -> &Function {
        self.functions.last().expect("a program has a function")
    }
}

impl Function {
    /// The types of the results.
    pub fn result_types(&self) -> Vec<Type> {
        self.results.iter().map(Value::ty).collect()
    }
}

impl Value {
    /// Its type.
    pub fn ty(&self) -> Type {
        match self {
            Value::Scalar(e) => Type::Scalar(e.ty),
            Value::Array(a) => Type::Array(a.shape),
        }
    }
}
