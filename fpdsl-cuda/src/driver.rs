//! The CUDA driver: finds it, and explains its errors.
//!
//! cudarc panics if the driver library or one of its functions is missing, so this module looks for both first.

use std::ffi::{CStr, c_void};

use cudarc::driver::sys::{self, CUresult};
use cudarc::driver::{CudaContext, DriverError, result};
use fpdsl_runtime::error::Error;

/// Every driver function that fpdsl reaches through cudarc.
const NEEDED: &[&str] = &[
    "cuCtxGetCurrent",
    "cuCtxSetCurrent",
    "cuCtxSynchronize",
    "cuDeviceGet",
    "cuDeviceGetAttribute",
    "cuDeviceGetCount",
    "cuDeviceGetName",
    "cuDevicePrimaryCtxRelease_v2",
    "cuDevicePrimaryCtxRetain",
    "cuDeviceTotalMem_v2",
    "cuDriverGetVersion",
    "cuEventCreate",
    "cuEventDestroy_v2",
    "cuEventQuery",
    "cuEventRecord",
    "cuEventSynchronize",
    "cuFuncGetAttribute",
    "cuGetErrorName",
    "cuGetErrorString",
    "cuInit",
    "cuLaunchKernel",
    "cuMemAllocAsync",
    "cuMemAllocFromPoolAsync",
    "cuMemAlloc_v2",
    "cuMemFreeAsync",
    "cuMemFreeHost",
    "cuMemFree_v2",
    "cuMemHostAlloc",
    "cuMemPoolCreate",
    "cuMemPoolDestroy",
    "cuMemPoolSetAttribute",
    "cuMemPoolTrimTo",
    "cuMemcpy2DAsync_v2",
    "cuMemcpyDtoDAsync_v2",
    "cuMemcpyDtoHAsync_v2",
    "cuMemcpyHtoDAsync_v2",
    "cuMemsetD8Async",
    "cuModuleGetFunction",
    "cuModuleLoadData",
    "cuModuleUnload",
    "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    "cuStreamCreate",
    "cuStreamDestroy_v2",
    "cuStreamSynchronize",
    "cuStreamWaitEvent",
];

/// Loads and initialises the driver.
pub(crate) fn initialise() -> Result<(), Error> {
    // SAFETY: loading the driver library runs its initialisers, which are meant to run in any process.
    if !unsafe { sys::is_culib_present() } {
        return Err(Error::NoDriver {
            reason: "its library is not in the loader's path".to_owned(),
        });
    }
    for symbol in NEEDED {
        // SAFETY: the library was just found to be there; the symbol is looked up, never called.
        if unsafe { sys::culib().get::<*mut c_void>(symbol.as_bytes()) }.is_err() {
            return Err(Error::NoDriver {
                reason: format!("the driver on this machine is too old, it has no {symbol}"),
            });
        }
    }
    match result::init() {
        // The driver is there and its devices are not: the caller, who knows which was asked for, says so.
        Ok(()) | Err(DriverError(CUresult::CUDA_ERROR_NO_DEVICE)) => Ok(()),
        Err(error) => Err(Error::NoDriver {
            reason: init_reason(error),
        }),
    }
}

/// The number of devices; the driver is initialised.
pub(crate) fn device_count() -> Result<usize, Error> {
    match result::device::get_count() {
        Ok(count) => Ok(usize::try_from(count).unwrap_or(0)),
        Err(DriverError(CUresult::CUDA_ERROR_NO_DEVICE | CUresult::CUDA_ERROR_NOT_INITIALIZED)) => Ok(0),
        Err(error) => Err(failure("counting devices", error)),
    }
}

/// The CUDA version that the driver supports: (12, 4).
pub(crate) fn version() -> Result<(u32, u32), Error> {
    let mut version = 0;
    // SAFETY: the pointer is to a live integer.
    unsafe { sys::cuDriverGetVersion(&mut version) }
        .result()
        .map_err(|error| failure("asking for the driver's version", error))?;
    let version = version.unsigned_abs();
    Ok((version / 1000, version % 1000 / 10))
}

/// The driver's name of an error, and its explanation.
pub(crate) fn describe(error: DriverError) -> String {
    let text = |found: Result<&CStr, DriverError>| found.map(|text| text.to_string_lossy().into_owned());
    match (text(error.error_name()), text(error.error_string())) {
        (Ok(name), Ok(explanation)) => format!("{name}, {explanation}"),
        (Ok(name), Err(_)) => name,
        (Err(_), _) => format!("{:?}", error.0),
    }
}

/// The error for a driver call that failed.
pub(crate) fn failure(doing: &'static str, error: DriverError) -> Error {
    let reason = describe(error);
    if is_fatal(error.0) {
        Error::DeviceLost { reason }
    } else {
        Error::Driver { doing, reason }
    }
}

/// Runs the work of a drop in a context. A drop cannot return an error, so the next call that can does.
pub(crate) fn in_drop(context: &CudaContext, work: impl FnOnce() -> Result<(), DriverError>) {
    // An error that waits to be reported would keep the context from being made current.
    let waiting = context.check_err();
    context.record_err(context.bind_to_thread());
    context.record_err(work());
    context.record_err(waiting);
}

/// Errors after which a context answers nothing else (the driver's documentation: "the process must be terminated
/// and relaunched", or the device is gone).
fn is_fatal(code: CUresult) -> bool {
    matches!(
        code,
        CUresult::CUDA_ERROR_DEINITIALIZED
            | CUresult::CUDA_ERROR_DEVICE_UNAVAILABLE
            | CUresult::CUDA_ERROR_ECC_UNCORRECTABLE
            | CUresult::CUDA_ERROR_NVLINK_UNCORRECTABLE
            | CUresult::CUDA_ERROR_ILLEGAL_ADDRESS
            | CUresult::CUDA_ERROR_LAUNCH_TIMEOUT
            | CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED
            | CUresult::CUDA_ERROR_ASSERT
            | CUresult::CUDA_ERROR_HARDWARE_STACK_ERROR
            | CUresult::CUDA_ERROR_ILLEGAL_INSTRUCTION
            | CUresult::CUDA_ERROR_MISALIGNED_ADDRESS
            | CUresult::CUDA_ERROR_INVALID_ADDRESS_SPACE
            | CUresult::CUDA_ERROR_INVALID_PC
            | CUresult::CUDA_ERROR_LAUNCH_FAILED
            | CUresult::CUDA_ERROR_EXTERNAL_DEVICE
    )
}

fn init_reason(error: DriverError) -> String {
    let hint = match error.0 {
        CUresult::CUDA_ERROR_STUB_LIBRARY => {
            "; the libcuda that was found is the toolkit's stub for linking: take its folder out of LD_LIBRARY_PATH"
        }
        CUresult::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH => {
            "; libcuda and the loaded kernel module are of different versions: reboot, or reinstall the driver"
        }
        CUresult::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE => {
            "; a forward-compatibility libcuda was found on a GPU that it does not serve: take its folder out of \
             LD_LIBRARY_PATH"
        }
        _ => "",
    };
    format!("it does not start ({}){hint}", describe(error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fatal_errors_lose_the_device_and_others_do_not() {
        assert!(is_fatal(CUresult::CUDA_ERROR_ILLEGAL_ADDRESS));
        assert!(is_fatal(CUresult::CUDA_ERROR_LAUNCH_FAILED));
        assert!(!is_fatal(CUresult::CUDA_ERROR_OUT_OF_MEMORY));
        assert!(!is_fatal(CUresult::CUDA_ERROR_INVALID_VALUE));
    }
}
