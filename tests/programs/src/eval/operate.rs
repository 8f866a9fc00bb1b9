//! Operations on values whose type is known only while the tests run.

use fpdsl_runtime::backend::{Backend, Bitwise, Castable, Float, Int, Num};
use fpdsl_runtime::{Rounding, ops};

use super::value::Scalar;
use crate::ast::{BinaryOp, Comparison, Method, ScalarType};

/// Runs code with a mode that is known only now as the type `$M`.
macro_rules! in_mode {
    ($mode:expr, $M:ident => $code:expr) => {
        match $mode {
            ::fpdsl_runtime::Rounding::NearestEven => {
                type $M = ::fpdsl_runtime::Rn;
                $code
            }
            ::fpdsl_runtime::Rounding::TowardZero => {
                type $M = ::fpdsl_runtime::Rz;
                $code
            }
            ::fpdsl_runtime::Rounding::TowardPositive => {
                type $M = ::fpdsl_runtime::Ru;
                $code
            }
            ::fpdsl_runtime::Rounding::TowardNegative => {
                type $M = ::fpdsl_runtime::Rd;
                $code
            }
        }
    };
}
pub(super) use in_mode;

/// Computes with operands of one of the types; the result has that type too.
macro_rules! same_type {
    ($what:expr; $(($($T:ident)*) $operands:tt => $code:expr;)+) => {
        match $what {
            $($( same_type!(@pattern $T $operands) => Scalar::$T($code), )*)+
            _ => unreachable!("the types of an operation are those that the generator gave it"),
        }
    };
    (@pattern $T:ident ($x:ident)) => { Scalar::$T($x) };
    (@pattern $T:ident ($($x:ident),+)) => { ($(Scalar::$T($x)),+) };
}

/// `x op y`, without contraction.
pub fn binary<B: Backend>(b: B, mode: Rounding, op: BinaryOp, x: Scalar<B>, y: Scalar<B>) -> Scalar<B> {
    if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
        let Scalar::U32(n) = y else {
            unreachable!("the generator shifts by u32");
        };
        return same_type!(x; (I32 I64 U32 U64 Usize) (x) => shift(b, op, x, n););
    }
    same_type!((x, y);
        (F32 F64) (x, y) => number(b, mode, op, x, y);
        (I32 I64 U32 U64 Usize) (x, y) => integer(b, op, x, y);
        (Bool) (x, y) => bitwise(b, op, x, y);
    )
}

fn number<B: Backend, T: Num<B>>(b: B, mode: Rounding, op: BinaryOp, x: T, y: T) -> T {
    match op {
        BinaryOp::Add => in_mode!(mode, M => ops::add::<M, _, _>(b, x, y)),
        BinaryOp::Sub => in_mode!(mode, M => ops::sub::<M, _, _>(b, x, y)),
        BinaryOp::Mul => in_mode!(mode, M => ops::mul::<M, _, _>(b, x, y)),
        BinaryOp::Div => in_mode!(mode, M => ops::div::<M, _, _>(b, x, y)),
        BinaryOp::Rem => ops::rem(b, x, y),
        BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor | BinaryOp::Shl | BinaryOp::Shr => {
            unreachable!("not an operation of floats")
        }
    }
}

fn integer<B: Backend, T: Int<B>>(b: B, op: BinaryOp, x: T, y: T) -> T {
    match op {
        BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor => bitwise(b, op, x, y),
        _ => number(b, Rounding::NearestEven, op, x, y),
    }
}

fn bitwise<B: Backend, T: Bitwise<B>>(b: B, op: BinaryOp, x: T, y: T) -> T {
    match op {
        BinaryOp::BitAnd => ops::bitand(b, x, y),
        BinaryOp::BitOr => ops::bitor(b, x, y),
        BinaryOp::BitXor => ops::bitxor(b, x, y),
        _ => unreachable!("not an operation of booleans"),
    }
}

fn shift<B: Backend, T: Int<B>>(b: B, op: BinaryOp, x: T, n: B::U32) -> T {
    match op {
        BinaryOp::Shl => ops::shl(b, x, n),
        _ => ops::shr(b, x, n),
    }
}

/// `x * y + z`, rounded once.
pub fn mul_add<B: Backend>(b: B, mode: Rounding, x: Scalar<B>, y: Scalar<B>, z: Scalar<B>) -> Scalar<B> {
    same_type!((x, y, z); (F32 F64) (x, y, z) => in_mode!(mode, M => ops::mul_add::<M, _, _>(b, x, y, z));)
}

/// `-x`.
pub fn neg<B: Backend>(b: B, x: Scalar<B>) -> Scalar<B> {
    same_type!(x; (F32 F64 I32 I64) (x) => ops::neg(b, x);)
}

/// `!x`.
pub fn not<B: Backend>(b: B, x: Scalar<B>) -> Scalar<B> {
    same_type!(x; (Bool I32 I64 U32 U64 Usize) (x) => ops::not(b, x);)
}

/// A comparison.
pub fn compare<B: Backend>(b: B, op: Comparison, x: Scalar<B>, y: Scalar<B>) -> Scalar<B> {
    let truth = match (x, y) {
        (Scalar::Bool(x), Scalar::Bool(y)) => match op {
            Comparison::Eq => ops::eq(b, x, y),
            Comparison::Ne => ops::ne(b, x, y),
            _ => unreachable!("the generator does not order booleans"),
        },
        (Scalar::F32(x), Scalar::F32(y)) => ordered(b, op, x, y),
        (Scalar::F64(x), Scalar::F64(y)) => ordered(b, op, x, y),
        (Scalar::I32(x), Scalar::I32(y)) => ordered(b, op, x, y),
        (Scalar::I64(x), Scalar::I64(y)) => ordered(b, op, x, y),
        (Scalar::U32(x), Scalar::U32(y)) => ordered(b, op, x, y),
        (Scalar::U64(x), Scalar::U64(y)) => ordered(b, op, x, y),
        (Scalar::Usize(x), Scalar::Usize(y)) => ordered(b, op, x, y),
        _ => unreachable!("a comparison's operands have one type"),
    };
    Scalar::Bool(truth)
}

fn ordered<B: Backend, T: Num<B>>(b: B, op: Comparison, x: T, y: T) -> B::Bool {
    match op {
        Comparison::Eq => ops::eq(b, x, y),
        Comparison::Ne => ops::ne(b, x, y),
        Comparison::Lt => ops::lt(b, x, y),
        Comparison::Le => ops::le(b, x, y),
        Comparison::Gt => ops::gt(b, x, y),
        Comparison::Ge => ops::ge(b, x, y),
    }
}

/// A method.
pub fn method<B: Backend>(b: B, mode: Rounding, method: Method, args: &[Scalar<B>]) -> Scalar<B> {
    match (method, args) {
        (Method::Sqrt, &[x]) => {
            same_type!(x; (F32 F64) (x) => in_mode!(mode, M => ops::sqrt::<M, _, _>(b, x));)
        }
        (Method::Recip, &[x]) => {
            same_type!(x; (F32 F64) (x) => in_mode!(mode, M => ops::recip::<M, _, _>(b, x));)
        }
        (Method::Abs, &[x]) => same_type!(x; (F32 F64 I32 I64) (x) => ops::abs(b, x);),
        (Method::Min, &[x, y]) => {
            same_type!((x, y); (F32 F64 I32 I64 U32 U64 Usize) (x, y) => ops::min(b, x, y);)
        }
        (Method::Max, &[x, y]) => {
            same_type!((x, y); (F32 F64 I32 I64 U32 U64 Usize) (x, y) => ops::max(b, x, y);)
        }
        (Method::MulAdd, &[x, y, z]) => mul_add(b, mode, x, y, z),
        (Method::ToBits, &[Scalar::F32(x)]) => Scalar::U32(ops::to_bits(b, x)),
        (Method::ToBits, &[Scalar::F64(x)]) => Scalar::U64(ops::to_bits(b, x)),
        _ => unreachable!("a method has the arguments that the generator gave it"),
    }
}

/// `f32::from_bits(x)` or `f64::from_bits(x)`.
pub fn from_bits<B: Backend>(b: B, x: Scalar<B>) -> Scalar<B> {
    match x {
        Scalar::U32(x) => Scalar::F32(<B::F32 as Float<B>>::from_bits(b, x)),
        Scalar::U64(x) => Scalar::F64(<B::F64 as Float<B>>::from_bits(b, x)),
        _ => unreachable!("encodings are u32 and u64"),
    }
}

/// `x as to`.
pub fn cast<B: Backend>(b: B, mode: Rounding, to: ScalarType, x: Scalar<B>) -> Scalar<B> {
    match x {
        Scalar::Unset => unreachable!("an unset slot is never read"),
        Scalar::Bool(x) => cast_from(b, mode, to, x),
        Scalar::F32(x) => cast_from(b, mode, to, x),
        Scalar::F64(x) => cast_from(b, mode, to, x),
        Scalar::I32(x) => cast_from(b, mode, to, x),
        Scalar::I64(x) => cast_from(b, mode, to, x),
        Scalar::U32(x) => cast_from(b, mode, to, x),
        Scalar::U64(x) => cast_from(b, mode, to, x),
        Scalar::Usize(x) => cast_from(b, mode, to, x),
    }
}

fn cast_from<B: Backend, T: Castable<B>>(b: B, mode: Rounding, to: ScalarType, x: T) -> Scalar<B> {
    match to {
        ScalarType::F32 => Scalar::F32(in_mode!(mode, M => T::to_f32::<M>(b, x))),
        ScalarType::F64 => Scalar::F64(in_mode!(mode, M => T::to_f64::<M>(b, x))),
        ScalarType::I32 => Scalar::I32(T::to_i32(b, x)),
        ScalarType::I64 => Scalar::I64(T::to_i64(b, x)),
        ScalarType::U32 => Scalar::U32(T::to_u32(b, x)),
        ScalarType::U64 => Scalar::U64(T::to_u64(b, x)),
        ScalarType::Usize => Scalar::Usize(T::to_usize(b, x)),
        other => unreachable!("programs do not cast to {other:?}"),
    }
}
