//! Encodings to significands and back: the one place that rounds and the one place that overflows.

use crate::format::Format;
use crate::mode::Rounding;

/// The value of an encoding.
#[derive(Clone, Copy)]
pub(super) enum Value {
    Nan,
    Infinite { negative: bool },
    Zero { negative: bool },
    Finite(Finite),
}

/// `(-1)^negative * significand * 2^(exponent - 63)` with bit 63 of the significand set.
#[derive(Clone, Copy)]
pub(super) struct Finite {
    pub negative: bool,
    pub exponent: i32,
    pub significand: u64,
}

/// Decodes; subnormal numbers are normalised.
pub(super) const fn unpack(format: Format, bits: u64) -> Value {
    let negative = format.is_negative(bits);
    let magnitude = bits & format.magnitude_mask();
    if magnitude > format.infinity() {
        return Value::Nan;
    }
    if magnitude == format.infinity() {
        return Value::Infinite { negative };
    }
    if magnitude == 0 {
        return Value::Zero { negative };
    }
    let biased = (magnitude >> (format.precision() - 1)) as i32;
    let fraction = magnitude & format.fraction_mask();
    let (integer, unit) = if biased == 0 {
        (fraction, format.quantum_exponent())
    } else {
        (
            fraction | format.min_normal(),
            format.quantum_exponent() + biased - 1,
        )
    };
    let shift = integer.leading_zeros();
    Value::Finite(Finite {
        negative,
        exponent: unit + 63 - shift as i32,
        significand: integer << shift,
    })
}

/// A zero of the given sign.
pub(super) const fn zero(format: Format, negative: bool) -> u64 {
    if negative { format.sign_mask() } else { 0 }
}

/// An infinity of the given sign.
pub(super) const fn infinity(format: Format, negative: bool) -> u64 {
    zero(format, negative) | format.infinity()
}

/// Shifts right; a nonzero part that falls off sets bit 0.
pub(super) const fn shift_right_jam(value: u128, shift: u32) -> u128 {
    if shift == 0 {
        value
    } else if shift < 128 {
        (value >> shift) | ((value << (128 - shift) != 0) as u128)
    } else {
        (value != 0) as u128
    }
}

/// Returns true if a truncated magnitude must be raised by one unit: `half` is the first bit cut off, `rest` says
/// whether anything below it was nonzero, `odd` is the lowest bit kept.
pub(super) const fn rounds_up(mode: Rounding, negative: bool, odd: bool, half: bool, rest: bool) -> bool {
    match mode {
        Rounding::NearestEven => half && (rest || odd),
        Rounding::TowardZero => false,
        Rounding::TowardPositive => !negative && (half || rest),
        Rounding::TowardNegative => negative && (half || rest),
    }
}

/// The result when the rounded magnitude exceeds the largest finite number (clause 7.4).
const fn overflow(format: Format, mode: Rounding, negative: bool) -> u64 {
    let to_infinity = match mode {
        Rounding::NearestEven => true,
        Rounding::TowardZero => false,
        Rounding::TowardPositive => !negative,
        Rounding::TowardNegative => negative,
    };
    zero(format, negative)
        | if to_infinity {
            format.infinity()
        } else {
            format.max_finite()
        }
}

/// Rounds a number whose significand may be jammed: 64 bits are at least 11 more than any precision here, so
/// the jammed bit is always among those cut off.
///
/// The kept integer counts units of `2^quantum`; adding it to the shifted exponent encodes subnormal, normal and
/// just-carried numbers alike.
pub(super) const fn round(format: Format, mode: Rounding, x: Finite) -> u64 {
    let normal_unit = x.exponent - (format.precision() as i32 - 1);
    if normal_unit > format.max_exponent() {
        return overflow(format, mode, x.negative);
    }
    let lowest = format.quantum_exponent();
    let quantum = if normal_unit > lowest { normal_unit } else { lowest };
    // At least 11; 65 and more when even the half bit of the result is above the whole significand.
    let cut = quantum - (x.exponent - 63);
    let (kept, half, rest) = if cut > 64 {
        (0, false, true)
    } else if cut == 64 {
        (0, x.significand >> 63 != 0, x.significand << 1 != 0)
    } else {
        let below = x.significand << (64 - cut);
        (x.significand >> cut, below >> 63 != 0, below << 1 != 0)
    };
    let up = rounds_up(mode, x.negative, kept & 1 != 0, half, rest);
    let magnitude = (((quantum - lowest) as u64) << (format.precision() - 1)) + kept + up as u64;
    if magnitude >= format.infinity() {
        return overflow(format, mode, x.negative);
    }
    zero(format, x.negative) | magnitude
}

/// Rounds `(-1)^negative * integer * 2^unit`, where a nonzero `integer` may be jammed if it has more than 64 bits.
pub(crate) const fn round_wide(
    format: Format,
    mode: Rounding,
    negative: bool,
    integer: u128,
    unit: i32,
) -> u64 {
    let shift = integer.leading_zeros();
    let normal = integer << shift;
    let significand = (normal >> 64) as u64 | (normal as u64 != 0) as u64;
    round(
        format,
        mode,
        Finite {
            negative,
            exponent: unit + 127 - shift as i32,
            significand,
        },
    )
}
