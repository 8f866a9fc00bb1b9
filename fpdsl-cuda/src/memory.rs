//! Memory on a CUDA device.

use std::any::Any;
use std::ops::Range;
use std::sync::Arc;

use cudarc::driver::sys::{CUdeviceptr, CUresult};
use cudarc::driver::{CudaContext, CudaSlice, CudaStream, DriverError, result};
use fpdsl_runtime::device::{Accelerator, Memory, Rows};
use fpdsl_runtime::error::Error;

use crate::device::CudaDevice;
use crate::driver::{failure, in_drop};
use crate::order::Uses;
use crate::transfer;

/// An allocation, or a part of one. The allocation is freed after all work that uses it, when the last part is dropped.
#[derive(Debug)]
pub struct CudaMemory {
    allocation: Arc<Allocation>,
    address: CUdeviceptr,
    bytes: usize,
}

/// What all parts of an allocation share.
#[derive(Debug)]
struct Allocation {
    /// 0 once it belongs to somebody else.
    address: CUdeviceptr,
    /// The stream that made it, and frees it.
    home: Arc<CudaStream>,
    uses: Uses,
}

impl CudaDevice {
    /// The memory of a buffer, if it is this device's.
    pub(crate) fn own<'a>(
        &self,
        memory: &'a dyn Memory,
        function: &'static str,
    ) -> Result<&'a CudaMemory, Error> {
        let own = memory.as_any().downcast_ref::<CudaMemory>();
        own.filter(|own| own.is_in(self.gpu().context()))
            .ok_or_else(|| Error::WrongDevice {
                function,
                device: self.name(),
                buffer: own.map_or_else(|| "another kind of device".to_owned(), CudaMemory::place),
            })
    }
}

impl CudaMemory {
    /// Uninitialised memory. It is bytes, so there is no value that it could fail to be.
    pub(crate) fn allocate(device: &CudaDevice, bytes: usize) -> Result<Self, Error> {
        match allocate(device, bytes) {
            Ok(address) => Ok(Self::own(device.stream(), address, bytes)),
            Err(DriverError(CUresult::CUDA_ERROR_OUT_OF_MEMORY)) => Err(Error::OutOfMemory {
                device: device.name(),
                bytes,
            }),
            Err(error) => Err(failure("allocating memory", error)),
        }
    }

    /// Takes the memory of a slice.
    pub(crate) fn from_slice<T>(slice: CudaSlice<T>) -> Self {
        let (home, bytes) = (Arc::clone(slice.stream()), slice.num_bytes());
        // From here on the stream comes after what cudarc knows of the slice's uses.
        Self::own(&home, slice.leak(), bytes)
    }

    fn own(home: &Arc<CudaStream>, address: CUdeviceptr, bytes: usize) -> Self {
        let allocation = Arc::new(Allocation {
            address,
            home: Arc::clone(home),
            uses: Uses::new(home),
        });
        CudaMemory {
            allocation,
            address,
            bytes,
        }
    }

    /// Gives up the memory, unless `check` of its stream fails: its address, and the stream, which comes after all its uses. It
    /// fails as well if it is a part of an allocation, or other parts are in use, which views of a buffer do not outlive.
    pub(crate) fn release_with(
        self,
        check: fn(&CudaStream) -> Result<(), DriverError>,
    ) -> Result<(CUdeviceptr, Arc<CudaStream>), DriverError> {
        let shared = DriverError(CUresult::CUDA_ERROR_INVALID_VALUE);
        let mut own = Arc::try_unwrap(self.allocation).map_err(|_| shared)?;
        if self.address != own.address {
            return Err(shared);
        }
        own.uses.write_on(&own.home)?;
        check(&own.home)?;
        Ok((std::mem::take(&mut own.address), Arc::clone(&own.home)))
    }

    /// Some of its bytes; the two share the allocation.
    pub(crate) fn part(&self, bytes: Range<usize>) -> Result<Self, Error> {
        if bytes.start > bytes.end || bytes.end > self.bytes {
            return Err(Error::Driver {
                doing: "making a view of a buffer",
                reason: format!(
                    "bytes {}..{} are not within a buffer of {}",
                    bytes.start, bytes.end, self.bytes
                ),
            });
        }
        Ok(CudaMemory {
            allocation: Arc::clone(&self.allocation),
            address: self.address + bytes.start as u64,
            bytes: bytes.len(),
        })
    }

    /// Copies host memory to the first bytes after all work queued on `stream`, and on others before this call.
    pub(crate) fn write(&self, device: &CudaDevice, from: &[u8]) -> Result<(), Error> {
        if from.is_empty() {
            return Ok(());
        }
        if from.len() > self.bytes {
            return Err(Error::Driver {
                doing: "copying to the device",
                reason: format!("{} bytes do not fit into {}", from.len(), self.bytes),
            });
        }
        let stream = device.stream();
        let to = self.write_on(stream);
        // SAFETY: the memory has room for `from`, and the stream comes after its uses.
        to.and_then(|to| unsafe { transfer::upload(device.gpu().staging(), stream, to, from) })
            .map_err(|e| failure("copying to the device", e))
    }

    /// Copies rows of bytes to `to`, which has no byte in common with them.
    pub(crate) fn copy(&self, device: &CudaDevice, to: &CudaMemory, rows: &Rows) -> Result<(), Error> {
        if rows.count == 0 || rows.width == 0 {
            return Ok(());
        }
        let end = |first: usize, pitch: usize| {
            let last = (rows.count - 1).checked_mul(pitch)?;
            last.checked_add(first)?.checked_add(rows.width)
        };
        let fits = |end: Option<usize>, memory: &CudaMemory| end.is_some_and(|end| end <= memory.bytes);
        if !fits(end(rows.from, rows.from_pitch), self) || !fits(end(rows.to, rows.to_pitch), to) {
            return Err(Error::Driver {
                doing: "copying within the device",
                reason: format!("{rows:?} are not within {} and {} bytes", self.bytes, to.bytes),
            });
        }
        let stream = device.stream();
        let (source, target) = (self.read_on(stream), to.write_on(stream));
        let copied = source.and_then(|source| {
            let (source, target) = (source + rows.from as u64, target? + rows.to as u64);
            stream.context().bind_to_thread()?;
            // SAFETY: the rows are within the two pieces of memory, and the stream comes after their uses.
            unsafe { transfer::copy_rows(stream, source, target, rows) }
        });
        copied.map_err(|e| failure("copying within the device", e))
    }

    /// Its size in bytes.
    pub(crate) fn len(&self) -> usize {
        self.bytes
    }

    /// Memory that the stream of `device` fills with zeros.
    pub(crate) fn zeros(device: &CudaDevice, bytes: usize) -> Result<Self, Error> {
        let memory = CudaMemory::allocate(device, bytes)?;
        if bytes > 0 {
            // SAFETY: the memory has that many bytes, and its only use is on this stream.
            unsafe { result::memset_d8_async(memory.address, 0, bytes, device.stream().cu_stream()) }
                .map_err(|e| failure("filling memory with zeros", e))?;
        }
        Ok(memory)
    }

    /// A copy of `from`; the host memory can be reused on return, pinned or not.
    pub(crate) fn upload(device: &CudaDevice, from: &[u8]) -> Result<Self, Error> {
        let memory = CudaMemory::allocate(device, from.len())?;
        if !from.is_empty() {
            let stream = device.stream();
            // SAFETY: the memory has room for `from`, and its only use is on this stream.
            unsafe { transfer::upload(device.gpu().staging(), stream, memory.address, from) }
                .map_err(|e| failure("copying to the device", e))?;
        }
        Ok(memory)
    }

    /// Copies the first bytes into `to` after all work queued on `stream`, and on others before this call.
    pub(crate) fn download(&self, device: &CudaDevice, to: &mut [u8]) -> Result<(), Error> {
        let stream = device.stream();
        if to.is_empty() {
            return stream
                .synchronize()
                .map_err(|e| failure("waiting for the device", e));
        }
        if to.len() > self.bytes {
            return Err(Error::Driver {
                doing: "copying from the device",
                reason: format!("{} bytes were asked of a buffer of {}", to.len(), self.bytes),
            });
        }
        let from = self.read_on(stream);
        // SAFETY: `to` is no longer than the memory, which the stream comes after the uses of.
        from.and_then(|from| unsafe { transfer::download(device.gpu().staging(), stream, from, to) })
            .map_err(|e| failure("copying from the device", e))
    }

    /// Its address, for work queued on `stream` from now on that reads it.
    pub(crate) fn read_on(&self, stream: &Arc<CudaStream>) -> Result<CUdeviceptr, DriverError> {
        self.allocation.uses.read_on(stream)?;
        Ok(self.address)
    }

    /// Its address, for work queued on `stream` from now on that writes it.
    pub(crate) fn write_on(&self, stream: &Arc<CudaStream>) -> Result<CUdeviceptr, DriverError> {
        self.allocation.uses.write_on(stream)?;
        Ok(self.address)
    }

    /// Returns true if kernels in that context can use it.
    pub(crate) fn is_in(&self, context: &CudaContext) -> bool {
        **self.allocation.home.context() == *context
    }

    /// The device that it lies on, for messages.
    pub(crate) fn place(&self) -> String {
        format!("cuda:{}", self.allocation.home.context().ordinal())
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

impl Drop for Allocation {
    /// Errors are reported by the next call on the context that can return one.
    fn drop(&mut self) {
        if self.address == 0 {
            return;
        }
        in_drop(self.home.context(), || {
            let ordered = self.uses.write_on(&self.home);
            let ordered = ordered.or_else(|_| self.uses.wait_for_others(&self.home));
            // SAFETY: the address is of an allocation that this is the only owner of, and the stream comes after its uses.
            unsafe { free(&self.home, self.address) }.and(ordered)
        });
    }
}

/// One byte more than nothing where `bytes` is 0: the driver refuses empty allocations.
fn allocate(device: &CudaDevice, bytes: usize) -> Result<CUdeviceptr, DriverError> {
    let (stream, bytes) = (device.stream(), bytes.max(1));
    let context = stream.context();
    context.bind_to_thread()?;
    // SAFETY: the address goes to an owner that frees it, and the memory is read only through copies of bytes and by
    // kernels, both defined for any content. The device's stream is of its GPU's context.
    unsafe {
        match device.gpu().pool() {
            Some(pool) => pool.allocate(stream, bytes),
            None if context.has_async_alloc() => result::malloc_async(stream.cu_stream(), bytes),
            None => result::malloc_sync(bytes),
        }
    }
}

/// Frees memory after what is queued on `stream`.
///
/// # Safety
///
/// It is an allocation of the stream's context that nothing uses but what the stream comes after.
unsafe fn free(stream: &CudaStream, address: CUdeviceptr) -> Result<(), DriverError> {
    // SAFETY: the caller's.
    unsafe {
        if stream.context().has_async_alloc() {
            return result::free_async(address, stream.cu_stream());
        }
        let waited = stream.synchronize();
        result::free_sync(address).and(waited)
    }
}
