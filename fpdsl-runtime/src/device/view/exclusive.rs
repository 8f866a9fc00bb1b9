//! Elements that are written.

use core::ops::RangeBounds;

use super::{At, View};
use crate::device::accelerator::{Accelerator, Memory, launch};
use crate::device::region::{Region, bounds, covered, same_length};
use crate::device::room::zeroed;
use crate::device::{MapKernel, planes};
use crate::element::Element;
use crate::error::Error;
use crate::function::Same;

/// Elements of a [`Buffer`](crate::device::Buffer) or of a slice of the host, to be written: adjacent ones, or those at a fixed step.
///
/// It is a place of results: `&mut view`, or the view itself. Two of them never share an element. The host writes the elements in place,
/// and a GPU adjacent ones; it copies results to elements at a step afterwards, within its memory, and so it does with structs, which lie
/// in planes there, unless the view is the whole buffer.
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
pub struct ViewMut<'a, T: Element>(pub(in crate::device) At<'a, &'a mut [T]>);

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
        self.0.len()
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
        self.0.as_view()
    }

    /// The elements, if they are adjacent and on the host.
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
            At::Slice(values) => Some(values),
            At::Steps { .. } | At::Device(_) => None,
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
        ViewMut::from(self).into_view(range)
    }

    /// [`ViewMut::view_mut`] for as long as the elements are borrowed.
    pub(in crate::device) fn into_view(
        self,
        range: impl RangeBounds<usize>,
    ) -> Result<ViewMut<'a, T>, Error> {
        let (start, end) = bounds(range, self.len())?;
        let cut = self.0.within(start, 1, end - start, |all, range| &mut all[range]);
        Ok(ViewMut(cut))
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
        let (low, high) = match self.0 {
            At::Slice(values) => {
                let (low, high) = values.split_at_mut(mid);
                (At::Slice(low), At::Slice(high))
            }
            At::Steps { values, step, .. } => {
                let (low, high) = values.split_at_mut(mid.saturating_mul(step).min(values.len()));
                let part = |values, len| At::Steps { values, step, len };
                (part(low, mid), part(high, len - mid))
            }
            At::Device(region) => (At::Device(region), At::Device(region.within(mid, 1, len - mid))),
        };
        // A slice ends with its last element.
        Ok((ViewMut(low).into_view(..mid)?, ViewMut(high).into_view(..)?))
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
    pub fn strided(&self, start: usize, step: usize, len: usize) -> Result<View<'_, T>, Error> {
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
    pub fn strided_mut(&mut self, start: usize, step: usize, len: usize) -> Result<ViewMut<'_, T>, Error> {
        ViewMut::from(self).into_strided(start, step, len)
    }

    /// [`ViewMut::strided_mut`] for as long as the elements are borrowed.
    pub(in crate::device) fn into_strided(
        self,
        start: usize,
        step: usize,
        len: usize,
    ) -> Result<ViewMut<'a, T>, Error> {
        covered(start, step, len, self.len())?;
        let cut = self.0.within(start, step, len, |all, range| &mut all[range]);
        Ok(ViewMut(cut))
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
        self.copy_from(values)
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
            At::Slice(values) => values.fill(value),
            At::Steps { values, step, .. } => values.iter_mut().step_by(*step).for_each(|to| *to = value),
            At::Device(region) => fill_on_device(region, value)?,
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
            (At::Slice(to), At::Slice(from)) => to.copy_from_slice(from),
            (At::Slice(to), At::Device(from)) => from.download(to)?,
            (At::Device(to), At::Slice(from)) if to.len > 0 => to.upload(from)?,
            (At::Steps { values: to, step, .. }, At::Slice(from)) => {
                let pairs = to.iter_mut().step_by(*step).zip(from);
                pairs.for_each(|(to, from)| *to = *from);
            }
            (At::Device(to), At::Device(from)) if from.is_on(&**to.device) => {
                let device = &**to.device;
                to.unpack(device, &from.readable(device)?)?;
            }
            _ if from.is_empty() => {}
            _ => self.write(&from.to_vec()?)?,
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
    /// assert!(x.view_mut(..)?.device_name().starts_with("host: "));
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn device_name(&self) -> String {
        self.0.device_name()
    }

    /// Takes elements that lie as in a buffer of their own on `device`.
    pub(in crate::device) fn take(
        &mut self,
        device: &dyn Accelerator,
        packed: &[Box<dyn Memory>],
    ) -> Result<(), Error> {
        match &mut self.0 {
            At::Slice(values) => planes::download::<T>(device, packed, values),
            At::Steps { .. } => {
                let mut values = zeroed(self.len())?;
                planes::download::<T>(device, packed, &mut values)?;
                self.write(&values)
            }
            At::Device(region) => region.unpack(device, packed),
        }
    }

    /// Runs `work` with the elements, which are adjacent if they are on the host: if they are not, a copy of them is, and is written back.
    pub(in crate::device) fn adjacent(
        mut self,
        work: impl FnOnce(ViewMut<'_, T>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let mut copy = match self.0 {
            At::Slice(_) | At::Device(_) => return work(self),
            At::Steps { .. } => self.to_vec()?,
        };
        let done = work(ViewMut::from(&mut copy));
        self.write(&copy)?;
        done
    }
}

impl<'a, T: Element> From<&'a mut ViewMut<'_, T>> for ViewMut<'a, T> {
    fn from(view: &'a mut ViewMut<'_, T>) -> Self {
        ViewMut(match &mut view.0 {
            At::Slice(values) => At::Slice(values),
            &mut At::Steps {
                ref mut values,
                step,
                len,
            } => At::Steps { values, step, len },
            At::Device(region) => At::Device(*region),
        })
    }
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
