//! The host as devices: each level of this CPU in both ways of computing elements, by the names that reports use.

use fpdsl::{Device, Strategy};

use super::report;

/// On x86-64 the least level has no lanes.
const BASELINE: Option<&str> = if cfg!(target_arch = "x86_64") {
    None
} else {
    Some("baseline lanes")
};

/// The levels from least to most: the name of a device that computes one element at a time, and of one whose bodies are compiled when they
/// are first called.
const NAMES: [(&str, Option<&str>); 3] = [
    ("portable", BASELINE),
    ("portable fma", Some("avx2 arrays")),
    ("avx512", Some("avx512 arrays")),
];

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
