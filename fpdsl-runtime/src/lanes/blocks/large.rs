//! What is too large for lanes.

use crate::function::Function;
use crate::lift::Lift;

/// Scalars that lanes may have on their stack: 128 KiB of the widest ones for sixteen of them.
const MOST: usize = 1024;

/// More scalars than this in an element that is combined are many.
const FEW: usize = 8;

/// Returns true if lanes are no way for a function: values and arrays are too large to have sixteen of them.
pub(crate) const fn is_large<F: Function>() -> bool {
    F::ELEMENTS > MOST || F::Args::SHAPE.scalars() > MOST || F::Out::SHAPE.scalars() > MOST
}

/// Returns true if elements of a type are combined one at a time.
pub(crate) const fn is_wide<T: Lift>() -> bool {
    T::SHAPE.scalars() > FEW
}
