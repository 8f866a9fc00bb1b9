//! Parts of buffers and of host slices: arguments, and places of results.

use core::fmt;
use core::ops::RangeBounds;
use std::sync::{Arc, OnceLock};

use super::accelerator::{Accelerator, Input, Memory, launch};
use super::region::{Region, bounds, covered, same_length};
use super::room::{room, zeroed};
use super::{Device, MapKernel, planes};
use crate::element::Element;
use crate::error::Error;
use crate::function::Same;

/// Adjacent elements of a [`Buffer`](super::Buffer), or a slice of the host.
///
/// It can be an argument wherever the buffer can. On the host nothing is copied. On a GPU a kernel reads the elements in place; those
/// of structs, which lie in planes, are copied within the GPU first, unless the view is the whole buffer.
///
/// # Examples
///
/// ```
/// use fpdsl::{Buffer, Device};
///
/// let buffer = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0])?;
/// assert_eq!(buffer.view(1..3)?.to_vec()?, [2.0, 3.0]);
/// assert!(buffer.view(1..5).is_err());
/// # Ok::<(), fpdsl::Error>(())
/// ```
pub struct View<'a, T: Element>(pub(super) At<'a, T>);

/// Where elements are that are read.
pub(super) enum At<'a, T> {
    Host(&'a [T]),
    Device(Region<'a>),
}

impl<T> Clone for At<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for At<'_, T> {}

impl<T: Element> Clone for View<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Element> Copy for View<'_, T> {}

impl<'a, T: Element> View<'a, T> {
    /// The number of elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::View;
    ///
    /// assert_eq!(View::from(&[1.0, 2.0]).len(), 2);
    /// ```
    pub fn len(&self) -> usize {
        match &self.0 {
            At::Host(values) => values.len(),
            At::Device(region) => region.len,
        }
    }

    /// Returns true if there are no elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::View;
    ///
    /// assert!(View::<f32>::from(&[]).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The elements, if they are on the host.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::View;
    ///
    /// let x = vec![1.0, 2.0];
    /// assert_eq!(View::from(&x).as_slice(), Some(&x[..]));
    /// ```
    pub fn as_slice(&self) -> Option<&'a [T]> {
        match self.0 {
            At::Host(values) => Some(values),
            At::Device(_) => None,
        }
    }

    /// Some of these elements.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::View;
    ///
    /// let inner = View::from(&[1.0, 2.0, 3.0, 4.0]).view(1..)?.view(..2)?;
    /// assert_eq!(inner.to_vec()?, [2.0, 3.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn view(&self, range: impl RangeBounds<usize>) -> Result<View<'a, T>, Error> {
        let (start, end) = bounds(range, self.len())?;
        Ok(View(match self.0 {
            At::Host(values) => At::Host(&values[start..end]),
            At::Device(region) => At::Device(region.within(start, 1, end - start)),
        }))
    }

    /// Elements `start`, `start + step`, …, `len` of them: a column of a matrix, for example.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`], and [`Error::ZeroStep`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::View;
    ///
    /// // The second column of a matrix of two rows and three columns.
    /// let column = View::from(&[1, 2, 3, 4, 5, 6]).strided(1, 3, 2)?;
    /// assert_eq!(column.to_vec()?, [2, 5]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn strided(&self, start: usize, step: usize, len: usize) -> Result<Strided<'a, T>, Error> {
        let (first, end) = covered(start, step, len, self.len())?;
        let at = match self.0 {
            At::Host(values) => At::Host(&values[first..end]),
            At::Device(region) => At::Device(region.within(first, step, len)),
        };
        Ok(Strided {
            at,
            step,
            len,
            packed: OnceLock::new(),
        })
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
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert_eq!(x.view(4..)?.to_vec()?, [5.0, 6.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn to_vec(&self) -> Result<Vec<T>, Error> {
        match &self.0 {
            At::Host(values) => copied(values.iter(), values.len()),
            At::Device(region) => downloaded(region),
        }
    }

    /// The name of the device.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert_eq!(x.view(..2)?.device_name(), x.device_name());
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn device_name(&self) -> String {
        match &self.0 {
            At::Host(_) => Device::host().name(),
            At::Device(region) => region.device.name(),
        }
    }
}

impl<'a, T: Element> From<&'a [T]> for View<'a, T> {
    fn from(values: &'a [T]) -> Self {
        View(At::Host(values))
    }
}

impl<'a, T: Element, const N: usize> From<&'a [T; N]> for View<'a, T> {
    fn from(values: &'a [T; N]) -> Self {
        View(At::Host(values))
    }
}

impl<'a, T: Element> From<&'a Vec<T>> for View<'a, T> {
    fn from(values: &'a Vec<T>) -> Self {
        View(At::Host(values))
    }
}

impl<'a, T: Element> From<&'a ViewMut<'_, T>> for View<'a, T> {
    fn from(view: &'a ViewMut<'_, T>) -> Self {
        view.as_view()
    }
}

/// Adjacent elements of a [`Buffer`](super::Buffer), or a slice of the host, to be written.
///
/// It is a place of results: `&mut view`, or the view itself. Two of them never share an element. On the host nothing is copied. On a
/// GPU a kernel writes the elements in place; results that are structs, which lie in planes there, are copied within the GPU
/// afterwards, unless the view is the whole buffer.
///
/// # Examples
///
/// ```
/// use fpdsl::{Buffer, Device};
///
/// let mut buffer = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0])?;
/// let (mut low, high) = buffer.split_at_mut(2)?;
/// low.copy_from(&high)?;
/// assert_eq!(buffer.to_vec()?, [3.0, 4.0, 3.0, 4.0]);
/// # Ok::<(), fpdsl::Error>(())
/// ```
pub struct ViewMut<'a, T: Element>(pub(super) AtMut<'a, T>);

/// Where elements are that are written. A region is the only one that has its elements.
pub(super) enum AtMut<'a, T> {
    Host(&'a mut [T]),
    Device(Region<'a>),
}

impl<T> AtMut<'_, T> {
    fn reborrow(&mut self) -> AtMut<'_, T> {
        match self {
            AtMut::Host(values) => AtMut::Host(values),
            AtMut::Device(region) => AtMut::Device(*region),
        }
    }
}

impl<'a, T: Element> ViewMut<'a, T> {
    /// The number of elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::ViewMut;
    ///
    /// let mut x = [1.0, 2.0, 3.0, 4.0];
    /// assert_eq!(ViewMut::from(&mut x).len(), 4);
    /// ```
    pub fn len(&self) -> usize {
        self.as_view().len()
    }

    /// Returns true if there are no elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::ViewMut;
    ///
    /// let mut x = [1.0, 2.0, 3.0, 4.0];
    /// assert!(!ViewMut::from(&mut x).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The same elements, to be read.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::ViewMut;
    ///
    /// let mut x = [1.0, 2.0, 3.0, 4.0];
    /// let x = ViewMut::from(&mut x);
    /// assert_eq!(x.as_view().to_vec()?, [1.0, 2.0, 3.0, 4.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn as_view(&self) -> View<'_, T> {
        View(match &self.0 {
            AtMut::Host(values) => At::Host(values),
            AtMut::Device(region) => At::Device(*region),
        })
    }

    /// The elements, if they are on the host.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// let mut end = x.view_mut(4..)?;
    /// if let Some(values) = end.as_mut_slice() {
    ///     values.reverse();
    /// }
    /// assert_eq!(end.to_vec()?, [6.0, 5.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn as_mut_slice(&mut self) -> Option<&mut [T]> {
        match &mut self.0 {
            AtMut::Host(values) => Some(values),
            AtMut::Device(_) => None,
        }
    }

    /// Some of these elements, to be read.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::ViewMut;
    ///
    /// let mut x = [1.0, 2.0, 3.0, 4.0];
    /// let x = ViewMut::from(&mut x);
    /// assert_eq!(x.view(2..)?.to_vec()?, [3.0, 4.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn view(&self, range: impl RangeBounds<usize>) -> Result<View<'_, T>, Error> {
        self.as_view().view(range)
    }

    /// Some of these elements, to be written.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::ViewMut;
    ///
    /// let mut x = [1.0, 2.0, 3.0, 4.0];
    /// ViewMut::from(&mut x).view_mut(1..3)?.fill(0.0)?;
    /// assert_eq!(x, [1.0, 0.0, 0.0, 4.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn view_mut(&mut self, range: impl RangeBounds<usize>) -> Result<ViewMut<'_, T>, Error> {
        ViewMut(self.0.reborrow()).into_view(range)
    }

    /// [`ViewMut::view_mut`] for as long as the elements are borrowed.
    pub(super) fn into_view(self, range: impl RangeBounds<usize>) -> Result<ViewMut<'a, T>, Error> {
        let (start, end) = bounds(range, self.len())?;
        Ok(ViewMut(match self.0 {
            AtMut::Host(values) => AtMut::Host(&mut values[start..end]),
            AtMut::Device(region) => AtMut::Device(region.within(start, 1, end - start)),
        }))
    }

    /// Splits the elements at `mid`.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`] if `mid` is larger than the number of elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::ViewMut;
    ///
    /// let mut x = [1.0, 2.0, 3.0, 4.0];
    /// let (mut low, mut high) = ViewMut::from(&mut x).split_at_mut(1)?;
    /// low.fill(0.0)?;
    /// high.fill(9.0)?;
    /// assert_eq!(x, [0.0, 9.0, 9.0, 9.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn split_at_mut(self, mid: usize) -> Result<(ViewMut<'a, T>, ViewMut<'a, T>), Error> {
        let len = self.len();
        bounds(0..mid, len)?;
        Ok(match self.0 {
            AtMut::Host(values) => {
                let (low, high) = values.split_at_mut(mid);
                (ViewMut(AtMut::Host(low)), ViewMut(AtMut::Host(high)))
            }
            AtMut::Device(region) => (
                ViewMut(AtMut::Device(region.within(0, 1, mid))),
                ViewMut(AtMut::Device(region.within(mid, 1, len - mid))),
            ),
        })
    }

    /// Elements `start`, `start + step`, …, `len` of them, to be read.
    ///
    /// # Errors
    ///
    /// As [`View::strided`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::ViewMut;
    ///
    /// let mut x = [1.0, 2.0, 3.0, 4.0];
    /// let x = ViewMut::from(&mut x);
    /// assert_eq!(x.strided(0, 2, 2)?.to_vec()?, [1.0, 3.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn strided(&self, start: usize, step: usize, len: usize) -> Result<Strided<'_, T>, Error> {
        self.as_view().strided(start, step, len)
    }

    /// Elements `start`, `start + step`, …, `len` of them, to be written.
    ///
    /// # Errors
    ///
    /// As [`View::strided`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::ViewMut;
    ///
    /// let mut x = [1.0, 2.0, 3.0, 4.0];
    /// ViewMut::from(&mut x).strided_mut(0, 2, 2)?.fill(0.0)?;
    /// assert_eq!(x, [0.0, 2.0, 0.0, 4.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn strided_mut(&mut self, start: usize, step: usize, len: usize) -> Result<StridedMut<'_, T>, Error> {
        ViewMut(self.0.reborrow()).into_strided(start, step, len)
    }

    /// [`ViewMut::strided_mut`] for as long as the elements are borrowed.
    pub(super) fn into_strided(
        self,
        start: usize,
        step: usize,
        len: usize,
    ) -> Result<StridedMut<'a, T>, Error> {
        let (first, end) = covered(start, step, len, self.len())?;
        let at = match self.0 {
            AtMut::Host(values) => AtMut::Host(&mut values[first..end]),
            AtMut::Device(region) => AtMut::Device(region.within(first, step, len)),
        };
        Ok(StridedMut { at, step, len })
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
    /// use fpdsl::views::ViewMut;
    ///
    /// let mut x = [1.0, 2.0, 3.0, 4.0];
    /// let half = ViewMut::from(&mut x[..2]);
    /// assert_eq!(half.to_vec()?, [1.0, 2.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn to_vec(&self) -> Result<Vec<T>, Error> {
        self.as_view().to_vec()
    }

    /// Writes values of the host to all of the elements.
    ///
    /// # Errors
    ///
    /// [`Error::CopyLength`] if there are more or fewer values, and the device's failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// x.view_mut(..2)?.write(&[0.5, 0.25])?;
    /// assert_eq!(x.read(..3)?, [0.5, 0.25, 3.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn write(&mut self, values: &[T]) -> Result<(), Error> {
        same_length(self.len(), values.len())?;
        match &mut self.0 {
            AtMut::Host(elements) => elements.copy_from_slice(values),
            AtMut::Device(region) if region.len > 0 => region.upload(values)?,
            AtMut::Device(_) => {}
        }
        Ok(())
    }

    /// Sets all elements to `value`.
    ///
    /// # Errors
    ///
    /// The device's failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// x.view_mut(2..)?.fill(0.0)?;
    /// assert_eq!(x.to_vec()?, [1.0, 2.0, 0.0, 0.0, 0.0, 0.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn fill(&mut self, value: T) -> Result<(), Error> {
        match &mut self.0 {
            AtMut::Host(values) => values.fill(value),
            AtMut::Device(region) => fill_on_device(region, value)?,
        }
        Ok(())
    }

    /// Copies the elements of a buffer, view or slice, on this or another device.
    ///
    /// # Errors
    ///
    /// [`Error::CopyLength`] if there are more or fewer elements, and the devices' failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// let y = Buffer::new(&Device::host(), &[8.0, 9.0])?;
    /// x.view_mut(..2)?.copy_from(&y)?;
    /// assert_eq!(x.read(..3)?, [8.0, 9.0, 3.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn copy_from<'b>(&mut self, from: impl Into<View<'b, T>>) -> Result<(), Error> {
        let from: View<'b, T> = from.into();
        same_length(self.len(), from.len())?;
        match (&mut self.0, from.0) {
            (_, At::Host(values)) => self.write(values),
            (AtMut::Host(values), At::Device(from)) => from.download(values),
            (AtMut::Device(to), At::Device(from)) if from.is_on(&**to.device) => {
                let device = &**to.device;
                to.unpack(device, &from.readable(device)?)
            }
            (_, At::Device(from)) => self.write(&downloaded::<T>(&from)?),
        }
    }

    /// The name of the device.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert!(x.view_mut(..)?.device_name().starts_with("host: "));
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn device_name(&self) -> String {
        self.as_view().device_name()
    }
}

impl<'a, T: Element> From<&'a mut [T]> for ViewMut<'a, T> {
    fn from(values: &'a mut [T]) -> Self {
        ViewMut(AtMut::Host(values))
    }
}

impl<'a, T: Element, const N: usize> From<&'a mut [T; N]> for ViewMut<'a, T> {
    fn from(values: &'a mut [T; N]) -> Self {
        ViewMut(AtMut::Host(values))
    }
}

impl<'a, T: Element> From<&'a mut Vec<T>> for ViewMut<'a, T> {
    fn from(values: &'a mut Vec<T>) -> Self {
        ViewMut(AtMut::Host(values))
    }
}

impl<'a, T: Element> From<&'a mut ViewMut<'_, T>> for ViewMut<'a, T> {
    fn from(view: &'a mut ViewMut<'_, T>) -> Self {
        ViewMut(view.0.reborrow())
    }
}

/// Elements of a [`Buffer`](super::Buffer) or a slice of the host at a fixed step: `start`, `start + step`, ….
///
/// It can be an argument wherever a buffer can. The host reads the elements in place; only for a parameter `&[T]` it copies them
/// together, once for each view. A GPU copies them together, within its memory, for each call.
pub struct Strided<'a, T: Element> {
    /// From the first element to the last on the host, the region on a device.
    pub(super) at: At<'a, T>,
    pub(super) step: usize,
    pub(super) len: usize,
    /// The elements copied together, for parameters that are slices.
    packed: OnceLock<Vec<T>>,
}

impl<T: Element> Strided<'_, T> {
    /// The number of elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert_eq!(x.strided(0, 2, 3)?.len(), 3);
    /// # Ok::<(), fpdsl::Error>(())
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
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert!(x.strided(0, 2, 0)?.is_empty());
    /// # Ok::<(), fpdsl::Error>(())
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
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert_eq!(x.strided(1, 2, 3)?.to_vec()?, [2.0, 4.0, 6.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn to_vec(&self) -> Result<Vec<T>, Error> {
        match &self.at {
            At::Host(values) => copied(values.iter().step_by(self.step), self.len),
            At::Device(region) => downloaded(region),
        }
    }

    /// The name of the device.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert_eq!(x.strided(0, 2, 3)?.device_name(), x.device_name());
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn device_name(&self) -> String {
        View(self.at).device_name()
    }

    /// Some of the elements.
    pub(super) fn part(&self, elements: std::ops::Range<usize>) -> Result<Strided<'_, T>, Error> {
        super::region::bounds(elements.clone(), self.len)?;
        let (first, len) = (elements.start, elements.len());
        let at = match self.at {
            At::Host(values) => {
                let first = (first * self.step).min(values.len());
                At::Host(&values[first..])
            }
            At::Device(region) => At::Device(region.within(first, 1, len)),
        };
        Ok(Strided {
            at,
            step: self.step,
            len,
            packed: OnceLock::new(),
        })
    }

    /// The elements copied together, if they are on the host.
    pub(crate) fn packed(&self) -> Result<Option<&[T]>, Error> {
        match self.at {
            At::Device(_) => Ok(None),
            At::Host(_) => {
                if self.packed.get().is_none() {
                    let _ = self.packed.set(self.to_vec()?);
                }
                Ok(self.packed.get().map(Vec::as_slice))
            }
        }
    }
}

/// Elements of a [`Buffer`](super::Buffer) or a slice of the host at a fixed step, to be written.
///
/// It is a place of results: `&mut view`, or the view itself. The host writes the elements in place. A GPU copies the results there,
/// within its memory, when the kernel has computed them.
pub struct StridedMut<'a, T: Element> {
    pub(super) at: AtMut<'a, T>,
    pub(super) step: usize,
    pub(super) len: usize,
}

impl<T: Element> StridedMut<'_, T> {
    /// The same elements, for a shorter time.
    pub(super) fn reborrow(&mut self) -> StridedMut<'_, T> {
        StridedMut {
            at: self.at.reborrow(),
            ..*self
        }
    }

    /// The first elements, not more than there are.
    pub(super) fn first(&mut self, len: usize) -> StridedMut<'_, T> {
        let mut first = self.reborrow();
        if let AtMut::Device(region) = &mut first.at {
            *region = region.within(0, 1, len);
        }
        first.len = len;
        first
    }

    /// The number of elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert_eq!(x.strided_mut(0, 2, 3)?.len(), 3);
    /// # Ok::<(), fpdsl::Error>(())
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
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert!(!x.strided_mut(0, 2, 3)?.is_empty());
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The same elements, to be read.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// let odd = x.strided_mut(0, 2, 3)?;
    /// assert_eq!(odd.as_strided().to_vec()?, [1.0, 3.0, 5.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn as_strided(&self) -> Strided<'_, T> {
        Strided {
            at: match &self.at {
                AtMut::Host(values) => At::Host(values),
                AtMut::Device(region) => At::Device(*region),
            },
            step: self.step,
            len: self.len,
            packed: OnceLock::new(),
        }
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
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert_eq!(x.strided_mut(0, 2, 3)?.to_vec()?, [1.0, 3.0, 5.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn to_vec(&self) -> Result<Vec<T>, Error> {
        self.as_strided().to_vec()
    }

    /// Writes values of the host to all of the elements.
    ///
    /// # Errors
    ///
    /// [`Error::CopyLength`] if there are more or fewer values, and the device's failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// x.strided_mut(0, 2, 3)?.write(&[0.5, 0.25, 0.125])?;
    /// assert_eq!(x.to_vec()?, [0.5, 2.0, 0.25, 4.0, 0.125, 6.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn write(&mut self, values: &[T]) -> Result<(), Error> {
        same_length(self.len, values.len())?;
        match &mut self.at {
            AtMut::Host(elements) => {
                let elements = elements.iter_mut().step_by(self.step);
                elements.zip(values).for_each(|(to, from)| *to = *from);
            }
            AtMut::Device(region) if region.len > 0 => region.upload(values)?,
            AtMut::Device(_) => {}
        }
        Ok(())
    }

    /// Sets all elements to `value`.
    ///
    /// # Errors
    ///
    /// The device's failures.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// x.strided_mut(1, 2, 3)?.fill(0.0)?;
    /// assert_eq!(x.to_vec()?, [1.0, 0.0, 3.0, 0.0, 5.0, 0.0]);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn fill(&mut self, value: T) -> Result<(), Error> {
        match &mut self.at {
            AtMut::Host(values) => values.iter_mut().step_by(self.step).for_each(|to| *to = value),
            AtMut::Device(region) => fill_on_device(region, value)?,
        }
        Ok(())
    }

    /// The name of the device.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Buffer, Device};
    ///
    /// let mut x = Buffer::new(&Device::host(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert!(x.strided_mut(0, 2, 3)?.device_name().starts_with("host: "));
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn device_name(&self) -> String {
        self.as_strided().device_name()
    }
}

/// The elements of a region, to be read by a kernel of `function` on `device`.
pub(super) fn inputs<'a>(
    region: &Region<'_>,
    function: &'static str,
    device: &Arc<dyn Accelerator>,
) -> Result<Vec<Input<'a>>, Error> {
    if !region.is_on(&**device) {
        return Err(Error::WrongDevice {
            function,
            device: device.name(),
            buffer: region.device.name(),
        });
    }
    region.readable(&**device).map(planes::uploaded)
}

fn fill_on_device<T: Element>(region: &Region<'_>, value: T) -> Result<(), Error> {
    let device = &**region.device;
    let (kernel, len) = (MapKernel::of::<Same<T>>(), region.len);
    let value = planes::values(&value);
    let fill = |memory: &[Box<dyn Memory>]| launch(device, &kernel, len, &value, memory);
    match region.part(device) {
        Some(part) => fill(&part?),
        None => {
            let mut packed = Vec::new();
            region.layout.allocate(device, len, &mut packed)?;
            fill(&packed)?;
            region.unpack(device, &packed)
        }
    }
}

/// Copies to the host. `to_vec` of std ends the process if memory runs out.
fn copied<'a, T: Element>(values: impl Iterator<Item = &'a T>, len: usize) -> Result<Vec<T>, Error> {
    let mut copy = room(len)?;
    copy.extend(values);
    Ok(copy)
}

fn downloaded<T: Element>(region: &Region<'_>) -> Result<Vec<T>, Error> {
    let mut values = zeroed(region.len)?;
    region.download(&mut values)?;
    Ok(values)
}

macro_rules! debug {
    ($($View:ident)*) => {$(
        impl<T: Element> fmt::Debug for $View<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let (len, on) = (self.len(), self.device_name());
                write!(f, concat!(stringify!($View), " of {} {} on {}"), len, core::any::type_name::<T>(), on)
            }
        }
    )*};
}

debug!(View ViewMut Strided StridedMut);
