//! A function without its type.
//!
//! Each function that is mapped compiles only its body, for single elements and for the recorder. All the rest
//! depends on the types of its parameters and results alone: it gets the function as a value, and is compiled once for all
//! functions that have those types.

use core::marker::PhantomData;
use core::ops::Range;

use super::accelerator::MapKernel;
use super::compiled::{self, Code};
use super::output::Output;
use super::strategy::{Host, Strategy, Way};
use crate::dispatch::Level;
use crate::function::Function;
use crate::loops::{ElementFault, PlaceRoom, Places, Sink, Source, run_at};

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

/// [`run_at`](crate::loops::run_at) for some function, with a source `S` and a sink `K`.
pub(super) type Native<S, K> = unsafe fn(Level, S, K, Range<usize>) -> Result<(), ElementFault>;

/// Adds where a source and a sink lie.
pub(super) type Lay<S, K> = fn(&S, &K, &mut Places<'_>, &mut Places<'_>);

/// What computes elements.
pub(super) struct Run<S, K> {
    native: Native<S, K>,
    /// Code that was compiled for this CPU. A group that it leaves out is left to the other.
    compiled: Option<(&'static dyn Code, Lay<S, K>)>,
}

impl<S, K> Clone for Run<S, K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S, K> Copy for Run<S, K> {}

impl<S: Copy, K: Copy> Run<S, K> {
    /// Computes elements.
    ///
    /// # Errors
    ///
    /// The fault of the lowest faulting element.
    ///
    /// # Safety
    ///
    /// As [`run_at`](crate::loops::run_at).
    pub(super) unsafe fn call(
        self,
        level: Level,
        source: S,
        sink: K,
        range: Range<usize>,
    ) -> Result<(), ElementFault> {
        let Some((code, lay)) = self.compiled else {
            // SAFETY: the caller's.
            return unsafe { (self.native)(level, source, sink, range) };
        };
        let mut single = |range| {
            // SAFETY: the caller's.
            unsafe { (self.native)(level, source, sink, range) }
        };
        laid(lay, &source, &sink, &mut |places| {
            // SAFETY: the caller's; the code was compiled for such places.
            unsafe { compiled::run(code, places, range.clone(), &mut single) }
        })
    }
}

/// A function that comes with the program for one element at a time, and what is needed to compile it for this CPU.
pub(super) struct Ways<S, K> {
    single: Native<S, K>,
    lay: Lay<S, K>,
    kernel: MapKernel,
    compiled: Option<&'static dyn Code>,
}

impl<S, K> Clone for Ways<S, K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S, K> Copy for Ways<S, K> {}

impl<S: Copy, K: Copy> Ways<S, K> {
    /// The code for a way.
    pub(super) fn run(&self, way: Way) -> Run<S, K> {
        Run {
            native: self.single,
            compiled: match way {
                Way::Single => None,
                Way::Lanes => self.compiled.map(|code| (code, self.lay)),
            },
        }
    }

    /// Tells this function from others, and what was compiled of it from what was there before.
    pub(super) fn id(&self) -> usize {
        match self.compiled {
            Some(code) => core::ptr::from_ref(code).cast::<()>() as usize,
            None => self.single as usize,
        }
    }

    /// Returns true if there are two ways.
    pub(super) fn differ(&self) -> bool {
        self.compiled.is_some()
    }

    /// The same with the code that was compiled for such a call of `n` elements, which it may be now.
    pub(super) fn compiled(self, host: Host, source: &S, sink: &K, n: usize) -> Self {
        let at_once = match host.strategy {
            Strategy::Single => return self,
            Strategy::Lanes => true,
            Strategy::Measured => false,
        };
        let find = || {
            laid(self.lay, source, sink, &mut |places| {
                compiled::code(&self.kernel, host.level, places, n, at_once)
            })
        };
        Ways {
            compiled: compiled::is_known(host.level).then(find).flatten(),
            ..self
        }
    }
}

/// What `use_them` makes of the places of a source and a sink.
fn laid<S, K, R>(lay: Lay<S, K>, source: &S, sink: &K, use_them: &mut dyn FnMut([&Places<'_>; 2]) -> R) -> R {
    let mut rooms = [PlaceRoom::NEW; 2];
    let [inputs, outputs] = &mut rooms;
    let (mut inputs, mut outputs) = (Places::new(inputs), Places::new(outputs));
    lay(source, sink, &mut inputs, &mut outputs);
    use_them([&inputs, &outputs])
}

fn lay<F: Function, S: Source<F::Args>, K: Sink<F::Out>>(
    source: &S,
    sink: &K,
    inputs: &mut Places<'_>,
    outputs: &mut Places<'_>,
) {
    inputs.may_repeat(S::REPEATS);
    source.lay(inputs);
    sink.lay(outputs);
}

/// A function with results of type `O`, which go to a `K`, and arguments that come from an `S`.
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

/// `F` as machine code for a level and for sources and sinks that lie as given ones, which nobody else has.
#[derive(Debug)]
pub struct Compiled<F, S, K> {
    level: Level,
    code: Box<dyn Code>,
    of: PhantomData<fn(S, K) -> F>,
}

impl<F: Function, S: Source<F::Args>, K: Sink<F::Out>> Compiled<F, S, K> {
    /// Compiles it.
    ///
    /// # Errors
    ///
    /// Why there is no code.
    pub fn new(level: Level, source: &S, sink: &K) -> Result<Self, String> {
        laid(lay::<F, S, K>, source, sink, &mut |places| {
            Ok(Compiled {
                level,
                code: compiled::once::<F>(level, places)?,
                of: PhantomData,
            })
        })
    }

    /// Computes the elements of a range.
    ///
    /// # Errors
    ///
    /// The fault of the lowest faulting element.
    ///
    /// # Safety
    ///
    /// As [`run_at`](crate::loops::run_at), and both lie as those for which it was compiled.
    pub unsafe fn run(&self, source: S, sink: K, range: Range<usize>) -> Result<(), ElementFault> {
        // SAFETY: the caller's.
        let mut single = |range| unsafe { run_at::<F, S, K>(self.level, source, sink, range) };
        laid(lay::<F, S, K>, &source, &sink, &mut |places| {
            // SAFETY: the caller's.
            unsafe { compiled::run(&*self.code, places, range.clone(), &mut single) }
        })
    }
}

/// The ways of `F`.
pub(super) fn ways<F: Function, S: Source<F::Args>, K: Sink<F::Out>>() -> Ways<S, K> {
    Ways {
        single: run_at::<F, S, K>,
        lay: lay::<F, S, K>,
        kernel: MapKernel::of::<F>(),
        compiled: None,
    }
}
