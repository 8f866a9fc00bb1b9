//! Comparisons of addresses, by two numbers where that is enough.

use super::{Address, LANES, LAST, Word};
use crate::hint::unlikely;
use crate::lanes::{LaneBackend, Mask};

/// All of one operand's lanes compared with the other's.
pub(super) enum Order {
    /// No lane is greater.
    Less,
    /// No lane is less.
    Greater,
}

/// The order of two operands in all lanes at once, where it is easily seen.
#[inline(always)]
pub(super) fn of<B: LaneBackend>(x: Address<B>, y: Address<B>) -> Option<Order> {
    let ends = |(first, step): (Word, Word)| first.checked_add(step * LAST).map(|last| (first, last));
    let end = |x: Address<B>| x.as_even().filter(|&(_, step)| step <= 1).and_then(ends);
    let ((x_first, x_last), (y_first, y_last)) = (end(x)?, end(y)?);
    if x_last <= y_first {
        Some(Order::Less)
    } else if y_last <= x_first {
        Some(Order::Greater)
    } else {
        None
    }
}

fn all_if(holds: bool) -> Mask {
    match holds {
        true => Mask::ALL,
        false => Mask::NONE,
    }
}

/// The lanes in which `x < y`.
#[inline(always)]
pub(super) fn below<B: LaneBackend>(x: Address<B>, y: Address<B>) -> Option<Mask> {
    if let (Some(x), Some(y)) = (x.as_uniform(), y.as_uniform()) {
        return Some(all_if(x < y));
    }
    if let (Some(first), Some(number)) = (x.as_row(), y.as_uniform()) {
        return Some(rising(number.saturating_sub(first)));
    }
    if let (Some(number), Some(first)) = (x.as_uniform(), y.as_row()) {
        // Not where `first + k <= number`.
        return Some(match number.checked_sub(first) {
            Some(distance) => !rising(distance.saturating_add(1)),
            None => Mask::ALL,
        });
    }
    if let (Some(x), Some(y)) = (x.as_row(), y.as_row()) {
        return Some(all_if(x < y));
    }
    None
}

/// The first lanes, so many. Most blocks lie within a row.
#[inline(always)]
fn rising(count: Word) -> Mask {
    if count >= LANES as Word {
        return Mask::ALL;
    }
    unlikely();
    Mask::first(count as usize)
}

/// The lanes in which `x == y`.
#[inline(always)]
pub(super) fn same<B: LaneBackend>(x: Address<B>, y: Address<B>) -> Option<Mask> {
    let ((first, step), (other, other_step)) = (x.as_even()?, y.as_even()?);
    // Lane `k` of the difference is `apart + k * by`.
    let (apart, by) = (other.wrapping_sub(first), step.wrapping_sub(other_step));
    match by {
        0 => Some(all_if(apart == 0)),
        1 => Some(one(apart)),
        Word::MAX => Some(one(apart.wrapping_neg())),
        _ => None,
    }
}

/// Lane `k`, if there is one. Most blocks do not lie at the end of a row.
#[inline(always)]
fn one(k: Word) -> Mask {
    if k > LAST {
        return Mask::NONE;
    }
    unlikely();
    Mask(1 << k)
}
