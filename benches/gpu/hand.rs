//! The kernel that somebody would write by hand, and how such kernels are compiled and launched.

use std::sync::Arc;

use fpdsl::cuda::cudarc::driver::{
    CudaFunction, CudaSlice, CudaStream, DeviceRepr, LaunchConfig, PushKernelArg,
};
use fpdsl::cuda::cudarc::nvrtc::Ptx;
use fpdsl::prelude::*;
use fpdsl_cuda::device::CudaDevice;

use super::Outcome;

/// Threads in a block, as most would choose.
const BLOCK: u32 = 256;

/// How NVRTC compiles a kernel.
#[derive(Clone, Copy)]
pub enum Options {
    /// As fpdsl compiles its own.
    OfFpdsl,
    /// As it does by itself.
    OfNvrtc,
}

/// The kernel `name` of the source, compiled for the device.
pub fn load(
    dev: &Device,
    name: &str,
    source: &str,
    options: Options,
) -> Result<CudaFunction, Box<dyn std::error::Error>> {
    let stream = dev.cuda_stream().ok_or("this is no CUDA device")?;
    let about = CudaDevice::from_stream(Arc::clone(stream))?;
    let (nvrtc, arch) = (about.nvrtc(), about.arch());
    let cubin = match options {
        Options::OfFpdsl => nvrtc.compile(source, name, arch, &[])?,
        Options::OfNvrtc => {
            nvrtc.compile_as_told(source, name, arch, &[format!("--gpu-architecture={arch}")])?
        }
    };
    let module = stream.context().load_module(Ptx::from_binary(cubin))?;
    Ok(module.load_function(name)?)
}

/// A launch over this many elements.
pub fn config(n: u64) -> Result<LaunchConfig, std::num::TryFromIntError> {
    Ok(LaunchConfig {
        grid_dim: (u32::try_from(n.div_ceil(BLOCK.into()))?, 1, 1),
        block_dim: (BLOCK, 1, 1),
        shared_mem_bytes: 0,
    })
}

/// `a * x + y`, fused, over arrays.
pub struct Hand(CudaFunction);

impl Hand {
    /// Compiled for the device.
    pub fn new(
        dev: &Device,
        name: &str,
        native: &str,
        fma: &str,
    ) -> Result<Self, Box<dyn std::error::Error>> {
        let ty = if native == "f32" { "float" } else { "double" };
        let source = format!(
            "extern \"C\" __global__ void {name}({ty}* __restrict__ out, unsigned long long n, {ty} a,\n    \
             const {ty}* __restrict__ x, const {ty}* __restrict__ y)\n{{\n    \
             unsigned long long i = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x;\n    \
             if (i < n) out[i] = {fma}(a, x[i], y[i]);\n}}\n"
        );
        load(dev, name, &source, Options::OfFpdsl).map(Hand)
    }

    /// Queues it.
    pub fn launch<T: DeviceRepr>(
        &self,
        stream: &Arc<CudaStream>,
        out: &mut CudaSlice<T>,
        a: T,
        x: &CudaSlice<T>,
        y: &CudaSlice<T>,
    ) -> Outcome {
        let n = out.len() as u64;
        let mut launch = stream.launch_builder(&self.0);
        launch.arg(out).arg(&n).arg(&a).arg(x).arg(y);
        // SAFETY: these are the kernel's parameters, and the three arrays have `n` elements.
        unsafe { launch.launch(config(n)?) }?;
        Ok(())
    }
}
