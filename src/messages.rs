//! The types of bodies as compiler errors name them.
//!
//! A body computes with values of whatever backend runs it. Where its types do not fit, errors speak of [`ValueOf<f32>`](ValueOf), a
//! value of the type `f32` in a body, and of [`SliceOn<Types, ValueOf<f32>>`](SliceOn), a parameter `&[f32]`. Nothing here is for
//! programs to name.

pub use fpdsl_runtime::slice::SliceOn;
pub use fpdsl_runtime::typed::{Types, ValueOf};

/// What stands for `map` where there is none: a function whose first parameter is an index computes the element at a
/// position, and `name::launch(&device, grid, ..)` gives it all positions of a grid.
#[derive(Clone, Copy, Debug)]
pub struct LaunchWithAGridInstead;

/// What stands for `launch` where there is none: a function without an index has no positions to compute, and
/// `name::map(&device, ..)` calls it for each element of its arguments.
#[derive(Clone, Copy, Debug)]
pub struct MapInstead;

/// What stands for `reduce` and `scan` where there are none: what combines is a function of two values of one type that returns
/// that type. The results of any other it combines in `name::map_reduce::<add>(&device, ..)`, or `launch_reduce` over a grid.
#[derive(Clone, Copy, Debug)]
pub struct NeedsTwoParametersOfOneType;
