//! The methods of the language as rust-analyzer sees them: it is shown the bodies of `#[fp]` functions as they were
//! written, where `x.rsqrt()` has to mean something. Compiled for nobody else; the operations are `fpdsl_runtime::ops`.

use fpdsl_runtime::lift::Scalar;

macro_rules! methods {
    ($($(#[$doc:meta])* fn $name:ident(self $(, $arg:ident: $ty:ty)*) -> $out:ty;)*) => {
        /// The methods of the language.
        pub trait Methods: Scalar {
            $(
                $(#[$doc])*
                fn $name(self $(, $arg: $ty)*) -> $out {
                    // Nothing ever runs what an editor is shown.
                    $(let _ = $arg;)*
                    unreachable!()
                }
            )*
        }
    };
}

methods! {
    /// The square root, correctly rounded in the mode in force; -0 stays -0, a negative operand gives NaN.
    fn sqrt(self) -> Self;
    /// `self * y + z` with one rounding, in the mode in force.
    fn mul_add(self, y: Self, z: Self) -> Self;
    /// The absolute value, exact; integers wrap.
    fn abs(self) -> Self;
    /// `1 / self` with one rounding, in the mode in force.
    fn recip(self) -> Self;
    /// `1 / sqrt(self)` with one rounding, in the mode in force.
    fn rsqrt(self) -> Self;
    /// IEEE 754-2019 minimumNumber: a number beside a NaN; -0 is below +0.
    fn min(self, y: Self) -> Self;
    /// IEEE 754-2019 maximumNumber: a number beside a NaN; +0 is above -0.
    fn max(self, y: Self) -> Self;
    /// IEEE 754-2019 minimum: NaN if either is; -0 is below +0.
    fn minimum(self, y: Self) -> Self;
    /// IEEE 754-2019 maximum: NaN if either is; +0 is above -0.
    fn maximum(self, y: Self) -> Self;
    /// `self.max(lo).min(hi)`.
    fn clamp(self, lo: Self, hi: Self) -> Self;
    /// Within +0 and 1 (CUDA's `__saturatef`); NaN and -0 give +0.
    fn saturate(self) -> Self;
    /// IEEE 754's remainder: `self - n * y`, `n` the integer nearest to the quotient, ties to even; exact.
    fn ieee_remainder(self, y: Self) -> Self;
    /// `ieee_remainder`, and three bits of the quotient with its sign.
    fn remquo(self, y: Self) -> (Self, i32);
    /// The largest integral value that is not above.
    fn floor(self) -> Self;
    /// The smallest integral value that is not below.
    fn ceil(self) -> Self;
    /// The integral value next to it toward zero.
    fn trunc(self) -> Self;
    /// The nearest integral value, ties away from zero.
    fn round(self) -> Self;
    /// The nearest integral value, ties to even.
    fn round_ties_even(self) -> Self;
    /// To an integral value in the mode in force.
    fn rint(self) -> Self;
    /// To an integer in the mode in force, saturating; NaN is 0.
    fn to_i8(self) -> i8;
    /// To an integer in the mode in force, saturating; NaN is 0.
    fn to_i16(self) -> i16;
    /// To an integer in the mode in force, saturating; NaN is 0.
    fn to_i32(self) -> i32;
    /// To an integer in the mode in force, saturating; NaN is 0.
    fn to_i64(self) -> i64;
    /// To an integer in the mode in force, saturating; NaN is 0.
    fn to_u8(self) -> u8;
    /// To an integer in the mode in force, saturating; NaN is 0.
    fn to_u16(self) -> u16;
    /// To an integer in the mode in force, saturating; NaN is 0.
    fn to_u32(self) -> u32;
    /// To an integer in the mode in force, saturating; NaN is 0.
    fn to_u64(self) -> u64;
    /// To an integer in the mode in force, saturating; NaN is 0.
    fn to_usize(self) -> usize;
    /// `self * 2^n` with one rounding, in the mode in force, into the subnormals as well.
    fn scalbn(self, n: i32) -> Self;
    /// C's name of `scalbn`.
    fn ldexp(self, n: i32) -> Self;
    /// The exponent as an integer.
    fn ilogb(self) -> i32;
    /// The exponent as a number.
    fn logb(self) -> Self;
    /// `self` as `m * 2^e` with `1/2 <= |m| < 1`; exact.
    fn frexp(self) -> (Self, i32);
    /// The fraction and the integral part, each with the sign of `self`; exact.
    fn modf(self) -> (Self, Self);
    /// The next number toward positive infinity.
    fn next_up(self) -> Self;
    /// The next number toward negative infinity.
    fn next_down(self) -> Self;
    /// The unit in the last place: the weight of the lowest bit of the significand.
    fn ulp(self) -> Self;
    /// The magnitude of `self` with the sign of `y`; a NaN's sign is positive.
    fn copysign(self, y: Self) -> Self;
    /// IEEE 754's totalOrder: -1, 0 or 1.
    fn total_cmp(self, y: Self) -> i32;
    /// Whether it is a NaN.
    fn is_nan(self) -> bool;
    /// Whether it is an infinity.
    fn is_infinite(self) -> bool;
    /// Whether it is neither an infinity nor a NaN.
    fn is_finite(self) -> bool;
    /// Whether it is neither zero, subnormal, infinite nor NaN.
    fn is_normal(self) -> bool;
    /// Whether it is subnormal.
    fn is_subnormal(self) -> bool;
    /// Whether it is a zero of either sign.
    fn is_zero(self) -> bool;
    /// Whether it has a sign bit; a NaN has none.
    fn is_sign_negative(self) -> bool;
    /// Whether it has no sign bit; a NaN has none.
    fn is_sign_positive(self) -> bool;
    /// `self / y`, faster and with other bits on GPUs; binary32 only.
    fn approx_div(self, y: Self) -> Self;
    /// The square root, faster and with other bits on GPUs; binary32 only.
    fn approx_sqrt(self) -> Self;
    /// The reciprocal, faster and with other bits on GPUs; binary32 only.
    fn approx_rcp(self) -> Self;
    /// The reciprocal square root, faster and with other bits on GPUs; binary32 only.
    fn approx_rsqrt(self) -> Self;
}

impl<T: Scalar> Methods for T {}

/// `value as T`.
pub fn cast<T>(_value: impl Sized) -> T {
    unreachable!()
}
