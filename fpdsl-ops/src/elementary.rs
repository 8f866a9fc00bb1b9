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
                float, rounded, flushed, (elementary f16 bf16 f32), (method Powf __fp_powf powf_in), "9.2: pow", "powf";
        }
    };
}
