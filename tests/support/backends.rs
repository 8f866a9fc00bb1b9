//! The backends that a suite of functions runs on. Missing ones are reported under the suite's name, `crate::SUITE`.

use fpdsl::backend::Level;

use crate::{SUITE, report};

#[cfg(feature = "std")]
#[path = "hosts.rs"]
mod hosts;

/// The scalar backends that this CPU has, by the names that reports use.
pub fn levels() -> Vec<(&'static str, Level)> {
    let all = [
        ("portable", Level::Portable),
        ("portable fma", Level::Fma),
        ("avx512", Level::Avx512),
    ];
    for (missing, _) in all.iter().filter(|(_, level)| *level > fpdsl::backend::level()) {
        report::skipped(SUITE, missing, "this CPU does not have it");
    }
    all.into_iter()
        .filter(|(_, level)| *level <= fpdsl::backend::level())
        .collect()
}

/// Every device of this machine, by the names that reports use.
#[cfg(feature = "std")]
pub fn devices() -> Vec<(&'static str, fpdsl::Device)> {
    static DEVICES: std::sync::OnceLock<Vec<(&'static str, fpdsl::Device)>> = std::sync::OnceLock::new();
    DEVICES.get_or_init(find_devices).clone()
}

#[cfg(feature = "std")]
fn find_devices() -> Vec<(&'static str, fpdsl::Device)> {
    #[allow(unused_mut)]
    let mut devices = hosts::hosts(SUITE);
    #[cfg(feature = "cuda")]
    {
        use std::sync::Arc;
        match fpdsl_gpp::find() {
            Ok(compiler) => {
                let device = fpdsl::Device::accelerator(Arc::new(fpdsl_gpp::CudaOnCpu::new(compiler)));
                devices.push(("cuda on the cpu", device));
            }
            Err(why) => report::skipped(SUITE, "cuda on the cpu", &why),
        }
        match fpdsl::Device::cuda(0) {
            Ok(gpu) => devices.push(("gpu", gpu)),
            Err(why) => report::skipped(SUITE, "gpu", &why.to_string()),
        }
    }
    devices
}
