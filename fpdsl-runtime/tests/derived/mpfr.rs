//! MPFR on the derived operations: see `support/mpfr.rs`.

use fpdsl_ops::Operation::*;
use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use rug::Float;

use super::parts::{First, Part, Second};
use super::support::mpfr::{number, rounded, to_int};
use super::table::Words;

/// `None`: nothing is rounded.
pub fn mpfr(part: Part, format: Format, mode: Rounding, v: Words) -> Option<u64> {
    let x = number(format, v.0);
    let y = || number(format, v.1);
    if let Some(int) = part.int() {
        return Some(to_int(int, mode, &x));
    }
    let result = match part {
        First(Floor) => rounded(format, mode, x.floor_ref()),
        First(Ceil) => rounded(format, mode, x.ceil_ref()),
        First(Trunc) | Second(Modf) => rounded(format, mode, x.trunc_ref()),
        First(Round) => rounded(format, mode, x.round_ref()),
        First(RoundTiesEven) => rounded(format, mode, x.round_even_ref()),
        First(Rint) => match mode {
            Rounding::NearestEven => rounded(format, mode, x.round_even_ref()),
            Rounding::TowardZero => rounded(format, mode, x.trunc_ref()),
            Rounding::TowardPositive => rounded(format, mode, x.ceil_ref()),
            Rounding::TowardNegative => rounded(format, mode, x.floor_ref()),
        },
        // MPFR's rsqrt(-0) is +inf; the standard's is that of the reciprocal.
        First(Rsqrt) if x.is_zero() => rounded(format, mode, x.recip_ref()),
        First(Rsqrt) => rounded(format, mode, x.recip_sqrt_ref()),
        // 2^8000 is beyond every format, from the smallest number to the largest.
        First(Scalbn) => rounded(format, mode, &x << (v.1 as i32).clamp(-8000, 8000)),
        First(Remquo) => rounded(format, mode, x.remainder_ref(&y())),
        Second(Remquo) => {
            let y = y();
            if !x.is_finite() || y.is_nan() || y.is_zero() {
                return None;
            }
            let mut quotient = (Float::new(53), 0);
            rug::Assign::assign(&mut quotient, x.remainder_quo31_ref(&y));
            let quotient = quotient.1;
            (quotient.signum() * (quotient.abs() & 7)) as i64 as u64
        }
        _ => return None,
    };
    Some(result)
}
