//! The IR as CUDA C++ that is meant to be read.
//!
//! The text keeps the user's names and loops, and carries the Rust statements as comments. Every operation is one
//! intrinsic with its mode in its name, so that no compiler option and no optimisation can round it otherwise or
//! fuse it with another. It includes no header.

mod approx;
mod body;
mod constant;
mod convert;
mod expr;
mod half;
mod helpers;
mod int;
mod integral;
mod kernel;
mod names;
mod tidy;
mod uses;

use fpdsl_runtime::ir::Kernel;

/// A printed kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The translation unit.
    pub text: String,
    /// The kernel's name in it, with C linkage.
    pub entry: String,
}

/// The kernel that computes `count` elements of a map, from `first` on, one a thread.
///
/// `broadcast` says for each buffer of [`Kernel::inputs`] whether the argument is one value for all elements, which
/// is then passed by value; an array by value is a structure of that many scalars. The parameters are, in order:
/// `first` and `count` (64 bits each), the fault words, a pointer for each buffer of [`Kernel::outputs`], and a
/// pointer or value for each of [`Kernel::inputs`]. Of all threads in the launch, those past `count` do nothing.
///
/// The three 64-bit fault words are all ones before the launch. A thread that faults lowers the first to its element
/// and stores the number of its site (see [`Kernel::sites`]) and the index in the others; if several do, these two
/// may be from any of them, and running the smallest element alone tells its own.
pub fn elementwise(kernel: &Kernel, broadcast: &[bool]) -> Printed {
    kernel::Frame::new(&tidy::tidy(kernel), broadcast).print()
}
