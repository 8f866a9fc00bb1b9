//! Memory on a CUDA device.

use std::any::Any;
use std::sync::Arc;

use cudarc::driver::sys::{CUdeviceptr, CUresult};
use cudarc::driver::{CudaSlice, CudaStream, DevicePtr, DriverError};
use fpdsl_runtime::device::{Accelerator, Memory};
use fpdsl_runtime::error::Error;

use crate::device::CudaDevice;
use crate::driver::failure;

/// An allocation, freed on drop in the order of the stream that made it.
#[derive(Debug)]
pub struct CudaMemory {
    /// One byte longer than nothing where `bytes` is 0: the driver refuses empty allocations.
    slice: CudaSlice<u8>,
    bytes: usize,
}

impl CudaMemory {
    /// Uninitialised memory. It is bytes, so there is no value that it could fail to be.
    pub(crate) fn allocate(device: &CudaDevice, bytes: usize) -> Result<Self, Error> {
        // SAFETY: the memory is read only through copies of bytes and by kernels, both defined for any content.
        let slice = unsafe { device.stream().alloc::<u8>(bytes.max(1)) };
        match slice {
            Ok(slice) => Ok(CudaMemory { slice, bytes }),
            Err(DriverError(CUresult::CUDA_ERROR_OUT_OF_MEMORY)) => Err(Error::OutOfMemory {
                device: device.name(),
                bytes,
            }),
            Err(error) => Err(failure("allocating memory", error)),
        }
    }

    /// A copy of `from`; the host memory can be reused on return, pinned or not.
    pub(crate) fn upload(device: &CudaDevice, from: &[u8]) -> Result<Self, Error> {
        let mut memory = CudaMemory::allocate(device, from.len())?;
        if !from.is_empty() {
            let stream = device.stream();
            stream
                .memcpy_htod(from, &mut memory.slice)
                .map_err(|e| failure("copying to the device", e))?;
            stream
                .synchronize()
                .map_err(|e| failure("copying to the device", e))?;
        }
        Ok(memory)
    }

    /// Copies the first bytes into `to` after all work queued on `stream`.
    pub(crate) fn download(&self, stream: &Arc<CudaStream>, to: &mut [u8]) -> Result<(), Error> {
        if to.is_empty() {
            return stream
                .synchronize()
                .map_err(|e| failure("waiting for the device", e));
        }
        let Some(from) = self
            .slice
            .try_slice(0..to.len())
            .filter(|_| to.len() <= self.bytes)
        else {
            return Err(Error::Driver {
                doing: "copying from the device",
                reason: format!("{} bytes were asked of a buffer of {}", to.len(), self.bytes),
            });
        };
        stream
            .memcpy_dtoh(&from, to)
            .map_err(|e| failure("copying from the device", e))?;
        stream
            .synchronize()
            .map_err(|e| failure("copying from the device", e))
    }

    /// Its address, for a launch on `stream`.
    pub(crate) fn address(&self, stream: &CudaStream) -> CUdeviceptr {
        // The guard records an event for other streams; fpdsl uses one stream a device, where order is enough.
        let (address, _guard) = self.slice.device_ptr(stream);
        address
    }

    /// Whether it lies on the device of `stream`.
    pub(crate) fn is_on(&self, stream: &CudaStream) -> bool {
        self.slice.context() == stream.context()
    }

    /// Where it lies, for messages.
    pub(crate) fn place(&self) -> String {
        format!("cuda:{}", self.slice.ordinal())
    }
}

impl Memory for CudaMemory {
    fn bytes(&self) -> usize {
        self.bytes
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
