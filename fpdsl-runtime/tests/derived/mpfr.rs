//! MPFR on the derived operations: see `support/mpfr.rs`.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use rug::Float;

use super::parts::Part;
use super::support::mpfr::{number, rounded, to_int};
use super::table::Words;

/// `None`: nothing is rounded.
pub fn mpfr(part: Part, format: Format, mode: Rounding, v: Words) -> Option<u64> {
    let x = number(format, v.0);
    let y = || number(format, v.1);
    let result = match part {
        Part::Floor => rounded(format, mode, x.floor_ref()),
        Part::Ceil => rounded(format, mode, x.ceil_ref()),
        Part::Trunc | Part::Whole => rounded(format, mode, x.trunc_ref()),
        Part::Round => rounded(format, mode, x.round_ref()),
        Part::RoundTiesEven => rounded(format, mode, x.round_even_ref()),
        Part::Rint => match mode {
            Rounding::NearestEven => rounded(format, mode, x.round_even_ref()),
            Rounding::TowardZero => rounded(format, mode, x.trunc_ref()),
            Rounding::TowardPositive => rounded(format, mode, x.ceil_ref()),
            Rounding::TowardNegative => rounded(format, mode, x.floor_ref()),
        },
        Part::ToInt(int) => to_int(int, mode, &x),
        // MPFR's rsqrt(-0) is +inf; the standard's is that of the reciprocal.
        Part::Rsqrt if x.is_zero() => rounded(format, mode, x.recip_ref()),
        Part::Rsqrt => rounded(format, mode, x.recip_sqrt_ref()),
        // 2^8000 is beyond every format, from the smallest number to the largest.
        Part::Scalbn => rounded(format, mode, &x << (v.1 as i32).clamp(-8000, 8000)),
        Part::Remainder => rounded(format, mode, x.remainder_ref(&y())),
        Part::Quotient => {
            let y = y();
            if !x.is_finite() || y.is_nan() || y.is_zero() {
                return None;
            }
            let mut quotient = (Float::new(53), 0);
            rug::Assign::assign(&mut quotient, x.remainder_quo31_ref(&y));
            let quotient = quotient.1;
            (quotient.signum() * (quotient.abs() & 7)) as i64 as u64
        }
        Part::Significand | Part::Exponent | Part::Ilogb | Part::Logb | Part::Fraction => return None,
        Part::NextUp | Part::NextDown | Part::Ulp | Part::Saturate | Part::Class => return None,
        Part::Copysign | Part::Minimum | Part::Maximum | Part::TotalCmp | Part::Clamp => return None,
    };
    Some(result)
}
