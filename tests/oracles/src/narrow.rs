//! Conversions to the storage formats with stochastic rounding.

use crate::format::Format;
use crate::stochastic::Outcome;
use crate::storage::{Definition, Overflow};

impl Definition {
    /// The encoding that a float gets by random bits, from its own encoding.
    pub fn encoded_by(&self, from: Format, x: u64, bits: u32, overflow: Overflow) -> u32 {
        self.rounded_by(&Outcome::of(from, x), bits, overflow)
    }

    /// The encoding that a number gets by random bits.
    pub fn rounded_by(&self, x: &Outcome, bits: u32, overflow: Overflow) -> u32 {
        let (negative, size) = match x {
            Outcome::Nan => return self.nan(),
            Outcome::Infinity(negative) => (*negative, u64::MAX),
            Outcome::Zero(negative) => (*negative, 0),
            Outcome::Number(x) => (
                x.negative,
                x.rounded(self.digits(), self.lowest(), self.random, bits),
            ),
        };
        // The least number of E8M0 is 2^-127, to which all smaller ones go, and it has no zero.
        let size = if self.is_signed() {
            size
        } else {
            match x {
                Outcome::Number(x) if x.is_below(self.lowest()) => 0,
                _ => size.saturating_sub(1),
            }
        };
        match u32::try_from(size) {
            Ok(count) if count <= self.largest() => self.encoding(negative, count),
            _ if overflow == Overflow::Saturates => self.encoding(negative, self.largest()),
            _ => self.overflowed(negative).expect("it overflows"),
        }
    }
}
