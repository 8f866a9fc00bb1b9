//! The state that all streams of a GPU share, including the pool of memory.
//!
//! There is one [`Gpu`] for each context, and a `CudaDevice` is a `Gpu` and a stream.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use cudarc::driver::CudaContext;
use cudarc::driver::sys::CUdevice_attribute_enum as Attribute;
use fpdsl_runtime::error::Error;

use crate::arch::Arch;
use crate::driver::{self, failure};
use crate::loaded::Kernels;
use crate::nvrtc::Nvrtc;
use crate::pool::Pool;
use crate::staging::Staging;

/// A context on a GPU, and the kernels that are loaded in it.
#[derive(Debug)]
pub(crate) struct Gpu {
    context: Arc<CudaContext>,
    name: String,
    arch: Arch,
    multiprocessors: u32,
    driver: (u32, u32),
    nvrtc: &'static Nvrtc,
    kernels: Kernels,
    staging: Staging,
    /// Made when memory is first requested; `None` if the device or the driver gives no pool.
    pool: OnceLock<Option<Pool>>,
    /// Set by the first error after which the context answers nothing else.
    lost: AtomicBool,
}

impl Gpu {
    /// The one of this context, for as long as anyone holds it and it is not lost. Two `CudaContext`s of one primary
    /// context are one.
    pub(crate) fn of(context: &Arc<CudaContext>) -> Result<Arc<Self>, Error> {
        static GPUS: Mutex<BTreeMap<usize, Weak<Gpu>>> = Mutex::new(BTreeMap::new());
        // A panic while the lock is held leaves the map without an entry or with a finished one.
        let mut gpus = GPUS.lock().unwrap_or_else(PoisonError::into_inner);
        let key = context.cu_ctx() as usize;
        let known = gpus.get(&key).and_then(Weak::upgrade);
        if let Some(gpu) = known.filter(|gpu| !gpu.is_lost()) {
            return Ok(gpu);
        }
        let gpu = Arc::new(Gpu::new(context)?);
        gpus.retain(|_, gpu| gpu.strong_count() > 0);
        gpus.insert(key, Arc::downgrade(&gpu));
        Ok(gpu)
    }

    fn new(context: &Arc<CudaContext>) -> Result<Self, Error> {
        let model = context
            .name()
            .map_err(|e| failure("asking for the device's name", e))?;
        let arch = architecture(context)?;
        let count = context.attribute(Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
        let multiprocessors = count.map_err(|e| failure("asking for the number of multiprocessors", e))?;
        let driver = driver::version()?;
        let nvrtc = Nvrtc::load()?;
        if !nvrtc.supports(arch) {
            return Err(nvrtc.unsupported(arch));
        }
        Ok(Gpu {
            name: format!("cuda:{}: {model} ({arch})", context.ordinal()),
            context: Arc::clone(context),
            arch,
            multiprocessors: multiprocessors.unsigned_abs(),
            driver,
            nvrtc,
            kernels: Kernels::default(),
            staging: Staging::default(),
            pool: OnceLock::new(),
            lost: AtomicBool::new(false),
        })
    }

    pub(crate) fn context(&self) -> &Arc<CudaContext> {
        &self.context
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn arch(&self) -> Arch {
        self.arch
    }

    pub(crate) fn multiprocessors(&self) -> u32 {
        self.multiprocessors
    }

    pub(crate) fn nvrtc(&self) -> &'static Nvrtc {
        self.nvrtc
    }

    /// The CUDA version that the driver supports.
    pub(crate) fn driver_version(&self) -> (u32, u32) {
        self.driver
    }

    pub(crate) fn kernels(&self) -> &Kernels {
        &self.kernels
    }

    /// Pinned memory for copies.
    pub(crate) fn staging(&self) -> &Staging {
        &self.staging
    }

    /// The pool that its memory comes from, if there is one; otherwise cudarc allocates. The context is current.
    pub(crate) fn pool(&self) -> Option<&Pool> {
        self.pool.get_or_init(|| Pool::new(&self.context)).as_ref()
    }

    pub(crate) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }

    /// Remembers that the device is lost.
    pub(crate) fn watch<T>(&self, result: Result<T, Error>) -> Result<T, Error> {
        if let Err(Error::DeviceLost { .. }) = result {
            self.lost.store(true, Ordering::Relaxed);
        }
        result
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
