//! The seam between fpdsl's arrays and a device that is not the host.
//!
//! The runtime knows nothing of CUDA. A device that runs traced kernels implements [`Accelerator`]. Buffers and maps
//! reach it only through this trait.

use std::any::{Any, TypeId};
use std::fmt;

use crate::error::Error;
use crate::function::Function;
use crate::ir;

/// Memory of an accelerator; freed on drop.
pub trait Memory: Any + Send + Sync + fmt::Debug {
    /// Its size in bytes.
    fn bytes(&self) -> usize;
    /// For the accelerator to find its own type again.
    fn as_any(&self) -> &dyn Any;
}

/// A device that compiles and runs traced functions.
pub trait Accelerator: Any + Send + Sync + fmt::Debug {
    /// Its name, as printed: `cuda:0: NVIDIA H200 (sm_90)`.
    fn name(&self) -> String;

    /// Returns true if its kernels can use that memory: it made it, or another stream of the same GPU did.
    fn owns(&self, memory: &dyn Memory) -> bool;

    /// Uninitialised memory; `bytes` may be zero.
    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error>;

    /// Memory of zeros.
    ///
    /// # Errors
    ///
    /// As [`Accelerator::upload`], which brings the zeros unless a device has them cheaper.
    fn zeros(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        self.upload(&super::planes::zeroed::<u8>(bytes)?)
    }

    /// A copy of host memory on the device.
    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error>;

    /// Copies device memory, from its start, into `to`, after all work queued on it.
    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error>;

    /// Runs `kernel` for elements `0..n`. Inputs and outputs come in the order of the kernel's parameters and
    /// results, tuples taken apart; an array such as `[f32; 4]` is one of them, its elements interleaved, and so is a struct,
    /// whose scalars have a plane each (see [`ir::Buffer::planes`]). An index has an
    /// [`Input::Extent`] for each of its coordinates; element `i` is at `x = i % nx`, `y = i / nx % ny` and so on.
    ///
    /// A fault is reported as [`Error::Fault`] with the smallest faulting element; outputs are then unspecified.
    fn map(
        &self,
        kernel: &MapKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error>;

    /// Waits for all work queued on the device.
    fn synchronize(&self) -> Result<(), Error>;
}

/// An argument of a kernel.
#[derive(Debug)]
pub enum Input<'a> {
    /// One value for every element: its bytes in memory order (more than one scalar for an array).
    Value(Vec<u8>),
    /// One value per element, in a buffer of the caller's.
    Memory(&'a dyn Memory),
    /// One value per element, copied to the device for this call.
    Uploaded(Box<dyn Memory>),
    /// A slice that every element may read anywhere, in a buffer of the caller's.
    Slice {
        /// The memory.
        memory: &'a dyn Memory,
        /// How many elements it has.
        len: usize,
    },
    /// Such a slice, copied to the device for this call.
    UploadedSlice {
        /// The memory.
        memory: Box<dyn Memory>,
        /// How many elements it has.
        len: usize,
    },
    /// The number of positions of the grid along an axis; it stands for a coordinate of the index.
    Extent(usize),
}

impl Input<'_> {
    /// The memory, if there is any.
    pub fn memory(&self) -> Option<&dyn Memory> {
        match self {
            Input::Value(_) | Input::Extent(_) => None,
            Input::Memory(memory) | Input::Slice { memory, .. } => Some(*memory),
            Input::Uploaded(memory) | Input::UploadedSlice { memory, .. } => Some(&**memory),
        }
    }

    /// Returns true if the argument is one value for every element.
    pub fn is_broadcast(&self) -> bool {
        matches!(self, Input::Value(_))
    }

    /// The length of a slice; 0 for anything else, which has none.
    pub fn slice_len(&self) -> usize {
        match self {
            Input::Slice { len, .. } | Input::UploadedSlice { len, .. } => *len,
            Input::Value(_) | Input::Memory(_) | Input::Uploaded(_) | Input::Extent(_) => 0,
        }
    }
}

/// A function as an accelerator sees it.
#[derive(Clone, Copy, Debug)]
pub struct MapKernel {
    /// Identifies the function within this process, for caches of compiled kernels.
    pub id: TypeId,
    /// Its name.
    pub name: &'static str,
    /// Records its body.
    pub trace: fn() -> ir::Kernel,
}

impl MapKernel {
    /// The kernel of `F`.
    pub fn of<F: Function>() -> Self {
        MapKernel {
            id: TypeId::of::<F>(),
            name: F::NAME,
            trace: crate::trace::trace::<F>,
        }
    }
}
