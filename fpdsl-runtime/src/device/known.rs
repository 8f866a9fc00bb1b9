//! What is found out once about each kernel.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use super::accelerator::KernelId;

/// What is known so far.
pub(super) struct Known<T>(RwLock<Option<HashMap<KernelId, T>>>);

impl<T: Clone> Known<T> {
    /// Nothing.
    pub(super) const fn nothing() -> Self {
        Known(RwLock::new(None))
    }

    /// What is known of a kernel: `find` is called for the first. Two threads at a time may both call it, and keep what the one found.
    pub(super) fn of(&self, kernel: KernelId, find: impl FnOnce() -> T) -> T {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let found = known.as_ref().and_then(|known| known.get(&kernel)).cloned();
        drop(known);
        found.unwrap_or_else(|| {
            let found = find();
            let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
            known
                .get_or_insert_default()
                .entry(kernel)
                .or_insert(found)
                .clone()
        })
    }
}
