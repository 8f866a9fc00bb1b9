//! Recorded functions on the first GPU of this machine.

#[cfg(feature = "cuda")]
use fpdsl_cuda::device::CudaDevice;
#[cfg(feature = "cuda")]
use fpdsl_runtime::device::{Accelerator, Input, Memory};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::Kernel;

/// A GPU that can compile and run kernels.
pub struct Gpu(#[cfg(feature = "cuda")] CudaDevice);

impl Gpu {
    /// The first one, or why there is none.
    pub fn find() -> Result<Self, String> {
        #[cfg(feature = "cuda")]
        return CudaDevice::new(0).map(Gpu).map_err(|error| error.to_string());
        #[cfg(not(feature = "cuda"))]
        Err("this build is without the feature `cuda`".to_owned())
    }

    /// Runs elements `0..n`: from the bytes of each input buffer to those of each output buffer.
    #[cfg(feature = "cuda")]
    pub fn run(
        &self,
        kernel: Kernel,
        n: usize,
        inputs: &[Vec<u8>],
        sizes: &[usize],
    ) -> Result<Vec<Vec<u8>>, Error> {
        let Gpu(gpu) = self;
        let loaded = gpu.load(kernel, &vec![false; inputs.len()])?;
        let inputs = inputs.iter().map(|bytes| Ok(Input::Uploaded(gpu.upload(bytes)?)));
        let inputs = inputs.collect::<Result<Vec<_>, Error>>()?;
        let outputs = sizes.iter().map(|&size| gpu.allocate(size));
        let outputs = outputs.collect::<Result<Vec<_>, Error>>()?;
        let memory: Vec<&dyn Memory> = outputs.iter().map(|memory| &**memory).collect();
        // SAFETY: callers give arrays of `n` elements, and their kernels test indices.
        unsafe { gpu.launch(&loaded, n, &inputs, &memory)? };
        let mut results: Vec<Vec<u8>> = sizes.iter().map(|&size| vec![0xaa; size]).collect();
        for (memory, bytes) in outputs.iter().zip(&mut results) {
            gpu.download(&**memory, bytes)?;
        }
        Ok(results)
    }

    /// Nobody has one to call this on.
    #[cfg(not(feature = "cuda"))]
    pub fn run(&self, _: Kernel, _: usize, _: &[Vec<u8>], _: &[usize]) -> Result<Vec<Vec<u8>>, Error> {
        unreachable!("`find` finds none in this build")
    }
}
