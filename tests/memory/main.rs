//! Safe calls stay within their memory: arguments and results flush against pages that nobody may touch, and so is all memory
//! that the library makes for itself.
//!
//! A read or write outside of them ends the process with a segmentation fault.

#[cfg(not(any(miri, fpdsl_sanitized)))]
mod fence;

mod examples;
