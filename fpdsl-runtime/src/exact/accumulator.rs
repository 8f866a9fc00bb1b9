//! A fixed-point number that holds every sum of products.

use core::ops::Range;

use crate::format::Format;
use crate::mode::Rounding;
use crate::soft;

use super::term::Number;

/// Digits to the base 2^32.
///
/// The lowest bit is that of the product of two smallest binary64 numbers. The highest is that of 2^63 products of two largest.
pub(super) const DIGITS: usize = 134;

/// The exponent of the lowest bit: 2^-2148 is (2^-1074)^2.
pub(super) const LOWEST: i32 = -2148;

/// This many numbers can be added before carries must be moved up: each adds less than 2^32 to a digit.
const MOST_PENDING: u32 = 1 << 30;

/// The last digit, whose unit is 2^2108, of a sum of fewer than 2^63 terms once carries have been moved up: a term is below 2^2048.
/// So the digit of an accumulator from outside overflows in no number of merges that anybody lives to see.
const LAST: Range<i64> = -8..8;

/// The number of words of an accumulator.
pub const WORDS: usize = DIGITS + KINDS;

/// Terms that are counted, not added.
const KINDS: usize = 6;

/// What a term is, beside its value.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Nan,
    PositiveInfinity,
    NegativeInfinity,
    PositiveZero,
    NegativeZero,
    Other,
}

/// An exact sum of floats and of products of two floats, of any formats, as an integer of 4288 bits (a long accumulator; U. Kulisch,
/// "Computer Arithmetic and Validity", 2nd edition, chapter 8; R. M. Neal, "Fast exact summation using small and large
/// superaccumulators", 2015).
///
/// No addition rounds and none overflows below 2^63 terms, so neither the order nor the grouping of the terms makes a difference.
/// [`round`](Self::round) rounds once. It is `Send` and plain data; [`to_words`](Self::to_words) makes it integers whose element-wise
/// sums are sums of accumulators.
///
/// ```
/// use fpdsl::exact::Accumulator;
/// use fpdsl::{Device, mode::Rn};
///
/// let (mut a, mut b) = (Accumulator::new(), Accumulator::new());
/// a.add(&Device::host(), &[1e308, 1.0])?;
/// b.add(&Device::host(), &[1e308, -1e308, -1e308])?;
/// a.merge(&b);
/// assert_eq!(a.round::<Rn, f64>(), 1.0);
/// # Ok::<(), fpdsl::Error>(())
/// ```
#[derive(Clone)]
pub struct Accumulator {
    /// The number is the sum of `digits[i] * 2^(32 i - 2148)`. Below the last they are not negative after carries have been moved up.
    digits: [i64; DIGITS],
    pending: u32,
    counts: [i64; KINDS],
}

impl Default for Accumulator {
    fn default() -> Self {
        Self::new()
    }
}

impl core::fmt::Debug for Accumulator {
    /// The number to nearest, and how many terms it has.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Accumulator")
            .field(
                "nearest",
                &f64::from_bits(self.rounded(Format::F64, Rounding::NearestEven)),
            )
            .field("terms", &self.terms())
            .finish()
    }
}

/// Two are equal if they hold the same number of terms of each kind (NaN, infinities, zeros, others) and the same sum.
impl PartialEq for Accumulator {
    fn eq(&self, other: &Self) -> bool {
        self.to_words() == other.to_words()
    }
}

impl Eq for Accumulator {}

impl Accumulator {
    /// The sum of no terms.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::mode::Rn;
    /// use fpdsl::exact::Accumulator;
    ///
    /// assert_eq!(Accumulator::new().round::<Rn, f64>(), 0.0);
    /// ```
    pub const fn new() -> Self {
        Accumulator {
            digits: [0; DIGITS],
            pending: 0,
            counts: [0; KINDS],
        }
    }

    /// How many terms were added. A product is one term. A count of 2^63 - 1 goes no further.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Device;
    /// use fpdsl::exact::Accumulator;
    ///
    /// let mut sum = Accumulator::new();
    /// sum.add(&Device::host(), &[0.1, 0.2, 0.3])?;
    /// assert_eq!(sum.terms(), 3);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn terms(&self) -> u64 {
        let counts = self.counts.iter().map(|&count| count as u64);
        counts.fold(0, u64::saturating_add)
    }

    /// Adds the terms of another.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::exact::Accumulator;
    /// use fpdsl::{Device, mode::Rn};
    ///
    /// let (mut a, mut b) = (Accumulator::new(), Accumulator::new());
    /// a.add(&Device::host(), &[1e100, 1.0])?;
    /// b.add(&Device::host(), &[-1e100])?;
    /// a.merge(&b);
    /// assert_eq!(a.round::<Rn, f64>(), 1.0);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn merge(&mut self, other: &Self) {
        if self.pending + other.pending >= MOST_PENDING {
            self.carry();
        }
        if self.pending + other.pending >= MOST_PENDING {
            let mut other = other.clone();
            other.carry();
            return self.merge(&other);
        }
        for (digit, more) in self.digits.iter_mut().zip(other.digits) {
            // Too many terms have no sum, and then no digit counts.
            *digit = digit.wrapping_add(more);
        }
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count = count.saturating_add(more);
        }
        // What was carried adds less than 2^32 to a digit.
        self.pending += other.pending + 1;
    }

    /// The sum, rounded once to the format in the mode.
    ///
    /// A NaN among the terms, or infinities of both signs, or a product of a zero and an infinity give NaN; infinities of one sign
    /// give that infinity (IEEE 754-2019, 9.4). A sum that is zero has the sign that additions would give it (6.3): of zeros of one
    /// sign that sign, otherwise + or, in mode `rd`, -. The sum of no terms is +0.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::exact::Accumulator;
    /// use fpdsl::{Device, mode::{Rd, Ru}};
    ///
    /// let mut sum = Accumulator::new();
    /// sum.add(&Device::host(), &[1.0, 1e-30])?;
    /// assert_eq!(sum.round::<Rd, f64>(), 1.0);
    /// assert_eq!(sum.round::<Ru, f32>(), 1.0_f32.next_up());
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn round<M: crate::Mode, T: super::Summand>(&self) -> T {
        T::from_encoding(self.rounded(T::FORMAT, M::ROUNDING))
    }

    /// The encoding of the sum.
    pub(super) fn rounded(&self, format: Format, mode: Rounding) -> u64 {
        let has = |kind: Kind| self.counts[kind as usize] != 0;
        match (has(Kind::PositiveInfinity), has(Kind::NegativeInfinity)) {
            _ if has(Kind::Nan) => return format.quiet_nan(),
            (true, true) => return format.quiet_nan(),
            (true, false) => return format.infinity(),
            (false, true) => return format.infinity() | format.sign_mask(),
            (false, false) => {}
        }
        let (digits, negative) = self.magnitude();
        let Some(top) = digits.iter().rposition(|&digit| digit != 0) else {
            return self.zero(format, mode);
        };
        // The last digit of a sum of fewer than 2^63 terms has less than 63 bits, the others have 32.
        let digit = |below: usize| top.checked_sub(below).map_or(0, |at| digits[at] as u128);
        let leading = (digit(0) << 64) | (digit(1) << 32) | digit(2);
        let rest = digits[..top.saturating_sub(2)].iter().any(|&digit| digit != 0);
        let unit = LOWEST + 32 * (top as i32 - 2);
        soft::round_wide(format, mode, negative, leading | u128::from(rest), unit)
    }

    /// The magnitude of the sum, none of whose digits is negative, and whether the sum is.
    fn magnitude(&self) -> ([i64; DIGITS], bool) {
        // Most digits are zeros, and carries are slow: each waits for the one before. What is carried beyond the next two is the sign.
        let used = self.used();
        let span = used.start..DIGITS.min(used.end + 2);
        let mut digits = [0; DIGITS];
        let mut carry = |sign: i64| {
            let mut carried = 0;
            for (digit, own) in digits[span.clone()].iter_mut().zip(&self.digits[span.clone()]) {
                let value = sign * own + carried;
                *digit = value & 0xffff_ffff;
                carried = value >> 32;
            }
            if span.end == DIGITS {
                digits[DIGITS - 1] |= carried << 32;
            }
            carried < 0
        };
        let negative = carry(1);
        if negative {
            carry(-1);
        }
        (digits, negative)
    }

    /// A range outside of which all digits are zeros.
    fn used(&self) -> Range<usize> {
        const CHUNK: usize = 8;
        let is_used = |chunk: &[i64]| chunk.iter().fold(0, |bits, digit| bits | digit) != 0;
        let Some(first) = self.digits.chunks(CHUNK).position(is_used) else {
            return 0..0;
        };
        let chunks = self.digits.chunks(CHUNK);
        let last = chunks.rev().position(is_used).unwrap_or(0);
        CHUNK * first..DIGITS.min(CHUNK * (DIGITS.div_ceil(CHUNK) - last))
    }

    fn zero(&self, format: Format, mode: Rounding) -> u64 {
        let has = |kind: usize| self.counts[kind] != 0;
        let all = |kind: Kind| (0..KINDS).all(|other| has(other) == (other == kind as usize));
        let none = !(0..KINDS).any(has);
        let positive = none || all(Kind::PositiveZero);
        let negative = all(Kind::NegativeZero) || (mode == Rounding::TowardNegative && !positive);
        if negative { format.sign_mask() } else { 0 }
    }

    /// Counts a term whose value is not a number to add.
    pub(super) fn count(&mut self, kind: Kind, times: u64) {
        let count = &mut self.counts[kind as usize];
        *count = count.saturating_add_unsigned(times);
    }

    /// Adds a term.
    pub(super) fn add_number(&mut self, number: Number) {
        match number {
            Number::Nan => self.count(Kind::Nan, 1),
            Number::Infinite { negative: false } => self.count(Kind::PositiveInfinity, 1),
            Number::Infinite { negative: true } => self.count(Kind::NegativeInfinity, 1),
            Number::Zero { negative: false } => self.count(Kind::PositiveZero, 1),
            Number::Zero { negative: true } => self.count(Kind::NegativeZero, 1),
            Number::Finite {
                negative,
                exponent,
                integer,
            } => {
                self.count(Kind::Other, 1);
                self.deposit(negative, integer as u64, exponent);
                if integer >> 64 != 0 {
                    self.deposit(negative, (integer >> 64) as u64, exponent + 64);
                }
            }
        }
    }

    /// Adds `integer * 2^exponent`, or subtracts it. Its exponent is at least that of the lowest bit, and its last bit lies within the digits.
    pub(super) fn deposit(&mut self, negative: bool, integer: u64, exponent: i32) {
        let place = (exponent - LOWEST) as usize;
        let (at, shift) = (place / 32, place % 32);
        let wide = u128::from(integer) << shift;
        for (k, digit) in self.digits[at..].iter_mut().take(3).enumerate() {
            let part = (wide >> (32 * k)) as u32;
            *digit += if negative {
                -i64::from(part)
            } else {
                i64::from(part)
            };
        }
        self.pending += 1;
        if self.pending >= MOST_PENDING {
            self.carry();
        }
    }

    /// Moves what digits have beyond 32 bits up.
    fn carry(&mut self) {
        let mut carried = 0;
        let (last, others) = self.digits.split_last_mut().expect("there are digits");
        for digit in others {
            let value = digit.wrapping_add(carried);
            *digit = value & 0xffff_ffff;
            carried = value >> 32;
        }
        *last = last.wrapping_add(carried);
        self.pending = 0;
    }

    /// The accumulator as integers: the sum of the words of up to 2^30 accumulators, each by itself, is the words of their merged
    /// accumulator, before carries. So an integer sum over processes (`MPI_SUM` of 64-bit integers) merges accumulators.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::exact::Accumulator;
    /// use fpdsl::{Device, mode::Rn};
    ///
    /// let (mut a, mut b) = (Accumulator::new(), Accumulator::new());
    /// a.add(&Device::host(), &[1e100, 1.0])?;
    /// b.add(&Device::host(), &[-1e100])?;
    /// // As an integer sum over processes gives it.
    /// let (a, b) = (a.to_words(), b.to_words());
    /// let total = Accumulator::from_words(&std::array::from_fn(|i| a[i] + b[i])).expect("sums of accumulators");
    /// assert_eq!(total.round::<Rn, f64>(), 1.0);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn to_words(&self) -> [i64; WORDS] {
        let mut sum = self.clone();
        sum.carry();
        // Beside other terms zeros are of no account, and blocks do not count them.
        if sum.counts[Kind::Other as usize] != 0 {
            for zeros in [Kind::PositiveZero, Kind::NegativeZero] {
                let zeros = std::mem::take(&mut sum.counts[zeros as usize]);
                let others = &mut sum.counts[Kind::Other as usize];
                *others = others.saturating_add(zeros);
            }
        }
        let mut words = [0; WORDS];
        words[..DIGITS].copy_from_slice(&sum.digits);
        words[DIGITS..].copy_from_slice(&sum.counts);
        words
    }

    /// The accumulator of such words, or of a sum of them.
    ///
    /// Returns `None` if a count of terms is negative, if digits have no room for carries, or if fewer than 2^63 terms cannot come to
    /// that sum: then the words are not those of accumulators.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Device;
    /// use fpdsl::exact::Accumulator;
    ///
    /// let mut sum = Accumulator::new();
    /// sum.add(&Device::host(), &[0.1, 0.2])?;
    /// assert_eq!(Accumulator::from_words(&sum.to_words()), Some(sum));
    /// assert!(Accumulator::from_words(&[-1; _]).is_none());
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn from_words(words: &[i64; WORDS]) -> Option<Self> {
        let mut digits = [0; DIGITS];
        let mut counts = [0; KINDS];
        digits.copy_from_slice(&words[..DIGITS]);
        counts.copy_from_slice(&words[DIGITS..]);
        let has_room = |digit: &i64| digit.unsigned_abs() < 1 << 62;
        if counts.iter().any(|&count| count < 0) || !digits.iter().all(has_room) {
            return None;
        }
        let mut sum = Accumulator {
            digits,
            pending: 0,
            counts,
        };
        sum.carry();
        let possible = match counts[Kind::Other as usize] {
            0 => sum.digits == [0; DIGITS],
            _ => LAST.contains(&sum.digits[DIGITS - 1]),
        };
        possible.then_some(sum)
    }
}
