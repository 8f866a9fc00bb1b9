//! Judges of the operations on one binary32 number.
//!
//! They are for normal numbers: `significand * 2^(unit - 150)` with 24 bits. Subnormal numbers, zeros, infinities and NaN
//! are compared with the reference.

use std::marker::PhantomData;

use fpdsl::mode::Mode;
use fpdsl::mode::Rounding;

use super::interval::{Interval, Layout, Single};
use super::judge::Judge;
use crate::words::Word;

macro_rules! judges {
    ($($(#[$doc:meta])* $name:ident<$($T:ident),*>;)*) => {$(
        $(#[$doc])*
        pub struct $name<$($T),*>(PhantomData<($($T,)*)>);

        impl<$($T),*> Clone for $name<$($T),*> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<$($T),*> Copy for $name<$($T),*> {}
        impl<$($T),*> Default for $name<$($T),*> {
            fn default() -> Self {
                $name(PhantomData)
            }
        }
    )*};
}

judges! {
    /// The square root.
    Root<M>;
    /// `1 / x`.
    Reciprocal<M>;
    /// `1 / sqrt(x)`.
    ReciprocalRoot<M>;
    /// The integral value in the mode.
    Integral<M>;
    /// To a narrower format.
    Narrow<T, L, M>;
    /// To `i32` in the mode.
    ToInt<M>;
}

const SIGN: i64 = 1 << 31;

#[inline(always)]
fn parts(x: i64) -> (i64, i64) {
    Single::parts(x & Single::MAGNITUDE)
}

#[inline(always)]
fn is_nan(bits: i64) -> bool {
    bits & Single::MAGNITUDE > Single::INFINITY
}

impl<M: Mode> Judge for Root<M> {
    type Got = f32;

    #[inline(always)]
    fn right(self, x: i64, got: i64) -> bool {
        let (significand, unit) = parts(x);
        let interval = Interval::of::<Single, M>(got & Single::MAGNITUDE, false);
        // Squares of ends, below 2^53, in 2^(2 unit - 304), against the radicand, below 2^24. A normal result has ends of
        // 25 bits at least, whose squares are above the radicand 10 bits up; a subnormal one is 36 down and too small.
        let distance = (2 * interval.unit - 304 - (unit - 150)).clamp(-36, 10);
        let (up, down) = (distance.max(0), (-distance).max(0));
        let square = |end: i64| (end * end) << up;
        let within = interval.contains(significand << down, square(interval.low), square(interval.high));
        if x & SIGN != 0 {
            is_nan(got)
        } else {
            within & (got & SIGN == 0)
        }
    }
}

impl<M: Mode> Judge for Reciprocal<M> {
    type Got = f32;

    #[inline(always)]
    fn right(self, x: i64, got: i64) -> bool {
        let (significand, unit) = parts(x);
        let negative = x & SIGN != 0;
        let interval = Interval::of::<Single, M>(got & Single::MAGNITUDE, negative);
        // Ends times the divisor, below 2^51, against one. 12 bits up only a result with its leading bit can be.
        let distance = interval.unit - 152 + unit - 150;
        let within = interval.contains_scaled(1, significand, distance, (-60, 12));
        within & ((got & SIGN != 0) == negative)
    }
}

impl<M: Mode> Judge for ReciprocalRoot<M> {
    type Got = f32;

    #[inline(always)]
    fn right(self, x: i64, got: i64) -> bool {
        const LOW: u32 = 28;
        let (significand, unit) = parts(x);
        let interval = Interval::of::<Single, M>(got & Single::MAGNITUDE, false);
        // The square of an end times x, of up to 77 bits, against a power of two: as the 49 bits from 2^28 on, and
        // whether there is anything below. Where the power is limited to 2^0 or 2^60, it lies below or above all others.
        let power = 1_i64 << (454 - 2 * interval.unit - unit - LOW as i64).clamp(0, 60);
        let cubic = |end: i64| {
            let square = end * end;
            let low = (square & ((1 << LOW) - 1)) * significand;
            let high = (square >> LOW) * significand + (low >> LOW);
            (high, low & ((1 << LOW) - 1) != 0)
        };
        let (low, low_rest) = cubic(interval.low);
        let (high, high_rest) = cubic(interval.high);
        let above = (low < power) | ((low == power) & !low_rest & (interval.low_open == 0));
        let below = (high > power) | ((high == power) & (high_rest | (interval.high_open == 0)));
        let within = interval.possible & above & (interval.endless | below);
        if x & SIGN != 0 {
            is_nan(got)
        } else {
            within & (got & SIGN == 0)
        }
    }
}

/// Returns true if `exact / one` rounds to the integer `result / one`, for a power of two `one` and magnitudes.
#[inline(always)]
fn is_integer_of<M: Mode>(exact: i64, result: i64, one: i64, negative: bool) -> bool {
    let ahead = result - exact;
    let integral = result & (one - 1) == 0;
    let odd = result & one != 0;
    let near = match M::ROUNDING {
        Rounding::NearestEven => (2 * ahead.abs() < one) | ((2 * ahead.abs() == one) & !odd),
        Rounding::TowardZero => (ahead <= 0) & (ahead > -one),
        Rounding::TowardPositive | Rounding::TowardNegative => {
            let away = (M::ROUNDING == Rounding::TowardNegative) == negative;
            if away {
                (ahead >= 0) & (ahead < one)
            } else {
                (ahead <= 0) & (ahead > -one)
            }
        }
    };
    integral & near
}

impl<M: Mode> Judge for Integral<M> {
    type Got = f32;

    #[inline(always)]
    fn right(self, x: i64, got: i64) -> bool {
        let (significand, unit) = parts(x);
        let negative = x & SIGN != 0;
        // One in units of x; from 2^25 on, x is below a half, and nothing else about it matters.
        let point = 150 - unit;
        let one = 1_i64 << point.clamp(0, 25);
        // The result in units of x, or of 2^-25: of no smaller unit, and not of one so large that it is out of range.
        let (result, result_unit) = parts(got);
        let ahead = result_unit - 150 + point.clamp(0, 25);
        let zero = got & Single::MAGNITUDE == 0;
        let scaled = if zero { 0 } else { result << ahead.clamp(0, 38) };
        let inside = zero | (ahead == ahead.clamp(0, 38));
        let rounded = inside & is_integer_of::<M>(significand, scaled, one, negative);
        let whole = point <= 0;
        if whole {
            got == x
        } else {
            rounded & ((got & SIGN != 0) == negative)
        }
    }
}

impl<T: Word, L: Layout, M: Mode> Judge for Narrow<T, L, M> {
    type Got = T;

    #[inline(always)]
    fn right(self, x: i64, got: i64) -> bool {
        let (significand, unit) = parts(x);
        let negative = x & SIGN != 0;
        let interval = Interval::of::<L, M>(got & L::MAGNITUDE, negative);
        // Ends below 2^13 against a significand of 24 bits: 45 bits up or 36 down decide.
        let distance = interval.unit - 2 - L::BIAS - unit + 150;
        let within = interval.contains_scaled(significand, 1, distance, (-36, 45));
        within & (L::negative(got) == negative)
    }
}

impl<M: Mode> Judge for ToInt<M> {
    type Got = i32;

    #[inline(always)]
    fn right(self, x: i64, got: i64) -> bool {
        let (significand, unit) = parts(x);
        let negative = x & SIGN != 0;
        // The sign of a word that holds 32 bits.
        let got = got as i32 as i64;
        let magnitude = if negative { -got } else { got };
        // x is significand * 2^exponent; from 2^31 on, that is exponent 8, the result is a limit.
        let exponent = unit - 150;
        let exact = significand << exponent.clamp(0, 8);
        let point = (-exponent).clamp(0, 25);
        let rounded = is_integer_of::<M>(exact, magnitude << point, 1 << point, negative);
        let limit = if negative {
            i32::MIN as i64
        } else {
            i32::MAX as i64
        };
        if exponent >= 8 {
            got == limit
        } else {
            rounded & (magnitude >= 0)
        }
    }
}
