//! `atan2` and `atan2_pi` in every format: random and structured pairs, hard cases, and the special values; all worst cases
//! that CORE-MATH lists, if `FPDSL_CORE_MATH` names a checkout.
//!
//! The reference for binary16 and bfloat16 is CORE-MATH's function of binary64, rounded down and up, as in `narrow`.

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::random::Random;
use fpdsl_math::{hard_pairs, reference, report, suite, worst};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::mode::Rounding;
use fpdsl_runtime::soft;
use half::{bf16, f16};

const CHUNK: usize = 1 << 16;

fn cases() -> usize {
    let wanted = std::env::var("FPDSL_CASES").ok();
    wanted.and_then(|cases| cases.parse().ok()).unwrap_or(1 << 17)
}

/// Values that are special, alone and among themselves: infinities and NaN in all formats, other numbers in some.
const SPECIAL: [f64; 22] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    2.0,
    -3.0,
    0.5,
    1e-30,
    -1e30,
    1e-45,
    -1e-45,
    3.4028234663852886e38,
    -3.4028234663852886e38,
    5e-324,
    -5e-324,
    f64::MIN_POSITIVE,
    -f64::MIN_POSITIVE,
    f64::MAX,
    -f64::MAX,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

/// Pairs of numbers of `format`, as numbers of binary64.
fn pairs(random: &mut Random, format: Format) -> (Vec<f64>, Vec<f64>) {
    let in_format = |x: f64| {
        let nearest = Rounding::NearestEven;
        let there = soft::convert(Format::F64, format, nearest, x.to_bits());
        f64::from_bits(soft::convert(format, Format::F64, nearest, there))
    };
    let most = f64::from(format.max_exponent());
    let pair = |k: usize| {
        let (y, x) = (random.within(-1.0, 1.0), random.within(-1.0, 1.0));
        let pair = match k % 6 {
            0 => (y, x),
            // Small numbers without a fraction, so some on a diagonal.
            1 => (
                (random.bits() % 60) as f64 - 30.0,
                (random.bits() % 60) as f64 - 30.0,
            ),
            // Beside a diagonal.
            2 => (y, y * (1.0 + random.within(-1e-15, 1e-15))),
            // A quotient that is a number, or nearly, of all sizes.
            3 => (
                (y * 32.0).trunc() * random.within(-most, most).exp2(),
                (random.bits() % 4) as f64 + 1.0,
            ),
            // All sizes, both alike.
            4 => {
                let size = random.within(-most, most);
                (y * size.exp2(), x * (size + random.within(-60.0, 60.0)).exp2())
            }
            _ => (
                y * random.within(-most, most).exp2(),
                x * random.within(-most, most).exp2(),
            ),
        };
        (in_format(pair.0), in_format(pair.1))
    };
    (0..CHUNK).map(pair).unzip()
}

/// The correctly rounded results in a mode.
fn expected(format: Format, mode: Rounding, function: fn(f64, f64) -> f64, y: &[f64], x: &[f64]) -> Vec<u64> {
    if format == Format::F64 {
        let results = reference::map2(mode, function, y, x);
        return results.into_iter().map(f64::to_bits).collect();
    }
    let down = reference::map2(Rounding::TowardNegative, function, y, x);
    let up = reference::map2(Rounding::TowardPositive, function, y, x);
    let once = |(&down, &up): (&f64, &f64)| {
        // Of two neighbours the one that is odd.
        let odd = if down.to_bits() & 1 == 1 { down } else { up };
        soft::convert(Format::F64, format, mode, odd.to_bits())
    };
    down.iter().zip(&up).map(once).collect()
}

macro_rules! functions {
    ($($test:ident: $name:ident of $native:ident as $format:ident, $bits:ident, $reference:path $(, $list:literal)? $(, $hard:path)?;)*) => {$(
        #[test]
        fn $test() {
            let format = Format::$format;
            let mut random = Random(17);
            let special = SPECIAL.iter().flat_map(|&y| SPECIAL.iter().map(move |&x| (y, x))).unzip();
            let chunks = cases().div_ceil(CHUNK);
            let drawn = (0..chunks).map(|_| pairs(&mut random, format)).collect::<Vec<_>>();
            let ways = [Strategy::Lanes, Strategy::Single].map(|way| Device::host().with_strategy(way));
            let worst = [$(worst::pairs($list))?].map(|pairs| (worst::devices(), pairs));
            let hard: Vec<&[(u64, u64)]> = vec![$(&$hard)?];
            let hard = hard.into_iter().map(|pairs| {
                pairs.iter().map(|&(y, x)| (f64::from_bits(y), f64::from_bits(x))).unzip()
            });
            let drawn = std::iter::once(special).chain(hard).chain(drawn).map(|pairs| (ways.to_vec(), pairs));
            for (devices, (y, x)) in worst.into_iter().chain(drawn) {
                let native = |x: &f64| {
                    let bits = soft::convert(Format::F64, format, Rounding::NearestEven, x.to_bits());
                    $native::from_bits(bits as $bits)
                };
                let (ys, xs): (Vec<$native>, Vec<$native>) = (y.iter().map(native).collect(), x.iter().map(native).collect());
                let wide = |x: &$native| f64::from(*x);
                let (y, x): (Vec<f64>, Vec<f64>) = (ys.iter().map(wide).collect(), xs.iter().map(wide).collect());
                macro_rules! mode {
                    ($M:ident, $mode:ident) => {
                        let expected: Vec<$native> = expected(format, Rounding::$mode, $reference, &y, &x)
                            .into_iter()
                            .map(|bits| $native::from_bits(bits as $bits))
                            .collect();
                        for device in &devices {
                            let found = fpdsl::math::$name::map_in::<$M, _>(&ys, &xs).run(device).unwrap().to_vec().unwrap();
                            let what = concat!(stringify!($name), " of ", stringify!($native), " in ", stringify!($M));
                            suite::same(what, y.iter().zip(&x), &found, &expected, |z| u64::from(z.to_bits()), |z| z.is_nan());
                        }
                    };
                }
                mode!(Rn, NearestEven);
                mode!(Rz, TowardZero);
                mode!(Ru, TowardPositive);
                mode!(Rd, TowardNegative);
            }
            report::ran(stringify!($test), "four modes", chunks * CHUNK + SPECIAL.len().pow(2), "lanes and single elements");
        }
    )*};
}

functions! {
    atan2_f16: atan2 of f16 as F16, u16, core_math::atan2;
    atan2_bf16: atan2 of bf16 as Bf16, u16, core_math::atan2;
    atan2_f32: atan2 of f32 as F32, u32, core_math::atan2, "binary32/atan2/atan2f";
    atan2_f64: atan2 of f64 as F64, u64, core_math::atan2, "binary64/atan2/atan2", hard_pairs::ATAN2;
    atan2_pi_f16: atan2_pi of f16 as F16, u16, core_math::atan2pi;
    atan2_pi_bf16: atan2_pi of bf16 as Bf16, u16, core_math::atan2pi;
    atan2_pi_f32: atan2_pi of f32 as F32, u32, core_math::atan2pi, "binary32/atan2pi/atan2pif";
    atan2_pi_f64: atan2_pi of f64 as F64, u64, core_math::atan2pi, "binary64/atan2pi/atan2pi", hard_pairs::ATAN2_PI;
}
