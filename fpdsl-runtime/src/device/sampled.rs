//! The results of some elements of a call, as one of its outputs.

use std::sync::Arc;

use super::accelerator::{Accelerator, Memory};
use super::destination::{Destination, Place, Room, Target, made};
use super::planes::HostLayout;
use super::region::Region;
use super::view::{At, ViewMut};

use crate::element::Element;
use crate::error::Error;
use crate::loops::Samples;

/// An output for the results of elements `start`, `start + step`, …, until the target is full. The other results are dropped.
///
/// Use it in [`Call::into`](super::Call::into), alone or in a tuple. So one call can have results of different lengths: a field and
/// its values on an edge, all residuals and every fourth for a coarser grid. In a grid of `nx` by `ny` positions a row `y` has the
/// start `y * nx` and the step 1, a column `x` the start `x` and the step `nx`.
///
/// The target is a `&mut` [`Buffer`](super::Buffer), slice, array or `Vec`, or a [`ViewMut`]. The function computes all of its results
/// for all elements. On a GPU the kernel writes them to other memory, from which the wanted ones are copied within the GPU.
///
/// # Examples
///
/// ```
/// use fpdsl::views::Sampled;
/// use fpdsl::prelude::*;
///
/// #[fp]
/// fn both(x: f64) -> (f64, f64) {
///     (x, -x)
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let dev = Device::host();
/// let (mut all, mut coarse) = ([0.0; 6], Buffer::zeros(&dev, 2)?);
/// let x = [10.0, 11.0, 12.0, 13.0, 14.0, 15.0];
/// both::map(&x).into(&dev, (&mut all, Sampled::new(&mut coarse, 1, 3)?))?;
/// assert_eq!(all, x);
/// assert_eq!(coarse.to_vec()?, [-11.0, -14.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// A call with too few elements returns [`Error::OutputSamples`] and leaves its outputs as they were.
pub struct Sampled<'a, T: Element> {
    target: ViewMut<'a, T>,
    start: usize,
    step: usize,
}

impl<'a, T: Element> Sampled<'a, T> {
    /// Places for the results of elements `start`, `start + step`, ….
    ///
    /// # Errors
    ///
    /// [`Error::ZeroStep`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::views::Sampled;
    ///
    /// let mut last_column = [0.0; 4];
    /// // In a grid of 10 by 4 positions.
    /// let output = Sampled::new(&mut last_column, 9, 10)?;
    /// # drop(output);
    /// assert!(Sampled::new(&mut last_column, 9, 0).is_err());
    /// # Ok::<(), fpdsl::Error>(())
    /// ```
    pub fn new(target: impl Into<ViewMut<'a, T>>, start: usize, step: usize) -> Result<Self, Error> {
        let target = target.into();
        match step {
            0 => Err(Error::ZeroStep),
            _ => Ok(Sampled { target, start, step }),
        }
    }

    /// The least number of elements; the largest `usize` if no call has as many.
    fn needed(&self) -> usize {
        match self.target.len().checked_sub(1) {
            None => 0,
            Some(last) => last
                .saturating_mul(self.step)
                .saturating_add(self.start)
                .saturating_add(1),
        }
    }
}

#[diagnostic::do_not_recommend]
impl<T: Element> Destination<T> for Sampled<'_, T> {
    type Form = Self;

    fn form(self) -> Self {
        self
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: the sink writes a place for each element that has one, all of which are below the number that `room` tells; the memory has
// room for `n` results.
unsafe impl<T: Element> Target<T> for Sampled<'_, T> {
    type Sink = Samples<T>;

    fn room(&self, rooms: &mut Vec<Room>) {
        rooms.push(Room::Some(self.needed()));
    }

    fn sink(&mut self, function: &'static str) -> Result<Samples<T>, Error> {
        Ok(Samples {
            places: self.target.sink(function)?,
            start: self.start,
            step: self.step,
            len: self.target.len(),
            offset: 0,
        })
    }

    fn places<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        n: usize,
        places: &mut Vec<Place<'a>>,
    ) -> Result<(), Error> {
        if let At::Device(region) = &self.target.0 {
            region.expect_on(function, device)?;
        }
        made(HostLayout::of::<T>(), n, device, places)
    }

    fn download(
        &mut self,
        device: &Arc<dyn Accelerator>,
        n: usize,
        made: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error> {
        let layout = HostLayout::of::<T>();
        let all = layout.taken(made);
        let len = self.target.len();
        if len == 0 {
            return Ok(());
        }
        let all = Region {
            device,
            memory: &all,
            whole: n,
            layout,
            start: 0,
            step: 1,
            len: n,
        };
        let wanted = all.within(self.start, self.step, len);
        self.target.take(&**device, &wanted.readable(&**device)?)
    }
}
