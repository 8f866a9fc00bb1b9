//! A function without its type.
//!
//! A function that is mapped compiles its body for plain calls and for the recorder, and nothing else. What moves elements depends on the
//! types of its parameters and results, and on where they lie: it gets the code of plain calls as a pointer, and is compiled once for
//! all functions that have those. What chooses how a call runs depends on no type, and is compiled once, in the library.
//!
//! `Work` is what the library knows of a call. Parts of operations that LLVM can simplify alone are plain `#[inline]` functions, so
//! that LLVM does so once and not in every body.

use core::marker::PhantomData;
use core::ops::Range;

use super::accelerator::MapKernel;
use super::compiled::{self, Code};
use super::fused::{AsKernel, is_begun, kernel};
use crate::dispatch::Level;
use crate::function::hidden::Hidden;
use crate::function::{Function, ParameterList, Visitor};
use crate::lift::{Lift, Shape};
use crate::loops::given::Given;
use crate::loops::plain::Plain;
use crate::loops::{ElementFault, LANES, Places, Sink, Source, each};

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

/// Makes a step of a function of one.
#[derive(Clone, Copy)]
struct AsStep;

impl Visitor for AsStep {
    type Found = Step;

    fn visit<F: Function>(self) -> Step {
        let parts = match F::Args::SHAPE {
            Shape::Tuple([running, left, right]) => [running.parts(), left.parts(), right.parts()],
            shape => unreachable!("a step has three parameters, not {shape:?}"),
        };
        Step {
            kernel: MapKernel::of::<F>(),
            parts,
            init: None,
        }
    }
}

/// The function of a step of a chain.
#[derive(Clone)]
pub(super) struct Step {
    pub kernel: MapKernel,
    /// How many arrays have running values, elements of the left matrix and elements of the right one.
    pub parts: [usize; 3],
    /// The function of the first running value, if that is a call.
    pub init: Option<MapKernel>,
}

/// A function whose arguments include chains of steps.
#[derive(Clone)]
pub(super) struct Finish {
    pub function: MapKernel,
    pub steps: Vec<Step>,
}

/// A function with arguments of type `P` and results of type `O`.
#[derive(Clone)]
pub(super) struct Erased<P: ParameterList, O: Lift> {
    pub(super) names: Names,
    /// The body, for compilers.
    pub(super) kernel: MapKernel,
    /// The step, if this is a chain of steps.
    pub(super) step: Option<Step>,
    /// Itself and the functions of steps, if chains of these are arguments.
    pub(super) finish: Option<Finish>,
    /// Its code for a level.
    plain: fn(Level) -> Plain<P, O>,
}

impl<P: ParameterList, O: Lift> Erased<P, O> {
    /// `F`, of whose parameters kernels are given `G`.
    pub(super) fn of<F: Function<Args = P, Out = O>, G: Given<P>>() -> Self {
        Erased {
            names: Names::of::<F>(),
            kernel: kernel::<F, G>(),
            // Constants, so that nobody else's body is compiled once more.
            step: if const { G::IS_ITSELF } {
                F::step(Hidden, AsStep)
            } else if const { is_begun::<F, G>() } {
                F::step(Hidden, AsStep).map(|step| Step {
                    init: G::only_call(AsKernel),
                    ..step
                })
            } else {
                None
            },
            finish: if const { matches!(G::CHAINS, Some(1..)) } {
                let mut steps = Vec::new();
                G::steps(AsStep, &mut |step| steps.push(step));
                let function = MapKernel::of::<F>();
                Some(Finish { function, steps })
            } else {
                None
            },
            plain: Plain::of::<F>,
        }
    }

    /// Its elements in memory.
    ///
    /// # Safety
    ///
    /// `level` is one of [`Level::available`].
    pub(super) unsafe fn elements<S: Source<P>, K: Sink<O>>(
        &self,
        level: Level,
        source: S,
        sink: K,
    ) -> Laid<'_, P, S, O, K> {
        Laid {
            function: self,
            level,
            source,
            sink,
        }
    }
}

/// The start of the mix of a call's integers (FNV-1a, Fowler, Noll and Vo).
const SEED: u64 = 0xcbf2_9ce4_8422_2325;

/// Code that was compiled at run time, if there is any. Otherwise the function's own loop runs.
pub(super) type MaybeCode<'a> = Option<&'a (dyn Code + 'static)>;

/// The ways to compute a function, and what the elements of a call share.
#[derive(Clone, Copy)]
pub(super) struct Ways<'a> {
    pub names: &'a Names,
    pub kernel: &'a MapKernel,
    /// The mix of the integers that all elements share.
    pub integers: u64,
    /// An element may read where it likes.
    pub gather: bool,
    /// The code that was compiled for such a call. Without it there is one way.
    pub code: MaybeCode<'static>,
}

/// The elements of a call: what is done with a part of them.
pub(super) trait Work: Sync {
    /// The ways to compute them, so far without code.
    fn ways(&self) -> Ways<'_>;

    /// Adds where the source and the sink lie.
    fn lay(&self, inputs: &mut Places<'_>, outputs: &mut Places<'_>);

    /// The number of elements to prepare at a time for code.
    fn at_once(&self) -> usize;

    /// Prepares elements for code.
    ///
    /// # Safety
    ///
    /// As [`run_at`](crate::loops::run_at).
    unsafe fn prepare(&self, range: Range<usize>);

    /// Computes elements one after the other.
    ///
    /// # Errors
    ///
    /// The fault of the lowest faulting element.
    ///
    /// # Safety
    ///
    /// As [`run_at`](crate::loops::run_at).
    unsafe fn single(&self, range: Range<usize>) -> Result<(), ElementFault>;
}

impl dyn Work + '_ {
    /// What `use_them` makes of the places of the source and the sink.
    pub(super) fn laid<R>(&self, use_them: impl FnOnce([&Places<'_>; 2]) -> R) -> R {
        compiled::laid(&mut |inputs, outputs| self.lay(inputs, outputs), use_them)
    }

    /// Computes elements by `code`, if there is any. What the code leaves out, and everything without code, is computed one at a time.
    ///
    /// # Errors
    ///
    /// The fault of the lowest faulting element.
    ///
    /// # Safety
    ///
    /// As [`run_at`](crate::loops::run_at), and `code` was compiled for this function, this level and places that lie so.
    pub(super) unsafe fn run(&self, code: MaybeCode<'_>, range: Range<usize>) -> Result<(), ElementFault> {
        let Some(code) = code else {
            // SAFETY: the caller's.
            return unsafe { self.single(range) };
        };
        // SAFETY: the caller's.
        let mut single = |range| unsafe { self.single(range) };
        let at_once = self.at_once().max(1);
        let at_once = at_once.checked_next_multiple_of(LANES).unwrap_or(usize::MAX);
        self.laid(|places| {
            let mut rest = range;
            while !rest.is_empty() {
                let end = rest.start.saturating_add(at_once).min(rest.end);
                let next = rest.start..end;
                rest.start = end;
                // SAFETY: the caller's.
                unsafe {
                    self.prepare(next.clone());
                    compiled::run(code, places, next, &mut single)?;
                }
            }
            Ok(())
        })
    }
}

/// A function with the memory of its elements.
pub(super) struct Laid<'f, P: ParameterList, S, O: Lift, K> {
    function: &'f Erased<P, O>,
    level: Level,
    source: S,
    sink: K,
}

impl<P: ParameterList, S: Source<P>, O: Lift, K: Sink<O>> Laid<'_, P, S, O, K> {
    /// The same for another sink, which lies as this one does.
    pub(super) fn with_sink(&self, sink: K) -> Self {
        Laid { sink, ..*self }
    }
}

impl<P: ParameterList, S: Source<P>, O: Lift, K: Sink<O>> Work for Laid<'_, P, S, O, K> {
    fn ways(&self) -> Ways<'_> {
        Ways {
            names: &self.function.names,
            kernel: &self.function.kernel,
            integers: self.source.mix(SEED),
            gather: P::SHAPE.is_gather(),
            code: None,
        }
    }

    fn lay(&self, inputs: &mut Places<'_>, outputs: &mut Places<'_>) {
        lay::<P, S, O, K>(&self.source, &self.sink, inputs, outputs);
    }

    fn at_once(&self) -> usize {
        self.source.at_once()
    }

    unsafe fn prepare(&self, range: Range<usize>) {
        // SAFETY: the caller's.
        unsafe { self.source.prepare(range) };
    }

    unsafe fn single(&self, range: Range<usize>) -> Result<(), ElementFault> {
        // SAFETY: the caller's.
        unsafe { each((self.function.plain)(self.level), self.source, self.sink, range) }
    }
}

fn lay<P: Lift, S: Source<P>, O: Lift, K: Sink<O>>(
    source: &S,
    sink: &K,
    inputs: &mut Places<'_>,
    outputs: &mut Places<'_>,
) {
    inputs.may_repeat(S::REPEATS);
    source.lay(inputs);
    sink.lay(outputs);
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
        let places = &mut |inputs: &mut Places<'_>, outputs: &mut Places<'_>| {
            lay::<F::Args, S, F::Out, K>(source, sink, inputs, outputs);
        };
        compiled::laid(places, |places| {
            Ok(Compiled {
                level,
                code: compiled::once(&kernel::<F, S::Given>(), level, places)?,
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
        let function = Erased::of::<F, S::Given>();
        // SAFETY: the caller's.
        unsafe {
            let elements = function.elements(self.level, source, sink);
            (&elements as &dyn Work).run(Some(&*self.code), range)
        }
    }
}
