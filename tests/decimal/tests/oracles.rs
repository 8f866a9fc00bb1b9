//! The oracle against the standard library's parsers and, with the feature `mpfr`, against MPFR.

use fpdsl_decimal::exact::Fraction;
use fpdsl_decimal::{FORMATS, cases};

fn literals() -> impl Iterator<Item = String> {
    let edges = cases::EDGES.map(str::to_owned);
    edges.into_iter().chain((0..20_000).map(cases::case))
}

#[test]
fn to_nearest_as_the_standard_library() {
    for literal in literals() {
        let exact = Fraction::read(&literal).expect("a decimal");
        let [_, _, single, double] = FORMATS.map(|format| exact.round(&format)[0]);
        let (f32, f64): (f32, f64) = (literal.parse().unwrap(), literal.parse().unwrap());
        assert_eq!(single, u64::from(f32.to_bits()), "{literal}");
        assert_eq!(double, f64.to_bits(), "{literal}");
    }
}

#[cfg(feature = "mpfr")]
#[test]
fn in_every_mode_and_format_as_mpfr() {
    for literal in literals() {
        let exact = Fraction::read(&literal).expect("a decimal");
        for format in &FORMATS {
            assert_eq!(
                exact.round(format),
                fpdsl_decimal::mpfr::round(&literal, format),
                "{literal}"
            );
        }
    }
}
