//! The variables of a function that runs.

use fpdsl_runtime::backend::{Backend, State};

use super::value::{Pack, Scalar, pack};
use crate::ast::{SLOTS, Type};

/// The slot that says where control goes: see [`running`](super::jump).
pub const JUMP: usize = 0;
/// The first slot of what a `return` gives.
pub const RESULT: usize = 1;

/// The value of every slot.
pub struct Env<B: Backend> {
    /// The slots that the control flow around the running code carries; the others keep their values.
    pub live: u64,
    /// The slots.
    pub slots: [Scalar<B>; SLOTS],
}

impl<B: Backend> Clone for Env<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend> Copy for Env<B> {}

/// The positions of the bits that are set.
fn ones(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = bits.trailing_zeros() as usize;
        (bits != 0).then(|| {
            bits &= bits - 1;
            at
        })
    })
}

impl<B: Backend> Env<B> {
    /// Nothing is set.
    pub fn new() -> Self {
        Env {
            live: 0,
            slots: [Scalar::Unset; SLOTS],
        }
    }

    /// A copy that carries these slots.
    pub fn carrying(&self, live: u64) -> Self {
        Env { live, ..*self }
    }

    /// Takes over the slots that `other` carries.
    pub fn absorb(&mut self, other: &Self) {
        for slot in ones(other.live) {
            self.slots[slot] = other.slots[slot];
        }
    }

    /// The value of a type at a slot and those after it.
    pub fn get(&self, slot: usize, ty: Type) -> Pack<B> {
        pack(self.slots[slot..][..ty.count()].iter().copied())
    }

    /// Sets the value of a type at a slot and those after it.
    pub fn set(&mut self, slot: usize, ty: Type, value: Pack<B>) {
        let count = ty.count();
        self.slots[slot..][..count].copy_from_slice(&value[..count]);
    }
}

impl<B: Backend> State<B> for Env<B> {
    fn merge(b: B, join: &mut B::Join, x: Self, y: Self) -> Self {
        assert_eq!(x.live, y.live, "the arms of a construct carry the same slots");
        let mut out = x;
        for slot in ones(x.live) {
            out.slots[slot] = State::merge(b, join, x.slots[slot], y.slots[slot]);
        }
        out
    }

    fn zero(_: B) -> Self {
        Env::new()
    }
}
