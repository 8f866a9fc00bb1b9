//! Storage formats: 8 bits and fewer, and TF32.
//!
//! Values of [`E4m3`], [`E5m2`], [`E2m3`], [`E3m2`], [`E2m1`], [`Ue8m0`] and [`Tf32`] lie in memory. They are read into binary32, exactly,
//! and written from any float, with one rounding. There is no arithmetic in them.
//!
//! # Rounding
//!
//! In a body `x.to_e4m3()` rounds in the mode in force, and `rna!(x.to_e4m3())` to nearest with ties away from zero ([`Rna`]). Outside,
//! [`E4m3::from_f32`] has the rounding for a parameter: `E4m3::from_f32::<Ru>(x)`. `x as E4m3` in a body is `x.to_e4m3()`.
//!
//! A number becomes the one of the format that the rounding chooses among all numbers with its precision and least exponent, as clause 4.3
//! of IEEE 754-2019 has it. Each conversion rounds once, from binary64 too.
//!
//! # Special values
//!
//! | | `E4m3` | `E5m2` | `E2m3` `E3m2` `E2m1` | `Ue8m0` | `Tf32` |
//! |---|---|---|---|---|---|
//! | largest number | 448 | 57344 | 7.5, 28, 6 | 2^127 | (2 - 2^-10) 2^127 |
//! | smallest positive number | 2^-9 | 2^-16 | 2^-3, 2^-4, 2^-1 | 2^-127 | 2^-136 |
//! | a NaN becomes | NaN, 0x7f | NaN, 0x7f | the largest number, positive | NaN, 0xff | NaN, 0x7fc00000 |
//! | an infinity becomes, by `to_..` | ±448 | ±57344 | the largest number of its sign | 2^127 | the largest number of its sign |
//! | a number that is too large, by `to_..` | ±448 | ±57344 | the largest number of its sign | 2^127 | the largest number of its sign |
//! | an infinity, by `to_.._or_..` | NaN | ±infinity | – | NaN | ±infinity |
//! | a number that is too large, by `to_.._or_..` | NaN | ±infinity | – | NaN | ±infinity |
//! | -0 | 0x80 | 0x80 | 0x20, 0x20, 0x8 | 2^-127 | 0x80000000 |
//!
//! The formats with `to_.._or_..` are those that have a value for it: `to_e4m3_or_nan`, `to_e5m2_or_inf`, `to_ue8m0_or_nan` and
//! `to_tf32_or_inf`. There, as clause 7.4 has it, a finite number that is too large becomes the largest number of its sign where the mode
//! rounds toward zero, or away from the infinity of its sign.
//!
//! `Ue8m0` has neither a sign nor a zero: the magnitude is rounded, as the PTX ISA has it (`cvt.ue8m0x2`), so that "up" is away from zero
//! and "down" toward it, and what is smaller than 2^-127 becomes 2^-127.
//!
//! Sources: OFP8 1.0 and MX 1.0 of the Open Compute Project for the encodings; PTX ISA, `cvt`, `.satfinite`, for NaN and infinities in
//! the formats that saturate.

//!
//! # Memory
//!
//! A value has a byte, and one of `Tf32` four. Numbers of 6 and 4 bits also lie packed: [`E2m1x2`], [`E2m3x4`] and [`E3m2x4`] are arrays'
//! elements of several numbers. Arrays, structs and gather kernels have all of them like other types.

mod encode;
mod formats;
mod packed;
mod rounding;
mod source;

// For the block quantisers.
#[doc(hidden)]
pub use encode::magnitude_bits;
pub use formats::{E2m1, E2m3, E3m2, E4m3, E5m2, Tf32, Ue8m0};
pub use fpdsl_ops::Storage;
pub use packed::{E2m1x2, E2m3x4, E3m2x4};
pub use rounding::{Rna, StorageRounding};
pub use source::StorageMethods;
