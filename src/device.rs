//! The devices that this build knows.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use fpdsl_runtime::device::{self as runtime, Accelerator};
use fpdsl_runtime::error::Error;

/// A device on which functions run over arrays: the host, with its lanes and threads, or a CUDA device.
///
/// Cheap to clone; clones are the same device. `name`, `synchronize` and the rest come from the runtime's
/// [`Device`](runtime::Device), to which this type dereferences.
///
/// On a CUDA device, a kernel that cannot fault is queued, and the call returns at once. What the driver finds out later, an
/// error of the hardware for one, is returned by the next call that can return an error; [`Error::DeviceLost`] by all from
/// then on. A kernel that can fault, because it divides integers or indexes, is waited for, so that its fault is returned by
/// its own call. [`to_vec`](crate::Buffer::to_vec) waits for what is queued on the buffer's stream, and so does an upload of more
/// than 64 KiB and less than 8 MiB; others return when they have read what they were given, and the last of it may be on its way.
///
/// Memory of a GPU comes from a pool of fpdsl's own, which the devices and streams of a context share, so those of the primary
/// context all do. It keeps what is freed for the next result, while it has, with what is in use, no more than half of the GPU's
/// memory, and gives it back where memory runs out. Dropping the last `Device`, `Buffer` and `CudaKernel` of the GPU gives back
/// all of it.
///
/// # Threads
///
/// On the host a call with little work runs on the calling thread. A call with more shares it with other threads:
///
/// - On a thread of a rayon pool, these are the threads of that pool: `pool.install(|| ..)` chooses where calls run.
/// - On any other thread, they are a pool of fpdsl's own, which the first such call starts. It has a thread for each processor
///   that the process may use, or as many as the environment variable `RAYON_NUM_THREADS` says, but no more than 64 or the number
///   of processors, whichever is larger. Rayon's global pool is neither started nor changed.
///
/// If threads cannot be started, the calling thread computes alone. If there is little address space (`ulimit -v`), there
/// are fewer threads. `FPDSL_LOG=1` prints both. The name has the number of threads; asking for it starts them. The bits do not
/// depend on it.
///
/// # Processes that fork
///
/// A process made by `fork()` has none of its parent's threads but the one that forked. The host works there as it does
/// elsewhere: the first call with enough work for several threads starts a pool of the child's own. If the thread that forked
/// belongs to a rayon pool, it computes alone in the child, as the rest of its pool is missing; so does the first thread of a
/// program that joins a pool of its own with rayon's `use_current_thread`, because the two look the same. A CUDA device belongs to
/// the process that made it. The driver does not work in a child of a process that has used it, so a program that forks does so
/// before it asks for such a device.
#[derive(Clone)]
pub struct Device(runtime::Device);

impl Device {
    /// The first CUDA device if a driver, a device and NVRTC are there, else the host: `FPDSL_LOG=1` then prints what was
    /// missing.
    pub fn best() -> Self {
        #[cfg(feature = "cuda")]
        match Self::cuda(0) {
            Ok(device) => return device,
            Err(why) => fpdsl_runtime::log::log(|| format!("no CUDA device, so the host: {why}")),
        }
        Self::host()
    }

    /// The CUDA device of that ordinal, in the driver's order (which `CUDA_VISIBLE_DEVICES` changes). While a device is
    /// in use, this is the same one, with the kernels it has compiled.
    ///
    /// # Errors
    /// [`Error::NoDriver`], [`Error::NoSuchDevice`], [`Error::NoNvrtc`], [`Error::Incompatible`] or [`Error::Driver`]. The error
    /// says what is missing or does not fit, and what to install or change.
    #[cfg(feature = "cuda")]
    pub fn cuda(ordinal: usize) -> Result<Self, Error> {
        Ok(Self::accelerator(fpdsl_cuda::device::CudaDevice::shared(
            ordinal,
        )?))
    }

    /// The host: the widest lanes of this CPU, and its [threads](#threads).
    pub fn host() -> Self {
        Device(runtime::Device::host())
    }

    /// The host once for each kind of lanes that this CPU has, from the least to the best: the same bits, at different
    /// speeds.
    pub fn hosts() -> Vec<Self> {
        runtime::Device::hosts().into_iter().map(Device).collect()
    }

    /// The same device with a stream of its own: what is queued on one stream runs in that order, and on several at the same
    /// time. They share kernels, and a buffer of one is good on all, where work waits for what is queued on the buffer
    /// elsewhere. The first stream of a device waits for what is queued there already.
    ///
    /// The host runs everything at once; there it is the same device.
    ///
    /// # Errors
    /// [`Error::Driver`] where there can be no more, and what went wrong in the work that was waited for.
    pub fn new_stream(&self) -> Result<Self, Error> {
        #[cfg(feature = "cuda")]
        if let Some(cuda) = self.as_cuda() {
            return Ok(Self::accelerator(Arc::new(cuda.new_stream()?)));
        }
        Ok(self.clone())
    }

    /// The same device, on the same stream, with kernels in blocks of `threads`; without, each kernel has the size that keeps
    /// most threads on the GPU. The bits do not depend on it.
    ///
    /// The host has no blocks; there it is the same device.
    ///
    /// # Errors
    /// [`Error::BlockSize`] unless it is 1 to 1024. A launch returns it too, where the kernel needs too many registers
    /// for so many threads.
    pub fn with_block_size(&self, threads: u32) -> Result<Self, Error> {
        #[cfg(feature = "cuda")]
        if let Some(cuda) = self.as_cuda() {
            return Ok(Self::accelerator(Arc::new(cuda.with_block_size(threads)?)));
        }
        let _ = threads;
        Ok(self.clone())
    }

    /// Any device that runs traced kernels.
    pub fn accelerator(device: Arc<dyn Accelerator>) -> Self {
        Device(runtime::Device::accelerator(device))
    }
}

impl Deref for Device {
    type Target = runtime::Device;

    fn deref(&self) -> &runtime::Device {
        &self.0
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

// Devices, buffers and errors go from thread to thread.
const _: () = {
    const fn shared<T: Send + Sync>() {}
    shared::<Device>();
    shared::<crate::Buffer<f32>>();
    shared::<Error>();
    #[cfg(feature = "cuda")]
    shared::<crate::CudaKernel>();
};
