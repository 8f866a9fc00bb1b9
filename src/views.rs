//! Parts of buffers and slices: ranges, elements at a fixed step, and results of some elements only.
//!
//! All of them are arguments of calls, reductions and scans, or outputs.
//!
//! ```
//! use fpdsl::prelude::*;
//! use fpdsl::views::View;
//!
//! #[fp(mode = "rd")]
//! fn third(x: f32) -> f32 {
//!     x / 3.0
//! }
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! let dev = Device::host();
//! let x = Buffer::new(&dev, &[1.0, 2.0, 3.0, 4.0, 5.0])?;
//! let middle: View<f32> = x.view(1..4)?;
//! // 2/3 is not a binary32 number; `rd` gives the one below it.
//! assert_eq!(third::map(&middle).run(&dev)?.to_vec()?[0].to_bits(), 0x3F2A_AAAA);
//! # Ok(())
//! # }
//! ```

pub use fpdsl_runtime::device::{Sampled, View, ViewMut};
