//! Room for deep recursion.
//!
//! All stages walk the tree by recursion, and so do syn's parser and the destructors of its trees. What is as deep as a
//! body is long (a sum of a thousand terms leans to the left, the rest of a body after an early return is the other arm of an
//! `if`) does not fit the stack that rustc gives to macros.

/// The size of the stack. Pages that are never touched take no memory.
const SIZE: usize = 512 << 20;

/// Runs a stage on a stack of its own.
pub fn deep<T>(stage: impl FnOnce() -> T) -> T {
    stacker::grow(SIZE, stage)
}
