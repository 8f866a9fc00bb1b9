//! A CUDA device as fpdsl's accelerator.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use cudarc::driver::sys::{CUdevice_attribute_enum as Attribute, CUresult};
use cudarc::driver::{CudaContext, CudaStream, DriverError};
use fpdsl_runtime::device::{Accelerator, Input, MapKernel, Memory};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir;

use crate::arch::Arch;
use crate::driver::{self, failure};
pub use crate::kernels::Loaded;
use crate::kernels::{self, Kernels};
use crate::memory::CudaMemory;
use crate::nvrtc::Nvrtc;

/// A GPU, its primary context, and the kernels compiled for it in this process.
///
/// Work is queued on the context's default stream, in program order.
#[derive(Debug)]
pub struct CudaDevice {
    stream: Arc<CudaStream>,
    name: String,
    arch: Arch,
    driver: (u32, u32),
    nvrtc: &'static Nvrtc,
    kernels: Kernels,
    /// Set by the first error after which the context answers nothing else.
    lost: AtomicBool,
}

impl CudaDevice {
    /// The device of that ordinal, in the driver's order (which `CUDA_VISIBLE_DEVICES` changes).
    ///
    /// # Errors
    /// [`Error::NoDriver`], [`Error::NoSuchDevice`], [`Error::NoNvrtc`], [`Error::Incompatible`] where NVRTC cannot
    /// compile for the device, [`Error::Driver`] where no context can be made, and [`Error::DeviceLost`] where this
    /// process still holds a context that is lost: there is one of them for each device and process.
    pub fn new(ordinal: usize) -> Result<Self, Error> {
        driver::initialise()?;
        let count = driver::device_count()?;
        if ordinal >= count {
            return Err(Error::NoSuchDevice { ordinal, count });
        }
        let context = CudaContext::new(ordinal).map_err(no_context)?;
        let stream = context.default_stream();
        stream.synchronize().map_err(|e| failure("making a context", e))?;
        let model = context
            .name()
            .map_err(|e| failure("asking for the device's name", e))?;
        let arch = architecture(&context)?;
        let driver = driver::version()?;
        let nvrtc = Nvrtc::load()?;
        if !nvrtc.supports(arch) {
            return Err(nvrtc.unsupported(arch));
        }
        Ok(CudaDevice {
            stream,
            name: format!("cuda:{ordinal}: {model} ({arch})"),
            arch,
            driver,
            nvrtc,
            kernels: Kernels::default(),
            lost: AtomicBool::new(false),
        })
    }

    /// As [`CudaDevice::new`], but the same device, with the kernels it has compiled, for as long as anyone holds it
    /// and it is not lost.
    ///
    /// # Errors
    /// As [`CudaDevice::new`].
    pub fn shared(ordinal: usize) -> Result<Arc<Self>, Error> {
        static DEVICES: Mutex<BTreeMap<usize, Weak<CudaDevice>>> = Mutex::new(BTreeMap::new());
        // A panic while the lock is held leaves the map without an entry or with a finished one.
        let mut devices = DEVICES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(device) = devices
            .get(&ordinal)
            .and_then(Weak::upgrade)
            .filter(|device| !device.is_lost())
        {
            return Ok(device);
        }
        let device = Arc::new(CudaDevice::new(ordinal)?);
        devices.insert(ordinal, Arc::downgrade(&device));
        Ok(device)
    }

    /// How many CUDA devices there are; 0 where there is no driver.
    pub fn count() -> usize {
        driver::initialise()
            .and_then(|()| driver::device_count())
            .unwrap_or(0)
    }

    /// Its architecture.
    pub fn arch(&self) -> Arch {
        self.arch
    }

    /// The NVRTC that compiles for it.
    pub fn nvrtc(&self) -> &'static Nvrtc {
        self.nvrtc
    }

    /// The CUDA version that the driver supports: (12, 4).
    pub fn driver_version(&self) -> (u32, u32) {
        self.driver
    }

    /// The stream on which all its work is queued.
    pub fn stream(&self) -> &Arc<CudaStream> {
        &self.stream
    }

    /// Whether it has stopped answering: some call failed with [`Error::DeviceLost`].
    pub fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }

    /// Compiles a recorded function for arguments of which those marked in `broadcast` are one value for all elements.
    /// Unlike those of [`Accelerator::map`], the kernel is the caller's to keep.
    ///
    /// # Errors
    /// A kernel that cannot be compiled or loaded, or has another number of arguments.
    pub fn load(&self, kernel: ir::Kernel, broadcast: &[bool]) -> Result<Loaded, Error> {
        self.watch(kernels::build(self, kernel, broadcast))
    }

    /// As [`Accelerator::map`], for a kernel that was [loaded](CudaDevice::load) on this device.
    ///
    /// # Errors
    /// As [`Accelerator::map`].
    pub fn launch(
        &self,
        kernel: &Loaded,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        self.watch(crate::launch::run(self, kernel, n, inputs, outputs))
    }

    /// Remembers that the device is lost.
    fn watch<T>(&self, result: Result<T, Error>) -> Result<T, Error> {
        if let Err(Error::DeviceLost { .. }) = result {
            self.lost.store(true, Ordering::Relaxed);
        }
        result
    }

    pub(crate) fn kernels(&self) -> &Kernels {
        &self.kernels
    }

    /// The memory behind a buffer, if it is this device's.
    pub(crate) fn own<'a>(
        &self,
        memory: &'a dyn Memory,
        function: &'static str,
    ) -> Result<&'a CudaMemory, Error> {
        let own = memory.as_any().downcast_ref::<CudaMemory>();
        own.filter(|own| own.is_on(&self.stream))
            .ok_or_else(|| Error::WrongDevice {
                function,
                device: self.name.clone(),
                buffer: own.map_or_else(|| "another kind of device".to_owned(), CudaMemory::place),
            })
    }
}

impl Accelerator for CudaDevice {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(self.watch(CudaMemory::allocate(self, bytes))?))
    }

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(self.watch(CudaMemory::upload(self, bytes))?))
    }

    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        self.watch(self.own(memory, "to_vec")?.download(&self.stream, to))
    }

    fn map(
        &self,
        kernel: &MapKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        self.watch(crate::launch::map(self, kernel, n, inputs, outputs))
    }

    fn synchronize(&self) -> Result<(), Error> {
        let waited = self.stream.synchronize();
        self.watch(waited.map_err(|e| failure("waiting for the device", e)))
    }
}

/// Why a device takes no new context.
fn no_context(error: DriverError) -> Error {
    match error.0 {
        CUresult::CUDA_ERROR_OUT_OF_MEMORY => Error::Driver {
            doing: "making a context",
            reason: "the device's memory is full; end other programs that use it (see nvidia-smi)".to_owned(),
        },
        _ => failure("making a context", error),
    }
}

fn architecture(context: &CudaContext) -> Result<Arch, Error> {
    let ask = |attribute| {
        let value = context
            .attribute(attribute)
            .map_err(|e| failure("asking for the compute capability", e))?;
        Ok::<u32, Error>(value.unsigned_abs())
    };
    Ok(Arch::new(
        ask(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?,
        ask(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A machine without a GPU answers with an error that says what to do, whichever part is missing.
    #[test]
    fn what_is_missing_is_an_error_that_says_what_to_install() {
        let count = CudaDevice::count();
        let error = CudaDevice::new(count).expect_err("there is no device of that ordinal");
        let text = error.to_string();
        match error {
            Error::NoDriver { .. } => {
                assert_eq!(count, 0);
                assert!(
                    text.contains("no CUDA driver")
                        && text.contains("install")
                        && text.contains("Device::host()")
                );
            }
            Error::NoSuchDevice {
                ordinal,
                count: reported,
            } => {
                assert_eq!((ordinal, reported), (count, count));
                assert!(text.contains(&format!("the driver reports {count}")), "{text}");
            }
            other => panic!("unexpected: {other}"),
        }
    }
}
