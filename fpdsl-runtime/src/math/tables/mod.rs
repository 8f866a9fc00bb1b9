//! Constants of the elementary functions, which `cargo xtask tables` writes.

// A program's digits, and constants that stand in one row.
#![allow(clippy::unreadable_literal, clippy::excessive_precision)]

/// An array, given by the encodings of its numbers. No commas stand between them: with commas rustfmt would give each
/// number a line of its own.
macro_rules! table {
    (u64: $($word:literal)*) => { [$($word),*] };
    ($float:ident: $($encoding:literal)*) => { [$($float::from_bits($encoding)),*] };
}

pub mod angle;
pub mod bases;
pub mod bessel;
pub mod cbrt;
pub mod circle;
pub mod erf;
pub mod error;
pub mod error_inverse;
pub mod exp;
pub mod gamma;
pub mod lgamma;
pub mod long;
pub mod narrow;
pub mod orders;
pub mod pow;
pub mod quick;
pub mod quick_angles;
pub mod trig;
pub mod wide;
pub mod wide_bases;
pub mod wide_error;
