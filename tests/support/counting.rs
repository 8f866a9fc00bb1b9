//! A device that counts the pieces of memory that it gives out, and the bytes that come to the host.

use std::any::Any;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use fpdsl::Error;
use fpdsl::backend::{Accelerator, Input, MapKernel, Memory, Rows};

/// Another device, observed.
#[derive(Debug)]
pub struct Counting {
    inner: Arc<dyn Accelerator>,
    counts: Arc<Counts>,
}

/// How many pieces of memory there have been, and how many bytes came to the host.
#[derive(Debug, Default)]
pub struct Counts {
    made: AtomicUsize,
    dropped: AtomicUsize,
    downloaded: AtomicUsize,
}

impl Counts {
    /// Those that were allocated or uploaded.
    pub fn made(&self) -> usize {
        self.made.load(Ordering::SeqCst)
    }

    /// The bytes that were downloaded.
    pub fn downloaded(&self) -> usize {
        self.downloaded.load(Ordering::SeqCst)
    }

    /// Those of them that are in use.
    pub fn live(&self) -> usize {
        self.made() - self.dropped.load(Ordering::SeqCst)
    }
}

/// Memory that reports when it is dropped.
#[derive(Debug)]
struct Counted {
    inner: Box<dyn Memory>,
    counts: Arc<Counts>,
}

impl Counting {
    /// Observes a device.
    pub fn new(inner: Arc<dyn Accelerator>) -> (Self, Arc<Counts>) {
        let counts = Arc::new(Counts::default());
        let device = Counting {
            inner,
            counts: counts.clone(),
        };
        (device, counts)
    }

    fn count(&self, inner: Box<dyn Memory>) -> Box<dyn Memory> {
        self.counts.made.fetch_add(1, Ordering::SeqCst);
        Box::new(Counted {
            inner,
            counts: self.counts.clone(),
        })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.counts.dropped.fetch_add(1, Ordering::SeqCst);
    }
}

impl Memory for Counted {
    fn bytes(&self) -> usize {
        self.inner.bytes()
    }

    fn as_any(&self) -> &dyn Any {
        self.inner.as_any()
    }
}

impl Accelerator for Counting {
    fn name(&self) -> String {
        self.inner.name()
    }

    fn owns(&self, memory: &dyn Memory) -> bool {
        self.inner.owns(memory)
    }

    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        Ok(self.count(self.inner.allocate(bytes)?))
    }

    fn zeros(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        Ok(self.count(self.inner.zeros(bytes)?))
    }

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        Ok(self.count(self.inner.upload(bytes)?))
    }

    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        self.counts.downloaded.fetch_add(to.len(), Ordering::SeqCst);
        self.inner.download(memory, to)
    }

    unsafe fn map(
        &self,
        kernel: &MapKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        // SAFETY: the caller's.
        unsafe { self.inner.map(kernel, n, inputs, outputs) }
    }

    fn synchronize(&self) -> Result<(), Error> {
        self.inner.synchronize()
    }

    fn part(&self, memory: &dyn Memory, bytes: Range<usize>) -> Result<Box<dyn Memory>, Error> {
        self.inner.part(memory, bytes)
    }

    fn write(&self, memory: &dyn Memory, from: &[u8]) -> Result<(), Error> {
        self.inner.write(memory, from)
    }

    fn copy(&self, from: &dyn Memory, to: &dyn Memory, rows: &Rows) -> Result<(), Error> {
        self.inner.copy(from, to, rows)
    }
}
