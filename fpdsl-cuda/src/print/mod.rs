//! Prints the IR as CUDA C++ that is meant to be read.
//!
//! The text keeps the user's names and loops, and has the Rust statements as comments. Every operation is one intrinsic with its mode
//! in its name, so no compiler option and no optimisation can round it differently or fuse it with another. The text includes no
//! header.
//!
//! A user's name can be anything that a compiler or its headers declare or define. The text is an inline namespace, which hides what
//! CUDA and C declare, so only keywords and the few names that the printer itself uses get an ending (`names`). A kernel has C
//! linkage, and gets an ending too where C has a function of its name. Macros know no scope, so names are undefined in front of the
//! text (`guard`).

pub mod abi;
mod approx;
mod bits;
mod body;
mod call;
mod choice;
mod constant;
mod convert;
mod dot;
mod expr;
mod guard;
mod half;
mod helpers;
mod int;
mod integral;
mod kernel;
mod memory;
mod names;
mod table;
mod tidy;
mod tile;
mod tiles;
mod uses;

use std::ops::Range;

use fpdsl_runtime::device::Functions;
use fpdsl_runtime::ir::{self, Kernel, Layout, Role};

use abi::Abi;
pub use tile::Tile;

/// A printed kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The translation unit.
    pub text: String,
    /// The kernel's name in it, with C linkage.
    pub entry: String,
    /// Its parameters.
    pub abi: Abi,
    /// The tiles that its blocks compute, if they do not compute one element a thread.
    pub tile: Option<Tile>,
    /// The range of `extern "C" __global__ void` and the name in the text.
    declarator: Range<usize>,
}

impl Printed {
    /// The translation unit with `declarator` in place of `extern "C" __global__ void` and the name: `static void kernel` makes
    /// the kernel an ordinary function.
    pub fn declared(&self, declarator: &str) -> String {
        let Range { start, end } = self.declarator;
        [&self.text[..start], declarator, &self.text[end..]].concat()
    }

    /// Lines that undefine every name in the text, for in front of it: whatever headers and compilers define, none is a macro.
    pub fn undefined(&self) -> String {
        guard::undefine(guard::names(&self.text))
    }
}

/// The arguments that are single values in the kernel that `cuda_source` shows: for a gather kernel all values, as `launch`
/// takes them, and for a map none.
pub fn usual(inputs: &Layout) -> Vec<bool> {
    let gather = inputs.has_index();
    inputs
        .buffers
        .iter()
        .map(|buffer| gather && buffer.role == Role::Values)
        .collect()
}

/// The kernel that computes `count` elements of a map, from `first` on, one a thread.
///
/// `broadcast` says for each buffer of [`Kernel::inputs`] whether the argument is one value for all elements; such a value is
/// [passed](abi::Meaning::Value) as a parameter as long as those before it leave room for it in a kilobyte, else by a
/// [pointer](abi::Meaning::Shared). [`Printed::abi`] has the parameters. The second fault word is a position in [`Kernel::sites`].
pub fn elementwise(kernel: &Kernel, broadcast: &[bool]) -> Printed {
    ir::with_deep_stack(kernel, || {
        kernel::Frame::new(&tidy::tidy(kernel), broadcast).print()
    })
}

/// The kernel that computes an inner product, or a function of one, by [tiles](Tile) of its result. `functions` are those that `kernel` is
/// made of, and `broadcast` is as for [`elementwise`]. Nothing if one of them is too large.
///
/// It has the parameters of the kernel of single elements, but [`First`](abi::Meaning::First) is the number of the first tile and
/// [`Count`](abi::Meaning::Count) the number of tiles. A block of [`Tile::THREADS`] threads computes one. The matrices hold all that their
/// strides lead to. An element that faults lowers the first fault word and has no result.
pub fn by_tiles(kernel: &Kernel, functions: &Functions, broadcast: &[bool]) -> Option<Printed> {
    let tidied = |function: &Kernel| ir::with_deep_stack(function, || tidy::tidy(function));
    let functions = Functions {
        step: tidied(&functions.step),
        init: functions.init.as_ref().map(tidied),
        finish: functions.finish.as_ref().map(tidied),
        argument: functions.argument,
    };
    // The kernel has all of their statements, and its blocks are as deep.
    ir::with_deep_stack(kernel, || tiles::print(kernel, &functions, broadcast))
}
