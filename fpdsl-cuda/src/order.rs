//! The order in which streams use one piece of memory.
//!
//! Work on one stream runs in the order in which it was queued, so memory that one stream uses needs nothing. When a second
//! stream uses it, an event makes that stream wait for everything that is queued so far on the streams that it must come
//! after. Nothing is recorded before, so a program with one stream pays nothing.

use std::sync::{Arc, Mutex, PoisonError};

use cudarc::driver::{CudaStream, DriverError};

/// Which streams have used a piece of memory.
#[derive(Debug)]
pub(crate) struct Uses(Mutex<Since>);

/// The uses since the last write.
#[derive(Debug)]
struct Since {
    writer: Arc<CudaStream>,
    /// Streams that come after the write, and have read or are about to.
    readers: Vec<Arc<CudaStream>>,
}

impl Uses {
    /// The uses of memory that `writer` has made.
    pub(crate) fn new(writer: &Arc<CudaStream>) -> Self {
        Uses(Mutex::new(Since {
            writer: Arc::clone(writer),
            readers: Vec::new(),
        }))
    }

    /// Lets work that is queued on `stream` from now on read the memory.
    pub(crate) fn read_on(&self, stream: &Arc<CudaStream>) -> Result<(), DriverError> {
        let mut since = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if since.writer != *stream && !since.readers.contains(stream) {
            stream.join(&since.writer)?;
            since.readers.push(Arc::clone(stream));
        }
        Ok(())
    }

    /// Lets work that is queued on `stream` from now on write the memory, or free it.
    pub(crate) fn write_on(&self, stream: &Arc<CudaStream>) -> Result<(), DriverError> {
        let mut since = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for other in since.others(stream) {
            stream.join(other)?;
        }
        since.writer = Arc::clone(stream);
        since.readers.clear();
        Ok(())
    }

    /// Waits for all uses on other streams than `stream`. This is the last resort if no event can be made.
    pub(crate) fn wait_for_others(&self, stream: &Arc<CudaStream>) -> Result<(), DriverError> {
        let since = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        since.others(stream).try_for_each(|other| other.synchronize())
    }
}

impl Since {
    fn others<'a>(&'a self, stream: &'a Arc<CudaStream>) -> impl Iterator<Item = &'a Arc<CudaStream>> {
        let users = std::iter::once(&self.writer).chain(&self.readers);
        users.filter(move |&user| user != stream)
    }
}
