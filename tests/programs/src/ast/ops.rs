//! Operators and methods.

use fpdsl_ops::{Origin, Row, Spelling};

use super::types::{PAIRS, ScalarType, Type, WITH_INT, bits_of};

/// Operators whose operands and result have one type (the shifts' right operand has one of its own).
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

impl BinaryOp {
    /// The operation of floats that it is.
    pub fn of_floats(self) -> Option<Method> {
        Some(match self {
            BinaryOp::Add => Method::Add,
            BinaryOp::Sub => Method::Sub,
            BinaryOp::Mul => Method::Mul,
            BinaryOp::Div => Method::Div,
            BinaryOp::Rem => Method::Rem,
            BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor | BinaryOp::Shl | BinaryOp::Shr => {
                return None;
            }
        })
    }
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

pub use fpdsl_ops::{Domain, Elementary, Operation as Method, Shape};

/// The elementary functions of trees. Each is compiled for every format, mode and backend, so they are few: with tables and without,
/// with slow paths, of one argument and of two.
pub const OF_TREES: [Elementary; 5] = [
    Elementary::Exp,
    Elementary::Ln,
    Elementary::Sin,
    Elementary::Hypot,
    Elementary::Powf,
];

/// The elementary functions that have the same bits everywhere: all but those that GPUs approximate.
pub fn functions() -> impl Iterator<Item = Elementary> {
    let promised = |function: &Elementary| function.row().ieee_name() != "approximate";
    Elementary::ALL.iter().copied().filter(promised)
}

/// Methods of scalars. Those that promise no bits (`approx_div` and its kin) are not among them.
pub fn methods() -> impl Iterator<Item = Method> {
    let rows = Row::ALL.iter();
    let methods = rows.filter(|row| row.spelling == Spelling::Method && row.origin != Origin::Approximation);
    methods.filter_map(|row| row.operation)
}

/// The types of a method.
pub trait Typing {
    /// The type of the result for a receiver of type `ty`.
    fn result(self, ty: ScalarType) -> Type;

    /// The type of an operand by its number for a receiver of type `ty`.
    fn operand(self, number: usize, ty: ScalarType) -> ScalarType;

    /// Returns true if the result is of the receiver's type.
    fn keeps_its_type(self) -> bool;
}

impl Typing for Method {
    fn result(self, ty: ScalarType) -> Type {
        match self.row().shape {
            Shape::Same | Shape::Scaled | Shape::Counted | Shape::FromBits => Type::Scalar(ty),
            Shape::ToUnsigned => Type::Scalar(unsigned_of(ty)),
            Shape::To(to) => Type::Scalar(to),
            Shape::ToBits => Type::Scalar(bits_of(ty)),
            Shape::WithInt => of_float(WITH_INT, ty),
            Shape::Pair => pair_of(ty),
        }
    }

    fn operand(self, number: usize, ty: ScalarType) -> ScalarType {
        match (self.row().shape, number) {
            (Shape::Scaled, 1) => ScalarType::I32,
            (Shape::Counted, 1) => ScalarType::U32,
            _ => ty,
        }
    }

    fn keeps_its_type(self) -> bool {
        matches!(self.row().shape, Shape::Same | Shape::Scaled | Shape::Counted)
    }
}

/// The type of the results of an operation that returns two numbers of its operand's type.
pub fn pair_of(ty: ScalarType) -> Type {
    of_float(PAIRS, ty)
}

/// The unsigned type of an integer's width.
fn unsigned_of(ty: ScalarType) -> ScalarType {
    ty.unsigned().expect("an operation of integers")
}

/// The type whose first component is `ty`.
fn of_float(types: [Type; 4], ty: ScalarType) -> Type {
    let found = types.into_iter().find(|of| of.field(0).0 == Type::Scalar(ty));
    found.expect("there is one for each float type")
}
