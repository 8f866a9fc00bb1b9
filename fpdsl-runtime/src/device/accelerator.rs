//! The seam between fpdsl's arrays and a device that is not the host.
//!
//! The runtime knows nothing of CUDA. A device that runs traced kernels implements [`Accelerator`]. Buffers and maps
//! reach it only through this trait.
//!
//! A GPU is one, and so is the CPU that runs printed kernels, and the interpreter where calls are compared.

use std::any::{Any, TypeId};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Range;

use super::composed::{Composed, Functions};
use crate::error::Error;
use crate::function::hidden::Hidden;
use crate::function::{Function, Visitor};
use crate::ir;
use crate::lift::Lift;
use crate::question::AnyQuestion;

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

    /// Returns true if it takes buffers of the host as arguments, as it takes slices. A GPU does not: copies should be seen.
    fn takes_host_buffers(&self) -> bool {
        false
    }

    /// Uninitialised memory; `bytes` may be zero.
    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error>;

    /// Memory of zeros.
    ///
    /// # Errors
    ///
    /// As [`Accelerator::upload`], which brings the zeros unless a device has them cheaper.
    fn zeros(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        self.upload(&super::room::zeroed::<u8>(bytes)?)
    }

    /// A copy of host memory on the device.
    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error>;

    /// Copies device memory, from its start, into `to`, after all work queued on it.
    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error>;

    /// Runs `kernel` for elements `0..n`. Inputs and outputs come in the order of the kernel's parameters and
    /// results, tuples taken apart; an array such as `[f32; 4]` is one of them, its elements interleaved, and so is a struct,
    /// whose scalars have a plane each (see [`ir::Buffer::planes`]). An index has an
    /// [`Input::Extent`] for each of its coordinates; element `i` is at `x = i % nx`, `y = i / nx % ny` and so on. A row has an
    /// [`Input::Number`] and an [`Input::Row`], in whose memory all is zero.
    ///
    /// A fault is reported as [`Error::Fault`] with the smallest faulting element; outputs are then unspecified.
    ///
    /// # Safety
    ///
    /// The kernel is that of a function ([`MapKernel::of`]). Each array has `n` elements, each slice as many as it says, and the
    /// outputs have room for `n` results. If the function reads elements without tests of its own, as kernels of reductions do, those
    /// exist.
    unsafe fn map(
        &self,
        kernel: &MapKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error>;

    /// Waits for all work queued on the device.
    fn synchronize(&self) -> Result<(), Error>;

    /// Some bytes of a piece of memory, as memory that kernels can read and write. It is not a copy; the piece stays allocated as long
    /// as its parts.
    ///
    /// # Errors
    ///
    /// [`Error::Driver`] if the bytes are not within the memory, and on a device without parts, as one is by default: buffers have no
    /// views there.
    fn part(&self, memory: &dyn Memory, bytes: Range<usize>) -> Result<Box<dyn Memory>, Error> {
        let _ = (memory, bytes);
        Err(without_parts(self.name()))
    }

    /// Copies host memory to the start of device memory, after all work queued on it.
    ///
    /// # Errors
    ///
    /// As [`Accelerator::part`], and the device's failures.
    fn write(&self, memory: &dyn Memory, from: &[u8]) -> Result<(), Error> {
        let _ = (memory, from);
        Err(without_parts(self.name()))
    }

    /// Copies rows of bytes from one piece of device memory to another. By default they take the way through the host.
    ///
    /// # Errors
    ///
    /// As [`Accelerator::part`], and the device's failures.
    fn copy(&self, from: &dyn Memory, to: &dyn Memory, rows: &Rows) -> Result<(), Error> {
        let mut row = super::room::zeroed::<u8>(rows.width)?;
        for k in 0..rows.count {
            let (source, target) = (rows.from + k * rows.from_pitch, rows.to + k * rows.to_pitch);
            let source = self.part(from, source..source + rows.width)?;
            self.download(&*source, &mut row)?;
            self.write(&*self.part(to, target..target + rows.width)?, &row)?;
        }
        Ok(())
    }
}

fn without_parts(device: String) -> Error {
    Error::Driver {
        doing: "making a view of a buffer",
        reason: format!("{device} has no views"),
    }
}

/// Rows of bytes that are copied from one piece of memory to another. All are within the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rows {
    /// The number of rows.
    pub count: usize,
    /// The bytes of a row.
    pub width: usize,
    /// The first byte of the first row where it comes from.
    pub from: usize,
    /// The bytes from one row to the next there.
    pub from_pitch: usize,
    /// The first byte of the first row where it goes to.
    pub to: usize,
    /// The bytes from one row to the next there.
    pub to_pitch: usize,
}

impl Rows {
    /// The same rows in the other direction.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::backend::Rows;
    ///
    /// let rows = Rows { count: 3, width: 8, from: 0, from_pitch: 16, to: 0, to_pitch: 8 };        // every other f64
    /// assert_eq!((rows.back().from_pitch, rows.back().to_pitch), (8, 16));
    /// ```
    pub fn back(self) -> Self {
        Rows {
            from: self.to,
            from_pitch: self.to_pitch,
            to: self.from,
            to_pitch: self.from_pitch,
            ..self
        }
    }

    /// Returns true if the rows are one piece of memory on both sides.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::backend::Rows;
    ///
    /// let rows = Rows { count: 3, width: 8, from: 0, from_pitch: 16, to: 0, to_pitch: 8 };        // every other f64
    /// assert!(!rows.is_one_piece());
    /// ```
    pub fn is_one_piece(&self) -> bool {
        self.count <= 1 || (self.from_pitch == self.width && self.to_pitch == self.width)
    }
}

/// An argument of a kernel.
#[derive(Debug)]
#[non_exhaustive]
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
    /// The rows of all elements, of which each element writes its own.
    Row {
        /// The memory.
        memory: &'a dyn Memory,
        /// How many scalars a row has.
        len: usize,
    },
    /// The number of the element, before its [`Input::Row`].
    Number,
    /// Counters, which all elements add to: `u64` each, and as many `u64` behind them for the smallest element that added to each.
    Counters(&'a dyn Memory),
    /// The number of positions of the grid along an axis; it stands for a coordinate of the index.
    Extent(usize),
}

impl<'a> Input<'a> {
    /// An array of `len` elements as a slice that every element may read anywhere.
    pub(super) fn shared(self, len: usize) -> Input<'a> {
        match self {
            Input::Memory(memory) => Input::Slice { memory, len },
            Input::Uploaded(memory) => Input::UploadedSlice { memory, len },
            other => other,
        }
    }
}

impl Input<'_> {
    /// The memory, if there is any.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::backend::Input;
    ///
    /// assert!(Input::Value(vec![0; 8]).memory().is_none());
    /// ```
    pub fn memory(&self) -> Option<&dyn Memory> {
        match self {
            Input::Value(_) | Input::Number | Input::Extent(_) => None,
            Input::Memory(memory)
            | Input::Slice { memory, .. }
            | Input::Row { memory, .. }
            | Input::Counters(memory) => Some(*memory),
            Input::Uploaded(memory) | Input::UploadedSlice { memory, .. } => Some(&**memory),
        }
    }

    /// Makes the row of an element zero again, before the element runs for the second time. Its scalars have so many bytes each. It does
    /// nothing to other arguments.
    ///
    /// # Errors
    ///
    /// As [`Accelerator::write`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Error;
    /// use fpdsl::backend::{Accelerator, Input};
    ///
    /// fn clear(device: &dyn Accelerator, inputs: &[Input<'_>], element: usize) -> Result<(), Error> {
    ///     inputs.iter().try_for_each(|input| input.clear_row(device, element, size_of::<f32>()))
    /// }
    /// ```
    pub fn clear_row(&self, device: &dyn Accelerator, element: usize, bytes: usize) -> Result<(), Error> {
        match self {
            Input::Row { memory, len } if *len > 0 => {
                let zeros = super::room::zeroed::<u8>(len * bytes)?;
                let row = device.part(*memory, element * zeros.len()..(element + 1) * zeros.len())?;
                device.write(&*row, &zeros)
            }
            _ => Ok(()),
        }
    }

    /// Returns true if the argument is one value for every element.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::backend::Input;
    ///
    /// assert!(Input::Value(vec![0; 8]).is_broadcast());
    /// ```
    pub fn is_broadcast(&self) -> bool {
        matches!(self, Input::Value(_))
    }

    /// The length of a slice or a row; 0 for anything else, which has none.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::backend::Input;
    ///
    /// assert_eq!(Input::Extent(100).slice_len(), 0);
    /// ```
    pub fn slice_len(&self) -> usize {
        match self {
            Input::Slice { len, .. } | Input::UploadedSlice { len, .. } | Input::Row { len, .. } => *len,
            Input::Value(_)
            | Input::Number
            | Input::Counters(_)
            | Input::Memory(_)
            | Input::Uploaded(_)
            | Input::Extent(_) => 0,
        }
    }
}

/// A function as an accelerator sees it, maybe with a question in it.
#[derive(Clone, Copy, Debug)]
pub struct MapKernel {
    /// The function's name.
    pub name: &'static str,
    /// The functions of an inner product, if it is made of one: a device may compute it by tiles.
    pub product: Option<Composed>,
    id: KernelId,
    trace: fn() -> ir::Kernel,
    /// What the body that `trace` gives is asked.
    question: Option<AnyQuestion>,
}

/// Identifies a kernel within this process, for caches of compiled kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelId {
    function: TypeId,
    question: Option<AnyQuestion>,
}

// One word less for kernels without a question: they are looked up in every call.
impl Hash for KernelId {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.function.hash(state);
        if let Some(question) = self.question {
            question.hash(state);
        }
    }
}

/// Finds what records a step.
#[derive(Clone, Copy)]
pub(super) struct StepRecorder;

impl Visitor for StepRecorder {
    type Found = fn() -> Functions;

    fn visit<F: Function>(self) -> Self::Found {
        || Functions::of_step(crate::trace::trace::<F>())
    }
}

/// The parameters of a function.
pub(super) fn inputs<F: Function>() -> ir::Layout {
    ir::Layout::of_params(&F::Args::SHAPE)
}

impl MapKernel {
    /// The kernel of `F`.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::backend::MapKernel;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let kernel = MapKernel::of::<add>();
    /// assert_eq!((kernel.name, kernel.record().name), ("add", "add"));
    /// # Ok(())
    /// # }
    /// ```
    pub fn of<F: Function>() -> Self {
        MapKernel {
            product: F::step(Hidden, StepRecorder).map(|record| Composed {
                record,
                argument: None,
                inputs: inputs::<F>,
            }),
            ..MapKernel::recorded(TypeId::of::<F>(), F::NAME, crate::trace::trace::<F>)
        }
    }

    /// A kernel that `trace` records, which stands for a type: of two kernels of a type the bodies are the same.
    pub const fn recorded(function: TypeId, name: &'static str, trace: fn() -> ir::Kernel) -> Self {
        MapKernel {
            name,
            product: None,
            id: KernelId {
                function,
                question: None,
            },
            trace,
            question: None,
        }
    }

    /// A kernel that takes the place of this one, with another body.
    pub fn replaced(self, trace: fn() -> ir::Kernel) -> Self {
        MapKernel {
            product: None,
            trace,
            question: None,
            ..self
        }
    }

    /// The same kernel with a question in it.
    pub(super) fn asked(self, question: AnyQuestion) -> Self {
        MapKernel {
            product: None,
            id: KernelId {
                question: Some(question),
                ..self.id
            },
            question: Some(question),
            ..self
        }
    }

    /// What tells it from other kernels.
    pub fn id(&self) -> KernelId {
        self.id
    }

    /// Records its body.
    pub fn record(&self) -> ir::Kernel {
        let body = (self.trace)();
        match self.question {
            Some(question) => question.ask(&body).kernel,
            None => body,
        }
    }
}

/// Runs a kernel for elements `0..n`; nothing if there are none.
pub(super) fn launch(
    device: &dyn Accelerator,
    kernel: &MapKernel,
    n: usize,
    inputs: &[Input<'_>],
    outputs: &[Box<dyn Memory>],
) -> Result<(), Error> {
    let outputs: Vec<&dyn Memory> = outputs.iter().map(|memory| &**memory).collect();
    launch_to(device, kernel, n, inputs, &outputs)
}

/// As [`launch`], for memory that is borrowed.
pub(super) fn launch_to(
    device: &dyn Accelerator,
    kernel: &MapKernel,
    n: usize,
    inputs: &[Input<'_>],
    outputs: &[&dyn Memory],
) -> Result<(), Error> {
    if n == 0 {
        Ok(())
    } else {
        // SAFETY: the kernel is a function's. Callers have compared the arguments' lengths with `n`, and outputs are made for `n`.
        unsafe { device.map(kernel, n, inputs, outputs) }
    }
}
