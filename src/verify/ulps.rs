//! The distance of two encodings.

use std::fmt;

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::ScalarType;

/// How two results of one type compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Distance {
    /// The same bits, or both NaN.
    Same,
    /// Zeros of different signs.
    ZeroSign,
    /// This many representable values apart; for integers, the difference.
    Ulps(u64),
    /// One is NaN and the other is not.
    Nan,
}

impl fmt::Display for Distance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Distance::Same => f.write_str("none"),
            Distance::ZeroSign => f.write_str("the sign of zero"),
            Distance::Ulps(1) => f.write_str("1 ulp"),
            Distance::Ulps(ulps) => write!(f, "{ulps} ulps"),
            Distance::Nan => f.write_str("NaN in one of them"),
        }
    }
}

/// The distance of two values of a type.
pub fn distance(ty: ScalarType, x: u64, y: u64) -> Distance {
    if x == y {
        return Distance::Same;
    }
    match ty.kind() {
        Kind::Float(format) => match (format.is_nan(x), format.is_nan(y)) {
            (true, true) => Distance::Same,
            (true, false) | (false, true) => Distance::Nan,
            (false, false) => between(place(format, x), place(format, y)),
        },
        Kind::Signed(width) => between(signed(width, x), signed(width, y)),
        Kind::Bool | Kind::Unsigned(_) => between(i128::from(x), i128::from(y)),
    }
}

/// Numbers that differ are no more than 2^64 - 1 places apart.
fn between(x: i128, y: i128) -> Distance {
    match x.abs_diff(y) as u64 {
        0 => Distance::ZeroSign,
        ulps => Distance::Ulps(ulps),
    }
}

/// The place of a number among those of its format, counted from zero: neighbours are 1 apart, infinities included.
fn place(format: Format, bits: u64) -> i128 {
    let magnitude = i128::from(bits & format.magnitude_mask());
    if format.is_negative(bits) {
        -magnitude
    } else {
        magnitude
    }
}

fn signed(width: u32, bits: u64) -> i128 {
    let unused = 64 - width;
    i128::from(((bits << unused) as i64) >> unused)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn f32s(x: f32, y: f32) -> Distance {
        distance(ScalarType::F32, x.to_bits().into(), y.to_bits().into())
    }

    #[test]
    fn neighbours_are_one_apart_across_zero_and_at_the_ends() {
        assert_eq!(f32s(1.0, 1.0_f32.next_up()), Distance::Ulps(1));
        assert_eq!(f32s(f32::from_bits(1), -f32::from_bits(1)), Distance::Ulps(2));
        assert_eq!(f32s(f32::MAX, f32::INFINITY), Distance::Ulps(1));
        assert_eq!(f32s(0.0, -0.0), Distance::ZeroSign);
        assert_eq!(f32s(f32::NAN, -f32::NAN), Distance::Same);
        assert_eq!(f32s(f32::NAN, 1.0), Distance::Nan);
        let widest = distance(
            ScalarType::F64,
            f64::INFINITY.to_bits(),
            f64::NEG_INFINITY.to_bits(),
        );
        assert_eq!(widest, Distance::Ulps(2 * 0x7FF0_0000_0000_0000));
    }

    #[test]
    fn integers_are_as_far_apart_as_their_difference() {
        assert_eq!(distance(ScalarType::I8, 0xFF, 0x01), Distance::Ulps(2));
        assert_eq!(distance(ScalarType::U8, 0xFF, 0x01), Distance::Ulps(254));
        let widest = distance(ScalarType::I64, i64::MIN as u64, i64::MAX as u64);
        assert_eq!(widest, Distance::Ulps(u64::MAX));
        assert_eq!(distance(ScalarType::Bool, 0, 1), Distance::Ulps(1));
    }
}
