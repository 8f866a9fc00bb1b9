//! Operations that are exact compositions of others, written once for every backend.
//!
//! Each is a function of any [`Backend`](crate::backend::Backend) and any format, made of comparisons, selections,
//! integer operations on encodings and roundings that are exact or the one that is meant. None branches, so that lanes
//! and recorded kernels run them as they stand. Intermediate operations are to nearest, which costs least everywhere.

mod bounds;
mod class;
mod flush;
mod integral;
mod kit;
mod neighbour;
mod remainder;
mod root;
mod scale;

pub use bounds::{clamp, maximum, minimum, saturate};
pub use class::{
    copysign, is_finite, is_infinite, is_nan, is_normal, is_sign_negative, is_sign_positive, is_subnormal,
    is_zero, total_cmp,
};
pub use flush::flush;
pub use integral::{modf, rint, round_ties_away};
pub use neighbour::{next_down, next_up, ulp};
pub use remainder::{ieee_remainder, remquo};
pub use root::rsqrt;
pub use scale::{frexp, ilogb, logb, scalbn};
