//! cuBLAS, if it is there: `FPDSL_CUBLAS`, or the names under which CUDA and its Python packages install it.

use std::env;
use std::ffi::{c_int, c_void};
use std::ptr::{self, null_mut};
use std::sync::Arc;

use fpdsl::cuda::cudarc::driver::{CudaSlice, CudaStream, DevicePtr, DevicePtrMut};
use libloading::Library;

use super::Outcome;

const NAMES: [&str; 3] = ["libcublas.so.13", "libcublas.so.12", "libcublas.so"];

/// `CUBLAS_OP_N`: a matrix as it is stored, column by column.
const AS_STORED: c_int = 0;

type Create = unsafe extern "C" fn(handle: *mut *mut c_void) -> c_int;
type SetStream = unsafe extern "C" fn(handle: *mut c_void, stream: *mut c_void) -> c_int;
type Gemm = unsafe extern "C" fn(
    handle: *mut c_void,
    left: c_int,
    right: c_int,
    m: c_int,
    n: c_int,
    k: c_int,
    alpha: *const c_void,
    a: *const c_void,
    a_step: c_int,
    b: *const c_void,
    b_step: c_int,
    beta: *const c_void,
    c: *mut c_void,
    c_step: c_int,
) -> c_int;

/// The library, for a stream.
pub struct Cublas {
    handle: *mut c_void,
    singles: Gemm,
    doubles: Gemm,
    /// The name under which it was found.
    pub name: String,
}

impl Cublas {
    /// The library, for work on this stream.
    pub fn new(stream: &CudaStream) -> Result<Self, String> {
        let names = match env::var("FPDSL_CUBLAS") {
            Ok(name) if !name.is_empty() => vec![name],
            _ => NAMES.map(str::to_owned).to_vec(),
        };
        let found = names.iter().find_map(|name| {
            // SAFETY: what runs when it is loaded is the start of a library of CUDA.
            unsafe { Library::new(name) }
                .ok()
                .map(|library| (name.clone(), library))
        });
        let (name, library) = found.ok_or_else(|| format!("there is none of {}", names.join(", ")))?;
        stream.context().bind_to_thread().map_err(|e| e.to_string())?;
        // SAFETY: these are cuBLAS's functions with their signatures (cuBLAS, "The cuBLAS API"), and the stream lives as long as the
        // process.
        unsafe {
            let text = |e: libloading::Error| e.to_string();
            let create = *library.get::<Create>(b"cublasCreate_v2").map_err(text)?;
            let set_stream = *library.get::<SetStream>(b"cublasSetStream_v2").map_err(text)?;
            let singles = *library.get::<Gemm>(b"cublasSgemm_v2").map_err(text)?;
            let doubles = *library.get::<Gemm>(b"cublasDgemm_v2").map_err(text)?;
            // For as long as the process lives, as its handle.
            std::mem::forget(library);
            let mut handle = null_mut();
            succeeded(create(&raw mut handle))?;
            succeeded(set_stream(handle, stream.cu_stream().cast()))?;
            Ok(Cublas {
                handle,
                singles,
                doubles,
                name,
            })
        }
    }

    /// Queues `out = a * b` for squares of this extent, stored by rows.
    pub fn product<T: Gemmed>(
        &self,
        stream: &Arc<CudaStream>,
        extent: usize,
        [a, b]: [&CudaSlice<T>; 2],
        out: &mut CudaSlice<T>,
    ) -> Outcome {
        let n = c_int::try_from(extent)?;
        let ((a, _a), (b, _b)) = (a.device_ptr(stream), b.device_ptr(stream));
        let (out, _out) = out.device_ptr_mut(stream);
        let (one, zero) = (T::ONE, T::default());
        let [a, b, out] = [a, b, out].map(|address| address as *mut c_void);
        let [one, zero] = [&one, &zero].map(|number| ptr::from_ref(number).cast::<c_void>());
        // By columns these are the transposes: out' = b' a'.
        // SAFETY: all three have `n * n` elements on the stream's GPU.
        let status = unsafe {
            (T::of(self))(
                self.handle,
                AS_STORED,
                AS_STORED,
                n,
                n,
                n,
                one,
                b,
                n,
                a,
                n,
                zero,
                out,
                n,
            )
        };
        Ok(succeeded(status)?)
    }
}

/// A format of cuBLAS's products.
pub trait Gemmed: Default {
    /// 1.
    const ONE: Self;
    /// The function for it.
    fn of(cublas: &Cublas) -> Gemm;
}

impl Gemmed for f32 {
    const ONE: f32 = 1.0;
    fn of(cublas: &Cublas) -> Gemm {
        cublas.singles
    }
}

impl Gemmed for f64 {
    const ONE: f64 = 1.0;
    fn of(cublas: &Cublas) -> Gemm {
        cublas.doubles
    }
}

fn succeeded(status: c_int) -> Result<(), String> {
    match status {
        0 => Ok(()),
        _ => Err(format!("cuBLAS says {status}")),
    }
}
