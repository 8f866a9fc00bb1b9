//! Judges of the operations on two numbers of sixteen bits, for one first operand and all second ones.
//!
//! Numbers are `significand * 2^(unit - BIAS)` with significands below 2^11. Operands that are infinite or NaN, and
//! divisors that are zero, are compared with the reference.

use std::marker::PhantomData;

use fpdsl::mode::Mode;
use fpdsl::mode::Rounding;

use super::interval::{Interval, Layout};
use super::judge::Judge;
use crate::words::Word;

/// An operand, as the judges need it.
#[derive(Clone, Copy)]
struct Number {
    significand: i64,
    unit: i64,
    negative: bool,
}

impl Number {
    #[inline(always)]
    fn of<L: Layout>(bits: i64) -> Self {
        let (significand, unit) = L::parts(bits & L::MAGNITUDE);
        Number {
            significand,
            unit,
            negative: L::negative(bits),
        }
    }
}

#[inline(always)]
fn special<L: Layout>(bits: i64) -> bool {
    bits & L::MAGNITUDE >= L::INFINITY
}

/// `x + y`, or `x - y` if `MINUS`.
pub struct Sum<T, L, M, const MINUS: bool>(Number, PhantomData<(T, L, M)>);
/// `x * y`.
pub struct Product<T, L, M>(Number, PhantomData<(T, L, M)>);
/// `x / y`.
pub struct Quotient<T, L, M>(Number, PhantomData<(T, L, M)>);

/// A judge of all pairs with a first operand, which is finite.
pub trait OfFirst: Judge {
    /// True if zeros as second operands are left to the reference.
    const PASSES_ZEROS: bool;
    /// For this first operand.
    fn of_first(x: u16) -> Self;
}

macro_rules! of_first {
    ($($name:ident $(<$minus:ident>)?, $passes_zeros:literal;)*) => {$(
        impl<T, L, M $(, const $minus: bool)?> Clone for $name<T, L, M $(, $minus)?> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<T, L, M $(, const $minus: bool)?> Copy for $name<T, L, M $(, $minus)?> {}
        impl<T: Word, L: Layout, M: Mode $(, const $minus: bool)?> OfFirst for $name<T, L, M $(, $minus)?> {
            const PASSES_ZEROS: bool = $passes_zeros;

            fn of_first(x: u16) -> Self {
                $name(Number::of::<L>(x as i64), PhantomData)
            }
        }
    )*};
}

of_first! {
    Sum<MINUS>, false;
    Product, false;
    Quotient, true;
}

/// Addends are aligned 40 bits below the larger unit. A part that is cut off there is far below a quarter of the result's
/// unit. It sets the last bit, so that no comparison with a bound changes.
const BELOW: i64 = 40;

/// `significand * 2^40`, shifted right; a part that falls off sets bit 0.
#[inline(always)]
fn aligned(significand: i64, shift: i64) -> i64 {
    let wide = significand << BELOW;
    // Beyond 51 bits nothing but the last bit is left.
    let shift = shift.min(60);
    let kept = wide >> shift;
    kept | (kept << shift != wide) as i64
}

impl<T: Word, L: Layout, M: Mode, const MINUS: bool> Judge for Sum<T, L, M, MINUS> {
    type Got = T;

    #[inline(always)]
    fn right(self, y: i64, got: i64) -> bool {
        let (a, b) = (self.0, Number::of::<L>(y));
        let b_negative = b.negative ^ MINUS;
        let unit = a.unit.max(b.unit);
        let (x, z) = (
            aligned(a.significand, unit - a.unit),
            aligned(b.significand, unit - b.unit),
        );
        let sum = if a.negative { -x } else { x } + if b_negative { -z } else { z };
        // An exact zero has the operands' sign if they share one, otherwise it is -0 in rd alone (clause 6.3).
        let zero_negative = if a.negative == b_negative {
            a.negative
        } else {
            M::ROUNDING == Rounding::TowardNegative
        };
        let negative = (sum < 0) | ((sum == 0) & zero_negative);
        let interval = Interval::of::<L, M>(got & L::MAGNITUDE, negative);
        // The sum is in 2^(unit - 40 - BIAS). If the result's unit is far above the sum's, its significand has its
        // leading bit, and its ends lie above any sum (2^52) at 2^48 already; far below, sums have 10 bits more than
        // ends (2^13) can have, unless there is nothing but a zero to compare.
        let distance = interval.unit - 2 - (unit - BELOW);
        let within = interval.contains_scaled(sum.abs(), 1, distance, (-10, 48));
        special::<L>(y) | (within & (L::negative(got) == negative))
    }
}

impl<T: Word, L: Layout, M: Mode> Judge for Product<T, L, M> {
    type Got = T;

    #[inline(always)]
    fn right(self, y: i64, got: i64) -> bool {
        let (a, b) = (self.0, Number::of::<L>(y));
        let negative = a.negative ^ b.negative;
        let interval = Interval::of::<L, M>(got & L::MAGNITUDE, negative);
        // Ends below 2^13 against a product below 2^22: 44 bits up, or 36 down, decide for anything but zeros.
        let distance = interval.unit - 2 + L::BIAS - a.unit - b.unit;
        let within = interval.contains_scaled(a.significand * b.significand, 1, distance, (-36, 44));
        special::<L>(y) | (within & (L::negative(got) == negative))
    }
}

impl<T: Word, L: Layout, M: Mode> Judge for Quotient<T, L, M> {
    type Got = T;

    #[inline(always)]
    fn right(self, y: i64, got: i64) -> bool {
        let (a, b) = (self.0, Number::of::<L>(y));
        let negative = a.negative ^ b.negative;
        let interval = Interval::of::<L, M>(got & L::MAGNITUDE, negative);
        // The ends times the divisor, below 2^24, against the dividend, below 2^11: as for products.
        let distance = interval.unit - 2 - L::BIAS + b.unit - a.unit;
        let within = interval.contains_scaled(a.significand, b.significand, distance, (-48, 36));
        special::<L>(y) | (y & L::MAGNITUDE == 0) | (within & (L::negative(got) == negative))
    }
}
