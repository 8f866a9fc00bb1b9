//! The clock, which not every system has.

use std::time::{Duration, Instant};

/// True if there is a clock. In a browser only JavaScript has one, and `Instant::now` panics.
pub(super) const EXISTS: bool = !cfg!(all(target_family = "wasm", target_os = "unknown"));

/// A point in time; nothing without a clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment(Option<Instant>);

impl Moment {
    pub(super) fn now() -> Self {
        Moment(EXISTS.then(Instant::now))
    }

    /// The time since then: none without a clock, as if all work were over at once.
    pub(super) fn elapsed(self) -> Duration {
        self.0.map_or(Duration::ZERO, |then| then.elapsed())
    }
}
