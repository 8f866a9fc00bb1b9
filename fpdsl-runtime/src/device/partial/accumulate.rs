//! Reductions and scans of more elements than fit in memory.

use core::fmt;

use super::Partial;
use super::make::make;
use crate::device::Device;
use crate::device::arg::Forms;
use crate::device::combine::{elements_of, values_in_series};
use crate::device::map::map_n;
use crate::device::order::{Tiers, Total, end_of};
use crate::device::output::Output;
use crate::device::piece::rows;
use crate::dispatch;
use crate::error::Error;
use crate::function::{Combine, Function, Order};

/// Values of an iterator, and elements in serial order, that are taken at a time: half a megabyte of them.
pub(in crate::device) const fn at_once<T>() -> usize {
    let size = if size_of::<T>() == 0 { 1 } else { size_of::<T>() };
    (1 << 19) / size + 1
}

/// A reduction, or, as an `Accumulation<C, Prefixes>`, a scan, whose elements come in chunks, in order.
///
/// It holds what a [`Partial`] from element 0 on does, however many elements come: of a reduction at most 255 values for each tier of the
/// order and 2040 in all, of a scan at most 32 for each tier. The results have the bits of those of all elements, whatever the chunks.
/// Functions with `order = "serial"` are welcome; then it holds one value.
///
/// The partial, and its bytes, are the state: [`Accumulation::resume`] goes on from there.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
/// use fpdsl::reductions::{Accumulation, Partial, Prefixes};
///
/// #[fp]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let dev = Device::host();
/// let mut sum = Accumulation::<add>::new(&dev);
/// sum.push(&[1.0, 2.0])?;
/// let saved = sum.partial().to_bytes();
/// // Another day, on another machine.
/// let mut sum = Accumulation::<add>::resume(&dev, Partial::from_bytes(&saved)?)?;
/// sum.push(&[3.5])?;
/// assert_eq!((sum.len(), sum.finish()?), (3, 6.5));
///
/// let mut sums = Accumulation::<add, Prefixes>::new(&dev);
/// assert_eq!(sums.push(&[1.0, 2.0])?.to_vec()?, [1.0, 3.0]);
/// assert_eq!(sums.push(&[0.5])?.to_vec()?, [3.5]);
/// # Ok(())
/// # }
/// ```
pub struct Accumulation<C: Combine, K = Total> {
    pub(in crate::device) device: Device,
    pub(in crate::device) done: Partial<C, K>,
}

impl<C: Combine<Out: Output>, K: Tiers> Accumulation<C, K> {
    /// No elements yet; `device` combines them.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::Accumulation;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut sum = Accumulation::<add>::new(&Device::host());
    /// sum.push(&[1.0, 2.0])?;
    /// assert_eq!(sum.finish()?, 3.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn new(device: &Device) -> Self {
        Accumulation {
            device: device.clone(),
            done: Partial::empty(0),
        }
    }

    /// Goes on behind the elements of a partial, which are the first.
    ///
    /// # Errors
    ///
    /// [`Error::Incomplete`] if the partial does not begin at position 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::Accumulation;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::host();
    /// let first = add::reduce(&[1.0, 2.0]).partial(&dev, 0)?;
    /// let mut sum = Accumulation::resume(&dev, first)?;
    /// sum.push(&[4.0])?;
    /// assert_eq!(sum.finish()?, 7.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn resume(device: &Device, done: Partial<C, K>) -> Result<Self, Error> {
        done.check_start()?;
        Ok(Accumulation {
            device: device.clone(),
            done,
        })
    }

    /// Adds the elements of a partial, which are the next. After an error it has the elements that it had before.
    ///
    /// # Errors
    ///
    /// As [`Partial::merge`], also if the partial lies before the elements that there are; [`Error::Untrapped`] on a device that traps.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # #[fp]
    /// # fn mul(x: f64, y: f64) -> f64 {
    /// #     x * y
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::host();
    /// let mut squares = fpdsl::reductions::Accumulation::<add>::new(&dev);
    /// squares.merge(mul::map(&[1.0, 2.0], &[1.0, 2.0]).reduce::<add>().partial(&dev, 0)?)?;
    /// assert_eq!(squares.finish()?, 5.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn merge(&mut self, next: Partial<C, K>) -> Result<(), Error> {
        self.device.untrapped()?;
        self.append(next)
    }

    fn append(&mut self, next: Partial<C, K>) -> Result<(), Error> {
        if next.range().start != self.len() {
            return Err(Error::NotAdjacent {
                function: C::NAME,
                left: self.done.range(),
                right: next.range(),
            });
        }
        self.done = self.done.clone().merge(next)?;
        Ok(())
    }

    /// The number of elements so far.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut sum = fpdsl::reductions::Accumulation::<add>::new(&Device::host());
    /// sum.push(&[1.0, 2.0])?;
    /// assert_eq!(sum.len(), 2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn len(&self) -> usize {
        self.done.len()
    }

    /// Returns true if there are no elements yet.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert!(fpdsl::reductions::Accumulation::<add>::new(&Device::host()).is_empty());
    /// # Ok(())
    /// # }
    /// ```
    pub fn is_empty(&self) -> bool {
        self.done.is_empty()
    }

    /// What is known so far.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut sum = fpdsl::reductions::Accumulation::<add>::new(&Device::host());
    /// sum.push(&[1.0, 2.0])?;
    /// assert_eq!(sum.partial().range(), 0..2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn partial(&self) -> &Partial<C, K> {
        &self.done
    }
}

impl<C: Combine<Out: Output>> Accumulation<C> {
    /// Adds what `F` gives for all elements of the arguments, computed by a device.
    pub(in crate::device) fn add<F, A>(&mut self, device: &Device, args: &A) -> Result<(), Error>
    where
        F: Function<Out = C::Out>,
        A: Forms<F::Args>,
    {
        let n = elements_of::<F, C, A>(args)?;
        if C::ORDER == Order::Serial && !self.done.is_empty() {
            return self.add_in_series(&rows(map_n::<F, A>(device, n, args)?, n)?);
        }
        let next = make::<F, C, A>(device, 0..n, self.len(), args)?;
        self.append(next)
    }

    /// The value so far and then the elements.
    fn add_in_series(&mut self, elements: &[C::Out]) -> Result<(), Error> {
        let end = end_of::<C>(self.len(), elements.len())?;
        let mut value = self.done.tiers[0].left.clone();
        for elements in elements.chunks(at_once::<C::Out>()) {
            value.extend_from_slice(elements);
            value = values_in_series::<C>(dispatch::level(), &value)?;
        }
        self.done = Partial::in_series(end, value);
        Ok(())
    }
}

impl<C: Combine, K> Clone for Accumulation<C, K> {
    fn clone(&self) -> Self {
        Accumulation {
            device: self.device.clone(),
            done: self.done.clone(),
        }
    }
}

impl<C: Combine, K> fmt::Debug for Accumulation<C, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Accumulation of `{}` of {} elements on {}",
            C::NAME,
            self.done.len(),
            self.device.name()
        )
    }
}
