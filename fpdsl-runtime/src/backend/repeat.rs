//! Loops, turn by turn.
//!
//! A loop is one `while` of Rust's own on every backend, and its body stands in it once:
//!
//! ```text
//! let mut repeat = Repeat::new(b, turns, (x, y));
//! while repeat.turn() {
//!     let (mut x, mut y) = repeat.state();
//!     if !repeat.goes({ let b = repeat.inside(); condition }) { break }
//!     { let b = repeat.inside(); let i = repeat.value(); body }
//!     repeat.next((x, y));
//! }
//! (x, y) = repeat.state();
//! ```
//!
//! A backend that computes runs the body until nobody is left in the loop. The tracer runs it once for a recorded loop, and
//! again where it unrolls one. There are no closures, which rustc would compile as functions of their own, and nothing to drop,
//! for which it would compile what happens in a panic.

use super::range::{Endless, Turns};
use super::{Backend, State};

/// A loop that is being run.
#[derive(Clone, Copy, Debug)]
pub struct Repeat<B: Backend, R: Turns<B>, S> {
    /// The backend around the loop.
    pub(crate) around: B,
    /// The backend in the loop.
    pub(crate) inside: B,
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
        let turns = turns.unless_idle(b);
        Repeat {
            around: b,
            inside: b,
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

    /// Says who takes this turn; gives whether anybody does.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn goes(&mut self, cond: B::Bool) -> bool {
        B::goes(self, cond)
    }

    /// Ends a turn, after which the variables are these.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn next(&mut self, state: S) {
        B::next(self, state);
    }

    /// The backend for those who are in the loop.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn inside(&self) -> B {
        self.inside
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
        if !repeat.goes(cond(repeat.inside(), state)) {
            break;
        }
        repeat.next(step(repeat.inside(), state));
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
        let next = step(repeat.inside(), repeat.value(), repeat.state());
        repeat.next(next);
    }
    repeat.state()
}
