//! Decimal literals, rounded once to every format in every mode.
//!
//! C23's FENV_ROUND for literals, four times over. The digits are read once, as f64 rounded to odd: truncated, with the last
//! bit set if anything was cut off. From that number a format with at least two bits less is rounded as from the digits
//! themselves (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums: proved algorithms using rounding to odd",
//! 2008). The range takes nothing away from that: numbers and midpoints of the narrower formats, their subnormals and the
//! border of overflow included, are normal numbers of f64, and what f64 has only as its largest or its smallest number lies
//! far beyond them all.

mod decimal;
mod narrow;

use std::cmp::Ordering;

use crate::ast::ScalarType;
use decimal::Decimal;
use narrow::{BF16, F16, F32};

/// The encodings of a literal; each array is in the order rn, rz, ru, rd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounded {
    pub f16: [u16; 4],
    pub bf16: [u16; 4],
    pub f32: [u32; 4],
    pub f64: [u64; 4],
    /// What the literal is more than the nearest f64, as f64.
    pub rest: u64,
}

/// Returns true if the text is decimal digits, as [`round`] reads them.
pub fn is_decimal(digits: &str) -> bool {
    Decimal::read(digits).is_some()
}

/// Rounds decimal digits such as `0.1`, `1e-3` or `2.`.
pub fn round(digits: &str) -> Option<Rounded> {
    let decimal = Decimal::read(digits)?;
    let nearest = decimal.nearest()?;
    let side = decimal.compare(nearest)?;
    let rest = decimal.rest(nearest)?.to_bits();
    let nearest = nearest.to_bits();
    let below = if side == Ordering::Less {
        nearest - 1
    } else {
        nearest
    };
    let inexact = u64::from(side != Ordering::Equal);
    let odd = below | inexact;
    Some(Rounded {
        f16: F16.rounded(odd).map(|bits| bits as u16),
        bf16: BF16.rounded(odd).map(|bits| bits as u16),
        f32: F32.rounded(odd).map(|bits| bits as u32),
        f64: [nearest, below, below + inexact, below],
        rest,
    })
}

/// Returns true if the literal overflows its type when rounded to nearest. rustc refuses such literals.
pub fn overflows(digits: &str, ty: ScalarType) -> bool {
    let Some(rounded) = round(digits) else {
        return false;
    };
    match ty {
        ScalarType::F16 => u64::from(rounded.f16[0]) == F16.infinity(),
        ScalarType::Bf16 => u64::from(rounded.bf16[0]) == BF16.infinity(),
        ScalarType::F32 => f32::from_bits(rounded.f32[0]).is_infinite(),
        _ => f64::from_bits(rounded.f64[0]).is_infinite(),
    }
}

#[cfg(test)]
mod tests;
