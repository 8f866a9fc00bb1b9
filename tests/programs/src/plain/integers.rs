//! Methods of integers on encodings: by definition, in 128 bits.

use fpdsl_runtime::fault::FaultKind;

use super::operate::{encode, int};
use crate::ast::{Method, ScalarType, int_width};

/// A method of a receiver of type `ty`; a count is an encoding like the others.
pub fn method(method: Method, ty: ScalarType, args: &[u64]) -> Result<u64, FaultKind> {
    let (width, signed) = int_width(ty);
    let at = |i: usize| int(ty, args[i]);
    let bits = |i: usize| args[i] & (u64::MAX >> (64 - width));
    let count = || args[1] % u64::from(width);
    let unsigned = |i: usize| i128::from(bits(i));
    let (least, most) = match signed {
        true => (-(1_i128 << (width - 1)), (1_i128 << (width - 1)) - 1),
        false => (0, (1_i128 << width) - 1),
    };
    let zeros_above = |word: u64| u64::from(word.leading_zeros()) - u64::from(64 - width);
    let zeros_below = |word: u64| u64::from(word.trailing_zeros().min(width));
    let inverted = || !args[0] & (u64::MAX >> (64 - width));
    let result = match method {
        Method::Abs => at(0).abs(),
        Method::Min => at(0).min(at(1)),
        Method::Max => at(0).max(at(1)),
        // Where the limits are the wrong way round, the upper one wins.
        Method::Clamp => at(0).max(at(1)).min(at(2)),
        Method::LeadingZeros => return Ok(zeros_above(bits(0))),
        Method::LeadingOnes => return Ok(zeros_above(inverted())),
        Method::TrailingZeros => return Ok(zeros_below(bits(0))),
        Method::TrailingOnes => return Ok(zeros_below(inverted())),
        Method::CountOnes => return Ok(u64::from(bits(0).count_ones())),
        Method::CountZeros => return Ok(u64::from(inverted().count_ones())),
        Method::Ilog2 if at(0) <= 0 => return Ok(u64::from(u32::MAX)),
        Method::Ilog2 => return Ok(u64::from(at(0).ilog2())),
        Method::Ilog10 => return Ok(logarithm(at(0), 10)),
        Method::Ilog => return Ok(logarithm(at(0), at(1))),
        Method::RotateLeft => unsigned(0) << count() | unsigned(0) >> (u64::from(width) - count()),
        Method::RotateRight => unsigned(0) >> count() | unsigned(0) << (u64::from(width) - count()),
        Method::WrappingShl => at(0) << count(),
        Method::WrappingShr => at(0) >> count(),
        Method::Pow => power(at(0), args[1]),
        Method::SwapBytes => i128::from(bits(0).swap_bytes() >> (64 - width)),
        Method::ReverseBits => i128::from(bits(0).reverse_bits() >> (64 - width)),
        Method::WrappingNeg => -at(0),
        Method::Isqrt => at(0).max(0).isqrt(),
        // The product of two words needs all 128 bits; those above them mean nothing.
        Method::MulHi => at(0).wrapping_mul(at(1)) >> width,
        Method::AbsDiff => (at(0) - at(1)).abs(),
        Method::Midpoint => (at(0) + at(1)) / 2,
        Method::DivEuclid => at(0).checked_div_euclid(at(1)).ok_or(FaultKind::DivisionByZero)?,
        Method::RemEuclid => at(0).checked_rem_euclid(at(1)).ok_or(FaultKind::DivisionByZero)?,
        Method::DivCeil if at(1) == 0 => return Err(FaultKind::DivisionByZero),
        Method::DivCeil => (at(0) + at(1) - 1) / at(1),
        Method::WrappingAdd => at(0) + at(1),
        Method::WrappingSub => at(0) - at(1),
        Method::WrappingMul => at(0).wrapping_mul(at(1)),
        Method::SaturatingAdd => (at(0) + at(1)).clamp(least, most),
        Method::SaturatingSub => (at(0) - at(1)).clamp(least, most),
        Method::SaturatingMul => at(0).saturating_mul(at(1)).clamp(least, most),
        Method::SaturatingDiv if at(1) == 0 => return Err(FaultKind::DivisionByZero),
        Method::SaturatingDiv => (at(0) / at(1)).clamp(least, most),
        Method::SaturatingAbs => at(0).abs().min(most),
        Method::SaturatingNeg => (-at(0)).min(most),
        Method::SaturatingPow => limited_power(at(0), args[1], least, most),
        Method::Signum => at(0).signum(),
        Method::UnsignedAbs => at(0).abs(),
        Method::IsPositive => return Ok(u64::from(at(0) > 0)),
        Method::IsNegative => return Ok(u64::from(at(0) < 0)),
        Method::IsPowerOfTwo => return Ok(u64::from(bits(0).is_power_of_two())),
        Method::NextPowerOfTwo => (0..width)
            .map(|n| 1 << n)
            .find(|&power| power >= at(0))
            .unwrap_or(0),
        other => unreachable!("{other:?} of integers"),
    };
    Ok(encode(ty, result))
}

/// Modulo 2^128, bit by bit of the exponent from the top.
fn power(x: i128, n: u64) -> i128 {
    (0..32).rev().fold(1, |power: i128, bit| {
        let square = power.wrapping_mul(power);
        if n >> bit & 1 == 1 {
            square.wrapping_mul(x)
        } else {
            square
        }
    })
}

/// By products one after the other. Beyond 64 of them only the sign changes.
fn limited_power(x: i128, n: u64, least: i128, most: i128) -> i128 {
    let products = n.min(64 + n % 2);
    let power = (0..products).fold(1_i128, |power, _| power.saturating_mul(x));
    power.clamp(least, most)
}

/// How often a base goes into a number, by its powers.
fn logarithm(x: i128, base: i128) -> u64 {
    if x < 1 || base < 2 {
        return u64::from(u32::MAX);
    }
    let powers = (1..).scan(1_i128, |power, _| {
        *power = power.checked_mul(base)?;
        Some(*power)
    });
    powers.take_while(|&power| power <= x).count() as u64
}
