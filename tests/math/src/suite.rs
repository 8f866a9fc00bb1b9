//! Comparisons.

use std::fmt::Debug;

/// Asserts that results are those of the reference, where any NaN is like another. `bits` gives the encoding.
#[track_caller]
pub fn same<T: Copy + Debug, X: Debug>(
    what: &str,
    inputs: impl IntoIterator<Item = X>,
    found: &[T],
    expected: &[T],
    bits: impl Fn(T) -> u64,
    is_nan: impl Fn(T) -> bool,
) {
    assert_eq!(found.len(), expected.len(), "{what}");
    for ((x, &found), &expected) in inputs.into_iter().zip(found).zip(expected) {
        let alike = bits(found) == bits(expected) || (is_nan(found) && is_nan(expected));
        assert!(
            alike,
            "{what} of {x:?}: {found:?} ({:#x}) and not {expected:?} ({:#x})",
            bits(found),
            bits(expected)
        );
    }
}
