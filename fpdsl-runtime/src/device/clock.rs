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

/// The processor time of this thread, where the system tells it exactly.
fn thread_time() -> Option<Duration> {
    #[cfg(all(target_os = "linux", not(miri)))]
    {
        let mut time = libc::timespec {
            tv_sec: 0,
            tv_nsec: 0,
        };
        // SAFETY: POSIX.1-2017, `clock_gettime`; there is room for a time.
        let told = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &raw mut time) };
        let (seconds, rest) = (
            u64::try_from(time.tv_sec).ok()?,
            u32::try_from(time.tv_nsec).ok()?,
        );
        (told == 0).then(|| Duration::new(seconds, rest))
    }
    #[cfg(not(all(target_os = "linux", not(miri))))]
    None
}

/// Work of this thread that is timed. While others have the processor it takes longer, which says nothing of the work.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    began: Moment,
    thread: Option<Duration>,
}

impl Stretch {
    /// The work begins now.
    pub(super) fn begins() -> Self {
        Stretch {
            began: Moment::now(),
            thread: thread_time(),
        }
    }

    /// The time since then, or what this thread had of it, if that is less.
    pub(super) fn took(self) -> Duration {
        let worked = self.thread.and_then(|then| thread_time()?.checked_sub(then));
        let elapsed = self.began.elapsed();
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

    #[cfg(target_os = "linux")]
    #[test]
    fn a_thread_that_sleeps_does_no_work() {
        let then = thread_time().expect("Linux tells it");
        let work = Stretch::begins();
        std::thread::sleep(Duration::from_millis(50));
        assert!(work.took() < Duration::from_millis(50));
        while thread_time() <= Some(then + Duration::from_millis(1)) {}
        assert!(work.took() >= Duration::from_micros(900));
    }
}
