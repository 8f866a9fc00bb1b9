//! f32: error-free transforms through f64, the same with and without fused multiply-add instructions.
//!
//! f64 holds every product of two f32 exactly (48 of 53 bits; exponents from -298 to 255, far inside its range),
//! so no operand needs a special case: overflow makes the rounded result infinite and the remainder an infinity
//! of the opposite sign, which steps it back to the largest finite number where the mode says so, and an infinite
//! or NaN operand makes the remainder NaN, which steps nothing.

use super::root::sqrt32_nearest;
use super::step::{flip, order32, step32, step32_single};
use crate::mode::{Mode, match_mode};
use crate::scalar::odd::odd64;

/// `x + y`.
///
/// Dekker's Fast2Sum: with `|h| >= |l|`, `s = RN(h + l)` and `s - h` is exact, and so is `l - (s - h)`, the
/// error of the sum (Dekker 1971; Handbook of Floating-Point Arithmetic, algorithm 4.3). Sums of f32 do not
/// underflow inexactly. Ordering the operands, instead of Knuth's 2Sum, keeps intermediates from overflowing
/// before the sum does.
#[inline(always)]
pub(super) fn add<M: Mode>(x: f32, y: f32) -> f32 {
    match_mode!(M {
        NearestEven => x + y,
        TowardZero | TowardPositive | TowardNegative => {
            let s = match_mode!(M {
                // The same number, but an exact zero is +0 before its sign is changed: the -0 of clause 6.3.
                TowardNegative => -(-x - y),
                NearestEven | TowardZero | TowardPositive => x + y,
            });
            let (high, low) = order32(x, y);
            step32_single::<M>(s, low - (s - high))
        },
    })
}

/// `x * y`: the exact product, narrowed.
#[inline(always)]
pub(super) fn mul<M: Mode>(x: f32, y: f32) -> f32 {
    match_mode!(M {
        NearestEven => x * y,
        TowardZero | TowardPositive | TowardNegative => {
            narrow::<M>(x as f64 * y as f64)
        },
    })
}

/// `x / y`: with `s = RN(x / y)`, `x / y - s` has the sign of `x - s * y` times that of `y`. `s * y` is exact in
/// f64 and the subtraction rounds to nearest, which keeps the sign and is zero only when exact.
#[inline(always)]
pub(super) fn div<M: Mode>(x: f32, y: f32) -> f32 {
    let s = x / y;
    match_mode!(M {
        NearestEven => s,
        TowardZero | TowardPositive | TowardNegative => {
            let remainder = x as f64 - s as f64 * y as f64;
            step32::<M>(s, flip(remainder, y as f64))
        },
    })
}

/// The square root: `sqrt(x) - s` has the sign of `x - s * s`, since both roots are positive.
#[inline(always)]
pub(super) fn sqrt<M: Mode>(x: f32) -> f32 {
    let s = sqrt32_nearest(x);
    match_mode!(M {
        NearestEven => s,
        TowardZero | TowardPositive | TowardNegative => {
            step32::<M>(s, x as f64 - s as f64 * s as f64)
        },
    })
}

/// `x as f32`. The difference is exact: the narrowed number has the leading bits of `x`, and what is left of 53
/// bits fits; below f32's range both are multiples of the last bit of `x`.
#[inline(always)]
pub(super) fn narrow<M: Mode>(x: f64) -> f32 {
    let s = x as f32;
    step32::<M>(s, x - s as f64)
}

/// The exact value of `x * y + z` as `s + e`, `s` its rounding to f64: Knuth's 2Sum of the exact product and `z`,
/// neither of which comes near the ends of f64's range (infinite operands give NaN for `e`).
#[inline(always)]
fn fused(x: f32, y: f32, z: f32) -> (f64, f64) {
    let (p, z) = (x as f64 * y as f64, z as f64);
    let s = p + z;
    let back = s - p;
    (s, (p - (s - back)) + (z - back))
}

/// The remainder is `(s - n) + e` with `n` the narrowed `s`. `s - n` is exact; if it is not zero it is at least one
/// unit in the last place of `s`, of which `e` is at most half, so that the sum has the right sign.
#[inline(always)]
fn fma_step<M: Mode>(x: f32, y: f32, z: f32) -> f32 {
    let (s, e) = fused(x, y, z);
    let n = s as f32;
    step32::<M>(n, (s - n as f64) + e)
}

/// `x * y + z`.
#[inline(always)]
pub(super) fn fma<M: Mode>(x: f32, y: f32, z: f32) -> f32 {
    match_mode!(M {
        NearestEven => fma_nearest(x, y, z),
        TowardZero | TowardPositive | TowardNegative => fma_directed::<M>(x, y, z),
    })
}

/// `x * y + z` in the directed modes.
#[inline(always)]
pub(super) fn fma_directed<M: Mode>(x: f32, y: f32, z: f32) -> f32 {
    match_mode!(M {
        NearestEven | TowardZero | TowardPositive => fma_step::<M>(x, y, z),
        // Mirrored, so that an exact zero becomes -0, as in `add`; here that is cheaper than to mirror the sum alone.
        TowardNegative => -fma_step::<crate::Ru>(-x, y, -z),
    })
}

/// `x * y + z` to nearest without a fused instruction: rounded to odd in f64, then to nearest. 53 bits are more
/// than the 24 + 2 that make this one rounding, also below f32's normal range, whose last bit is 2^-149.
#[inline(always)]
fn fma_nearest(x: f32, y: f32, z: f32) -> f32 {
    let (s, e) = fused(x, y, z);
    odd64(s, e) as f32
}
