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

use super::{Backend, State};

/// The values of the arms of an `if` that have been run.
#[derive(Debug)]
pub struct Choice<B: Backend, S> {
    /// For lanes: what the lanes have that took an arm.
    pub(crate) value: Option<S>,
    /// Who took an arm.
    pub(crate) taken: B::Taken,
}

impl<B: Backend, S: State<B>> Choice<B, S> {
    /// No arm has been run.
    #[allow(clippy::new_without_default)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new() -> Self {
        Choice {
            value: None,
            taken: B::Taken::default(),
        }
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
