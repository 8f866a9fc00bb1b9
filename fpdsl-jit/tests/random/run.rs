//! All forms of a program, on memory as it lies, with what they must not touch.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use fpdsl_ir_programs::Outcome;
use fpdsl_ir_programs::data::Data;
use fpdsl_jit::{Code, Form, Input, Output, Row, Target, compile};
use fpdsl_runtime::ir::{Buffer, Kernel, Role};

use crate::support::{Memory, call, forms, get, position, put, same};

/// A difference, in words.
pub type Found = Option<String>;

/// The first form that differs from what is expected.
pub fn differs(kernel: &Arc<Kernel>, data: &Data, expected: &[Outcome]) -> Found {
    let shared: Vec<usize> = (0..data.buffers.len())
        .filter(|&b| data.buffers[b].same)
        .collect();
    for (name, form) in forms(kernel, &shared) {
        let code = match compiled(kernel, Target::Avx2, &form) {
            Ok(code) => code,
            Err(why) => return Some(format!("{name}: {why}")),
        };
        for in_place in [false, true] {
            let run = || Run::new(kernel, data, in_place).compare(&code, data, expected);
            match catch_unwind(AssertUnwindSafe(run)) {
                Ok(Ok(())) => {}
                Ok(Err(what)) => return Some(format!("{name}, in place {in_place}: {what}")),
                Err(_) => return Some(format!("{name}, in place {in_place}: a panic")),
            }
        }
    }
    None
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
    memories: Vec<Memory>,
    inputs: Vec<Input>,
    /// For each buffer of the outputs the memory, one of its own or an input's.
    outputs: Vec<usize>,
    /// All memories as they were.
    before: Vec<Vec<u8>>,
}

impl<'k> Run<'k> {
    fn new(kernel: &'k Kernel, data: &Data, in_place: bool) -> Self {
        let mut memories = Vec::new();
        let mut inputs = Vec::new();
        for (buffer, values) in kernel.inputs.buffers.iter().zip(&data.buffers) {
            let mut memory = Memory::new(values.scalars.len() * buffer.ty.bytes());
            for (i, &bits) in values.scalars.iter().enumerate() {
                put(memory.mine(), i, buffer.ty, bits);
            }
            let len = values.scalars.len() / buffer.count;
            inputs.push(Input {
                address: memory.mine().as_ptr(),
                len,
                plane: len,
            });
            memories.push(memory);
        }
        let mut outputs = Vec::new();
        for buffer in &kernel.outputs.buffers {
            let alias = (0..inputs.len()).find(|&i| {
                let input = &kernel.inputs.buffers[i];
                in_place && !outputs.contains(&i) && !data.buffers[i].same && is_like(input, buffer)
            });
            outputs.push(alias.unwrap_or_else(|| {
                memories.push(Memory::new(data.elements * buffer.count * buffer.ty.bytes()));
                memories.len() - 1
            }));
        }
        let before = memories.iter_mut().map(|m| m.mine().to_vec()).collect();
        Run {
            kernel,
            in_place,
            memories,
            inputs,
            outputs,
            before,
        }
    }

    /// The outputs from an element on.
    fn outputs(&mut self, first: usize, elements: usize) -> Vec<Output> {
        let buffers = self.kernel.outputs.buffers.iter().zip(&self.outputs);
        buffers
            .map(|(buffer, &memory)| {
                let at = position(buffer, 0, first, elements) * buffer.ty.bytes();
                Output {
                    address: self.memories[memory].mine()[at..].as_mut_ptr(),
                    plane: elements,
                }
            })
            .collect()
    }

    /// Runs all rows, and tells which elements were computed.
    fn rows(&mut self, code: &Code, data: &Data, expected: &[Outcome]) -> Result<Vec<bool>, String> {
        let mut computed = vec![false; data.elements];
        let n = data.axes[0];
        for r in 0..data.axes[1] * data.axes[2] {
            let first = r * n;
            let outputs = self.outputs(first, data.elements);
            let mut start = 0;
            while start < n {
                let row = Row {
                    elements: start..n,
                    at: [r % data.axes[1], r / data.axes[1]],
                    in_place: self.in_place,
                };
                let element = match call(code, &self.inputs, &outputs, &row) {
                    Ok(()) => {
                        computed[first + start..first + n].fill(true);
                        break;
                    }
                    Err(element) => element,
                };
                let end = (element + code.group()).min(n);
                if !(start..n).contains(&element) {
                    return Err(format!("element {element} of {start}..{n} faults"));
                }
                if expected[first + element..first + end].iter().all(Result::is_ok) {
                    return Err(format!("no element of {element}..{end} faults"));
                }
                computed[first + start..first + element].fill(true);
                start = end;
            }
        }
        Ok(computed)
    }

    fn compare(&mut self, code: &Code, data: &Data, expected: &[Outcome]) -> Result<(), String> {
        let computed = self.rows(code, data, expected)?;
        for (i, expected) in expected.iter().enumerate() {
            match (computed[i], expected) {
                (true, Ok(expected)) => self.results(i, data, expected)?,
                (true, Err(fault)) => return Err(format!("element {i} of {}: no {fault}", data.elements)),
                (false, _) => self.untouched(i, data.elements)?,
            }
        }
        if !self.memories.iter_mut().all(Memory::intact) {
            return Err("writes beside its memory".to_owned());
        }
        let is_output = |m: usize| self.outputs.contains(&m);
        for (m, memory) in self.memories.iter_mut().enumerate() {
            if !is_output(m) && memory.mine() != self.before[m] {
                return Err(format!("writes to input {m}"));
            }
        }
        Ok(())
    }

    fn results(&mut self, i: usize, data: &Data, expected: &[u64]) -> Result<(), String> {
        let outputs = &self.kernel.outputs;
        for (l, (leaf, &wanted)) in outputs.leaves.iter().zip(expected).enumerate() {
            let buffer = &outputs.buffers[leaf.buffer];
            let at = position(buffer, leaf.offset, i, data.elements);
            let found = get(self.memories[self.outputs[leaf.buffer]].mine(), at, buffer.ty);
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
    fn untouched(&mut self, i: usize, elements: usize) -> Result<(), String> {
        for leaf in &self.kernel.outputs.leaves {
            let buffer = &self.kernel.outputs.buffers[leaf.buffer];
            let (at, m) = (
                position(buffer, leaf.offset, i, elements),
                self.outputs[leaf.buffer],
            );
            if get(self.memories[m].mine(), at, buffer.ty) != get(&self.before[m], at, buffer.ty) {
                return Err(format!(
                    "element {i} of {elements} is written though its group faults"
                ));
            }
        }
        Ok(())
    }
}

/// Buffers that may be the same memory.
fn is_like(input: &Buffer, output: &Buffer) -> bool {
    input.role == Role::Values
        && (input.ty, input.count, input.planes) == (output.ty, output.count, output.planes)
}
