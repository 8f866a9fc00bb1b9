//! What most users want in scope: `use fpdsl::prelude::*;`.

pub use crate::fp;
#[cfg(feature = "std")]
pub use crate::{Buffer, Device};
pub use crate::{Mode, Rd, Rn, Ru, Rz};
pub use half::{bf16, f16};
