//! Instructions as bytes.

pub mod aarch64;
pub mod x86;
