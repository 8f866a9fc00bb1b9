//! Hashes of values.

use core::fmt;
use core::ops::Range;

use sha2::{Digest, Sha256};

use crate::device::column::Column;
use crate::device::identity::{HASH, canonical, names};
use crate::lift::ScalarType;

/// A SHA-256. `Display` writes 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hash(pub(super) [u8; HASH]);

impl Hash {
    /// The bytes.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = [1.0, 2.0, 4.0];
    /// let call = add::reduce(&x);
    /// let (_, receipt) = call.receipt(&Device::host())?;
    /// let digits: String = receipt.results().bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    /// assert_eq!(digits, receipt.results().to_string());
    /// # Ok(())
    /// # }
    /// ```
    pub fn bytes(&self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The hash of some values, of which each column has a scalar: their types, their number, and the columns one after the other.
pub(super) fn of_columns(types: &[ScalarType], columns: &[Vec<u64>], range: Range<usize>) -> Hash {
    let mut hash = Sha256::new();
    hash.update(names(types));
    hash.update((range.len() as u64).to_le_bytes());
    for (column, &ty) in columns.iter().zip(types) {
        update(
            &mut hash,
            column[range.clone()].iter().map(|&encoding| (ty, encoding)),
        );
    }
    Hash(hash.finalize().into())
}

/// The hash of some values.
pub(super) fn of_values<T: Column>(types: &[ScalarType], values: &[T]) -> Hash {
    let mut columns = Vec::new();
    T::scalars(&T::from_rows(values), &mut columns);
    of_columns(types, &columns, 0..values.len())
}

/// Adds encodings, of as many bytes as their types have.
pub(super) fn update(hash: &mut Sha256, encodings: impl Iterator<Item = (ScalarType, u64)>) {
    // Hashes take short pieces slowly.
    let mut bytes = Vec::with_capacity(1 << 12);
    for (ty, encoding) in encodings {
        bytes.extend_from_slice(&canonical(ty, encoding).to_le_bytes()[..ty.bytes()]);
        if bytes.len() > (1 << 12) - 8 {
            hash.update(&bytes);
            bytes.clear();
        }
    }
    hash.update(&bytes);
}
