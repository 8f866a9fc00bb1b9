//! Arrays on a device.

use core::ops::RangeBounds;
use std::fmt;
use std::sync::Arc;

use super::accelerator::{Accelerator, Input, Memory};
use super::planes::HostLayout;
use super::region::Region;
use super::room::{room, zeroed};
use super::view::{At, View, ViewMut};
use super::{Backing, Device, planes};
use crate::element::Element;
use crate::error::Error;

/// An array on a device, freed on drop.
///
/// On the host it is a `Vec`. On an accelerator it is device memory, in which each scalar of a struct has a plane of its own. A
/// device lives as long as its buffers.
pub struct Buffer<T: Element> {
    len: usize,
    store: Store<T>,
}

enum Store<T> {
    Host(Vec<T>),
    Device {
        device: Arc<dyn Accelerator>,
        /// A piece for each type of scalars in an element.
        memory: Vec<Box<dyn Memory>>,
    },
}

impl<T: Element> Buffer<T> {
    /// Copies `values` to `device`.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`] and the driver's failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0])?;
    /// assert_eq!(x.len(), 2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn new(device: &Device, values: &[T]) -> Result<Self, Error> {
        let store = match device.backing() {
            Backing::Host(_) => Store::Host(copy(values)?),
            Backing::Accelerator(device) => Store::Device {
                device: device.clone(),
                memory: planes::upload(&**device, values)?,
            },
        };
        Ok(Buffer {
            len: values.len(),
            store,
        })
    }

    /// Allocates `len` elements on `device` whose scalars are all zero (`false` for a `bool`), for [`Call::into`](super::Call::into) to
    /// fill, for example.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`] and the driver's failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = Buffer::<f64>::zeros(&Device::host(), 3)?;
    /// assert_eq!(x.to_vec()?, [0.0; 3]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn zeros(device: &Device, len: usize) -> Result<Self, Error> {
        let store = match device.backing() {
            Backing::Host(_) => Store::Host(zeroed(len)?),
            Backing::Accelerator(device) => Store::Device {
                device: device.clone(),
                memory: HostLayout::of::<T>().zeros(&**device, len)?,
            },
        };
        Ok(Buffer { len, store })
    }

    /// Takes memory of `device` that holds at least `len` elements. Their layout is that of a Rust array, except for structs and
    /// arrays of structs, which lie in planes: scalar `k` of element `i` at `k * len + i`.
    ///
    /// # Errors
    ///
    /// [`Error::Driver`] if the memory is smaller, or if an element has scalars of several types, which need a piece of memory for
    /// each type.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Buffer;
    /// use fpdsl::backend::{Accelerator, Memory};
    /// use std::sync::Arc;
    ///
    /// /// Memory that a device's own code has filled.
    /// fn adopt(device: Arc<dyn Accelerator>, memory: Box<dyn Memory>) -> Result<Buffer<f32>, fpdsl::Error> {
    ///     let len = memory.bytes() / size_of::<f32>();
    ///     Buffer::from_memory(device, memory, len)
    /// }
    /// ```
    pub fn from_memory(
        device: Arc<dyn Accelerator>,
        memory: Box<dyn Memory>,
        len: usize,
    ) -> Result<Self, Error> {
        Self::from_pieces(device, vec![memory], len)
    }

    /// Takes memory of `device`, a piece for each type of scalars in an element.
    pub(super) fn from_pieces(
        device: Arc<dyn Accelerator>,
        memory: Vec<Box<dyn Memory>>,
        len: usize,
    ) -> Result<Self, Error> {
        has_room(HostLayout::of::<T>(), &memory, len)?;
        Ok(Buffer {
            len,
            store: Store::Device { device, memory },
        })
    }

    /// Calls `f` with 0, 1, … for `len` elements and copies the results to `device`. The host does not copy them.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`] and the driver's failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let squares = Buffer::from_fn(&Device::host(), 4, |i| (i * i) as f64)?;
    /// assert_eq!(squares.to_vec()?, [0.0, 1.0, 4.0, 9.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn from_fn(device: &Device, len: usize, f: impl FnMut(usize) -> T) -> Result<Self, Error> {
        let mut values = room(len)?;
        values.extend((0..len).map(f));
        match device.backing() {
            Backing::Host(_) => Ok(Buffer::from(values)),
            Backing::Accelerator(_) => Buffer::new(device, &values),
        }
    }

    /// The number of elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert_eq!(Buffer::new(&Device::host(), &[true, false])?.len(), 2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns true if there are no elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert!(Buffer::<f32>::zeros(&Device::host(), 0)?.is_empty());
    /// # Ok(())
    /// # }
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Copies the elements to the host, after all work queued on the device.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`] and the driver's failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0])?;
    /// assert_eq!(x.to_vec()?, [1.0, 2.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn to_vec(&self) -> Result<Vec<T>, Error> {
        match &self.store {
            Store::Host(values) => copy(values),
            Store::Device { device, memory } => download(&**device, memory, self.len),
        }
    }

    /// Returns the elements as a `Vec`, without a copy if the buffer is on the host.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`] and the driver's failures; none if the buffer is on the host.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = Buffer::new(&Device::host(), &[1_u32, 2])?;
    /// assert_eq!(x.into_vec()?, [1, 2]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn into_vec(self) -> Result<Vec<T>, Error> {
        match self.store {
            Store::Host(values) => Ok(values),
            Store::Device { device, memory } => download(&*device, &memory, self.len),
        }
    }

    /// Some elements, as an argument: `buffer.view(2..5)?`.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`] if the range is not within the buffer.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert_eq!(x.view(2..4)?.to_vec()?, [3.0, 4.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn view(&self, range: impl RangeBounds<usize>) -> Result<View<'_, T>, Error> {
        self.whole().view(range)
    }

    /// Some elements, as a place of results: `buffer.view_mut(2..5)?`.
    ///
    /// # Errors
    ///
    /// As [`Buffer::view`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// x.view_mut(2..4)?.fill(0.0)?;
    /// assert_eq!(x.to_vec()?, [1.0, 2.0, 0.0, 0.0, 5.0, 6.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn view_mut(&mut self, range: impl RangeBounds<usize>) -> Result<ViewMut<'_, T>, Error> {
        self.whole_mut().into_view(range)
    }

    /// Splits the elements at `mid` into two places of results.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`] if `mid` is larger than the number of elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn butterfly(x: f64, y: f64) -> (f64, f64) {
    ///     (x + y, x - y)
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut halves = Buffer::zeros(&Device::host(), 4)?;
    /// let (mut sums, mut differences) = halves.split_at_mut(2)?;
    /// butterfly::map(&[3.0, 4.0], 1.0).into(&Device::host(), (&mut sums, &mut differences))?;
    /// assert_eq!(halves.to_vec()?, [4.0, 5.0, 2.0, 3.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn split_at_mut(&mut self, mid: usize) -> Result<(ViewMut<'_, T>, ViewMut<'_, T>), Error> {
        self.whole_mut().split_at_mut(mid)
    }

    /// Elements `start`, `start + step`, …, `len` of them, as an argument: a column of a matrix, for example.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`] if one of them is not within the buffer, and [`Error::ZeroStep`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// // The second column of a matrix of two rows and three columns.
    /// assert_eq!(x.strided(1, 3, 2)?.to_vec()?, [2.0, 5.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn strided(&self, start: usize, step: usize, len: usize) -> Result<View<'_, T>, Error> {
        self.whole().strided(start, step, len)
    }

    /// Elements `start`, `start + step`, …, `len` of them, as a place of results.
    ///
    /// # Errors
    ///
    /// As [`Buffer::strided`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// x.strided_mut(0, 3, 2)?.fill(0.0)?;
    /// assert_eq!(x.to_vec()?, [0.0, 2.0, 3.0, 0.0, 5.0, 6.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn strided_mut(&mut self, start: usize, step: usize, len: usize) -> Result<ViewMut<'_, T>, Error> {
        self.whole_mut().into_strided(start, step, len)
    }

    /// Writes values of the host to the elements of a range.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`], [`Error::CopyLength`] if the range has more or fewer elements, and the device's failures. The first two
    /// write nothing.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut buffer = Buffer::<f32>::zeros(&Device::host(), 4)?;
    /// buffer.write(1..3, &[2.0, 5.0])?;
    /// assert_eq!(buffer.read(..)?, [0.0, 2.0, 5.0, 0.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn write(&mut self, range: impl RangeBounds<usize>, values: &[T]) -> Result<(), Error> {
        self.view_mut(range)?.write(values)
    }

    /// Copies the elements of a range to the host, after all work queued on the device.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`], [`Error::OutOfMemory`] and the driver's failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert_eq!(x.read(1..3)?, [2.0, 3.0]);
    /// assert!(x.read(1..7).is_err());
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn read(&self, range: impl RangeBounds<usize>) -> Result<Vec<T>, Error> {
        self.view(range)?.to_vec()
    }

    /// Sets all elements to `value`. On a GPU this copies nothing from the host.
    ///
    /// # Errors
    ///
    /// The driver's failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::<f64>::zeros(&Device::host(), 3)?;
    /// x.fill(0.5)?;
    /// assert_eq!(x.to_vec()?, [0.5; 3]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn fill(&mut self, value: T) -> Result<(), Error> {
        self.whole_mut().fill(value)
    }

    /// Copies all elements of a buffer, view or slice, on this or another device.
    ///
    /// # Errors
    ///
    /// [`Error::CopyLength`] unless there are as many as in this buffer, and the devices' failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::<f64>::zeros(&Device::host(), 2)?;
    /// x.copy_from(&[1.0, 2.0])?;
    /// let mut y = Buffer::<f64>::zeros(&Device::best(), 2)?;
    /// y.copy_from(&x)?;
    /// assert_eq!(y.to_vec()?, [1.0, 2.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn copy_from<'b>(&mut self, from: impl Into<View<'b, T>>) -> Result<(), Error> {
        self.whole_mut().copy_from(from)
    }

    /// All elements.
    pub(super) fn whole(&self) -> View<'_, T> {
        match &self.store {
            Store::Host(values) => View::from(values),
            Store::Device { device, memory } => View(At::Device(region::<T>(device, memory, self.len))),
        }
    }

    /// All elements, to be written.
    pub(super) fn whole_mut(&mut self) -> ViewMut<'_, T> {
        match &mut self.store {
            Store::Host(values) => ViewMut::from(values),
            Store::Device { device, memory } => ViewMut(At::Device(region::<T>(device, memory, self.len))),
        }
    }

    /// The elements, if they are on the host.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = Buffer::new(&Device::host(), &[1_u32, 2])?;
    /// assert_eq!(x.as_slice(), Some(&[1, 2][..]));
    /// # Ok(())
    /// # }
    /// ```
    pub fn as_slice(&self) -> Option<&[T]> {
        match &self.store {
            Store::Host(values) => Some(values),
            Store::Device { .. } => None,
        }
    }

    /// The device memory and the accelerator that owns it, if the buffer is not on the host and its elements are of one scalar type.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// // Only memory of an accelerator.
    /// assert!(x.memory().is_none());
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn memory(&self) -> Option<(&Arc<dyn Accelerator>, &dyn Memory)> {
        match &self.store {
            Store::Device { device, memory } => match &memory[..] {
                [memory] => Some((device, &**memory)),
                _ => None,
            },
            Store::Host(_) => None,
        }
    }

    /// The error for a call of `function` on another device.
    pub(super) fn not_on(&self, function: &'static str, device: String) -> Error {
        Error::WrongDevice {
            function,
            device,
            buffer: self.device_name(),
        }
    }

    /// The pieces of memory, for a kernel of `function` on an accelerator.
    pub(super) fn pieces_on(
        &self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
    ) -> Result<impl Iterator<Item = &dyn Memory>, Error> {
        match &self.store {
            Store::Device { memory, .. } if memory.iter().all(|memory| device.owns(&**memory)) => {
                Ok(memory.iter().map(|memory| &**memory))
            }
            Store::Device { .. } | Store::Host(_) => Err(self.not_on(function, device.name())),
        }
    }

    /// The elements for a kernel of `function` on an accelerator.
    pub(super) fn inputs(
        &self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
    ) -> Result<Vec<Input<'_>>, Error> {
        match &self.store {
            Store::Host(values) if device.takes_host_buffers() => super::planes::inputs(&**device, values),
            _ => Ok(self.pieces_on(function, device)?.map(Input::Memory).collect()),
        }
    }

    /// Gives the buffer, which is not on the host, other memory of its device for as many elements, the first of `new`.
    pub(super) fn replace_memory(&mut self, new: &mut dyn Iterator<Item = Box<dyn Memory>>) {
        if let Store::Device { memory, .. } = &mut self.store {
            memory.iter_mut().zip(new).for_each(|(memory, new)| *memory = new);
        }
    }

    /// Takes the device memory out, or gives the buffer back if it is on the host or its elements have scalars of several types.
    ///
    /// # Errors
    ///
    /// The buffer.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// let x = x.into_memory().unwrap_err();      // on the host, so it comes back
    /// assert_eq!(x.len(), 6);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn into_memory(mut self) -> Result<Box<dyn Memory>, Self> {
        match &mut self.store {
            Store::Device { memory, .. } if memory.len() == 1 => memory.pop().ok_or(self),
            Store::Device { .. } | Store::Host(_) => Err(self),
        }
    }

    /// The name of its device.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert_eq!(Buffer::new(&Device::host(), &[1.0])?.device_name(), Device::host().name());
    /// # Ok(())
    /// # }
    /// ```
    pub fn device_name(&self) -> String {
        match &self.store {
            Store::Host(_) => Device::host().name(),
            Store::Device { device, .. } => device.name(),
        }
    }
}

impl<T: Element> From<Vec<T>> for Buffer<T> {
    /// A buffer on the host, without a copy.
    fn from(values: Vec<T>) -> Self {
        Buffer {
            len: values.len(),
            store: Store::Host(values),
        }
    }
}

impl<T: Element> fmt::Debug for Buffer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Buffer of {} {} on {}",
            self.len,
            core::any::type_name::<T>(),
            self.device_name()
        )
    }
}

/// Refuses memory that cannot hold this many elements.
fn has_room(layout: HostLayout, memory: &[Box<dyn Memory>], len: usize) -> Result<(), Error> {
    let refused = |reason| Error::Driver {
        doing: "making a buffer of device memory",
        reason,
    };
    let pieces = layout.pieces();
    if pieces.len() != memory.len() {
        return Err(refused(format!(
            "elements with scalars of {} types lie in as many pieces of memory, not in {}: copy them, with `Buffer::new`",
            pieces.len(),
            memory.len()
        )));
    }
    for (piece, memory) in pieces.iter().zip(memory) {
        let wanted = len.checked_mul(piece.bytes());
        if wanted.is_none_or(|bytes| bytes > memory.bytes()) {
            return Err(refused(format!(
                "{} bytes cannot hold {len} elements of {} bytes",
                memory.bytes(),
                piece.bytes()
            )));
        }
    }
    Ok(())
}

/// All elements, of type `T`.
fn region<'a, T: Element>(
    device: &'a Arc<dyn Accelerator>,
    memory: &'a [Box<dyn Memory>],
    len: usize,
) -> Region<'a> {
    Region {
        device,
        memory,
        whole: len,
        layout: HostLayout::of::<T>(),
        start: 0,
        step: 1,
        len,
    }
}

/// Copies to the host. `to_vec` and `clone` of std end the process if memory runs out.
fn copy<T: Element>(values: &[T]) -> Result<Vec<T>, Error> {
    let mut copy = room(values.len())?;
    copy.extend_from_slice(values);
    Ok(copy)
}

fn download<T: Element>(
    device: &dyn Accelerator,
    memory: &[Box<dyn Memory>],
    len: usize,
) -> Result<Vec<T>, Error> {
    let mut values = zeroed(len)?;
    planes::download(device, memory, &mut values)?;
    Ok(values)
}

impl<'a, T: Element> From<&'a Buffer<T>> for View<'a, T> {
    fn from(buffer: &'a Buffer<T>) -> Self {
        buffer.whole()
    }
}

impl<'a, T: Element> From<&'a mut Buffer<T>> for ViewMut<'a, T> {
    fn from(buffer: &'a mut Buffer<T>) -> Self {
        buffer.whole_mut()
    }
}
