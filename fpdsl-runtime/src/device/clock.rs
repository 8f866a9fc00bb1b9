//! The clock, which not every system has: WebAssembly in a browser has none.
//!
//! In this crate only this file reads the time of work.

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

/// The processor time of this process, where the system's C library tells it in microseconds.
fn processor_time() -> Option<Duration> {
    #[cfg(all(any(target_os = "linux", target_os = "macos"), not(miri)))]
    {
        // SAFETY: ISO C 7.27.2.1. In POSIX with XSI, which both follow, its unit is the microsecond.
        unsafe extern "C" {
            safe fn clock() -> core::ffi::c_long;
        }
        u64::try_from(clock()).ok().map(Duration::from_micros)
    }
    #[cfg(not(all(any(target_os = "linux", target_os = "macos"), not(miri))))]
    None
}

/// The beginning of a call. While other programs have the processor, a call takes longer, and says nothing of its code.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call {
    began: Moment,
    processor: Option<Duration>,
}

impl Call {
    /// A call begins now. `exactly` asks for the processor's time as well, which takes a part of a microsecond.
    pub(super) fn begins(exactly: bool) -> Self {
        Call {
            began: Moment::now(),
            processor: exactly.then(processor_time).flatten(),
        }
    }

    /// The time since then, or what this process had of it, if that is less: threads of the program that do other work count there.
    pub(super) fn took(self) -> Duration {
        let elapsed = self.began.elapsed();
        let worked = self
            .processor
            .and_then(|then| processor_time()?.checked_sub(then));
        worked.map_or(elapsed, |worked| worked.min(elapsed))
    }
}

#[cfg(all(test, any(target_os = "linux", target_os = "macos"), not(miri)))]
mod tests {
    use super::*;

    #[test]
    fn the_processor_works_for_a_process_that_computes() {
        let then = processor_time().expect("the C library tells the processor's time");
        let call = Call::begins(true);
        let began = Moment::now();
        while processor_time() <= Some(then + Duration::from_millis(1)) {
            assert!(
                began.elapsed() < Duration::from_secs(60),
                "the processor's time stands still"
            );
        }
        assert!(call.took() > Duration::ZERO);
    }
}
