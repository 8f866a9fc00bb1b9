//! Faults: operations of a body that have no value.
//!
//! A call of a function panics. A call over arrays returns the fault of the smallest element, with the name of the function, on every
//! device: the host's single elements unwind or note it (`site`), compiled code leaves the group to them, and a CUDA kernel
//! keeps the minimum of (element, site) atomically, after which the host has that one element computed again to read the index.

pub(crate) mod site;

use core::fmt;

pub use site::Site;

/// The reason why a body has no value for some input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FaultKind {
    /// An integer division by zero, or a remainder by zero.
    DivisionByZero,
    /// An index was not below the length.
    OutOfBounds {
        /// The index.
        index: u64,
        /// The length of the indexed array or slice.
        len: u64,
    },
    /// The condition of an `assert!` did not hold.
    Assertion {
        /// The text of the assertion, or the condition as it is written.
        text: &'static str,
    },
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::DivisionByZero => write!(f, "integer division by zero"),
            FaultKind::OutOfBounds { index, len } => {
                write!(f, "index {index} is out of bounds for length {len}")
            }
            FaultKind::Assertion { text } => write!(f, "assertion failed: {text}"),
        }
    }
}

/// The number of nested calls of functions that a trait gives. rustc finds other circles of calls, but not those.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Depth(u8);

impl Depth {
    /// Only recursion nests deeper.
    const MOST: u8 = 32;

    /// As many as that.
    #[inline(always)]
    pub(crate) const fn of(calls: u8) -> Self {
        Depth(calls)
    }

    /// How many.
    #[inline(always)]
    pub(crate) const fn get(self) -> u8 {
        self.0
    }

    /// One call more, of `function`.
    #[inline(always)]
    pub(crate) fn within(self, function: &'static str) -> Self {
        if self.0 == Self::MOST {
            calls_itself(function)
        }
        Depth(self.0 + 1)
    }
}

#[cold]
#[inline(never)]
fn calls_itself(function: &'static str) -> ! {
    panic!(
        "calls nest more than {} deep in `{function}`: `#[fp]` functions cannot call themselves, directly or through others; \
         write a loop",
        Depth::MOST
    )
}

/// A fault and the innermost `#[fp]` function in which it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fault {
    /// The function.
    pub function: &'static str,
    /// The kind of the fault.
    pub kind: FaultKind,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in `{}`", self.kind, self.function)
    }
}

/// A fault and the element for which it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementFault {
    /// The fault, and the function in which it happened.
    pub fault: Fault,
    /// The element's position.
    pub element: usize,
}

impl core::error::Error for Fault {}
