//! Safe calls stay within their memory: arguments and results flush against pages that nobody may touch, and so is all memory
//! that the library makes for itself.
//!
//! A read or write outside of them ends the process with a segmentation fault.

mod arena;
mod combined;
mod examples;
#[cfg(not(any(miri, fpdsl_sanitized)))]
mod fence;
mod functions;
#[path = "../support/hosts.rs"]
mod hosts;
mod kernels;
mod mapped;
#[cfg(not(any(miri, fpdsl_sanitized)))]
mod out_of_memory;
mod placement;
#[path = "../support/report.rs"]
mod report;
mod threads;

use fpdsl::Device;

#[cfg(not(any(miri, fpdsl_sanitized)))]
use fence::with_memory_at;

/// The suite's name in reports.
const SUITE: &str = "memory";

/// Returns true if there is time for every case, as `FPDSL_LARGE` says.
fn long_form() -> bool {
    std::env::var_os("FPDSL_LARGE").is_some_and(|value| !value.is_empty())
}

/// Runs the cases on each level in both ways, and reports how many there were.
fn every_level(cases: impl Fn(&Device) -> usize) {
    for (name, device) in hosts::hosts(SUITE) {
        report::ran(SUITE, name, cases(&device) as u64);
    }
}

/// The usual allocator chooses where the library's own memory lies.
#[cfg(any(miri, fpdsl_sanitized))]
fn with_memory_at<R>(_: placement::Placement, run: impl FnOnce() -> R) -> R {
    run()
}
