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
const BUFFERS: usize = 6;

/// For a buffer of the inputs its address, the length of the slice, and the elements between planes.
pub const fn input(buffer: usize) -> usize {
    BUFFERS + 3 * buffer
}

/// For a buffer of the outputs its address, and the elements between planes.
pub const fn output(inputs: usize, buffer: usize) -> usize {
    input(inputs) + 2 * buffer
}
