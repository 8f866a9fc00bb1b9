//! The host as devices: each level of this CPU in both ways of computing elements, by the names that reports use.

use fpdsl::Device;
use fpdsl::backend::Strategy;

use super::report;

/// The levels from least to most: the name of a device that computes one element at a time, and of one whose bodies are compiled when they
/// are first called, which the least level has not.
#[cfg(not(target_arch = "aarch64"))]
const NAMES: [(&str, Option<&str>); 3] = [
    ("portable", None),
    ("portable fma", Some("avx2 arrays")),
    ("avx512", Some("avx512 arrays")),
];
#[cfg(target_arch = "aarch64")]
const NAMES: [(&str, Option<&str>); 2] = [("portable", None), ("neon", Some("neon arrays"))];

/// The hosts of this machine; those that the CPU does not have are reported under `suite`.
pub fn hosts(suite: &str) -> Vec<(&'static str, Device)> {
    let levels = Device::hosts();
    for (single, arrays) in &NAMES[levels.len()..] {
        for missing in arrays.iter().chain([single]) {
            report::skipped(suite, missing, "this CPU does not have it");
        }
    }
    let both = NAMES
        .into_iter()
        .zip(levels)
        .flat_map(|((single, arrays), host)| {
            let arrays = arrays.map(|name| (name, host.with_strategy(Strategy::Lanes)));
            [(single, host.with_strategy(Strategy::Single))]
                .into_iter()
                .chain(arrays)
        });
    both.collect()
}
