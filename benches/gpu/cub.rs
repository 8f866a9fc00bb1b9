//! The sums of CUB, NVIDIA's own library: its default, and the one whose bits do not depend on the GPU.

use std::env;
use std::error::Error;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::Path;
use std::ptr;
use std::sync::Arc;

use fpdsl::cuda::cudarc::driver::{CudaSlice, CudaStream, DevicePtr, DevicePtrMut, DeviceRepr, DriverError};
use libloading::Library;

use super::{Outcome, nvcc};

/// The exports of `cub.cu`.
pub struct Cub {
    sum: SumFn,
    error: ErrorFn,
    has_gpu_to_gpu: bool,
    /// Its description.
    pub about: String,
}

type SumFn = unsafe extern "C" fn(
    bits: c_int,
    gpu_to_gpu: c_int,
    memory: *mut c_void,
    bytes: *mut usize,
    x: *const c_void,
    out: *mut c_void,
    n: c_int,
    stream: *mut c_void,
) -> c_int;
type ErrorFn = unsafe extern "C" fn(code: c_int) -> *const c_char;
type NumberFn = unsafe extern "C" fn() -> c_int;

impl Cub {
    /// The library that `FPDSL_CUB_LIBRARY` names, or else one that nvcc makes for the GPU of this stream.
    pub fn new(stream: &CudaStream) -> Result<Self, String> {
        if let Some(path) = env::var_os("FPDSL_CUB_LIBRARY").filter(|path| !path.is_empty()) {
            return Self::load(Path::new(&path), &Path::new(&path).display().to_string());
        }
        let nvcc = nvcc::find()?;
        let capability = stream.context().compute_capability();
        let (major, minor) = capability.map_err(|e| e.to_string())?;
        // Once loaded, it needs no file.
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let library = nvcc::compile(&nvcc, folder.path(), &[major * 10 + minor])?;
        Self::load(&library, &format!("{}, sm_{major}{minor}", nvcc.display()))
    }

    /// Loads a library; `origin` says where it comes from.
    pub fn load(path: &Path, origin: &str) -> Result<Self, String> {
        // The loader's own words, which name the file, are one level down.
        let no_library = |e: libloading::Error| e.source().map_or(e.to_string(), ToString::to_string);
        // SAFETY: what runs when it is loaded is the start of CUDA's runtime, and the functions are those of `cub.cu`.
        unsafe {
            let library = Library::new(path).map_err(no_library)?;
            let number = |name: &[u8]| -> Result<c_int, String> {
                let get = library.get::<NumberFn>(name).map_err(no_library)?;
                Ok(get())
            };
            let (version, has_gpu_to_gpu) = (
                number(b"fpdsl_cub_version")?,
                number(b"fpdsl_cub_has_gpu_to_gpu")? != 0,
            );
            let mut about = format!(
                "CUB {}.{}.{} ({origin})",
                version / 100_000,
                version / 100 % 1000,
                version % 100
            );
            if !has_gpu_to_gpu {
                about += "; gpu_to_gpu came with 3.1 and is not compared: `python3 -m pip install nvidia-cuda-cccl`, and \
                          NVCC_PREPEND_FLAGS=-I with its nvidia/cu13/include/cccl";
            }
            let cub = Cub {
                sum: *library.get::<SumFn>(b"fpdsl_cub_sum").map_err(no_library)?,
                error: *library.get::<ErrorFn>(b"fpdsl_cub_error").map_err(no_library)?,
                has_gpu_to_gpu,
                about,
            };
            // For as long as the process lives: the functions are used, and the driver knows kernels of it.
            std::mem::forget(library);
            Ok(cub)
        }
    }

    /// The sums of `x` that there are: their values as a caller of `reduce` has them, on the host, and left on the GPU.
    pub fn sums<'a, T>(
        &'a self,
        stream: &'a Arc<CudaStream>,
        x: &'a CudaSlice<T>,
    ) -> Result<Vec<Sum<'a, T>>, String>
    where
        T: DeviceRepr + Copy + Default,
    {
        let names = [
            ("sum, CUB default", false, true),
            ("sum, CUB default, left there", false, false),
            ("sum, CUB gpu_to_gpu", true, true),
            ("sum, CUB gpu_to_gpu, left there", true, false),
        ];
        names
            .into_iter()
            .filter(|&(_, gpu_to_gpu, _)| self.has_gpu_to_gpu || !gpu_to_gpu)
            .map(|(name, gpu_to_gpu, to_host)| Sum::new(self, stream, x, name, gpu_to_gpu, to_host))
            .collect()
    }

    /// The bytes that a sum of `n` elements works in.
    pub fn needs(&self, bits: c_int, gpu_to_gpu: bool, n: usize) -> Result<usize, String> {
        let mut bytes = 0;
        let nothing = Pointers {
            x: ptr::null(),
            out: ptr::null_mut(),
            memory: ptr::null_mut(),
            stream: ptr::null_mut(),
        };
        // SAFETY: without memory nothing is launched.
        unsafe { self.call(bits, gpu_to_gpu, n, &mut bytes, nothing) }?;
        Ok(bytes)
    }

    /// # Safety
    ///
    /// `x` has `n` elements of this many bits, `out` one, `memory` this many bytes, or is null, all in the current context.
    unsafe fn call(
        &self,
        bits: c_int,
        gpu_to_gpu: bool,
        n: usize,
        bytes: &mut usize,
        at: Pointers,
    ) -> Result<(), String> {
        let n = c_int::try_from(n).map_err(|_| "this takes 2^31 - 1 elements at most")?;
        // SAFETY: as the caller promises.
        let code = unsafe {
            (self.sum)(
                bits,
                gpu_to_gpu.into(),
                at.memory,
                bytes,
                at.x,
                at.out,
                n,
                at.stream,
            )
        };
        if code == 0 {
            return Ok(());
        }
        // SAFETY: a name for every number, which is never freed.
        let name = unsafe { CStr::from_ptr((self.error)(code)) };
        Err(format!("CUDA's runtime says {}", name.to_string_lossy()))
    }
}

/// Addresses on the GPU, and a stream.
struct Pointers {
    x: *const c_void,
    out: *mut c_void,
    memory: *mut c_void,
    stream: *mut c_void,
}

/// A sum with its memory.
pub struct Sum<'a, T> {
    /// The name of the row.
    pub name: &'static str,
    gpu_to_gpu: bool,
    to_host: bool,
    cub: &'a Cub,
    stream: &'a Arc<CudaStream>,
    x: &'a CudaSlice<T>,
    scratch: CudaSlice<u8>,
    out: CudaSlice<T>,
    value: T,
}

impl<'a, T: DeviceRepr + Copy + Default> Sum<'a, T> {
    const BITS: c_int = size_of::<T>() as c_int * 8;

    fn new(
        cub: &'a Cub,
        stream: &'a Arc<CudaStream>,
        x: &'a CudaSlice<T>,
        name: &'static str,
        gpu_to_gpu: bool,
        to_host: bool,
    ) -> Result<Self, String> {
        // CUDA's runtime works in the context that is current.
        let text = |e: DriverError| e.to_string();
        stream.context().bind_to_thread().map_err(text)?;
        let needed = cub.needs(Self::BITS, gpu_to_gpu, x.len())?;
        let mut sum = Sum {
            name,
            gpu_to_gpu,
            to_host,
            cub,
            stream,
            x,
            scratch: stream.clone_htod(&vec![0; needed.max(1)]).map_err(text)?,
            out: stream.clone_htod(&[T::default()]).map_err(text)?,
            value: T::default(),
        };
        // One that cannot be launched is found here, not between other rows.
        sum.launch()?;
        Ok(sum)
    }

    fn launch(&mut self) -> Result<(), String> {
        let context = self.stream.context();
        context.bind_to_thread().map_err(|e| e.to_string())?;
        let mut bytes = self.scratch.len();
        let (x, _reads) = self.x.device_ptr(self.stream);
        let (out, _writes) = self.out.device_ptr_mut(self.stream);
        let (memory, _uses) = self.scratch.device_ptr_mut(self.stream);
        let at = Pointers {
            x: x as *const c_void,
            out: out as *mut c_void,
            memory: memory as *mut c_void,
            stream: self.stream.cu_stream().cast(),
        };
        // SAFETY: these are as long as that, in the context of the stream, and are kept until the stream is done with them.
        unsafe {
            self.cub
                .call(Self::BITS, self.gpu_to_gpu, self.x.len(), &mut bytes, at)
        }
    }

    /// Queues it, and waits for the value where the host is to have it.
    pub fn run(&mut self) -> Outcome {
        self.launch()?;
        if self.to_host {
            self.fetch()?;
        }
        Ok(())
    }

    /// The value of a run.
    pub fn value(&mut self) -> Result<T, Box<dyn Error>> {
        self.run()?;
        self.fetch()?;
        Ok(self.value)
    }

    fn fetch(&mut self) -> Outcome {
        self.stream
            .memcpy_dtoh(&self.out, std::slice::from_mut(&mut self.value))?;
        Ok(self.stream.synchronize()?)
    }
}
