//! Room for deep recursion.
//!
//! All stages walk the tree by recursion, and so do syn's parser and the destructors of its trees. What is as deep as a
//! body is long (a sum of a thousand terms leans to the left, the rest of a body after an early return is the other arm of an
//! `if`) does not fit the stack that rustc gives to macros.

/// Runs a stage on a stack of its own, where there is address space for one.
#[cfg(any(
    target_arch = "x86_64",
    target_arch = "x86",
    all(target_arch = "aarch64", not(windows))
))]
pub fn deep<T>(stage: impl FnOnce() -> T) -> T {
    use corosensei::stack::DefaultStack;

    /// The first is taken that there is room for. Pages that are never touched take no memory.
    const SIZES: [usize; 2] = [256 << 20, 32 << 20];
    match SIZES.into_iter().find_map(|size| DefaultStack::new(size).ok()) {
        Some(stack) => corosensei::on_stack(stack, stage),
        None => stage(),
    }
}

/// Runs a stage on the stack at hand: nobody knows how to switch stacks on this processor.
#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "x86",
    all(target_arch = "aarch64", not(windows))
)))]
pub fn deep<T>(stage: impl FnOnce() -> T) -> T {
    stage()
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
