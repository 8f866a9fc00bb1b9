//! The registers that there are.

pub mod aarch64;
pub mod x86;

use regalloc2::{PReg, RegClass};

use crate::Target;

/// The registers of an instruction set that hold values.
pub struct File {
    /// General registers that a function may change.
    pub general: &'static [usize],
    /// Those that belong to its caller.
    pub kept_general: &'static [usize],
    pub vectors: &'static [usize],
    pub kept_vectors: &'static [usize],
    pub masks: &'static [usize],
    /// The one that holds the argument of a kernel.
    pub argument: usize,
    /// Where a division leaves its quotient and its remainder, if it is bound to registers.
    pub division: Option<[usize; 2]>,
}

/// The registers of a target.
pub const fn file(target: Target) -> &'static File {
    match target {
        Target::Avx2 => &x86::AVX2,
        Target::Avx512 => &x86::AVX512,
        Target::Neon => &aarch64::NEON,
    }
}

/// Returns true if a register belongs to the caller of a kernel.
pub fn is_kept(target: Target, r: PReg) -> bool {
    let file = file(target);
    let kept = match r.class() {
        RegClass::Int => file.kept_general,
        RegClass::Float => file.kept_vectors,
        RegClass::Vector => &[],
    };
    kept.contains(&r.hw_enc())
}
