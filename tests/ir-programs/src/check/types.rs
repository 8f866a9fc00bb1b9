//! The types of operations.

use fpdsl_runtime::ir::{Comparison, Kernel, Kind, Op, Role};
use fpdsl_runtime::lift::ScalarType;

use super::{Checked, require};

/// The unsigned integer as wide as a float.
pub fn bits_of(ty: ScalarType) -> Option<ScalarType> {
    match ty {
        ScalarType::F16 | ScalarType::Bf16 => Some(ScalarType::U16),
        ScalarType::F32 => Some(ScalarType::U32),
        ScalarType::F64 => Some(ScalarType::U64),
        _ => None,
    }
}

/// Checks that an operation with these operands has a result of this type.
pub fn operation(whole: &Kernel, kernel: &Kernel, op: Op, ty: ScalarType, args: &[ScalarType]) -> Checked {
    let integer = |ty: ScalarType| matches!(ty.kind(), Kind::Signed(_) | Kind::Unsigned(_));
    let number = |ty: ScalarType| integer(ty) || ty.is_float();
    // This many operands of the result's type, which has a property.
    let same =
        |count: usize, property: bool| property && args.len() == count && args.iter().all(|&arg| arg == ty);
    let is_bool = ty == ScalarType::Bool;
    let right = match op {
        Op::Copy => same(1, true),
        Op::Add(_) | Op::Sub(_) | Op::Mul(_) | Op::Div(_) | Op::Rem | Op::Min | Op::Max => {
            same(2, number(ty))
        }
        Op::MulAdd(_) => same(3, number(ty)),
        Op::Dot2(_) => same(4, ty.is_float()),
        Op::Sqrt(_) | Op::Recip(_) | Op::Rint(_) | Op::RoundTiesAway => same(1, ty.is_float()),
        Op::Flush => same(1, ty == ScalarType::F32),
        Op::Approx(operation) => {
            let count = if operation == fpdsl_runtime::ir::Approximate::Div {
                2
            } else {
                1
            };
            same(count, ty == ScalarType::F32)
        }
        Op::Neg => same(1, number(ty)),
        Op::Abs => same(1, ty.is_float() || matches!(ty.kind(), Kind::Signed(_))),
        Op::Compare(comparison) => {
            let any = matches!(comparison, Comparison::Eq | Comparison::Ne);
            is_bool && matches!(args, [x, y] if x == y && (any || number(*x)))
        }
        Op::ToBits | Op::NumberToBits => matches!(args, [x] if bits_of(*x) == Some(ty)),
        Op::FromBits => matches!(args, [x] if bits_of(ty) == Some(*x)),
        Op::Cast(_) => number(ty) && matches!(args, [x] if *x != ty),
        Op::BitAnd | Op::BitOr | Op::BitXor => same(2, !ty.is_float()),
        Op::Not => same(1, !ty.is_float()),
        Op::Shl | Op::Shr => integer(ty) && args == [ty, ScalarType::U32],
        Op::LeadingZeros | Op::CountOnes => ty == ScalarType::U32 && matches!(args, [x] if integer(*x)),
        Op::ReverseBits => same(1, integer(ty)),
        Op::MulHi => same(2, integer(ty)),
        Op::And | Op::Or => same(2, is_bool),
        Op::Select => args == [ScalarType::Bool, ty, ty],
        Op::Index => {
            matches!(args, [ScalarType::Usize, first, rest @ ..] if *first == ty && rest.iter().all(|&x| x == ty))
        }
        Op::Element(array) => {
            let array = kernel.arrays.get(array.0 as usize);
            args == [ScalarType::Usize] && array.is_some_and(|array| array.ty == ty)
        }
        Op::Len(buffer) => {
            let slice = kernel.inputs.buffers.get(buffer as usize);
            ty == ScalarType::Usize
                && args.is_empty()
                && slice.is_some_and(|b| matches!(b.role, Role::Slice | Role::Row))
        }
        Op::Read(row) => {
            let row = kernel.inputs.buffers.get(row as usize);
            args == [ScalarType::Usize] && row.is_some_and(|b| b.role == Role::Row && b.ty == ty)
        }
        Op::Load { buffer, offset } => {
            let slice = kernel
                .inputs
                .buffers
                .get(buffer as usize)
                .filter(|b| b.role == Role::Slice);
            args == [ScalarType::Usize] && slice.is_some_and(|b| b.ty == ty && (offset as usize) < b.count)
        }
        Op::SlowDoubles => is_bool && args.is_empty(),
        Op::Entry { table, offset } => {
            let table = whole.tables.get(table as usize);
            args == [ScalarType::Usize] && table.is_some_and(|t| t.ty == ty && (offset as usize) < t.count)
        }
    };
    require(right, || "the types are not those of the operation".to_owned())
}
