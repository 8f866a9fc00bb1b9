//! A compiled kernel, run from bytes to bytes.

use std::ffi::c_void;

use fpdsl_cuda::on_cpu::{self, Compiled, Compiler};
use fpdsl_cuda::print::abi::{Meaning, Param};
use fpdsl_runtime::fault::Fault;
use fpdsl_runtime::ir::{Buffer, Kernel, Role};

/// Threads in a block.
const BLOCK: u32 = 64;

/// The value of the fault words before a launch.
const NONE: u64 = u64::MAX;

/// A kernel that runs on the CPU.
#[derive(Debug)]
pub struct CpuKernel {
    compiled: Compiled,
    broadcast: Vec<bool>,
}

/// Compiles kernels, each with its arguments by value as marked, all at once.
///
/// # Errors
///
/// The compiler's messages with the text it was given.
pub fn compile(compiler: &Compiler, kernels: &[(&Kernel, &[bool])]) -> Result<Vec<CpuKernel>, String> {
    let compiled = on_cpu::compile(compiler, kernels).map_err(|error| error.to_string())?;
    let kernels = compiled.into_iter().zip(kernels);
    Ok(kernels
        .map(|(compiled, (_, broadcast))| CpuKernel {
            compiled,
            broadcast: broadcast.to_vec(),
        })
        .collect())
}

/// The first element that faulted, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faulted {
    /// Its position.
    pub element: u64,
    /// The fault.
    pub fault: Fault,
}

impl CpuKernel {
    /// Runs elements `0..n`: from the bytes of each input buffer to those of each output buffer.
    ///
    /// # Errors
    ///
    /// The smallest element that faulted.
    ///
    /// # Panics
    ///
    /// If a buffer has another size than `n` elements (one, where it is passed by value).
    pub fn run(&self, n: usize, inputs: &[&[u8]], outputs: &mut [&mut [u8]]) -> Result<(), Faulted> {
        let inputs: Vec<Argument<'_>> = inputs.iter().map(|bytes| Argument::Bytes(bytes)).collect();
        self.run_with(n, &inputs, outputs)
    }

    /// [`CpuKernel::run`] for a kernel with slices, which may have any whole number of elements, and an index.
    ///
    /// # Errors
    ///
    /// As [`CpuKernel::run`].
    ///
    /// # Panics
    ///
    /// As [`CpuKernel::run`].
    pub fn run_with(
        &self,
        n: usize,
        inputs: &[Argument<'_>],
        outputs: &mut [&mut [u8]],
    ) -> Result<(), Faulted> {
        self.check(n, inputs, outputs);
        let fault = self.launch_from(n, 0, n as u64, inputs, outputs, 0);
        self.faulted(n, fault, inputs, outputs, 0)
    }

    fn check(&self, n: usize, inputs: &[Argument<'_>], outputs: &[&mut [u8]]) {
        assert_eq!(
            (inputs.len(), outputs.len()),
            (
                self.compiled.inputs().buffers.len(),
                self.compiled.outputs().buffers.len()
            )
        );
        for ((buffer, input), broadcast) in self
            .compiled
            .inputs()
            .buffers
            .iter()
            .zip(inputs)
            .zip(&self.broadcast)
        {
            let count = if *broadcast { 1 } else { n };
            match (buffer.role, input) {
                (Role::Values, Argument::Bytes(bytes)) => {
                    assert_eq!(bytes.len(), count * element_bytes(buffer), "size of an input");
                }
                (Role::Slice, Argument::Bytes(bytes)) => {
                    assert_eq!(
                        bytes.len() % element_bytes(buffer),
                        0,
                        "a slice of whole elements"
                    );
                }
                (Role::Coordinate { .. }, Argument::Extent(_)) => {}
                (role, input) => panic!("{input:?} for {role:?}"),
            }
        }
        for (buffer, bytes) in self.compiled.outputs().buffers.iter().zip(outputs) {
            assert_eq!(bytes.len(), n * element_bytes(buffer), "size of an output");
        }
    }

    /// Runs elements `first..first + count` of `n`, of which there may be more than memory holds: the outputs are those of
    /// these elements alone.
    ///
    /// # Errors
    ///
    /// As [`CpuKernel::run`].
    ///
    /// # Panics
    ///
    /// If an input is neither a single value, a slice nor an extent, an output has planes, or the sizes differ.
    pub fn run_part(
        &self,
        n: usize,
        first: usize,
        inputs: &[Argument<'_>],
        count: usize,
        outputs: &mut [&mut [u8]],
    ) -> Result<(), Faulted> {
        self.check(count, inputs, outputs);
        let mut params = self.compiled.abi().params().iter();
        assert!(
            !params.any(|param| matches!(param.meaning, Meaning::Elements(_))),
            "values for all elements"
        );
        assert!(
            self.compiled
                .outputs()
                .buffers
                .iter()
                .all(|buffer| !buffer.planes),
            "outputs in a row"
        );
        let fault = self.launch_from(n, first as u64, count as u64, inputs, outputs, first);
        self.faulted(n, fault, inputs, outputs, first)
    }

    /// Runs elements `first..first + count` of `n`, where element 0 of the outputs is number `origin`.
    fn launch_from(
        &self,
        n: usize,
        first: u64,
        count: u64,
        inputs: &[Argument<'_>],
        outputs: &mut [&mut [u8]],
        origin: usize,
    ) -> [u64; 4] {
        // Byte slices may lie at odd addresses, which C++ must not see; words hold copies. A slice that ends where its
        // allocation does lets a checker of memory see a stray read.
        let params = self.compiled.abi().params();
        let mut copies: Vec<Vec<u64>> = params
            .iter()
            .map(|param| match param.meaning {
                Meaning::First => vec![first],
                Meaning::Count => vec![count],
                Meaning::Fault => vec![NONE; 4],
                Meaning::Total => vec![n as u64],
                Meaning::Result(number) => words(outputs[number]),
                Meaning::Elements(number)
                | Meaning::Value(number)
                | Meaning::Shared(number)
                | Meaning::Slice(number) => words(inputs[number].bytes()),
                Meaning::Length(number) => vec![self.slice_len(inputs, number)],
                Meaning::Extent(number) => vec![inputs[number].extent()],
                other => panic!("{other:?} is new: pass it"),
            })
            .collect();
        let address = |(param, words): (&Param, &mut Vec<u64>)| {
            let start = words.as_mut_ptr().cast::<c_void>();
            match param.meaning {
                Meaning::Result(number) => {
                    start.wrapping_byte_sub(origin * element_bytes(&self.compiled.outputs().buffers[number]))
                }
                _ => start,
            }
        };
        let arguments: Vec<*mut c_void> = params.iter().zip(&mut copies).map(address).collect();
        // SAFETY: there is an address for each parameter of the kernel's `Abi`, and the sizes were checked against its layout.
        // The kernel reads and writes elements `first..first + count`
        // of them only, of which the outputs begin with number `origin`, slices below their lengths, and the fault words.
        unsafe { self.compiled.run(count, BLOCK, &arguments) };
        let mut fault = [NONE; 4];
        for (param, copy) in params.iter().zip(&copies) {
            if param.meaning == Meaning::Fault {
                fault.copy_from_slice(copy);
            }
            if let Meaning::Result(number) = param.meaning {
                for (chunk, word) in outputs[number].chunks_mut(8).zip(copy) {
                    chunk.copy_from_slice(&word.to_le_bytes()[..chunk.len()]);
                }
            }
        }
        fault
    }

    /// The number of elements of the slice with this number.
    fn slice_len(&self, inputs: &[Argument<'_>], number: usize) -> u64 {
        (inputs[number].bytes().len() / element_bytes(&self.compiled.inputs().buffers[number])) as u64
    }

    /// The fault that the fault words of a launch describe.
    fn faulted(
        &self,
        n: usize,
        fault: [u64; 4],
        inputs: &[Argument<'_>],
        outputs: &mut [&mut [u8]],
        origin: usize,
    ) -> Result<(), Faulted> {
        if fault[0] == NONE {
            return Ok(());
        }
        // As on a GPU: which of the faulting elements left the other words is chance, so the first runs alone.
        let element = fault[0];
        let fault = self.launch_from(n, element, 1, inputs, outputs, origin);
        assert_eq!(fault[0], element, "an element that faults does so again");
        Err(Faulted {
            element,
            fault: self.compiled.sites()[fault[1] as usize].fault(fault[2], |buffer| match fault[3] {
                NONE => self.slice_len(inputs, buffer),
                len => len,
            }),
        })
    }
}

/// The argument for an input buffer.
#[derive(Clone, Copy, Debug)]
pub enum Argument<'a> {
    /// Its bytes.
    Bytes(&'a [u8]),
    /// The grid's extent along a coordinate's axis.
    Extent(usize),
}

impl Argument<'_> {
    fn bytes(&self) -> &[u8] {
        match self {
            Argument::Bytes(bytes) => bytes,
            Argument::Extent(_) => &[],
        }
    }

    fn extent(&self) -> u64 {
        match self {
            Argument::Bytes(_) => panic!("bytes where the grid's extent is wanted"),
            Argument::Extent(extent) => *extent as u64,
        }
    }
}

/// Bytes of a buffer for one element.
fn element_bytes(buffer: &Buffer) -> usize {
    buffer.count * buffer.ty.bytes()
}

/// Bytes as words, the last filled up with zeros.
fn words(bytes: &[u8]) -> Vec<u64> {
    bytes
        .chunks(8)
        .map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        })
        .collect()
}
