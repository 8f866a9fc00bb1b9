//! The words of the context that a kernel is called with.

/// The first element.
pub const START: usize = 0;
/// The end of the elements.
pub const END: usize = 1;
/// Coordinates along the second and third axis.
pub const Y: usize = 2;
/// See [`Y`].
pub const Z: usize = 3;
/// Elements, of kernels for less than a group.
pub const COUNT: usize = 4;
/// The end of the elements if the last group may begin within the one before, else 0.
pub const STOP: usize = 5;
/// Of kernels that go through rows: the elements before the row.
pub const BEFORE: usize = 6;
/// Rows that are left, this one among them.
pub const ROWS: usize = 7;
/// Elements of a row.
pub const WIDTH: usize = 8;
/// Rows of a plane.
pub const HEIGHT: usize = 9;
/// Of kernels with columns: elements from one in the first row to that in the last of some rows, which are combined at a time. `ROWS`
/// counts how often.
pub const SPAN: usize = 10;
/// The same for all but the first rows.
pub const NEXT_SPAN: usize = 11;
/// The elements of the call before the first row that addresses are those of: what numbers of elements begin with.
pub const BASE: usize = 12;
const MEMORY: usize = 13;

/// For an input its address, the length of the slice, and the bytes from one element to the next.
pub const fn input(number: usize) -> usize {
    MEMORY + 3 * number
}

/// For an output its address, and the bytes from one element to the next.
pub const fn output(inputs: usize, number: usize) -> usize {
    input(inputs) + 2 * number
}
