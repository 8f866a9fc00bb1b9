//! Slices and kernels, shared with programs that use cudarc themselves.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use cudarc::driver::{
    CudaContext, CudaFunction, CudaSlice, CudaStream, DevicePtrMut, DriverError, LaunchConfig,
};
use fpdsl_runtime::device::MapKernel;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::function::Function;

use crate::device::{CudaDevice, refuse_per_thread};
use crate::driver::{self, failure};
use crate::gpu::Gpu;
use crate::kernels;
use crate::loaded::Loaded;
use crate::memory::CudaMemory;
use crate::print;
use crate::print::abi::Abi;

impl CudaDevice {
    /// Takes the memory of a slice, without a copy. Work that cudarc knows to be queued on it comes first.
    ///
    /// # Errors
    /// [`Error::WrongDevice`] for a slice of another context, and [`Error::Driver`] for one of a per-thread default stream.
    pub fn adopt<T>(&self, slice: CudaSlice<T>) -> Result<CudaMemory, Error> {
        if *slice.context() != *self.stream().context() {
            return Err(Error::WrongDevice {
                function: "from_cuda_slice",
                device: self.gpu().name().to_owned(),
                buffer: format!("another context, on cuda:{}", slice.ordinal()),
            });
        }
        refuse_per_thread(slice.stream())?;
        Ok(CudaMemory::from_slice(slice))
    }
}

impl CudaMemory {
    /// Turns the memory into a slice of `len` elements, without a copy, on the stream that made it. Work queued on it comes
    /// first.
    ///
    /// # Errors
    /// [`Error::Driver`] if it has no room for them, and the errors of the work that is queued on it. An error frees the
    /// memory.
    ///
    /// # Safety
    /// The memory holds `len` values of `T`.
    pub unsafe fn into_slice<T>(self, len: usize) -> Result<CudaSlice<T>, Error> {
        if len
            .checked_mul(size_of::<T>())
            .is_none_or(|wanted| wanted > self.len())
        {
            return Err(Error::Driver {
                doing: "making a slice of device memory",
                reason: format!("{} bytes do not hold {len} of {}", self.len(), size_of::<T>()),
            });
        }
        let made = self.release_with(can_make_slice).map(|(address, home)| {
            // SAFETY: the address is of an allocation with room for `len` elements, which are there by the caller's promise,
            // and nobody else frees it.
            let mut slice = unsafe { home.upgrade_device_ptr::<T>(address, len) };
            // Other streams will come after what the home stream has to do first.
            let (_, noted) = slice.device_ptr_mut(&home);
            drop(noted);
            slice
        });
        made.map_err(|e| failure("making a slice of device memory", e))
    }
}

/// cudarc panics if a new slice cannot have its two events, so they are made once before.
fn can_make_slice(stream: &CudaStream) -> Result<(), DriverError> {
    let context = stream.context();
    if context.is_event_tracking() {
        drop((context.new_event(None)?, context.new_event(None)?));
    }
    // Reports what a drop has left to report, in which cudarc would find a reason to panic too.
    context.bind_to_thread()
}

/// The kernel of a function, loaded in a context, for launches through cudarc.
///
/// It is the kernel that `name::cuda_source()` prints, and derefs to its [`CudaFunction`]. One thread computes one element. The
/// grid and the blocks have one dimension. All parameters have 64 bits, except values of smaller types:
///
/// | parameter | pass |
/// |---|---|
/// | `first` | `u64`: the number of the element that thread 0 computes |
/// | `count` | `u64`: how many elements there are from there on; threads past them do nothing |
/// | `fault` | four `u64` on the device, all ones before the launch. Afterwards the first is the smallest element that faulted, if there is one: its result and those of other faulting elements are not written. A kernel that [cannot fault](CudaKernel::can_fault) ignores it, and takes a null pointer, 0 |
/// | `total` | only where arrays of structs are among the parameters: `u64`, how many elements those have. Scalar `k` of element `i` of a struct lies at `k * total + i` |
/// | results | a pointer for each: one scalar for an element, or those of an array in a row; a tuple is taken apart |
/// | arguments of `map` | a pointer for each, likewise |
/// | arguments of `launch` | values; a slice is a pointer and its length, a `u64`; an index is, for each axis but the last, the grid's extent, a `u64` |
///
/// [`abi`](CudaKernel::abi) returns the parameters of this kernel as values, [`parameters`](CudaKernel::parameters) as they are
/// declared. No result may overlap another result or an argument.
#[derive(Clone)]
pub struct CudaKernel {
    loaded: Arc<Loaded>,
    /// Keeps what is loaded for others who ask.
    _gpu: Arc<Gpu>,
}

impl CudaKernel {
    /// Compiles and loads the kernel of `F`, unless it is loaded already.
    ///
    /// # Errors
    /// The errors of a device of this context: something is missing or does not fit.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use fpdsl::cuda::CudaKernel;
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let kernel = CudaKernel::of::<add>(&CudaContext::new(0)?)?;         // as `add::cuda_kernel(&context)?`
    /// println!("{kernel:?}");
    /// # Ok(())
    /// # }
    /// ```
    pub fn of<F: Function>(context: &Arc<CudaContext>) -> Result<Self, Error> {
        Self::find(context, &MapKernel::of::<F>())
    }

    /// Apart so that it is compiled once, not for each function.
    fn find(context: &Arc<CudaContext>, kernel: &MapKernel) -> Result<Self, Error> {
        driver::initialise()?;
        let gpu = Gpu::of(context)?;
        let broadcast = print::usual(&kernel.record().inputs);
        let loaded = kernels::get(&gpu, kernel, broadcast, false);
        Ok(CudaKernel {
            loaded: gpu.watch(loaded)?,
            _gpu: gpu,
        })
    }

    /// The function's name, as errors have it.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let kernel = add::cuda_kernel(&CudaContext::new(0)?)?;
    /// assert_eq!(kernel.name(), "add");
    /// # Ok(())
    /// # }
    /// ```
    pub fn name(&self) -> &'static str {
        self.loaded.name
    }

    /// The parameters in order, as the kernel declares them: `const float* __restrict__ in_x`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let kernel = add::cuda_kernel(&CudaContext::new(0)?)?;
    /// println!("{}", kernel.parameters().join(", "));
    /// # Ok(())
    /// # }
    /// ```
    pub fn parameters(&self) -> &[String] {
        &self.loaded.declarations
    }

    /// The parameters as values: the name, the C++ type and the meaning of each, and how its scalars lie in memory.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let kernel = add::cuda_kernel(&CudaContext::new(0)?)?;
    /// for parameter in kernel.abi().params() {
    ///     println!("{parameter}: {:?}", parameter.meaning);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn abi(&self) -> &Abi {
        &self.loaded.abi
    }

    /// Returns true if it may report a fault, because it divides integers, indexes or asserts.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let kernel = add::cuda_kernel(&CudaContext::new(0)?)?;
    /// assert!(!kernel.can_fault());
    /// # Ok(())
    /// # }
    /// ```
    pub fn can_fault(&self) -> bool {
        !self.loaded.sites.is_empty()
    }

    /// The best number of threads in a block.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let kernel = add::cuda_kernel(&CudaContext::new(0)?)?;
    /// assert!(kernel.block_size() <= kernel.max_block_size());
    /// # Ok(())
    /// # }
    /// ```
    pub fn block_size(&self) -> u32 {
        self.loaded.block
    }

    /// The largest possible number of threads in a block.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let kernel = add::cuda_kernel(&CudaContext::new(0)?)?;
    /// assert!(kernel.max_block_size() <= 1024);
    /// # Ok(())
    /// # }
    /// ```
    pub fn max_block_size(&self) -> u32 {
        self.loaded.limit
    }

    /// A launch of `count` elements.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let kernel = add::cuda_kernel(&CudaContext::new(0)?)?;
    /// assert!(kernel.config(1000).grid_dim.0 >= 1);
    /// # Ok(())
    /// # }
    /// ```
    pub fn config(&self, count: u32) -> LaunchConfig {
        LaunchConfig {
            // The driver refuses a grid without blocks.
            grid_dim: (count.div_ceil(self.block_size()).max(1), 1, 1),
            block_dim: (self.block_size(), 1, 1),
            shared_mem_bytes: 0,
        }
    }
}

impl Deref for CudaKernel {
    type Target = CudaFunction;

    fn deref(&self) -> &CudaFunction {
        &self.loaded.function
    }
}

impl fmt::Debug for CudaKernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.name(), self.parameters().join(", "))
    }
}
