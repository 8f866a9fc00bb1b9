//! Who says what is right: SoftFloat, APFloat, and Rust's own exact operations or plain definitions. `None`: does not
//! offer the operation.

use std::cmp::Ordering;

use fpdsl_ops::Operation::*;
use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, Round};
use softfloat_sys::*;

use super::parts::{First, Part, Second};
use super::plain;
use super::quad;
use super::table::Words;

pub type Oracle = fn(Part, Format, Rounding, Words) -> Option<u64>;

pub const ORACLES: &[(&str, Oracle)] = &[
    ("softfloat", softfloat),
    ("apfloat", apfloat),
    ("definition", plain::definition),
    #[cfg(feature = "mpfr")]
    ("mpfr", super::mpfr::mpfr),
];

/// The direction of a rounding to an integral value; `None` for other operations.
fn direction(part: Part, mode: Rounding) -> Option<Round> {
    let in_mode = match mode {
        Rounding::NearestEven => Round::NearestTiesToEven,
        Rounding::TowardZero => Round::TowardZero,
        Rounding::TowardPositive => Round::TowardPositive,
        Rounding::TowardNegative => Round::TowardNegative,
    };
    Some(match part {
        First(Floor) => Round::TowardNegative,
        First(Ceil) => Round::TowardPositive,
        First(Trunc) => Round::TowardZero,
        First(Round) => Round::NearestTiesToAway,
        First(RoundTiesEven) => Round::NearestTiesToEven,
        First(Rint) | First(Scalbn) => in_mode,
        _ if part.int().is_some() => in_mode,
        _ => return None,
    })
}

/// Rounding to integral values, the conversions that are in range, the remainder, and what binary128 settles.
fn softfloat(part: Part, format: Format, mode: Rounding, (x, y, _): Words) -> Option<u64> {
    match part {
        First(Rsqrt) => return quad::rsqrt(format, mode, x),
        First(Scalbn) => return Some(quad::scalbn(format, mode, x, y as i32)),
        _ => {}
    }
    let way = direction(part, mode).map(|round| match round {
        Round::NearestTiesToEven => softfloat_round_near_even,
        Round::TowardPositive => softfloat_round_max,
        Round::TowardNegative => softfloat_round_min,
        Round::TowardZero => softfloat_round_minMag,
        Round::NearestTiesToAway => softfloat_round_near_maxMag,
    });
    let int = part.int();
    macro_rules! on {
        ($type:ident, $bits:ty, $round:ident, $rem:ident, $i64:ident, $u64:ident) => {{
            let (x, y) = ($type { v: x as $bits }, $type { v: y as $bits });
            // SAFETY: plain values in and out.
            unsafe {
                match (part, int) {
                    (_, Some(int)) if int.signed => Some(int.encode($i64(x, way?, false) as i128)),
                    (_, Some(int)) => Some(int.encode($u64(x, way?, false) as i128)),
                    (First(Floor | Ceil | Trunc | Round | RoundTiesEven | Rint), _) => {
                        Some($round(x, way?, false).v as u64)
                    }
                    (First(Remquo), _) => Some($rem(x, y).v as u64),
                    _ => None,
                }
            }
        }};
    }
    // SoftFloat's results out of range are its choice of processor, not the standard's.
    if let Some(int) = int {
        let value = super::support::definition::value(format, x);
        if !(value >= int.min() as f64 && value < int.max() as f64 - 0.5) {
            return None;
        }
    }
    match format {
        Format::F16 => on!(float16_t, u16, f16_roundToInt, f16_rem, f16_to_i64, f16_to_ui64),
        Format::Bf16 => None,
        Format::F32 => on!(float32_t, u32, f32_roundToInt, f32_rem, f32_to_i64, f32_to_ui64),
        Format::F64 => on!(float64_t, u64, f64_roundToInt, f64_rem, f64_to_i64, f64_to_ui64),
    }
}

fn apfloat(part: Part, format: Format, mode: Rounding, v: Words) -> Option<u64> {
    match format {
        Format::F16 => apfloat_in::<Half>(part, mode, v),
        Format::Bf16 => apfloat_in::<BFloat>(part, mode, v),
        Format::F32 => apfloat_in::<Single>(part, mode, v),
        Format::F64 => apfloat_in::<Double>(part, mode, v),
    }
}

fn apfloat_in<F: Float>(part: Part, mode: Rounding, v: Words) -> Option<u64> {
    let n = v.1 as i32;
    let [x, y, z] = [v.0, v.1, v.2].map(|bits| F::from_bits(bits as u128));
    let one = F::from_u128(1).value;
    let has_exponent = x.is_finite() && !x.is_zero();
    if let Some(int) = part.int() {
        let round = direction(part, mode)?;
        let (width, mut exact) = (int.width as usize, false);
        let value = if int.signed {
            x.to_i128_r(width, round, &mut exact).value
        } else {
            x.to_u128_r(width, round, &mut exact).value as i128
        };
        return Some(int.encode(value));
    }
    let result = match part {
        First(Floor | Ceil | Trunc | Round | RoundTiesEven | Rint) => {
            x.round_to_integral(direction(part, mode)?).value
        }
        First(Scalbn) => x.scalbn_r(n.clamp(-8000, 8000), direction(part, mode)?),
        First(Frexp) => x.frexp(&mut 0),
        Second(Frexp) if !x.is_finite() => return Some(0),
        Second(Frexp) => {
            let mut e = 0;
            x.frexp(&mut e);
            return Some(e as i64 as u64);
        }
        First(Ilogb) if has_exponent => return Some(x.ilogb() as i64 as u64),
        First(Logb) if has_exponent => F::from_i128(x.ilogb() as i128).value,
        First(NextUp) => x.next_up().value,
        First(NextDown) => x.next_down().value,
        First(NextAfter) => match x.partial_cmp(&y) {
            None => return Some(x.add_r(y, Round::TowardZero).value.to_bits() as u64),
            Some(Ordering::Less) => x.next_up().value,
            Some(Ordering::Equal) => y,
            Some(Ordering::Greater) => x.next_down().value,
        },
        First(Signum) if x.is_nan() => x,
        First(Signum) => one.copy_sign(x),
        First(Copysign) => x.copy_sign(if y.is_nan() { one } else { y }),
        First(Minimum) => x.minimum(y),
        First(Maximum) => x.maximum(y),
        First(Remquo) => x.ieee_rem(y).value,
        Second(Modf) => x.round_to_integral(Round::TowardZero).value,
        First(Modf) if x.is_finite() => {
            let whole = x.round_to_integral(Round::TowardZero).value;
            (x - whole).value.copy_sign(x)
        }
        First(IsNan) => return Some(x.is_nan() as u64),
        First(IsInfinite) => return Some(x.is_infinite() as u64),
        First(IsFinite) => return Some(x.is_finite() as u64),
        First(IsNormal) => return Some(x.is_normal() as u64),
        First(IsSubnormal) => return Some(x.is_denormal() as u64),
        First(IsZero) => return Some(x.is_zero() as u64),
        First(IsSignNegative) => return Some((x.is_negative() && !x.is_nan()) as u64),
        First(IsSignPositive) => return Some((!x.is_negative() || x.is_nan()) as u64),
        First(Clamp) => {
            let x = if x < y { y } else { x };
            if x > z { z } else { x }
        }
        First(Saturate) if x.is_nan() || x.is_negative() => return Some(0),
        First(Saturate) => {
            if x > one {
                one
            } else {
                x
            }
        }
        First(Ulp) if !x.is_finite() => x.abs(),
        First(Ulp) => {
            let (below, above) = (x.abs().next_down().value, x.abs().next_up().value);
            if above.is_finite() {
                (above - x.abs()).value
            } else {
                (x.abs() - below).value
            }
        }
        First(TotalCmp) => return Some(apfloat_order(x, y) as u64),
        Second(Remquo) => return Some(apfloat_quotient(x, y) as u64),
        _ => return None,
    };
    Some(result.to_bits() as u64)
}

/// -1, 0 or 1: -0 below +0, and every NaN above everything else.
fn apfloat_order<F: Float>(x: F, y: F) -> i64 {
    match x.partial_cmp(&y) {
        Some(Ordering::Equal) if x.is_zero() => y.is_negative() as i64 - x.is_negative() as i64,
        Some(order) => order as i64,
        None => x.is_nan() as i64 - y.is_nan() as i64,
    }
}

/// The three low bits of the quotient of the remainder, with the quotient's sign.
fn apfloat_quotient<F: Float>(x: F, y: F) -> i64 {
    if !x.is_finite() || y.is_nan() || y.is_zero() || y.is_infinite() {
        return 0;
    }
    // The remainder by 8y has the same quotient modulo 8.
    let period = y.scalbn(3);
    let x = if period.is_finite() {
        x.c_fmod(period).value
    } else {
        x
    };
    let remainder = x.ieee_rem(y).value;
    // Large operands have room below, and none above for a difference of up to 3/2 of the largest number.
    let less = if x.is_zero() || x.ilogb() < 10 { 0 } else { -4 };
    let [x, y, remainder] = [x, y, remainder].map(|number| number.scalbn(less));
    // The difference is a multiple of y up to 8 times it; what is lost in two roundings does not reach a half.
    let quotient = ((x - remainder).value / y).value;
    let quotient = quotient
        .round_to_integral(Round::NearestTiesToEven)
        .value
        .to_i128(8)
        .value as i64;
    quotient.signum() * (quotient.abs() & 7)
}
