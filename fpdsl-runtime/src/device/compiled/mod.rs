//! The seam between the host and a compiler of recorded bodies.
//!
//! The runtime knows no instructions. Whoever does implements [`Compiler`] and is made known once, by [`compile_with`]. From then on
//! the host asks it for the body of each function that has enough elements. What the compiler refuses, and calls of more than a few
//! tens of arrays, run one element at a time.
//!
//! A source and a sink tell where their elements lie (`Source::lay`, `loops/places.rs`): an address, the bytes from one element to the
//! next, and the places of an element's scalars. Structs and strided views stay as they are: their scalars are loaded and stored one
//! by one. The numbers of enums are tested before they are stored.
//!
//! `Work::run` puts compiled code in place of the loop, and nothing else of a call changes: parts, threads, tiles, the choice by
//! measurement. A function is compiled once for each pattern of arrays, steps and single values (`slot.rs`). A group with a fault writes
//! nothing; its elements are computed one at a time, which finds the fault.

use std::fmt;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

pub(super) mod fold;
pub(super) mod scan;
mod slot;

use super::accelerator::MapKernel;
pub use slot::has_room;
use slot::{STACK, slot};

use super::known::Known;
use crate::dispatch::{Level, level};
pub use crate::element::Place;
use crate::error::Error;
use crate::function::Function;
use crate::ir::Kernel;
use crate::lift::ScalarType;
use crate::log::log;
use crate::loops::{ElementFault, PlaceRoom, Places};
pub use crate::loops::{Region, Step};
use crate::question::Asked;
use crate::threads::with_stack;
use crate::trace::trace;

/// How the elements of an array, slice or value lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lies {
    /// The way to the next one.
    pub step: Step,
    /// Bytes of an element.
    pub bytes: usize,
    /// The scalars of an element, in the order of [`Lift::leaves`](crate::lift::Lift::leaves).
    pub scalars: Vec<Place>,
}

impl Lies {
    pub(super) fn all(places: &Places<'_>) -> Vec<Self> {
        let lies = places.each().map(|(step, describe)| {
            let mut scalars = Vec::new();
            let bytes = describe(&mut |place| scalars.push(place));
            Lies { step, bytes, scalars }
        });
        lies.collect()
    }
}

/// Elements of a call.
#[derive(Clone, Debug)]
pub struct Elements {
    /// Which.
    pub range: Range<usize>,
    /// Positions along the first two axes of a grid, of which there is one at least; `usize::MAX` where there is no such axis.
    pub extents: [usize; 2],
    /// Outputs overlap inputs, element for element: none is computed twice.
    pub in_place: bool,
}

/// The machine code of a recorded body.
///
/// # Safety
///
/// `run` reads and writes what it says and nothing else, and its results have the bits of the body.
pub unsafe trait Code: Send + Sync + fmt::Debug {
    /// Elements that it computes at a time.
    fn group(&self) -> usize;

    /// Makes the code for less than a group, which is otherwise made when it is first needed; meanwhile other threads do without. Returns
    /// false if there is none.
    fn makes_rest(&self) -> bool;

    /// Computes elements.
    ///
    /// # Safety
    ///
    /// Inputs and outputs lie as those for which it was compiled, and have these elements. Outputs overlap nothing that is read except
    /// element for element, or a group of elements or more before the outputs, and then `in_place` says so.
    ///
    /// # Errors
    ///
    /// The first element of a group that it could not compute, because one of them faults or for lack of memory. All elements before
    /// it are computed. If elements are computed in place, nothing from it on is written; otherwise rows below may be.
    unsafe fn run(&self, inputs: &[Region], outputs: &[Region], elements: &Elements) -> Result<(), usize>;
}

/// A compiler of recorded bodies to machine code for this CPU.
///
/// # Safety
///
/// The code that `compile` gives is of that kernel, for that level, and for arguments and results that lie so.
pub unsafe trait Compiler: Send + Sync {
    /// Returns true if it knows the instructions of a level.
    fn knows(&self, level: Level) -> bool {
        self.registers(level).is_some()
    }

    /// The number of vector registers, if it knows the instructions of a level.
    fn registers(&self, level: Level) -> Option<usize>;

    /// The code of a kernel whose arguments and results lie as this says.
    ///
    /// # Errors
    ///
    /// Why there is none, for people.
    fn compile(
        &self,
        kernel: &Arc<Kernel>,
        level: Level,
        inputs: Vec<Lies>,
        outputs: Vec<Lies>,
    ) -> Result<Box<dyn Code>, String>;

    /// The code of a kernel as text, for arrays that each lie by themselves.
    ///
    /// # Errors
    ///
    /// Why there is none, for people.
    fn assembly(&self, kernel: &Kernel, level: Level) -> Result<String, String> {
        let _ = (kernel, level);
        Err("machine code as text needs the feature `assembly`".to_owned())
    }
}

static COMPILER: OnceLock<&'static dyn Compiler> = OnceLock::new();

/// Makes a compiler known to the host. The first one stays.
pub fn compile_with(compiler: &'static dyn Compiler) {
    COMPILER.get_or_init(|| compiler);
}

/// The machine code of `F` for this process's level, as text: see [`Compiler::assembly`].
///
/// # Errors
///
/// [`Error::NoAssembly`].
pub fn assembly<F: Function>() -> Result<String, Error> {
    let level = level();
    let found = match COMPILER.get() {
        Some(compiler) if compiler.knows(level) => compiler.assembly(&trace::<F>(), level),
        Some(_) => Err(format!(
            "the host runs at the level `{}`, for which nothing is compiled",
            level.name()
        )),
        None => Err("there is no compiler: it needs the feature `jit`, and a CPU that it knows".to_owned()),
    };
    found.map_err(|reason| Error::NoAssembly {
        function: F::NAME,
        reason,
    })
}

/// Returns true if recorded bodies are compiled for a level.
pub(super) fn is_known(level: Level) -> bool {
    COMPILER.get().is_some_and(|compiler| compiler.knows(level))
}

/// Elements that calls of a function have altogether before it is worth compiling.
const WORTH: usize = 4096;

/// The code for a call of `n` elements whose arguments and results lie in these places, if there is any. `at_once`: few elements are
/// reason enough to compile.
pub(super) fn code(
    kernel: &MapKernel,
    level: Level,
    [inputs, outputs]: [&Places<'_>; 2],
    n: usize,
    at_once: bool,
) -> Option<&'static dyn Code> {
    let compiler = COMPILER.get()?;
    if inputs.regions().is_none() || outputs.regions().is_none() {
        return None;
    }
    let slot = slot((kernel.id(), level, [inputs.pattern(), outputs.pattern()]))?;
    if let Some(code) = slot.code.get() {
        return code.as_deref();
    }
    let worth = if at_once { 0 } else { WORTH };
    if !slot.begins(n, worth) {
        return None;
    }
    let lies = [inputs, outputs].map(Lies::all);
    slot.compile(|| compiled(*compiler, kernel, level, lies))
}

/// The vector registers of a level, if bodies are compiled for it.
pub(super) fn registers(level: Level) -> Option<usize> {
    COMPILER.get()?.registers(level)
}

/// The body of a kernel, which is recorded once.
pub(super) fn recorded(kernel: &MapKernel) -> Arc<Kernel> {
    static KNOWN: Known<Arc<Kernel>> = Known::nothing();
    KNOWN.of(kernel.id(), || Arc::new(with_stack(STACK, || kernel.record())))
}

/// What a kernel is compiled from, and how its arguments and results lie.
pub(super) struct Made {
    /// For the log.
    pub name: String,
    pub kernel: Arc<Kernel>,
    pub inputs: Vec<Lies>,
    pub outputs: Vec<Lies>,
}

/// Why there is no code now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// It is not worth it so far, or another thread compiles.
    NotYet,
    /// It cannot be compiled.
    Never,
}

/// The code of a kernel that `make` makes of another one's function: compiled once calls have so much work altogether, now `work` more.
/// `form` tells it from others of the function.
pub(super) fn made(
    function: &MapKernel,
    level: Level,
    form: [u128; 2],
    (work, worth): (usize, usize),
    make: impl FnOnce() -> Made + Send,
) -> Result<&'static dyn Code, Refused> {
    let compiler = COMPILER.get().filter(|compiler| compiler.knows(level));
    let compiler = compiler.ok_or(Refused::Never)?;
    let slot = slot((function.id(), level, form)).ok_or(Refused::NotYet)?;
    if slot.code.get().is_none() && slot.begins(work, worth) {
        slot.compile(|| {
            let made = make();
            let code = compiler.compile(&made.kernel, level, made.inputs, made.outputs);
            log_compiled(&made.name, level, &code);
            code.ok()
        });
    }
    match slot.code.get() {
        Some(code) => code.as_deref().ok_or(Refused::Never),
        None => Err(Refused::NotYet),
    }
}

/// The code of a kernel for such places, which nobody keeps.
pub(super) fn once(
    kernel: &MapKernel,
    level: Level,
    places: [&Places<'_>; 2],
) -> Result<Box<dyn Code>, String> {
    let compiler = COMPILER.get().ok_or("no compiler is known")?;
    let [inputs, outputs] = places.map(Lies::all);
    compiler.compile(&Arc::new(kernel.record()), level, inputs, outputs)
}

/// The code of a kernel that is asked something, for such places and what the question adds; none where nothing is compiled.
pub(super) fn asking(
    kernel: &MapKernel,
    level: Level,
    places: [&Places<'_>; 2],
    asked: &Asked,
) -> Option<&'static dyn Code> {
    let compiler = COMPILER.get().filter(|compiler| compiler.knows(level))?;
    let slot = slot((kernel.id(), level, places.map(Places::pattern)))?;
    if let Some(code) = slot.code.get() {
        return code.as_deref();
    }
    let body = Arc::new(asked.kernel.clone());
    let words = |step, count: usize| Lies {
        step,
        bytes: 8 * count,
        scalars: (0..count).map(|number| at(ScalarType::U64, 8 * number)).collect(),
    };
    let [mut inputs, mut outputs] = places.map(Lies::all);
    inputs.extend((0..asked.given).map(|_| words(Step::Shared, 1)));
    let column = |&ty: &ScalarType| Lies {
        step: Step::Next,
        bytes: ty.bytes(),
        scalars: vec![at(ty, 0)],
    };
    inputs.extend(asked.carried.iter().map(column));
    inputs.push(words(Step::Shared, asked.counters as usize));
    outputs.extend(asked.added.iter().map(column));
    let found = with_stack(STACK, || compiler.compile(&body, level, inputs, outputs));
    if let Err(why) = &found {
        log(|| format!("`{}` is interpreted when it is asked: {why}", kernel.name));
    }
    slot.code.get_or_init(|| found.ok()).as_deref()
}

fn at(ty: ScalarType, at: usize) -> Place {
    Place { ty, at, below: None }
}

fn compiled(
    compiler: &dyn Compiler,
    kernel: &MapKernel,
    level: Level,
    [inputs, outputs]: [Vec<Lies>; 2],
) -> Option<Box<dyn Code>> {
    let recorded = Arc::new(kernel.record());
    let code = compiler.compile(&recorded, level, inputs, outputs);
    log_compiled(kernel.name, level, &code);
    code.ok()
}

fn log_compiled(name: &str, level: Level, code: &Result<Box<dyn Code>, String>) {
    log(|| match code {
        Ok(_) => format!("`{name}` compiled for {}", level.name()),
        Err(why) => format!(
            "`{name}` is not compiled for {}, and runs one element at a time: {why}",
            level.name()
        ),
    });
}

/// Adds where arguments and results lie.
type Lay<'a> = dyn FnMut(&mut Places<'_>, &mut Places<'_>) + 'a;

/// What `use_them` makes of the places of arguments and results.
pub(super) fn laid<R>(lay: &mut Lay<'_>, use_them: impl FnOnce([&Places<'_>; 2]) -> R) -> R {
    let mut rooms = [PlaceRoom::NEW; 2];
    let [inputs, outputs] = &mut rooms;
    let (mut inputs, mut outputs) = (Places::new(inputs), Places::new(outputs));
    lay(&mut inputs, &mut outputs);
    use_them([&inputs, &outputs])
}

/// The code of a function for such places, which it may be compiled for now: a call has `n` elements.
fn found(kernel: &MapKernel, level: Level, n: usize, lay: &mut Lay<'_>) -> Option<&'static dyn Code> {
    if !is_known(level) {
        return None;
    }
    laid(lay, |places| code(kernel, level, places, n, false))
}

/// Computes the elements of a range, in order.
///
/// # Errors
///
/// The first element that is not computed; nothing from it on is written.
///
/// # Safety
///
/// The code is that for these places, which have the elements. What overlaps outputs lies a group of elements before them, or is read
/// for the same element.
unsafe fn run_all(code: &dyn Code, range: Range<usize>, lay: &mut Lay<'_>) -> Result<(), usize> {
    laid(lay, |[inputs, outputs]| {
        let (Some(sources), Some(targets)) = (inputs.regions(), outputs.regions()) else {
            return Err(range.start);
        };
        let elements = Elements {
            range,
            extents: inputs.extents().map(|extent| extent.max(1)),
            in_place: true,
        };
        // SAFETY: the caller's.
        unsafe { code.run(sources, targets, &elements) }
    })
}

/// Computes a range of elements with code, and a group that it leaves out with `single`.
///
/// # Safety
///
/// The code is that for these places, which have the elements, and `single` computes a range of them.
pub(super) unsafe fn run(
    code: &dyn Code,
    [inputs, outputs]: [&Places<'_>; 2],
    range: Range<usize>,
    single: &mut dyn FnMut(Range<usize>) -> Result<(), ElementFault>,
) -> Result<(), ElementFault> {
    let (Some(sources), Some(targets)) = (inputs.regions(), outputs.regions()) else {
        return single(range);
    };
    let mut elements = Elements {
        range,
        extents: inputs.extents().map(|extent| extent.max(1)),
        in_place: !inputs.repeats(),
    };
    // SAFETY: the caller's.
    while let Err(at) = unsafe { code.run(sources, targets, &elements) } {
        let end = elements.range.end.min(at.saturating_add(code.group()));
        elements.range.start = end;
        single(at..end)?;
    }
    Ok(())
}
