//! `fpdsl::verify`: what it counts, what it reports, and that devices agree.

#[path = "support/backends.rs"]
mod backends;
#[path = "verify/calls.rs"]
mod calls;
#[path = "verify/counts.rs"]
mod counts;
#[path = "verify/devices.rs"]
mod devices;
#[cfg(feature = "mpfr")]
#[path = "verify/exact.rs"]
mod exact;
#[cfg(feature = "serde")]
#[allow(dead_code)]
#[path = "support/random.rs"]
mod random;
#[cfg(feature = "serde")]
#[path = "verify/receipts.rs"]
mod receipts;
#[path = "verify/rendered.rs"]
mod rendered;
#[path = "support/report.rs"]
mod report;

/// The name under which this suite reports.
const SUITE: &str = "verify";
