//! Block quantisers: MX and NVFP4.
//!
//! A block of numbers of binary32 becomes as many numbers of a [storage format](crate::storage) and a scale that they share. All of them
//! are `#[fp]` functions of one block, so that arrays of blocks go through `map` in one pass, with the same bits on every device.
//!
//! [`mx`] has blocks of 32 with a power of two for a scale, as the MX specification 1.0 of the Open Compute Project has them.
//! [`nvfp4`] has blocks of 16 with a scale in E4M3, and one number of binary32 for all blocks.
//!
//! ```
//! use fpdsl::prelude::*;
//! use fpdsl::quantize::mx::e4m3;
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! let dev = Device::best();
//! let x: Vec<f32> = (0..64).map(|k| (k as f32 - 20.0) / 7.0).collect();
//! let (blocks, _) = x.as_chunks::<32>();
//! // Values round to nearest. The scale is the rule of the specification.
//! let (scales, values) = e4m3::quantize::<Rn, e4m3::floor>::map(blocks).run(&dev)?;
//! assert_eq!(scales.to_vec()?[0].to_f32(), 2.0_f32.powi(-7));
//! let back = e4m3::dequantize::map(&scales, &values).run(&dev)?.to_vec()?;
//! assert!((back[0][0] - x[0]).abs() <= x[0].abs() / 16.0);
//! # Ok(())
//! # }
//! ```

pub mod mx;
pub mod nvfp4;
