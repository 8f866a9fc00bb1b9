//! Decimal literals, rounded once to every format in every mode.
//!
//! The rounding goes straight from the decimal digits to the format, never through another one: C23's FENV_ROUND
//! for literals, four times over.

use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, Round};

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
    Some(Rounded {
        f16: encodings::<Half>(digits)?.map(|bits| bits as u16),
        bf16: encodings::<BFloat>(digits)?.map(|bits| bits as u16),
        f32: encodings::<Single>(digits)?.map(|bits| bits as u32),
        f64: encodings::<Double>(digits)?.map(|bits| bits as u64),
    })
}

/// Whether the literal overflows its type when rounded to nearest, which is what rustc refuses.
pub fn overflows(digits: &str, ty: ScalarType) -> bool {
    let overflow = |infinite: Option<bool>| infinite.unwrap_or(false);
    match ty {
        ScalarType::F16 => overflow(nearest::<Half>(digits).map(|value| value.is_infinite())),
        ScalarType::Bf16 => overflow(nearest::<BFloat>(digits).map(|value| value.is_infinite())),
        ScalarType::F32 => overflow(nearest::<Single>(digits).map(|value| value.is_infinite())),
        _ => overflow(nearest::<Double>(digits).map(|value| value.is_infinite())),
    }
}

fn nearest<F: Float>(digits: &str) -> Option<F> {
    F::from_str_r(digits, Round::NearestTiesToEven)
        .ok()
        .map(|rounded| rounded.value)
}

fn encodings<F: Float>(digits: &str) -> Option<[u128; 4]> {
    let mut bits = [0; 4];
    for (slot, mode) in bits.iter_mut().zip(MODES) {
        *slot = F::from_str_r(digits, mode).ok()?.value.to_bits();
    }
    Some(bits)
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
