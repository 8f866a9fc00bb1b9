//! binary64 functions of one argument: random and structured inputs, a million in every run, `FPDSL_CASES` of them otherwise.

use fpdsl::prelude::*;
use fpdsl::{Device, Strategy};
use fpdsl_math::random::Random;
use fpdsl_math::{reference, report, suite};
use fpdsl_runtime::mode::Rounding;

const CHUNK: usize = 1 << 16;

fn cases() -> usize {
    let wanted = std::env::var("FPDSL_CASES").ok();
    wanted.and_then(|cases| cases.parse().ok()).unwrap_or(1 << 18)
}

/// Arguments from where results are finite, near 1, tiny, subnormal or special, and any encodings.
fn inputs(random: &mut Random, range: (f64, f64), near: &[f64]) -> Vec<f64> {
    (0..CHUNK)
        .map(|k| match k % 8 {
            0..4 => random.within(range.0, range.1),
            4 => random.within(0.5, 2.0),
            5 => {
                let at = near[random.bits() as usize % near.len()];
                random.near(at)
            }
            6 => random.within(-1.0, 1.0) * (0.5_f64).powi((random.bits() % 60) as i32),
            _ => f64::from_bits(random.bits()),
        })
        .collect()
}

type Map = fn(&Device, &[f64]) -> Vec<f64>;

fn check(name: &str, maps: [(Rounding, Map); 4], function: fn(f64) -> f64, range: (f64, f64), near: &[f64]) {
    let mut random = Random(9);
    let chunks = cases().div_ceil(CHUNK);
    for _ in 0..chunks {
        let x = inputs(&mut random, range, near);
        for (mode, map) in maps {
            let expected = reference::map1(mode, function, &x);
            for strategy in [Strategy::Lanes, Strategy::Single] {
                let found = map(&Device::host().with_strategy(strategy), &x);
                suite::same(
                    &format!("{name} in {mode}"),
                    &x,
                    &found,
                    &expected,
                    f64::to_bits,
                    f64::is_nan,
                );
            }
        }
    }
    report::ran(name, "four modes", chunks * CHUNK, "lanes and single elements");
}

macro_rules! functions {
    ($($name:ident, $reference:path, $range:expr, $near:expr;)*) => {$(
        #[test]
        fn $name() {
            macro_rules! maps {
                ($M:ident) => {
                    |device, x| fpdsl::math::$name::map_in::<$M, _>(device, x).unwrap().to_vec().unwrap()
                };
            }
            let maps: [(Rounding, Map); 4] = [
                (Rounding::NearestEven, maps!(Rn)),
                (Rounding::TowardZero, maps!(Rz)),
                (Rounding::TowardPositive, maps!(Ru)),
                (Rounding::TowardNegative, maps!(Rd)),
            ];
            check(stringify!($name), maps, $reference, $range, &$near);
        }
    )*};
}

functions! {
    exp, core_math::exp, (-746.0, 710.0), [0.0, 1.0, -1.0, 709.782712893384, -708.3964185322641, -745.1332191019411, 700.0, -700.0, f64::INFINITY, f64::MAX];
    ln, core_math::log, (0.0, 1e3), [1.0, 0.0, 2.0, 0.5, std::f64::consts::SQRT_2, f64::MIN_POSITIVE, f64::MAX, f64::INFINITY];
    cbrt, core_math::cbrt, (-1e3, 1e3), [1.0, 0.0, 8.0, 27.0, 4503599627370496.0, f64::MIN_POSITIVE, f64::MAX, f64::INFINITY];
}

#[test]
fn hard_cube_roots() {
    let x = fpdsl_math::hard::CBRT.map(f64::from_bits);
    macro_rules! mode {
        ($M:ident, $mode:ident) => {
            let expected = reference::map1(Rounding::$mode, core_math::cbrt, &x);
            let found = fpdsl::math::cbrt::map_in::<$M, _>(&Device::host(), &x)
                .unwrap()
                .to_vec()
                .unwrap();
            suite::same("cbrt", &x, &found, &expected, f64::to_bits, f64::is_nan);
        };
    }
    mode!(Rn, NearestEven);
    mode!(Rz, TowardZero);
    mode!(Ru, TowardPositive);
    mode!(Rd, TowardNegative);
}
