//! Rounding to integral values.

use crate::backend::{Backend, Encoded};
use crate::mode::{Rd, Rn, Ru, Rz};

/// The greatest integer not above `x` (`roundToIntegralTowardNegative`): [`Encoded::rint`] in rd.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn floor<B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    T::rint::<Rd>(b, x)
}

/// The least integer not below `x` (`roundToIntegralTowardPositive`): [`Encoded::rint`] in ru.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn ceil<B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    T::rint::<Ru>(b, x)
}

/// The integer toward zero (`roundToIntegralTowardZero`): [`Encoded::rint`] in rz.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn trunc<B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    T::rint::<Rz>(b, x)
}

/// The nearest integer, ties to even (`roundToIntegralTiesToEven`): [`Encoded::rint`] in rn.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn round_ties_even<B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    T::rint::<Rn>(b, x)
}
