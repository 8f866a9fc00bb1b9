//! A kernel, stage by stage.

use std::collections::HashSet;

use fpdsl_runtime::ir::{Kernel, Role, with_deep_stack};

use crate::aarch64::{Aarch64, Neon};
use crate::allocate::counts;
use crate::emit::{Convention, Emitter, Writer, Written};
use crate::flat::{Flat, Note, both_directions, flat, grouped, unrolled};
use crate::library::Task;
use crate::lower::{Common, Gathered, Lower, Lowered, shapes};
use crate::spots::spots;
use crate::x86::{Avx2, Avx512, X86};
use crate::{Form, Target, TooMuch};

/// What regalloc2 takes for an instruction, in steps of some 25 ns. For each value that lives at an instruction and has no register
/// there it takes one more, since it compares what spills with all that lives at the same time.
const STEPS: usize = 80;

/// Steps beyond which a kernel is not compiled: 100 ms.
const MOST_STEPS: usize = 4_000_000;

/// How many times as long a kernel with counters may take: without code it is interpreted.
const PATIENCE: usize = 4;

/// Bytes of arrays, and of all frames at a time, beyond which a kernel is not compiled: it runs on any thread's stack.
const MOST_ARRAYS: usize = 64 << 10;
const MOST_STACK: usize = 128 << 10;

/// Machine code that does not lie in executable memory yet.
pub struct Bytes {
    pub bytes: Vec<u8>,
    pub entry: usize,
    pub group: usize,
    /// What the code points to.
    pub library: Box<[Task]>,
    pub about: About,
    pub origins: Origins,
}

/// Where code comes from, for people.
#[cfg_attr(not(feature = "assembly"), allow(dead_code))]
pub struct Origins {
    /// The statements of the source.
    pub notes: Vec<Note>,
    /// From which byte on code comes from which of them, counted from 1; 0 for none.
    pub marks: Vec<(usize, u32)>,
    /// Where functions begin, and what they are; the kernel itself is first.
    pub functions: Vec<(usize, Part)>,
    /// The places after instructions that return.
    pub returns: Vec<usize>,
}

/// What a function of compiled code is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The kernel.
    Kernel,
    /// A function that it calls: its position in the kernel.
    Function(u32),
    /// A way to the library.
    Library,
}

/// Facts about a compilation.
#[derive(Clone, Copy, Debug, Default)]
pub struct About {
    /// Functions, the kernel among them.
    pub functions: usize,
    /// Instructions before registers were allocated.
    pub instructions: usize,
    /// Words of spilled values.
    pub spills: usize,
    /// Changes of the mode.
    pub switches: usize,
}

/// Compiles a kernel and the cold functions that it calls.
pub fn bytes(kernel: &Kernel, target: Target, form: &Form) -> Result<Bytes, TooMuch> {
    with_deep_stack(kernel, || stages(kernel, target, form))
}

fn body(function: &Kernel, common: &Common<'_>) -> Result<Flat, TooMuch> {
    let (whole, target) = (common.whole, common.target);
    let mut flat = flat(function, whole)?;
    unrolled(&mut flat, &whole.tables, common.form.unrolls);
    if target.has_mode_register() {
        let flips = both_directions(&flat.body);
        grouped(&mut flat.body, flips);
    }
    Ok(flat)
}

fn stages(kernel: &Kernel, target: Target, form: &Form) -> Result<Bytes, TooMuch> {
    let [inputs, outputs] = [(&kernel.inputs, &form.inputs), (&kernel.outputs, &form.outputs)]
        .map(|(layout, lies)| spots(layout, lies).expect("arguments and results as the kernel has them"));
    let common = Common {
        whole: kernel,
        inputs,
        outputs,
        rows: has_rows(kernel) || form.has_columns(),
        columns: form.has_columns(),
        target,
        machine: match target {
            Target::Avx2 => &Avx2,
            Target::Avx512 => &Avx512,
            Target::Neon => &Neon,
        },
        form,
        most: most_steps(kernel, form) / STEPS,
        wide: false,
    };
    let own = body(kernel, &common)?;
    let common = Common {
        wide: is_wide(&own, &common)?,
        ..common
    };
    let mut gathered = Gathered::default();
    let mut left = MOST_ARRAYS;
    let lower = Lower::new(&common, &mut gathered, kernel, &own, false);
    within(&mut left, lower.array_bytes())?;
    let mut all = vec![checked(&common, lower.kernel())?];
    while all.len() <= gathered.called.len() {
        let callee = &kernel.functions[gathered.called[all.len() - 1] as usize];
        let own = body(callee, &common)?;
        let lower = Lower::new(&common, &mut gathered, callee, &own, true);
        within(&mut left, lower.array_bytes())?;
        all.push(checked(&common, lower.function())?);
    }
    let (pool, library) = (gathered.pool, gathered.library.into_boxed_slice());
    let mut found = match target {
        Target::Neon => emitted(&common, all, library, Aarch64::new(pool)),
        Target::Avx2 | Target::Avx512 => emitted(&common, all, library, X86::new(target, pool)),
    }?;
    found.origins.notes = gathered.notes;
    let called = gathered.called.into_iter().map(Part::Function);
    for (function, called) in found.origins.functions[1..].iter_mut().zip(called) {
        function.1 = called;
    }
    Ok(found)
}

/// What a compilation of a kernel may take. What is compiled for whole groups is compiled for the rest as well, which masks make
/// longer.
fn bound(form: &Form, most: usize) -> usize {
    if form.masked { 2 * most } else { most }
}

fn most_steps(kernel: &Kernel, form: &Form) -> usize {
    let mut buffers = kernel.inputs.buffers.iter();
    let counts = buffers.any(|buffer| buffer.role == Role::Counters);
    bound(form, if counts { PATIENCE * MOST_STEPS } else { MOST_STEPS })
}

fn emitted<W: Writer>(
    common: &Common<'_>,
    mut all: Vec<Lowered>,
    library: Box<[Task]>,
    writer: W,
) -> Result<Bytes, TooMuch> {
    let (target, group) = (common.target, all[0].group);
    let mut emitter = Emitter::new(target, writer, all.len(), library.len());
    let mut about = About {
        functions: all.len(),
        ..About::default()
    };
    let (mut steps, registers) = (0, counts(target));
    for (f, lowered) in all.iter_mut().enumerate() {
        lowered.function.finish();
        about.instructions += lowered.function.insts.len();
        steps += STEPS * lowered.function.insts.len() + lowered.function.beside(&registers);
        at_most(
            "steps of finding registers",
            steps,
            most_steps(common.whole, common.form),
        )?;
        let convention = if f == 0 {
            Convention::Kernel
        } else {
            Convention::Cold
        };
        emitter.function(f, lowered, convention);
    }
    if let Some(found) = emitter.beyond_reach() {
        at_most("bytes of code", found, W::REACH)?;
    }
    at_most("bytes of stack", emitter.frames, bound(common.form, MOST_STACK))?;
    about.spills = emitter.spills;
    about.switches = emitter.switches;
    emitter.ways(&library);
    let parts = [Part::Kernel].into_iter().chain(std::iter::repeat(Part::Library));
    let origins = Origins {
        notes: Vec::new(),
        marks: std::mem::take(&mut emitter.marks),
        functions: emitter.starts.drain(..).zip(parts).collect(),
        returns: std::mem::take(&mut emitter.returns),
    };
    let Written { bytes, entry } = emitter.finish();
    Ok(Bytes {
        entry,
        bytes,
        group,
        library,
        about,
        origins,
    })
}

/// Returns true for kernels over grids with more than one axis.
pub fn has_rows(kernel: &Kernel) -> bool {
    let mut buffers = kernel.inputs.buffers.iter();
    buffers.any(|buffer| matches!(buffer.role, Role::Coordinate { axes: 2.., .. }))
}

fn checked(common: &Common<'_>, lowered: Lowered) -> Result<Lowered, TooMuch> {
    at_most("instructions", lowered.function.size(), common.most)?;
    Ok(lowered)
}

/// Takes the arrays of a function from what is left for arrays.
fn within(left: &mut usize, bytes: usize) -> Result<(), TooMuch> {
    at_most("bytes of arrays", MOST_ARRAYS - *left + bytes, MOST_ARRAYS)?;
    *left -= bytes;
    Ok(())
}

fn at_most(what: &'static str, found: usize, most: usize) -> Result<(), TooMuch> {
    if found > most {
        return Err(TooMuch { what, found, most });
    }
    Ok(())
}

/// Returns true if lanes have 64 bits, in the kernel or in a function that it calls: all have the same.
fn is_wide(own: &Flat, common: &Common<'_>) -> Result<bool, TooMuch> {
    let kernel = common.whole;
    if shapes(own, kernel, common, false).wide {
        return Ok(true);
    }
    let mut known = HashSet::new();
    let mut left = calls(own);
    while let Some(function) = left.pop() {
        if known.insert(function) {
            let callee = &kernel.functions[function as usize];
            let flat = body(callee, common)?;
            if shapes(&flat, callee, common, true).wide {
                return Ok(true);
            }
            left.extend(calls(&flat));
        }
    }
    Ok(false)
}

/// The functions that a flat body calls.
fn calls(flat: &Flat) -> Vec<u32> {
    let mut found = Vec::new();
    crate::flat::visit(&flat.body, &mut |stmt| {
        if let fpdsl_runtime::ir::Stmt::Call { function, .. } = stmt {
            found.push(*function);
        }
    });
    found
}
