//! Copies between the host's memory and a device's.
//!
//! A large one goes through pinned memory in chunks: while the device copies one, threads of the host copy the next. The
//! driver does the same for memory that is not pinned, but with one thread, which is slower than the bus. A small upload goes
//! through pinned memory too, so that nobody waits for the stream: a kernel's arguments are queued before it, as it is.

use cudarc::driver::sys::{self, CUdeviceptr};
use cudarc::driver::{CudaStream, DriverError, result};
use fpdsl_runtime::device::Rows;

use crate::staging::{CHUNK, Pair, SMALL, Staging};

/// Copies of this size and more are worth two chunks: the host fills one while the device has the other. Below it the driver's
/// way costs no more, and needs no pinned memory, which takes milliseconds the first time.
const LARGE: usize = 2 * CHUNK;

/// Copies all of `from` to device memory after what is queued on `stream`. On return `from` can be written again, pinned or
/// not; the copy may be under way.
///
/// # Safety
///
/// There is as much device memory at `to`, for which `stream` has nothing to wait for.
pub(crate) unsafe fn upload(
    staging: &Staging,
    stream: &CudaStream,
    to: CUdeviceptr,
    from: &[u8],
) -> Result<(), DriverError> {
    let context = stream.context();
    context.bind_to_thread()?;
    if from.len() <= SMALL
        && let Some(mut slot) = staging.slot(context)
    {
        // SAFETY: the caller's.
        let copied = unsafe { slot.send(stream, to, from) };
        return staging.slots.give_back(slot, stream, copied);
    }
    if from.len() >= LARGE
        && let Some(mut pair) = staging.pair(context)
    {
        // SAFETY: the caller's.
        let copied = unsafe { send_all(&mut pair, stream, to, from) };
        return staging.pairs.give_back(pair, stream, copied);
    }
    // SAFETY: the caller's; `from` lives until the stream has been waited for.
    unsafe { result::memcpy_htod_async(to, from, stream.cu_stream()) }?;
    // Nothing promises that it has been read when the call returns. "API synchronization behavior" in the documentation of
    // the driver's API lets the function return as soon as pageable memory is staged in its synchronous forms, which use the
    // default stream; of this form it says that the driver "may synchronize with the stream and stage the copy". From memory
    // that the caller has pinned, it is asynchronous.
    stream.synchronize()
}

/// # Safety
///
/// As [`upload`].
unsafe fn send_all(
    pair: &mut Pair,
    stream: &CudaStream,
    to: CUdeviceptr,
    from: &[u8],
) -> Result<(), DriverError> {
    for (i, chunk) in from.chunks(CHUNK).enumerate() {
        // SAFETY: the chunk's place is within the memory that the caller vouches for.
        unsafe { pair[i % 2].send(stream, to + (i * CHUNK) as u64, chunk) }?;
    }
    Ok(())
}

/// Copies device memory into all of `to` after what is queued on `stream`, and waits for it.
///
/// # Safety
///
/// There is as much device memory at `from`, for which `stream` has nothing to wait for.
pub(crate) unsafe fn download(
    staging: &Staging,
    stream: &CudaStream,
    from: CUdeviceptr,
    to: &mut [u8],
) -> Result<(), DriverError> {
    stream.context().bind_to_thread()?;
    if to.len() >= LARGE
        && let Some(mut pair) = staging.pair(stream.context())
    {
        // SAFETY: the caller's.
        let copied = unsafe { receive_all(&mut pair, stream, from, to) };
        return staging.pairs.give_back(pair, stream, copied);
    }
    // SAFETY: the caller's; `to` lives until the stream has been waited for.
    unsafe { result::memcpy_dtoh_async(to, from, stream.cu_stream()) }?;
    stream.synchronize()
}

/// Copies rows of bytes within the device after what is queued on `stream`. The context is current on this thread.
///
/// # Safety
///
/// The rows are within device memory from `from` and from `to` on, do not overlap, and `stream` has nothing to wait for.
pub(crate) unsafe fn copy_rows(
    stream: &CudaStream,
    from: CUdeviceptr,
    to: CUdeviceptr,
    rows: &Rows,
) -> Result<(), DriverError> {
    /// Pitches that every device takes ("CU_DEVICE_ATTRIBUTE_MAX_PITCH" is 2^31 - 1 on all of them).
    const MAX_PITCH: usize = i32::MAX as usize;
    if rows.is_one_piece() {
        // SAFETY: the caller's.
        return unsafe { result::memcpy_dtod_async(to, from, rows.count * rows.width, stream.cu_stream()) };
    }
    if rows.from_pitch.max(rows.to_pitch) > MAX_PITCH {
        return (0..rows.count).try_for_each(|k| {
            let (from, to) = (
                from + (k * rows.from_pitch) as u64,
                to + (k * rows.to_pitch) as u64,
            );
            // SAFETY: the caller's, of one row.
            unsafe { result::memcpy_dtod_async(to, from, rows.width, stream.cu_stream()) }
        });
    }
    let copy = sys::CUDA_MEMCPY2D {
        srcXInBytes: 0,
        srcY: 0,
        srcMemoryType: sys::CUmemorytype::CU_MEMORYTYPE_DEVICE,
        srcHost: std::ptr::null(),
        srcDevice: from,
        srcArray: std::ptr::null_mut(),
        srcPitch: rows.from_pitch,
        dstXInBytes: 0,
        dstY: 0,
        dstMemoryType: sys::CUmemorytype::CU_MEMORYTYPE_DEVICE,
        dstHost: std::ptr::null_mut(),
        dstDevice: to,
        dstArray: std::ptr::null_mut(),
        dstPitch: rows.to_pitch,
        WidthInBytes: rows.width,
        Height: rows.count,
    };
    // SAFETY: the caller's; the driver has read `copy` when it returns.
    unsafe { sys::cuMemcpy2DAsync_v2(&copy, stream.cu_stream()) }.result()
}

/// # Safety
///
/// As [`download`].
unsafe fn receive_all(
    pair: &mut Pair,
    stream: &CudaStream,
    from: CUdeviceptr,
    to: &mut [u8],
) -> Result<(), DriverError> {
    let len = to.len();
    let ask = |pair: &mut Pair, i: usize| {
        let start = i * CHUNK;
        if start >= len {
            return Ok(());
        }
        // SAFETY: the chunk lies within the memory that the caller vouches for.
        unsafe { pair[i % 2].ask(stream, from + start as u64, CHUNK.min(len - start)) }
    };
    ask(pair, 0)?;
    for (i, chunk) in to.chunks_mut(CHUNK).enumerate() {
        // Its buffer is the one that was read in the turn before.
        ask(pair, i + 1)?;
        pair[i % 2].receive(chunk)?;
    }
    Ok(())
}
