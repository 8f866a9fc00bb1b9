//! Decides whether a result is right without computing it.
//!
//! A result of magnitude `m` stands for all exact values of an interval: from `m` to the next number if the mode cuts off,
//! from the previous number to `m` if it goes away from zero, and from the middle below to the middle above if it goes to
//! the nearest, whose ends belong to the interval where `m` is even (IEEE 754-2019, clause 4.3). A comparison of integers
//! shows if the exact value lies there. It is the same for every operation, and no part of it computes a result.
//!
//! Bounds are in quarters of the unit of `m`: a middle is half a unit away, or a quarter below a power of two, where the
//! unit halves. Infinity takes the place of the number that would follow the largest, and its interval has no end.
//!
//! Nothing here branches, so that LLVM makes vector instructions of it.

use fpdsl::mode::Mode;
use fpdsl::mode::Rounding;

/// The fields of a format.
pub trait Layout: Copy + Send + Sync + 'static {
    /// Bits of the trailing significand.
    const FRACTION: u32;
    /// Bits of the biased exponent.
    const EXPONENT: u32;
    /// The magnitude of infinity.
    const INFINITY: i64 = ((1 << Self::EXPONENT) - 1) << Self::FRACTION;
    /// Everything but the sign.
    const MAGNITUDE: i64 = (1 << (Self::EXPONENT + Self::FRACTION)) - 1;
    /// A number is `significand * 2^(unit - BIAS)`.
    const BIAS: i64 = (1 << (Self::EXPONENT - 1)) - 1 + Self::FRACTION as i64;

    /// Returns true if the sign is set.
    #[inline(always)]
    fn negative(bits: i64) -> bool {
        bits & !Self::MAGNITUDE != 0
    }

    /// The integer significand and the unit of a finite magnitude, or of infinity as the number in its place.
    #[inline(always)]
    fn parts(magnitude: i64) -> (i64, i64) {
        let field = magnitude >> Self::FRACTION;
        let hidden = ((field != 0) as i64) << Self::FRACTION;
        let fraction = magnitude & ((1 << Self::FRACTION) - 1);
        (fraction | hidden, field.max(1))
    }
}

/// binary16.
#[derive(Clone, Copy)]
pub struct Half;
/// bfloat16.
#[derive(Clone, Copy)]
pub struct Brain;
/// binary32.
#[derive(Clone, Copy)]
pub struct Single;

impl Layout for Half {
    const FRACTION: u32 = 10;
    const EXPONENT: u32 = 5;
}

impl Layout for Brain {
    const FRACTION: u32 = 7;
    const EXPONENT: u32 = 8;
}

impl Layout for Single {
    const FRACTION: u32 = 23;
    const EXPONENT: u32 = 8;
}

/// The exact values that round to a magnitude, in quarters of its unit.
#[derive(Clone, Copy)]
pub struct Interval {
    /// The lower end; below zero for a zero.
    pub low: i64,
    /// The upper end.
    pub high: i64,
    /// 0 if the lower end belongs to the interval, otherwise 1.
    pub low_open: i64,
    /// 0 if the upper end belongs to the interval, otherwise 1.
    pub high_open: i64,
    /// The unit, as in [`Layout::parts`].
    pub unit: i64,
    /// There is no upper end.
    pub endless: bool,
    /// Not for NaN, nor for infinity in a mode that never overflows to it.
    pub possible: bool,
}

impl Interval {
    /// The interval of a result whose sign bit is given apart.
    #[inline(always)]
    pub fn of<L: Layout, M: Mode>(magnitude: i64, negative: bool) -> Self {
        let (significand, unit) = L::parts(magnitude);
        let at_power = (significand == 1 << L::FRACTION) & (unit > 1);
        let here = significand << 2;
        let below = if at_power { 2 } else { 4 };
        let infinite = magnitude == L::INFINITY;
        let away = match M::ROUNDING {
            Rounding::NearestEven => {
                let odd = magnitude & 1;
                return Interval {
                    low: here - below / 2,
                    high: here + 2,
                    low_open: odd,
                    high_open: odd,
                    unit,
                    endless: infinite,
                    possible: magnitude <= L::INFINITY,
                };
            }
            Rounding::TowardZero => false,
            Rounding::TowardPositive => !negative,
            Rounding::TowardNegative => negative,
        };
        Interval {
            low: if away { here - below } else { here },
            high: if away { here } else { here + 4 },
            low_open: away as i64,
            high_open: !away as i64,
            unit,
            endless: if away {
                infinite
            } else {
                magnitude == L::INFINITY - 1
            },
            possible: if away {
                magnitude <= L::INFINITY
            } else {
                magnitude < L::INFINITY
            },
        }
    }

    /// Returns true if the interval contains `exact`. The ends `low` and `high` are in the unit of `exact`.
    #[inline(always)]
    pub fn contains(&self, exact: i64, low: i64, high: i64) -> bool {
        let above = exact - low >= self.low_open;
        let below = self.endless | (high - exact >= self.high_open);
        self.possible & above & below
    }

    /// As `contains` for an integer `exact` in another unit: `distance` is the exponent of a quarter here, less that of
    /// one there. Ends are multiplied by `factor`.
    ///
    /// `limit` bounds the shifts, so that nothing overflows; the callers say why what lies beyond is decided anyway.
    #[inline(always)]
    pub fn contains_scaled(&self, exact: i64, factor: i64, distance: i64, (least, most): (i64, i64)) -> bool {
        let distance = distance.clamp(least, most);
        let (up, down) = (distance.max(0), (-distance).max(0));
        self.contains(
            exact << down,
            (self.low * factor) << up,
            (self.high * factor) << up,
        )
    }
}
