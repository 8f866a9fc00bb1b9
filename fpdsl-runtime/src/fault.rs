//! Faults: operations of a body that have no value.

use core::fmt;

/// The reason why a body has no value for some input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::DivisionByZero => write!(f, "integer division by zero"),
            FaultKind::OutOfBounds { index, len } => {
                write!(f, "index {index} is out of bounds for length {len}")
            }
        }
    }
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
