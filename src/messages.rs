//! The types of bodies as compiler errors name them.
//!
//! A body computes with values of whatever backend runs it. Where its types do not fit, errors speak of [`ValueOf<f32>`](ValueOf), a
//! value of the type `f32` in a body, and of [`SliceOn<Types, ValueOf<f32>>`](SliceOn), a parameter `&[f32]`. Nothing here is for
//! programs to name.

pub use fpdsl_runtime::slice::SliceOn;
pub use fpdsl_runtime::typed::{Types, ValueOf};
