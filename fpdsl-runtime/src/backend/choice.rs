//! `if`, arm by arm.
//!
//! A chain of arms (`if`, `else if`, what follows an early return) is one block of Rust in which each arm stands where the
//! one before it ended:
//!
//! ```text
//! let mut choice = Choice::new();
//! let decision = b.decide(first condition);
//! if b.enters(decision, true) {
//!     let value = { let b = b.inside(decision); first arm };
//!     if b.settles(decision, true) { break 'chain b.join(choice, value) }
//!     b.keep(&mut choice, decision, value);
//! }
//! let b = b.outside(decision);
//! second condition, second arm, ..
//! b.join(choice, last arm)
//! ```
//!
//! So a chain nests neither in the types of closures nor in blocks, however long it is.

use core::mem::MaybeUninit;

use super::{Backend, State};

/// The values of the arms of an `if` that have been run.
#[derive(Debug)]
pub struct Choice<B: Backend, S> {
    /// For lanes: what the lanes have that took an arm.
    value: MaybeUninit<S>,
    /// True if there is such a value.
    is_set: bool,
    /// Who took an arm.
    pub(crate) taken: B::Taken,
}

/// A value of so many bytes is zero before an arm has been run. Nobody reads it, but without it, LLVM carries the value of the last turn
/// through the loop around.
const SHORT: usize = 1024;

impl<B: Backend, S: State<B>> Choice<B, S> {
    /// No arm has been run.
    #[allow(clippy::new_without_default)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new() -> Self {
        Choice {
            value: if B::MASKS && size_of::<S>() <= SHORT {
                MaybeUninit::zeroed()
            } else {
                MaybeUninit::uninit()
            },
            is_set: false,
            taken: B::Taken::default(),
        }
    }

    /// What the lanes have that took an arm.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn kept(&self) -> Option<S> {
        // SAFETY: `set` has written it.
        self.is_set.then(|| unsafe { self.value.assume_init() })
    }

    /// Keeps what the lanes have that took an arm.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn set(&mut self, value: S) {
        self.value = MaybeUninit::new(value);
        self.is_set = true;
    }
}

/// `if cond { then } else { otherwise }`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn if_else<B: Backend, S: State<B>>(
    b: B,
    cond: B::Bool,
    then: impl FnOnce(B) -> S,
    otherwise: impl FnOnce(B) -> S,
) -> S {
    let mut choice = Choice::new();
    let decision = b.decide(cond);
    if b.enters(decision, false) {
        let value = then(b.inside(decision));
        if b.settles(decision, false) {
            return b.join(choice, value);
        }
        b.keep(&mut choice, decision, value);
    }
    let last = otherwise(b.outside(decision));
    b.join(choice, last)
}
