//! Random programs: a few functions in the language of `#[fp]`, typed, with every name resolved.
//!
//! The tree is close to Rust's own syntax (parentheses are nodes, shadowing is possible), because it is printed as
//! source for the macro as well as evaluated; all of these must mean the same.

mod apart;
pub mod constants;
pub mod contract;
mod form;
mod instantiate;
mod ops;
pub mod record;
mod seal;
mod types;
pub mod walk;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::literal::Literal;

pub use apart::{Apart, By};
pub use form::{Form, Instance};
pub use instantiate::{instance, made_apart};
pub use ops::{
    BinaryOp, Comparison, Domain, Elementary, Method, OF_TREES, Shape, Typing, functions, methods, pair_of,
};
pub use record::{RECORDS, Record, STRUCTS};
pub use types::{
    ARRAYS, MAX_LEAVES, SCALARS, ScalarType, TUPLES, Type, array_of, bits_of, int_width, intern, is_float,
    is_int, tuple_of, type_name,
};

/// How many scalars the variables in scope at once can have.
pub const SLOTS: usize = 64;

/// The slots that the evaluator keeps for itself: where control goes, and what a `return` gives.
pub const RESERVED: usize = 1 + MAX_LEAVES;

/// Helpers first; the last function is the one that is run. A function calls only earlier ones.
#[derive(Clone, Debug)]
pub struct Program {
    /// The seed that it was generated from.
    pub seed: u64,
    /// The functions.
    pub functions: Vec<Function>,
    /// The mode of the last function, if it has a parameter for it.
    pub instance: Rounding,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// The mode of the attribute.
    pub mode: Mode,
    /// The contraction policy of the attribute.
    pub contract: Contraction,
    /// True if subnormal binary32 numbers are flushed.
    pub ftz: bool,
    /// The machine whose arithmetic it has.
    pub profile: Profile,
    /// The parameters: the first this many locals.
    pub params: usize,
    /// Every variable that the function declares anywhere.
    pub locals: Vec<Local>,
    /// The body, which ends in the result.
    pub body: Block,
    /// The type of the result.
    pub result: Type,
    /// Its place in source, and how it is called.
    pub form: Form,
    /// Which instance of a function that is generic over the format it is, if it is one.
    pub instance: Option<Instance>,
}

/// The machine whose arithmetic a function has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// None but IEEE 754's.
    Standard,
    /// `profile = "x87"`, which contracts nothing.
    X87,
    /// `profile = "cc1x"`, which flushes.
    Cc1x,
}

/// A mode, or the function's parameter for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// This one.
    Fixed(Rounding),
    /// `M`.
    Param,
}

/// The operations that round together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Contraction {
    /// Nothing.
    Off,
    /// A product and the sum that it stands in.
    On,
    /// Also through a `let`.
    Fast,
}

/// A variable, by its position in [`Function::locals`].
pub type LocalId = usize;

/// A loop or a block that can be left, by a number of its own in the function.
pub type Exit = usize;

/// A variable.
#[derive(Clone, Debug)]
pub struct Local {
    /// Its name in source. Another variable may shadow it.
    pub name: &'static str,
    /// Its type.
    pub ty: Type,
    /// Its first slot in the evaluator. It has this slot and those after it. No two variables in scope at once share one.
    pub slot: usize,
    /// A slot for the second factor, if it may be a product that is fused where the variable is used.
    pub spare: Option<usize>,
    /// True if it keeps two factors instead of their product; filled in by [`Program::seal`].
    pub opened: bool,
    /// True if it may be assigned.
    pub mutable: bool,
}

/// Statements, and for a block that is an expression its value.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// In order.
    pub stmts: Vec<Stmt>,
    /// The value.
    pub tail: Option<Box<Expr>>,
    /// Which slots it assigns that are declared outside of it; filled in by [`Program::seal`].
    pub assigned: u64,
    /// For each statement whether control may leave it by a jump, and last for the value; likewise.
    pub jumps: Vec<bool>,
}

/// The variables that a `let` declares.
#[derive(Clone, Debug)]
pub enum Pattern {
    /// `x`, `mut x`
    Name(LocalId),
    /// `_`
    Wild,
    /// `(x, y)`
    Tuple(Vec<Pattern>),
    /// `Complex { re: x, .. }`, `Pair(x, y)`: fields by their numbers, each once.
    Record(&'static Record, Vec<(usize, Pattern)>),
}

/// A variable or a part of one.
#[derive(Clone, Debug)]
pub struct Place {
    /// The variable.
    pub local: LocalId,
    /// The way to the part.
    pub path: Vec<Step>,
    /// The type of the part.
    pub ty: Type,
}

/// From a value to a part of it.
#[derive(Clone, Debug)]
pub enum Step {
    /// `.0`, `.re`
    Field(usize),
    /// `[i]`
    Index(Expr),
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Stmt {
    /// `let x = value;`
    Let {
        /// The variables that it declares.
        pattern: Pattern,
        /// The value.
        value: Expr,
        /// True if the type is written.
        annotate: bool,
    },
    /// `x = value;`, `a[i] = value;`, `(x, _) = value;`; nothing stands for `_`.
    Assign(Vec<Option<Place>>, Expr),
    /// `x += value;` and its kin.
    Compound(Place, BinaryOp, Expr),
    /// `if cond { .. } else { .. }`
    If(Expr, Block, Option<Block>),
    /// `match x { .. }`
    Match(Match),
    /// `while cond { .. }`, which the generator makes end.
    While(Exit, Expr, Block),
    /// `loop { .. }`, which the generator makes end.
    Loop(Exit, Block),
    /// `'a: { .. }`
    Labelled(Exit, Block),
    /// `for x in range { .. }`
    For {
        /// Its number.
        exit: Exit,
        /// The variables that a pass declares.
        pattern: Pattern,
        /// The range that it runs through.
        range: Range,
        /// Each pass.
        body: Block,
    },
    /// `ru! { .. }` and its kin.
    Override(Change, Block),
    /// A jump.
    Jump(Jump),
}

/// `return value`, `break 'a value`, `continue 'a`.
#[derive(Clone, Debug)]
pub enum Jump {
    /// Leaves the function.
    Return(Expr),
    /// Leaves a loop or block; with a value if that has one.
    Break {
        /// The loop, block or function that it leaves.
        exit: Exit,
        /// True if the label is written, which it must be unless the innermost loop is meant.
        label: bool,
        /// The hidden variable that the value goes to, and the value.
        value: Option<(LocalId, Expr)>,
    },
    /// Goes on with the next pass.
    Continue {
        /// The loop.
        exit: Exit,
        /// True if the label is written.
        label: bool,
    },
}

/// The range of a `for`.
#[derive(Clone, Debug)]
pub enum Range {
    /// Literals or constants of the counter's type.
    Known {
        /// The first.
        lo: i64,
        /// The last or the one after it.
        hi: i64,
        /// True if `hi` is included.
        inclusive: bool,
        /// `.rev()`, `.step_by(2)`.
        adapters: Vec<Adapter>,
        /// The constant that the upper end is written as, such as [`LEN`](crate::consts::LEN), which it equals.
        end: Option<&'static str>,
    },
    /// Two values of the body.
    Values {
        /// The first.
        lo: Expr,
        /// The last or the one after it.
        hi: Expr,
        /// True if `hi` is included.
        inclusive: bool,
        /// `.rev()`, `.step_by(2)`.
        adapters: Vec<Adapter>,
    },
    /// The elements of an array.
    Array(Expr),
}

/// A method that changes a range.
#[derive(Clone, Debug)]
pub enum Adapter {
    /// `.rev()`
    Rev,
    /// `.step_by(2)`
    StepBy(usize),
    /// `.step_by(n)` with a value of the body, which is not zero unless the program may fault.
    StepByValue(Expr),
}

/// A `match` on integers, `bool` and tuples of them.
#[derive(Clone, Debug)]
pub struct Match {
    /// The matched value.
    pub scrutinee: Box<Expr>,
    /// In order; the last one matches everything.
    pub arms: Vec<Arm>,
}

/// An arm of a `match`.
#[derive(Clone, Debug)]
pub struct Arm {
    /// The pattern.
    pub pattern: Choice,
    /// A condition that must hold as well.
    pub guard: Option<Expr>,
    /// The code of the arm.
    pub body: Block,
}

/// A pattern that may not match.
#[derive(Clone, Debug)]
pub enum Choice {
    /// `_`
    Any,
    /// `x`, `x @ ..`
    Bind(LocalId, Option<Box<Choice>>),
    /// A literal; `true` is 1.
    Value(i128),
    /// `2..5`, `..=7`, `9..`
    Range(Option<i128>, Option<i128>, bool),
    /// `1 | 2`
    Or(Vec<Choice>),
    /// `(true, _)`
    Tuple(Vec<Choice>),
}

/// The change that an override makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// `ru!(..)` and its kin.
    Mode(Rounding),
    /// `fused!(..)`
    Fused,
    /// `unfused!(..)`
    Unfused,
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Its type.
    pub ty: Type,
    /// The kind of the expression.
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
    /// A constant of Rust's or the user's, such as `f32::MAX`, by its path and the encodings of its scalars.
    Const(&'static str, &'static [u64]),
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
    /// `x.min(y)`, or `f32::min(x, y)` if so asked.
    Method(Method, Vec<Expr>, bool),
    /// `x.exp()`, `x.powf(y)`
    Elementary(Elementary, Vec<Expr>),
    /// A rounding apart from the mode in force.
    Apart(Apart, Vec<Expr>),
    /// `f32::from_bits(x)`
    FromBits(Box<Expr>),
    /// `x as f32`
    Cast(Box<Expr>),
    /// `a[i]`, `t.0`
    Part(Box<Expr>, Vec<Step>),
    /// `(x, y)`
    Tuple(Vec<Expr>),
    /// `Complex { re: x, ..y }`, `Pair(x, y)`: fields by their numbers in any order, the rest from the last.
    Record(Vec<(usize, Expr)>, Option<Box<Expr>>),
    /// `[x, y]`
    List(Vec<Expr>),
    /// `[x; 2]`
    Repeat(Box<Expr>),
    /// `if cond { .. } else { .. }`
    If(Box<Expr>, Box<Block>, Box<Block>),
    /// `match x { .. }`
    Match(Match),
    /// `loop { .. }` that is left by `break value`, which the hidden variable takes.
    Loop(Exit, LocalId, Box<Block>),
    /// `'a: { .. }` likewise.
    Labelled(Exit, LocalId, Box<Block>),
    /// `{ .. }`
    Block(Box<Block>),
    /// `ru!(..)` and its kin.
    Override(Change, Box<Expr>),
    /// A call of an earlier function, with a mode if that is generic.
    Call(usize, Option<Mode>, Vec<Expr>),
}

impl Program {
    /// The function that is run.
    pub fn main(&self) -> &Function {
        self.functions.last().expect("a program has a function")
    }

    /// The types of its parameters.
    pub fn param_types(&self) -> Vec<Type> {
        let main = self.main();
        main.locals[..main.params].iter().map(|local| local.ty).collect()
    }
}

impl Mode {
    /// The mode, where the parameter is `param`.
    pub fn with(self, param: Rounding) -> Rounding {
        match self {
            Mode::Fixed(mode) => mode,
            Mode::Param => param,
        }
    }
}

impl Contraction {
    /// The contraction inside of an override.
    pub fn within(self, change: Change) -> Contraction {
        match change {
            Change::Mode(_) => self,
            Change::Fused => self.max(Contraction::On),
            Change::Unfused => Contraction::Off,
        }
    }
}

impl Block {
    /// Returns true if control never gets to its end.
    pub fn diverges(&self) -> bool {
        self.tail.is_none() && self.stmts.iter().any(Stmt::diverges)
    }
}

impl Stmt {
    /// Returns true if control never gets past it.
    pub fn diverges(&self) -> bool {
        match self {
            Stmt::Jump(_) => true,
            Stmt::If(_, then, Some(otherwise)) => then.diverges() && otherwise.diverges(),
            Stmt::Match(matched) => matched.arms.iter().all(|arm| arm.body.diverges()),
            Stmt::Override(_, body) => body.diverges(),
            Stmt::If(_, _, None)
            | Stmt::Let { .. }
            | Stmt::Assign(..)
            | Stmt::Compound(..)
            | Stmt::While(..)
            | Stmt::Loop(..)
            | Stmt::Labelled(..)
            | Stmt::For { .. } => false,
        }
    }
}

impl Expr {
    /// An expression of a scalar type.
    pub fn scalar(ty: ScalarType, kind: ExprKind) -> Expr {
        let ty = Type::Scalar(ty);
        Expr { ty, kind }
    }

    /// A variable.
    pub fn local(locals: &[Local], local: LocalId) -> Expr {
        Expr {
            ty: locals[local].ty,
            kind: ExprKind::Local(local),
        }
    }
}

/// The type that stands for a mode.
pub fn mode_type(mode: Rounding) -> &'static str {
    match mode {
        Rounding::NearestEven => "Rn",
        Rounding::TowardZero => "Rz",
        Rounding::TowardPositive => "Ru",
        Rounding::TowardNegative => "Rd",
    }
}
