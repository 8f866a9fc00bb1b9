//! Loops, turn by turn.
//!
//! A loop is one `while` of Rust's own on every backend, and its body stands in it once:
//!
//! ```text
//! let mut repeat = Repeat::new(b, turns, (x, y));
//! while repeat.turn() {
//!     let (mut x, mut y) = repeat.state();
//!     if !repeat.goes(condition) { break }
//!     { let i = repeat.value(); body }
//!     repeat.next((x, y));
//! }
//! (x, y) = repeat.state();
//! ```
//!
//! A backend that computes runs the body turn by turn. The tracer runs it once for a recorded loop, and
//! again where it unrolls one. There are no closures, which rustc would compile as functions of their own, and nothing to drop,
//! for which it would compile what happens in a panic.

use super::range::{Endless, Turns};
use super::{Backend, State};

/// A loop that is being run.
#[derive(Clone, Copy, Debug)]
pub struct Repeat<B: Backend, R: Turns<B>, S> {
    /// The backend.
    pub(crate) b: B,
    /// The turns from the next on.
    pub(crate) turns: R,
    /// The loop variable.
    pub(crate) value: R::Value,
    /// The variables that the body assigns.
    pub(crate) state: S,
    /// True if each turn has a condition of its own.
    pub(crate) asks: bool,
    /// The backend's memory of the loop. Only the tracer has one, which needs `std`.
    #[cfg_attr(not(feature = "std"), allow(dead_code))]
    pub(crate) memory: B::Loop,
}

impl<B: Backend, R: Turns<B>, S: State<B>> Repeat<B, R, S> {
    /// A loop whose turns all take place.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(b: B, turns: R, state: S) -> Self {
        Repeat {
            b,
            value: turns.value(b),
            turns,
            state,
            asks: false,
            memory: B::Loop::default(),
        }
    }

    /// A loop that is left where [`goes`](Repeat::goes) is told so, once in every turn.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn asking(b: B, turns: R, state: S) -> Self {
        let mut repeat = Self::new(b, turns, state);
        repeat.asks = true;
        repeat
    }

    /// Begins a turn, if there is another.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn turn(&mut self) -> bool {
        B::turn(self)
    }

    /// Says whether this turn takes place; gives whether its body is run.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn goes(&mut self, cond: B::Bool) -> bool {
        B::goes(self, cond)
    }

    /// Ends a turn, after which the variables are these.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn next(&mut self, state: S) {
        B::next(self, state);
    }

    /// The loop variable.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn value(&self) -> R::Value {
        self.value
    }

    /// The variables: before a turn, and after the last.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn state(&self) -> S {
        self.state
    }
}

/// `while cond(state) { state = step(state) }`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn while_loop<B: Backend, S: State<B>>(
    b: B,
    state: S,
    cond: impl Fn(B, S) -> B::Bool,
    step: impl Fn(B, S) -> S,
) -> S {
    let mut repeat = Repeat::asking(b, Endless, state);
    while repeat.turn() {
        let state = repeat.state();
        if !repeat.goes(cond(b, state)) {
            break;
        }
        repeat.next(step(b, state));
    }
    repeat.state()
}

/// `for i in turns { state = step(i, state) }`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn for_loop<B: Backend, R: Turns<B>, S: State<B>>(
    b: B,
    turns: R,
    state: S,
    step: impl Fn(B, R::Value, S) -> S,
) -> S {
    let mut repeat = Repeat::new(b, turns, state);
    while repeat.turn() {
        let next = step(b, repeat.value(), repeat.state());
        repeat.next(next);
    }
    repeat.state()
}
