//! Blocks of terms: two or three running sums in binary64 in each place of some registers, of which none rounds.
//!
//! A running sum starts at 1.5 * 2^k. As long as it stays between 2^k and 2^(k+1), its unit in the last place `u` does not change:
//! adding a term adds a multiple of `u`, and what is left of the term, at most `u / 2`, is exact and goes to the next sum (the slices
//! of S. M. Rump, T. Ogita and S. Oishi, "Accurate floating-point summation, part I", SIAM J. Sci. Comput. 31, 2008; running, as in J.
//! Demmel and H. D. Nguyen, "Parallel reproducible summation", IEEE Trans. Comput. 64, 2015). If nothing is left behind the last sum,
//! the sums together are exact. Otherwise the block is done again with one more sum, or term by term.

use core::ops::Range;

use super::accumulator::{Accumulator, Kind};
use super::filled::{self, Filled};
use super::slices::{Most, Sums, are_positive_zeros};
use super::term::Number;
use crate::array::from_fn;
use crate::dispatch::Level;
use crate::loops::task::run_task;

/// Terms of a block in memory: 256 for each of eight places.
pub(super) const BLOCK: usize = 2048;

/// A running sum takes up to 256 terms below 2^e: 2^(e + 8), which is half of 2^k for k = e + 9.
const ROOM: i32 = 9;

const _: () = assert!(BLOCK / NARROW == 1 << (ROOM - 1) && filled::BLOCK <= BLOCK);

/// Places of the running sums: two registers of AVX2 each, and two of AVX-512.
const NARROW: usize = 8;
const WIDE: usize = 16;

/// From a sum to the next. The unit is 2^(k - 52), and what is left is at most half of it, hence below 2^(e - 43).
const STEP: i32 = 52 - ROOM;

/// Bounds of terms for which all anchors and units are numbers of the format, also those of second parts.
const LEAST: i32 = -890;
const MOST: i32 = 1000;

/// What is added up.
pub(super) trait Terms: Copy + Send + Sync {
    /// Where term `i` and those after it are, if they are binary64 numbers in memory.
    ///
    /// # Safety
    ///
    /// There is such a term.
    unsafe fn in_memory(self, _: usize) -> Option<*const f64> {
        None
    }

    /// Where the factors of term `i` and those after it are, if terms are products of two binary64 numbers.
    ///
    /// # Safety
    ///
    /// There is such a term.
    unsafe fn wide_factors(self, _: usize) -> Option<(*const f64, *const f64)> {
        None
    }

    /// Term `i` as binary64, of which it is a number. Not asked for where there are wide factors.
    ///
    /// # Safety
    ///
    /// There is one.
    unsafe fn wide(self, i: usize) -> f64;

    /// Term `i`.
    ///
    /// # Safety
    ///
    /// There is one.
    unsafe fn number(self, i: usize) -> Number;
}

/// Adds the terms of a range.
///
/// # Safety
///
/// There are terms at those places, and the level is one of [`Level::available`].
pub(super) unsafe fn add<T: Terms>(level: Level, terms: T, range: Range<usize>, sum: &mut Accumulator) {
    let mut room = Filled::new();
    // What the block before needed is likely what this one needs.
    let mut sums = [FEWEST; 2];
    let mut first = range.start;
    while first < range.end {
        // SAFETY: the caller's.
        let (last, done) = unsafe {
            match terms.in_memory(first) {
                Some(at) => {
                    let last = range.end.min(first + BLOCK);
                    let high = core::slice::from_raw_parts(at, last - first);
                    (last, block(level, (high, &[]), &mut sums, sum))
                }
                None => {
                    let last = range.end.min(first + filled::BLOCK);
                    let parts = room.fill(level, terms, first, last);
                    let done = parts.is_some_and(|parts| block(level, parts, &mut sums, sum));
                    (last, done)
                }
            }
        };
        if !done {
            // SAFETY: the caller's.
            (first..last).for_each(|i| sum.add_number(unsafe { terms.number(i) }));
        }
        first = last;
    }
}

/// The running sums that a block has at least and at most.
const FEWEST: usize = 2;
const MOST_SUMS: usize = 3;

/// The second part of a term is at most 2^-53 of the first.
const SECOND: i32 = 52;

/// Adds a block, if its terms allow it. `sums` says how many running sums each part has at first.
///
/// # Safety
///
/// The level is one of [`Level::available`].
unsafe fn block(
    level: Level,
    (high, low): (&[f64], &[f64]),
    sums: &mut [usize; 2],
    sum: &mut Accumulator,
) -> bool {
    // SAFETY: the caller's.
    let most = unsafe { run_task(level, Most(high)) };
    if most == 0.0 {
        // Terms that are no numbers may be among them.
        let zeros = are_positive_zeros(high);
        if zeros {
            sum.count(Kind::PositiveZero, high.len() as u64);
        }
        return zeros;
    }
    let top = exponent_above(most).max(LEAST);
    if top > MOST {
        return false;
    }
    // SAFETY: the caller's.
    let parts = unsafe {
        [
            units(level, high, top, &mut sums[0]),
            units(level, low, top - SECOND, &mut sums[1]),
        ]
    };
    let [Some(first), Some(second)] = parts else {
        return false;
    };
    sum.count(Kind::Other, high.len() as u64);
    for (units, top) in [(first, top), (second, top - SECOND)] {
        for (k, &units) in units.iter().enumerate() {
            if units != 0 {
                sum.deposit(units < 0, units.unsigned_abs(), unit(top, k));
            }
        }
    }
    true
}

/// The sum of numbers below 2^`top`, in the units of each running sum; `None` if it is not all in them.
///
/// # Safety
///
/// The level is one of [`Level::available`].
unsafe fn units(level: Level, block: &[f64], top: i32, sums: &mut usize) -> Option<[i64; MOST_SUMS]> {
    if *sums == FEWEST {
        // SAFETY: the caller's.
        if let Some(units) = unsafe { sliced::<FEWEST>(level, block, top) } {
            return Some(from_fn(|k| units.get(k).copied().unwrap_or(0)));
        }
        *sums = MOST_SUMS;
    }
    // SAFETY: the caller's.
    let units = unsafe { sliced::<MOST_SUMS>(level, block, top) };
    if units.is_some_and(|units| units[MOST_SUMS - 1] == 0) {
        // The last was not needed.
        *sums = FEWEST;
    }
    units
}

/// The units of `SUMS` running sums, if nothing is left behind them.
///
/// # Safety
///
/// The level is one of [`Level::available`].
unsafe fn sliced<const SUMS: usize>(level: Level, block: &[f64], top: i32) -> Option<[i64; SUMS]> {
    let anchors = from_fn(|k| 1.5 * power(unit(top, k) + 52));
    // SAFETY: the caller's.
    unsafe {
        match level {
            Level::Avx512 => units_of::<SUMS, WIDE>(level, anchors, block),
            _ => units_of::<SUMS, NARROW>(level, anchors, block),
        }
    }
}

/// # Safety
///
/// The level is one of [`Level::available`].
unsafe fn units_of<const SUMS: usize, const WIDTH: usize>(
    level: Level,
    anchors: [f64; SUMS],
    block: &[f64],
) -> Option<[i64; SUMS]> {
    // SAFETY: the caller's.
    let sums = unsafe { Sums::<SUMS, WIDTH>::of(level, anchors, block) };
    (!sums.left()).then(|| sums.units(anchors))
}

/// The least `e` with `x < 2^e`, for a finite number; more than any other for infinities.
fn exponent_above(x: f64) -> i32 {
    (x.to_bits() >> 52) as i32 - 1022
}

/// The exponent of the unit of running sum `k`.
fn unit(top: i32, k: usize) -> i32 {
    top - STEP * (k as i32 + 1)
}

/// 2^`exponent`, a normal number.
fn power(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Multiples of 2^-60 below 1, of which two running sums leave nothing.
    fn numbers(n: usize) -> Vec<f64> {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut next = || {
            state ^= state >> 12;
            state ^= state << 25;
            state ^= state >> 27;
            state.wrapping_mul(0x2545_f491_4f6c_dd1d)
        };
        let number = |bits: u64| (bits as i64 >> (11 + bits % 40)) as f64 / (1_u64 << 60) as f64;
        (0..n).map(|_| number(next())).collect()
    }

    /// The sum in units of 2^-86, the second of the two running sums for numbers below 1.
    fn total(units: [i64; 2]) -> i128 {
        (i128::from(units[0]) << STEP) + i128::from(units[1])
    }

    #[test]
    fn both_widths_have_the_sum() {
        let anchors = from_fn(|k| 1.5 * power(unit(0, k) + 52));
        for n in [1, 7, 8, 9, 15, 16, 17, 100, 1023, 1024, 2041, 2047, BLOCK] {
            let block = numbers(n);
            let exact: i128 = block.iter().map(|&x| (x * power(60)) as i128).sum();
            for &level in Level::available() {
                // SAFETY: the level is one of those.
                let both = unsafe {
                    [
                        units_of::<2, NARROW>(level, anchors, &block),
                        units_of::<2, WIDE>(level, anchors, &block),
                    ]
                };
                for units in both {
                    let units = units.expect("nothing is left");
                    assert_eq!(total(units), exact << (2 * STEP - 60), "{n} on {level:?}");
                }
            }
        }
    }
}
