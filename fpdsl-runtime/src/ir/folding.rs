//! Operations on constants, whose results the recorder and compilers know.
//!
//! Both compute what constant integers alone decide, by one function, and never a float. What questions add is computed here with floats
//! as well.

use super::interp::eval;
use super::{Constant, Kind, Op};
use crate::lift::ScalarType;

/// The result of an operation on constants, if all are integers or `bool`s and it has one.
///
/// Floats are never computed: they stay as they are written, for the device that computes them. A division by zero and an index outside
/// have no result, since a check before them fails. What a device knows alone has none either.
pub fn folded(op: Op, ty: ScalarType, args: &[Constant]) -> Option<Constant> {
    if matches!(
        op,
        Op::Element(_) | Op::Len(_) | Op::SlowDoubles | Op::Load { .. } | Op::Read(_) | Op::Entry { .. }
    ) {
        return None;
    }
    let divides_by_zero = matches!(op, Op::Div(_) | Op::Rem) && args[1].bits == 0;
    let outside = op == Op::Index && args[0].bits >= args.len() as u64 - 1;
    if divides_by_zero || outside || ty.is_float() || args.iter().any(|arg| arg.ty.is_float()) {
        return None;
    }
    let args: Vec<(ScalarType, u64)> = args.iter().map(|arg| (arg.ty, arg.bits)).collect();
    Some(Constant {
        ty,
        bits: eval(op, ty, &args),
    })
}

/// The result of an operation that a question adds, on constants with floats among them, as the interpreter computes it; none if it is a
/// NaN, or not the same on all devices.
pub(crate) fn foreseen(op: Op, ty: ScalarType, args: &[Constant]) -> Option<Constant> {
    let is_foreseen = match op {
        Op::Add(_)
        | Op::Sub(_)
        | Op::Mul(_)
        | Op::Div(_)
        | Op::MulAdd(_)
        | Op::Sqrt(_)
        | Op::Recip(_)
        | Op::Cast(_)
        | Op::Neg
        | Op::Abs
        | Op::Min
        | Op::Max
        | Op::Select => ty.is_float(),
        Op::Compare(_) => args.iter().any(|arg| arg.ty.is_float()),
        _ => false,
    };
    if !is_foreseen {
        return None;
    }
    let args: Vec<(ScalarType, u64)> = args.iter().map(|arg| (arg.ty, arg.bits)).collect();
    let bits = eval(op, ty, &args);
    match ty.kind() {
        Kind::Float(format) if format.is_nan(bits) => None,
        _ => Some(Constant { ty, bits }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Array, Comparison};
    use crate::mode::Rounding;

    const MODE: Rounding = Rounding::TowardZero;

    fn result(op: Op, ty: ScalarType, args: &[(ScalarType, u64)]) -> Option<u64> {
        let args: Vec<Constant> = args.iter().map(|&(ty, bits)| Constant { ty, bits }).collect();
        let found = folded(op, ty, &args)?;
        assert_eq!(found.ty, ty);
        Some(found.bits)
    }

    #[test]
    fn integers_wrap_as_bodies_do() {
        let same = |op, ty, x, y| result(op, ty, &[(ty, x), (ty, y)]);
        let (u8s, i32s, u64s) = (ScalarType::U8, ScalarType::I32, ScalarType::U64);
        assert_eq!(same(Op::Add(MODE), u8s, 200, 100), Some(44));
        assert_eq!(same(Op::Sub(MODE), u64s, 0, 1), Some(u64::MAX));
        assert_eq!(same(Op::Mul(MODE), u64s, u64::MAX, u64::MAX), Some(1));
        // The smallest number by -1.
        assert_eq!(same(Op::Div(MODE), i32s, 1 << 31, 0xFFFF_FFFF), Some(1 << 31));
        assert_eq!(same(Op::Rem, i32s, 1 << 31, 0xFFFF_FFFF), Some(0));
        let by = |op, ty, x, n| result(op, ty, &[(ty, x), (ScalarType::U32, n)]);
        assert_eq!(by(Op::Shl, u8s, 3, 9), Some(6));
        assert_eq!(by(Op::Shr, i32s, 1 << 31, 63), Some(0xFFFF_FFFF));
    }

    #[test]
    fn comparisons_and_casts_know_signs() {
        let (i8s, i64s) = (ScalarType::I8, ScalarType::I64);
        let less = Op::Compare(Comparison::Lt);
        assert_eq!(result(less, ScalarType::Bool, &[(i8s, 0xFF), (i8s, 0)]), Some(1));
        assert_eq!(result(Op::Cast(MODE), i64s, &[(i8s, 0xFF)]), Some(u64::MAX));
        assert_eq!(
            result(Op::Cast(MODE), ScalarType::U8, &[(i64s, u64::MAX)]),
            Some(0xFF)
        );
        assert_eq!(
            result(Op::Not, ScalarType::Bool, &[(ScalarType::Bool, 0)]),
            Some(1)
        );
    }

    #[test]
    fn what_faults_or_is_known_elsewhere_has_no_result() {
        let (word, size) = (ScalarType::U32, ScalarType::Usize);
        assert_eq!(result(Op::Div(MODE), word, &[(word, 1), (word, 0)]), None);
        assert_eq!(result(Op::Rem, word, &[(word, 1), (word, 0)]), None);
        let one_of_two = |i| result(Op::Index, word, &[(size, i), (word, 7), (word, 9)]);
        assert_eq!([one_of_two(1), one_of_two(2)], [Some(9), None]);
        assert_eq!(result(Op::SlowDoubles, ScalarType::Bool, &[]), None);
        assert_eq!(result(Op::Len(0), size, &[]), None);
        let at = [(size, 0)];
        assert_eq!(result(Op::Element(Array(0)), word, &at), None);
        assert_eq!(result(Op::Load { buffer: 0, offset: 0 }, word, &at), None);
        assert_eq!(result(Op::Entry { table: 0, offset: 0 }, word, &at), None);
    }

    #[test]
    fn floats_are_never_computed() {
        let (f, u) = (ScalarType::F32, ScalarType::U32);
        let one = u64::from(1.0_f32.to_bits());
        assert_eq!(result(Op::Add(MODE), f, &[(f, one), (f, one)]), None);
        assert_eq!(result(Op::Copy, f, &[(f, one)]), None);
        assert_eq!(result(Op::Cast(MODE), f, &[(u, 1)]), None);
        assert_eq!(result(Op::Cast(MODE), u, &[(f, one)]), None);
        assert_eq!(result(Op::FromBits, f, &[(u, one)]), None);
        assert_eq!(result(Op::ToBits, u, &[(f, one)]), None);
        let equal = Op::Compare(Comparison::Eq);
        assert_eq!(result(equal, ScalarType::Bool, &[(f, one), (f, one)]), None);
    }

    #[test]
    fn what_questions_add_is_foreseen() {
        let number = |x: f32| Constant {
            ty: ScalarType::F32,
            bits: x.to_bits().into(),
        };
        let (up, down) = (Rounding::TowardPositive, Rounding::TowardNegative);
        let quotient = |mode, x, y| foreseen(Op::Div(mode), ScalarType::F32, &[number(x), number(y)]);
        let third = 1.0_f32 / 3.0;
        assert_eq!(quotient(up, 1.0, 3.0), Some(number(third)));
        assert_eq!(quotient(down, 1.0, 3.0), Some(number(third.next_down())));
        assert_eq!(quotient(up, 1.0, 0.0), Some(number(f32::INFINITY)));
        assert_eq!(quotient(up, 0.0, 0.0), None, "devices have their own NaNs");
        let less = Op::Compare(Comparison::Lt);
        let nan = [number(f32::NAN), number(1.0)];
        let found = foreseen(less, ScalarType::Bool, &nan).map(|found| found.bits);
        assert_eq!(found, Some(0));
        let approximate = Op::Approx(crate::ir::Approximate::Div);
        assert_eq!(foreseen(approximate, ScalarType::F32, &[number(1.0); 2]), None);
    }
}
