//! All forms of a program, on memory as it lies, with what they must not touch.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use fpdsl_ir_programs::data::Data;
use fpdsl_ir_programs::{Outcome, counts};
use fpdsl_jit::{Code, Form, Target, compile};
use fpdsl_runtime::device::compiled::{Elements, Lies, Region, Step};
use fpdsl_runtime::ir::{Kernel, Role};

use crate::support::laid::{Laid, Memory};
use crate::support::{call, forms, same, targets};

/// A difference, in words.
pub type Found = Option<String>;

/// The first form that differs from what is expected.
pub fn differs(kernel: &Arc<Kernel>, data: &Data, expected: &[Outcome]) -> Found {
    (0..ways(kernel)).find_map(|way| match compiled_in(way, kernel, data) {
        Ok(compiled) => compiled.differs(kernel, data, expected),
        Err(why) => Some(why),
    })
}

/// The targets and their forms, together.
pub fn ways(kernel: &Kernel) -> usize {
    targets().len() * forms(kernel, &[]).len()
}

/// A kernel's code for one target in one form.
pub struct Compiled {
    name: String,
    form: Form,
    code: Code,
}

/// A kernel compiled in one way, or why there is no code.
pub fn compiled_in(way: usize, kernel: &Arc<Kernel>, data: &Data) -> Result<Compiled, String> {
    let shared: Vec<usize> = (0..data.buffers.len())
        .filter(|&b| data.buffers[b].same)
        .collect();
    let mut forms = forms(kernel, &shared);
    let target = targets()[way / forms.len()];
    let (name, form) = forms.swap_remove(way % forms.len());
    let name = format!("{target:?}, {name}");
    match compiled(kernel, target, &form) {
        Ok(code) => Ok(Compiled { name, form, code }),
        Err(why) => Err(format!("{name}: {why}")),
    }
}

impl Compiled {
    /// How its results differ from what is expected.
    pub fn differs(&self, kernel: &Kernel, data: &Data, expected: &[Outcome]) -> Found {
        let mut roles = kernel.inputs.buffers.iter().map(|buffer| buffer.role);
        let counts = roles.any(|role| role == Role::Counters);
        for in_place in [false, true] {
            if !in_place && counts {
                // Elements may be computed twice.
                continue;
            }
            let run = || Run::new(kernel, &self.form, data, in_place).compare(&self.code, data, expected);
            match catch_unwind(AssertUnwindSafe(run)) {
                Ok(Ok(())) => {}
                Ok(Err(what)) => return Some(format!("{}, in place {in_place}: {what}", self.name)),
                Err(_) => return Some(format!("{}, in place {in_place}: a panic", self.name)),
            }
        }
        None
    }
}

/// A kernel's code, or why there is none.
pub fn compiled(kernel: &Arc<Kernel>, target: Target, form: &Form) -> Result<Code, String> {
    match catch_unwind(|| compile(kernel, target, form)) {
        Ok(code) => code.map_err(|too_much| too_much.to_string()),
        Err(_) => Err("a panic of the compiler".to_owned()),
    }
}

/// What a kernel runs on.
struct Run<'k> {
    kernel: &'k Kernel,
    in_place: bool,
    arguments: Laid,
    results: Laid,
    memories: Vec<Memory>,
    inputs: Vec<Region>,
    /// The memory of each result, one of its own or an argument's.
    outputs: Vec<usize>,
    /// All memories as they were.
    before: Vec<Vec<u8>>,
}

impl<'k> Run<'k> {
    fn new(kernel: &'k Kernel, form: &Form, data: &Data, in_place: bool) -> Self {
        let (arguments, results) = (
            Laid::new(&kernel.inputs, &form.inputs),
            Laid::new(&kernel.outputs, &form.outputs),
        );
        let lens = lens(kernel, &arguments, data);
        let mut memories = arguments.memories(data.elements, |m| lens[m]);
        for (b, (buffer, values)) in kernel.inputs.buffers.iter().zip(&data.buffers).enumerate() {
            let n = match buffer.role {
                Role::Coordinate { .. } | Role::Row | Role::Number => 0,
                Role::Slice => values.scalars.len() / buffer.count,
                Role::Values | Role::Counters => data.elements,
            };
            for (i, k) in (0..n).rev().flat_map(|i| (0..buffer.count).map(move |k| (i, k))) {
                let (memory, at) = arguments.at(b, k, i);
                let scalar = match (values.same, buffer.planes) {
                    (true, _) => k,
                    (false, true) => k * n + i,
                    (false, false) => i * buffer.count + k,
                };
                memories[memory].put(at, buffer.ty, values.scalars[scalar]);
            }
        }
        let inputs = memories.iter_mut().enumerate();
        let inputs: Vec<Region> = inputs
            .map(|(m, memory)| arguments.region(m, memory, lens[m], 0))
            .collect();
        let slices = sliced(kernel, &arguments);
        let mut outputs = Vec::new();
        for (lies, memory) in results.lies.iter().zip(results.memories(data.elements, |_| 0)) {
            let alias = (0..inputs.len()).find(|&i| {
                in_place && !outputs.contains(&i) && !slices[i] && is_like(&arguments.lies[i], lies)
            });
            outputs.push(alias.unwrap_or_else(|| {
                memories.push(memory);
                memories.len() - 1
            }));
        }
        let before = memories.iter_mut().map(|m| m.mine().to_vec()).collect();
        Run {
            kernel,
            in_place,
            arguments,
            results,
            memories,
            inputs,
            outputs,
            before,
        }
    }

    /// Runs the grid, and tells which elements were computed.
    fn elements(&mut self, code: &Code, data: &Data, expected: &[Outcome]) -> Result<Vec<bool>, String> {
        let mut computed = vec![false; data.elements];
        let outputs: Vec<Region> = (0..self.outputs.len())
            .map(|m| self.results.region(m, &mut self.memories[self.outputs[m]], 0, 0))
            .collect();
        let mut start = 0;
        while start < data.elements {
            // In one call, or in two that meet within a row.
            let middle = data.elements * 5 / 8;
            let behind = if start < middle { middle } else { data.elements };
            let elements = Elements {
                range: start..behind,
                extents: [data.axes[0], data.axes[1]],
                in_place: self.in_place,
            };
            let element = match call(code, &self.inputs, &outputs, &elements) {
                Ok(()) => {
                    computed[start..behind].fill(true);
                    start = behind;
                    continue;
                }
                Err(element) => element,
            };
            if !(start..behind).contains(&element) {
                return Err(format!("element {element} of {start}.. faults"));
            }
            let row = element - element % data.axes[0] + data.axes[0];
            let end = (element + code.group()).min(row).min(behind);
            if expected[element..end].iter().all(Result::is_ok) {
                return Err(format!("no element of {element}..{end} faults"));
            }
            computed[start..element].fill(true);
            start = end;
        }
        Ok(computed)
    }

    fn compare(&mut self, code: &Code, data: &Data, expected: &[Outcome]) -> Result<(), String> {
        let computed = self.elements(code, data, expected)?;
        for (i, expected) in expected.iter().enumerate() {
            match (computed[i], expected) {
                (true, Ok(expected)) => self.results(i, data, expected)?,
                (true, Err(fault)) => return Err(format!("element {i} of {}: no {fault}", data.elements)),
                (false, _) => self.untouched(i)?,
            }
        }
        if !self.memories.iter_mut().all(Memory::intact) {
            return Err("writes beside its memory".to_owned());
        }
        let counters = self.counters(&computed, data)?;
        let is_output = |m: usize| self.outputs.contains(&m);
        for (m, memory) in self.memories.iter_mut().enumerate() {
            if !is_output(m) && counters != Some(m) && memory.mine() != self.before[m] {
                return Err(format!("writes to input {m}"));
            }
        }
        Ok(())
    }

    /// The memory of counters, which are as expected if nothing faulted.
    fn counters(&mut self, computed: &[bool], data: &Data) -> Result<Option<usize>, String> {
        let buffers = self.kernel.inputs.buffers.iter();
        let Some((b, buffer)) = buffers
            .enumerate()
            .find(|(_, buffer)| buffer.role == Role::Counters)
        else {
            return Ok(None);
        };
        let memory = self.arguments.at(b, 0, 0).0;
        let Some(expected) = counts(self.kernel, data).filter(|_| computed.iter().all(|done| *done)) else {
            return Ok(Some(memory));
        };
        for (counter, expected) in expected.into_iter().enumerate() {
            let (memory, at) = self.arguments.at(b, counter, 0);
            let found = self.memories[memory].get(at, buffer.ty);
            if found != expected {
                return Err(format!("counter {counter} is {found}, expected {expected}"));
            }
        }
        Ok(Some(memory))
    }

    fn results(&mut self, i: usize, data: &Data, expected: &[u64]) -> Result<(), String> {
        let outputs = &self.kernel.outputs;
        for (l, (leaf, &wanted)) in outputs.leaves.iter().zip(expected).enumerate() {
            let buffer = &outputs.buffers[leaf.buffer];
            let (memory, at) = self.results.at(leaf.buffer, leaf.offset, i);
            let found = self.memories[self.outputs[memory]].get(at, buffer.ty);
            if !same(buffer.ty, found, wanted) {
                let leaves = 0..self.kernel.inputs.leaves.len();
                let params: Vec<u64> = leaves.map(|l| data.leaf(self.kernel, l, i)).collect();
                return Err(format!(
                    "element {i} of {:?}, result {l}: {found:#x}, expected {wanted:#x}; parameters {params:x?}",
                    data.axes
                ));
            }
        }
        Ok(())
    }

    /// An element that was not computed is as it was.
    fn untouched(&mut self, i: usize) -> Result<(), String> {
        for leaf in &self.kernel.outputs.leaves {
            let ty = self.kernel.outputs.buffers[leaf.buffer].ty;
            let (memory, at) = self.results.at(leaf.buffer, leaf.offset, i);
            let memory = self.outputs[memory];
            let scalar = at..at + ty.bytes();
            if self.memories[memory].mine()[scalar.clone()] != self.before[memory][scalar] {
                return Err(format!("element {i} is written though its group faults"));
            }
        }
        Ok(())
    }
}

/// For each argument whether it is a slice.
fn sliced(kernel: &Kernel, laid: &Laid) -> Vec<bool> {
    let mut slices = vec![false; laid.lies.len()];
    for (b, buffer) in kernel.inputs.buffers.iter().enumerate() {
        if buffer.role == Role::Slice {
            slices[laid.at(b, 0, 0).0] = true;
        }
    }
    slices
}

/// The lengths of slices.
fn lens(kernel: &Kernel, laid: &Laid, data: &Data) -> Vec<usize> {
    let mut lens = vec![0; laid.lies.len()];
    for (b, buffer) in kernel.inputs.buffers.iter().enumerate() {
        if buffer.role == Role::Slice {
            lens[laid.at(b, 0, 0).0] = data.buffers[b].scalars.len() / buffer.count;
        }
    }
    lens
}

/// An argument that may be the same memory as a result.
fn is_like(argument: &Lies, result: &Lies) -> bool {
    argument == result && argument.step != Step::Shared
}
