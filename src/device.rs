//! The devices that this build knows.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use fpdsl_runtime::device::{self as runtime, Accelerator};

use crate::Error;

/// Where functions run over arrays: the host's lanes and threads, or a CUDA device.
///
/// Cheap to clone; clones are the same device. `name`, `synchronize` and the rest come from the runtime's
/// [`Device`](runtime::Device), to which this type dereferences.
#[derive(Clone)]
pub struct Device(runtime::Device);

impl Device {
    /// The first CUDA device if a driver, a device and NVRTC are there, else the host.
    pub fn best() -> Self {
        Self::cuda(0).unwrap_or_else(|_| Self::host())
    }

    /// The host: the widest lanes of this CPU, and as many threads as rayon's pool has.
    pub fn host() -> Self {
        Device(runtime::Device::host())
    }

    /// The CUDA device of this ordinal, as CUDA_VISIBLE_DEVICES numbers them.
    ///
    /// # Errors
    ///
    /// No driver, no such device, no NVRTC, or one that cannot compile for the device; each says what to install or
    /// change.
    #[cfg(feature = "cuda")]
    pub fn cuda(ordinal: usize) -> Result<Self, Error> {
        Ok(Self::accelerator(Arc::new(fpdsl_cuda::CudaDevice::new(ordinal)?)))
    }

    /// An error: this build lacks the feature `cuda`.
    ///
    /// # Errors
    ///
    /// Always.
    #[cfg(not(feature = "cuda"))]
    pub fn cuda(_ordinal: usize) -> Result<Self, Error> {
        Err(Error::NoDriver { reason: "this build of fpdsl lacks the feature `cuda`".to_owned() })
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
