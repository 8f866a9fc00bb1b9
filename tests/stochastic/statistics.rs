//! Means and variances of many roundings, against theory: with the bits of a seed for the elements, results go away from zero as often as
//! they should. `FPDSL_LARGE=1` takes a hundred times as many.

use fpdsl::prelude::*;
use fpdsl_ops::Operation;
use fpdsl_oracles::format::Format;

use crate::draws::Number;
use crate::functions::{add, div, mul, sqrt};
use crate::oracle::exact;
use crate::{SUITE, backends, report};

/// Elements of a call, and how many calls there are.
const ELEMENTS: usize = 1_000_000;

fn calls() -> u32 {
    if std::env::var_os("FPDSL_LARGE").is_some() {
        100
    } else {
        1
    }
}

/// The probability of going away from zero, and the result toward zero.
fn theory(op: Operation, format: Format, operands: [u64; 3]) -> (f64, u64) {
    let exact = exact(op, format, operands);
    let toward_zero = exact.rounded(format, 0);
    // What goes away by `2^k - d` random bits and more does so in `d` of `2^k` cases.
    let probability = exact.edge(format).map_or(0.0, |[away, _]| {
        let all = 2.0_f64.powi(format.random as i32);
        (all - f64::from(away)) / all
    });
    (probability, toward_zero)
}

/// Counts the results that went away, and neighbours that both did. There are two results, so the mean says what the variance is.
fn holds<T: Number + std::fmt::Debug>(
    backend: &str,
    (op, operands): (Operation, [T; 3]),
    results: impl Fn(u32) -> Vec<T>,
) {
    let (d, down) = theory(op, T::FORMAT, operands.map(T::bits));
    let (mut up, mut pairs, mut n) = (0_u64, 0_u64, 0_u64);
    for call in 0..calls() {
        let results = results(call);
        let away: Vec<u64> = results
            .iter()
            .map(|y| {
                let steps = y.bits() - down;
                assert!(steps <= 1, "{op:?} of {operands:?} on {backend}: {y:?}");
                steps
            })
            .collect();
        up += away.iter().sum::<u64>();
        // Neighbours know nothing of each other.
        pairs += away.windows(2).map(|pair| pair[0] & pair[1]).sum::<u64>();
        n += away.len() as u64;
    }
    let n_f = n as f64;
    let mean = up as f64 / n_f;
    let deviation = (d * (1.0 - d) / n_f).sqrt();
    assert!(
        (mean - d).abs() <= 5.0 * deviation,
        "{op:?} of {operands:?} on {backend}: {mean} of the results go away, and not {d}"
    );
    // The number of pairs is within 5 deviations, of which dependent neighbours add at most as many again.
    let both = pairs as f64 / n_f;
    let spread = (d * d * (1.0 + 2.0 * d) / n_f).sqrt() + 1.0 / n_f;
    assert!(
        (both - d * d).abs() <= 5.0 * spread,
        "{op:?} of {operands:?} on {backend}: {both} pairs go away, and not {}",
        d * d
    );
    report::ran(SUITE, backend, n);
}

/// Devices that are fast enough. All others have the same bits, as the other modules see.
fn devices() -> Vec<(&'static str, fpdsl::Device)> {
    let all = backends::devices();
    let compiled = |name: &str| !matches!(name, "portable" | "portable fma" | "avx512" | "neon");
    let fast: Vec<_> = all.iter().filter(|(name, _)| compiled(name)).cloned().collect();
    if fast.is_empty() { all } else { fast }
}

macro_rules! tests {
    ($($test:ident $T:ty: $op:ident $F:ident($($x:expr),+);)*) => {$(
        #[test]
        fn $test() {
            let x = [$(<$T as Number>::of($x)),+];
            let operands = [x[0], x[x.len() - 1], x[x.len() - 1]];
            for (backend, device) in devices() {
                holds::<$T>(backend, (Operation::$op, operands), |call| {
                    let mut results = vec![x[0]; ELEMENTS];
                    tests!(@ $F::<$T>, x, [$($x),+]).seeded(fpdsl::Seed::new(2026).stream(call)).into(&device, &mut results).unwrap();
                    results
                });
            }
        }
    )*};
    (@ $F:path, $x:ident, [$a:expr]) => { <$F>::map($x[0]) };
    (@ $F:path, $x:ident, [$a:expr, $b:expr]) => { <$F>::map($x[0], $x[1]) };
}

tests! {
    sums_f32 f32: Add add(1.0_f32.bits(), (0.3_f32 * f32::EPSILON).bits());
    differences_f32 f32: Add add((-1.5_f32).bits(), (-0.9_f32 * f32::EPSILON).bits());
    rare_sums_f32 f32: Add add(1.0_f32.bits(), (0.001_f32 * f32::EPSILON).bits());
    sums_f64 f64: Add add(1.0_f64.bits(), (0.3_f64 * f64::EPSILON).bits());
    sums_f16 f16: Add add(f16::from_f32(1.0).bits(), f16::from_f32(0.0003).bits());
    sums_bf16 bf16: Add add(bf16::from_f32(1.0).bits(), bf16::from_f32(0.0013).bits());
    products_f32 f32: Mul mul(1.1_f32.bits(), 3.3_f32.bits());
    products_f64 f64: Mul mul(1.1_f64.bits(), 3.3_f64.bits());
    quotients_f32 f32: Div div(1.0_f32.bits(), 3.0_f32.bits());
    quotients_f64 f64: Div div(2.0_f64.bits(), 3.0_f64.bits());
    quotients_f16 f16: Div div(f16::from_f32(1.0).bits(), f16::from_f32(7.0).bits());
    roots_f32 f32: Sqrt sqrt(2.0_f32.bits());
    roots_f64 f64: Sqrt sqrt(2.0_f64.bits());
    exact_sums f32: Add add(1.0_f32.bits(), 1.0_f32.bits());
}

/// A sum of many small numbers is right on average, where rounding to nearest stops.
#[fp(mode = "sr")]
fn long_sum(n: i32, y: f32) -> f32 {
    let mut s = 1.0;
    for _ in 0..n {
        s += y;
    }
    s
}

#[test]
fn long_sums_have_no_drift() {
    let (n, elements, y) = (1000, 2000, 0.2 * f32::EPSILON);
    let exact = 1.0 + f64::from(n) * f64::from(y);
    // Units of the last place of 1.
    let unit = f64::from(f32::EPSILON);
    for (backend, device) in devices() {
        let mut sums = vec![0.0; elements];
        long_sum::map(n, y).seeded(9).into(&device, &mut sums).unwrap();
        let errors: Vec<f64> = sums.iter().map(|&s| (f64::from(s) - exact) / unit).collect();
        let mean = errors.iter().sum::<f64>() / elements as f64;
        let variance = errors.iter().map(|e| (e - mean) * (e - mean)).sum::<f64>() / elements as f64;
        let theory = f64::from(n) * 0.2 * 0.8;
        assert!(
            mean.abs() <= 5.0 * (theory / elements as f64).sqrt(),
            "{mean} on {backend}"
        );
        // Of a sample of a nearly normal distribution.
        let spread = theory * (2.0 / elements as f64).sqrt();
        assert!(
            (variance - theory).abs() <= 5.0 * spread,
            "{variance} and not {theory} on {backend}"
        );
        report::ran(SUITE, backend, elements as u64);
    }
}
