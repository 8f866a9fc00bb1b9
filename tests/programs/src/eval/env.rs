//! The variables of a function that runs.

use fpdsl_runtime::backend::{Backend, State};

use super::value::{Array, Scalar};
use crate::ast::{ARRAY_SLOTS, SCALAR_SLOTS, Slots};

/// The value of every slot.
pub struct Env<B: Backend> {
    /// What the control flow around the running code carries; the other slots keep their values.
    pub live: Slots,
    /// Scalars.
    pub scalars: [Scalar<B>; SCALAR_SLOTS],
    /// Arrays.
    pub arrays: [Array<B>; ARRAY_SLOTS],
}

impl<B: Backend> Clone for Env<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend> Copy for Env<B> {}

impl<B: Backend> Env<B> {
    /// Nothing is set.
    pub fn new() -> Self {
        Env {
            live: Slots::default(),
            scalars: [Scalar::Unset; SCALAR_SLOTS],
            arrays: [Array::Unset; ARRAY_SLOTS],
        }
    }

    /// A copy that carries these slots.
    pub fn carrying(&self, live: Slots) -> Self {
        Env { live, ..*self }
    }

    /// Takes over the slots that `other` carries.
    pub fn absorb(&mut self, other: Self) {
        for (slot, value) in other.scalars.into_iter().enumerate() {
            if other.live.scalars >> slot & 1 == 1 {
                self.scalars[slot] = value;
            }
        }
        for (slot, value) in other.arrays.into_iter().enumerate() {
            if other.live.arrays >> slot & 1 == 1 {
                self.arrays[slot] = value;
            }
        }
    }
}

impl<B: Backend> State<B> for Env<B> {
    fn merge(b: B, join: &mut B::Join, x: Self, y: Self) -> Self {
        assert_eq!(x.live, y.live, "the arms of a construct carry the same slots");
        let mut out = x;
        for (slot, value) in out.scalars.iter_mut().enumerate() {
            if x.live.scalars >> slot & 1 == 1 {
                *value = State::merge(b, join, x.scalars[slot], y.scalars[slot]);
            }
        }
        for (slot, value) in out.arrays.iter_mut().enumerate() {
            if x.live.arrays >> slot & 1 == 1 {
                *value = State::merge(b, join, x.arrays[slot], y.arrays[slot]);
            }
        }
        out
    }

    fn zero(_: B) -> Self {
        Env::new()
    }
}
