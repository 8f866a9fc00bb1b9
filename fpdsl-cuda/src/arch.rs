//! GPU architectures, by compute capability.

use std::fmt;

/// A compute capability, printed as NVRTC takes it: `sm_90`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Arch {
    /// The major revision: 9 in `sm_90`.
    pub major: u32,
    /// The minor revision: 0 in `sm_90`.
    pub minor: u32,
}

impl Arch {
    /// The architecture of a compute capability.
    pub const fn new(major: u32, minor: u32) -> Self {
        Arch { major, minor }
    }

    /// The number in `sm_N`, by which NVRTC lists what it supports.
    pub const fn number(self) -> u32 {
        self.major * 10 + self.minor
    }
}

impl fmt::Display for Arch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sm_{}", self.number())
    }
}
