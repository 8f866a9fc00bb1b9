//! What a device must know of an inner product to compute it by tiles.

use super::{Strides, Words};
use crate::device::composed;

/// The parameters of a step: the running value, the element of the left matrix and that of the right one.
pub const STEP: [usize; 3] = [0, 1, 2];

/// The parameter of a chain that is the position of an element.
pub const POSITION: usize = 0;

/// The parameter of a chain that is the first running value.
pub const INIT: usize = composed::INIT;

/// The parameter of a chain that has its integers.
pub const INTEGERS: usize = 2;

/// The parameter of a chain that is the left matrix.
pub const LEFT: usize = 3;

/// The parameter of a chain that is the right matrix.
pub const RIGHT: usize = 4;

/// The parameters of a chain.
pub const PARAMS: usize = 5;

/// The number of steps among the integers.
pub const K: usize = 0;

/// The strides of the two matrices among the integers: the first element, and the elements from one row, one column and one matrix to the
/// next.
pub const STRIDES: [[usize; 4]; 2] = [[1, 2, 3, 4], [5, 6, 7, 8]];

/// Returns true if two matrices with these numbers of elements hold all that a chain with these integers reads for a result of so many
/// columns, rows and matrices.
pub fn is_there(words: Words, [columns, rows, batch]: [usize; 3], lengths: [usize; 2]) -> bool {
    let (k, [left, right]) = (words[K], Strides::both(words));
    let needed = [left.needed([rows, k], batch), right.needed([k, columns], batch)];
    needed
        .into_iter()
        .zip(lengths)
        .all(|(needed, len)| needed.is_some_and(|needed| needed <= len))
}
