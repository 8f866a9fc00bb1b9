//! The types of C's `<stdint.h>` that `softfloat-sys` names.
//!
//! The published crate of this name asks CMake for their sizes while it builds, and CMake is nothing that a test of
//! arithmetic should need: glibc makes the fast types of 16 and 32 bits as wide as a pointer, the other C libraries
//! that Rust targets keep 32 bits.

#![no_std]
#![allow(non_camel_case_types)]

/// At least 8 bits.
pub type uint_fast8_t = u8;
/// At least 64 bits.
pub type int_fast64_t = i64;
/// At least 64 bits.
pub type uint_fast64_t = u64;

/// At least 32 bits.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub type int_fast32_t = isize;
/// At least 32 bits.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub type uint_fast32_t = usize;

/// At least 32 bits.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub type int_fast32_t = i32;
/// At least 32 bits.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub type uint_fast32_t = u32;
