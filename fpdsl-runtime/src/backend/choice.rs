//! `if`, arm by arm.
//!
//! A chain of arms (`if`, `else if`, what follows an early return) is one block of Rust in which each arm stands where the
//! one before it ended:
//!
//! ```text
//! let mut choice = Choice::new();
//! let decision = b.decide(first condition);
//! if b.enters(decision) {
//!     let value = { first arm };
//!     if b.settles(decision) { break 'chain b.join(choice, value) }
//!     b.keep(&mut choice, decision, value);
//! }
//! second condition, second arm, ..
//! b.join(choice, last arm)
//! ```
//!
//! So a chain nests neither in the types of closures nor in blocks, however long it is.

use core::marker::PhantomData;

use super::{Backend, State};

/// An `if` of which arms have been run.
#[derive(Debug)]
pub struct Choice<B: Backend, S> {
    /// Who took an arm. Only the tracer asks, which needs `std`.
    #[cfg_attr(not(feature = "std"), allow(dead_code))]
    pub(crate) taken: B::Taken,
    value: PhantomData<S>,
}

impl<B: Backend, S: State<B>> Choice<B, S> {
    /// No arm has been run.
    #[allow(clippy::new_without_default)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new() -> Self {
        Choice {
            taken: B::Taken::default(),
            value: PhantomData,
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
    if b.enters(decision) {
        let value = then(b);
        if b.settles(decision) {
            return b.join(choice, value);
        }
        b.keep(&mut choice, decision, value);
    }
    let last = otherwise(b);
    b.join(choice, last)
}
