//! x86-64.

mod avx2;
mod avx512;
pub mod encode;
mod put;
pub(crate) mod registers;
mod write;

pub(crate) use avx2::Avx2;
pub(crate) use avx512::Avx512;
pub(crate) use write::X86;

use crate::Target;

/// The best that this processor has and its operating system offers.
#[cfg(target_arch = "x86_64")]
pub(crate) fn detect() -> Option<Target> {
    let avx2 = is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("f16c")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt");
    let avx512 = is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl");
    match (avx2, avx512) {
        (true, true) => Some(Target::Avx512),
        (true, false) => Some(Target::Avx2),
        (false, _) => None,
    }
}

/// Nothing of this on other processors.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn detect() -> Option<Target> {
    None
}
