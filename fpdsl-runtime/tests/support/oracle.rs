//! Who says what is right: two independent implementations of IEEE 754, and definitions in exact integers for
//! what they lack. `None`: does not offer the operation.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use softfloat_sys::*;

use super::definition::{definition, search};
use super::table::{IntType, Op};

pub type Oracle = fn(Op, Format, Rounding, [u64; 3]) -> Option<u64>;

/// In the order of trust that the reports name them.
pub const ORACLES: &[(&str, Oracle)] = &[
    ("softfloat", softfloat),
    ("apfloat", apfloat),
    ("definition", definition),
    #[cfg(feature = "mpfr")]
    ("mpfr", super::mpfr::mpfr),
];

/// Berkeley SoftFloat 3 through `softfloat-sys`. Its remainder is IEEE's, not C's. It has no bfloat16 arithmetic: that
/// is done in its binary64, rounded to odd, and rounded to bfloat16 by [`search`].
pub fn softfloat(op: Op, format: Format, mode: Rounding, v: [u64; 3]) -> Option<u64> {
    // SAFETY: SoftFloat's state is thread-local, and its functions take and return plain values.
    unsafe {
        softfloat_roundingMode_write_helper(match mode {
            Rounding::NearestEven => softfloat_round_near_even,
            Rounding::TowardZero => softfloat_round_minMag,
            Rounding::TowardPositive => softfloat_round_max,
            Rounding::TowardNegative => softfloat_round_min,
        });
        match format {
            Format::F16 => softfloat_f16(op, v),
            Format::Bf16 => softfloat_bf16(op, mode, v),
            Format::F32 => softfloat_f32(op, v),
            Format::F64 => softfloat_f64(op, v),
        }
    }
}

macro_rules! softfloat_format {
    ($name:ident, $bits:ty, $type:ident, $one:expr,
     $add:ident $sub:ident $mul:ident $div:ident $sqrt:ident $fma:ident $lt:ident $le:ident $eq:ident,
     $i32:ident $u32:ident $i64:ident $u64:ident, $($to:pat => $convert:ident),*) => {
        /// # Safety
        ///
        /// None is needed: SoftFloat's functions take and return plain values.
        pub unsafe fn $name(op: Op, v: [u64; 3]) -> Option<u64> {
            let [x, y, z] = v.map(|bits| $type { v: bits as $bits });
            // SAFETY: plain values in and out.
            let result = unsafe {
                match op {
                    Op::Add => $add(x, y),
                    Op::Sub => $sub(x, y),
                    Op::Mul => $mul(x, y),
                    Op::Div => $div(x, y),
                    Op::Sqrt => $sqrt(x),
                    Op::Fma => $fma(x, y, z),
                    Op::Recip => $div($type { v: $one }, x),
                    Op::Lt => return Some($lt(x, y) as u64),
                    Op::Le => return Some($le(x, y) as u64),
                    Op::Gt => return Some($lt(y, x) as u64),
                    Op::Ge => return Some($le(y, x) as u64),
                    Op::Eq => return Some($eq(x, y) as u64),
                    Op::Ne => return Some(!$eq(x, y) as u64),
                    $(Op::Convert($to) => return Some($convert(x).v as u64),)*
                    Op::FromInt(int) => match (int.signed, int.width) {
                        (true, 64) => $i64(v[0] as i64),
                        (true, _) => $i32(int.decode(v[0]) as i32),
                        (false, 64) => $u64(v[0]),
                        (false, _) => $u32(int.decode(v[0]) as u32),
                    },
                    Op::Rem | Op::Min | Op::Max | Op::Neg | Op::Abs | Op::Convert(_) | Op::ToInt(_) => return None,
                }
            };
            Some(result.v as u64)
        }
    };
}

softfloat_format!(softfloat_f16, u16, float16_t, 0x3c00,
    f16_add f16_sub f16_mul f16_div f16_sqrt f16_mulAdd f16_lt_quiet f16_le_quiet f16_eq,
    i32_to_f16 ui32_to_f16 i64_to_f16 ui64_to_f16, Format::F32 => f16_to_f32, Format::F64 => f16_to_f64);
softfloat_format!(softfloat_f32, u32, float32_t, 0x3f80_0000,
    f32_add f32_sub f32_mul f32_div f32_sqrt f32_mulAdd f32_lt_quiet f32_le_quiet f32_eq,
    i32_to_f32 ui32_to_f32 i64_to_f32 ui64_to_f32, Format::F16 => f32_to_f16, Format::F64 => f32_to_f64);
softfloat_format!(softfloat_f64, u64, float64_t, 0x3ff0_0000_0000_0000,
    f64_add f64_sub f64_mul f64_div f64_sqrt f64_mulAdd f64_lt_quiet f64_le_quiet f64_eq,
    i32_to_f64 ui32_to_f64 i64_to_f64 ui64_to_f64, Format::F16 => f64_to_f16, Format::F32 => f64_to_f32);

/// Encodings of bfloat16 widen to binary64 exactly, and binary64 rounded to odd keeps what a second rounding to 8 bits
/// must know.
unsafe fn softfloat_bf16(op: Op, mode: Rounding, v: [u64; 3]) -> Option<u64> {
    let wide = match op {
        Op::FromInt(_) => v,
        _ => v.map(|bits| (f32::from_bits((bits as u32) << 16) as f64).to_bits()),
    };
    if let Op::Convert(Format::F64) = op {
        return Some(wide[0]);
    }
    // SAFETY: as above.
    let mut result = unsafe { softfloat_f64(op, wide) };
    // A zero is exact, since nothing underflows in binary64, and its sign may depend on the mode.
    let is_zero = result.is_some_and(|bits| bits << 1 == 0);
    if op.result(Format::Bf16) == Some(Format::Bf16) && !is_zero {
        // SAFETY: as above.
        result = unsafe {
            softfloat_roundingMode_write_helper(softfloat_round_odd);
            softfloat_f64(op, wide)
        };
    }
    match op.result(Format::Bf16) {
        Some(Format::Bf16) => result.map(|bits| search(Format::Bf16, mode, f64::from_bits(bits))),
        Some(Format::F16 | Format::F32 | Format::F64) | None => result,
    }
}

/// `rustc_apfloat`, a port of LLVM's APFloat. No square root.
pub fn apfloat(op: Op, format: Format, mode: Rounding, v: [u64; 3]) -> Option<u64> {
    match format {
        Format::F16 => apfloat_in::<Half>(op, mode, v),
        Format::Bf16 => apfloat_in::<BFloat>(op, mode, v),
        Format::F32 => apfloat_in::<Single>(op, mode, v),
        Format::F64 => apfloat_in::<Double>(op, mode, v),
    }
}

trait Converts:
    Float + FloatConvert<Half> + FloatConvert<BFloat> + FloatConvert<Single> + FloatConvert<Double>
{
}
impl Converts for Half {}
impl Converts for BFloat {}
impl Converts for Single {}
impl Converts for Double {}

fn apfloat_in<F: Converts>(op: Op, mode: Rounding, v: [u64; 3]) -> Option<u64> {
    let round = match mode {
        Rounding::NearestEven => Round::NearestTiesToEven,
        Rounding::TowardZero => Round::TowardZero,
        Rounding::TowardPositive => Round::TowardPositive,
        Rounding::TowardNegative => Round::TowardNegative,
    };
    let [x, y, z] = v.map(|bits| F::from_bits(bits as u128));
    let result = match op {
        Op::Add => x.add_r(y, round).value,
        Op::Sub => x.sub_r(y, round).value,
        Op::Mul => x.mul_r(y, round).value,
        Op::Div => x.div_r(y, round).value,
        Op::Fma => x.mul_add_r(y, z, round).value,
        Op::Recip => F::from_u128(1).value.div_r(x, round).value,
        Op::Rem => x.c_fmod(y).value,
        // Its own minNum leaves the order of zeros open; `minimum` orders them and propagates NaN.
        Op::Min | Op::Max if x.is_nan() => y,
        Op::Min | Op::Max if y.is_nan() => x,
        Op::Min => x.minimum(y),
        Op::Max => x.maximum(y),
        Op::Neg => -x,
        Op::Abs => x.abs(),
        Op::Lt => return Some((x < y) as u64),
        Op::Le => return Some((x <= y) as u64),
        Op::Gt => return Some((x > y) as u64),
        Op::Ge => return Some((x >= y) as u64),
        Op::Eq => return Some((x == y) as u64),
        Op::Ne => return Some((x != y) as u64),
        Op::Convert(to) => return Some(apfloat_convert(x, to, round)),
        Op::ToInt(int) => return Some(apfloat_to_int(x, int)),
        Op::FromInt(int) => {
            let value = int.decode(v[0]);
            let magnitude =
                F::from_u128_r(value.unsigned_abs(), if value < 0 { -round } else { round }).value;
            if value < 0 { -magnitude } else { magnitude }
        }
        Op::Sqrt => return None,
    };
    Some(result.to_bits() as u64)
}

fn apfloat_convert<F: Converts>(x: F, to: Format, round: Round) -> u64 {
    fn to_bits<F: FloatConvert<T>, T: Float>(x: F, round: Round) -> u64 {
        x.convert_r(round, &mut false).value.to_bits() as u64
    }
    match to {
        Format::F16 => to_bits::<F, Half>(x, round),
        Format::Bf16 => to_bits::<F, BFloat>(x, round),
        Format::F32 => to_bits::<F, Single>(x, round),
        Format::F64 => to_bits::<F, Double>(x, round),
    }
}

/// The conversion saturates by itself, and gives 0 for NaN.
fn apfloat_to_int<F: Float>(x: F, int: IntType) -> u64 {
    let mut exact = false;
    let value = if int.signed {
        x.to_i128_r(int.width as usize, Round::TowardZero, &mut exact)
            .value
    } else {
        x.to_u128_r(int.width as usize, Round::TowardZero, &mut exact)
            .value as i128
    };
    int.encode(value)
}
