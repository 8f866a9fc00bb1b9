//! Floating point in integers alone: the reference for every backend, the cold path of [`Portable`], and
//! arithmetic on constants.
//!
//! All functions are `const` and take the format and the mode as values; encodings are in the low bits of a
//! `u64`. Results follow IEEE 754-2019 with subnormals kept; every NaN that comes out is the canonical quiet NaN
//! ([`Format::quiet_nan`]). No host floating-point instruction is used, so neither the processor's settings nor
//! the compiler's folding can change a bit.
//!
//! An operation yields an integer significand that is exact, or truncated with its lowest bit set to record that
//! something was cut off ("jammed", the same as rounding to odd); `round` alone turns that into an
//! encoding.
//!
//! [`Portable`]: crate::portable::Portable
//! [`Format::quiet_nan`]: crate::format::Format::quiet_nan
//!
//! It depends on `format` and `mode` alone. Everything else is checked against it, so no fast path uses it. A comment marks each cold
//! path that does.

mod arith;
mod class;
mod convert;
mod integral;
mod operation;
mod order;
mod remainder;
mod root;
mod round;
mod scale;

pub use arith::*;
pub use class::*;
pub use convert::{convert, from_int, to_int};
pub use integral::*;
pub use operation::evaluate;
pub use order::*;
pub use remainder::{ieee_remainder, remquo};
pub use root::rsqrt;
#[cfg(feature = "std")]
pub(crate) use round::round_wide;
pub use scale::*;
