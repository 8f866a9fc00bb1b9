//! A GPU and one of its streams.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use cudarc::driver::sys::CUresult;
use cudarc::driver::{CudaContext, CudaStream, DriverError};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir;

use crate::arch::Arch;
use crate::driver::{self, failure};
use crate::gpu::Gpu;
use crate::kernels;
pub use crate::loaded::Loaded;
use crate::nvrtc::Nvrtc;

/// Threads that a block has at most, on every architecture.
const MAX_BLOCK: u32 = 1024;

/// CUDA's handle for the default stream of the calling thread.
const PER_THREAD: usize = 2;

/// A GPU and one of its streams, on which all work is queued in program order.
///
/// It is cheap to clone. Streams of one context share its kernels and can use each other's memory.
#[derive(Clone, Debug)]
pub struct CudaDevice {
    gpu: Arc<Gpu>,
    stream: Arc<CudaStream>,
    /// Threads in a block, where the user has chosen.
    block: Option<u32>,
}

impl CudaDevice {
    /// The device of that ordinal, in the driver's order (which `CUDA_VISIBLE_DEVICES` changes), with the default stream of
    /// its primary context.
    ///
    /// # Errors
    /// [`Error::NoDriver`], [`Error::NoSuchDevice`], [`Error::NoNvrtc`], [`Error::Incompatible`] if NVRTC cannot
    /// compile for the device, [`Error::Driver`] if no context can be made, and [`Error::DeviceLost`] while this
    /// process still holds a lost context: there is one context for each device and process.
    pub fn new(ordinal: usize) -> Result<Self, Error> {
        driver::initialise()?;
        let count = driver::device_count()?;
        if ordinal >= count {
            return Err(Error::NoSuchDevice { ordinal, count });
        }
        let context = CudaContext::new(ordinal).map_err(no_context)?;
        let stream = context.default_stream();
        stream.synchronize().map_err(|e| failure("making a context", e))?;
        Self::from_stream(stream)
    }

    /// A GPU with the caller's stream. Work is queued there in order with the caller's own.
    ///
    /// # Errors
    /// [`Error::NoDriver`] if the driver lacks a function, [`Error::NoNvrtc`], [`Error::Incompatible`], and
    /// [`Error::Driver`] for the per-thread default stream, which is not one stream.
    pub fn from_stream(stream: Arc<CudaStream>) -> Result<Self, Error> {
        driver::initialise()?;
        refuse_per_thread(&stream)?;
        Ok(CudaDevice {
            gpu: Gpu::of(stream.context())?,
            stream,
            block: None,
        })
    }

    /// Returns the same GPU with a stream of its own. The first new stream of a context waits for the work that is queued there.
    ///
    /// # Errors
    /// [`Error::Driver`] if the driver has no more streams, and the errors of the work that it waited for.
    pub fn new_stream(&self) -> Result<Self, Error> {
        let stream = self.stream.context().new_stream();
        let stream = self.watch(stream.map_err(|e| failure("making a stream", e)))?;
        Ok(CudaDevice {
            stream,
            ..self.clone()
        })
    }

    /// Returns the same stream with kernels in blocks of `threads`. In the last block fewer threads may have work.
    ///
    /// # Errors
    /// [`Error::BlockSize`] if no kernel runs in such blocks. A launch returns it too, if its kernel needs too many
    /// registers for them.
    pub fn with_block_size(&self, threads: u32) -> Result<Self, Error> {
        if !(1..=MAX_BLOCK).contains(&threads) {
            return Err(Error::BlockSize {
                function: "with_block_size",
                threads,
                limit: MAX_BLOCK,
            });
        }
        Ok(CudaDevice {
            block: Some(threads),
            ..self.clone()
        })
    }

    /// As [`CudaDevice::new`], but returns the same device, with the kernels it has compiled, as long as anyone holds it
    /// and it is not lost.
    ///
    /// # Errors
    /// As [`CudaDevice::new`].
    pub fn shared(ordinal: usize) -> Result<Arc<Self>, Error> {
        static DEVICES: Mutex<BTreeMap<usize, Weak<CudaDevice>>> = Mutex::new(BTreeMap::new());
        // A panic while the lock is held leaves the map without an entry or with a finished one.
        let mut devices = DEVICES.lock().unwrap_or_else(PoisonError::into_inner);
        let known = devices.get(&ordinal).and_then(Weak::upgrade);
        if let Some(device) = known.filter(|device| !device.is_lost()) {
            return Ok(device);
        }
        let device = Arc::new(CudaDevice::new(ordinal)?);
        devices.insert(ordinal, Arc::downgrade(&device));
        Ok(device)
    }

    /// The number of CUDA devices; 0 without a driver.
    pub fn count() -> usize {
        driver::initialise()
            .and_then(|()| driver::device_count())
            .unwrap_or(0)
    }

    /// Its architecture.
    pub fn arch(&self) -> Arch {
        self.gpu.arch()
    }

    /// The NVRTC that compiles for it.
    pub fn nvrtc(&self) -> &'static Nvrtc {
        self.gpu.nvrtc()
    }

    /// The CUDA version that the driver supports: (12, 4).
    pub fn driver_version(&self) -> (u32, u32) {
        self.gpu.driver_version()
    }

    /// The stream on which all its work is queued.
    pub fn stream(&self) -> &Arc<CudaStream> {
        &self.stream
    }

    /// Returns true if it has stopped answering: some call failed with [`Error::DeviceLost`].
    pub fn is_lost(&self) -> bool {
        self.gpu.is_lost()
    }

    /// Compiles a recorded function for arguments of which those marked in `broadcast` are one value for all elements.
    /// Unlike those of [`Accelerator::map`](fpdsl_runtime::device::Accelerator::map), the kernel is the caller's to keep.
    ///
    /// # Errors
    /// A kernel that cannot be compiled or loaded, or has another number of arguments.
    pub fn load(&self, kernel: ir::Kernel, broadcast: &[bool]) -> Result<Loaded, Error> {
        self.watch(kernels::build(&self.gpu, kernel, broadcast))
    }

    pub(crate) fn watch<T>(&self, result: Result<T, Error>) -> Result<T, Error> {
        self.gpu.watch(result)
    }

    pub(crate) fn gpu(&self) -> &Gpu {
        &self.gpu
    }

    /// Threads in a block of this kernel.
    pub(crate) fn block(&self, kernel: &Loaded) -> Result<u32, Error> {
        match self.block {
            None => Ok(kernel.block),
            Some(threads) if threads <= kernel.limit => Ok(threads),
            Some(threads) => Err(Error::BlockSize {
                function: kernel.name,
                threads,
                limit: kernel.limit,
            }),
        }
    }
}

/// Why a device takes no new context.
fn no_context(error: DriverError) -> Error {
    match error.0 {
        CUresult::CUDA_ERROR_OUT_OF_MEMORY => Error::Driver {
            doing: "making a context",
            reason: "the device's memory is full; end other programs that use it (see nvidia-smi)".to_owned(),
        },
        _ => failure("making a context", error),
    }
}

/// The per-thread default stream is another in each thread, and buffers go from one thread to another.
pub(crate) fn refuse_per_thread(stream: &CudaStream) -> Result<(), Error> {
    if stream.cu_stream() as usize != PER_THREAD {
        return Ok(());
    }
    Err(Error::Driver {
        doing: "using a stream",
        reason: "the per-thread default stream differs in each thread; use `CudaContext::new_stream` or \
                 `default_stream`"
            .to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A machine without a GPU answers with an error that says what to do, whichever part is missing.
    #[test]
    fn what_is_missing_is_an_error_that_says_what_to_install() {
        let count = CudaDevice::count();
        let error = CudaDevice::new(count).expect_err("there is no device of that ordinal");
        let text = error.to_string();
        match error {
            Error::NoDriver { .. } => {
                assert_eq!(count, 0);
                assert!(
                    text.contains("no CUDA driver")
                        && text.contains("install")
                        && text.contains("Device::host()")
                );
            }
            Error::NoSuchDevice {
                ordinal,
                count: reported,
            } => {
                assert_eq!((ordinal, reported), (count, count));
                assert!(text.contains(&format!("the driver reports {count}")), "{text}");
            }
            other => panic!("unexpected: {other}"),
        }
    }
}
