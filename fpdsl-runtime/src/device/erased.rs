//! A function without its type.
//!
//! Each function that is mapped compiles only its body, for each kind of lanes and for the recorder. All the rest
//! depends on the types of its parameters and results alone: it gets the function as a value, and is compiled once for all
//! functions that have those types.

use core::ops::Range;

use super::accelerator::MapKernel;
use super::output::Output;
use crate::dispatch::Level;
use crate::function::Function;
use crate::lanes::{ElementFault, Source, run_at};

/// The names of a function and its parameters in errors.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// The function.
    pub function: &'static str,
    /// Its parameters, in order.
    pub parameters: &'static [&'static str],
}

impl Names {
    /// Those of `F`.
    pub fn of<F: Function>() -> Self {
        Names {
            function: F::NAME,
            parameters: F::PARAMS,
        }
    }
}

/// [`run_at`] for some function, with a source `S` and a sink `K`.
pub(super) type Run<S, K> = unsafe fn(Level, S, K, Range<usize>) -> Result<(), ElementFault>;

/// A function with results of type `O` and arguments that lanes read as an `S`.
pub(super) struct Erased<S, O: Output> {
    pub(super) names: Names,
    /// The function that the host's lanes run.
    pub(super) run: Run<S, O::Sink>,
    /// The kernel that an accelerator runs.
    pub(super) kernel: MapKernel,
}

impl<S, O: Output> Erased<S, O> {
    pub(super) fn of<F: Function<Out = O>>() -> Self
    where
        S: Source<F::Args>,
    {
        Erased {
            names: Names::of::<F>(),
            run: run_at::<F, S, O::Sink>,
            kernel: MapKernel::of::<F>(),
        }
    }
}
