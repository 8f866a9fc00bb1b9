//! A function without its type.
//!
//! Each function that is mapped compiles only its body, for each kind of lanes and for the recorder. All the rest
//! depends on the types of its parameters and results alone: it gets the function as a value, and is compiled once for all
//! functions that have those types.

use core::marker::PhantomData;
use core::ops::Range;

use super::accelerator::MapKernel;
use super::output::Output;
use super::strategy::Ways;
use crate::dispatch::Level;
use crate::function::Function;
use crate::lanes::{ElementFault, Sink, Source};

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

/// [`run_at`](crate::lanes::run_at) for some function, with a source `S` and a sink `K`.
pub(super) type Run<S, K> = unsafe fn(Level, S, K, Range<usize>) -> Result<(), ElementFault>;

/// A function with results of type `O`, which lanes write to a `K`, and arguments that they read as an `S`.
pub(super) struct Erased<S, O: Output, K = <O as Output>::Sink> {
    pub(super) names: Names,
    /// The code that the host runs.
    pub(super) ways: Ways<S, K>,
    /// The kernel that an accelerator runs.
    pub(super) kernel: MapKernel,
    results: PhantomData<fn() -> O>,
}

impl<S, O: Output, K: Sink<O>> Erased<S, O, K> {
    pub(super) fn of<F: Function<Out = O>>() -> Self
    where
        S: Source<F::Args>,
    {
        Erased {
            names: Names::of::<F>(),
            ways: ways::<F, S, K>(),
            kernel: MapKernel::of::<F>(),
            results: PhantomData,
        }
    }
}

/// The two ways of `F`, and what the tail of a call needs. Values that are too large for lanes leave one way.
#[cfg(panic = "unwind")]
pub(super) fn ways<F: Function, S: Source<F::Args>, K: Sink<F::Out>>() -> Ways<S, K> {
    use crate::lanes::{singles_at, stack, whole_blocks_at};
    let single = singles_at::<F, S, K>;
    Ways {
        lanes: if const { stack::is_large::<F>() } {
            single
        } else {
            whole_blocks_at::<F, S, K>
        },
        single,
    }
}

/// If a panic aborts, a fault cannot end an element: lanes note theirs and go on.
#[cfg(not(panic = "unwind"))]
pub(super) fn ways<F: Function, S: Source<F::Args>, K: Sink<F::Out>>() -> Ways<S, K> {
    use crate::lanes::run_at;
    Ways {
        lanes: run_at::<F, S, K>,
        single: run_at::<F, S, K>,
    }
}
