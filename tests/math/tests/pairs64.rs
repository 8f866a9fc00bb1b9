//! binary64 functions of two arguments: random and structured pairs, exact cases, hard cases and the special values; all
//! worst cases that CORE-MATH lists, if `FPDSL_CORE_MATH` names a checkout; powers with integers.

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::random::Random;
use fpdsl_math::{hard_powers as hard, reference, report, suite, worst};
use fpdsl_runtime::mode::Rounding;

const CHUNK: usize = 1 << 16;

/// Values that are special, alone and among themselves.
const SPECIAL: [f64; 24] = [
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
    9007199254740992.0,
    9007199254740991.0,
    -9007199254740991.0,
    5e-324,
    -5e-324,
    f64::MIN_POSITIVE,
    f64::MAX,
    -f64::MAX,
    1e300,
    -1e-300,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

fn cases() -> usize {
    let wanted = std::env::var("FPDSL_CASES").ok();
    wanted.and_then(|cases| cases.parse().ok()).unwrap_or(1 << 16)
}

/// The number of an encoding; of NaNs the quiet one, since C's functions tell signalling ones from it.
fn quiet(bits: u64) -> f64 {
    let x = f64::from_bits(bits);
    if x.is_nan() { f64::NAN } else { x }
}

fn pairs(random: &mut Random) -> (Vec<f64>, Vec<f64>) {
    (0..CHUNK)
        .map(|k| match k % 8 {
            // Powers of all sizes.
            0 => {
                let x = f64::from_bits(random.bits() % f64::INFINITY.to_bits());
                let most = 745.2 / x.ln().abs().max(1e-17);
                (x, random.within(-most, most))
            }
            // Powers beside the smallest normal number.
            1 => {
                let x = random.within(1.5, 1e3);
                (x, (random.within(-1e-3, 1e-3) - 708.396_418_532_264_1) / x.ln())
            }
            // Beside 1.
            2 => (random.near(1.0), random.within(-1e17, 1e17)),
            // Powers and roots of integers, and the legs of right triangles, many of them exact.
            3 => {
                let n = (random.bits() % 8192) as f64;
                let powers = [2.0, 3.0, 4.0, 5.0, 0.5, 0.25, 1.5, 0.75, -1.0, -2.0, -0.5, 0.125];
                (n * n * n * n, powers[random.bits() as usize % powers.len()])
            }
            4 => {
                let (m, n) = ((random.bits() % 100_000) as f64, (random.bits() % 100_000) as f64);
                (m * m - n * n, 2.0 * m * n)
            }
            5 => (
                (random.bits() % 200) as f64 - 100.0,
                (random.bits() % 600) as f64 - 300.0,
            ),
            6 => (random.within(0.0, 100.0), random.within(-150.0, 150.0)),
            _ => (quiet(random.bits()), quiet(random.bits())),
        })
        .unzip()
}

/// Compares a map with the reference in four modes.
macro_rules! check {
    ($name:ident, $reference:path, $devices:ident, $x:ident, $y:ident, $wide:ident) => {
        check!(@mode Rn, NearestEven, $name, $reference, $devices, $x, $y, $wide);
        check!(@mode Rz, TowardZero, $name, $reference, $devices, $x, $y, $wide);
        check!(@mode Ru, TowardPositive, $name, $reference, $devices, $x, $y, $wide);
        check!(@mode Rd, TowardNegative, $name, $reference, $devices, $x, $y, $wide);
    };
    (@mode $M:ident, $mode:ident, $name:ident, $reference:path, $devices:ident, $x:ident, $y:ident, $wide:ident) => {
        let expected = reference::map2(Rounding::$mode, $reference, &$x, &$wide);
        for device in $devices.iter() {
            let found = fpdsl::math::$name::map_in::<$M, _>(&$x, &$y).run(device).unwrap().to_vec().unwrap();
            let what = concat!(stringify!($name), " in ", stringify!($M));
            suite::same(what, $x.iter().zip(&$y), &found, &expected, f64::to_bits, f64::is_nan);
        }
    };
}

macro_rules! functions {
    ($($name:ident, $reference:path, $hard:path, $list:literal;)*) => {$(
        #[test]
        fn $name() {
            let (x, y): (Vec<f64>, Vec<f64>) =
                SPECIAL.iter().flat_map(|&x| SPECIAL.iter().map(move |&y| (x, y))).unzip();
            let hard = $hard.iter().map(|&(x, y)| (f64::from_bits(x), f64::from_bits(y))).unzip();
            let mut random = Random(5);
            let chunks = cases().div_ceil(CHUNK);
            let drawn = (0..chunks).map(|_| pairs(&mut random));
            let ways = [Strategy::Lanes, Strategy::Single].map(|way| Device::host().with_strategy(way));
            let drawn = [(x, y), hard].into_iter().chain(drawn).map(|pairs| (ways.to_vec(), pairs));
            for (devices, (x, y)) in std::iter::once((worst::devices(), worst::pairs($list))).chain(drawn) {
                check!($name, $reference, devices, x, y, y);
            }
            let inputs = chunks * CHUNK + SPECIAL.len().pow(2) + $hard.len();
            report::ran(stringify!($name), "four modes", inputs, "lanes and single elements");
        }
    )*};
}

functions! {
    powf, core_math::pow, hard::POW, "binary64/pow/pow";
    hypot, core_math::hypot, hard::HYPOT, "binary64/hypot/hypot";
}

#[test]
fn powi() {
    let mut random = Random(6);
    for _ in 0..cases().div_ceil(CHUNK) {
        let (x, _) = pairs(&mut random);
        let n: Vec<i32> = (0..CHUNK).map(|k| (random.bits() as i32) >> (k % 32)).collect();
        let wide: Vec<f64> = n.iter().map(|&n| f64::from(n)).collect();
        let devices = [Strategy::Lanes, Strategy::Single].map(|way| Device::host().with_strategy(way));
        check!(powi, core_math::pow, devices, x, n, wide);
    }
}
