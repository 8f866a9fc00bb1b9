//! Our own pool of device memory. It keeps freed memory for the next request.
//!
//! The device's default pool gives all free memory back to the system whenever somebody waits for the device. Each result would
//! then need memory that is mapped anew, which takes milliseconds. All code of the process that allocates in stream order shares
//! the default pool, so its settings are not ours to change.

use std::fmt;
use std::sync::Arc;

use cudarc::driver::result::{device, mem_pool};
use cudarc::driver::sys::{
    CUdeviceptr, CUmemAllocationHandleType, CUmemAllocationType, CUmemLocation, CUmemLocationType,
    CUmemPool_attribute, CUmemPoolProps, CUmemoryPool, CUresult,
};
use cudarc::driver::{CudaContext, CudaStream, DriverError};
use fpdsl_runtime::log::log;

use crate::driver::{describe, in_drop};

/// If the pool has more than one part in `PARTS` of the device's memory when somebody waits for the device, it gives unused
/// memory back. Memory in use counts too, so with a small part a program of large arrays would map memory anew all the time. Half leaves as
/// much to other processes and to other code in this one.
const PARTS: usize = 2;

/// Memory of one GPU, for all streams of a context.
pub(crate) struct Pool {
    handle: CUmemoryPool,
    context: Arc<CudaContext>,
}

// SAFETY: the handle names an object of the driver, whose functions take it from any thread, and several at once.
unsafe impl Send for Pool {}
// SAFETY: likewise.
unsafe impl Sync for Pool {}

impl Pool {
    /// Returns `None` if the device has no pools, or the driver makes none. cudarc then allocates memory its own way.
    pub(crate) fn new(context: &Arc<CudaContext>) -> Option<Self> {
        if !context.has_async_alloc() {
            return None;
        }
        Self::make(context)
            .inspect_err(|&error| log(|| format!("no pool of device memory: {}", describe(error))))
            .ok()
    }

    fn make(context: &Arc<CudaContext>) -> Result<Self, DriverError> {
        // SAFETY: it is the device of a living context.
        let total = unsafe { device::total_mem(context.cu_device()) }?;
        // SAFETY: the properties are valid, and live until the call is over.
        let handle = unsafe { mem_pool::create(&properties(context)) }?;
        let pool = Pool {
            handle,
            context: Arc::clone(context),
        };
        let mut kept = (total / PARTS) as u64;
        let threshold = CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
        // SAFETY: the pool was just made, and the value of this attribute is of 64 bits.
        unsafe { mem_pool::set_attribute(handle, threshold, (&raw mut kept).cast()) }?;
        Ok(pool)
    }

    /// Memory that work on `stream` can use from now on, and that is freed with `cuMemFreeAsync`. Where there is none, what
    /// is kept in pieces that are too small is given back, and there may be.
    ///
    /// # Safety
    ///
    /// The stream is of the pool's context, which is current.
    pub(crate) unsafe fn allocate(
        &self,
        stream: &CudaStream,
        bytes: usize,
    ) -> Result<CUdeviceptr, DriverError> {
        // SAFETY: the caller's; the pool is there.
        let ask = || unsafe { mem_pool::alloc_async(self.handle, bytes, stream.cu_stream()) };
        match ask() {
            Err(DriverError(CUresult::CUDA_ERROR_OUT_OF_MEMORY)) => {
                // Before that, what streams have yet to free counts as in use.
                self.context.synchronize()?;
                // SAFETY: the pool is there.
                unsafe { mem_pool::trim_to(self.handle, 0) }?;
                ask()
            }
            answer => answer,
        }
    }
}

impl Drop for Pool {
    /// Memory that is still in use goes back to the system when it is freed.
    fn drop(&mut self) {
        // SAFETY: the pool is there, and nobody asks it any more.
        in_drop(&self.context, || unsafe { mem_pool::destroy(self.handle) });
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").finish_non_exhaustive()
    }
}

/// The properties of a pool of memory on the device, for this process alone, without a limit.
fn properties(context: &CudaContext) -> CUmemPoolProps {
    CUmemPoolProps {
        allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        handleTypes: CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE,
        location: CUmemLocation {
            type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
            id: context.cu_device(),
        },
        win32SecurityAttributes: std::ptr::null_mut(),
        maxSize: 0,
        usage: 0,
        reserved: [0; 54],
    }
}
