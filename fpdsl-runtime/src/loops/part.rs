//! The parts of reductions: how many elements, and how many values they become.

/// Elements that are combined into [`LANES`] values.
pub const PART: usize = 4096;

// No window of elements ends within a part.
#[cfg(all(feature = "std", panic = "unwind"))]
const _: () = {
    use crate::fault::site::WINDOW;
    assert!(WINDOW == usize::MAX || WINDOW.is_multiple_of(PART));
};

/// Values that a part is combined into, whatever computes them, so that results do not depend on the CPU.
pub const LANES: usize = 16;

/// How many values a fold makes of `n`.
pub const fn folded(n: usize) -> usize {
    let rest = n % PART;
    n / PART * LANES + if rest < LANES { rest } else { LANES }
}
