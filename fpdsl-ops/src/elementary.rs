//! The elementary functions.
//!
//! Rows are as those of [`Operation`](crate::Operation), with the trait of the formats that have the function. The origin names its
//! bodies in `fpdsl_runtime::math`: that of formats of at most 32 bits, that of binary64, and, where there is one, that of binary32 in
//! pairs of binary32, which GPUs with slow binary64 run. What a GPU approximates has one body, which hosts run to nearest. Behind CUDA's
//! name are
//!
//! - the formats in which it is correctly rounded (`correct`), those in which it is `faithful`, and those in which a GPU has an
//!   `approximate` form;
//! - about how many simple operations a call adds to a body ([`Row::weight`]);
//! - a known value: the first argument, the rest, and the result to nearest.

use crate::Row;
use crate::row::{shape, words};

rows! {
    /// An elementary function, as a value.
    Elementary ELEMENTARY elementary operation elementary_methods

    /// e to the power of `x`.
    Exp: fn exp(x: Self) -> Self = { x.exp() },
        float, rounded, flushed, (elementary exp::exp, exp64::exp, narrow::exp::exp), (method Exp), "9.2: exp", "expf",
        correct [f16 bf16 f32 f64], 39, "1.0_f64", "", "std::f64::consts::E";

    /// 2 to the power of `x`.
    Exp2: fn exp2(x: Self) -> Self = { x.exp2() },
        float, rounded, flushed, (elementary exp::exp2, bases64::exp2, narrow::exp::exp2), (method Exp2), "9.2: exp2", "exp2f",
        correct [f16 bf16 f32 f64], 39, "10.0_f64", "", "1024.0";

    /// 10 to the power of `x`.
    Exp10: fn exp10(x: Self) -> Self = { x.exp10() },
        float, rounded, flushed, (elementary bases::exp10, bases64::exp10, narrow::exp::exp10), (method Exp10), "9.2: exp10", "exp10f",
        correct [f16 bf16 f32 f64], 39, "3.0_f64", "", "1000.0";

    /// e to the power of `x`, less 1, also where that is small.
    ExpM1: fn exp_m1(x: Self) -> Self = { x.exp_m1() },
        float, rounded, flushed, (elementary near::exp_m1, near64::exp_m1), (method ExpM1), "9.2: expm1", "expm1f",
        correct [f16 bf16 f32 f64], 52, "1e-300_f64", "", "1e-300";

    /// The natural logarithm; a zero gives negative infinity, a negative operand NaN.
    Ln: fn ln(x: Self) -> Self = { x.ln() },
        float, rounded, flushed, (elementary log::ln, log64::ln, narrow::log::ln), (method Ln), "9.2: log", "logf",
        correct [f16 bf16 f32 f64], 52, "2.0_f64", "", "std::f64::consts::LN_2";

    /// The logarithm to the base 2; a zero gives negative infinity, a negative operand NaN.
    Log2: fn log2(x: Self) -> Self = { x.log2() },
        float, rounded, flushed, (elementary bases::log2, bases64::log2, narrow::log::log2), (method Log2), "9.2: log2", "log2f",
        correct [f16 bf16 f32 f64], 52, "8.0_f64", "", "3.0";

    /// The logarithm to the base 10; a zero gives negative infinity, a negative operand NaN.
    Log10: fn log10(x: Self) -> Self = { x.log10() },
        float, rounded, flushed, (elementary bases::log10, bases64::log10, narrow::log::log10), (method Log10), "9.2: log10", "log10f",
        correct [f16 bf16 f32 f64], 52, "1000.0_f64", "", "3.0";

    /// The natural logarithm of 1 + `x`, also where `x` is small; -1 gives negative infinity, less NaN.
    Ln1p: fn ln_1p(x: Self) -> Self = { x.ln_1p() },
        float, rounded, flushed, (elementary near::ln_1p, near64::ln_1p), (method Ln1p), "9.2: logp1", "log1pf",
        correct [f16 bf16 f32 f64], 52, "1e-300_f64", "", "1e-300";

    /// The hyperbolic sine of `x`.
    Sinh: fn sinh(x: Self) -> Self = { x.sinh() },
        float, rounded, flushed, (elementary hyper::sinh, hyper64::sinh), (method Sinh), "9.2: sinh", "sinhf",
        correct [f16 bf16 f32 f64], 52, "1.0_f64", "", "1.1752011936438014";

    /// The hyperbolic cosine of `x`.
    Cosh: fn cosh(x: Self) -> Self = { x.cosh() },
        float, rounded, flushed, (elementary hyper::cosh, hyper64::cosh), (method Cosh), "9.2: cosh", "coshf",
        correct [f16 bf16 f32 f64], 41, "1.0_f64", "", "1.5430806348152437";

    /// The hyperbolic tangent of `x`.
    Tanh: fn tanh(x: Self) -> Self = { x.tanh() },
        float, rounded, flushed, (elementary hyper::tanh, hyper64::tanh), (method Tanh), "9.2: tanh", "tanhf",
        correct [f16 bf16 f32 f64], 52, "1.0_f64", "", "0.76159415595576489";

    /// The inverse hyperbolic sine of `x`.
    Asinh: fn asinh(x: Self) -> Self = { x.asinh() },
        float, rounded, flushed, (elementary area::asinh, area64::asinh), (method Asinh), "9.2: asinh", "asinhf",
        correct [f16 bf16 f32 f64], 65, "1.0_f64", "", "0.88137358701954303";

    /// The inverse hyperbolic cosine of `x`; an operand below 1 gives NaN.
    Acosh: fn acosh(x: Self) -> Self = { x.acosh() },
        float, rounded, flushed, (elementary area::acosh, area64::acosh), (method Acosh), "9.2: acosh", "acoshf",
        correct [f16 bf16 f32 f64], 65, "2.0_f64", "", "1.3169578969248167";

    /// The inverse hyperbolic tangent of `x`; 1 gives an infinity, a larger operand NaN.
    Atanh: fn atanh(x: Self) -> Self = { x.atanh() },
        float, rounded, flushed, (elementary area::atanh, area64::atanh), (method Atanh), "9.2: atanh", "atanhf",
        correct [f16 bf16 f32 f64], 65, "0.5_f64", "", "0.54930614433405485";

    /// The error function of `x`.
    Erf: fn erf(x: Self) -> Self = { x.erf() },
        float, rounded, flushed, (elementary erf::erf, error64::erf), (method Erf), "the error function", "erff",
        correct [f16 bf16 f32 f64], 36, "1.0_f64", "", "0.84270079294971487";

    /// The complement of the error function, 1 - erf(`x`), also where that is small.
    Erfc: fn erfc(x: Self) -> Self = { x.erfc() },
        float, rounded, flushed, (elementary error::erfc, error64::erfc), (method Erfc), "–: erfc", "erfcf",
        correct [f16 bf16 f32 f64], 65, "1.0_f64", "", "0.15729920705028513";

    /// `erfc` times e to the power of `x * x`. Of f64 it is faithful.
    Erfcx: fn erfcx(x: Self) -> Self = { x.erfcx() },
        float, rounded, flushed, (elementary error::erfcx, normal64::erfcx), (method Erfcx), "–: scaled erfc", "erfcxf",
        correct [f16 bf16 f32] faithful [f64], 65, "1.0_f32", "", "0.42758358";

    /// The distribution function of the standard normal distribution. Of f64 it is faithful.
    Normcdf: fn normcdf(x: Self) -> Self = { x.normcdf() },
        float, rounded, flushed, (elementary error::normcdf, normal64::normcdf), (method Normcdf), "–: normal distribution", "normcdff",
        correct [f16 bf16 f32] faithful [f64], 65, "0.0_f32", "", "0.5";

    /// The inverse of `erf`: NaN beyond 1. Of f64 it is faithful.
    Erfinv: fn erfinv(x: Self) -> Self = { x.erfinv() },
        float, rounded, flushed, (elementary error_inverse::erfinv, error_inverse64::erfinv), (method Erfinv), "–: inverse of erf", "erfinvf",
        correct [f16 bf16 f32] faithful [f64], 24, "1.0_f32", "", "f32::INFINITY";

    /// The inverse of `erfc`: NaN below 0 and above 2. Of f64 it is faithful.
    Erfcinv: fn erfcinv(x: Self) -> Self = { x.erfcinv() },
        float, rounded, flushed, (elementary error_inverse::erfcinv, error_inverse64::erfcinv), (method Erfcinv), "–: inverse of erfc", "erfcinvf",
        correct [f16 bf16 f32] faithful [f64], 24, "0.0_f32", "", "f32::INFINITY";

    /// The inverse of `normcdf`: NaN below 0 and above 1. Of f64 it is faithful.
    Normcdfinv: fn normcdfinv(x: Self) -> Self = { x.normcdfinv() },
        float, rounded, flushed, (elementary error_inverse::normcdfinv, error_inverse64::normcdfinv), (method Normcdfinv), "–: normal quantiles", "normcdfinvf",
        correct [f16 bf16 f32] faithful [f64], 24, "0.5_f32", "", "0.0";

    /// The sine of `x` radians; an infinity gives NaN.
    Sin: fn sin(x: Self) -> Self = { x.sin() },
        float, rounded, flushed, (elementary trig::sin, circle64::sin, narrow::trig::sin), (method Sin), "9.2: sin", "sinf",
        correct [f16 bf16 f32 f64], 52, "std::f64::consts::FRAC_PI_2", "", "1.0";

    /// The cosine of `x` radians; an infinity gives NaN.
    Cos: fn cos(x: Self) -> Self = { x.cos() },
        float, rounded, flushed, (elementary trig::cos, circle64::cos, narrow::trig::cos), (method Cos), "9.2: cos", "cosf",
        correct [f16 bf16 f32 f64], 52, "std::f64::consts::PI", "", "-1.0";

    /// The sine and the cosine of `x` radians; an infinity gives NaN.
    SinCos: fn sin_cos(x: Self) -> (Self, Self) = { x.sin_cos() },
        float, rounded, flushed, (elementary trig::sin_cos, circle64::sin_cos, narrow::trig::sin_cos), (method SinCos), "9.2: sin, cos", "sincosf",
        correct [f16 bf16 f32 f64], 104, "0.0_f64", "", "(0.0, 1.0)";

    /// The tangent of `x` radians; an infinity gives NaN.
    Tan: fn tan(x: Self) -> Self = { x.tan() },
        float, rounded, flushed, (elementary trig::tan, circle64::tan, narrow::trig::tan), (method Tan), "9.2: tan", "tanf",
        correct [f16 bf16 f32 f64], 52, "1e-300_f64", "", "1e-300";

    /// The arc sine in radians; NaN beyond 1.
    Asin: fn asin(x: Self) -> Self = { x.asin() },
        float, rounded, flushed, (elementary inverse::asin, inverse64::asin), (method Asin), "9.2: asin", "asinf",
        correct [f16 bf16 f32 f64], 52, "1.0_f64", "", "std::f64::consts::FRAC_PI_2";

    /// The arc cosine in radians; NaN beyond 1.
    Acos: fn acos(x: Self) -> Self = { x.acos() },
        float, rounded, flushed, (elementary inverse::acos, inverse64::acos), (method Acos), "9.2: acos", "acosf",
        correct [f16 bf16 f32 f64], 52, "-1.0_f64", "", "std::f64::consts::PI";

    /// The arc tangent in radians.
    Atan: fn atan(x: Self) -> Self = { x.atan() },
        float, rounded, flushed, (elementary inverse::atan, inverse64::atan), (method Atan), "9.2: atan", "atanf",
        correct [f16 bf16 f32 f64], 52, "1.0_f64", "", "std::f64::consts::FRAC_PI_4";

    /// The angle of the point (x, y) in radians, with the special values of C's `atan2`.
    Atan2: fn atan2(y: Self, x: Self) -> Self = { y.atan2(x) },
        float, rounded, flushed, (elementary inverse::atan2, inverse64::atan2), (method Atan2), "9.2: atan2", "atan2f",
        correct [f16 bf16 f32 f64], 65, "1.0_f64", ", 0.0", "std::f64::consts::FRAC_PI_2";

    /// The sine of `x` half turns; an integer gives a zero with the sign of `x`, an infinity NaN.
    SinPi: fn sin_pi(x: Self) -> Self = { x.sin_pi() },
        float, rounded, flushed, (elementary turns::sin_pi, turns64::sin_pi), (method SinPi), "9.2: sinPi", "sinpif",
        correct [f16 bf16 f32 f64], 52, "0.5_f64", "", "1.0";

    /// The cosine of `x` half turns; an infinity gives NaN.
    CosPi: fn cos_pi(x: Self) -> Self = { x.cos_pi() },
        float, rounded, flushed, (elementary turns::cos_pi, turns64::cos_pi), (method CosPi), "9.2: cosPi", "cospif",
        correct [f16 bf16 f32 f64], 52, "1.0_f64", "", "-1.0";

    /// The tangent of `x` half turns, with the zeros and infinities of C's `tanpi`.
    TanPi: fn tan_pi(x: Self) -> Self = { x.tan_pi() },
        float, rounded, flushed, (elementary turns::tan_pi, turns64::tan_pi), (method TanPi), "9.2: tanPi", "",
        correct [f16 bf16 f32 f64], 52, "0.25_f64", "", "1.0";

    /// The arc sine in half turns; NaN beyond 1.
    AsinPi: fn asin_pi(x: Self) -> Self = { x.asin_pi() },
        float, rounded, flushed, (elementary inverse::asin_pi, inverse64::asin_pi), (method AsinPi), "9.2: asinPi", "",
        correct [f16 bf16 f32 f64], 52, "1.0_f64", "", "0.5";

    /// The arc cosine in half turns; NaN beyond 1.
    AcosPi: fn acos_pi(x: Self) -> Self = { x.acos_pi() },
        float, rounded, flushed, (elementary inverse::acos_pi, inverse64::acos_pi), (method AcosPi), "9.2: acosPi", "",
        correct [f16 bf16 f32 f64], 52, "-1.0_f64", "", "1.0";

    /// The arc tangent in half turns.
    AtanPi: fn atan_pi(x: Self) -> Self = { x.atan_pi() },
        float, rounded, flushed, (elementary inverse::atan_pi, inverse64::atan_pi), (method AtanPi), "9.2: atanPi", "",
        correct [f16 bf16 f32 f64], 52, "1.0_f64", "", "0.25";

    /// The angle of the point (x, y) in half turns, with the special values of C's `atan2pi`.
    Atan2Pi: fn atan2_pi(y: Self, x: Self) -> Self = { y.atan2_pi(x) },
        float, rounded, flushed, (elementary inverse::atan2_pi, inverse64::atan2_pi), (method Atan2Pi), "9.2: atan2Pi", "",
        correct [f16 bf16 f32 f64], 65, "1.0_f64", ", -1.0", "0.75";

    /// `x` to the power of `y`, with the special values of C's `pow`.
    Powf: fn powf(x: Self, y: Self) -> Self = { x.powf(y) },
        float, rounded, flushed, (elementary pow::powf, pow64::powf), (method Powf), "9.2: pow", "powf",
        correct [f16 bf16 f32 f64], 85, "2.0_f64", ", 0.5", "std::f64::consts::SQRT_2";

    /// `x` to the power of the integer `n`, as `powf` has it.
    Powi: fn powi(x: Self, n: i32) -> Self = { x.powi(n) },
        float, rounded, flushed, (elementary pow::powi, pow64::powi), (method Powi), "9.2: pown", "powif",
        correct [f16 bf16 f32 f64], 85, "3.0_f64", ", 4", "81.0";

    /// The root number `n` of `x`: x^(1/n); an `n` of 0 and even roots of negative numbers give NaN.
    Rootn: fn rootn(x: Self, n: i32) -> Self = { x.rootn(n) },
        float, rounded, flushed, (elementary pow::rootn, pow64::rootn), (method Rootn), "9.2: rootn", "",
        correct [f16 bf16 f32 f64], 85, "32.0_f64", ", 5", "2.0";

    /// `1 + x` to the power of the integer `n`; an `x` below -1 gives NaN.
    Compound: fn compound(x: Self, n: i32) -> Self = { x.compound(n) },
        float, rounded, flushed, (elementary pow::compound, pow64::compound), (method Compound), "9.2: compound", "",
        correct [f16 bf16 f32 f64], 85, "0.5_f64", ", 2", "2.25";

    /// The cube root.
    Cbrt: fn cbrt(x: Self) -> Self = { x.cbrt() },
        float, rounded, flushed, (elementary cbrt::cbrt, cbrt64::cbrt), (method Cbrt), "–: cube root", "cbrtf",
        correct [f16 bf16 f32 f64], 65, "27.0_f64", "", "3.0";

    /// The square root of `x * x + y * y`; an infinity counts more than a NaN.
    Hypot: fn hypot(x: Self, y: Self) -> Self = { x.hypot(y) },
        float, rounded, flushed, (elementary norm::hypot, norm64::hypot), (method Hypot), "9.2: hypot", "hypotf",
        correct [f16 bf16 f32 f64], 36, "3.0_f64", ", 4.0", "5.0";

    /// `1 / x.hypot(y)` with one rounding; zeros give an infinity.
    Rhypot: fn rhypot(x: Self, y: Self) -> Self = { x.rhypot(y) },
        float, rounded, flushed, (elementary norm::rhypot, norm64::rhypot), (method Rhypot), "–: reciprocal of hypot", "rhypotf",
        correct [f16 bf16 f32 f64], 36, "3.0_f64", ", 4.0", "0.2";

    /// The square root of the sum of three squares; an infinity counts more than a NaN.
    Norm3d: fn norm3d(x: Self, y: Self, z: Self) -> Self = { x.norm3d(y, z) },
        float, rounded, flushed, (elementary norm::norm3d, norm64::norm3d), (method Norm3d), "–: norm of three", "norm3df",
        correct [f16 bf16 f32 f64], 36, "2.0_f64", ", 3.0, 6.0", "7.0";

    /// The square root of the sum of four squares; an infinity counts more than a NaN.
    Norm4d: fn norm4d(x: Self, y: Self, z: Self, w: Self) -> Self = { x.norm4d(y, z, w) },
        float, rounded, flushed, (elementary norm::norm4d, norm64::norm4d), (method Norm4d), "–: norm of four", "norm4df",
        correct [f16 bf16 f32 f64], 36, "1.0_f64", ", 1.0, 1.0, 1.0", "2.0";

    /// The gamma function, the factorial of `x - 1`; zeros give infinities, negative integers NaN. Faithful in f64.
    Gamma: fn gamma(x: Self) -> Self = { x.gamma() },
        float, rounded, flushed, (elementary gamma::gamma, lgamma64::gamma), (method Gamma), "–: gamma function", "tgammaf",
        correct [f16 bf16 f32] faithful [f64], 37, "5.0_f32", "", "24.0";

    /// The logarithm of the absolute value of the gamma function; zeros and negative integers give infinity. Faithful in f64.
    LnGamma: fn ln_gamma(x: Self) -> Self = { x.ln_gamma() },
        float, rounded, flushed, (elementary lgamma::ln_gamma, lgamma64::ln_gamma), (method LnGamma), "–: logarithm of gamma", "lgammaf",
        correct [f16 bf16 f32] faithful [f64], 30, "2.0_f32", "", "0.0";

    /// The Bessel function of the first kind of order 0; infinities give 0. Faithful in f64.
    J0: fn j0(x: Self) -> Self = { x.j0() },
        float, rounded, flushed, (elementary bessel::j0, bessel::j0_wide), (method J0), "–: Bessel function", "j0f",
        correct [f16 bf16 f32] faithful [f64], 24, "0.0_f32", "", "1.0";

    /// The Bessel function of the first kind of order 1; infinities give zeros. Faithful in f64.
    J1: fn j1(x: Self) -> Self = { x.j1() },
        float, rounded, flushed, (elementary bessel::j1, bessel::j1_wide), (method J1), "–: Bessel function", "j1f",
        correct [f16 bf16 f32] faithful [f64], 24, "1.0_f32", "", "0.440050586";

    /// The Bessel function of the second kind of order 0; zeros give negative infinity, negative operands NaN. Faithful in f64.
    Y0: fn y0(x: Self) -> Self = { x.y0() },
        float, rounded, flushed, (elementary bessel::y0, bessel::y0_wide), (method Y0), "–: Bessel function", "y0f",
        correct [f16 bf16 f32] faithful [f64], 24, "0.0_f32", "", "f32::NEG_INFINITY";

    /// The Bessel function of the second kind of order 1; zeros give negative infinity, negative operands NaN. Faithful in f64.
    Y1: fn y1(x: Self) -> Self = { x.y1() },
        float, rounded, flushed, (elementary bessel::y1, bessel::y1_wide), (method Y1), "–: Bessel function", "y1f",
        correct [f16 bf16 f32] faithful [f64], 24, "1.0_f32", "", "-0.781212821";

    /// The Bessel function of the first kind of the order `n`: faithful, in a time that has a bound.
    Jn: fn jn(x: Self, n: i32) -> Self = { x.jn(n) },
        float, rounded, flushed, (elementary bessel_n::jn, bessel_n::jn_wide), (method Jn), "–: Bessel function", "jnf",
        faithful [f16 bf16 f32 f64], 85, "1.0_f32", ", 2", "0.114903485";

    /// The Bessel function of the second kind of the order `n`: faithful, in a time that has a bound.
    Yn: fn yn(x: Self, n: i32) -> Self = { x.yn(n) },
        float, rounded, flushed, (elementary bessel_n::yn, bessel_n::yn_wide), (method Yn), "–: Bessel function", "ynf",
        faithful [f16 bf16 f32 f64], 85, "1.0_f32", ", 2", "-1.65068261";

    /// About e to the power of `x`, as the GPU has it: within 2 + floor(1.173 abs(x)) ulp there. On hosts `exp`, to nearest.
    ApproxExp: fn approx_exp(x: Self) -> Self = { x.approx_exp() },
        float, rounded, flushed, (elementary exp::exp), (method ApproxExp), "–: approximate", "__expf",
        approximate [f32], 39;

    /// About 2 to the power of `x`, as the GPU has it: relative error 2^-22 there. On hosts `exp2`, to nearest.
    ApproxExp2: fn approx_exp2(x: Self) -> Self = { x.approx_exp2() },
        float, rounded, flushed, (elementary exp::exp2), (method ApproxExp2), "–: approximate", "ex2.approx",
        approximate [f32], 39;

    /// About 10 to the power of `x`, as the GPU has it: within 2 + floor(2.97 abs(x)) ulp there. On hosts `exp10`, to nearest.
    ApproxExp10: fn approx_exp10(x: Self) -> Self = { x.approx_exp10() },
        float, rounded, flushed, (elementary bases::exp10), (method ApproxExp10), "–: approximate", "__exp10f",
        approximate [f32], 39;

    /// About the natural logarithm, as the GPU has it: within 2^-21.41 for 0.5 <= x <= 2 and 3 ulp beyond there. On hosts `ln`, to nearest.
    ApproxLn: fn approx_ln(x: Self) -> Self = { x.approx_ln() },
        float, rounded, flushed, (elementary log::ln), (method ApproxLn), "–: approximate", "__logf",
        approximate [f32], 52;

    /// About the logarithm to the base 2, as the GPU has it: within 2^-22 for 0.5 <= x <= 2 and 2 ulp beyond there. On hosts `log2`, to nearest.
    ApproxLog2: fn approx_log2(x: Self) -> Self = { x.approx_log2() },
        float, rounded, flushed, (elementary bases::log2), (method ApproxLog2), "–: approximate", "__log2f",
        approximate [f32], 52;

    /// About the logarithm to the base 10, as the GPU has it: within 2^-24 for 0.5 <= x <= 2 and 3 ulp beyond there. On hosts `log10`, to nearest.
    ApproxLog10: fn approx_log10(x: Self) -> Self = { x.approx_log10() },
        float, rounded, flushed, (elementary bases::log10), (method ApproxLog10), "–: approximate", "__log10f",
        approximate [f32], 52;

    /// About the sine of `x` radians, as the GPU has it: within 2^-21.41 for abs(x) <= pi there, and worse beyond. On hosts `sin`, to nearest.
    ApproxSin: fn approx_sin(x: Self) -> Self = { x.approx_sin() },
        float, rounded, flushed, (elementary trig::sin), (method ApproxSin), "–: approximate", "__sinf",
        approximate [f32], 52;

    /// About the cosine of `x` radians, as the GPU has it: within 2^-21.19 for abs(x) <= pi there, and worse beyond. On hosts `cos`, to nearest.
    ApproxCos: fn approx_cos(x: Self) -> Self = { x.approx_cos() },
        float, rounded, flushed, (elementary trig::cos), (method ApproxCos), "–: approximate", "__cosf",
        approximate [f32], 52;

    /// About the tangent of `x` radians, as the GPU has it: the quotient of its sine and cosine. On hosts `tan`, to nearest.
    ApproxTan: fn approx_tan(x: Self) -> Self = { x.approx_tan() },
        float, rounded, flushed, (elementary trig::tan), (method ApproxTan), "–: approximate", "__tanf",
        approximate [f32], 52;

    /// About the hyperbolic tangent, as the GPU has it: relative error 2^-11 there. On hosts `tanh`, to nearest.
    ApproxTanh: fn approx_tanh(x: Self) -> Self = { x.approx_tanh() },
        float, rounded, flushed, (elementary hyper::tanh), (method ApproxTanh), "–: approximate", "tanh.approx",
        approximate [f32], 52;

    /// About `x` to the power of `y`, as the GPU has it: 2^(y log2(x)) of its own functions. On hosts `powf`, to nearest.
    ApproxPowf: fn approx_powf(x: Self, y: Self) -> Self = { x.approx_powf(y) },
        float, rounded, flushed, (elementary pow::powf), (method ApproxPowf), "–: approximate", "__powf",
        approximate [f32], 85;
}
