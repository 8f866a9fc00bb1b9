//! The orders of reductions and scans.

pub(super) mod faults;
