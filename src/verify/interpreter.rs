//! The interpreter as a device: each kernel of a call runs over integers alone, one element at a time. `call.verify()` compares with
//! it.

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

use fpdsl_runtime::device::{Accelerator, Input, MapKernel, Memory, Rows};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::interp;
use fpdsl_runtime::ir::{Buffer, Kernel, Layout, Leaf, Operand, Role};

use super::{FUEL, stopped};
use crate::Device;

/// The device.
pub(crate) fn device() -> Device {
    Device::accelerator(Arc::new(Interpreter::default()))
}

/// The same for kernels that count, of which some elements alone run. What they add to counters is kept. Arguments may lie on another
/// device.
pub(crate) fn watching(
    other: &fpdsl_runtime::device::Device,
    elements: Vec<usize>,
    operands: &Arc<Vec<Vec<Operand>>>,
) -> (Device, Arc<Watch>) {
    let watch = Arc::new(Watch {
        elements,
        operands: Arc::clone(operands),
        seen: Mutex::default(),
    });
    let device = Interpreter {
        watch: Some(Arc::clone(&watch)),
        other: other.as_accelerator().cloned(),
    };
    (Device::accelerator(Arc::new(device)), watch)
}

/// What is kept of counters.
#[derive(Debug)]
pub(crate) struct Watch {
    /// The elements that run.
    elements: Vec<usize>,
    /// For each counter the operands that are read when it is added to.
    operands: Arc<Vec<Vec<Operand>>>,
    seen: Mutex<Vec<Seen>>,
}

/// A counter was added to.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub element: usize,
    pub counter: u32,
    /// The encodings of its operands.
    pub operands: Vec<u64>,
}

impl Watch {
    /// All that was seen, in the order in which it happened in each element.
    pub fn seen(&self) -> Vec<Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

#[derive(Debug, Default)]
struct Interpreter {
    watch: Option<Arc<Watch>>,
    /// A device in whose memory arguments may lie.
    other: Option<Arc<dyn Accelerator>>,
}

impl Interpreter {
    /// The contents of an argument.
    fn bytes(&self, memory: &dyn Memory) -> Result<Vec<u8>, Error> {
        match &self.other {
            Some(other) if other.owns(memory) => {
                let mut bytes = vec![0; memory.bytes()];
                other.download(memory, &mut bytes)?;
                Ok(bytes)
            }
            _ => Ok(Bytes::of(memory)?.copy()),
        }
    }
}

/// Bytes that calls take copies of.
#[derive(Debug)]
struct Bytes(Mutex<Vec<u8>>);

impl Bytes {
    fn of(memory: &dyn Memory) -> Result<&Self, Error> {
        memory.as_any().downcast_ref().ok_or_else(|| Error::WrongDevice {
            function: "verify",
            device: "the interpreter".to_owned(),
            buffer: "another device".to_owned(),
        })
    }

    fn copy(&self) -> Vec<u8> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Memory for Bytes {
    fn bytes(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Accelerator for Interpreter {
    fn name(&self) -> String {
        "interpreter".to_owned()
    }

    fn owns(&self, memory: &dyn Memory) -> bool {
        memory.as_any().is::<Bytes>() || self.other.as_ref().is_some_and(|other| other.owns(memory))
    }

    fn takes_host_buffers(&self) -> bool {
        true
    }

    fn part(&self, memory: &dyn Memory, bytes: std::ops::Range<usize>) -> Result<Box<dyn Memory>, Error> {
        self.upload(&self.bytes(memory)?[bytes])
    }

    fn copy(&self, from: &dyn Memory, to: &dyn Memory, rows: &Rows) -> Result<(), Error> {
        let from = self.bytes(from)?;
        let to = &mut *Bytes::of(to)?.0.lock().unwrap_or_else(PoisonError::into_inner);
        for k in 0..rows.count {
            let (source, target) = (rows.from + k * rows.from_pitch, rows.to + k * rows.to_pitch);
            to[target..target + rows.width].copy_from_slice(&from[source..source + rows.width]);
        }
        Ok(())
    }

    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(Bytes(Mutex::new(vec![0; bytes]))))
    }

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(Bytes(Mutex::new(bytes.to_vec()))))
    }

    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        to.copy_from_slice(&Bytes::of(memory)?.copy()[..to.len()]);
        Ok(())
    }

    unsafe fn map(
        &self,
        kernel: &MapKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        let kernel = kernel.record();
        let given: Result<Vec<Given>, Error> = inputs
            .iter()
            .zip(&kernel.inputs.buffers)
            .map(|(input, buffer)| Given::of(self, input, buffer, n))
            .collect();
        let given = given?;
        let mut results = vec![Vec::with_capacity(n); kernel.outputs.leaves.len()];
        let mut written = Vec::new();
        let counters = kernel
            .inputs
            .buffers
            .iter()
            .find(|buffer| buffer.role == Role::Counters);
        let mut counts = vec![[0, u64::MAX]; counters.map_or(0, |buffer| buffer.count)];
        for element in 0..n {
            if self
                .watch
                .as_ref()
                .is_some_and(|watch| !watch.elements.contains(&element))
            {
                results.iter_mut().for_each(|column| column.push(0));
                continue;
            }
            let mut counted = |counter: u32, read: &dyn Fn(Operand) -> u64| {
                let [count, first] = &mut counts[counter as usize];
                *count += 1;
                *first = (element as u64).min(*first);
                if let Some(watch) = &self.watch {
                    let operands = watch.operands[counter as usize]
                        .iter()
                        .map(|&operand| read(operand));
                    let operands = operands.collect();
                    let mut seen = watch.seen.lock().unwrap_or_else(PoisonError::into_inner);
                    seen.push(Seen {
                        element,
                        counter,
                        operands,
                    });
                }
            };
            let mut rows = new_rows(&given);
            for (column, value) in
                results
                    .iter_mut()
                    .zip(run(&kernel, &given, &mut rows, element, &mut counted)?)
            {
                column.push(value);
            }
            written.extend(rows.into_iter().flatten());
        }
        for input in inputs {
            if let Input::Counters(memory) = input {
                let words = counts
                    .iter()
                    .map(|[count, _]| count)
                    .chain(counts.iter().map(|[_, first]| first));
                let bytes: Vec<u8> = words.flat_map(|word| word.to_ne_bytes()).collect();
                *Bytes::of(*memory)?
                    .0
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner) = bytes;
            }
        }
        for (input, buffer) in inputs.iter().zip(&kernel.inputs.buffers) {
            if let Input::Row { memory, .. } = input {
                let memory = &mut *Bytes::of(*memory)?
                    .0
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner);
                let size = buffer.ty.bytes();
                for (bytes, value) in memory.chunks_exact_mut(size).zip(&written) {
                    bytes.copy_from_slice(&value.to_le_bytes()[..size]);
                }
            }
        }
        for (number, output) in outputs.iter().enumerate() {
            let memory = &mut *Bytes::of(*output)?
                .0
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            store(&kernel.outputs, number, &results, memory);
        }
        Ok(())
    }

    fn synchronize(&self) -> Result<(), Error> {
        Ok(())
    }
}

/// An argument: the encodings of scalars by rows, or an extent of the grid.
enum Given {
    /// An element for each element of the map.
    Each(Vec<u64>),
    /// One element.
    One(Vec<u64>),
    Slice(Vec<u64>),
    Extent(usize),
    /// The number of an element.
    Number,
    /// A row of so many scalars for each element.
    Row(usize),
    Counters,
}

/// The rows of an element, which are zero.
fn new_rows(given: &[Given]) -> Vec<Vec<u64>> {
    let rows = given.iter().filter_map(|given| match given {
        Given::Row(len) => Some(vec![0; *len]),
        _ => None,
    });
    rows.collect()
}

impl Given {
    fn of(on: &Interpreter, input: &Input<'_>, buffer: &Buffer, n: usize) -> Result<Self, Error> {
        let bytes = |len: usize| -> Result<Vec<u64>, Error> {
            let memory = input.memory().map(|memory| on.bytes(memory)).transpose()?;
            Ok(rows(&memory.unwrap_or_default(), buffer, len))
        };
        Ok(match input {
            Input::Value(bytes) => Given::One(rows(bytes, buffer, 1)),
            Input::Memory(_) | Input::Uploaded(_) => Given::Each(bytes(n)?),
            Input::Slice { len, .. } | Input::UploadedSlice { len, .. } => Given::Slice(bytes(*len)?),
            Input::Extent(extent) => Given::Extent(*extent),
            Input::Number => Given::Number,
            Input::Row { len, .. } => Given::Row(*len),
            Input::Counters(_) => Given::Counters,
            other => {
                return Err(Error::Driver {
                    doing: "interpreting a kernel",
                    reason: format!("an argument of an unknown kind: {other:?}"),
                });
            }
        })
    }
}

/// The place of scalar `k` of element `i` of `len` in a buffer.
fn place(buffer: &Buffer, len: usize, i: usize, k: usize) -> usize {
    if buffer.planes {
        k * len + i
    } else {
        i * buffer.count + k
    }
}

/// The encodings of `len` elements, by rows.
fn rows(bytes: &[u8], buffer: &Buffer, len: usize) -> Vec<u64> {
    let size = buffer.ty.bytes();
    let mut rows = Vec::with_capacity(len * buffer.count);
    for i in 0..len {
        for k in 0..buffer.count {
            let start = place(buffer, len, i, k) * size;
            let mut word = [0; 8];
            word[..size].copy_from_slice(&bytes[start..start + size]);
            rows.push(u64::from_le_bytes(word));
        }
    }
    rows
}

/// Writes the columns of a result to its memory.
fn store(layout: &Layout, number: usize, columns: &[Vec<u64>], memory: &mut [u8]) {
    let buffer = &layout.buffers[number];
    let size = buffer.ty.bytes();
    for (leaf, column) in layout.leaves.iter().zip(columns) {
        if leaf.buffer != number {
            continue;
        }
        for (i, value) in column.iter().enumerate() {
            let start = place(buffer, column.len(), i, leaf.offset) * size;
            memory[start..start + size].copy_from_slice(&value.to_le_bytes()[..size]);
        }
    }
}

/// The results of one element.
fn run(
    kernel: &Kernel,
    given: &[Given],
    rows: &mut [Vec<u64>],
    element: usize,
    counted: &mut interp::Counted<'_, u64>,
) -> Result<Vec<u64>, Error> {
    let slices: Vec<&[u64]> = given
        .iter()
        .filter_map(|given| match given {
            Given::Slice(rows) => Some(rows.as_slice()),
            Given::Each(_)
            | Given::One(_)
            | Given::Extent(_)
            | Given::Number
            | Given::Row(_)
            | Given::Counters => None,
        })
        .collect();
    let scalar = |leaf: &Leaf| {
        let count = kernel.inputs.buffers[leaf.buffer].count;
        match &given[leaf.buffer] {
            Given::Each(rows) => rows[element * count + leaf.offset],
            Given::One(rows) => rows[leaf.offset],
            Given::Extent(_) => coordinate(kernel, given, leaf.buffer, element) as u64,
            // A run is given the row of its element alone.
            Given::Number if matches!(given.get(leaf.buffer + 1), Some(Given::Row(_))) => 0,
            Given::Number => element as u64,
            // Slices and rows have no leaves.
            Given::Slice(_) | Given::Row(_) | Given::Counters => 0,
        }
    };
    let params: Vec<u64> = kernel.inputs.leaves.iter().map(scalar).collect();
    interp::run_counted(&interp::Encodings, kernel, &params, &slices, rows, counted, FUEL)
        .map_err(|stop| stopped(stop, element))
}

/// The position of an element along the axis of this buffer.
fn coordinate(kernel: &Kernel, given: &[Given], buffer: usize, element: usize) -> usize {
    let Role::Coordinate { axis, axes } = kernel.inputs.buffers[buffer].role else {
        return 0;
    };
    let extent = |number: usize| match given[number] {
        Given::Extent(extent) => extent,
        Given::Each(_)
        | Given::One(_)
        | Given::Slice(_)
        | Given::Number
        | Given::Row(_)
        | Given::Counters => 1,
    };
    let before: usize = (buffer - axis..buffer).map(extent).product();
    if axis + 1 < axes {
        element / before % extent(buffer)
    } else {
        element / before
    }
}
