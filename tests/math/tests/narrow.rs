//! binary16 and bfloat16: every input, in four modes, on lanes and one at a time.
//!
//! The reference is CORE-MATH's function of binary64, rounded down and up: together they say whether the result is a number of
//! binary64, so that one more rounding gives the correct one.

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::{reference, report, suite};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::mode::Rounding;
use fpdsl_runtime::soft;
use half::{bf16, f16};

/// The correctly rounded results in a mode.
fn expected(format: Format, mode: Rounding, function: fn(f64) -> f64, x: &[f64]) -> Vec<u64> {
    let down = reference::map1(Rounding::TowardNegative, function, x);
    let up = reference::map1(Rounding::TowardPositive, function, x);
    let once = |(&down, &up): (&f64, &f64)| {
        // Of two neighbours the one that is odd.
        let odd = if down.to_bits() & 1 == 1 { down } else { up };
        soft::convert(Format::F64, format, mode, odd.to_bits())
    };
    down.iter().zip(&up).map(once).collect()
}

macro_rules! functions {
    ($($test:ident: $name:ident of $native:ident as $format:ident, $reference:path;)*) => {$(
        #[test]
        fn $test() {
            let x: Vec<$native> = (0..=u16::MAX).map($native::from_bits).collect();
            let wide: Vec<f64> = x.iter().map(|x| x.to_f64()).collect();
            macro_rules! mode {
                ($M:ident, $mode:ident) => {
                    let expected: Vec<$native> = expected(Format::$format, Rounding::$mode, $reference, &wide)
                        .into_iter()
                        .map(|bits| $native::from_bits(bits as u16))
                        .collect();
                    for strategy in [Strategy::Lanes, Strategy::Single] {
                        let device = Device::host().with_strategy(strategy);
                        let found = fpdsl::math::$name::map_in::<$M, _>(&x).run(&device).unwrap().to_vec().unwrap();
                        let what = concat!(stringify!($name), " of ", stringify!($native), " in ", stringify!($M));
                        suite::same(what, &x, &found, &expected, |y| u64::from(y.to_bits()), |y| y.is_nan());
                    }
                    report::ran(stringify!($test), stringify!($M), x.len(), "lanes and single elements");
                };
            }
            mode!(Rn, NearestEven);
            mode!(Rz, TowardZero);
            mode!(Ru, TowardPositive);
            mode!(Rd, TowardNegative);
        }
    )*};
}

functions! {
    exp_f16: exp of f16 as F16, core_math::exp;
    exp_bf16: exp of bf16 as Bf16, core_math::exp;
    exp2_f16: exp2 of f16 as F16, core_math::exp2;
    exp2_bf16: exp2 of bf16 as Bf16, core_math::exp2;
    ln_f16: ln of f16 as F16, core_math::log;
    ln_bf16: ln of bf16 as Bf16, core_math::log;
    exp10_f16: exp10 of f16 as F16, core_math::exp10;
    exp10_bf16: exp10 of bf16 as Bf16, core_math::exp10;
    exp_m1_f16: exp_m1 of f16 as F16, core_math::expm1;
    exp_m1_bf16: exp_m1 of bf16 as Bf16, core_math::expm1;
    log2_f16: log2 of f16 as F16, core_math::log2;
    log2_bf16: log2 of bf16 as Bf16, core_math::log2;
    log10_f16: log10 of f16 as F16, core_math::log10;
    log10_bf16: log10 of bf16 as Bf16, core_math::log10;
    ln_1p_f16: ln_1p of f16 as F16, core_math::log1p;
    ln_1p_bf16: ln_1p of bf16 as Bf16, core_math::log1p;
    sinh_f16: sinh of f16 as F16, core_math::sinh;
    sinh_bf16: sinh of bf16 as Bf16, core_math::sinh;
    cosh_f16: cosh of f16 as F16, core_math::cosh;
    cosh_bf16: cosh of bf16 as Bf16, core_math::cosh;
    tanh_f16: tanh of f16 as F16, core_math::tanh;
    tanh_bf16: tanh of bf16 as Bf16, core_math::tanh;
    asinh_f16: asinh of f16 as F16, core_math::asinh;
    asinh_bf16: asinh of bf16 as Bf16, core_math::asinh;
    acosh_f16: acosh of f16 as F16, core_math::acosh;
    acosh_bf16: acosh of bf16 as Bf16, core_math::acosh;
    atanh_f16: atanh of f16 as F16, core_math::atanh;
    atanh_bf16: atanh of bf16 as Bf16, core_math::atanh;
    erf_f16: erf of f16 as F16, core_math::erf;
    erf_bf16: erf of bf16 as Bf16, core_math::erf;
    erfc_f16: erfc of f16 as F16, core_math::erfc;
    erfc_bf16: erfc of bf16 as Bf16, core_math::erfc;
    sin_f16: sin of f16 as F16, core_math::sin;
    sin_bf16: sin of bf16 as Bf16, core_math::sin;
    cos_f16: cos of f16 as F16, core_math::cos;
    cos_bf16: cos of bf16 as Bf16, core_math::cos;
    tan_f16: tan of f16 as F16, core_math::tan;
    tan_bf16: tan of bf16 as Bf16, core_math::tan;
    asin_f16: asin of f16 as F16, core_math::asin;
    asin_bf16: asin of bf16 as Bf16, core_math::asin;
    acos_f16: acos of f16 as F16, core_math::acos;
    acos_bf16: acos of bf16 as Bf16, core_math::acos;
    atan_f16: atan of f16 as F16, core_math::atan;
    atan_bf16: atan of bf16 as Bf16, core_math::atan;
    sin_pi_f16: sin_pi of f16 as F16, core_math::sinpi;
    sin_pi_bf16: sin_pi of bf16 as Bf16, core_math::sinpi;
    cos_pi_f16: cos_pi of f16 as F16, core_math::cospi;
    cos_pi_bf16: cos_pi of bf16 as Bf16, core_math::cospi;
    tan_pi_f16: tan_pi of f16 as F16, core_math::tanpi;
    tan_pi_bf16: tan_pi of bf16 as Bf16, core_math::tanpi;
    asin_pi_f16: asin_pi of f16 as F16, core_math::asinpi;
    asin_pi_bf16: asin_pi of bf16 as Bf16, core_math::asinpi;
    acos_pi_f16: acos_pi of f16 as F16, core_math::acospi;
    acos_pi_bf16: acos_pi of bf16 as Bf16, core_math::acospi;
    atan_pi_f16: atan_pi of f16 as F16, core_math::atanpi;
    atan_pi_bf16: atan_pi of bf16 as Bf16, core_math::atanpi;
    cbrt_f16: cbrt of f16 as F16, core_math::cbrt;
    cbrt_bf16: cbrt of bf16 as Bf16, core_math::cbrt;
    gamma_f16: gamma of f16 as F16, core_math::tgamma;
    gamma_bf16: gamma of bf16 as Bf16, core_math::tgamma;
    ln_gamma_f16: ln_gamma of f16 as F16, core_math::lgamma;
    ln_gamma_bf16: ln_gamma of bf16 as Bf16, core_math::lgamma;
}
