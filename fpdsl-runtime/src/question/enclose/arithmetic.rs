//! Enclosures of the arithmetic: IEEE 1788-2015, clauses 9.1 and 10.5, each bound rounded once where a rule does not say otherwise.
//!
//! The smaller and the larger of two bounds ([`Op::Min`], [`Op::Max`]) pass over NaN. So an empty interval, whose bounds are NaN, stays
//! empty in sums, products and quotients, and counts for nothing where values are joined.

use super::value::{COM, Code, DAC, DEF, DOWN, ILL, Interval, Ordinary, TRV, UP};
use crate::ir::writer::{TRUE, Write as _, constant, power};
use crate::ir::{Comparison, Kind, Op, Operand};
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// A float that is given. An infinity is any number beyond the largest, a NaN anything.
pub(super) fn given(c: &mut Code, x: Operand) -> Interval {
    let (ty, format) = c.format(x);
    let infinity = constant(ty, format.infinity());
    let below = constant(ty, format.sign_mask() | format.infinity());
    if let Operand::Const(known) = x {
        let magnitude = known.bits & !format.sign_mask();
        if magnitude < format.infinity() {
            return Interval {
                lo: x,
                hi: x,
                decoration: COM,
            };
        }
    }
    let largest = constant(ty, format.max_finite());
    let least = constant(ty, format.sign_mask() | format.max_finite());
    let is_number = c.equal(x, x);
    let size = c.abs(x);
    let finite = c.less(size, infinity);
    let (lo, hi) = (c.min(x, largest), c.max(x, least));
    let strange = c.select(is_number, DAC, ILL);
    let interval = Interval {
        lo: c.select(is_number, lo, below),
        hi: c.select(is_number, hi, infinity),
        decoration: c.select(finite, COM, strange),
    };
    let ordinary = Ordinary {
        lo: x,
        hi: x,
        when: finite,
    };
    c.ordinary.insert(interval, ordinary);
    interval
}

fn interval(c: &mut Code, lo: Operand, hi: Operand, args: &[Interval]) -> Interval {
    let mut decoration = COM;
    for arg in args {
        decoration = c.weaker(decoration, arg.decoration);
    }
    Interval { lo, hi, decoration }
}

/// Weakens a decoration where an operand is not bounded, although the result may be.
fn of_bounded(c: &mut Code, result: Interval, args: &[Interval]) -> Interval {
    if c.takes_ordinary() {
        return result;
    }
    let mut decoration = result.decoration;
    for &arg in args {
        let bounded = c.bounded(arg);
        let unbounded = c.not(bounded);
        decoration = c.weaken(decoration, unbounded, DAC);
    }
    Interval { decoration, ..result }
}

pub(super) fn add(c: &mut Code, x: Interval, y: Interval) -> Interval {
    let lo = c.same(Op::Add(DOWN), &[x.lo, y.lo]);
    let hi = c.same(Op::Add(UP), &[x.hi, y.hi]);
    interval(c, lo, hi, &[x, y])
}

pub(super) fn sub(c: &mut Code, x: Interval, y: Interval) -> Interval {
    let lo = c.same(Op::Sub(DOWN), &[x.lo, y.hi]);
    let hi = c.same(Op::Sub(UP), &[x.hi, y.lo]);
    interval(c, lo, hi, &[x, y])
}

pub(super) fn neg(c: &mut Code, x: Interval) -> Interval {
    Interval {
        lo: c.neg(x.hi),
        hi: c.neg(x.lo),
        ..x
    }
}

pub(super) fn abs(c: &mut Code, x: Interval) -> Interval {
    let [lo, hi] = magnitudes(c, x);
    Interval { lo, hi, ..x }
}

/// The smallest and the largest absolute value; NaN of an empty interval.
pub(super) fn magnitudes(c: &mut Code, x: Interval) -> [Operand; 2] {
    let ty = c.type_of(x.lo);
    let (least, most) = (c.abs(x.lo), c.abs(x.hi));
    if x.lo == x.hi {
        return [least, least];
    }
    let zero = constant(ty, 0);
    let (from_below, from_above) = (c.at_most(x.lo, zero), c.at_most(zero, x.hi));
    let around = c.and(from_below, from_above);
    let nearer = c.min(least, most);
    [c.select(around, zero, nearer), c.max(least, most)]
}

/// The smallest of a few, and the largest.
fn extreme(c: &mut Code, op: Op, mode: Rounding, tuples: &[Vec<Operand>]) -> Operand {
    let values: Vec<Operand> = tuples.iter().map(|args| c.same(op, args)).collect();
    let mut values = values.into_iter();
    let first = values.next().unwrap_or(COM);
    values.fold(first, |x, y| if mode == DOWN { c.min(x, y) } else { c.max(x, y) })
}

/// The pairs of bounds, each once.
fn pairs(x: Interval, y: Interval) -> Vec<[Operand; 2]> {
    let mut pairs = Vec::new();
    for a in [x.lo, x.hi] {
        for b in [y.lo, y.hi] {
            if !pairs.contains(&[a, b]) {
                pairs.push([a, b]);
            }
        }
    }
    pairs
}

/// Returns true if neither is empty.
fn both_there(c: &mut Code, x: Interval, y: Interval) -> Operand {
    let (x, y) = (c.equal(x.lo, x.lo), c.equal(y.lo, y.lo));
    c.and(x, y)
}

pub(super) fn mul(c: &mut Code, x: Interval, y: Interval) -> Interval {
    if (x.lo, x.hi) == (y.lo, y.hi) {
        let [least, most] = magnitudes(c, x);
        let lo = c.same(Op::Mul(DOWN), &[least, least]);
        let hi = c.same(Op::Mul(UP), &[most, most]);
        return interval(c, lo, hi, &[x]);
    }
    let zero = constant(c.type_of(x.lo), 0);
    let tuples: Vec<_> = pairs(x, y).into_iter().map(Vec::from).collect();
    let lo = extreme(c, Op::Mul(DOWN), DOWN, &tuples);
    let hi = extreme(c, Op::Mul(UP), UP, &tuples);
    if c.takes_ordinary() {
        return interval(c, lo, hi, &[x, y]);
    }
    // A zero times what is not bounded on either side: all products are NaN.
    let (is_nan, there) = (c.compare(Comparison::Ne, lo, lo), both_there(c, x, y));
    let is_zero = c.and(is_nan, there);
    let (lo, hi) = (c.select(is_zero, zero, lo), c.select(is_zero, zero, hi));
    let result = interval(c, lo, hi, &[x, y]);
    of_bounded(c, result, &[x, y])
}

/// `x * y + z`, rounded once.
pub(super) fn mul_add(c: &mut Code, x: Interval, y: Interval, z: Interval) -> Interval {
    if (x.lo, x.hi) == (y.lo, y.hi) {
        let [least, most] = magnitudes(c, x);
        let lo = c.same(Op::MulAdd(DOWN), &[least, least, z.lo]);
        let hi = c.same(Op::MulAdd(UP), &[most, most, z.hi]);
        return interval(c, lo, hi, &[x, z]);
    }
    let with = |z| -> Vec<_> { pairs(x, y).into_iter().map(|[a, b]| vec![a, b, z]).collect() };
    let lo = extreme(c, Op::MulAdd(DOWN), DOWN, &with(z.lo));
    let hi = extreme(c, Op::MulAdd(UP), UP, &with(z.hi));
    if c.takes_ordinary() {
        return interval(c, lo, hi, &[x, y, z]);
    }
    // As in a product. An empty `z` is what is left then as well.
    let (lo_is_nan, hi_is_nan) = (
        c.compare(Comparison::Ne, lo, lo),
        c.compare(Comparison::Ne, hi, hi),
    );
    let there = both_there(c, x, y);
    let (no_lo, no_hi) = (c.and(lo_is_nan, there), c.and(hi_is_nan, there));
    let (lo, hi) = (c.select(no_lo, z.lo, lo), c.select(no_hi, z.hi, hi));
    let result = interval(c, lo, hi, &[x, y, z]);
    of_bounded(c, result, &[x, y])
}

/// `x * y + z * w`. Of numbers it is rounded once, otherwise each product and the sum are.
pub(super) fn dot2(c: &mut Code, [x, y, z, w]: [Interval; 4]) -> Interval {
    let (left, right) = (mul(c, x, y), mul(c, z, w));
    let sum = add(c, left, right);
    let mut exact = TRUE;
    for arg in [x, y, z, w] {
        let is_one = c.equal(arg.lo, arg.hi);
        exact = c.and(exact, is_one);
    }
    let args = [x.lo, y.lo, z.lo, w.lo];
    let (lo, hi) = (c.same(Op::Dot2(DOWN), &args), c.same(Op::Dot2(UP), &args));
    Interval {
        lo: c.select(exact, lo, sum.lo),
        hi: c.select(exact, hi, sum.hi),
        ..sum
    }
}

/// `x / y`: clause 10.5.1, table 9.1. A zero at an end of the divisor has the sign of the divisor's other numbers, so that the quotients of
/// the ends are the infinities that bound the result.
pub(super) fn div(c: &mut Code, x: Interval, y: Interval) -> Interval {
    let (ty, format) = c.format(x.lo);
    let (zero, minus_zero) = (constant(ty, 0), constant(ty, format.sign_mask()));
    let (least, most) = (c.at_most(y.lo, zero), c.at_most(zero, y.hi));
    let has_zero = c.and(least, most);
    let divisor = match c.takes_ordinary() {
        true => y,
        false => Interval {
            lo: c.same(Op::Add(Rounding::NearestEven), &[y.lo, zero]),
            hi: c.same(Op::Add(DOWN), &[y.hi, minus_zero]),
            ..y
        },
    };
    let tuples: Vec<_> = pairs(x, divisor).into_iter().map(Vec::from).collect();
    let lo = extreme(c, Op::Div(DOWN), DOWN, &tuples);
    let hi = extreme(c, Op::Div(UP), UP, &tuples);
    if c.takes_ordinary() {
        c.weaken(COM, has_zero, TRV);
        return interval(c, lo, hi, &[x, y]);
    }
    let (below, above) = (c.less(y.lo, zero), c.less(zero, y.hi));
    let (around, some) = (c.and(below, above), c.or(below, above));
    let none = c.not(some);
    let nothing = c.and(has_zero, none);
    let (below, above) = (c.less(x.lo, zero), c.less(zero, x.hi));
    let not_zero = c.or(below, above);
    let entire = c.and(around, not_zero);
    let (infinity, below, nan) = (
        constant(ty, format.infinity()),
        constant(ty, format.sign_mask() | format.infinity()),
        constant(ty, format.quiet_nan()),
    );
    let (lo, hi) = (c.select(entire, below, lo), c.select(entire, infinity, hi));
    let (lo, hi) = (c.select(nothing, nan, lo), c.select(nothing, nan, hi));
    let mut result = interval(c, lo, hi, &[x, y]);
    result.decoration = c.weaken(result.decoration, has_zero, TRV);
    of_bounded(c, result, &[y])
}

/// The square root of what is not negative.
pub(super) fn sqrt(c: &mut Code, x: Interval) -> Interval {
    let zero = constant(c.type_of(x.lo), 0);
    let hi = c.same(Op::Sqrt(UP), &[x.hi]);
    let lo = c.same(Op::Sqrt(DOWN), &[x.lo]);
    if c.takes_ordinary() {
        let negative = c.less(x.lo, zero);
        c.weaken(COM, negative, TRV);
        return interval(c, lo, hi, &[x]);
    }
    let (negative, some) = (c.less(x.lo, zero), c.at_most(zero, x.hi));
    let cut = c.and(negative, some);
    let lo = c.select(cut, zero, lo);
    let mut result = interval(c, lo, hi, &[x]);
    result.decoration = c.weaken(result.decoration, negative, TRV);
    result
}

/// `minimumNumber` or `maximumNumber`. It is the other operand of an empty one.
pub(super) fn min_or_max(c: &mut Code, op: Op, x: Interval, y: Interval) -> Interval {
    let bound = |c: &mut Code, x, y| match op {
        Op::Min => c.min(x, y),
        _ => c.max(x, y),
    };
    let (lo, hi) = (bound(c, x.lo, y.lo), bound(c, x.hi, y.hi));
    let result = interval(c, lo, hi, &[x, y]);
    of_bounded(c, result, &[x, y])
}

/// A function to integers that never falls. Where it has one value it is continuous, but at an end where it jumps only on the interval: that
/// is `dac`, since `com` asks for continuity at each number (clause 11.2).
pub(super) fn steps(c: &mut Code, op: Op, x: Interval) -> Interval {
    let (lo, hi) = (c.same(op, &[x.lo]), c.same(op, &[x.hi]));
    let differ = c.compare(Comparison::Ne, lo, hi);
    let mut result = interval(c, lo, hi, &[x]);
    let (first, last) = (jumps_at(c, op, x.lo, lo), jumps_at(c, op, x.hi, hi));
    let jumps = c.or(first, last);
    result.decoration = c.weaken(result.decoration, jumps, DAC);
    result.decoration = c.weaken(result.decoration, differ, DEF);
    result
}

/// Returns true if a function to integers jumps at `x`, where its value is `whole`.
fn jumps_at(c: &mut Code, op: Op, x: Operand, whole: Operand) -> Operand {
    let (ty, format) = c.format(x);
    match op {
        Op::Rint(Rounding::NearestEven) | Op::RoundTiesAway => {
            // Exact: both are multiples of the last place of `x`.
            let rest = c.same(Op::Sub(Rounding::NearestEven), &[x, whole]);
            let rest = c.abs(rest);
            c.equal(rest, power(ty, format, -1))
        }
        Op::Rint(Rounding::TowardZero) => {
            let not_zero = c.compare(Comparison::Ne, x, constant(ty, 0));
            let integer = c.equal(x, whole);
            c.and(integer, not_zero)
        }
        _ => c.equal(x, whole),
    }
}

/// The remainder of truncated division. Where all dividends have one quotient, the divisor being a number, it is what is left of them;
/// otherwise it has the sign of the dividend, and is no larger than either.
pub(super) fn rem(c: &mut Code, x: Interval, y: Interval) -> Interval {
    let zero = constant(c.type_of(x.lo), 0);
    let [least_divisor, most] = magnitudes(c, y);
    let [_, size] = magnitudes(c, x);
    let bound = c.min(size, most);
    let below = c.neg(bound);
    let (negative, positive) = (c.less(x.lo, zero), c.less(zero, x.hi));
    let (wide_lo, wide_hi) = (c.select(negative, below, zero), c.select(positive, bound, zero));
    let (lo, hi) = (c.same(Op::Rem, &[x.lo, y.lo]), c.same(Op::Rem, &[x.hi, y.lo]));
    let width = c.same(Op::Sub(UP), &[x.hi, x.lo]);
    let one_divisor = c.equal(y.lo, y.hi);
    let (short, rising) = (c.less(width, least_divisor), c.at_most(lo, hi));
    let both = c.and(negative, positive);
    let one_sign = c.not(both);
    let mut one = c.and(one_divisor, short);
    for cond in [rising, one_sign] {
        one = c.and(one, cond);
    }
    let (lo, hi) = (c.select(one, lo, wide_lo), c.select(one, hi, wide_hi));
    let mut result = interval(c, lo, hi, &[x, y]);
    let jumps = c.not(one);
    result.decoration = c.weaken(result.decoration, jumps, DEF);
    let has_zero = c.equal(least_divisor, zero);
    result.decoration = c.weaken(result.decoration, has_zero, TRV);
    of_bounded(c, result, &[x, y])
}

/// A float of another format.
pub(super) fn cast(c: &mut Code, ty: ScalarType, x: Interval) -> Interval {
    Interval {
        lo: c.op(ty, Op::Cast(DOWN), &[x.lo]),
        hi: c.op(ty, Op::Cast(UP), &[x.hi]),
        ..x
    }
}

/// The range of an integer type, as floats.
pub(super) fn range_of(from: ScalarType, c: &mut Code, ty: ScalarType) -> Interval {
    let (least, most) = match from.kind() {
        Kind::Bool => (0, 1),
        _ => from.int_range().unwrap_or((0, 0)),
    };
    let bound = |c: &mut Code, value: i128, mode| {
        let bits = value as u64 & (u64::MAX >> (64 - 8 * from.bytes()));
        c.op(ty, Op::Cast(mode), &[constant(from, bits)])
    };
    Interval {
        lo: bound(c, least, DOWN),
        hi: bound(c, most, UP),
        decoration: TRV,
    }
}

/// `1 / x`.
pub(super) fn recip(c: &mut Code, x: Interval) -> Interval {
    let (ty, format) = c.format(x.lo);
    let one = constant(ty, format.one());
    let one = given(c, one);
    div(c, one, x)
}

/// Any number.
pub(super) fn entire(ty: ScalarType) -> Interval {
    let bits = crate::ir::writer::format(ty).map_or([0; 2], |format| {
        [format.sign_mask() | format.infinity(), format.infinity()]
    });
    let [lo, hi] = bits.map(|bits| constant(ty, bits));
    Interval {
        lo,
        hi,
        decoration: TRV,
    }
}
