//! Pinned memory for copies, kept from one copy to the next.

use std::collections::VecDeque;
use std::ptr::NonNull;
use std::sync::{Arc, Mutex, PoisonError};

use cudarc::driver::sys::{CUdeviceptr, CUresult};
use cudarc::driver::{CudaContext, CudaEvent, CudaStream, DriverError, result};
use fpdsl_runtime::log::log;
use fpdsl_runtime::threads::Threads;

use crate::driver::{describe, in_drop};

/// Bytes of a buffer for large copies. The bus takes some 100 microseconds for them, ten times as long as it takes to begin.
pub(crate) const CHUNK: usize = 4 << 20;

/// Bytes of a buffer for a small upload.
pub(crate) const SMALL: usize = 64 << 10;

/// The bytes that a thread copies at a time: eight threads share a chunk.
const PIECE: usize = CHUNK / 8;

/// How many large copies have pinned memory at once; others go the driver's way. 16 MiB are locked at most.
const PAIRS: usize = 2;

/// How many small uploads can be under way without anybody waiting. 1 MiB is locked at most.
const SLOTS: usize = 16;

/// The pinned memory of a context.
#[derive(Debug, Default)]
pub(crate) struct Staging {
    pub(crate) pairs: Shelf<Pair>,
    pub(crate) slots: Shelf<Pinned>,
}

/// Buffers that take turns.
pub(crate) type Pair = [Pinned; 2];

/// The unused items of a limited stock.
#[derive(Debug)]
pub(crate) struct Shelf<T>(Mutex<Stock<T>>);

#[derive(Debug)]
struct Stock<T> {
    /// The first is the one that was put back first.
    free: VecDeque<T>,
    made: usize,
    /// The driver has none to give: do not ask for each copy.
    refused: bool,
}

impl<T> Default for Shelf<T> {
    fn default() -> Self {
        Shelf(Mutex::new(Stock {
            free: VecDeque::new(),
            made: 0,
            refused: false,
        }))
    }
}

impl Staging {
    /// Memory for a large copy, if there is some. Its last copy may be under way.
    pub(crate) fn pair(&self, context: &Arc<CudaContext>) -> Option<Pair> {
        let make = || Ok([Pinned::new(context, CHUNK)?, Pinned::new(context, CHUNK)?]);
        self.pairs.take(PAIRS, |_| true, make)
    }

    /// Memory for a small upload, if there is some that no copy uses.
    pub(crate) fn slot(&self, context: &Arc<CudaContext>) -> Option<Pinned> {
        let idle = |slot: &Pinned| slot.copied.is_complete();
        self.slots.take(SLOTS, idle, || Pinned::new(context, SMALL))
    }
}

impl<T> Shelf<T> {
    fn take(
        &self,
        most: usize,
        ready: impl FnOnce(&T) -> bool,
        make: impl FnOnce() -> Result<T, DriverError>,
    ) -> Option<T> {
        let mut stock = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if stock.free.front().is_some_and(ready) {
            return stock.free.pop_front();
        }
        if stock.made == most || stock.refused {
            return None;
        }
        match make() {
            Ok(made) => {
                stock.made += 1;
                Some(made)
            }
            Err(error) => {
                stock.refused = true;
                log(|| format!("no pinned memory for copies: {}", describe(error)));
                None
            }
        }
    }

    /// Puts back what was taken for a copy that went well. After another, it is freed when the stream has done with it.
    pub(crate) fn give_back(
        &self,
        taken: T,
        stream: &CudaStream,
        copied: Result<(), DriverError>,
    ) -> Result<(), DriverError> {
        if copied.is_err() {
            // An error here is an earlier one, or follows from one.
            let _ = stream.synchronize();
        }
        let mut stock = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match copied {
            Ok(()) => stock.free.push_back(taken),
            Err(_) => stock.made -= 1,
        }
        copied
    }
}

/// A pinned buffer.
#[derive(Debug)]
pub(crate) struct Pinned {
    start: NonNull<u8>,
    len: usize,
    /// After the last copy from or to it.
    copied: CudaEvent,
}

// SAFETY: the memory belongs to this value alone, and the driver takes it from any thread.
unsafe impl Send for Pinned {}

impl Pinned {
    fn new(context: &Arc<CudaContext>, len: usize) -> Result<Self, DriverError> {
        let copied = context.new_event(None)?;
        // Without flags: write-combined memory is slow to read, and this is read as well.
        // SAFETY: the context is current, and the memory is initialised before anybody reads it.
        let start = unsafe { result::malloc_host(len, 0) }?.cast::<u8>();
        let Some(start) = NonNull::new(start) else {
            return Err(DriverError(CUresult::CUDA_ERROR_OUT_OF_MEMORY));
        };
        // SAFETY: it has as many bytes.
        unsafe { start.write_bytes(0, len) };
        Ok(Pinned { start, len, copied })
    }

    /// The first bytes, when no copy uses them any more.
    fn bytes(&mut self, len: usize) -> Result<&mut [u8], DriverError> {
        self.copied.synchronize()?;
        // SAFETY: it has that many bytes, all initialised, that nobody else has.
        Ok(unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), len.min(self.len)) })
    }

    /// Queues a copy of `chunk`, at most as long as the buffer, to the device; `chunk` can be written again on return.
    ///
    /// # Safety
    ///
    /// There is room for it at `to`.
    pub(crate) unsafe fn send(
        &mut self,
        stream: &CudaStream,
        to: CUdeviceptr,
        chunk: &[u8],
    ) -> Result<(), DriverError> {
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
    /// There are this many at `from`, and not more than a buffer has.
    pub(crate) unsafe fn ask(
        &mut self,
        stream: &CudaStream,
        from: CUdeviceptr,
        len: usize,
    ) -> Result<(), DriverError> {
        let bytes = self.bytes(len)?;
        // SAFETY: the caller's for the device; the buffer is not touched before the event has come.
        unsafe { result::memcpy_dtoh_async(bytes, from, stream.cu_stream()) }?;
        self.copied.record(stream)
    }

    /// Waits for what was asked for.
    pub(crate) fn receive(&mut self, chunk: &mut [u8]) -> Result<(), DriverError> {
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

/// On all threads: one alone is slower than the bus. What is one thread's anyway, it copies at once.
fn copy(from: &[u8], to: &mut [u8]) {
    if from.len() <= PIECE {
        return to.copy_from_slice(from);
    }
    Threads::of_caller().copy(from, to, PIECE);
}
