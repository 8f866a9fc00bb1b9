//! Questions to a function: passes from a recorded body to one that counts as well.
//!
//! A [`Question`] copies a body by [`paste`](crate::ir::paste()), with the functions that it calls pasted in, and adds operations and
//! [`Stmt::Count`](crate::ir::Stmt::Count) to it. The results stay what they were. The new body is a kernel like any other: devices compile
//! it, and none knows what was asked.
//!
//! | file | |
//! |---|---|
//! | `mod.rs` | what is asked of a body, and what its counters mean |
//! | `writer.rs` | what a pass writes operations with |
//! | `flags.rs` | the exceptions of IEEE 754 that operations signal |
//!
//! To add one, implement `Question` in a file of its own, with one function for each operation that it asks about.

mod flags;
mod functions;
mod writer;

use crate::ir::{Buffer, Elementary, Kernel, Op, Operand, Role};
use crate::lift::ScalarType;

pub use flags::{Flag, Flags};

/// A pass from a recorded body to one that counts.
pub trait Question: 'static {
    /// The body with the question in it. `apart`: each copy of an operation that unrolled loops and pasted functions make has counters of
    /// its own.
    fn ask(kernel: &Kernel, apart: bool) -> Asked;
}

/// A body that counts.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The body. Its counters are the last of its inputs.
    pub kernel: Kernel,
    /// The operations that are counted.
    pub operations: Vec<Watched>,
    /// How many counters it has.
    pub counters: u32,
}

/// An operation of the source that is counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Watched {
    /// What it is.
    pub what: What,
    /// Where it stands: a position in [`Kernel::origins`].
    pub origin: Option<u32>,
    /// The type of its result.
    pub ty: ScalarType,
    /// The counters whose sum is how often it was evaluated.
    pub evaluated: Vec<u32>,
    /// Its counters, in an order of the question, as [`Flag::ALL`]; none where it cannot happen.
    pub counters: Vec<Option<u32>>,
    /// The operands and the result of its last copy in the body.
    pub operands: Vec<(ScalarType, Operand)>,
    /// See `operands`.
    pub result: Operand,
}

/// An operation, or a function of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// An operation.
    Operation(Op),
    /// An elementary function.
    Function(Elementary),
}

/// Adds the counters to the inputs of a kernel, as the last buffer.
fn add_counters(kernel: &mut Kernel, count: usize) {
    kernel.params.push("counters");
    kernel.inputs.buffers.push(Buffer {
        param: kernel.params.len() - 1,
        path: Vec::new(),
        ty: ScalarType::U64,
        count,
        typed: false,
        planes: false,
        role: Role::Counters,
    });
}
