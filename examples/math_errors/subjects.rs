//! The functions, where they are looked at, and who has them.

use fpdsl::math;

/// A library's function, of one or two numbers.
pub type Function = fn([f32; 2]) -> f32;

/// What is compared.
pub struct Subject {
    pub name: &'static str,
    /// The ranges of the arguments; the first is the axis, and a function of one argument ignores the second.
    pub ranges: [(f64, f64); 2],
    /// The result to far more digits than binary32 has.
    pub exact: fn([f64; 2]) -> f64,
    /// The libraries that have the function.
    pub libraries: &'static [(&'static str, Function)],
}

/// The ranges of the arguments, and their names in a function's body.
macro_rules! arguments {
    (ranges ($x:ident: $low:literal, $high:literal)) => {
        [($low, $high), (0.0, 0.0)]
    };
    (ranges ($x:ident: $low:literal, $high:literal; $y:ident: $from:literal, $to:literal)) => {
        [($low, $high), ($from, $to)]
    };
    (named $both:ident ($x:ident: $($range:literal),*)) => {
        let $x = $both[0];
    };
    (named $both:ident ($x:ident: $low:literal, $high:literal; $y:ident: $($range:literal),*)) => {
        let [$x, $y] = $both;
    };
}

macro_rules! subjects {
    ($($name:ident $arguments:tt = $exact:expr, $($library:ident $call:expr),*;)*) => {
        &[$(Subject {
            name: stringify!($name),
            ranges: arguments!(ranges $arguments),
            exact: |both| {
                arguments!(named both $arguments);
                $exact
            },
            libraries: &[$((stringify!($library), |both| {
                arguments!(named both $arguments);
                $call
            })),*],
        }),*]
    };
}

/// The exact results are those of CORE-MATH in binary64. Where it has none, they are fpdsl's in binary64, which are faithful.
pub const SUBJECTS: &[Subject] = subjects! {
    exp(x: -20.0, 20.0) = core_math::exp(x),
        std x.exp(), libm libm::expf(x), pxfm pxfm::f_expf(x), fpdsl math::exp(x);
    exp2(x: -20.0, 20.0) = core_math::exp2(x),
        std x.exp2(), libm libm::exp2f(x), pxfm pxfm::f_exp2f(x), fpdsl math::exp2(x);
    exp10(x: -8.0, 8.0) = core_math::exp10(x),
        libm libm::exp10f(x), pxfm pxfm::f_exp10f(x), fpdsl math::exp10(x);
    exp_m1(x: -2.0, 4.0) = core_math::expm1(x),
        std x.exp_m1(), libm libm::expm1f(x), pxfm pxfm::f_expm1f(x), fpdsl math::exp_m1(x);
    ln(x: 0.05, 4.05) = core_math::log(x),
        std x.ln(), libm libm::logf(x), pxfm pxfm::f_logf(x), fpdsl math::ln(x);
    log2(x: 0.05, 4.05) = core_math::log2(x),
        std x.log2(), libm libm::log2f(x), pxfm pxfm::f_log2f(x), fpdsl math::log2(x);
    log10(x: 0.05, 4.05) = core_math::log10(x),
        std x.log10(), libm libm::log10f(x), pxfm pxfm::f_log10f(x), fpdsl math::log10(x);
    ln_1p(x: -0.9, 3.1) = core_math::log1p(x),
        std x.ln_1p(), libm libm::log1pf(x), pxfm pxfm::f_log1pf(x), fpdsl math::ln_1p(x);
    sin(x: -10.0, 10.0) = core_math::sin(x),
        std x.sin(), libm libm::sinf(x), pxfm pxfm::f_sinf(x), fpdsl math::sin(x);
    cos(x: -10.0, 10.0) = core_math::cos(x),
        std x.cos(), libm libm::cosf(x), pxfm pxfm::f_cosf(x), fpdsl math::cos(x);
    tan(x: -10.0, 10.0) = core_math::tan(x),
        std x.tan(), libm libm::tanf(x), pxfm pxfm::f_tanf(x), fpdsl math::tan(x);
    sin_pi(x: -4.0, 4.0) = core_math::sinpi(x), pxfm pxfm::f_sinpif(x), fpdsl math::sin_pi(x);
    cos_pi(x: -4.0, 4.0) = core_math::cospi(x), pxfm pxfm::f_cospif(x), fpdsl math::cos_pi(x);
    tan_pi(x: -4.0, 4.0) = core_math::tanpi(x), pxfm pxfm::f_tanpif(x), fpdsl math::tan_pi(x);
    asin(x: -1.0, 1.0) = core_math::asin(x),
        std x.asin(), libm libm::asinf(x), pxfm pxfm::f_asinf(x), fpdsl math::asin(x);
    acos(x: -1.0, 1.0) = core_math::acos(x),
        std x.acos(), libm libm::acosf(x), pxfm pxfm::f_acosf(x), fpdsl math::acos(x);
    atan(x: -8.0, 8.0) = core_math::atan(x),
        std x.atan(), libm libm::atanf(x), pxfm pxfm::f_atanf(x), fpdsl math::atan(x);
    asin_pi(x: -1.0, 1.0) = core_math::asinpi(x), pxfm pxfm::f_asinpif(x), fpdsl math::asin_pi(x);
    acos_pi(x: -1.0, 1.0) = core_math::acospi(x), pxfm pxfm::f_acospif(x), fpdsl math::acos_pi(x);
    atan_pi(x: -8.0, 8.0) = core_math::atanpi(x), pxfm pxfm::f_atanpif(x), fpdsl math::atan_pi(x);
    atan2(y: -8.0, 8.0; x: -8.0, 8.0) = core_math::atan2(y, x),
        std y.atan2(x), libm libm::atan2f(y, x), pxfm pxfm::f_atan2f(y, x), fpdsl math::atan2(y, x);
    atan2_pi(y: -8.0, 8.0; x: -8.0, 8.0) = core_math::atan2pi(y, x),
        pxfm pxfm::f_atan2pif(y, x), fpdsl math::atan2_pi(y, x);
    sinh(x: -8.0, 8.0) = core_math::sinh(x),
        std x.sinh(), libm libm::sinhf(x), pxfm pxfm::f_sinhf(x), fpdsl math::sinh(x);
    cosh(x: -8.0, 8.0) = core_math::cosh(x),
        std x.cosh(), libm libm::coshf(x), pxfm pxfm::f_coshf(x), fpdsl math::cosh(x);
    tanh(x: -4.0, 4.0) = core_math::tanh(x),
        std x.tanh(), libm libm::tanhf(x), pxfm pxfm::f_tanhf(x), fpdsl math::tanh(x);
    asinh(x: -8.0, 8.0) = core_math::asinh(x),
        std x.asinh(), libm libm::asinhf(x), pxfm pxfm::f_asinhf(x), fpdsl math::asinh(x);
    acosh(x: 1.0, 9.0) = core_math::acosh(x),
        std x.acosh(), libm libm::acoshf(x), pxfm pxfm::f_acoshf(x), fpdsl math::acosh(x);
    atanh(x: -1.0, 1.0) = core_math::atanh(x),
        std x.atanh(), libm libm::atanhf(x), pxfm pxfm::f_atanhf(x), fpdsl math::atanh(x);
    cbrt(x: -8.0, 8.0) = core_math::cbrt(x),
        std x.cbrt(), libm libm::cbrtf(x), pxfm pxfm::f_cbrtf(x), fpdsl math::cbrt(x);
    hypot(x: -8.0, 8.0; y: -8.0, 8.0) = core_math::hypot(x, y),
        std x.hypot(y), libm libm::hypotf(x, y), pxfm pxfm::f_hypotf(x, y), fpdsl math::hypot(x, y);
    powf(x: 0.0, 8.0; y: -20.0, 20.0) = core_math::pow(x, y),
        std x.powf(y), libm libm::powf(x, y), pxfm pxfm::f_powf(x, y), fpdsl math::powf(x, y);
    powi(x: 0.0, 8.0; n: -20.0, 20.0) = core_math::pow(x, n.trunc()),
        std x.powi(n as i32), fpdsl math::powi(x, n as i32);
    compound(x: -0.8, 0.8; n: -40.0, 40.0) = math::compound(x, n as i32),
        pxfm pxfm::f_compoundf(x, n.trunc()), fpdsl math::compound(x, n as i32);
    erf(x: -4.0, 4.0) = core_math::erf(x), libm libm::erff(x), pxfm pxfm::f_erff(x), fpdsl math::erf(x);
    erfc(x: -3.0, 9.0) = core_math::erfc(x), libm libm::erfcf(x), pxfm pxfm::f_erfcf(x), fpdsl math::erfc(x);
    erfcx(x: -3.0, 9.0) = math::erfcx(x), pxfm pxfm::f_erfcxf(x), fpdsl math::erfcx(x);
    erfinv(x: -1.0, 1.0) = math::erfinv(x), pxfm pxfm::f_erfinvf(x), fpdsl math::erfinv(x);
    erfcinv(x: 0.0, 2.0) = math::erfcinv(x), pxfm pxfm::f_erfcinvf(x), fpdsl math::erfcinv(x);
    gamma(x: -4.0, 8.0) = core_math::tgamma(x), libm libm::tgammaf(x), pxfm pxfm::f_tgammaf(x), fpdsl math::gamma(x);
    ln_gamma(x: -4.0, 8.0) = core_math::lgamma(x), libm libm::lgammaf(x), pxfm pxfm::f_lgammaf(x), fpdsl math::ln_gamma(x);
    j0(x: 0.0, 40.0) = math::j0(x), libm libm::j0f(x), pxfm pxfm::f_j0f(x), fpdsl math::j0(x);
    j1(x: 0.0, 40.0) = math::j1(x), libm libm::j1f(x), pxfm pxfm::f_j1f(x), fpdsl math::j1(x);
    y0(x: 0.0, 40.0) = math::y0(x), libm libm::y0f(x), pxfm pxfm::f_y0f(x), fpdsl math::y0(x);
    y1(x: 0.0, 40.0) = math::y1(x), libm libm::y1f(x), pxfm pxfm::f_y1f(x), fpdsl math::y1(x);
};
