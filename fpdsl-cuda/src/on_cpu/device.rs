//! Printed CUDA C++ on the CPU as fpdsl's accelerator.

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use fpdsl_runtime::device::{Accelerator, Input, KernelId, MapKernel, Memory};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::threads::Threads;

use super::compiler::Compiler;
use super::launch;
use super::library::{Compiled, compile, compile_tiles};
use super::memory::CpuMemory;
use crate::arguments::NO_FAULT;
use crate::tiles;

/// Threads of a block, unless the user chooses.
const BLOCK: u32 = 256;

/// Threads that a block has at most, as on GPUs.
const MAX_BLOCK: u32 = 1024;

/// The C library has what `fibers.h` needs.
const HAS_FIBERS: bool = cfg!(all(target_os = "linux", target_env = "gnu"));

/// The function, which of its arguments are single values, and whether it is computed by tiles.
type Key = (KernelId, Vec<bool>, bool);

/// A place for one kernel. The holder of the lock compiles; others who want the same kernel wait.
type Slot = Arc<Mutex<Option<Arc<Compiled>>>>;

/// A device that prints kernels, compiles them with the machine's C++ compiler and runs them on the threads of the host.
#[derive(Clone)]
pub struct CudaOnCpu {
    compiler: Compiler,
    kernels: Arc<Mutex<HashMap<Key, Slot>>>,
    block: u32,
}

impl CudaOnCpu {
    /// The device of a compiler.
    pub fn new(compiler: Compiler) -> Self {
        CudaOnCpu {
            compiler,
            kernels: Arc::default(),
            block: BLOCK,
        }
    }

    /// The device of the compiler that [`Compiler::find`] finds. Returns the same device, with the kernels that it has compiled, as
    /// long as anyone holds it.
    ///
    /// # Errors
    ///
    /// [`Error::NoCompiler`].
    pub fn shared() -> Result<Arc<Self>, Error> {
        static DEVICE: Mutex<Weak<CudaOnCpu>> = Mutex::new(Weak::new());
        // A panic while the lock is held leaves the place empty or filled.
        let mut known = DEVICE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(device) = known.upgrade() {
            return Ok(device);
        }
        let device = Arc::new(CudaOnCpu::new(Compiler::find()?));
        *known = Arc::downgrade(&device);
        Ok(device)
    }

    /// The same device, with `threads` in each block of a kernel.
    ///
    /// # Errors
    ///
    /// [`Error::BlockSize`] unless it is 1 to 1024.
    pub fn with_block_size(&self, threads: u32) -> Result<Self, Error> {
        if !(1..=MAX_BLOCK).contains(&threads) {
            return Err(Error::BlockSize {
                function: "with_block_size",
                threads,
                limit: MAX_BLOCK,
            });
        }
        Ok(CudaOnCpu {
            block: threads,
            ..self.clone()
        })
    }

    /// Compiles a recorded function for arguments of which those marked in `broadcast` are one value for all elements.
    ///
    /// # Errors
    ///
    /// [`Error::Compile`], and [`Error::Cpp`] if the library cannot be written or loaded.
    pub fn load(&self, kernel: Kernel, broadcast: &[bool]) -> Result<Compiled, Error> {
        let mut compiled = compile(&self.compiler, &[(&kernel, broadcast)])?;
        Ok(compiled.remove(0))
    }

    /// As [`Accelerator::map`], for a kernel that was [loaded](CudaOnCpu::load).
    ///
    /// # Errors
    ///
    /// As [`Accelerator::map`].
    ///
    /// # Safety
    ///
    /// As [`Accelerator::map`]; the kernel was recorded, not made by hand.
    pub unsafe fn launch(
        &self,
        kernel: &Compiled,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        launch::run(self, kernel, n, inputs, outputs)
    }

    /// Threads in a block.
    pub(super) fn block(&self) -> u32 {
        self.block
    }

    /// The memory of a buffer, if it is such a device's.
    pub(super) fn own<'a>(
        &self,
        memory: &'a dyn Memory,
        function: &'static str,
    ) -> Result<&'a CpuMemory, Error> {
        let own = memory.as_any().downcast_ref::<CpuMemory>();
        own.ok_or_else(|| Error::WrongDevice {
            function,
            device: self.name(),
            buffer: "another kind of device".to_owned(),
        })
    }

    fn kernel(&self, kernel: &MapKernel, broadcast: Vec<bool>, tiles: bool) -> Result<Arc<Compiled>, Error> {
        // A panic while a lock is held leaves a map without an entry or an entry without a kernel: both are sound.
        let slot = {
            let mut slots = self.kernels.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(slots.entry((kernel.id(), broadcast.clone(), tiles)).or_default())
        };
        let mut compiled = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(compiled) = &*compiled {
            return Ok(Arc::clone(compiled));
        }
        let recorded = kernel.record();
        let by_tiles = match kernel.product.filter(|_| tiles) {
            Some(product) => compile_tiles(&self.compiler, &recorded, &(product.record)(), &broadcast)?,
            None => None,
        };
        let new = Arc::new(match by_tiles {
            Some(compiled) => compiled,
            None => self.load(recorded, &broadcast)?,
        });
        *compiled = Some(Arc::clone(&new));
        Ok(new)
    }

    fn no_room(&self, bytes: usize) -> Error {
        Error::OutOfMemory {
            device: self.name(),
            bytes,
        }
    }
}

fn beyond(doing: &'static str) -> Error {
    Error::Cpp {
        doing,
        reason: "it is shorter than what was asked for; please report this".to_owned(),
    }
}

impl fmt::Debug for CudaOnCpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl Accelerator for CudaOnCpu {
    fn name(&self) -> String {
        let threads = Threads::of_caller().count();
        let s = if threads == 1 { "" } else { "s" };
        format!(
            "cuda on the cpu: {}, {threads} thread{s}",
            self.compiler.version()
        )
    }

    fn owns(&self, memory: &dyn Memory) -> bool {
        memory.as_any().is::<CpuMemory>()
    }

    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        self.zeros(bytes)
    }

    fn zeros(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        let memory = CpuMemory::zeros(bytes).ok_or_else(|| self.no_room(bytes))?;
        Ok(Box::new(memory))
    }

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        let memory = CpuMemory::zeros(bytes.len()).ok_or_else(|| self.no_room(bytes.len()))?;
        memory.write()?.bytes_mut().copy_from_slice(bytes);
        Ok(Box::new(memory))
    }

    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        let own = self.own(memory, "to_vec")?;
        if to.len() > own.bytes() {
            return Err(beyond("copying a buffer"));
        }
        to.copy_from_slice(&own.read()?.bytes()[..to.len()]);
        Ok(())
    }

    unsafe fn map(
        &self,
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
        if HAS_FIBERS && tiles::suit(kernel, n, inputs) {
            let compiled = self.kernel(kernel, broadcast.clone(), true)?;
            if compiled.tile.is_none() {
                // SAFETY: the caller's.
                return unsafe { self.launch(&compiled, n, inputs, outputs) };
            }
            ran = launch::run_tiles(self, &compiled, n, inputs, outputs)?;
        }
        if ran == Some(NO_FAULT) {
            return Ok(());
        }
        let compiled = self.kernel(kernel, broadcast, false)?;
        match ran {
            Some(first) => Err(launch::ask(self, &compiled, n, first, (inputs, outputs))?),
            // SAFETY: the caller's.
            None => unsafe { self.launch(&compiled, n, inputs, outputs) },
        }
    }

    /// Calls return when their kernels have ended.
    fn synchronize(&self) -> Result<(), Error> {
        Ok(())
    }

    fn part(&self, memory: &dyn Memory, bytes: Range<usize>) -> Result<Box<dyn Memory>, Error> {
        let part = self.own(memory, "a view")?.part(bytes);
        let part = part.ok_or_else(|| beyond("taking a part of a buffer"))?;
        Ok(Box::new(part))
    }

    fn write(&self, memory: &dyn Memory, from: &[u8]) -> Result<(), Error> {
        let own = self.own(memory, "a view")?;
        let mut own = own.write()?;
        let to = own.bytes_mut().get_mut(..from.len());
        to.ok_or_else(|| beyond("writing to a buffer"))?
            .copy_from_slice(from);
        Ok(())
    }
}
