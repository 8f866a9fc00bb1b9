//! Literals against exact fractions, which share no code with what is tested.
//!
//! `FPDSL_LITERALS=n` reads n seeded literals instead of [`ORDINARY`]; a release build takes a minute for a million.

use std::thread;

use fpdsl_decimal::exact::Fraction;
use fpdsl_decimal::{FORMATS, cases};

use super::*;

#[path = "../../../tests/support/report.rs"]
mod report;

/// Seeded literals in the ordinary run.
const ORDINARY: u64 = 100_000;

/// A message if a literal is rounded wrongly in any format and mode.
fn wrong(literal: &str) -> Option<String> {
    let rounded = round(literal)?;
    let found = [
        rounded.f16.map(u64::from),
        rounded.bf16.map(u64::from),
        rounded.f32.map(u64::from),
        rounded.f64,
    ];
    let exact = Fraction::read(literal)?;
    let rest = [
        f64::from_bits(rounded.rest),
        exact.rest(f64::from_bits(rounded.f64[0])),
    ];
    if rest[0] != rest[1] {
        return Some(format!("what {literal} is beyond f64: {rest:?}"));
    }
    FORMATS.iter().zip(found).find_map(|(format, found)| {
        let expected = exact.round(format);
        (found != expected).then(|| format!("{literal} as {}: {found:x?} and not {expected:x?}", format.name))
    })
}

#[test]
fn edges_are_rounded_exactly() {
    let faults: Vec<_> = cases::EDGES.into_iter().filter_map(wrong).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(cases::EDGES.into_iter().all(|literal| round(literal).is_some()));
}

#[test]
fn literals_are_rounded_exactly() {
    let count =
        std::env::var("FPDSL_LITERALS").map_or(ORDINARY, |n| n.parse().expect("a number of literals"));
    let threads = thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let faults: Vec<String> = thread::scope(|scope| {
        let share = |first| {
            move || {
                (first..count)
                    .step_by(threads as usize)
                    .filter_map(|seed| wrong(&cases::case(seed)))
            }
        };
        let running: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || share(first)().collect::<Vec<_>>()))
            .collect();
        running
            .into_iter()
            .flat_map(|thread| thread.join().expect("no panic"))
            .collect()
    });
    let shown = faults.iter().take(10).collect::<Vec<_>>();
    assert!(
        faults.is_empty(),
        "{} of {count}, such as {shown:#?}",
        faults.len()
    );
    report::ran("literals", "the macro", count);
}

#[test]
fn overflow_is_that_of_the_type() {
    assert!(overflows("1e39", ScalarType::F32));
    assert!(!overflows("3.4028235677973365e38", ScalarType::F32));
    assert!(overflows("3.4028235677973367e38", ScalarType::F32));
    assert!(!overflows("1e39", ScalarType::F64));
    assert!(overflows("1e309", ScalarType::F64));
    assert!(overflows("1e999999999", ScalarType::F64));
    assert!(!overflows("1e-999999999", ScalarType::F64));
    assert!(overflows("65520.0", ScalarType::F16));
    assert!(!overflows("65519.99", ScalarType::F16));
    assert!(!overflows("3.38e38", ScalarType::Bf16));
}
