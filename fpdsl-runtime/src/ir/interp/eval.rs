//! One operation on encodings.

use crate::format::Format;
use crate::ir::{Approximate, Comparison, Kind, Op};
use crate::lift::ScalarType;
use crate::mode::Rounding;
use crate::soft;

type Value = (ScalarType, u64);

/// The integer with an encoding (for floats the encoding itself).
pub(super) fn to_i128(ty: ScalarType, bits: u64) -> i128 {
    match ty.kind() {
        Kind::Signed(width) => {
            let unused = 64 - width;
            (((bits << unused) as i64) >> unused) as i128
        }
        Kind::Bool | Kind::Unsigned(_) | Kind::Float(_) => bits as i128,
    }
}

/// The encoding of an integer, modulo 2^n.
pub(super) fn from_i128(ty: ScalarType, value: i128) -> u64 {
    let bits = value as u64;
    match ty.kind() {
        Kind::Bool => bits & 1,
        Kind::Signed(width) | Kind::Unsigned(width) => bits & (u64::MAX >> (64 - width)),
        Kind::Float(format) => bits & (u64::MAX >> (64 - format.width())),
    }
}

/// The encoding of a number. For a NaN it is one that no processor gives, so that a body whose result depends on it differs from all others
/// in every comparison with the interpreter.
pub(super) fn number_encoding(format: Format, x: u64) -> u64 {
    if format.is_nan(x) {
        format.sign_mask() | format.magnitude_mask()
    } else {
        x
    }
}

/// The result of `op`, of type `ty`, on encodings.
///
/// # Panics
///
/// On operands or a result type that no recorded body gives the operation, on an integer division by zero, and on
/// [`Op::Len`], [`Op::Load`], [`Op::Read`] and [`Op::Entry`], which read memory.
pub fn eval(op: Op, ty: ScalarType, args: &[Value]) -> u64 {
    let bits = |i: usize| args.get(i).map_or(0, |a| a.1);
    let int = |i: usize| args.get(i).map_or(0, |a| to_i128(a.0, a.1));
    let (x, y, z) = (bits(0), bits(1), bits(2));
    let (i, j, k) = (int(0), int(1), int(2));
    let width = width_of(ty) as u32;
    match op {
        Op::Copy => x,
        Op::Add(mode) => number(ty, |f| soft::add(f, mode, x, y), || i + j),
        Op::Sub(mode) => number(ty, |f| soft::sub(f, mode, x, y), || i - j),
        // Products of 64-bit integers may wrap even here, which leaves their low bits right.
        Op::Mul(mode) => number(ty, |f| soft::mul(f, mode, x, y), || i.wrapping_mul(j)),
        Op::Div(mode) => number(ty, |f| soft::div(f, mode, x, y), || i / j),
        Op::Rem => number(ty, |f| soft::rem(f, x, y), || i % j),
        Op::MulAdd(mode) => number(
            ty,
            |f| soft::fma(f, mode, x, y, z),
            || i.wrapping_mul(j).wrapping_add(k),
        ),
        Op::Dot2(mode) => soft::dot2(format(ty), mode, x, y, z, bits(3)),
        Op::Sqrt(mode) => soft::sqrt(format(ty), mode, x),
        Op::Recip(mode) => soft::recip(format(ty), mode, x),
        Op::Rint(mode) => soft::rint(format(ty), mode, x),
        Op::RoundTiesAway => soft::round_ties_away(format(ty), x),
        Op::Flush => soft::flush(format(ty), x),
        Op::Approx(operation) => approx(operation, format(ty), x, y),
        Op::Neg => number(ty, |f| soft::neg(f, x), || -i),
        Op::Abs => number(ty, |f| soft::abs(f, x), || i.abs()),
        Op::Min => number(ty, |f| soft::min(f, x, y), || i.min(j)),
        Op::Max => number(ty, |f| soft::max(f, x, y), || i.max(j)),
        Op::Compare(comparison) => u64::from(compare(comparison, args[0], args[1].1)),
        Op::ToBits => format(args[0].0).canonical(x),
        Op::NumberToBits => number_encoding(format(args[0].0), x),
        Op::FromBits => format(ty).canonical(x),
        Op::Cast(mode) => cast(mode, ty, args[0]),
        Op::BitAnd => x & y,
        Op::BitOr => x | y,
        Op::BitXor => x ^ y,
        Op::Not => from_i128(ty, !i),
        Op::Shl => from_i128(ty, i << (y as u32 % width)),
        Op::Shr => from_i128(ty, i >> (y as u32 % width)),
        Op::LeadingZeros => u64::from(x.leading_zeros()) - (64 - width_of(args[0].0)),
        Op::CountOnes => u64::from(x.count_ones()),
        Op::ReverseBits => x.reverse_bits() >> (64 - width),
        // The sign of a product of 128 bits means nothing here: what is shifted in lies above the result.
        Op::MulHi => from_i128(ty, i.wrapping_mul(j) >> width),
        Op::And => x & y,
        Op::Or => x | y,
        Op::Select => {
            if x != 0 {
                y
            } else {
                z
            }
        }
        Op::Index => args[1 + x as usize].1,
        // The interpreter runs the form by way of binary64.
        Op::SlowDoubles => 0,
        Op::Element(_) | Op::Len(_) | Op::Load { .. } | Op::Read(_) | Op::Entry { .. } => {
            unreachable!("the machine reads memory itself")
        }
    }
}

/// The number of bits of a type.
fn width_of(ty: ScalarType) -> u64 {
    8 * ty.bytes() as u64
}

/// The result of `float` or of `int`, by the type `ty` of the value.
fn number(ty: ScalarType, float: impl Fn(Format) -> u64, int: impl Fn() -> i128) -> u64 {
    match ty.kind() {
        Kind::Float(format) => float(format),
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => from_i128(ty, int()),
    }
}

/// The format of a type that the recorder's type parameters know to be a float.
fn format(ty: ScalarType) -> Format {
    match ty.kind() {
        Kind::Float(format) => format,
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => unreachable!("{} is not a float", ty.name()),
    }
}

/// The host's result of an operation that a GPU approximates.
fn approx(operation: Approximate, format: Format, x: u64, y: u64) -> u64 {
    let nearest = Rounding::NearestEven;
    match operation {
        Approximate::Div => soft::div(format, nearest, x, y),
        Approximate::Sqrt => soft::sqrt(format, nearest, x),
        Approximate::Rcp => soft::recip(format, nearest, x),
        Approximate::Rsqrt => soft::rsqrt(format, nearest, x),
    }
}

fn compare(comparison: Comparison, (ty, x): Value, y: u64) -> bool {
    let lt = |x, y| match ty.kind() {
        Kind::Float(f) => soft::lt(f, x, y),
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => to_i128(ty, x) < to_i128(ty, y),
    };
    let eq = |x, y| match ty.kind() {
        Kind::Float(f) => soft::eq(f, x, y),
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => x == y,
    };
    match comparison {
        Comparison::Eq => eq(x, y),
        Comparison::Ne => !eq(x, y),
        Comparison::Lt => lt(x, y),
        Comparison::Le => lt(x, y) || eq(x, y),
        Comparison::Gt => lt(y, x),
        Comparison::Ge => lt(y, x) || eq(x, y),
    }
}

/// `as`: see [`Castable`](crate::backend::Castable).
fn cast(mode: Rounding, to: ScalarType, (from, x): Value) -> u64 {
    match (from.kind(), to.kind()) {
        (Kind::Float(from), Kind::Float(to)) => soft::convert(from, to, mode, x),
        (Kind::Float(from), Kind::Signed(width)) => {
            let limit = 1_i128 << (width - 1);
            from_i128(to, soft::to_int(from, mode, x, -limit, limit - 1))
        }
        (Kind::Float(from), Kind::Unsigned(width)) => {
            from_i128(to, soft::to_int(from, mode, x, 0, (1_i128 << width) - 1))
        }
        (Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_), Kind::Float(format)) => {
            soft::from_int(format, mode, to_i128(from, x))
        }
        (Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_), Kind::Signed(_) | Kind::Unsigned(_)) => {
            from_i128(to, to_i128(from, x))
        }
        (_, Kind::Bool) => unreachable!("nothing is cast to `bool`"),
    }
}
