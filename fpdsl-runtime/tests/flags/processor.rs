//! The flags of this processor in MXCSR, for what x86-64 has an instruction for. Its own smaller and larger number signals for a quiet NaN,
//! and it has no remainder.

use fpdsl_runtime::exception::Flag;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::{Rd, Rn, Rounding, Ru, Rz};

use super::mxcsr;
use super::oracle::{Flags, bit};
use super::support::table::Op;
use super::{Operation, Words};

/// Why the processor cannot be asked.
pub fn missing() -> Option<&'static str> {
    let all = is_x86_feature_detected!("fma") && is_x86_feature_detected!("f16c");
    (!all).then_some("this CPU lacks FMA or F16C")
}

macro_rules! ask {
    ($name:ident, $mode:expr, $operand:expr) => {{
        let operand = $operand;
        match $mode {
            Rounding::NearestEven => mxcsr::$name::<Rn>(operand),
            Rounding::TowardZero => mxcsr::$name::<Rz>(operand),
            Rounding::TowardPositive => mxcsr::$name::<Ru>(operand),
            Rounding::TowardNegative => mxcsr::$name::<Rd>(operand),
        }
    }};
}

/// The flags of an operation. `None`: no instruction is this operation.
pub fn flags(operation: Operation, format: Format, mode: Rounding, v: Words) -> Option<Flags> {
    let Operation::Of(op) = operation else { return None };
    let found = match format {
        Format::F32 => singles(op, mode, v),
        Format::F64 => doubles(op, mode, v),
        // An integer of 16 bits or more, or an encoding: the instruction is exact for quiet operands.
        Format::F16 if op == Op::Convert(Format::F32) => {
            Some(ask!(widen16, mode, [v[0] as u32; 3].map(f32::from_bits)))
        }
        Format::F16 | Format::Bf16 => None,
    };
    found.map(|flags: Vec<Flag>| flags.into_iter().map(bit).sum())
}

fn singles(op: Op, mode: Rounding, v: Words) -> Option<Vec<Flag>> {
    let [x, y, z, _] = v.map(|bits| f32::from_bits(bits as u32));
    let all = [x, y, z];
    Some(match op {
        Op::Add => ask!(add32, mode, all),
        Op::Sub => ask!(sub32, mode, all),
        Op::Mul => ask!(mul32, mode, all),
        Op::Div => ask!(div32, mode, all),
        Op::Recip => ask!(div32, mode, [1.0, x, x]),
        Op::Sqrt => ask!(sqrt32, mode, all),
        Op::Fma => ask!(fma32, mode, all),
        Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Eq | Op::Ne => ask!(compare32, mode, all),
        Op::Convert(Format::F64) => ask!(widen32, mode, all),
        Op::Convert(Format::F16) => ask!(narrow32, mode, all),
        Op::ToInt(int) if (int.signed, int.width) == (true, 32) => ask!(to_i32_of32, mode, all),
        Op::ToInt(int) if (int.signed, int.width) == (true, 64) => ask!(to_i64_of32, mode, all),
        Op::FromInt(int) if int.max() <= i64::MAX.into() => {
            ask!(
                from_i64_to32,
                mode,
                [f64::from_bits(int.decode(v[0]) as i64 as u64); 3]
            )
        }
        _ => return None,
    })
}

fn doubles(op: Op, mode: Rounding, v: Words) -> Option<Vec<Flag>> {
    let [x, y, z, _] = v.map(f64::from_bits);
    let all = [x, y, z];
    Some(match op {
        Op::Add => ask!(add64, mode, all),
        Op::Sub => ask!(sub64, mode, all),
        Op::Mul => ask!(mul64, mode, all),
        Op::Div => ask!(div64, mode, all),
        Op::Recip => ask!(div64, mode, [1.0, x, x]),
        Op::Sqrt => ask!(sqrt64, mode, all),
        Op::Fma => ask!(fma64, mode, all),
        Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Eq | Op::Ne => ask!(compare64, mode, all),
        Op::Convert(Format::F32) => ask!(narrow64, mode, all),
        Op::ToInt(int) if (int.signed, int.width) == (true, 32) => ask!(to_i32_of64, mode, all),
        Op::ToInt(int) if (int.signed, int.width) == (true, 64) => ask!(to_i64_of64, mode, all),
        Op::FromInt(int) if int.max() <= i64::MAX.into() => {
            ask!(
                from_i64_to64,
                mode,
                [f64::from_bits(int.decode(v[0]) as i64 as u64); 3]
            )
        }
        _ => return None,
    })
}
