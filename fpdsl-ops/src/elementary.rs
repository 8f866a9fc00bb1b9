//! The elementary functions.

/// Hands every elementary function to the macro `$callback`, after the tokens that follow its name here.
///
/// Rows are as those of [`operations!`](crate::operations). In the place of the trait stands that of the formats that have the function,
/// and the origin names these formats: those in which it is correctly rounded, those in which it is faithful, and those in which a GPU
/// approximates it. The last name is that of the function of plain Rust that takes a mode.
#[macro_export]
macro_rules! elementary {
    ($callback:ident $($extra:tt)*) => {
        $callback! {
            $($extra)*

            /// e to the power of `x`.
            Exp: fn exp(x: Self) -> Self = { x.exp() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Exp __fp_exp exp_in), "9.2: exp", "expf";

            /// 2 to the power of `x`.
            Exp2: fn exp2(x: Self) -> Self = { x.exp2() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Exp2 __fp_exp2 exp2_in), "9.2: exp2", "exp2f";

            /// 10 to the power of `x`.
            Exp10: fn exp10(x: Self) -> Self = { x.exp10() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Exp10 __fp_exp10 exp10_in), "9.2: exp10", "exp10f";

            /// e to the power of `x`, less 1, also where that is small.
            ExpM1: fn exp_m1(x: Self) -> Self = { x.exp_m1() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method ExpM1 __fp_exp_m1 exp_m1_in), "9.2: expm1", "expm1f";

            /// The natural logarithm; a zero gives negative infinity, a negative operand NaN.
            Ln: fn ln(x: Self) -> Self = { x.ln() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Ln __fp_ln ln_in), "9.2: log", "logf";

            /// The logarithm to the base 2; a zero gives negative infinity, a negative operand NaN.
            Log2: fn log2(x: Self) -> Self = { x.log2() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Log2 __fp_log2 log2_in), "9.2: log2", "log2f";

            /// The logarithm to the base 10; a zero gives negative infinity, a negative operand NaN.
            Log10: fn log10(x: Self) -> Self = { x.log10() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Log10 __fp_log10 log10_in), "9.2: log10", "log10f";

            /// The natural logarithm of 1 + `x`, also where `x` is small; -1 gives negative infinity, less NaN.
            Ln1p: fn ln_1p(x: Self) -> Self = { x.ln_1p() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Ln1p __fp_ln_1p ln_1p_in), "9.2: logp1", "log1pf";

            /// The hyperbolic sine of `x`.
            Sinh: fn sinh(x: Self) -> Self = { x.sinh() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Sinh __fp_sinh sinh_in), "9.2: sinh", "sinhf";

            /// The hyperbolic cosine of `x`.
            Cosh: fn cosh(x: Self) -> Self = { x.cosh() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Cosh __fp_cosh cosh_in), "9.2: cosh", "coshf";

            /// The hyperbolic tangent of `x`.
            Tanh: fn tanh(x: Self) -> Self = { x.tanh() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Tanh __fp_tanh tanh_in), "9.2: tanh", "tanhf";

            /// The inverse hyperbolic sine of `x`.
            Asinh: fn asinh(x: Self) -> Self = { x.asinh() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Asinh __fp_asinh asinh_in), "9.2: asinh", "asinhf";

            /// The inverse hyperbolic cosine of `x`; an operand below 1 gives NaN.
            Acosh: fn acosh(x: Self) -> Self = { x.acosh() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Acosh __fp_acosh acosh_in), "9.2: acosh", "acoshf";

            /// The inverse hyperbolic tangent of `x`; 1 gives an infinity, a larger operand NaN.
            Atanh: fn atanh(x: Self) -> Self = { x.atanh() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Atanh __fp_atanh atanh_in), "9.2: atanh", "atanhf";

            /// The error function of `x`.
            Erf: fn erf(x: Self) -> Self = { x.erf() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Erf __fp_erf erf_in), "the error function", "erff";

            /// The complement of the error function, 1 - erf(`x`), also where that is small.
            Erfc: fn erfc(x: Self) -> Self = { x.erfc() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Erfc __fp_erfc erfc_in), "–: erfc", "erfcf";

            /// `erfc` times e to the power of `x * x`. Of f64 it is faithful.
            Erfcx: fn erfcx(x: Self) -> Self = { x.erfcx() },
                float, rounded, flushed, (elementary f16 bf16 f32; f64), (method Erfcx __fp_erfcx erfcx_in), "–: scaled erfc", "erfcxf";

            /// The distribution function of the standard normal distribution. Of f64 it is faithful.
            Normcdf: fn normcdf(x: Self) -> Self = { x.normcdf() },
                float, rounded, flushed, (elementary f16 bf16 f32; f64), (method Normcdf __fp_normcdf normcdf_in), "–: normal distribution", "normcdff";

            /// The inverse of `erf`: NaN beyond 1. Of f64 it is faithful.
            Erfinv: fn erfinv(x: Self) -> Self = { x.erfinv() },
                float, rounded, flushed, (elementary f16 bf16 f32; f64), (method Erfinv __fp_erfinv erfinv_in), "–: inverse of erf", "erfinvf";

            /// The inverse of `erfc`: NaN below 0 and above 2. Of f64 it is faithful.
            Erfcinv: fn erfcinv(x: Self) -> Self = { x.erfcinv() },
                float, rounded, flushed, (elementary f16 bf16 f32; f64), (method Erfcinv __fp_erfcinv erfcinv_in), "–: inverse of erfc", "erfcinvf";

            /// The inverse of `normcdf`: NaN below 0 and above 1. Of f64 it is faithful.
            Normcdfinv: fn normcdfinv(x: Self) -> Self = { x.normcdfinv() },
                float, rounded, flushed, (elementary f16 bf16 f32; f64), (method Normcdfinv __fp_normcdfinv normcdfinv_in), "–: normal quantiles", "normcdfinvf";

            /// The sine of `x` radians; an infinity gives NaN.
            Sin: fn sin(x: Self) -> Self = { x.sin() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Sin __fp_sin sin_in), "9.2: sin", "sinf";

            /// The cosine of `x` radians; an infinity gives NaN.
            Cos: fn cos(x: Self) -> Self = { x.cos() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Cos __fp_cos cos_in), "9.2: cos", "cosf";

            /// The sine and the cosine of `x` radians; an infinity gives NaN.
            SinCos: fn sin_cos(x: Self) -> (Self, Self) = { x.sin_cos() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method SinCos __fp_sin_cos sin_cos_in), "9.2: sin, cos", "sincosf";

            /// The tangent of `x` radians; an infinity gives NaN.
            Tan: fn tan(x: Self) -> Self = { x.tan() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Tan __fp_tan tan_in), "9.2: tan", "tanf";

            /// The arc sine in radians; NaN beyond 1.
            Asin: fn asin(x: Self) -> Self = { x.asin() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Asin __fp_asin asin_in), "9.2: asin", "asinf";

            /// The arc cosine in radians; NaN beyond 1.
            Acos: fn acos(x: Self) -> Self = { x.acos() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Acos __fp_acos acos_in), "9.2: acos", "acosf";

            /// The arc tangent in radians.
            Atan: fn atan(x: Self) -> Self = { x.atan() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Atan __fp_atan atan_in), "9.2: atan", "atanf";

            /// The angle of the point (x, y) in radians, with the special values of C's `atan2`.
            Atan2: fn atan2(y: Self, x: Self) -> Self = { y.atan2(x) },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Atan2 __fp_atan2 atan2_in), "9.2: atan2", "atan2f";

            /// The sine of `x` half turns; an integer gives a zero with the sign of `x`, an infinity NaN.
            SinPi: fn sin_pi(x: Self) -> Self = { x.sin_pi() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method SinPi __fp_sin_pi sin_pi_in), "9.2: sinPi", "sinpif";

            /// The cosine of `x` half turns; an infinity gives NaN.
            CosPi: fn cos_pi(x: Self) -> Self = { x.cos_pi() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method CosPi __fp_cos_pi cos_pi_in), "9.2: cosPi", "cospif";

            /// The tangent of `x` half turns, with the zeros and infinities of C's `tanpi`.
            TanPi: fn tan_pi(x: Self) -> Self = { x.tan_pi() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method TanPi __fp_tan_pi tan_pi_in), "9.2: tanPi", "";

            /// The arc sine in half turns; NaN beyond 1.
            AsinPi: fn asin_pi(x: Self) -> Self = { x.asin_pi() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method AsinPi __fp_asin_pi asin_pi_in), "9.2: asinPi", "";

            /// The arc cosine in half turns; NaN beyond 1.
            AcosPi: fn acos_pi(x: Self) -> Self = { x.acos_pi() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method AcosPi __fp_acos_pi acos_pi_in), "9.2: acosPi", "";

            /// The arc tangent in half turns.
            AtanPi: fn atan_pi(x: Self) -> Self = { x.atan_pi() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method AtanPi __fp_atan_pi atan_pi_in), "9.2: atanPi", "";

            /// The angle of the point (x, y) in half turns, with the special values of C's `atan2pi`.
            Atan2Pi: fn atan2_pi(y: Self, x: Self) -> Self = { y.atan2_pi(x) },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Atan2Pi __fp_atan2_pi atan2_pi_in), "9.2: atan2Pi", "";

            /// `x` to the power of `y`, with the special values of C's `pow`.
            Powf: fn powf(x: Self, y: Self) -> Self = { x.powf(y) },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Powf __fp_powf powf_in), "9.2: pow", "powf";

            /// `x` to the power of the integer `n`, as `powf` has it.
            Powi: fn powi(x: Self, n: i32) -> Self = { x.powi(n) },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Powi __fp_powi powi_in), "9.2: pown", "powif";

            /// The root number `n` of `x`: x^(1/n); an `n` of 0 and even roots of negative numbers give NaN.
            Rootn: fn rootn(x: Self, n: i32) -> Self = { x.rootn(n) },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Rootn __fp_rootn rootn_in), "9.2: rootn", "";

            /// `1 + x` to the power of the integer `n`; an `x` below -1 gives NaN.
            Compound: fn compound(x: Self, n: i32) -> Self = { x.compound(n) },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Compound __fp_compound compound_in), "9.2: compound", "";

            /// The cube root.
            Cbrt: fn cbrt(x: Self) -> Self = { x.cbrt() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Cbrt __fp_cbrt cbrt_in), "–: cube root", "cbrtf";

            /// The square root of `x * x + y * y`; an infinity counts more than a NaN.
            Hypot: fn hypot(x: Self, y: Self) -> Self = { x.hypot(y) },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Hypot __fp_hypot hypot_in), "9.2: hypot", "hypotf";

            /// `1 / x.hypot(y)` with one rounding; zeros give an infinity.
            Rhypot: fn rhypot(x: Self, y: Self) -> Self = { x.rhypot(y) },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Rhypot __fp_rhypot rhypot_in), "–: reciprocal of hypot", "rhypotf";

            /// The square root of the sum of three squares; an infinity counts more than a NaN.
            Norm3d: fn norm3d(x: Self, y: Self, z: Self) -> Self = { x.norm3d(y, z) },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Norm3d __fp_norm3d norm3d_in), "–: norm of three", "norm3df";

            /// The square root of the sum of four squares; an infinity counts more than a NaN.
            Norm4d: fn norm4d(x: Self, y: Self, z: Self, w: Self) -> Self = { x.norm4d(y, z, w) },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Norm4d __fp_norm4d norm4d_in), "–: norm of four", "norm4df";

            /// The gamma function, the factorial of `x - 1`; zeros give infinities, negative integers NaN. Faithful in f64.
            Gamma: fn gamma(x: Self) -> Self = { x.gamma() },
                float, rounded, flushed, (elementary f16 bf16 f32; f64), (method Gamma __fp_gamma gamma_in), "–: gamma function", "tgammaf";

            /// The logarithm of the absolute value of the gamma function; zeros and negative integers give infinity. Faithful in f64.
            LnGamma: fn ln_gamma(x: Self) -> Self = { x.ln_gamma() },
                float, rounded, flushed, (elementary f16 bf16 f32; f64), (method LnGamma __fp_ln_gamma ln_gamma_in), "–: logarithm of gamma", "lgammaf";

            /// The Bessel function of the first kind of order 0; infinities give 0. Faithful in f64.
            J0: fn j0(x: Self) -> Self = { x.j0() },
                float, rounded, flushed, (elementary f16 bf16 f32; f64), (method J0 __fp_j0 j0_in), "–: Bessel function", "j0f";

            /// The Bessel function of the first kind of order 1; infinities give zeros. Faithful in f64.
            J1: fn j1(x: Self) -> Self = { x.j1() },
                float, rounded, flushed, (elementary f16 bf16 f32; f64), (method J1 __fp_j1 j1_in), "–: Bessel function", "j1f";

            /// The Bessel function of the second kind of order 0; zeros give negative infinity, negative operands NaN. Faithful in f64.
            Y0: fn y0(x: Self) -> Self = { x.y0() },
                float, rounded, flushed, (elementary f16 bf16 f32; f64), (method Y0 __fp_y0 y0_in), "–: Bessel function", "y0f";

            /// The Bessel function of the second kind of order 1; zeros give negative infinity, negative operands NaN. Faithful in f64.
            Y1: fn y1(x: Self) -> Self = { x.y1() },
                float, rounded, flushed, (elementary f16 bf16 f32; f64), (method Y1 __fp_y1 y1_in), "–: Bessel function", "y1f";

            /// The Bessel function of the first kind of the order `n`: faithful, in a time that has a bound.
            Jn: fn jn(x: Self, n: i32) -> Self = { x.jn(n) },
                float, rounded, flushed, (elementary ; f16 bf16 f32 f64), (method Jn __fp_jn jn_in), "–: Bessel function", "jnf";

            /// The Bessel function of the second kind of the order `n`: faithful, in a time that has a bound.
            Yn: fn yn(x: Self, n: i32) -> Self = { x.yn(n) },
                float, rounded, flushed, (elementary ; f16 bf16 f32 f64), (method Yn __fp_yn yn_in), "–: Bessel function", "ynf";

            /// About e to the power of `x`, as the GPU has it: within 2 + floor(1.173 abs(x)) ulp there. On hosts `exp`, to nearest.
            ApproxExp: fn approx_exp(x: Self) -> Self = { x.approx_exp() },
                float, rounded, flushed, (elementary; ; f32), (method ApproxExp __fp_approx_exp approx_exp_in), "–: approximate", "__expf";

            /// About 2 to the power of `x`, as the GPU has it: relative error 2^-22 there. On hosts `exp2`, to nearest.
            ApproxExp2: fn approx_exp2(x: Self) -> Self = { x.approx_exp2() },
                float, rounded, flushed, (elementary; ; f32), (method ApproxExp2 __fp_approx_exp2 approx_exp2_in), "–: approximate", "ex2.approx";

            /// About 10 to the power of `x`, as the GPU has it: within 2 + floor(2.97 abs(x)) ulp there. On hosts `exp10`, to nearest.
            ApproxExp10: fn approx_exp10(x: Self) -> Self = { x.approx_exp10() },
                float, rounded, flushed, (elementary; ; f32), (method ApproxExp10 __fp_approx_exp10 approx_exp10_in), "–: approximate", "__exp10f";

            /// About the natural logarithm, as the GPU has it: within 2^-21.41 for 0.5 <= x <= 2 and 3 ulp beyond there. On hosts `ln`, to nearest.
            ApproxLn: fn approx_ln(x: Self) -> Self = { x.approx_ln() },
                float, rounded, flushed, (elementary; ; f32), (method ApproxLn __fp_approx_ln approx_ln_in), "–: approximate", "__logf";

            /// About the logarithm to the base 2, as the GPU has it: within 2^-22 for 0.5 <= x <= 2 and 2 ulp beyond there. On hosts `log2`, to nearest.
            ApproxLog2: fn approx_log2(x: Self) -> Self = { x.approx_log2() },
                float, rounded, flushed, (elementary; ; f32), (method ApproxLog2 __fp_approx_log2 approx_log2_in), "–: approximate", "__log2f";

            /// About the logarithm to the base 10, as the GPU has it: within 2^-24 for 0.5 <= x <= 2 and 3 ulp beyond there. On hosts `log10`, to nearest.
            ApproxLog10: fn approx_log10(x: Self) -> Self = { x.approx_log10() },
                float, rounded, flushed, (elementary; ; f32), (method ApproxLog10 __fp_approx_log10 approx_log10_in), "–: approximate", "__log10f";

            /// About the sine of `x` radians, as the GPU has it: within 2^-21.41 for abs(x) <= pi there, and worse beyond. On hosts `sin`, to nearest.
            ApproxSin: fn approx_sin(x: Self) -> Self = { x.approx_sin() },
                float, rounded, flushed, (elementary; ; f32), (method ApproxSin __fp_approx_sin approx_sin_in), "–: approximate", "__sinf";

            /// About the cosine of `x` radians, as the GPU has it: within 2^-21.19 for abs(x) <= pi there, and worse beyond. On hosts `cos`, to nearest.
            ApproxCos: fn approx_cos(x: Self) -> Self = { x.approx_cos() },
                float, rounded, flushed, (elementary; ; f32), (method ApproxCos __fp_approx_cos approx_cos_in), "–: approximate", "__cosf";

            /// About the tangent of `x` radians, as the GPU has it: the quotient of its sine and cosine. On hosts `tan`, to nearest.
            ApproxTan: fn approx_tan(x: Self) -> Self = { x.approx_tan() },
                float, rounded, flushed, (elementary; ; f32), (method ApproxTan __fp_approx_tan approx_tan_in), "–: approximate", "__tanf";

            /// About the hyperbolic tangent, as the GPU has it: relative error 2^-11 there. On hosts `tanh`, to nearest.
            ApproxTanh: fn approx_tanh(x: Self) -> Self = { x.approx_tanh() },
                float, rounded, flushed, (elementary; ; f32), (method ApproxTanh __fp_approx_tanh approx_tanh_in), "–: approximate", "tanh.approx";

            /// About `x` to the power of `y`, as the GPU has it: 2^(y log2(x)) of its own functions. On hosts `powf`, to nearest.
            ApproxPowf: fn approx_powf(x: Self, y: Self) -> Self = { x.approx_powf(y) },
                float, rounded, flushed, (elementary; ; f32), (method ApproxPowf __fp_approx_powf approx_powf_in), "–: approximate", "__powf";
        }
    };
}
