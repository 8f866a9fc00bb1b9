//! Sizes and positions at their limits: elements of up to 128 KiB and of none, positions to `isize::MAX`, on the host and in CUDA C++
//! on the CPU.

mod elements;
mod empty;
mod pieces;
mod positions;

use fpdsl::prelude::*;

/// The host on every level, and printed kernels on the CPU; a word where there is no compiler.
fn devices() -> Vec<Device> {
    let mut devices = Device::hosts();
    match Device::cuda_on_cpu() {
        Ok(device) => devices.push(device),
        Err(why) => println!("cuda on the cpu: skipped: {why}"),
    }
    devices
}
