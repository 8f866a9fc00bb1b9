//! binary64 functions of one argument: hard cases, and 65,536 random and structured inputs, or `FPDSL_CASES` of them; all worst cases that
//! CORE-MATH lists, if `FPDSL_CORE_MATH` names a checkout.
// Arguments as their sources print them.
#![allow(clippy::excessive_precision)]

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::random::Random;
use fpdsl_math::{hard, reference, report, suite, worst};
use fpdsl_runtime::mode::Rounding;

const CHUNK: usize = 1 << 16;

fn cases() -> usize {
    let wanted = std::env::var("FPDSL_CASES").ok();
    wanted.and_then(|cases| cases.parse().ok()).unwrap_or(1 << 16)
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

/// The list of CORE-MATH's function `listed`, on every level.
fn check_worst(name: &str, maps: [(Rounding, Map); 4], listed: &str, function: fn(f64) -> f64) {
    let all = worst::singles(listed);
    let devices = worst::devices();
    for x in all.chunks(CHUNK) {
        for (mode, map) in maps {
            let expected = reference::map1(mode, function, x);
            for device in &devices {
                let what = format!("{name} in {mode} on {device:?}");
                suite::same(&what, x, &map(device, x), &expected, f64::to_bits, f64::is_nan);
            }
        }
    }
}

fn check(name: &str, maps: [(Rounding, Map); 4], function: fn(f64) -> f64, range: (f64, f64), near: &[f64]) {
    let mut random = Random(9);
    let chunks = cases().div_ceil(CHUNK);
    let hard = hard::inputs(name);
    let drawn = (0..chunks).map(|_| inputs(&mut random, range, near));
    for x in std::iter::once(hard.clone()).chain(drawn) {
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
    report::ran(
        name,
        "four modes",
        chunks * CHUNK + hard.len(),
        "lanes and single elements",
    );
}

/// Limits of the reductions, and numbers near multiples of a quarter of a turn.
const CIRCLE: [f64; 14] = [
    0.0,
    -0.0,
    std::f64::consts::PI,
    -std::f64::consts::FRAC_PI_2,
    std::f64::consts::FRAC_PI_4,
    355.0,
    1e6,
    1048576.0,
    9.313225746154785e-10,
    1.1830521861667747e-271,
    f64::MIN_POSITIVE,
    6381956970095103.0 * 128.0,
    f64::MAX,
    f64::INFINITY,
];

/// Limits of the phases, and arguments whose results are beside a half turn or its parts.
const INVERSE: [f64; 14] = [
    0.0,
    1.0,
    -1.0,
    0.5,
    std::f64::consts::FRAC_1_SQRT_2,
    9.313225746154785e-10,
    1.3552527156068805e-20,
    -1.1830521861667747e-271,
    3.5e-308,
    f64::MIN_POSITIVE,
    7.378697629483821e19,
    1e17,
    f64::MAX,
    f64::INFINITY,
];

/// Multiples of quarters, numbers without a fraction, and limits of the phases.
const TURNS: [f64; 14] = [
    0.0,
    0.25,
    -0.5,
    0.75,
    1.0,
    -1.25,
    7.5,
    1048576.0,
    4503599627370496.0,
    9007199254740992.0,
    1.3552527156068805e-20,
    1.1830521861667747e-271,
    f64::MIN_POSITIVE,
    f64::INFINITY,
];

macro_rules! functions {
    ($($name:ident, core_math::$reference:ident, $range:expr, $near:expr;)*) => {$(
        #[test]
        fn $name() {
            macro_rules! maps {
                ($M:ident) => {
                    |device, x| fpdsl::math::$name::map_in::<$M, _>(x).run(device).unwrap().to_vec().unwrap()
                };
            }
            let maps: [(Rounding, Map); 4] = [
                (Rounding::NearestEven, maps!(Rn)),
                (Rounding::TowardZero, maps!(Rz)),
                (Rounding::TowardPositive, maps!(Ru)),
                (Rounding::TowardNegative, maps!(Rd)),
            ];
            check(stringify!($name), maps, core_math::$reference, $range, &$near);
            check_worst(stringify!($name), maps, stringify!($reference), core_math::$reference);
        }
    )*};
}

functions! {
    exp, core_math::exp, (-746.0, 710.0), [0.0, 1.0, -1.0, 709.782712893384, -708.3964185322641, -708.3964527489754, -745.1332191019411, 700.0, -700.0, f64::INFINITY, f64::MAX];
    ln, core_math::log, (0.0, 1e3), [1.0, 0.0, 2.0, 0.5, std::f64::consts::SQRT_2, f64::MIN_POSITIVE, f64::MAX, f64::INFINITY];
    exp2, core_math::exp2, (-1080.0, 1030.0), [0.0, 1.0, -1.0, 3.0, 1024.0, -1022.0, -1074.0, -1075.0, f64::INFINITY, f64::MAX];
    exp10, core_math::exp10, (-326.0, 310.0), [0.0, 1.0, -1.0, 22.0, 23.0, 24.0, 308.25471555991674, -307.6526555685888, -323.3062153431158, -323.6072453387798, f64::INFINITY, f64::MAX];
    exp_m1, core_math::expm1, (-45.0, 710.0), [0.0, 1.0, -1.0, 709.782712893384, -40.0, -37.42994775023705, 5.551115123125783e-17, 1e-10, 3.4e-4, f64::MIN_POSITIVE, f64::INFINITY, f64::MAX];
    log2, core_math::log2, (0.0, 1e3), [1.0, 0.0, 2.0, 0.5, 8.0, 1024.0, std::f64::consts::SQRT_2, f64::MIN_POSITIVE, f64::MAX, f64::INFINITY];
    log10, core_math::log10, (0.0, 1e3), [1.0, 0.0, 10.0, 100.0, 1e15, 1e22, 1e23, 0.1, 1e-5, f64::MIN_POSITIVE, f64::MAX, f64::INFINITY];
    ln_1p, core_math::log1p, (-1.0, 1e3), [1.0, 0.0, -1.0, -0.5, 1e30, 1e300, 5.551115123125783e-17, 1e-5, f64::MIN_POSITIVE, f64::MAX, f64::INFINITY];
    sinh, core_math::sinh, (-712.0, 712.0), [0.0, 1.0, 3.4e-4, 7.450580596923828e-9, 20.0, 37.0, 700.0, 710.4758600739439, f64::MIN_POSITIVE, f64::INFINITY, f64::MAX];
    cosh, core_math::cosh, (-712.0, 712.0), [0.0, 1.0, 3.4e-4, 7.450580596923828e-9, 20.0, 37.0, 700.0, 710.4758600739439, f64::INFINITY, f64::MAX];
    tanh, core_math::tanh, (-21.0, 21.0), [0.0, 1.0, 3.4e-4, 7.450580596923828e-9, 18.714973875118524, 19.06154746539849, 20.0, f64::MIN_POSITIVE, f64::INFINITY, f64::MAX];
    asinh, core_math::asinh, (-50.0, 50.0), [0.0, 1.0, 3.4e-4, 7.450580596923828e-9, 1e9, 1.152921504606847e18, 1e300, f64::MIN_POSITIVE, f64::INFINITY, f64::MAX];
    acosh, core_math::acosh, (1.0, 50.0), [1.0, 0.0, 1.00034, 1.5, 1e9, 1.152921504606847e18, 1e300, f64::INFINITY, f64::MAX];
    atanh, core_math::atanh, (-1.0, 1.0), [0.0, 1.0, 0.5, 3.4e-4, 7.450580596923828e-9, f64::MIN_POSITIVE, f64::INFINITY];
    sin, core_math::sin, (-1e3, 1e3), CIRCLE;
    cos, core_math::cos, (-1e3, 1e3), CIRCLE;
    tan, core_math::tan, (-1e3, 1e3), CIRCLE;
    asin, core_math::asin, (-1.0, 1.0), INVERSE;
    acos, core_math::acos, (-1.0, 1.0), INVERSE;
    atan, core_math::atan, (-10.0, 10.0), INVERSE;
    sin_pi, core_math::sinpi, (-10.0, 10.0), TURNS;
    cos_pi, core_math::cospi, (-10.0, 10.0), TURNS;
    tan_pi, core_math::tanpi, (-10.0, 10.0), TURNS;
    asin_pi, core_math::asinpi, (-1.0, 1.0), INVERSE;
    acos_pi, core_math::acospi, (-1.0, 1.0), INVERSE;
    atan_pi, core_math::atanpi, (-10.0, 10.0), INVERSE;
    gamma, core_math::tgamma, (-184.0, 172.0), [0.0, 1.0, 2.0, 23.0, 24.0, 171.62437695630272, -183.5, -170.5, -1.0, -20.0, -100.5, 101.0, 5.562684646268003e-309, -5.562684646268003e-309, 9.332636185032189e-302, f64::MAX, f64::INFINITY];
    ln_gamma, core_math::lgamma, (-40.0, 40.0), [0.0, 1.0, 2.0, 16.0, -20.0, -2.4570247382208006, -2.7476826467274127, -3.143580888349980, -3.955294284858598, -4.039361839740537, -4.991544640560048, -5.008218168322593, -9.999999724266629, -15.000000000000764, 2.5563481638716906e305, 1.0715086071862673e301, f64::MIN_POSITIVE, f64::MAX, f64::INFINITY];
    erf, core_math::erf, (-6.5, 6.5), [0.0, 1.0, 5.9375, 5.921587195794507, 3.054936363499605e-151, 0.0625, 6.0, f64::MIN_POSITIVE, 2e-308, f64::INFINITY];
    erfc, core_math::erfc, (-6.5, 28.0), [0.0, 1.0, 2.0, 0.125, -5.863584748755168, -6.0, 26.5, 26.543258454250983, 27.226017111108366, 1.3877787807814457e-17, f64::INFINITY];
    cbrt, core_math::cbrt, (-1e3, 1e3), [1.0, 0.0, 8.0, 27.0, 4503599627370496.0, f64::MIN_POSITIVE, f64::MAX, f64::INFINITY];
}

#[test]
fn hard_cube_roots() {
    let x = fpdsl_math::hard_powers::CBRT.map(f64::from_bits);
    macro_rules! mode {
        ($M:ident, $mode:ident) => {
            let expected = reference::map1(Rounding::$mode, core_math::cbrt, &x);
            let found = fpdsl::math::cbrt::map_in::<$M, _>(&x)
                .run(&Device::host())
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
