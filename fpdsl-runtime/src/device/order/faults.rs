//! Where faults lie.

use crate::dispatch::environment_changed;
use crate::error::Error;
use crate::loops::ElementFault;

/// A fault of an element that is another one among all.
pub(in crate::device) fn moved(error: Error, to: impl FnOnce(usize) -> usize) -> Error {
    match error {
        Error::Fault { fault, element } => Error::Fault {
            fault,
            element: to(element),
        },
        other => other,
    }
}

/// A fault of elements that are counted from another one on.
pub(in crate::device) fn behind(error: Error, first: usize) -> Error {
    moved(error, |element| first + element)
}

/// A fault among the values of parts is that of no element.
pub(in crate::device) fn above(error: Error) -> Error {
    moved(error, |_| 0)
}

/// The outcome of what ran on this thread alone, the faults without their places.
pub(in crate::device) fn alone<T>(outcome: Result<T, ElementFault>) -> Result<T, Error> {
    if environment_changed() {
        return Err(Error::FloatEnvironment);
    }
    outcome.map_err(|ElementFault { fault, .. }| Error::Fault { fault, element: 0 })
}
