//! Decimal literals, rounded once to every format in every mode.
//!
//! C23's FENV_ROUND for literals, four times over. Reading decimal digits is slow, the more so in an attribute that is compiled
//! without optimisation, so that for all but f64 to nearest, which is the standard library's, they are read once, as f64
//! rounded to odd: truncated, with the last bit set if anything was cut off. From that number a format with at least two bits
//! less is rounded as from the digits themselves (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums: proved
//! algorithms using rounding to odd", 2008).

use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status};

use crate::ast::ScalarType;

/// In the order of `Rounding::ALL`.
const MODES: [Round; 4] = [
    Round::NearestTiesToEven,
    Round::TowardZero,
    Round::TowardPositive,
    Round::TowardNegative,
];

/// The encodings of a literal; each array is in the order rn, rz, ru, rd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounded {
    pub f16: [u16; 4],
    pub bf16: [u16; 4],
    pub f32: [u32; 4],
    pub f64: [u64; 4],
}

/// Rounds decimal digits such as `0.1`, `1e-3` or `2.`.
pub fn round(digits: &str) -> Option<Rounded> {
    let truncated = Double::from_str_r(digits, Round::TowardZero).ok()?;
    let (below, exact) = (truncated.value.to_bits() as u64, truncated.status == Status::OK);
    let odd = Double::from_bits(u128::from(if exact { below } else { below | 1 }));
    let above = if exact { below } else { below + 1 };
    Some(Rounded {
        f16: narrowed::<Half>(odd).map(|bits| bits as u16),
        bf16: narrowed::<BFloat>(odd).map(|bits| bits as u16),
        f32: narrowed::<Single>(odd).map(|bits| bits as u32),
        f64: [nearest(digits)?.to_bits(), below, above, below],
    })
}

/// Whether the literal overflows its type when rounded to nearest, which is what rustc refuses.
pub fn overflows(digits: &str, ty: ScalarType) -> bool {
    let Some(rounded) = round(digits) else {
        return false;
    };
    match ty {
        ScalarType::F16 => Half::from_bits(rounded.f16[0].into()).is_infinite(),
        ScalarType::Bf16 => BFloat::from_bits(rounded.bf16[0].into()).is_infinite(),
        ScalarType::F32 => f32::from_bits(rounded.f32[0]).is_infinite(),
        _ => f64::from_bits(rounded.f64[0]).is_infinite(),
    }
}

/// To nearest, which is what the standard library does.
fn nearest(digits: &str) -> Option<f64> {
    digits.parse().ok()
}

fn narrowed<F: Float>(odd: Double) -> [u128; 4]
where
    Double: FloatConvert<F>,
{
    MODES.map(|mode| {
        let value: F = odd.convert_r(mode, &mut false).value;
        value.to_bits()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cmp::Ordering;

    /// Literals at the places where a rounding can go wrong: halfway cases, the borders of the subnormals and of
    /// overflow, and decimals that a detour through f64 rounds twice.
    const HARD: [&str; 18] = [
        "0.1",
        "0.",
        "1.0",
        "1e-3",
        "3.14159265358979323846",
        "16777217.0",
        "16777219.0",
        "1.000000059604644775390625",
        "1.00000005960464477539062500000000000000000001",
        "7.006492321624085e-46",
        "7.006492321624086e-46",
        "1e-400",
        "3.4028235677973366e38",
        "3.4028235677973365e38",
        "1e39",
        "2.2250738585072011e-308",
        "9007199254740993.0",
        "1.7976931348623159e308",
    ];

    /// The exact decimal expansion of a finite value, as digits before and after the point.
    fn expand(text: &str) -> (String, String) {
        let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
        let exponent: i32 = exponent.parse().unwrap();
        let (int, frac) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let point = int.len() as i32 + exponent;
        let mut digits = format!("{int}{frac}");
        let mut point = point;
        while point < 1 {
            digits.insert(0, '0');
            point += 1;
        }
        while (digits.len() as i32) < point {
            digits.push('0');
        }
        let (int, frac) = digits.split_at(point as usize);
        let (int, frac) = (int.trim_start_matches('0'), frac.trim_end_matches('0'));
        (int.to_owned(), frac.to_owned())
    }

    fn compare(x: f64, literal: &str) -> Ordering {
        if x.is_infinite() {
            return Ordering::Greater;
        }
        let (x_int, x_frac) = expand(&format!("{x:.1200}"));
        let (l_int, l_frac) = expand(literal);
        (x_int.len(), x_int, x_frac).cmp(&(l_int.len(), l_int, l_frac))
    }

    fn check_directed(below: f64, above: f64, next: f64, literal: &str) {
        assert_ne!(compare(below, literal), Ordering::Greater, "rd of {literal}");
        assert_ne!(compare(above, literal), Ordering::Less, "ru of {literal}");
        if compare(below, literal) == Ordering::Equal {
            assert_eq!(above, below, "{literal} is exact");
        } else {
            assert_eq!(above, next, "ru of {literal} is the neighbour of rd");
        }
    }

    #[test]
    fn nearest_agrees_with_the_standard_library() {
        for literal in HARD {
            let rounded = round(literal).unwrap();
            assert_eq!(
                rounded.f32[0],
                literal.parse::<f32>().unwrap().to_bits(),
                "{literal}"
            );
            assert_eq!(
                rounded.f64[0],
                literal.parse::<f64>().unwrap().to_bits(),
                "{literal}"
            );
        }
    }

    #[test]
    fn directed_modes_bracket_the_exact_value() {
        for literal in HARD {
            let rounded = round(literal).unwrap();
            let single = rounded.f32.map(f32::from_bits);
            let (below, above) = (f64::from(single[3]), f64::from(single[2]));
            check_directed(below, above, f64::from(single[3].next_up()), literal);
            let double = rounded.f64.map(f64::from_bits);
            check_directed(double[3], double[2], double[3].next_up(), literal);
            // Literals are not negative: toward zero is down.
            assert_eq!(single[1].to_bits(), single[3].to_bits());
            assert_eq!(double[1].to_bits(), double[3].to_bits());
        }
    }

    #[test]
    fn half_formats_round_once() {
        // 1 + 2^-11 + 2^-40 lies above the midpoint of 1 and its successor in f16, but not in f32.
        let rounded = round("1.0004882812509094947017729282379150390625").unwrap();
        assert_eq!(rounded.f16, [0x3c01, 0x3c00, 0x3c01, 0x3c00]);
        // 1 + 2^-8 + 2^-40, the same for bf16.
        let rounded = round("1.0039062500009094947017729282379150390625").unwrap();
        assert_eq!(rounded.bf16, [0x3f81, 0x3f80, 0x3f81, 0x3f80]);
    }

    fn straight<F: Float>(digits: &str) -> [u128; 4] {
        MODES.map(|mode| F::from_str_r(digits, mode).unwrap().value.to_bits())
    }

    #[track_caller]
    fn check_all(digits: &str) {
        let rounded = round(digits).unwrap();
        assert_eq!(rounded.f16.map(u128::from), straight::<Half>(digits), "{digits}");
        assert_eq!(
            rounded.bf16.map(u128::from),
            straight::<BFloat>(digits),
            "{digits}"
        );
        assert_eq!(
            rounded.f32.map(u128::from),
            straight::<Single>(digits),
            "{digits}"
        );
        assert_eq!(
            rounded.f64.map(u128::from),
            straight::<Double>(digits),
            "{digits}"
        );
    }

    #[test]
    fn every_format_is_rounded_as_from_the_digits() {
        for literal in HARD {
            check_all(literal);
        }
        for literal in [
            "1e-330", "4.9e-324", "2.4e-324", "1e309", "1e4000", "1e-4000", "65520.0", "65519.99", "5.96e-8",
            "2.9e-8",
        ] {
            check_all(literal);
        }
        // What lies on, just above and just below the midpoints of f16, bf16 and f32, all over their ranges.
        let mut state = 1_u64;
        for _ in 0..3000 {
            state = state
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            let kept = [11, 8, 24, 40][(state >> 20) as usize % 4];
            let exponent = 1023 - 160 + (state >> 30) % 320;
            let fraction = (state << 12 >> 12) & !((1 << (52 - kept)) - 1);
            let midpoint = f64::from_bits(exponent << 52 | fraction);
            for value in [midpoint, midpoint.next_up(), midpoint.next_down()] {
                check_all(&format!("{value:e}"));
            }
        }
    }

    #[test]
    fn overflow_is_that_of_the_type() {
        assert!(overflows("1e39", ScalarType::F32));
        assert!(!overflows("3.4028235677973365e38", ScalarType::F32));
        assert!(!overflows("1e39", ScalarType::F64));
        assert!(overflows("1e309", ScalarType::F64));
        assert!(overflows("65520.0", ScalarType::F16));
        assert!(!overflows("65519.99", ScalarType::F16));
        assert!(!overflows("3.38e38", ScalarType::Bf16));
    }
}
