//! Elements that are read.

use core::ops::RangeBounds;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use super::{At, ViewMut};
use crate::device::accelerator::{Accelerator, Input};
use crate::device::planes;
use crate::device::region::{bounds, covered};
use crate::device::room::{room, zeroed};
use crate::element::Element;
use crate::error::Error;

/// Elements of a [`Buffer`](crate::device::Buffer) or of a slice of the host: adjacent ones, or those at a fixed step, such as a column of
/// a matrix.
///
/// It can be an argument wherever the buffer can. The host reads the elements in place; only for a parameter `&[T]` it copies those at a
/// step together, for each call. On a GPU a kernel reads adjacent elements in place. Those at a step are copied within the GPU first, and
/// so are structs, which lie in planes, unless the view is the whole buffer.
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
#[derive(Clone, Copy)]
pub struct View<'a, T: Element>(pub(in crate::device) At<'a, &'a [T]>);

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
        self.0.len()
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

    /// The elements, if they are adjacent and on the host.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::View;
    ///
    /// let x = vec![1.0, 2.0, 3.0];
    /// assert_eq!(View::from(&x).as_slice(), Some(&x[..]));
    /// assert_eq!(View::from(&x).strided(0, 2, 2)?.as_slice(), None);
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn as_slice(&self) -> Option<&'a [T]> {
        match self.0 {
            At::Slice(values) => Some(values),
            At::Steps { .. } | At::Device(_) => None,
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
        Ok(View(
            self.0.within(start, 1, end - start, |all, range| &all[range]),
        ))
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
    pub fn strided(&self, start: usize, step: usize, len: usize) -> Result<View<'a, T>, Error> {
        covered(start, step, len, self.len())?;
        Ok(View(self.0.within(start, step, len, |all, range| &all[range])))
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
        // `to_vec` of std ends the process if memory runs out.
        let mut copy = room(self.len())?;
        match self.0 {
            At::Slice(values) => copy.extend_from_slice(values),
            At::Steps { values, step, .. } => copy.extend(values.iter().step_by(step)),
            At::Device(region) => {
                copy = zeroed(region.len)?;
                region.download(&mut copy)?;
            }
        }
        Ok(copy)
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
        self.0.device_name()
    }

    /// The elements, copied unless they are adjacent and on the host.
    pub(crate) fn slice(&self) -> Result<Cow<'a, [T]>, Error> {
        match self.as_slice() {
            Some(values) => Ok(Cow::Borrowed(values)),
            None => self.to_vec().map(Cow::Owned),
        }
    }

    /// A copy of the elements that `room` keeps, and that is made once.
    pub(in crate::device) fn kept_in<'r>(&self, room: &'r OnceLock<Vec<T>>) -> Result<&'r [T], Error> {
        match room.get() {
            Some(copy) => Ok(copy),
            None => {
                let copy = self.to_vec()?;
                Ok(room.get_or_init(|| copy))
            }
        }
    }

    /// Returns an error unless the elements are on the host, for a call of `function`.
    pub(crate) fn expect_on_host(&self, function: &'static str) -> Result<(), Error> {
        self.0.on_host(function).map(drop)
    }

    /// The elements, to be read by a kernel of `function` on `device`.
    pub(in crate::device) fn inputs<'i>(
        &self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
    ) -> Result<Vec<Input<'i>>, Error> {
        match self.0 {
            At::Slice(_) | At::Steps { .. } => planes::inputs(&**device, &self.slice()?),
            At::Device(region) => {
                region.expect_on(function, device)?;
                region.readable(&**device).map(planes::uploaded)
            }
        }
    }
}

impl<'a, T: Element> From<&View<'a, T>> for View<'a, T> {
    fn from(view: &View<'a, T>) -> Self {
        *view
    }
}

impl<'a, T: Element> From<&'a ViewMut<'_, T>> for View<'a, T> {
    fn from(view: &'a ViewMut<'_, T>) -> Self {
        view.as_view()
    }
}
