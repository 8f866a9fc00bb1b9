//! Processor time of the programs that were run, which other work on the machine disturbs less than wall time.

#[cfg(not(unix))]
use std::time::Instant;

/// Counts from when it was made.
pub struct Stopwatch {
    #[cfg(unix)]
    start: f64,
    #[cfg(not(unix))]
    start: Instant,
}

impl Stopwatch {
    /// Begins to count.
    pub fn new() -> Self {
        Stopwatch {
            #[cfg(unix)]
            start: children(),
            #[cfg(not(unix))]
            start: Instant::now(),
        }
    }

    /// The seconds of processor time of the child processes that have ended since then. Wall time on systems that do not count it.
    pub fn seconds(&self) -> f64 {
        #[cfg(unix)]
        return children() - self.start;
        #[cfg(not(unix))]
        return self.start.elapsed().as_secs_f64();
    }
}

/// The seconds of processor time of all children that have ended.
#[cfg(unix)]
fn children() -> f64 {
    let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
    // SAFETY: the structure is there to be written, and all zeros are one.
    let usage = unsafe {
        libc::getrusage(libc::RUSAGE_CHILDREN, usage.as_mut_ptr());
        usage.assume_init()
    };
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 * 1e-6;
    seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
