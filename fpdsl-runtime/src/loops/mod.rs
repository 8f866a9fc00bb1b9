//! Loops that run functions over arrays, one element after the other, by the code of a plain call.
//!
//! Where bodies are compiled at run time, they compute what that code leaves out: few elements, groups with a fault, and what cannot be
//! compiled. Elsewhere they compute everything.
//!
//! They call that code by a pointer (`plain`). Two loops have the function within them, since it is mostly one operation: scatters and
//! serial reductions (`task`).

#[cfg(feature = "std")]
mod called;
#[cfg(feature = "std")]
mod count;
pub mod given;
mod part;
mod places;
pub(crate) mod plain;
#[cfg(feature = "std")]
mod reduce;
mod rows;
mod run;
mod samples;
mod scan;
mod scatter;
mod serial;
pub(crate) mod stack;
mod stream;
pub(crate) mod task;
mod walk;

pub use crate::fault::ElementFault;
#[cfg(feature = "std")]
pub use called::Called;
#[cfg(feature = "std")]
pub use count::Count;
pub use part::{LANES, PART, folded};
#[cfg(feature = "std")]
pub(crate) use places::PlaceRoom;
pub use places::{Places, Region, Step};
#[cfg(feature = "std")]
pub(crate) use reduce::{fold, tree};
pub use rows::RowsOf;
#[cfg(feature = "std")]
pub(crate) use run::each;
pub use run::{run, run_at};
pub use samples::Samples;
pub use scan::{CHUNK, Prefix, SEGMENT, prefix_at, totals_at};
pub use scatter::{Chosen, Key, Pairs, scatter_at};
pub use serial::serial_at;
pub use stream::{Broadcast, Elements, InPlace, Nowhere, Outputs, Sink, Source, Steps, Whole};
pub use walk::Walk;
