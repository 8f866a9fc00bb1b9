//! A CUDA device as fpdsl's accelerator.

use std::ops::Range;

use fpdsl_runtime::device::{Accelerator, Input, MapKernel, Memory, Rows};
use fpdsl_runtime::error::Error;

use crate::device::CudaDevice;
use crate::driver::failure;
use crate::launch;
use crate::loaded::Loaded;
use crate::memory::CudaMemory;

impl CudaDevice {
    /// As [`Accelerator::map`], for a kernel that was [loaded](CudaDevice::load) on this device.
    ///
    /// # Errors
    /// As [`Accelerator::map`].
    ///
    /// # Safety
    /// As [`Accelerator::map`]; the kernel was recorded, not made by hand.
    pub unsafe fn launch(
        &self,
        kernel: &Loaded,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        self.watch(launch::run(self, kernel, n, inputs, outputs))
    }
}

impl Accelerator for CudaDevice {
    fn name(&self) -> String {
        self.gpu().name().to_owned()
    }

    fn owns(&self, memory: &dyn Memory) -> bool {
        self.own(memory, "owns").is_ok()
    }

    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(self.watch(CudaMemory::allocate(self, bytes))?))
    }

    fn zeros(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(self.watch(CudaMemory::zeros(self, bytes))?))
    }

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(self.watch(CudaMemory::upload(self, bytes))?))
    }

    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        self.watch(self.own(memory, "to_vec")?.download(self, to))
    }

    unsafe fn map(
        &self,
        kernel: &MapKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        self.watch(launch::map(self, kernel, n, inputs, outputs))
    }

    fn synchronize(&self) -> Result<(), Error> {
        let waited = self.stream().synchronize();
        self.watch(waited.map_err(|e| failure("waiting for the device", e)))
    }

    fn part(&self, memory: &dyn Memory, bytes: Range<usize>) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(self.own(memory, "view")?.part(bytes)?))
    }

    fn write(&self, memory: &dyn Memory, from: &[u8]) -> Result<(), Error> {
        self.watch(self.own(memory, "write")?.write(self, from))
    }

    fn copy(&self, from: &dyn Memory, to: &dyn Memory, rows: &Rows) -> Result<(), Error> {
        let (from, to) = (self.own(from, "copy")?, self.own(to, "copy")?);
        self.watch(from.copy(self, to, rows))
    }
}
