//! Recorded bodies compiled to machine code at run time, for AVX2, AVX-512 and NEON.
//!
//! Stages, in order: `flat` pastes the functions that are called and unrolls loops, `shape` finds what all lanes share, `lower`
//! selects instructions under masks, `vcode` holds them in SSA form, `allocate` gives them registers by regalloc2, `emit` makes
//! bytes, `memory` makes those executable. `library` has what functions of Rust compute lane by lane. `spots` says where the buffers
//! of a body lie in the memory of a call, and `host` is the compiler behind the host's maps. `tiles` says which grids are walked some
//! rows at a time. `shown` names code for profilers and debuggers, and `listing` decodes it for people.
//!
//! The code goes through the rows of a grid by itself (`lower/entry.rs`). MXCSR (FPCR on aarch64) holds the mode of the code while it
//! runs, and the caller's afterwards. An array in memory lies in the frame, with a vector of all lanes for each element. An arm of an
//! `if` is there once for groups of which all lanes take it, and once under masks. Lowering computes no constants: `flat` and the
//! recorder have. A body that would take too long to compile, or too much of a small stack, is refused ([`TooMuch`]) and runs one
//! element at a time.
//!
//! Three things differ from one instruction set to another: what chooses instructions (`lower/machine.rs`: `x86/avx2.rs`,
//! `x86/avx512.rs`, `aarch64/neon.rs`), the registers (`registers`), and what makes bytes (`emit/writer.rs`: `x86/write`,
//! `aarch64/write`, by `encode`). Lowering names instructions of x86-64; `aarch64/write` has for each the one or the few of its own that
//! do the same. Both instruction sets are part of every build, so that each can make the other's code.
#![cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]

mod aarch64;
mod allocate;
mod code;
mod compile;
mod context;
mod emit;
pub mod encode;
mod flat;
mod host;
mod library;
#[cfg(feature = "assembly")]
mod listing;
mod lower;
pub mod memory;
mod pool;
mod registers;
mod shape;
mod shown;
mod spots;
mod target;
mod tiles;
mod vcode;
mod x86;

use std::fmt;

pub use code::{Code, compile};
pub use compile::About;
use fpdsl_runtime::device::compiled::{Lies, Step};
use fpdsl_runtime::ir::Kernel;
pub use host::Host;
pub use target::Target;

/// How a kernel is compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Vectors of the widest type that a group of elements has at most: it has fewer where more would take too long to compile. Two are
    /// as fast as one or faster, where values spill as well.
    pub vectors: usize,
    /// For less than a group: the context says how many elements execute.
    pub masked: bool,
    /// Loops of a known, small number of passes are unrolled, unless that is too much to compile.
    pub unrolls: bool,
    /// How arguments lie, but for positions.
    pub inputs: Vec<Lies>,
    /// How results lie.
    pub outputs: Vec<Lies>,
}

impl Form {
    /// Groups of `vectors` vectors; `shared` are the buffers with one value for all elements, beside slices. Each buffer lies by itself.
    pub fn group(kernel: &Kernel, vectors: usize, shared: &[usize]) -> Self {
        let [inputs, outputs] = [(&kernel.inputs, shared), (&kernel.outputs, &[])]
            .map(|(layout, shared)| spots::apart(layout, shared));
        Form {
            vectors,
            masked: false,
            unrolls: true,
            inputs,
            outputs,
        }
    }

    /// Returns true if there are running values, with which rows are combined.
    pub(crate) fn has_columns(&self) -> bool {
        self.inputs
            .first()
            .is_some_and(|first| first.step == Step::Column)
    }
}

/// Why a kernel has no machine code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMuch {
    /// Of what there is too much.
    pub what: &'static str,
    /// How much there is.
    pub found: usize,
    /// How much there may be.
    pub most: usize,
}

impl fmt::Display for TooMuch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}, at most {}", self.found, self.what, self.most)
    }
}

impl std::error::Error for TooMuch {}
