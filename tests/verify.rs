//! `fpdsl::verify`: what it counts, what it reports, and that devices agree.

#[path = "support/backends.rs"]
mod backends;
#[path = "verify/counts.rs"]
mod counts;
#[path = "verify/devices.rs"]
mod devices;
#[cfg(feature = "mpfr")]
#[path = "verify/exact.rs"]
mod exact;
#[path = "verify/rendered.rs"]
mod rendered;
#[path = "support/report.rs"]
mod report;

/// The name under which this suite reports.
const SUITE: &str = "verify";
