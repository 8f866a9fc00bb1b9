//! The host as devices: each level of this CPU in both ways of computing elements, by the names that reports use.

use fpdsl::{Device, Strategy};

use super::report;

/// Where bodies are compiled the least level has no lanes.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
const BASELINE: Option<&str> = None;
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
const BASELINE: Option<&str> = Some("baseline lanes");

/// The levels from least to most: the name of a device that computes one element at a time, and of one whose bodies are compiled when they
/// are first called.
#[cfg(not(target_arch = "aarch64"))]
const NAMES: [(&str, Option<&str>); 3] = [
    ("portable", BASELINE),
    ("portable fma", Some("avx2 arrays")),
    ("avx512", Some("avx512 arrays")),
];
#[cfg(target_arch = "aarch64")]
const NAMES: [(&str, Option<&str>); 2] = [("portable", BASELINE), ("neon", Some("neon arrays"))];

/// The hosts of this machine; those that the CPU does not have are reported under `suite`.
pub fn hosts(suite: &str) -> Vec<(&'static str, Device)> {
    let levels = Device::hosts();
    for (single, lanes) in &NAMES[levels.len()..] {
        for missing in lanes.iter().chain([single]) {
            report::skipped(suite, missing, "this CPU does not have it");
        }
    }
    let both = NAMES.into_iter().zip(levels).flat_map(|((single, lanes), host)| {
        let lanes = lanes.map(|name| (name, host.with_strategy(Strategy::Lanes)));
        [(single, host.with_strategy(Strategy::Single))]
            .into_iter()
            .chain(lanes)
    });
    both.collect()
}
