//! Recorded bodies as machine code.

pub mod memory;
pub mod x86;
