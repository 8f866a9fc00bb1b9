//! Reductions and scans: the published order's bits on every kind of host lanes, any number of threads, through printed CUDA
//! C++ on the CPU, in the interpreter and on a GPU; and their errors.
#![cfg(feature = "cuda")]

#[allow(dead_code)] // Every suite that includes this file uses its share.
#[path = "../support/backends.rs"]
mod backends;
mod elements;
mod every_length;
mod faults;
mod interpreted;
mod large;
mod mapped;
mod order;
mod partials;
#[allow(dead_code)] // As above.
#[path = "../support/random.rs"]
mod random;
#[path = "../support/report.rs"]
mod report;
#[path = "../support/rounded.rs"]
mod rounded;

#[path = "../support/sass.rs"]
mod sass;
mod text;
mod threads;
mod values;

use std::sync::Arc;

use fpdsl::Device;

/// The suite's name in reports.
pub const SUITE: &str = "reductions";

/// Every device of this machine, the interpreter among them, by the names that reports use.
pub fn devices() -> Vec<(&'static str, Device)> {
    let mut devices = backends::devices();
    let interpreter = Device::accelerator(Arc::new(interpreted::Interpreter));
    devices.push(("interpreter", interpreter));
    devices
}

/// Those that take a million elements without a break.
pub fn fast_devices() -> Vec<(&'static str, Device)> {
    backends::devices()
}
