//! The documented panics of scalar calls.

/// Integer division or remainder by zero.
#[cold]
#[inline(never)]
pub(crate) fn division_by_zero(function: &str) -> ! {
    panic!("integer division by zero in `{function}`")
}

/// An index that is not below the length.
#[cold]
#[inline(never)]
pub(crate) fn out_of_bounds(function: &str, index: usize, len: usize) -> ! {
    panic!("index {index} is out of bounds for length {len} in `{function}`")
}
