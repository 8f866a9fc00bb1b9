//! How much stack a task may take for its values.

use crate::function::Function;
#[cfg(all(feature = "std", panic = "unwind"))]
use crate::lift::Lift;

/// Copies of a value that the frames of a body hold at a time, generously: code that is not optimised makes one at every call.
const COPIES: usize = if cfg!(debug_assertions) { 64 } else { 8 };

/// The same of the arrays within a body, each of which [`Function::ELEMENTS`] counts.
const COPIES_WITHIN: usize = if cfg!(debug_assertions) { 16 } else { 4 };

/// Bytes of the widest scalar.
const WIDEST: usize = 8;

/// Scalars that lanes may have on their stack: 128 KiB of the widest ones for sixteen of them.
#[cfg(all(feature = "std", panic = "unwind"))]
const MOST_ON_LANES: usize = 1024;

/// The stack of code that holds values of so many bytes.
pub(crate) const fn of_bytes(bytes: usize) -> usize {
    COPIES.saturating_mul(bytes)
}

/// The stack of code that holds values of a type.
pub(crate) const fn of_values<T>() -> usize {
    of_bytes(size_of::<T>())
}

/// The stack of a function for one element.
pub(crate) const fn of_function<F: Function>() -> usize {
    let within = (COPIES_WITHIN * WIDEST).saturating_mul(F::ELEMENTS);
    of_values::<F::Args>()
        .saturating_add(of_values::<F::Out>())
        .saturating_add(within)
}

/// Returns true if lanes are no way for a function: values and arrays are too large to have sixteen of them.
#[cfg(all(feature = "std", panic = "unwind"))]
pub(crate) const fn is_large<F: Function>() -> bool {
    F::ELEMENTS > MOST_ON_LANES
        || F::Args::SHAPE.scalars() > MOST_ON_LANES
        || F::Out::SHAPE.scalars() > MOST_ON_LANES
}
