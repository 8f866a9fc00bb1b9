//! Operations on encodings.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::fault::FaultKind;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::literal::Literal;
use fpdsl_runtime::soft;

use super::{Words, integers};
use crate::ast::{BinaryOp, Comparison, Method, ScalarType, Shape, int_width, is_float};

pub fn format(ty: ScalarType) -> Format {
    match ty {
        ScalarType::F16 => Format::F16,
        ScalarType::Bf16 => Format::Bf16,
        ScalarType::F32 => Format::F32,
        ScalarType::F64 => Format::F64,
        other => unreachable!("{other:?} is no float"),
    }
}

/// The integer with an encoding.
pub fn int(ty: ScalarType, bits: u64) -> i128 {
    let (width, signed) = int_width(ty);
    let value = i128::from(bits);
    if signed && bits >> (width - 1) & 1 == 1 {
        value - (1 << width)
    } else {
        value
    }
}

/// The encoding of an integer, modulo 2^n.
pub fn encode(ty: ScalarType, value: i128) -> u64 {
    let (width, _) = int_width(ty);
    (value as u64) & (u64::MAX >> (64 - width))
}

/// A subnormal binary32 number as zero, anything else as it is.
pub fn flush(ty: ScalarType, x: u64) -> u64 {
    match ty {
        ScalarType::F32 => soft::flush(Format::F32, x),
        _ => x,
    }
}

/// A decimal literal.
pub fn float(mode: Rounding, ty: ScalarType, literal: &Literal) -> u64 {
    let mode = mode.index();
    match ty {
        ScalarType::F16 => u64::from(literal.f16[mode]),
        ScalarType::Bf16 => u64::from(literal.bf16[mode]),
        ScalarType::F32 => u64::from(literal.f32[mode]),
        ScalarType::F64 => literal.f64[mode],
        other => unreachable!("a decimal literal of type {other:?}"),
    }
}

/// `-x`.
pub fn neg(ty: ScalarType, x: u64) -> u64 {
    if is_float(ty) {
        soft::neg(format(ty), x)
    } else {
        encode(ty, -int(ty, x))
    }
}

/// `!x`.
pub fn not(ty: ScalarType, x: u64) -> u64 {
    match ty {
        ScalarType::Bool => x ^ 1,
        _ => encode(ty, !int(ty, x)),
    }
}

/// `x * y + z`, rounded once.
pub fn mul_add(mode: Rounding, ty: ScalarType, x: u64, y: u64, z: u64) -> u64 {
    soft::fma(format(ty), mode, x, y, z)
}

/// A comparison.
pub fn compare(op: Comparison, ty: ScalarType, x: u64, y: u64) -> bool {
    let (less, equal, greater) = if is_float(ty) {
        let f = format(ty);
        (soft::lt(f, x, y), soft::eq(f, x, y), soft::lt(f, y, x))
    } else if ty == ScalarType::Bool {
        (x < y, x == y, x > y)
    } else {
        let (x, y) = (int(ty, x), int(ty, y));
        (x < y, x == y, x > y)
    };
    match op {
        Comparison::Eq => equal,
        Comparison::Ne => !equal,
        Comparison::Lt => less,
        Comparison::Le => less || equal,
        Comparison::Gt => greater,
        Comparison::Ge => greater || equal,
    }
}

/// `x op y`, without contraction.
pub fn binary(
    mode: Rounding,
    op: BinaryOp,
    (ty, x): (ScalarType, u64),
    (other, y): (ScalarType, u64),
) -> Result<u64, FaultKind> {
    if is_float(ty) {
        let f = format(ty);
        return Ok(match op {
            BinaryOp::Add => soft::add(f, mode, x, y),
            BinaryOp::Sub => soft::sub(f, mode, x, y),
            BinaryOp::Mul => soft::mul(f, mode, x, y),
            BinaryOp::Div => soft::div(f, mode, x, y),
            BinaryOp::Rem => soft::rem(f, x, y),
            other => unreachable!("{other:?} of floats"),
        });
    }
    match op {
        BinaryOp::BitAnd => return Ok(x & y),
        BinaryOp::BitOr => return Ok(x | y),
        BinaryOp::BitXor => return Ok(x ^ y),
        _ => {}
    }
    let (i, j) = (int(ty, x), int(other, y));
    let by_width = || j.rem_euclid(i128::from(int_width(ty).0)) as u32;
    let result = match op {
        BinaryOp::Add => i + j,
        BinaryOp::Sub => i - j,
        // Its low bits are right though the product of two 64-bit integers may need all 128.
        BinaryOp::Mul => i.wrapping_mul(j),
        BinaryOp::Div => i.checked_div(j).ok_or(FaultKind::DivisionByZero)?,
        BinaryOp::Rem => i.checked_rem(j).ok_or(FaultKind::DivisionByZero)?,
        BinaryOp::Shl => i << by_width(),
        BinaryOp::Shr => i >> by_width(),
        BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor => unreachable!("done above"),
    };
    Ok(encode(ty, result))
}

/// `x as to`.
pub fn cast(mode: Rounding, to: ScalarType, from: ScalarType, x: u64) -> u64 {
    if from == to {
        return x;
    }
    let value = match from {
        ScalarType::Bool => i128::from(x),
        _ if is_float(from) => {
            if is_float(to) {
                return soft::convert(format(from), format(to), mode, x);
            }
            return to_int(Rounding::TowardZero, to, format(from), x);
        }
        _ => int(from, x),
    };
    if is_float(to) {
        soft::from_int(format(to), mode, value)
    } else {
        encode(to, value)
    }
}

fn to_int(mode: Rounding, to: ScalarType, from: Format, x: u64) -> u64 {
    let (width, signed) = int_width(to);
    let (least, most) = if signed {
        (-(1_i128 << (width - 1)), (1_i128 << (width - 1)) - 1)
    } else {
        (0, (1_i128 << width) - 1)
    };
    encode(to, soft::to_int(from, mode, x, least, most))
}

/// A method of a receiver of type `ty`.
pub fn method(mode: Rounding, method: Method, ty: ScalarType, args: &[u64]) -> Result<Words, FaultKind> {
    if !is_float(ty) {
        return integers::method(method, ty, args).map(|word| Words::of([word]));
    }
    let mut operands = [0; 4];
    operands[..args.len()].copy_from_slice(args);
    let [first, second] = soft::evaluate(method, format(ty), mode, operands);
    Ok(match method.row().shape {
        Shape::WithInt | Shape::Pair => Words::of([first, second]),
        Shape::Same
        | Shape::Scaled
        | Shape::Counted
        | Shape::To(_)
        | Shape::ToBits
        | Shape::ToUnsigned
        | Shape::FromBits => Words::of([first]),
    })
}
