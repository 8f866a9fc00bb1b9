//! The devices that this build knows.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use fpdsl_runtime::device::{self as runtime, Accelerator};
#[cfg(feature = "cuda")]
use fpdsl_runtime::error::Error;

/// Where functions run over arrays: the host's lanes and threads, or a CUDA device.
///
/// Cheap to clone; clones are the same device. `name`, `synchronize` and the rest come from the runtime's
/// [`Device`](runtime::Device), to which this type dereferences.
#[derive(Clone)]
pub struct Device(runtime::Device);

impl Device {
    /// The first CUDA device if a driver, a device and NVRTC are there, else the host.
    pub fn best() -> Self {
        #[cfg(feature = "cuda")]
        if let Ok(device) = Self::cuda(0) {
            return device;
        }
        Self::host()
    }

    /// The CUDA device of that ordinal, in the driver's order (which `CUDA_VISIBLE_DEVICES` changes). While a device is
    /// in use, this is the same one, with the kernels it has compiled.
    ///
    /// # Errors
    /// What is missing or does not fit, and what to install or change: [`Error::NoDriver`], [`Error::NoSuchDevice`],
    /// [`Error::NoNvrtc`], [`Error::Incompatible`], [`Error::Driver`].
    #[cfg(feature = "cuda")]
    pub fn cuda(ordinal: usize) -> Result<Self, Error> {
        Ok(Self::accelerator(fpdsl_cuda::device::CudaDevice::shared(
            ordinal,
        )?))
    }

    /// The host: the widest lanes of this CPU, and as many threads as rayon's pool has.
    pub fn host() -> Self {
        Device(runtime::Device::host())
    }

    /// The host once for each kind of lanes that this CPU has, from the least to the best: the same bits, at different
    /// speeds.
    pub fn hosts() -> Vec<Self> {
        runtime::Device::hosts().into_iter().map(Device).collect()
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
