//! What is found out once about each function.

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

/// What is known so far, by the type of the function.
pub(super) struct Known<T>(RwLock<Option<HashMap<TypeId, T>>>);

impl<T: Clone> Known<T> {
    /// Nothing.
    pub(super) const fn nothing() -> Self {
        Known(RwLock::new(None))
    }

    /// What is known of a function: `find` is called for the first. Two threads at a time may both call it, and keep what the one found.
    pub(super) fn of(&self, function: TypeId, find: impl FnOnce() -> T) -> T {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let found = known.as_ref().and_then(|known| known.get(&function)).cloned();
        drop(known);
        found.unwrap_or_else(|| {
            let found = find();
            let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
            known
                .get_or_insert_default()
                .entry(function)
                .or_insert(found)
                .clone()
        })
    }
}
