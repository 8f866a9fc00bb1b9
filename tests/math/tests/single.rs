//! binary32 functions of one argument: a stride through all encodings in every run, all of them with `FPDSL_EXHAUSTIVE=1` (in
//! release).

use fpdsl::Device;
use fpdsl::backend::Level;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::{reference, report, suite};
use fpdsl_runtime::mode::Rounding;

/// Prime, so that all exponents and all low digits occur.
const STRIDE: u64 = 20_011;
/// Inputs at a time.
const CHUNK: usize = 1 << 20;

fn stride() -> u64 {
    if std::env::var_os("FPDSL_EXHAUSTIVE").is_some() {
        1
    } else {
        STRIDE
    }
}

/// The host at each level for which bodies are compiled; where there is none, the host as it is.
fn compiled() -> Vec<Device> {
    let hosts = Device::hosts().into_iter().zip(Level::available());
    let compiled: Vec<Device> = hosts
        .filter(|(_, level)| **level != Level::Portable)
        .map(|(device, _)| device.with_strategy(Strategy::Lanes))
        .collect();
    if compiled.is_empty() {
        return vec![Device::host()];
    }
    compiled
}

type Map = fn(&Device, &[f32]) -> Vec<f32>;

fn check(name: &str, mode: Rounding, map: Map, function: fn(f32) -> f32) {
    let (stride, devices) = (stride(), compiled());
    let mut first = 0;
    while first < 1 << 32 {
        let inputs = (first..1 << 32).step_by(stride as usize).take(CHUNK);
        let x: Vec<f32> = inputs.map(|bits| f32::from_bits(bits as u32)).collect();
        let expected = reference::map1(mode, function, &x);
        for device in &devices {
            suite::same(
                &format!("{name} in {mode} on {}", device.name()),
                &x,
                &map(device, &x),
                &expected,
                |y| u64::from(y.to_bits()),
                f32::is_nan,
            );
        }
        first += stride * x.len() as u64;
    }
    report::ran(
        name,
        &mode.to_string(),
        (1_u64 << 32).div_ceil(stride) as usize * devices.len(),
        "lanes",
    );
}

/// Arguments around what the functions treat apart: zeros, the smallest and largest numbers, limits of ranges.
fn edges() -> Vec<f32> {
    let at = [
        0.0,
        1.0,
        2.0,
        0.5,
        0.25,
        0.75,
        1.5,
        3.0,
        4194303.5,
        8388608.0,
        88.72,
        87.33,
        103.97,
        256.0,
        128.0,
        149.0,
        150.0,
        1048576.0,
        8.0,
        35.0401,
        42.5,
        f32::MIN_POSITIVE,
        f32::MAX,
        std::f32::consts::PI,
        std::f32::consts::FRAC_PI_2,
        5992555.0,
        3.0,
        10.0,
        38.5318,
        44.8535,
        89.4160,
        9.0109,
        4.0,
        3.8325,
        0.125,
        0.00390625,
        1e-4,
        1e10,
        2.457025,
        2.747683,
        3.143_581,
        4.991545,
        8.000024,
        16.0,
        20.0,
        4.0850034e36,
        f32::INFINITY,
    ];
    let mut edges = vec![f32::NAN];
    for x in at {
        for step in -20..=20_i32 {
            let near = f32::from_bits(f32::to_bits(x).wrapping_add_signed(step));
            edges.extend([near, -near]);
        }
    }
    edges
}

macro_rules! functions {
    ($($name:ident, $reference:path;)*) => {$(
        mod $name {
            use super::*;

            macro_rules! maps {
                ($M:ident) => {
                    |device, x| fpdsl::math::$name::map_in::<$M, _>(x).run(device).unwrap().to_vec().unwrap()
                };
            }

            const MODES: [(Rounding, Map); 4] = [
                (Rounding::NearestEven, maps!(Rn)),
                (Rounding::TowardZero, maps!(Rz)),
                (Rounding::TowardPositive, maps!(Ru)),
                (Rounding::TowardNegative, maps!(Rd)),
            ];

            #[test]
            fn all_exponents() {
                for (mode, map) in MODES {
                    check(stringify!($name), mode, map, $reference);
                }
            }

            #[test]
            fn edges_on_every_level() {
                let x = edges();
                for (mode, map) in MODES {
                    let expected = reference::map1(mode, $reference, &x);
                    for device in Device::hosts() {
                        for strategy in [Strategy::Lanes, Strategy::Single] {
                            let device = device.with_strategy(strategy);
                            let what = format!("{} in {mode} on {}, {strategy:?}", stringify!($name), device.name());
                            suite::same(&what, &x, &map(&device, &x), &expected, |y| u64::from(y.to_bits()), f32::is_nan);
                        }
                    }
                }
            }
        }
    )*};
}

functions! {
    exp, core_math::expf;
    exp2, core_math::exp2f;
    ln, core_math::logf;
    exp10, core_math::exp10f;
    exp_m1, core_math::expm1f;
    log2, core_math::log2f;
    log10, core_math::log10f;
    ln_1p, core_math::log1pf;
    sinh, core_math::sinhf;
    cosh, core_math::coshf;
    tanh, core_math::tanhf;
    asinh, core_math::asinhf;
    acosh, core_math::acoshf;
    atanh, core_math::atanhf;
    erf, core_math::erff;
    erfc, core_math::erfcf;
    sin, core_math::sinf;
    cos, core_math::cosf;
    tan, core_math::tanf;
    asin, core_math::asinf;
    acos, core_math::acosf;
    atan, core_math::atanf;
    sin_pi, core_math::sinpif;
    cos_pi, core_math::cospif;
    tan_pi, core_math::tanpif;
    asin_pi, core_math::asinpif;
    acos_pi, core_math::acospif;
    atan_pi, core_math::atanpif;
    cbrt, core_math::cbrtf;
    gamma, core_math::tgammaf;
    ln_gamma, core_math::lgammaf;
}
