//! Addresses against sixteen numbers, one by one.

use super::*;
use crate::lanes::{ArrayLanes, LaneFaults};
use crate::portable::Portable;
use crate::{Rn, Rz};

type B<'a> = ArrayLanes<'a, Portable>;

/// Numbers around which lanes wrap, meet and part.
const NUMBERS: [u64; 18] = [
    0,
    1,
    2,
    3,
    14,
    15,
    16,
    17,
    31,
    100,
    1 << 32,
    63,
    !31,
    u64::MAX / 2,
    u64::MAX - 16,
    u64::MAX - 15,
    u64::MAX - 14,
    u64::MAX,
];

/// Every form, with its lanes.
fn values(b: B<'_>) -> Vec<(Address<B<'_>>, [u64; LANES])> {
    let mut all = Vec::new();
    for first in NUMBERS {
        for step in [0, 1, 2, 7, u64::MAX, 1 << 60] {
            let lanes: [u64; LANES] =
                core::array::from_fn(|k| first.wrapping_add(step.wrapping_mul(k as u64)));
            all.push((Address::even(b, first, step), lanes));
            if step < 2 {
                all.push((Address::varying(B::from_lanes(b, lanes)), lanes));
            }
        }
    }
    let mixed = core::array::from_fn(|k| NUMBERS[k * 7 % 18]);
    all.push((Address::varying(B::from_lanes(b, mixed)), mixed));
    all
}

trait FromLanes: LaneBackend {
    fn from_lanes(b: Self, lanes: [u64; LANES]) -> Self::U64 {
        Self::U64::from_array(b, lanes)
    }
}

impl FromLanes for B<'_> {}

fn lanes<'a>(b: B<'a>, x: Address<B<'a>>) -> [u64; LANES] {
    Address::to_array(b, x).map(|lane| lane as u64)
}

fn each(x: [u64; LANES], y: [u64; LANES], f: impl Fn(u64, u64) -> u64) -> [u64; LANES] {
    core::array::from_fn(|k| f(x[k], y[k]))
}

fn mask(x: [u64; LANES], y: [u64; LANES], f: impl Fn(&u64, &u64) -> bool) -> Mask {
    Mask::from_fn(|k| f(&x[k], &y[k]))
}

#[test]
fn operations_are_those_of_each_lane() {
    let faults = LaneFaults::new();
    let b = ArrayLanes::new(Portable::new(), Mask::ALL, &faults);
    let all = values(b);
    for &(x, xs) in &all {
        assert_eq!(lanes(b, x), xs, "{x:?}");
        assert_eq!(lanes(b, Address::neg(b, x)), xs.map(u64::wrapping_neg), "{x:?}");
        assert_eq!(lanes(b, Address::not(b, x)), xs.map(|x| !x), "{x:?}");
        for &(y, ys) in &all {
            let same = |found, expected: fn(u64, u64) -> u64| {
                assert_eq!(lanes(b, found), each(xs, ys, expected), "{x:?}, {y:?}");
            };
            same(Address::add::<Rn>(b, x, y), u64::wrapping_add);
            same(Address::sub::<Rn>(b, x, y), u64::wrapping_sub);
            same(Address::mul::<Rz>(b, x, y), u64::wrapping_mul);
            same(Address::min(b, x, y), |x, y| if x < y { x } else { y });
            same(Address::max(b, x, y), |x, y| if x > y { x } else { y });
            same(Address::bitand(b, x, y), |x, y| x & y);
            same(Address::bitor(b, x, y), |x, y| x | y);
            same(Address::bitxor(b, x, y), |x, y| x ^ y);
            if ys.iter().all(|&y| y != 0) {
                same(Address::div::<Rn>(b, x, y), |x, y| x / y);
                same(Address::rem(b, x, y), |x, y| x % y);
            }
            assert_eq!(
                Address::eq(b, x, y),
                mask(xs, ys, |x, y| x == y),
                "{x:?} == {y:?}"
            );
            assert_eq!(
                Address::ne(b, x, y),
                mask(xs, ys, |x, y| x != y),
                "{x:?} != {y:?}"
            );
            assert_eq!(Address::lt(b, x, y), mask(xs, ys, |x, y| x < y), "{x:?} < {y:?}");
            assert_eq!(
                Address::le(b, x, y),
                mask(xs, ys, |x, y| x <= y),
                "{x:?} <= {y:?}"
            );
            assert_eq!(Address::gt(b, x, y), mask(xs, ys, |x, y| x > y), "{x:?} > {y:?}");
            assert_eq!(
                Address::ge(b, x, y),
                mask(xs, ys, |x, y| x >= y),
                "{x:?} >= {y:?}"
            );
            for join in [Mask::ALL, Mask::NONE, Mask(0x5555), Mask(1), Mask(0x8000)] {
                let found = lanes(b, Address::merge(b, &mut { join }, x, y));
                let expected: [u64; LANES] =
                    core::array::from_fn(|k| if join.has(k) { xs[k] } else { ys[k] });
                assert_eq!(found, expected, "{x:?}, {y:?}");
            }
        }
    }
    assert!(!faults.lanes().any());
}

#[test]
fn a_division_by_zero_is_noted_in_the_executing_lanes() {
    for divisor in [true, false] {
        let faults = LaneFaults::new();
        let b = ArrayLanes::new(Portable::new(), Mask(0b110), &faults);
        let zero = match divisor {
            true => Address::even(b, 0, 0),
            false => Address::varying(B::from_lanes(b, [0; LANES])),
        };
        let _ = Address::div::<Rn>(b, Address::even(b, 5, 1), zero);
        assert_eq!(faults.lanes(), Mask(0b110));
    }
}
