//! A device that counts the memory that it has given out and not got back.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use fpdsl::{Accelerator, Error, Input, MapKernel, Memory};

/// Another device, observed.
#[derive(Debug)]
pub struct Counting {
    inner: Arc<dyn Accelerator>,
    live: Arc<AtomicI64>,
}

/// Memory that reports when it is dropped.
#[derive(Debug)]
struct Counted {
    inner: Box<dyn Memory>,
    live: Arc<AtomicI64>,
}

impl Counting {
    /// Observes a device; `live` has the number of pieces of memory that are in use.
    pub fn new(inner: Arc<dyn Accelerator>) -> (Self, Arc<AtomicI64>) {
        let live = Arc::new(AtomicI64::new(0));
        let device = Counting {
            inner,
            live: live.clone(),
        };
        (device, live)
    }

    fn count(&self, inner: Box<dyn Memory>) -> Box<dyn Memory> {
        self.live.fetch_add(1, Ordering::SeqCst);
        Box::new(Counted {
            inner,
            live: self.live.clone(),
        })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.live.fetch_sub(1, Ordering::SeqCst);
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

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        Ok(self.count(self.inner.upload(bytes)?))
    }

    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        self.inner.download(memory, to)
    }

    fn map(
        &self,
        kernel: &MapKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        self.inner.map(kernel, n, inputs, outputs)
    }

    fn synchronize(&self) -> Result<(), Error> {
        self.inner.synchronize()
    }
}
