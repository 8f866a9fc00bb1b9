//! Launches of kernels, and the faults they report: a kernel keeps the smallest (element, site) atomically, and a second
//! launch of that one element reads the index.

use std::ffi::c_void;
use std::sync::Arc;

use cudarc::driver::{CudaStream, DriverError, result};
use fpdsl_runtime::device::{Input, MapKernel, Memory};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir;
use fpdsl_runtime::log::log;

use crate::arguments::{NO_FAULT, element_bytes, fault, mismatch, words};
use crate::device::CudaDevice;
use crate::driver::failure;
use crate::kernels;
use crate::loaded::Loaded;
use crate::memory::CudaMemory;
use crate::print::Tile;
use crate::print::abi::Meaning;
use crate::tiles;

/// How much faster a multiprocessor computes tiles than single elements, about: these wait for three loads of a warp in each step.
const BUSY: u64 = 5;

/// Blocks in a launch: the limit of the grid's first dimension on every architecture.
const MAX_BLOCKS: u64 = (1 << 31) - 1;

/// See [`Accelerator::map`](fpdsl_runtime::device::Accelerator::map).
pub(crate) fn map(
    device: &CudaDevice,
    kernel: &MapKernel,
    n: usize,
    inputs: &[Input<'_>],
    outputs: &[&dyn Memory],
) -> Result<(), Error> {
    if n == 0 {
        return Ok(());
    }
    let broadcast: Vec<bool> = inputs.iter().map(Input::is_broadcast).collect();
    let mut ran = None;
    if tiles::suit(kernel, n, inputs) {
        let loaded = kernels::get(device.gpu(), kernel, broadcast.clone(), true)?;
        if loaded.tile.is_none() {
            return run(device, &loaded, n, inputs, outputs);
        }
        ran = run_tiles(device, &loaded, n, inputs, outputs)?;
    }
    if ran == Some(NO_FAULT) {
        return Ok(());
    }
    let loaded = kernels::get(device.gpu(), kernel, broadcast, false)?;
    match ran {
        Some(first) => Err(Launch::new(device, &loaded, n, inputs, outputs)?.ask(first, inputs)?),
        None => run(device, &loaded, n, inputs, outputs),
    }
}

/// Runs elements `0..n` of a kernel that is loaded on this device.
pub(crate) fn run(
    device: &CudaDevice,
    loaded: &Loaded,
    n: usize,
    inputs: &[Input<'_>],
    outputs: &[&dyn Memory],
) -> Result<(), Error> {
    if n == 0 {
        return Ok(());
    }
    let mut launch = Launch::new(device, loaded, n, inputs, outputs)?;
    let n = n as u64;
    if loaded.sites.is_empty() {
        return launch.run(0, n);
    }
    let [first, ..] = launch.run_and_read(0, n)?;
    if first == NO_FAULT {
        return Ok(());
    }
    Err(launch.ask(first, inputs)?)
}

/// Runs all tiles of a product. Returns the first element that faults, or [`NO_FAULT`]; nothing if the product does not go by tiles.
fn run_tiles(
    device: &CudaDevice,
    loaded: &Loaded,
    n: usize,
    inputs: &[Input<'_>],
    outputs: &[&dyn Memory],
) -> Result<Option<u64>, Error> {
    // A GPU that has no room for the block computes single elements.
    let Some(tile) = loaded.tile.as_ref().filter(|_| loaded.limit >= Tile::THREADS) else {
        return Ok(None);
    };
    let Some(tiles) = tiles::count(tile, n, inputs) else {
        return Ok(None);
    };
    // Where most multiprocessors have no tile, single elements keep more of them busy.
    if tiles.saturating_mul(BUSY) < u64::from(device.gpu().multiprocessors()) {
        return Ok(None);
    }
    let mut launch = Launch::new(device, loaded, n, inputs, outputs)?;
    if tile.can_fault {
        return Ok(Some(launch.run_and_read(0, tiles)?[0]));
    }
    launch.run(0, tiles)?;
    Ok(Some(NO_FAULT))
}

/// A kernel and its arguments, checked against each other.
struct Launch<'a> {
    device: &'a CudaDevice,
    loaded: &'a Loaded,
    /// Threads in a block.
    block: u32,
    /// The argument for each parameter, in whole words.
    arguments: Vec<Vec<u64>>,
    /// Single values that are passed by pointer, alive until the launch is queued.
    _shared: Vec<CudaMemory>,
}

impl<'a> Launch<'a> {
    fn new(
        device: &'a CudaDevice,
        loaded: &'a Loaded,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<Self, Error> {
        let name = loaded.name;
        if loaded.context != *device.stream().context() {
            return Err(Error::Driver {
                doing: "launching a kernel",
                reason: format!(
                    "`{name}` is loaded on cuda:{}, not on this device",
                    loaded.context.ordinal()
                ),
            });
        }
        if outputs.len() != loaded.outputs.buffers.len() {
            return Err(mismatch(name, "the number of results"));
        }
        if inputs.len() != loaded.inputs.buffers.len() {
            return Err(mismatch(name, "the number of arguments"));
        }
        // The last axis of an index has no parameter, which would be compared below.
        let coordinate = |buffer: &ir::Buffer| matches!(buffer.role, ir::Role::Coordinate { .. });
        let mut given = inputs.iter().zip(&loaded.inputs.buffers);
        if given.any(|(input, buffer)| matches!(input, Input::Extent(_)) != coordinate(buffer)) {
            return Err(mismatch(name, "which arguments are slices"));
        }
        let block = match loaded.tile {
            Some(_) => Tile::THREADS,
            None => device.block(loaded)?,
        };
        let mut arguments = Vec::new();
        let mut shared = Vec::new();
        for param in loaded.abi.params() {
            arguments.push(match param.meaning {
                // Set for each launch.
                Meaning::First | Meaning::Count | Meaning::Fault => vec![0],
                Meaning::Total => vec![n as u64],
                Meaning::Result(number) => {
                    let buffer = &loaded.outputs.buffers[number];
                    array(device, name, outputs[number], buffer, n, CudaMemory::write_on)?
                }
                Meaning::Elements(number)
                | Meaning::Value(number)
                | Meaning::Shared(number)
                | Meaning::Slice(number)
                | Meaning::Row(number)
                | Meaning::Counters(number)
                | Meaning::Length(number)
                | Meaning::Extent(number) => {
                    let given = Given {
                        device,
                        name,
                        buffer: &loaded.inputs.buffers[number],
                        n,
                    };
                    given.words(param.meaning, &inputs[number], &mut shared)?
                }
            });
        }
        Ok(Launch {
            device,
            loaded,
            block,
            arguments,
            _shared: shared,
        })
    }

    /// The fault of the first element that faulted, which has no result yet. Many may have faulted at once, and which of them left its
    /// details is chance; so the first runs again.
    fn ask(&mut self, first: u64, inputs: &[Input<'_>]) -> Result<Error, Error> {
        for (input, buffer) in inputs.iter().zip(&self.loaded.inputs.buffers) {
            input.clear_row(self.device, first as usize, buffer.ty.bytes())?;
        }
        let [_, site, index, len] = self.run_and_read(first, 1)?;
        Ok(fault(&self.loaded.sites, [first, site, index, len], inputs))
    }

    /// Runs elements `first..first + n` and waits for their fault words.
    fn run_and_read(&mut self, first: u64, n: u64) -> Result<[u64; 4], Error> {
        let fault = CudaMemory::upload(self.device, &[0xff; 32])?;
        self.set(
            Meaning::Fault,
            address(&fault, self.device, CudaMemory::write_on)?,
        );
        self.run(first, n)?;
        let mut bytes = [0; 32];
        fault.download(self.device, &mut bytes)?;
        let (words, _) = bytes.as_chunks::<8>();
        Ok([words[0], words[1], words[2], words[3]].map(u64::from_le_bytes))
    }

    /// Queues elements `first..first + n`.
    fn run(&mut self, first: u64, n: u64) -> Result<(), Error> {
        let block = self.block;
        // Elements or tiles of a block.
        let (what, each) = match self.loaded.tile {
            Some(_) => ("tiles", 1),
            None => ("elements", u64::from(block)),
        };
        let most = MAX_BLOCKS * each;
        let mut done = 0;
        while done < n {
            let part = (n - done).min(most);
            self.set(Meaning::First, first + done);
            self.set(Meaning::Count, part);
            // At most MAX_BLOCKS, which fits.
            let grid = part.div_ceil(each) as u32;
            log(|| {
                format!(
                    "`{}`: {part} {what} in {grid} blocks of {block}",
                    self.loaded.name
                )
            });
            self.submit(grid, block)
                .map_err(|error| failure("launching a kernel", error))?;
            done += part;
        }
        Ok(())
    }

    /// Passes `word` for the parameter of this meaning.
    fn set(&mut self, meaning: Meaning, word: u64) {
        let params = self.loaded.abi.params().iter();
        for (_, words) in params
            .zip(&mut self.arguments)
            .filter(|(param, _)| param.meaning == meaning)
        {
            words.fill(word);
        }
    }

    fn submit(&mut self, grid: u32, block: u32) -> Result<(), DriverError> {
        let stream = self.device.stream();
        stream.context().bind_to_thread()?;
        let mut pointers: Vec<*mut c_void> = self
            .arguments
            .iter_mut()
            .map(|words| words.as_mut_ptr().cast())
            .collect();
        // SAFETY: the function is of a module that `loaded` keeps, the stream is live. There is one pointer for each
        // parameter of its `Abi`, which the signature was printed from, to at least as many bytes as its type has: words, addresses, and single
        // values whose size was compared with the layout. The driver copies them before it returns. Each address is of
        // memory on this device that was found large enough for `n` elements, the kernel touches no others, and drop
        // frees memory in the order of the same stream, after the kernel.
        unsafe {
            result::launch_kernel(
                self.loaded.function.cu_function(),
                (grid, 1, 1),
                (block, 1, 1),
                0,
                stream.cu_stream(),
                &mut pointers,
            )
        }
    }
}

/// An argument, as it is turned into parameters.
struct Given<'a> {
    device: &'a CudaDevice,
    name: &'static str,
    buffer: &'a ir::Buffer,
    n: usize,
}

impl Given<'_> {
    /// The words of a parameter that the argument becomes.
    fn words(
        &self,
        meaning: Meaning,
        input: &Input<'_>,
        shared: &mut Vec<CudaMemory>,
    ) -> Result<Vec<u64>, Error> {
        let fits = |bytes: &[u8]| bytes.len() == element_bytes(self.buffer);
        match (meaning, input) {
            (Meaning::Elements(_), Input::Memory(_) | Input::Uploaded(_)) => self.array(input, self.n),
            (Meaning::Slice(_), Input::Slice { len, .. } | Input::UploadedSlice { len, .. }) => {
                self.array(input, *len)
            }
            (Meaning::Row(_), Input::Row { len, .. }) => {
                let scalars = len.saturating_mul(self.n);
                self.array_for(input, scalars, CudaMemory::write_on)
            }
            (Meaning::Counters(_), Input::Counters(_)) => {
                // A counter and an element for each: twice what the buffer counts.
                self.array_for(input, 2, CudaMemory::write_on)
            }
            (
                Meaning::Length(_),
                Input::Slice { len, .. } | Input::UploadedSlice { len, .. } | Input::Row { len, .. },
            ) => Ok(vec![*len as u64]),
            (Meaning::Extent(_), Input::Extent(extent)) => Ok(vec![*extent as u64]),
            (Meaning::Value(_), Input::Value(bytes)) if fits(bytes) => Ok(words(bytes)),
            (Meaning::Shared(_), Input::Value(bytes)) if fits(bytes) => {
                let memory = CudaMemory::upload(self.device, bytes)?;
                let address = address(&memory, self.device, CudaMemory::read_on)?;
                shared.push(memory);
                Ok(vec![address])
            }
            (Meaning::Value(_) | Meaning::Shared(_), Input::Value(_)) => {
                Err(mismatch(self.name, "the size of a single value"))
            }
            (Meaning::Elements(_), Input::Value(_))
            | (Meaning::Value(_) | Meaning::Shared(_), Input::Memory(_) | Input::Uploaded(_)) => {
                Err(mismatch(self.name, "which arguments are single values"))
            }
            _ => Err(mismatch(self.name, "which arguments are slices")),
        }
    }

    /// The address of memory with room for `len` elements.
    fn array(&self, input: &Input<'_>, len: usize) -> Result<Vec<u64>, Error> {
        self.array_for(input, len, CudaMemory::read_on)
    }

    /// The same, to be used so.
    fn array_for(&self, input: &Input<'_>, len: usize, use_on: Use) -> Result<Vec<u64>, Error> {
        match input.memory() {
            Some(memory) => array(self.device, self.name, memory, self.buffer, len, use_on),
            None => Err(mismatch(self.name, "which arguments are single values")),
        }
    }
}

/// The address of an array argument, as a parameter.
fn array(
    device: &CudaDevice,
    function: &'static str,
    memory: &dyn Memory,
    buffer: &ir::Buffer,
    n: usize,
    use_on: Use,
) -> Result<Vec<u64>, Error> {
    let own = device.own(memory, function)?;
    let fits = n
        .checked_mul(element_bytes(buffer))
        .is_some_and(|needed| needed <= own.len());
    if !fits {
        return Err(mismatch(function, "the length of an array"));
    }
    let address = address(own, device, use_on)?;
    if address.is_multiple_of(buffer.ty.bytes() as u64) {
        Ok(vec![address])
    } else {
        Err(mismatch(function, "the alignment of an array"))
    }
}

/// [`CudaMemory::read_on`] or [`CudaMemory::write_on`].
type Use = fn(&CudaMemory, &Arc<CudaStream>) -> Result<u64, DriverError>;

/// The address of memory that a kernel on the device's stream is about to use.
fn address(memory: &CudaMemory, device: &CudaDevice, use_on: Use) -> Result<u64, Error> {
    use_on(memory, device.stream()).map_err(|e| failure("waiting for another stream", e))
}
