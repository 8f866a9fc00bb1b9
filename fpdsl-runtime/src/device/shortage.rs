//! Memory that runs out in a part of a call, which can return no error but a fault.

use std::sync::{Mutex, PoisonError};

use crate::error::Error;

/// The error of a part that got no memory.
pub(super) struct Shortage(Mutex<Option<Error>>);

impl Shortage {
    pub(super) fn none() -> Self {
        Shortage(Mutex::new(None))
    }

    /// The memory of a part. If there is none, the part ends.
    pub(super) fn given<T>(&self, memory: Result<T, Error>) -> Option<T> {
        let note = |error| *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        memory.map_err(note).ok()
    }

    /// The error once all parts have ended.
    pub(super) fn error(self) -> Result<(), Error> {
        let error = self.0.into_inner().unwrap_or_else(PoisonError::into_inner);
        error.map_or(Ok(()), Err)
    }
}
