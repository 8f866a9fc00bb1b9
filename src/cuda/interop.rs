//! Contexts, streams and memory that a program and fpdsl share.

use std::any::Any;
use std::sync::Arc;

use fpdsl_cuda::cudarc::driver::{CudaContext, CudaSlice, CudaStream};
use fpdsl_cuda::device::CudaDevice;
use fpdsl_cuda::memory::CudaMemory;
use fpdsl_macros::for_each_scalar;
use fpdsl_runtime::device::{Buffer, Element};
use fpdsl_runtime::error::Error;
use half::{bf16, f16};

use crate::Device;

impl Device {
    /// Returns the GPU of a context, on the context's default stream. Devices of one context share their kernels.
    ///
    /// # Errors
    /// [`Error::NoNvrtc`], [`Error::Incompatible`], and [`Error::NoDriver`] if the driver lacks a function that fpdsl needs.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use fpdsl::Device;
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    ///
    /// let dev = Device::from_cuda_context(CudaContext::new(0)?)?;
    /// println!("{}", dev.name());
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_cuda_context(context: Arc<CudaContext>) -> Result<Self, Error> {
        Self::from_cuda_stream(context.default_stream())
    }

    /// Returns the GPU of a stream. All work is queued on that stream, in order with the caller's own work there.
    ///
    /// # Errors
    /// As [`Device::from_cuda_context`]; [`Error::Driver`] for the per-thread default stream, which is not one stream.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use fpdsl::Device;
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    ///
    /// let stream = CudaContext::new(0)?.new_stream()?;
    /// let dev = Device::from_cuda_stream(stream)?;        // all work is queued there
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_cuda_stream(stream: Arc<CudaStream>) -> Result<Self, Error> {
        Ok(Self::accelerator(Arc::new(CudaDevice::from_stream(stream)?)))
    }

    /// The stream on which work is queued, on a CUDA device.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use fpdsl::Device;
    ///
    /// let dev = Device::cuda(0)?;
    /// let context = dev.cuda_stream().expect("a CUDA device").context().clone();
    /// # Ok(())
    /// # }
    /// ```
    pub fn cuda_stream(&self) -> Option<&Arc<CudaStream>> {
        self.as_cuda().map(CudaDevice::stream)
    }

    pub(crate) fn as_cuda(&self) -> Option<&CudaDevice> {
        let device: &dyn Any = &**self.as_accelerator()?;
        device.downcast_ref()
    }
}

/// A type whose values have the same layout in a [`CudaSlice`] and a [`Buffer`]: a scalar, or an array of scalars.
#[diagnostic::on_unimplemented(
    message = "a `CudaSlice` of `{Self}` cannot be a buffer",
    label = "pass a slice of scalars or of arrays of them; on devices, structs lie in planes"
)]
pub trait Plain: Element + private::Sealed {}

mod private {
    pub trait Sealed {}
}

for_each_scalar! {
    #for {
        impl private::Sealed for #T {}
        impl Plain for #T {}
    }
}

impl<T: Plain, const N: usize> private::Sealed for [T; N] {}
impl<T: Plain, const N: usize> Plain for [T; N] {}

/// Turns cudarc's slices into buffers and back: the same memory, no copy.
///
/// Work queued on a slice before it becomes a buffer comes before fpdsl's work on the buffer, and the other way round. cudarc's events
/// ensure that. If they are switched off ([`disable_event_tracking`](CudaContext::disable_event_tracking)), only work on the slice's
/// own stream is certain to come first.
pub trait CudaBuffer<T>: Sized {
    /// The slice as a buffer of `device`, which must be of the same context.
    ///
    /// # Errors
    /// [`Error::WrongDevice`] for a slice of another context, or if the device is not a CUDA device. [`Error::Driver`] for a
    /// slice of a per-thread default stream. An error drops the slice.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use fpdsl::prelude::*;
    ///
    /// let dev = Device::cuda(0)?;
    /// let stream = dev.cuda_stream().expect("a CUDA device");
    /// let x = Buffer::from_cuda_slice(&dev, stream.clone_htod(&[0.25_f32, 0.5])?)?;
    /// assert_eq!(x.to_vec()?, [0.25, 0.5]);
    /// # Ok(())
    /// # }
    /// ```
    fn from_cuda_slice(device: &Device, slice: CudaSlice<T>) -> Result<Self, Error>;

    /// The buffer as a slice, on the stream that made it.
    ///
    /// # Errors
    /// [`Error::WrongDevice`] for a buffer that is not on a CUDA device, and the errors of the work that is queued on it. An
    /// error drops the buffer.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use fpdsl::prelude::*;
    ///
    /// let dev = Device::cuda(0)?;
    /// let slice = Buffer::new(&dev, &[0.25_f32, 0.5])?.into_cuda_slice()?;
    /// assert_eq!(slice.len(), 2);
    /// # Ok(())
    /// # }
    /// ```
    fn into_cuda_slice(self) -> Result<CudaSlice<T>, Error>;
}

impl<T: Plain> CudaBuffer<T> for Buffer<T> {
    fn from_cuda_slice(device: &Device, slice: CudaSlice<T>) -> Result<Self, Error> {
        let (Some(accelerator), Some(cuda)) = (device.as_accelerator(), device.as_cuda()) else {
            return Err(Error::WrongDevice {
                function: "from_cuda_slice",
                device: device.name(),
                buffer: format!("cuda:{}", slice.ordinal()),
            });
        };
        let len = slice.len();
        Buffer::from_memory(Arc::clone(accelerator), Box::new(cuda.adopt(slice)?), len)
    }

    fn into_cuda_slice(self) -> Result<CudaSlice<T>, Error> {
        let (len, place) = (self.len(), self.device_name());
        let memory: Option<Box<dyn Any>> = self.into_memory().ok().map(|memory| memory as _);
        let memory = memory.and_then(|memory| memory.downcast::<CudaMemory>().ok());
        let memory = memory.ok_or_else(|| Error::WrongDevice {
            function: "into_cuda_slice",
            device: "a CUDA device".to_owned(),
            buffer: place,
        })?;
        // SAFETY: the memory is of a buffer of `len` elements, and holds each as Rust does.
        unsafe { memory.into_slice(len) }
    }
}
