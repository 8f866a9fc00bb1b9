//! Copies between the host's memory and a device's.
//!
//! A large one goes through pinned memory in chunks: while the device copies one, threads of the host copy the next. The
//! driver does the same for memory that is not pinned, but with one thread, which is slower than the bus.

use std::ptr::NonNull;
use std::sync::{Arc, Mutex, PoisonError};

use cudarc::driver::sys::CUdeviceptr;
use cudarc::driver::{CudaContext, CudaEvent, CudaStream, DriverError, result};
use rayon::prelude::*;

use crate::driver::{describe, in_drop};
use crate::log::log;

/// Bytes of a pinned buffer. The bus takes some 100 microseconds for them, ten times as long as it takes to begin.
const CHUNK: usize = 4 << 20;

/// From here on chunks are worth it: two, so that there is one to copy while the device has the other. For less, the driver's
/// way costs no more, and nothing need be pinned, which takes milliseconds the first time.
const LARGE: usize = 2 * CHUNK;

/// What a thread copies at a time, so that a chunk is shared by eight.
const PIECE: usize = CHUNK / 8;

/// How many copies have pinned memory at once; others go the driver's way. 16 MiB are locked at most.
const PAIRS: usize = 2;

/// Pinned memory that is not in use, in pairs.
#[derive(Debug, Default)]
pub(crate) struct Staging(Mutex<Pool>);

#[derive(Debug, Default)]
struct Pool {
    free: Vec<Pair>,
    made: usize,
    /// The driver has none to give: do not ask for each copy.
    refused: bool,
}

/// Buffers that take turns.
type Pair = [Pinned; 2];

impl Staging {
    /// A pair for a copy of so many bytes, if that is large and there is one.
    fn take(&self, context: &Arc<CudaContext>, bytes: usize) -> Option<Pair> {
        if bytes < LARGE {
            return None;
        }
        let mut pool = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(pair) = pool.free.pop() {
            return Some(pair);
        }
        if pool.made == PAIRS || pool.refused {
            return None;
        }
        match Pinned::new(context).and_then(|first| Ok([first, Pinned::new(context)?])) {
            Ok(pair) => {
                pool.made += 1;
                Some(pair)
            }
            Err(error) => {
                pool.refused = true;
                log(|| format!("no pinned memory for large copies: {}", describe(error)));
                None
            }
        }
    }

    /// Puts a pair back after a copy that went well. After another, it is freed when the stream has done with it.
    fn give_back<T>(
        &self,
        pair: Pair,
        stream: &CudaStream,
        copied: Result<T, DriverError>,
    ) -> Result<T, DriverError> {
        if copied.is_err() {
            // What it returns is what went wrong before, or follows from it.
            let _ = stream.synchronize();
        }
        let mut pool = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match copied {
            Ok(_) => pool.free.push(pair),
            Err(_) => pool.made -= 1,
        }
        copied
    }
}

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
    stream.context().bind_to_thread()?;
    let Some(mut pair) = staging.take(stream.context(), from.len()) else {
        // SAFETY: the caller's; `from` lives until the stream has been waited for, as it must where it is pinned.
        unsafe { result::memcpy_htod_async(to, from, stream.cu_stream()) }?;
        return stream.synchronize();
    };
    let mut copied = Ok(());
    for (i, chunk) in from.chunks(CHUNK).enumerate() {
        // SAFETY: the chunk's place is within the memory that the caller vouches for.
        copied = unsafe { pair[i % 2].send(stream, to + (i * CHUNK) as u64, chunk) };
        if copied.is_err() {
            break;
        }
    }
    staging.give_back(pair, stream, copied)
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
    let Some(mut pair) = staging.take(stream.context(), to.len()) else {
        // SAFETY: the caller's; `to` lives until the stream has been waited for.
        unsafe { result::memcpy_dtoh_async(to, from, stream.cu_stream()) }?;
        return stream.synchronize();
    };
    // SAFETY: the caller's.
    let copied = unsafe { receive_all(&mut pair, stream, from, to) };
    staging.give_back(pair, stream, copied)
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

/// A pinned buffer.
#[derive(Debug)]
struct Pinned {
    start: NonNull<u8>,
    /// After the last copy from or to it.
    copied: CudaEvent,
}

// SAFETY: the memory belongs to this value alone, and the driver takes it from any thread.
unsafe impl Send for Pinned {}

impl Pinned {
    fn new(context: &Arc<CudaContext>) -> Result<Self, DriverError> {
        let copied = context.new_event(None)?;
        // Without flags: write-combined memory is slow to read, and this is read as well.
        // SAFETY: the context is current, and the memory is initialised before anybody reads it.
        let start = unsafe { result::malloc_host(CHUNK, 0) }?.cast::<u8>();
        let Some(start) = NonNull::new(start) else {
            return Err(DriverError(
                cudarc::driver::sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY,
            ));
        };
        // SAFETY: it has as many bytes.
        unsafe { start.write_bytes(0, CHUNK) };
        Ok(Pinned { start, copied })
    }

    /// The first bytes, when no copy uses them any more.
    fn bytes(&mut self, len: usize) -> Result<&mut [u8], DriverError> {
        self.copied.synchronize()?;
        // SAFETY: it has so many bytes, all initialised, that nobody else has.
        Ok(unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), len.min(CHUNK)) })
    }

    /// Queues a copy of `chunk`, at most as long as the buffer, to the device; `chunk` can be written again on return.
    ///
    /// # Safety
    ///
    /// There is room for it at `to`.
    unsafe fn send(&mut self, stream: &CudaStream, to: CUdeviceptr, chunk: &[u8]) -> Result<(), DriverError> {
        let bytes = self.bytes(chunk.len())?;
        copy(chunk, bytes);
        // SAFETY: the caller's for the device; the buffer is not touched before the event has come.
        unsafe { result::memcpy_htod_async(to, bytes, stream.cu_stream()) }?;
        self.copied.record(stream)
    }

    /// Queues a copy of `len` bytes from the device.
    ///
    /// # Safety
    ///
    /// There are so many at `from`, and not more than a buffer has.
    unsafe fn ask(&mut self, stream: &CudaStream, from: CUdeviceptr, len: usize) -> Result<(), DriverError> {
        let bytes = self.bytes(len)?;
        // SAFETY: the caller's for the device; the buffer is not touched before the event has come.
        unsafe { result::memcpy_dtoh_async(bytes, from, stream.cu_stream()) }?;
        self.copied.record(stream)
    }

    /// Waits for what was asked for.
    fn receive(&mut self, chunk: &mut [u8]) -> Result<(), DriverError> {
        let bytes = self.bytes(chunk.len())?;
        copy(bytes, chunk);
        Ok(())
    }
}

impl Drop for Pinned {
    fn drop(&mut self) {
        in_drop(self.copied.context(), || {
            let waited = self.copied.synchronize();
            // SAFETY: the driver allocated it, and has done with it: the event has come, or the device is lost.
            unsafe { result::free_host(self.start.as_ptr().cast()) }.and(waited)
        });
    }
}

/// On all threads: one alone is slower than the bus.
fn copy(from: &[u8], to: &mut [u8]) {
    let pieces = from.par_chunks(PIECE).zip(to.par_chunks_mut(PIECE));
    pieces.for_each(|(from, to)| to.copy_from_slice(from));
}
