//! Launches of kernels on the CPU.

use std::ffi::c_void;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use fpdsl_runtime::device::{Input, Memory};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::{Buffer, Role};
use fpdsl_runtime::log::log;
use fpdsl_runtime::threads::{Threads, with_stack};

use super::device::CudaOnCpu;
use super::library::Compiled;
use super::memory::{CpuMemory, Use};
use crate::arguments::{NO_FAULT, element_bytes, fault, mismatch, words};
use crate::print::Tile;
use crate::print::abi::Meaning;
use crate::tiles;

/// Elements that a thread takes at a time, at least. Each costs tens of nanoseconds an operation, and waking a thread some
/// microseconds.
const SHARE: u64 = 512;

/// Elements that a thread takes at a time, at most: the numbers of their blocks fit into 32 bits.
const MOST: u64 = 1 << 31;

/// Parts of the work for each thread, if they are not too small.
const PARTS_OF_A_THREAD: u64 = 8;

/// Bytes of stack for each scalar of the parameters and the results, generously: a C++ compiler has room of its own for the values
/// of a long body.
const STACK: usize = 512;

/// An argument for a parameter, in memory that lives as long as the launch.
enum Argument<'a> {
    /// Set for each part.
    First,
    /// Set for each part.
    Count,
    /// Set for each part.
    Fault,
    /// A value, or several.
    Words(Vec<u64>),
    /// Memory to read or to write, until the launch ends.
    Memory(Use<'a>),
}

/// The address of an argument that is the same for all parts.
#[derive(Clone, Copy)]
struct Address(*mut c_void);

// SAFETY: a launch's threads write to different elements there, and read what nobody writes.
unsafe impl Send for Address {}
// SAFETY: as above.
unsafe impl Sync for Address {}

/// Runs elements `0..n`.
pub(super) fn run(
    device: &CudaOnCpu,
    kernel: &Compiled,
    n: usize,
    inputs: &[Input<'_>],
    outputs: &[&dyn Memory],
) -> Result<(), Error> {
    if n == 0 {
        return Ok(());
    }
    let first = {
        let mut arguments = arguments(device, kernel, n, inputs, outputs)?;
        Launch::new(kernel, device.block(), &mut arguments).all(n as u64, SHARE)
    };
    match first {
        NO_FAULT => Ok(()),
        first => Err(ask(device, kernel, n, first, (inputs, outputs))?),
    }
}

/// The fault of the first element that faulted, which has no result yet. Of the elements that faulted in a part, the last has left its
/// details; so the first runs again.
pub(super) fn ask(
    device: &CudaOnCpu,
    kernel: &Compiled,
    n: usize,
    first: u64,
    (inputs, outputs): (&[Input<'_>], &[&dyn Memory]),
) -> Result<Error, Error> {
    for (input, buffer) in inputs.iter().zip(&kernel.inputs.buffers) {
        input.clear_row(device, first as usize, buffer.ty.bytes())?;
    }
    let mut arguments = arguments(device, kernel, n, inputs, outputs)?;
    let words = Launch::new(kernel, device.block(), &mut arguments).part(first, 1);
    Ok(fault(&kernel.sites, words, inputs))
}

/// Runs all tiles of a product. Returns the first element that faults, or [`NO_FAULT`]; nothing if the product does not go by tiles.
pub(super) fn run_tiles(
    device: &CudaOnCpu,
    kernel: &Compiled,
    n: usize,
    inputs: &[Input<'_>],
    outputs: &[&dyn Memory],
) -> Result<Option<u64>, Error> {
    let tiles = kernel
        .tile
        .as_ref()
        .and_then(|tile| tiles::count(tile, n, inputs));
    let Some(tiles) = tiles else {
        return Ok(None);
    };
    let mut arguments = arguments(device, kernel, n, inputs, outputs)?;
    let launch = Launch::new(kernel, Tile::THREADS, &mut arguments);
    let first = launch.all(tiles, 1);
    Ok((!launch.is_short.into_inner()).then_some(first))
}

/// A kernel and the addresses of its arguments, which fit.
struct Launch<'a> {
    kernel: &'a Compiled,
    block: u32,
    /// Null for those that are set for each part.
    addresses: Vec<Address>,
    /// Some blocks were not run, since there was no memory for them.
    is_short: AtomicBool,
}

impl<'a> Launch<'a> {
    fn new(kernel: &'a Compiled, block: u32, arguments: &mut [Argument<'_>]) -> Self {
        Launch {
            kernel,
            block,
            addresses: arguments.iter_mut().map(address).collect(),
            is_short: AtomicBool::new(false),
        }
    }

    /// Runs elements or tiles `0..n` on the threads of the caller, which take `share` at a time or more. Returns the first element that
    /// faulted.
    fn all(&self, n: u64, share: u64) -> u64 {
        if n <= share {
            return self.part(0, n)[0];
        }
        let threads = Threads::of_caller();
        let parts = threads.count() as u64 * PARTS_OF_A_THREAD;
        let part = n.div_ceil(parts).clamp(share, MOST);
        log(|| {
            format!(
                "`{}`: {n} {} in parts of {part} on {} threads",
                self.kernel.name,
                if self.kernel.tile.is_some() {
                    "tiles"
                } else {
                    "elements"
                },
                threads.count()
            )
        });
        let first = Mutex::new(NO_FAULT);
        // No more parts than fit into memory as elements.
        threads.for_each(n.div_ceil(part) as usize, &|number| {
            let start = number as u64 * part;
            let [faulted, ..] = self.part(start, part.min(n - start));
            let mut first = first.lock().unwrap_or_else(PoisonError::into_inner);
            *first = faulted.min(*first);
        });
        first.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs elements or tiles `first..first + count`, and returns their fault words.
    fn part(&self, first: u64, count: u64) -> [u64; 4] {
        let scalars = self.kernel.inputs.leaves.len() + self.kernel.outputs.leaves.len();
        with_stack(scalars.saturating_mul(STACK), || self.on_this_stack(first, count))
    }

    fn on_this_stack(&self, mut first: u64, mut count: u64) -> [u64; 4] {
        let mut fault = [NO_FAULT; 4];
        let params = self.kernel.abi.params().iter();
        let arguments: Vec<*mut c_void> = params
            .zip(&self.addresses)
            .map(|(param, address)| match param.meaning {
                Meaning::First => (&raw mut first).cast(),
                Meaning::Count => (&raw mut count).cast(),
                Meaning::Fault => fault.as_mut_ptr().cast(),
                _ => address.0,
            })
            .collect();
        // SAFETY: there is an address for each parameter, of whole words. `arguments` has found the memory large enough for all
        // elements, slices as long as their lengths say, and single values as large as their types. What is written nobody else uses,
        // and kernels do not write to what they take as constant. Each element is computed by one thread, which writes to its results
        // only.
        if !unsafe { self.kernel.run(count, self.block, &arguments) } {
            self.is_short.store(true, Ordering::Relaxed);
        }
        fault
    }
}

fn address(argument: &mut Argument<'_>) -> Address {
    Address(match argument {
        Argument::First | Argument::Count | Argument::Fault => std::ptr::null_mut(),
        Argument::Words(words) => words.as_mut_ptr().cast(),
        Argument::Memory(memory) => memory.start().cast(),
    })
}

/// The argument for each parameter, checked against the layouts.
fn arguments<'a>(
    device: &CudaOnCpu,
    kernel: &Compiled,
    n: usize,
    inputs: &'a [Input<'_>],
    outputs: &'a [&dyn Memory],
) -> Result<Vec<Argument<'a>>, Error> {
    if outputs.len() != kernel.outputs.buffers.len() {
        return Err(mismatch(kernel.name, "the number of results"));
    }
    if inputs.len() != kernel.inputs.buffers.len() {
        return Err(mismatch(kernel.name, "the number of arguments"));
    }
    // The last axis of an index has no parameter, which would be compared below.
    let coordinate = |buffer: &Buffer| matches!(buffer.role, Role::Coordinate { .. });
    let mut given = inputs.iter().zip(&kernel.inputs.buffers);
    if given.any(|(input, buffer)| matches!(input, Input::Extent(_)) != coordinate(buffer)) {
        return Err(mismatch(kernel.name, "which arguments are slices"));
    }
    let given = Given { device, kernel, n };
    let params = kernel.abi.params().iter();
    params
        .map(|param| match param.meaning {
            Meaning::First => Ok(Argument::First),
            Meaning::Count => Ok(Argument::Count),
            Meaning::Fault => Ok(Argument::Fault),
            Meaning::Total => Ok(Argument::Words(vec![n as u64])),
            Meaning::Result(number) => {
                let memory = given.memory(outputs[number], &kernel.outputs.buffers[number], n)?;
                memory.write().map(Argument::Memory)
            }
            Meaning::Elements(number)
            | Meaning::Value(number)
            | Meaning::Shared(number)
            | Meaning::Slice(number)
            | Meaning::Row(number)
            | Meaning::Counters(number)
            | Meaning::Length(number)
            | Meaning::Extent(number) => {
                given.input(param.meaning, &inputs[number], &kernel.inputs.buffers[number])
            }
        })
        .collect()
}

/// What arguments are compared with.
struct Given<'a> {
    device: &'a CudaOnCpu,
    kernel: &'a Compiled,
    n: usize,
}

impl Given<'_> {
    fn input<'a>(
        &self,
        meaning: Meaning,
        input: &'a Input<'_>,
        buffer: &Buffer,
    ) -> Result<Argument<'a>, Error> {
        let name = self.kernel.name;
        match (meaning, input, input.memory()) {
            (Meaning::Elements(_), Input::Memory(_) | Input::Uploaded(_), Some(memory)) => {
                self.memory(memory, buffer, self.n)?.read().map(Argument::Memory)
            }
            (
                Meaning::Slice(_),
                Input::Slice { len, .. } | Input::UploadedSlice { len, .. },
                Some(memory),
            ) => self.memory(memory, buffer, *len)?.read().map(Argument::Memory),
            (Meaning::Row(_), Input::Row { len, .. }, Some(memory)) => {
                let scalars = len.saturating_mul(self.n);
                self.memory(memory, buffer, scalars)?
                    .write()
                    .map(Argument::Memory)
            }
            (Meaning::Counters(_), Input::Counters(_), Some(memory)) => {
                self.memory(memory, buffer, 2)?.write().map(Argument::Memory)
            }
            (
                Meaning::Length(_),
                Input::Slice { len, .. } | Input::UploadedSlice { len, .. } | Input::Row { len, .. },
                _,
            ) => Ok(Argument::Words(vec![*len as u64])),
            (Meaning::Extent(_), Input::Extent(extent), _) => Ok(Argument::Words(vec![*extent as u64])),
            (Meaning::Value(_) | Meaning::Shared(_), Input::Value(bytes), _)
                if bytes.len() == element_bytes(buffer) =>
            {
                Ok(Argument::Words(words(bytes)))
            }
            (Meaning::Value(_) | Meaning::Shared(_), Input::Value(_), _) => {
                Err(mismatch(name, "the size of a single value"))
            }
            (Meaning::Elements(_), Input::Value(_), _)
            | (Meaning::Value(_) | Meaning::Shared(_), Input::Memory(_) | Input::Uploaded(_), _) => {
                Err(mismatch(name, "which arguments are single values"))
            }
            _ => Err(mismatch(name, "which arguments are slices")),
        }
    }

    /// Memory with room for `len` elements.
    fn memory<'a>(
        &self,
        memory: &'a dyn Memory,
        buffer: &Buffer,
        len: usize,
    ) -> Result<&'a CpuMemory, Error> {
        let own = self.device.own(memory, self.kernel.name)?;
        let fits = len
            .checked_mul(element_bytes(buffer))
            .is_some_and(|needed| needed <= own.bytes());
        match (fits, own.is_aligned(buffer.ty.bytes())) {
            (true, true) => Ok(own),
            (true, false) => Err(mismatch(self.kernel.name, "the alignment of an array")),
            (false, _) => Err(mismatch(self.kernel.name, "the length of an array")),
        }
    }
}
