//! The IR as CUDA C++ that is meant to be read.
//!
//! The text keeps the user's names and loops, and carries the Rust statements as comments. Every operation is one
//! intrinsic with its mode in its name, so that no compiler option and no optimisation can round it otherwise or
//! fuse it with another. It includes no header.

mod approx;
mod body;
mod choice;
mod constant;
mod convert;
mod dot;
mod expr;
mod half;
mod helpers;
mod int;
mod integral;
mod kernel;
mod names;
mod tidy;
mod uses;

use fpdsl_runtime::ir::{self, Buffer, Kernel, Layout, Role};

/// A printed kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The translation unit.
    pub text: String,
    /// The kernel's name in it, with C linkage.
    pub entry: String,
    /// The declarations of its parameters.
    pub parameters: Vec<String>,
}

/// How an argument reaches a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// A pointer to one value for each element.
    Elements,
    /// One value for all elements, as a parameter.
    Value,
    /// A pointer to one value for all elements.
    Shared,
    /// A pointer to a slice that all elements read, and its length.
    Slice,
    /// How many positions there are along a coordinate's axis.
    Extent,
    /// Nothing: the coordinate along the last axis is what is left of the element's number.
    Last,
}

/// Bytes of single values that a kernel takes as parameters. All parameters together have 4 KB (CUDA C++ Programming
/// Guide, `__global__` function parameters), pointers among them.
const BY_VALUE: usize = 1024;

/// Which arguments are single values in the kernel that `cuda_source` shows: all values of a gather kernel, which `launch`
/// takes so, and none of a map.
pub fn usual(inputs: &Layout) -> Vec<bool> {
    let gather = inputs.has_index();
    inputs
        .buffers
        .iter()
        .map(|buffer| gather && buffer.role == Role::Values)
        .collect()
}

/// How each argument of a layout is passed, where those marked in `broadcast` are one value for all elements: such a
/// value is a parameter as long as those before it leave room for it in a kilobyte, else it is behind a pointer.
pub fn passing(inputs: &Layout, broadcast: &[bool]) -> Vec<Passing> {
    let mut room = BY_VALUE;
    let pass = |(buffer, &broadcast): (&Buffer, &bool)| {
        match buffer.role {
            Role::Slice => return Passing::Slice,
            Role::Coordinate { axis, axes } if axis + 1 == axes => return Passing::Last,
            Role::Coordinate { .. } => return Passing::Extent,
            Role::Values => {}
        }
        if !broadcast {
            return Passing::Elements;
        }
        match room.checked_sub(buffer.count * buffer.ty.bytes()) {
            Some(rest) => {
                room = rest;
                Passing::Value
            }
            None => Passing::Shared,
        }
    };
    inputs.buffers.iter().zip(broadcast).map(pass).collect()
}

/// Whether a kernel takes the number of all elements, by which it finds the planes of structs.
pub fn takes_total(inputs: &Layout, outputs: &Layout, passing: &[Passing]) -> bool {
    let inputs = inputs.buffers.iter().zip(passing);
    let mut arrays = inputs.filter(|(_, passing)| **passing == Passing::Elements);
    outputs.buffers.iter().any(|buffer| buffer.planes) || arrays.any(|(buffer, _)| buffer.planes)
}

/// The kernel that computes `count` elements of a map, from `first` on, one a thread.
///
/// `broadcast` says for each buffer of [`Kernel::inputs`] whether the argument is one value for all elements;
/// [`passing`] says how it is then passed. An array by value is a structure of that many scalars. The parameters are, in
/// order: `first` and `count` (64 bits each), the fault words, if [`takes_total`] says so `total` (64 bits), the number of
/// elements of the whole map, which the arrays of structs have, a pointer for each buffer of [`Kernel::outputs`], and a
/// pointer or value for each of [`Kernel::inputs`]: for a slice a pointer and a length of 64 bits, for a coordinate the
/// extent of its axis, 64 bits as well, unless that is the last. Of all threads in the launch, those past `count` do nothing.
///
/// The three 64-bit fault words are all ones before the launch. A thread that faults lowers the first to its element
/// and stores the number of its site (see [`Kernel::sites`]) and the index in the others; if several do, these two
/// may be from any of them, and running the smallest element alone tells its own.
pub fn elementwise(kernel: &Kernel, broadcast: &[bool]) -> Printed {
    ir::with_room(kernel, || {
        kernel::Frame::new(&tidy::tidy(kernel), broadcast).print()
    })
}
