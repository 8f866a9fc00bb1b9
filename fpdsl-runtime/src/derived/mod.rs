//! Operations that are exact compositions of others, written once for every backend.
//!
//! Each is a function of any [`Backend`](crate::backend::Backend) and any format, made of comparisons, selections,
//! integer operations on encodings and roundings that are exact or the one that is meant. None branches, so that
//! recorded kernels run them as they stand. Intermediate operations are to nearest, which costs least everywhere.
//!
//! A backend overrides one only if it has the instruction.

mod bits;
mod bounds;
mod class;
mod dot;
mod euclid;
mod flush;
mod integral;
mod kit;
mod limits;
mod neighbour;
mod power;
mod remainder;
mod root;
mod scale;
mod sign;
mod steps;
mod wrapping;

pub use bits::*;
pub use bounds::*;
pub use class::*;
pub use dot::*;
pub use euclid::*;
pub use flush::*;
pub use integral::*;
pub use limits::*;
pub use neighbour::*;
pub use power::*;
pub use remainder::*;
pub use root::*;
pub use scale::*;
pub use sign::*;
pub use steps::*;
pub use wrapping::*;
