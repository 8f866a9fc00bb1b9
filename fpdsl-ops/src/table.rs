//! The operations.
//!
//! A row is, in this order:
//!
//! - one sentence of documentation;
//! - the variant of [`Operation`], the name, operands and result, and how a body writes it. `Self` is the type
//!   that the operation is of; `Bits` is the encoding of a float, and `Unsigned` the unsigned integer of an integer's width;
//! - the types that have it: `any`, `number`, `signed`, `float`, `single` (binary32 alone), `bits` (integers and `bool`), `int`,
//!   `signed_int` or `unsigned_int`;
//! - `rounded` in the mode, or `exact`;
//! - what `ftz = true` flushes: operands and result (`flushed`), operands alone (`flushed_in`) or nothing (`kept`);
//! - where results come from: `(primitive Variant)`, `(comparison Variant)` and `(approximation Variant)` name the operation of
//!   recorded bodies, and a function of the trait that is not called as the operation is; `(derived)` is made of primitives in
//!   `fpdsl_runtime::derived`, and `(provided)` as well, where a backend may have a better way;
//! - the spelling and the trait of the operands: `(operator Num)`, `(function Encoded)`, or `(method Float)`; what looks at bits, or is
//!   made of what does, is `Encoded`'s;
//! - `clause: name` in IEEE 754-2019, and CUDA's name.
//!
//! Nothing else knows this order: a new column is a place in `rows!`, a field of [`Row`] and, for consumers' templates, a cell in
//! `fpdsl-macros/src/rows.rs`.

use crate::Row;
use crate::row::{shape, words};

rows! {
    /// An operation of the table, as a value.
    Operation ALL operation elementary operation_methods

    /// The sum.
    Add: fn add(x: Self, y: Self) -> Self = { x + y },
        number, rounded, flushed, (primitive Add), (operator Num), "5.4.1: addition", "__fadd_X";

    /// The difference.
    Sub: fn sub(x: Self, y: Self) -> Self = { x - y },
        number, rounded, flushed, (primitive Sub), (operator Num), "5.4.1: subtraction", "__fsub_X";

    /// The product.
    Mul: fn mul(x: Self, y: Self) -> Self = { x * y },
        number, rounded, flushed, (primitive Mul), (operator Num), "5.4.1: multiplication", "__fmul_X";

    /// The quotient; an integer divided by zero is a fault.
    Div: fn div(x: Self, y: Self) -> Self = { x / y },
        number, rounded, flushed, (primitive Div), (operator Num), "5.4.1: division", "__fdiv_X";

    /// The remainder of truncated division, exact, with the sign of `x` (C's `fmod`).
    Rem: fn rem(x: Self, y: Self) -> Self = { x % y },
        number, exact, flushed, (primitive Rem), (operator Num), "–: remainder of truncated division, exact (C's `fmod`)", "fmodf";

    /// The sign flipped, exact; integers wrap.
    Neg: fn neg(x: Self) -> Self = { -x },
        signed, exact, flushed, (primitive Neg), (operator Signed), "5.5.1: negate", "__hneg";

    /// The square root; -0 stays -0, a negative operand gives NaN.
    Sqrt: fn sqrt(x: Self) -> Self = { x.sqrt() },
        float, rounded, flushed, (primitive Sqrt), (method Float), "5.4.1: squareRoot", "__fsqrt_X";

    /// `1 / x` with one rounding; a zero gives an infinity of its sign.
    Recip: fn recip(x: Self) -> Self = { x.recip() },
        float, rounded, flushed, (primitive Recip), (method Float), "–: reciprocal, rounded once", "__frcp_X";

    /// `1 / sqrt(x)` with one rounding; a zero gives an infinity of its sign, a negative operand NaN.
    Rsqrt: fn rsqrt(x: Self) -> Self = { x.rsqrt() },
        float, rounded, flushed, (provided), (method Encoded), "9.2: rSqrt", "__frsqrt_rn";

    /// The absolute value, exact; integers wrap.
    Abs: fn abs(x: Self) -> Self = { x.abs() },
        signed, exact, flushed, (primitive Abs), (method Signed), "5.5.1: abs", "fabsf";

    /// IEEE 754-2019 minimumNumber: a number beside a NaN; -0 is below +0.
    Min: fn min(x: Self, y: Self) -> Self = { x.min(y) },
        number, exact, flushed, (primitive Min), (method Num), "9.6: minimumNumber, with -0 below +0", "";

    /// IEEE 754-2019 maximumNumber: a number beside a NaN; +0 is above -0.
    Max: fn max(x: Self, y: Self) -> Self = { x.max(y) },
        number, exact, flushed, (primitive Max), (method Num), "9.6: maximumNumber, likewise", "";

    /// IEEE 754-2019 minimum: NaN if either is; -0 is below +0.
    Minimum: fn minimum(x: Self, y: Self) -> Self = { x.minimum(y) },
        float, exact, flushed, (derived), (method Float), "9.6: minimum", "__hmin_nan";

    /// IEEE 754-2019 maximum: NaN if either is; +0 is above -0.
    Maximum: fn maximum(x: Self, y: Self) -> Self = { x.maximum(y) },
        float, exact, flushed, (derived), (method Float), "9.6: maximum", "__hmax_nan";

    /// `x.max(lo).min(hi)`.
    Clamp: fn clamp(x: Self, lo: Self, hi: Self) -> Self = { x.clamp(lo, hi) },
        number, exact, flushed, (derived), (method Num), "–: limits", "";

    /// Within +0 and 1; NaN and -0 give +0.
    Saturate: fn saturate(x: Self) -> Self = { x.saturate() },
        float, exact, flushed, (derived), (method Float), "–: limits", "__saturatef";

    /// `x * y + z` with one rounding.
    MulAdd: fn mul_add(x: Self, y: Self, z: Self) -> Self = { x.mul_add(y, z) },
        float, rounded, flushed, (primitive MulAdd), (method Num), "5.4.1: fusedMultiplyAdd", "__fmaf_X";

    /// `x * y + z * w` with one rounding, whatever the products are.
    Dot2: fn dot2(x: Self, y: Self, z: Self, w: Self) -> Self = { x.dot2(y, z, w) },
        float, rounded, flushed, (primitive Dot2), (method Encoded), "–: sum of two products, rounded once", "";

    /// IEEE 754's remainder, exact: `x - n * y`, where `n` is the integer nearest to the quotient, ties to even.
    IeeeRemainder: fn ieee_remainder(x: Self, y: Self) -> Self = { x.ieee_remainder(y) },
        float, exact, flushed, (derived), (method Encoded), "5.3.1: remainder", "remainderf";

    /// `ieee_remainder`, and the three low bits of the quotient with its sign.
    Remquo: fn remquo(x: Self, y: Self) -> (Self, i32) = { x.remquo(y) },
        float, exact, flushed, (derived), (method Encoded), "5.3.1: remainder", "remquof";

    /// The largest integral value that is not above.
    Floor: fn floor(x: Self) -> Self = { x.floor() },
        float, exact, flushed, (derived), (method Encoded), "5.3.1: roundToIntegralTowardNegative", "floorf";

    /// The smallest integral value that is not below.
    Ceil: fn ceil(x: Self) -> Self = { x.ceil() },
        float, exact, flushed, (derived), (method Encoded), "5.3.1: roundToIntegralTowardPositive", "ceilf";

    /// The integral value next to it toward zero.
    Trunc: fn trunc(x: Self) -> Self = { x.trunc() },
        float, exact, flushed, (derived), (method Encoded), "5.3.1: roundToIntegralTowardZero", "truncf";

    /// The nearest integral value, ties away from zero.
    Round: fn round(x: Self) -> Self = { x.round() },
        float, exact, flushed, (primitive RoundTiesAway, round_ties_away), (method Encoded), "5.3.1: roundToIntegralTiesToAway", "roundf";

    /// The nearest integral value, ties to even.
    RoundTiesEven: fn round_ties_even(x: Self) -> Self = { x.round_ties_even() },
        float, exact, flushed, (derived), (method Encoded), "5.3.1: roundToIntegralTiesToEven", "rintf";

    /// To an integral value in the mode, with the sign of `x`.
    Rint: fn rint(x: Self) -> Self = { x.rint() },
        float, rounded, flushed, (primitive Rint), (method Encoded), "5.3.1: roundToIntegralExact, without the flag", "rintf";

    /// To an integer in the mode, saturating; NaN is 0.
    ToI8: fn to_i8(x: Self) -> i8 = { x.to_i8() },
        float, rounded, flushed_in, (derived), (method Encoded), "5.4.1, 5.8: convertToIntegerTiesToEven, …TowardPositive, …TowardNegative, …TowardZero: in the mode; saturating, NaN is 0", "";

    /// To an integer in the mode, saturating; NaN is 0.
    ToI16: fn to_i16(x: Self) -> i16 = { x.to_i16() },
        float, rounded, flushed_in, (derived), (method Encoded), "5.4.1, 5.8: convertToIntegerTiesToEven, …TowardPositive, …TowardNegative, …TowardZero: in the mode; saturating, NaN is 0", "";

    /// To an integer in the mode, saturating; NaN is 0.
    ToI32: fn to_i32(x: Self) -> i32 = { x.to_i32() },
        float, rounded, flushed_in, (derived), (method Encoded), "5.4.1, 5.8: convertToIntegerTiesToEven, …TowardPositive, …TowardNegative, …TowardZero: in the mode; saturating, NaN is 0", "__float2int_X";

    /// To an integer in the mode, saturating; NaN is 0.
    ToI64: fn to_i64(x: Self) -> i64 = { x.to_i64() },
        float, rounded, flushed_in, (derived), (method Encoded), "5.4.1, 5.8: convertToIntegerTiesToEven, …TowardPositive, …TowardNegative, …TowardZero: in the mode; saturating, NaN is 0", "__float2ll_X";

    /// To an integer in the mode, saturating; NaN is 0.
    ToU8: fn to_u8(x: Self) -> u8 = { x.to_u8() },
        float, rounded, flushed_in, (derived), (method Encoded), "5.4.1, 5.8: convertToIntegerTiesToEven, …TowardPositive, …TowardNegative, …TowardZero: in the mode; saturating, NaN is 0", "";

    /// To an integer in the mode, saturating; NaN is 0.
    ToU16: fn to_u16(x: Self) -> u16 = { x.to_u16() },
        float, rounded, flushed_in, (derived), (method Encoded), "5.4.1, 5.8: convertToIntegerTiesToEven, …TowardPositive, …TowardNegative, …TowardZero: in the mode; saturating, NaN is 0", "";

    /// To an integer in the mode, saturating; NaN is 0.
    ToU32: fn to_u32(x: Self) -> u32 = { x.to_u32() },
        float, rounded, flushed_in, (derived), (method Encoded), "5.4.1, 5.8: convertToIntegerTiesToEven, …TowardPositive, …TowardNegative, …TowardZero: in the mode; saturating, NaN is 0", "__float2uint_X";

    /// To an integer in the mode, saturating; NaN is 0.
    ToU64: fn to_u64(x: Self) -> u64 = { x.to_u64() },
        float, rounded, flushed_in, (derived), (method Encoded), "5.4.1, 5.8: convertToIntegerTiesToEven, …TowardPositive, …TowardNegative, …TowardZero: in the mode; saturating, NaN is 0", "__float2ull_X";

    /// To an integer in the mode, saturating; NaN is 0.
    ToUsize: fn to_usize(x: Self) -> usize = { x.to_usize() },
        float, rounded, flushed_in, (derived), (method Encoded), "5.4.1, 5.8: convertToIntegerTiesToEven, …TowardPositive, …TowardNegative, …TowardZero: in the mode; saturating, NaN is 0", "";

    /// `x * 2^n` with one rounding, into the subnormal numbers as well.
    Scalbn: fn scalbn(x: Self, n: i32) -> Self = { x.scalbn(n) },
        float, rounded, flushed, (derived), (method Encoded), "5.3.3: scaleB", "scalbnf";

    /// C's other name of `scalbn`.
    Ldexp: fn ldexp(x: Self, n: i32) -> Self = { x.ldexp(n) },
        float, rounded, flushed, (derived), (method Encoded), "5.3.3: scaleB", "ldexpf";

    /// The exponent as an integer; `i32::MIN` for zeros and NaN, `i32::MAX` for infinities.
    Ilogb: fn ilogb(x: Self) -> i32 = { x.ilogb() },
        float, exact, flushed_in, (derived), (method Encoded), "5.3.3: logB", "ilogbf";

    /// The exponent as a number; -inf for zeros, +inf for infinities.
    Logb: fn logb(x: Self) -> Self = { x.logb() },
        float, exact, flushed, (derived), (method Encoded), "5.3.3: logB", "logbf";

    /// `x` as `m * 2^e`, exact; `m` is from 1/2 up to 1, with the sign of `x`.
    Frexp: fn frexp(x: Self) -> (Self, i32) = { x.frexp() },
        float, exact, flushed_in, (derived), (method Encoded), "–: C's `frexp`, `modf`", "frexpf";

    /// The fraction and the integral part, each with the sign of `x`, exact.
    Modf: fn modf(x: Self) -> (Self, Self) = { x.modf() },
        float, exact, flushed, (derived), (method Encoded), "–: C's `frexp`, `modf`", "modff";

    /// The next number toward positive infinity.
    NextUp: fn next_up(x: Self) -> Self = { x.next_up() },
        float, exact, kept, (derived), (method Encoded), "5.3.1: nextUp", "";

    /// The next number toward negative infinity.
    NextDown: fn next_down(x: Self) -> Self = { x.next_down() },
        float, exact, kept, (derived), (method Encoded), "5.3.1: nextDown", "";

    /// The next number toward `y`; `y` where the two are equal.
    NextAfter: fn next_after(x: Self, y: Self) -> Self = { x.next_after(y) },
        float, exact, kept, (derived), (method Encoded), "–: C's `nextafter`", "nextafterf";

    /// The unit in the last place: the weight of the lowest bit of the significand.
    Ulp: fn ulp(x: Self) -> Self = { x.ulp() },
        float, exact, kept, (derived), (method Encoded), "–: the distance to the next number", "";

    /// The magnitude of `x` with the sign of `y`; a NaN's sign is positive.
    Copysign: fn copysign(x: Self, y: Self) -> Self = { x.copysign(y) },
        float, exact, kept, (derived), (method Encoded), "5.5.1: copySign; a NaN's sign reads as positive", "copysignf";

    /// IEEE 754's totalOrder as -1, 0 or 1; all NaN are one value, above all others.
    TotalCmp: fn total_cmp(x: Self, y: Self) -> i32 = { x.total_cmp(y) },
        float, exact, kept, (derived), (method Encoded), "5.7.2, 5.10: totalOrder as -1, 0 or 1", "";

    /// False if either is NaN.
    Lt: fn lt(x: Self, y: Self) -> bool = { x < y },
        number, exact, flushed_in, (comparison Lt), (operator Num), "5.6.1, 5.11: compareQuietLess", "";

    /// False if either is NaN.
    Le: fn le(x: Self, y: Self) -> bool = { x <= y },
        number, exact, flushed_in, (comparison Le), (operator Num), "5.6.1, 5.11: compareQuietLessEqual", "";

    /// False if either is NaN.
    Gt: fn gt(x: Self, y: Self) -> bool = { x > y },
        number, exact, flushed_in, (comparison Gt), (operator Num), "5.6.1, 5.11: compareQuietGreater", "";

    /// False if either is NaN.
    Ge: fn ge(x: Self, y: Self) -> bool = { x >= y },
        number, exact, flushed_in, (comparison Ge), (operator Num), "5.6.1, 5.11: compareQuietGreaterEqual", "";

    /// False if either is NaN; zeros are equal.
    Eq: fn eq(x: Self, y: Self) -> bool = { x == y },
        any, exact, flushed_in, (comparison Eq), (operator Equal), "5.6.1, 5.11: compareQuietEqual", "";

    /// True if either is NaN; zeros are equal.
    Ne: fn ne(x: Self, y: Self) -> bool = { x != y },
        any, exact, flushed_in, (comparison Ne), (operator Equal), "5.6.1, 5.11: compareQuietNotEqual", "";

    /// True if it is a NaN.
    IsNan: fn is_nan(x: Self) -> bool = { x.is_nan() },
        float, exact, kept, (derived), (method Float), "5.7.2: isNaN", "isnan";

    /// True if it is an infinity.
    IsInfinite: fn is_infinite(x: Self) -> bool = { x.is_infinite() },
        float, exact, kept, (derived), (method Float), "5.7.2: isInfinite", "isinf";

    /// True if it is neither an infinity nor a NaN.
    IsFinite: fn is_finite(x: Self) -> bool = { x.is_finite() },
        float, exact, kept, (derived), (method Float), "5.7.2: isFinite", "isfinite";

    /// True if it is neither zero, subnormal, infinite nor NaN.
    IsNormal: fn is_normal(x: Self) -> bool = { x.is_normal() },
        float, exact, kept, (derived), (method Float), "5.7.2: isNormal", "";

    /// True if it is subnormal.
    IsSubnormal: fn is_subnormal(x: Self) -> bool = { x.is_subnormal() },
        float, exact, kept, (derived), (method Float), "5.7.2: isSubnormal", "";

    /// True if it is a zero of either sign.
    IsZero: fn is_zero(x: Self) -> bool = { x.is_zero() },
        float, exact, kept, (derived), (method Float), "5.7.2: isZero", "";

    /// True if it has a sign bit; false for a NaN.
    IsSignNegative: fn is_sign_negative(x: Self) -> bool = { x.is_sign_negative() },
        float, exact, kept, (derived), (method Encoded), "5.7.2: isSignMinus", "signbit";

    /// True if it has no sign bit; a NaN has none.
    IsSignPositive: fn is_sign_positive(x: Self) -> bool = { x.is_sign_positive() },
        float, exact, kept, (derived), (method Encoded), "5.7.2: isSignMinus", "";

    /// The encoding; every NaN is the canonical one.
    ToBits: fn to_bits(x: Self) -> Bits = { x.to_bits() },
        float, exact, kept, (primitive ToBits), (method Encoded), "3.4: encodings, a NaN's the canonical quiet one", "__float_as_uint";

    /// The float with this encoding.
    FromBits: fn from_bits(n: Bits) -> Self = { Self::from_bits(n) },
        float, exact, kept, (primitive FromBits), (function Encoded), "3.4: encodings, a NaN's the canonical quiet one", "__uint_as_float";

    /// Bit by bit.
    BitAnd: fn bitand(x: Self, y: Self) -> Self = { x & y },
        bits, exact, kept, (primitive BitAnd), (operator Bitwise), "–: integers: wrapping, shifts modulo the width", "";

    /// Bit by bit.
    BitOr: fn bitor(x: Self, y: Self) -> Self = { x | y },
        bits, exact, kept, (primitive BitOr), (operator Bitwise), "–: integers: wrapping, shifts modulo the width", "";

    /// Bit by bit.
    BitXor: fn bitxor(x: Self, y: Self) -> Self = { x ^ y },
        bits, exact, kept, (primitive BitXor), (operator Bitwise), "–: integers: wrapping, shifts modulo the width", "";

    /// Every bit flipped.
    Not: fn not(x: Self) -> Self = { !x },
        bits, exact, kept, (primitive Not), (operator Bitwise), "–: integers: wrapping, shifts modulo the width", "";

    /// The number of zeros above the highest one; the width for 0.
    LeadingZeros: fn leading_zeros(x: Self) -> u32 = { x.leading_zeros() },
        int, exact, kept, (primitive LeadingZeros), (method Int), "–: integers: counts of bits", "__clz";

    /// The number of zeros below the lowest one; the width for 0.
    TrailingZeros: fn trailing_zeros(x: Self) -> u32 = { x.trailing_zeros() },
        int, exact, kept, (derived), (method Int), "–: integers: counts of bits", "";

    /// The number of ones above the highest zero.
    LeadingOnes: fn leading_ones(x: Self) -> u32 = { x.leading_ones() },
        int, exact, kept, (derived), (method Int), "–: integers: counts of bits", "";

    /// The number of ones below the lowest zero.
    TrailingOnes: fn trailing_ones(x: Self) -> u32 = { x.trailing_ones() },
        int, exact, kept, (derived), (method Int), "–: integers: counts of bits", "";

    /// The number of ones.
    CountOnes: fn count_ones(x: Self) -> u32 = { x.count_ones() },
        int, exact, kept, (primitive CountOnes), (method Int), "–: integers: counts of bits", "__popc";

    /// The number of zeros.
    CountZeros: fn count_zeros(x: Self) -> u32 = { x.count_zeros() },
        int, exact, kept, (derived), (method Int), "–: integers: counts of bits", "";

    /// The bits moved up by `n` modulo the width; those that leave come back below.
    RotateLeft: fn rotate_left(x: Self, n: u32) -> Self = { x.rotate_left(n) },
        int, exact, kept, (derived), (method Int), "–: integers: bits in another order", "";

    /// The bits moved down by `n` modulo the width; those that leave come back above.
    RotateRight: fn rotate_right(x: Self, n: u32) -> Self = { x.rotate_right(n) },
        int, exact, kept, (derived), (method Int), "–: integers: bits in another order", "";

    /// The bytes in the opposite order.
    SwapBytes: fn swap_bytes(x: Self) -> Self = { x.swap_bytes() },
        int, exact, kept, (derived), (method Int), "–: integers: bits in another order", "";

    /// The bits in the opposite order.
    ReverseBits: fn reverse_bits(x: Self) -> Self = { x.reverse_bits() },
        int, exact, kept, (primitive ReverseBits), (method Int), "–: integers: bits in another order", "__brev";

    /// The high half of the product of twice the width; `x * y` is the low half.
    MulHi: fn mul_hi(x: Self, y: Self) -> Self = { x.mul_hi(y) },
        int, exact, kept, (primitive MulHi), (method Int), "–: integers: the high half of a product", "__mulhi";

    /// The distance between two integers, unsigned and exact.
    AbsDiff: fn abs_diff(x: Self, y: Self) -> Unsigned = { x.abs_diff(y) },
        int, exact, kept, (derived), (method Int), "–: integers: distances, signs and means", "";

    /// The absolute value, unsigned and exact.
    UnsignedAbs: fn unsigned_abs(x: Self) -> Unsigned = { x.unsigned_abs() },
        signed_int, exact, kept, (derived), (method SignedInt), "–: integers: distances, signs and means", "";

    /// The sign as -1, 0 or 1; a float's as 1 or -1, that of a zero included, and NaN for NaN.
    Signum: fn signum(x: Self) -> Self = { x.signum() },
        signed, exact, kept, (derived), (method Signed), "–: signs as numbers", "";

    /// True above 0.
    IsPositive: fn is_positive(x: Self) -> bool = { x.is_positive() },
        signed_int, exact, kept, (derived), (method SignedInt), "–: integers: distances, signs and means", "";

    /// True below 0.
    IsNegative: fn is_negative(x: Self) -> bool = { x.is_negative() },
        signed_int, exact, kept, (derived), (method SignedInt), "–: integers: distances, signs and means", "";

    /// `(x + y) / 2` as if the sum had another bit, toward zero.
    Midpoint: fn midpoint(x: Self, y: Self) -> Self = { x.midpoint(y) },
        int, exact, kept, (derived), (method Int), "–: integers: distances, signs and means", "";

    /// The quotient whose remainder is not negative; by zero is a fault, and `MIN` by -1 wraps.
    DivEuclid: fn div_euclid(x: Self, y: Self) -> Self = { x.div_euclid(y) },
        int, exact, kept, (derived), (method Int), "–: integers: Euclidean division, rounded-up division", "";

    /// The remainder that is not negative; by zero is a fault.
    RemEuclid: fn rem_euclid(x: Self, y: Self) -> Self = { x.rem_euclid(y) },
        int, exact, kept, (derived), (method Int), "–: integers: Euclidean division, rounded-up division", "";

    /// The quotient rounded up; by zero is a fault.
    DivCeil: fn div_ceil(x: Self, y: Self) -> Self = { x.div_ceil(y) },
        unsigned_int, exact, kept, (derived), (method UnsignedInt), "–: integers: Euclidean division, rounded-up division", "";

    /// Rust's name of `x + y`.
    WrappingAdd: fn wrapping_add(x: Self, y: Self) -> Self = { x.wrapping_add(y) },
        int, exact, kept, (derived), (method Int), "–: integers: wrapping, by Rust's names", "";

    /// Rust's name of `x - y`.
    WrappingSub: fn wrapping_sub(x: Self, y: Self) -> Self = { x.wrapping_sub(y) },
        int, exact, kept, (derived), (method Int), "–: integers: wrapping, by Rust's names", "";

    /// Rust's name of `x * y`.
    WrappingMul: fn wrapping_mul(x: Self, y: Self) -> Self = { x.wrapping_mul(y) },
        int, exact, kept, (derived), (method Int), "–: integers: wrapping, by Rust's names", "";

    /// `0 - x`, which is `-x` of signed integers.
    WrappingNeg: fn wrapping_neg(x: Self) -> Self = { x.wrapping_neg() },
        int, exact, kept, (derived), (method Int), "–: integers: wrapping, by Rust's names", "";

    /// Rust's name of `x << n`.
    WrappingShl: fn wrapping_shl(x: Self, n: u32) -> Self = { x.wrapping_shl(n) },
        int, exact, kept, (derived), (method Int), "–: integers: wrapping, by Rust's names", "";

    /// Rust's name of `x >> n`.
    WrappingShr: fn wrapping_shr(x: Self, n: u32) -> Self = { x.wrapping_shr(n) },
        int, exact, kept, (derived), (method Int), "–: integers: wrapping, by Rust's names", "";

    /// The sum, or the limit of the type on its side.
    SaturatingAdd: fn saturating_add(x: Self, y: Self) -> Self = { x.saturating_add(y) },
        int, exact, kept, (derived), (method Int), "–: integers: saturating", "";

    /// The difference, or the limit of the type on its side.
    SaturatingSub: fn saturating_sub(x: Self, y: Self) -> Self = { x.saturating_sub(y) },
        int, exact, kept, (derived), (method Int), "–: integers: saturating", "";

    /// The product, or the limit of the type on its side.
    SaturatingMul: fn saturating_mul(x: Self, y: Self) -> Self = { x.saturating_mul(y) },
        int, exact, kept, (derived), (method Int), "–: integers: saturating", "";

    /// The quotient, or the upper limit for the least number by -1; by zero is a fault.
    SaturatingDiv: fn saturating_div(x: Self, y: Self) -> Self = { x.saturating_div(y) },
        int, exact, kept, (derived), (method Int), "–: integers: saturating", "";

    /// The absolute value, or the upper limit for the least number.
    SaturatingAbs: fn saturating_abs(x: Self) -> Self = { x.saturating_abs() },
        signed_int, exact, kept, (derived), (method SignedInt), "–: integers: saturating", "";

    /// `-x`, or the upper limit for the least number.
    SaturatingNeg: fn saturating_neg(x: Self) -> Self = { x.saturating_neg() },
        signed_int, exact, kept, (derived), (method SignedInt), "–: integers: saturating", "";

    /// `x` to the power `n`, or the limit of the type on its side; 1 for an exponent of 0.
    SaturatingPow: fn saturating_pow(x: Self, n: u32) -> Self = { x.saturating_pow(n) },
        int, exact, kept, (derived), (method Int), "–: integers: saturating", "";

    /// `x` to the power `n`, wrapping; 1 for an exponent of 0.
    Pow: fn pow(x: Self, n: u32) -> Self = { x.pow(n) },
        int, exact, kept, (derived), (method Int), "–: integers: powers, logarithms and roots", "";

    /// True if one bit is set.
    IsPowerOfTwo: fn is_power_of_two(x: Self) -> bool = { x.is_power_of_two() },
        unsigned_int, exact, kept, (derived), (method UnsignedInt), "–: integers: powers, logarithms and roots", "";

    /// The least power of two that is not below; 1 for 0, and 0 above the greatest.
    NextPowerOfTwo: fn next_power_of_two(x: Self) -> Self = { x.next_power_of_two() },
        unsigned_int, exact, kept, (derived), (method UnsignedInt), "–: integers: powers, logarithms and roots", "";

    /// The logarithm to base 2, rounded down; `u32::MAX` for 0 and below.
    Ilog2: fn ilog2(x: Self) -> u32 = { x.ilog2() },
        int, exact, kept, (derived), (method Int), "–: integers: powers, logarithms and roots", "";

    /// The logarithm to base 10, rounded down; `u32::MAX` for 0 and below.
    Ilog10: fn ilog10(x: Self) -> u32 = { x.ilog10() },
        int, exact, kept, (derived), (method Int), "–: integers: powers, logarithms and roots", "";

    /// The logarithm to a base, rounded down; `u32::MAX` for 0 and below, and for bases below 2.
    Ilog: fn ilog(x: Self, base: Self) -> u32 = { x.ilog(base) },
        int, exact, kept, (derived), (method Int), "–: integers: powers, logarithms and roots", "";

    /// The square root, rounded down; 0 below 0.
    Isqrt: fn isqrt(x: Self) -> Self = { x.isqrt() },
        int, exact, kept, (derived), (method Int), "–: integers: powers, logarithms and roots", "";

    /// `x / y`, faster and with other bits on GPUs.
    ApproxDiv: fn approx_div(x: Self, y: Self) -> Self = { x.approx_div(y) },
        single, exact, flushed, (approximation Div), (method Single), "–: approximate forms, rounded to nearest on hosts, no bits promised on a GPU", "__fdividef";

    /// The square root, faster and with other bits on GPUs.
    ApproxSqrt: fn approx_sqrt(x: Self) -> Self = { x.approx_sqrt() },
        single, exact, flushed, (approximation Sqrt), (method Single), "–: approximate forms, rounded to nearest on hosts, no bits promised on a GPU", "";

    /// The reciprocal, faster and with other bits on GPUs.
    ApproxRcp: fn approx_rcp(x: Self) -> Self = { x.approx_rcp() },
        single, exact, flushed, (approximation Rcp), (method Single), "–: approximate forms, rounded to nearest on hosts, no bits promised on a GPU", "";

    /// The reciprocal square root, faster and with other bits on GPUs.
    ApproxRsqrt: fn approx_rsqrt(x: Self) -> Self = { x.approx_rsqrt() },
        single, exact, flushed, (approximation Rsqrt), (method Single), "–: approximate forms, rounded to nearest on hosts, no bits promised on a GPU", "";
}

impl Operation {
    /// Returns true if it rounds stochastically in `mode = "sr"`. Whatever else rounds is an error there.
    pub const fn is_stochastic(self) -> bool {
        use Operation::{Add, Div, Mul, MulAdd, Recip, Sqrt, Sub};
        matches!(self, Add | Sub | Mul | Div | Sqrt | Recip | MulAdd)
    }

    /// Returns true if `profile = "x87"` has a form of its own for it.
    pub const fn is_of_x87(self) -> bool {
        use Operation::{Add, Div, Mul, Recip, Sqrt, Sub};
        matches!(self, Add | Sub | Mul | Div | Sqrt | Recip)
    }

    /// Returns true if `profile = "cc1x"` approximates it to nearest.
    pub const fn is_of_cc1x(self) -> bool {
        use Operation::{Div, Recip, Rsqrt, Sqrt};
        matches!(self, Div | Sqrt | Recip | Rsqrt)
    }
}
