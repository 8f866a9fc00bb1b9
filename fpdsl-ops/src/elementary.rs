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
                float, rounded, flushed, (elementary f16 bf16 f32), (method Exp2 __fp_exp2 exp2_in), "9.2: exp2", "exp2f";

            /// The natural logarithm; a zero gives negative infinity, a negative operand NaN.
            Ln: fn ln(x: Self) -> Self = { x.ln() },
                float, rounded, flushed, (elementary f16 bf16 f32 f64), (method Ln __fp_ln ln_in), "9.2: log", "logf";

            /// The sine of `x` radians; an infinity gives NaN.
            Sin: fn sin(x: Self) -> Self = { x.sin() },
                float, rounded, flushed, (elementary f16 bf16 f32), (method Sin __fp_sin sin_in), "9.2: sin", "sinf";

            /// The cosine of `x` radians; an infinity gives NaN.
            Cos: fn cos(x: Self) -> Self = { x.cos() },
                float, rounded, flushed, (elementary f16 bf16 f32), (method Cos __fp_cos cos_in), "9.2: cos", "cosf";

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

            /// The gamma function, the factorial of `x - 1`; zeros give infinities, negative integers NaN.
            Gamma: fn gamma(x: Self) -> Self = { x.gamma() },
                float, rounded, flushed, (elementary f16 bf16 f32), (method Gamma __fp_gamma gamma_in), "–: gamma function", "tgammaf";
        }
    };
}
