//! The right conversions to and from the storage formats.

use fpdsl::generic::Rounding;
use fpdsl::storage::Storage;
use fpdsl_oracles::narrow::Narrow;
use fpdsl_oracles::stochastic::Outcome;
use fpdsl_oracles::storage::{Definition, Overflow, Rounding as StorageRounding};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;

/// A float of `from` in a storage format.
pub fn encoded(from: Format, to: Storage, x: u64, rounding: StorageRounding, overflow: Overflow) -> u64 {
    // Every float is a number of binary64.
    let x = f64::from_bits(soft::convert(from, Format::F64, Rounding::NearestEven, x));
    Definition::of(to).rounded(x, rounding, overflow).into()
}

/// The same, rounded by random bits.
pub fn encoded_by(from: Format, to: Storage, x: u64, bits: u32, overflow: Overflow) -> u64 {
    let x = Outcome::of(from.into(), x);
    Narrow::of(to).rounded(&x, overflow == Overflow::Saturates, bits)
}

/// The number of an encoding, in a float.
pub fn decoded(from: Storage, to: Format, mode: Rounding, bits: u64) -> u64 {
    let number = Definition::of(from).decoded(bits as u32);
    soft::convert(Format::F64, to, mode, number.to_bits())
}
