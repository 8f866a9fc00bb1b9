//! A device that interprets kernels on integers alone.

use std::any::Any;
use std::sync::{Mutex, PoisonError};

use fpdsl::Error;
use fpdsl::backend::{Accelerator, Input, MapKernel, Memory};
use fpdsl_runtime::ir::interp::{self, Stop};
use fpdsl_runtime::ir::{Buffer, Kernel, Role};
use fpdsl_runtime::lift::ScalarType;

/// Steps that a kernel may take for an element.
const FUEL: u64 = 1 << 20;

#[derive(Debug)]
pub struct Interpreter;

#[derive(Debug)]
struct Bytes(Mutex<Vec<u8>>);

impl Memory for Bytes {
    fn bytes(&self) -> usize {
        of(self).len()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn of(memory: &dyn Memory) -> Vec<u8> {
    let Bytes(bytes) = memory.as_any().downcast_ref().expect("memory of this device");
    bytes.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The scalars in bytes.
fn words(ty: ScalarType, bytes: &[u8]) -> Vec<u64> {
    let word = |bytes: &[u8]| {
        bytes
            .iter()
            .rev()
            .fold(0, |word, &byte| word << 8 | u64::from(byte))
    };
    bytes.chunks(ty.bytes()).map(word).collect()
}

/// The scalars of each element in a row.
fn rows(buffer: &Buffer, words: Vec<u64>) -> Vec<u64> {
    if !buffer.planes {
        return words;
    }
    let n = words.len() / buffer.count;
    let scalar = |at: usize| words[at % buffer.count * n + at / buffer.count];
    (0..words.len()).map(scalar).collect()
}

impl Accelerator for Interpreter {
    fn name(&self) -> String {
        "the interpreter".to_owned()
    }

    fn owns(&self, memory: &dyn Memory) -> bool {
        memory.as_any().is::<Bytes>()
    }

    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        self.upload(&vec![0; bytes])
    }

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(Bytes(Mutex::new(bytes.to_vec()))))
    }

    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        to.copy_from_slice(&of(memory)[..to.len()]);
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
        let given: Vec<Vec<u64>> = inputs
            .iter()
            .zip(&kernel.inputs.buffers)
            .map(|(input, buffer)| match (input, input.memory()) {
                (Input::Value(bytes), _) => words(buffer.ty, bytes),
                (_, Some(memory)) => rows(buffer, words(buffer.ty, &of(memory))),
                (_, None) => Vec::new(),
            })
            .collect();
        for element in 0..n {
            let results = run(&kernel, element, inputs, &given)?;
            for (leaf, result) in kernel.outputs.leaves.iter().zip(results) {
                let buffer = &kernel.outputs.buffers[leaf.buffer];
                let Bytes(bytes) = outputs[leaf.buffer].as_any().downcast_ref().expect("ours");
                let place = match buffer.planes {
                    true => leaf.offset * n + element,
                    false => element * buffer.count + leaf.offset,
                };
                let at = place * buffer.ty.bytes();
                let mut bytes = bytes.lock().unwrap_or_else(PoisonError::into_inner);
                bytes[at..at + buffer.ty.bytes()].copy_from_slice(&result.to_le_bytes()[..buffer.ty.bytes()]);
            }
        }
        Ok(())
    }

    fn synchronize(&self) -> Result<(), Error> {
        Ok(())
    }
}

/// One element.
fn run(kernel: &Kernel, element: usize, inputs: &[Input<'_>], given: &[Vec<u64>]) -> Result<Vec<u64>, Error> {
    let layout = &kernel.inputs;
    let params: Vec<u64> = layout
        .leaves
        .iter()
        .map(|leaf| {
            let buffer = &layout.buffers[leaf.buffer];
            match (buffer.role, &inputs[leaf.buffer]) {
                // All grids of this suite's kernels have one axis where this is asked.
                (Role::Coordinate { .. }, _) => element as u64,
                (_, Input::Value(_)) => given[leaf.buffer][leaf.offset],
                (_, _) => given[leaf.buffer][element * buffer.count + leaf.offset],
            }
        })
        .collect();
    let slices: Vec<&[u64]> = layout
        .buffers
        .iter()
        .zip(given)
        .filter(|(buffer, _)| buffer.role == Role::Slice)
        .map(|(_, words)| words.as_slice())
        .collect();
    interp::run_with(kernel, &params, &slices, FUEL).map_err(|stop| match stop {
        Stop::Fault(fault) => Error::Fault { fault, element },
        Stop::OutOfFuel => panic!("`{}` ran longer than it can", kernel.name),
    })
}
