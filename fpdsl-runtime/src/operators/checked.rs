//! The operators of structs and scalars as checks of bodies call them. The operands are one argument, so that rustc knows the types of both
//! before it looks for the operator, and errors can name them. The names are those that rustc's errors show.

use super::{HasDivide, HasMinus, HasPlus, HasRemainder, HasTimes};
use crate::backend::Types;
use crate::typed::nothing;

/// `x + y`.
pub fn plus<X: HasPlus<Types, Y>, Y>(_: Types, _operands: (X, Y)) -> X::Output {
    nothing()
}

/// `x - y`.
pub fn minus<X: HasMinus<Types, Y>, Y>(_: Types, _operands: (X, Y)) -> X::Output {
    nothing()
}

/// `x * y`.
pub fn times<X: HasTimes<Types, Y>, Y>(_: Types, _operands: (X, Y)) -> X::Output {
    nothing()
}

/// `x / y`.
pub fn divided_by<X: HasDivide<Types, Y>, Y>(_: Types, _operands: (X, Y)) -> X::Output {
    nothing()
}

/// `x % y`.
pub fn remainder<X: HasRemainder<Types, Y>, Y>(_: Types, _operands: (X, Y)) -> X::Output {
    nothing()
}
