//! The elementary functions.

/// Hands every elementary function to the macro `$callback`, after the tokens that follow its name here.
///
/// Rows are as those of [`operations!`](crate::operations). In the place of the trait stands that of the formats that have the function,
/// and the origin names these formats. The last name is that of the function of plain Rust that takes a mode.
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
                float, rounded, flushed, (elementary f16 bf16 f32), (method Erf __fp_erf erf_in), "the error function", "erff";

            /// The sine of `x` radians; an infinity gives NaN.
            Sin: fn sin(x: Self) -> Self = { x.sin() },
                float, rounded, flushed, (elementary f16 bf16 f32), (method Sin __fp_sin sin_in), "9.2: sin", "sinf";

            /// The cosine of `x` radians; an infinity gives NaN.
            Cos: fn cos(x: Self) -> Self = { x.cos() },
                float, rounded, flushed, (elementary f16 bf16 f32), (method Cos __fp_cos cos_in), "9.2: cos", "cosf";

            /// `x` to the power of `y`, with the special values of C's `pow`.
            Powf: fn powf(x: Self, y: Self) -> Self = { x.powf(y) },
                float, rounded, flushed, (elementary f16 bf16 f32), (method Powf __fp_powf powf_in), "9.2: pow", "powf";
        }
    };
}
