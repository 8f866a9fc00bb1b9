//! Room for deep recursion.
//!
//! All stages walk the tree by recursion, and so do syn's parser and the destructors of its trees. What is as deep as a
//! body is long (a sum of a thousand terms leans to the left, the rest of a body after an early return is the other arm of an
//! `if`) does not fit the stack that rustc gives to macros.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// The sizes of the stack, of which the first is taken that there is address space for. Pages that are never touched take no
/// memory.
const SIZES: [usize; 2] = [256 << 20, 32 << 20];

/// Runs a stage on a stack of its own.
pub fn deep<T>(stage: impl FnOnce() -> T) -> T {
    let mut stage = Some(stage);
    let mut value = None;
    for size in SIZES {
        let grown = catch_unwind(AssertUnwindSafe(|| {
            stacker::grow(size, || value = stage.take().map(|stage| stage()));
        }));
        match (grown, stage.is_some()) {
            // stacker panics where it gets no memory, and has then called nothing.
            (Err(_), true) => {}
            (Err(panic), false) => resume_unwind(panic),
            (Ok(()), _) => break,
        }
    }
    match (value, stage) {
        (Some(value), _) => value,
        (None, Some(stage)) => stage(),
        (None, None) => unreachable!("a stage that was called gave a value or panicked"),
    }
}

#[cfg(test)]
mod tests {
    use super::deep;

    /// How deep it can go, a kilobyte or more at a time.
    fn descend(levels: usize) -> usize {
        let frame = std::hint::black_box([0_u8; 1024]);
        match levels {
            0 => usize::from(frame[0]),
            _ => 1 + descend(levels - 1) + usize::from(frame[levels % 1024]),
        }
    }

    #[test]
    fn there_is_room() {
        assert_eq!(deep(|| descend(50_000)), 50_000);
    }

    #[test]
    fn panics_pass_through() {
        let caught = std::panic::catch_unwind(|| deep(|| -> u8 { panic!("in a stage") }));
        assert_eq!(*caught.unwrap_err().downcast::<&str>().unwrap(), "in a stage");
    }
}
