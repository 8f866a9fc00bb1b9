//! Safe calls stay sound, whatever they are given: arrays of wrong lengths, enums of no variant, devices and memory that lie. What must
//! not compile is in `../ui/fail/handle_*.rs`.
//!
//! Arrays end before pages that nobody may touch, so that a read or write behind them ends the process.

#[path = "../memory/arena.rs"]
mod arena;
#[path = "../support/backends.rs"]
#[allow(dead_code)] // Functions are called through devices alone.
mod backends;
mod coverage;
mod enums;
#[cfg(not(any(miri, fpdsl_sanitized)))]
#[path = "../memory/fence.rs"]
#[allow(dead_code)] // The suite `memory` chooses where pieces lie.
mod fence;
mod functions;
mod in_place;
mod lengths;
#[cfg(feature = "cuda")]
mod lies;
#[path = "../memory/placement.rs"]
#[allow(dead_code)] // The suite `memory` has more places.
mod placement;
mod products;
#[path = "../support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "unsound";
