//! From the checked tree to Rust: the items that replace the function.
//!
//! Emission cannot fail. What it writes is one function generic over the backend, the function as a type that
//! carries it, and the plain function that callers see.

mod expr;
mod for_loop;
mod generics;
mod item;
mod paths;
mod place;
mod state;
mod stmt;

use proc_macro2::{Span, TokenStream};

use crate::args::Mode;

pub use item::{emit, emit_after_errors};

/// What emission needs to know everywhere in a body.
struct Emitter {
    paths: paths::Paths,
    mode: Mode,
}

impl Emitter {
    /// The mode in force, as the type argument of an operation at `span`.
    fn mode(&self, span: Span) -> TokenStream {
        self.paths.mode(&self.mode, span)
    }
}
