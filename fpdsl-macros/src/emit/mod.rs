//! From the checked tree to Rust: the items that replace the function.
//!
//! Emission cannot fail. It writes one function generic over the backend, the function as a type that carries it, and the plain
//! function that callers see.
//!
//! A body whose loops write arrays at computed indices is emitted twice: with Rust's own control flow for backends that branch
//! (`Backend::BRANCHES`), where the arrays stay in place, and for the recorder, where they are values.

mod arrays;
mod block;
mod called;
mod calls;
mod choice;
mod cost;
mod cuda;
mod devices;
mod expr;
mod for_loop;
mod generics;
mod given;
mod imports;
mod instance;
mod item;
mod literal;
mod missing;
mod names;
mod open;
mod operator;
mod part;
mod paths;
mod place;
mod record;
mod reduce;
mod repeat;
mod state;
mod stmt;
mod typed;
mod update;

use std::cell::Cell;
use std::rc::Rc;

use proc_macro2::{LineColumn, Literal, Span, TokenStream};
use quote::{ToTokens, quote_spanned};

use crate::args::Mode;
use crate::ast::core::Function;
use crate::span::at;
use paths::backend;

pub use block::emit_block;
pub use called::pasting;
pub use generics::arguments;
pub use given::number_of;
pub use item::{emit, emit_after_errors, emit_type};
pub use item::{emit_given, given, written};
pub use names::UNDER_FP;
pub use operator::operator_of;
pub use paths::Paths;

/// The form of control flow, and of the variables that it assigns.
#[derive(Clone, Copy)]
enum Flow {
    /// The backend's, which gets the variables as values. For the tracer, and for bodies that all backends share.
    Values,
    /// Rust's own. For backends that branch.
    Branches,
}

/// Emits the code of a body.
#[derive(Clone)]
struct Emitter {
    paths: paths::Paths,
    imports: imports::Imports,
    mode: Mode,
    flow: Flow,
    /// True if the tracer is told of statements and variables.
    traced: bool,
    /// The number of labels so far.
    labels: Rc<Cell<usize>>,
}

impl Emitter {
    /// For the body of a function.
    fn new(paths: &Paths, function: &Function) -> Emitter {
        Emitter {
            paths: if function.types_known {
                paths.clone()
            } else {
                paths.on(paths::On::Judged)
            },
            imports: imports::Imports::of(&function.body),
            mode: function.options.mode.clone(),
            flow: Flow::Values,
            traced: true,
            labels: Rc::default(),
        }
    }

    /// Returns true if arrays stay where they are. In checks they are values, for better messages.
    fn in_place(&self) -> bool {
        !self.paths.is_check()
    }

    /// Returns true if control flow is Rust's own.
    fn branches(&self) -> bool {
        matches!(self.flow, Flow::Branches)
    }

    /// The mode in force, as the type argument of an operation at `span`.
    fn mode(&self, span: Span) -> TokenStream {
        self.paths.mode(&self.mode, span)
    }

    /// The backend for an operation or a call at `span`: the tracer is told the place in the source.
    fn placed(&self, span: Span) -> TokenStream {
        let mut b = backend();
        let LineColumn { line, column } = span.start();
        let (Ok(line @ 1..), Ok(column)) = (u32::try_from(line), u32::try_from(column)) else {
            return b.to_token_stream();
        };
        if self.paths.is_check() || !self.traced {
            return b.to_token_stream();
        }
        let [line, column] = [line, column].map(|number| {
            let mut literal = Literal::u32_unsuffixed(number);
            literal.set_span(at(span));
            literal
        });
        // All of it at one place, which rustc's messages show.
        b.set_span(at(span));
        quote_spanned!(at(span)=> #b.stands_at(#line, #column))
    }

    /// For what has a mode of its own.
    fn within(&self, mode: &Mode) -> Emitter {
        Emitter {
            mode: mode.clone(),
            ..self.clone()
        }
    }
}
