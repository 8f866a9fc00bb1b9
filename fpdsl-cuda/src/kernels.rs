//! Prints, compiles and loads kernels.
//!
//! A kernel is compiled for the arguments that are single values. Those are passed by value.

use std::sync::Arc;

use cudarc::driver::sys::CUresult;
use cudarc::driver::{CudaFunction, DriverError};
use cudarc::nvrtc::Ptx;
use fpdsl_runtime::device::MapKernel;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir;
use fpdsl_runtime::log::log;

use crate::arguments::mismatch;
use crate::cache;
use crate::driver::{describe, failure};
use crate::gpu::Gpu;
use crate::loaded::Loaded;
use crate::print;
use crate::print::abi::Param;

/// Threads of a block, best first: a later one is taken only if it keeps more threads resident. The driver's own choice,
/// `cuOccupancyMaxPotentialBlockSize`, is the largest of the equally good. Fewer blocks of that size fit into the part of the
/// GPU that a last, partly filled wave leaves idle.
const BLOCK_SIZES: [u32; 4] = [256, 512, 128, 64];

/// The kernel of a function for arguments of which those marked in `broadcast` are single values; that of tiles, if they are wanted and
/// there is one.
pub(crate) fn get(
    gpu: &Gpu,
    kernel: &MapKernel,
    broadcast: Vec<bool>,
    tiles: bool,
) -> Result<Arc<Loaded>, Error> {
    gpu.kernels().get(kernel.id(), broadcast, tiles, |broadcast| {
        let ir = kernel.record();
        let product = kernel.product.filter(|_| tiles);
        match product.and_then(|product| print::by_tiles(&ir, &(product.record)(), broadcast)) {
            Some(printed) => load_printed(gpu, ir, printed),
            None => build(gpu, ir, broadcast),
        }
    })
}

/// Prints, compiles and loads.
pub(crate) fn build(gpu: &Gpu, ir: ir::Kernel, broadcast: &[bool]) -> Result<Loaded, Error> {
    if broadcast.len() != ir.inputs.buffers.len() {
        return Err(mismatch(ir.name, "the number of arguments"));
    }
    let printed = print::elementwise(&ir, broadcast);
    load_printed(gpu, ir, printed)
}

fn load_printed(gpu: &Gpu, ir: ir::Kernel, printed: print::Printed) -> Result<Loaded, Error> {
    let function = compile_and_load(gpu, &printed, ir.name)?;
    let (block, limit) = block_size(&function).map_err(|e| failure("asking for a kernel's occupancy", e))?;
    Ok(Loaded {
        name: ir.name,
        context: Arc::clone(gpu.context()),
        function,
        block,
        limit,
        declarations: printed.abi.params().iter().map(Param::to_string).collect(),
        abi: printed.abi,
        inputs: ir.inputs,
        outputs: ir.outputs,
        sites: ir.sites,
        tile: printed.tile,
    })
}

/// The kernel from the cache or the compiler. A cached cubin that does not load, or lacks the kernel, is compiled anew: the driver may
/// be another since it was made.
fn compile_and_load(gpu: &Gpu, printed: &print::Printed, name: &str) -> Result<CudaFunction, Error> {
    let source = printed.undefined() + &printed.text;
    let cubin = |gpu: &Gpu| cache::cubin(gpu.nvrtc(), &source, name, gpu.arch());
    let (first, entry) = cubin(gpu)?;
    match (load(gpu, first, &printed.entry), entry) {
        (Err(why), Some(entry)) if why.is_of_the_cubin => {
            log(|| format!("`{name}` for {} is compiled again: {}", gpu.arch(), why.error));
            entry.remove();
            load(gpu, cubin(gpu)?.0, &printed.entry).map_err(|why| why.error)
        }
        (loaded, _) => loaded.map_err(|why| why.error),
    }
}

/// Why a cubin gives no kernel.
struct Refused {
    error: Error,
    /// Another cubin may do better.
    is_of_the_cubin: bool,
}

/// Loads a cubin and finds its kernel.
fn load(gpu: &Gpu, cubin: Vec<u8>, entry: &str) -> Result<CudaFunction, Refused> {
    let module = gpu.context().load_module(Ptx::from_binary(cubin));
    let module = module.map_err(|error| {
        let error = load_failure(gpu, error);
        Refused {
            is_of_the_cubin: matches!(error, Error::Incompatible { .. }),
            error,
        }
    })?;
    module.load_function(entry).map_err(|error| Refused {
        is_of_the_cubin: error.0 == CUresult::CUDA_ERROR_NOT_FOUND,
        error: failure("looking up a kernel", error),
    })
}

fn load_failure(gpu: &Gpu, error: DriverError) -> Error {
    match error.0 {
        CUresult::CUDA_ERROR_INVALID_IMAGE
        | CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU
        | CUresult::CUDA_ERROR_INVALID_SOURCE
        | CUresult::CUDA_ERROR_INVALID_PTX
        | CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION => {
            let (nvrtc, driver) = (gpu.nvrtc().version(), gpu.driver_version());
            Error::Incompatible {
                reason: format!(
                    "the driver supports CUDA {}.{} and cannot load what NVRTC {}.{} made ({}); update NVIDIA's driver, \
                     or point FPDSL_NVRTC at an NVRTC no newer than the driver (`python3 -m pip install \
                     'nvidia-cuda-nvrtc-cu{}'`)",
                    driver.0,
                    driver.1,
                    nvrtc.0,
                    nvrtc.1,
                    describe(error),
                    driver.0.clamp(11, 12),
                ),
            }
        }
        CUresult::CUDA_ERROR_OUT_OF_MEMORY => Error::Driver {
            doing: "loading a kernel",
            reason: "the device has no memory left for it".to_owned(),
        },
        _ => failure("loading a kernel", error),
    }
}

/// The block size that keeps most threads resident on a multiprocessor, and the largest that there is.
fn block_size(function: &CudaFunction) -> Result<(u32, u32), DriverError> {
    let limit = function.max_threads_per_block()?.unsigned_abs();
    let mut best = (0, limit.clamp(1, BLOCK_SIZES[0]));
    for size in BLOCK_SIZES.into_iter().filter(|&size| size <= limit) {
        let resident = size * function.occupancy_max_active_blocks_per_multiprocessor(size, 0, None)?;
        if resident > best.0 {
            best = (resident, size);
        }
    }
    Ok((best.1, limit))
}
