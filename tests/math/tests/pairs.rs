//! binary32 functions of two arguments: random and structured pairs, exact powers, hard cases and the special values; all
//! worst cases that CORE-MATH lists, if `FPDSL_CORE_MATH` names a checkout.

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::random::Random;
use fpdsl_math::{hard_pairs, reference, report, suite, worst};
use fpdsl_runtime::mode::Rounding;

const CHUNK: usize = 1 << 16;

/// Values that are special, alone and among themselves.
const SPECIAL: [f32; 22] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    2.0,
    -2.0,
    3.0,
    -3.0,
    0.5,
    -0.5,
    1.5,
    16777216.0,
    16777217.0,
    -16777215.0,
    1e-45,
    -1e-45,
    1.1754944e-38,
    3.4028235e38,
    -3.4028235e38,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
];

fn cases() -> usize {
    let wanted = std::env::var("FPDSL_CASES").ok();
    wanted.and_then(|cases| cases.parse().ok()).unwrap_or(1 << 18)
}

fn pairs(random: &mut Random) -> (Vec<f32>, Vec<f32>) {
    (0..CHUNK)
        .map(|k| match k % 6 {
            // Results of all sizes.
            0 | 1 => {
                let x = f32::from_bits((random.bits() % 0x7f80_0000) as u32);
                let most = 104.0 / f64::from(x).ln().abs().max(1e-7);
                (x, random.within(-most, most) as f32)
            }
            // Beside 1.
            2 => (
                random.near(1.0) as f32 + (random.bits() % 64) as f32 * f32::EPSILON,
                random.within(-1e8, 1e8) as f32,
            ),
            // Squares, cubes and roots, some of them exact.
            3 => {
                let n = (random.bits() % 4096) as f32;
                let powers = [2.0, 3.0, 4.0, 5.0, 0.5, 0.25, 1.5, 0.75, -1.0, -2.0, -0.5];
                (n * n, powers[random.bits() as usize % powers.len()])
            }
            4 => (
                (random.bits() % 200) as f32 - 100.0,
                (random.bits() % 60) as f32 - 30.0,
            ),
            _ => (
                f32::from_bits(random.bits() as u32),
                f32::from_bits(random.bits() as u32),
            ),
        })
        .unzip()
}

macro_rules! functions {
    ($($name:ident, $reference:path, $hard:expr, $list:literal;)*) => {$(
        #[test]
        fn $name() {
            macro_rules! mode {
                ($M:ident, $mode:ident, $devices:ident, $x:ident, $y:ident) => {
                    let expected = reference::map2(Rounding::$mode, $reference, &$x, &$y);
                    for device in $devices.iter() {
                        let found = fpdsl::math::$name::map_in::<$M, _>(&$x, &$y).run(device).unwrap().to_vec().unwrap();
                        let what = concat!(stringify!($name), " in ", stringify!($M));
                        suite::same(what, $x.iter().zip(&$y), &found, &expected, |y| u64::from(y.to_bits()), f32::is_nan);
                    }
                };
            }
            let (x, y): (Vec<f32>, Vec<f32>) =
                SPECIAL.iter().flat_map(|&x| SPECIAL.iter().map(move |&y| (x, y))).unzip();
            let mut random = Random(5);
            let chunks = cases().div_ceil(CHUNK);
            let drawn = (0..chunks).map(|_| pairs(&mut random));
            let hard: &[(u32, u32)] = &$hard;
            let hard = hard.iter().map(|&(x, y)| (f32::from_bits(x), f32::from_bits(y))).unzip();
            let (u, v) = worst::pairs($list);
            let worst: (Vec<f32>, Vec<f32>) = u.iter().zip(&v).map(|(&u, &v)| (u as f32, v as f32)).unzip();
            let ways = [Strategy::Lanes, Strategy::Single].map(|way| Device::host().with_strategy(way));
            let drawn = [(x, y), hard].into_iter().chain(drawn).map(|pairs| (ways.to_vec(), pairs));
            for (devices, (x, y)) in std::iter::once((worst::devices(), worst)).chain(drawn) {
                mode!(Rn, NearestEven, devices, x, y);
                mode!(Rz, TowardZero, devices, x, y);
                mode!(Ru, TowardPositive, devices, x, y);
                mode!(Rd, TowardNegative, devices, x, y);
            }
            report::ran(stringify!($name), "four modes", chunks * CHUNK + SPECIAL.len().pow(2), "lanes and single elements");
        }
    )*};
}

functions! {
    powf, core_math::powf, hard_pairs::POWF, "binary32/pow/powf";
    hypot, core_math::hypotf, [], "binary32/hypot/hypotf";
}
