//! Reductions of more elements than fit in memory.

use std::fmt;

use super::make::{rows, serial_values};
use super::{Level, Partial, partial};
use crate::device::anywhere::Gather;
use crate::device::reduce::{Reduced, len_of};
use crate::device::{Device, map_n};
use crate::element::Element;
use crate::error::Error;
use crate::function::{Combine, Order, Same};

/// Values of an iterator, and elements in serial order, that are taken at a time: half a megabyte of them.
const fn at_once<T>() -> usize {
    let size = if size_of::<T>() == 0 { 1 } else { size_of::<T>() };
    (1 << 19) / size + 1
}

/// A reduction whose elements come in chunks, in order, as the emitted `name::accumulate` makes it.
///
/// It holds what a [`Partial`] from element 0 on does, at most 255 values for each level of the order and 2040 in all, however
/// many elements come. The result has the bits of [`reduce`](crate::device::reduce()) of all of them, whatever the chunks. Functions
/// with `order = "serial"` are welcome; then it holds one value.
///
/// The partial, and its bytes, are the state: [`Accumulation::resume`] goes on from there.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
/// use fpdsl::reductions::{Accumulation, Partial};
///
/// #[fp]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let dev = Device::host();
/// let mut sum = add::accumulate(&dev)?;
/// sum.push(&[1.0, 2.0])?;
/// let saved = sum.partial().to_bytes();
/// // Another day, on another machine.
/// let mut sum = Accumulation::<add>::resume(&dev, Partial::from_bytes(&saved)?)?;
/// sum.push(&[3.5])?;
/// assert_eq!((sum.len(), sum.finish()?), (3, 6.5));
/// # Ok(())
/// # }
/// ```
pub struct Accumulation<C: Combine> {
    device: Device,
    done: Partial<C>,
}

impl<C: Combine<Out: Reduced>> Accumulation<C> {
    /// A reduction of no elements yet, whose chunks `device` combines.
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
    /// let mut sum = Accumulation::<add>::new(&Device::host());        // as `add::accumulate(&device)?`
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
    /// let first = add::partial(&dev, 0, &[1.0, 2.0])?;
    /// let mut sum = Accumulation::resume(&dev, first)?;
    /// sum.push(&[4.0])?;
    /// assert_eq!(sum.finish()?, 7.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn resume(device: &Device, done: Partial<C>) -> Result<Self, Error> {
        let range = done.range();
        if range.start != 0 {
            return Err(Error::Incomplete {
                function: C::NAME,
                wanted: range.end,
                range,
            });
        }
        Ok(Accumulation {
            device: device.clone(),
            done,
        })
    }

    /// Adds the next elements. After an error it has the elements that it had before.
    ///
    /// # Errors
    ///
    /// Arrays of different lengths, buffers of another device, faults in `C`, and the device's failures.
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
    /// let mut sum = add::accumulate(&Device::host())?;
    /// for chunk in [[1.0, 2.0], [4.0, 8.0]] {
    ///     sum.push(&chunk)?;
    /// }
    /// assert_eq!(sum.finish()?, 15.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn push<A: Gather<C::Out>>(&mut self, chunk: A) -> Result<(), Error> {
        if C::ORDER == Order::Serial && !self.done.is_empty() {
            return self.push_in_series(chunk);
        }
        let next = partial(&self.device, self.len(), chunk)?;
        self.merge(next)
    }

    /// Adds the elements of a partial, which are the next: those that `map_partial` or `launch_partial` made, for example. After an
    /// error it has the elements that it had before.
    ///
    /// # Errors
    ///
    /// As [`Partial::merge`], also if the partial lies before the elements that there are.
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
    /// let mut squares = add::accumulate(&dev)?;
    /// squares.merge(mul::map_partial::<add>(&dev, 0, &[1.0, 2.0], &[1.0, 2.0])?)?;
    /// assert_eq!(squares.finish()?, 5.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn merge(&mut self, next: Partial<C>) -> Result<(), Error> {
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
    /// let mut sum = add::accumulate(&Device::host())?;
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
    /// assert!(add::accumulate(&Device::host())?.is_empty());
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
    /// let mut sum = add::accumulate(&Device::host())?;
    /// sum.push(&[1.0, 2.0])?;
    /// assert_eq!(sum.partial().range(), 0..2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn partial(&self) -> &Partial<C> {
        &self.done
    }

    /// The result, for the elements so far.
    ///
    /// # Errors
    ///
    /// [`Error::Empty`] if there are none and `C` has no identity; faults in `C`.
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
    /// let sum = add::accumulate(&Device::host())?;
    /// assert!(sum.finish().is_err());                 // no elements, and no identity
    /// # Ok(())
    /// # }
    /// ```
    pub fn finish(self) -> Result<C::Out, Error> {
        let n = self.len();
        self.done.finish(n)
    }

    /// The value so far and then the elements.
    fn push_in_series<A: Gather<C::Out>>(&mut self, chunk: A) -> Result<(), Error> {
        let n = len_of::<C, A>(&chunk)?;
        let end = self
            .len()
            .checked_add(n)
            .filter(|&end| end <= isize::MAX as usize);
        let Some(end) = end else {
            return Err(Error::TooManyElements {
                function: C::NAME,
                first: self.len(),
                len: n,
            });
        };
        let copied = map_n::<Same<C::Out>, (A,)>(&self.device, n, (chunk,))?;
        let elements: Vec<C::Out> = rows(copied, n)?;
        let mut value = self.done.levels[0].left.clone();
        for elements in elements.chunks(at_once::<C::Out>()) {
            value.extend_from_slice(elements);
            value = serial_values::<C>(&value)?;
        }
        self.done = Partial {
            range: 0..end,
            levels: vec![Level {
                run: 0..end,
                left: value,
                right: Vec::new(),
            }],
        };
        Ok(())
    }
}

impl<C: Combine<Out: Reduced + Element>> Accumulation<C> {
    /// Adds all values of an iterator, some at a time.
    ///
    /// # Errors
    ///
    /// As [`push`](Self::push); values that came before those of the error have been added.
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
    /// let mut sum = add::accumulate(&Device::host())?;
    /// sum.push_all((1..=100).map(f64::from))?;
    /// assert_eq!(sum.finish()?, 5050.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn push_all(&mut self, values: impl IntoIterator<Item = C::Out>) -> Result<(), Error> {
        let mut values = values.into_iter();
        let mut block = Vec::new();
        loop {
            block.clear();
            block.extend(values.by_ref().take(at_once::<C::Out>()));
            if block.is_empty() {
                return Ok(());
            }
            self.push(&block)?;
        }
    }
}

impl<C: Combine> Clone for Accumulation<C> {
    fn clone(&self) -> Self {
        Accumulation {
            device: self.device.clone(),
            done: self.done.clone(),
        }
    }
}

impl<C: Combine> fmt::Debug for Accumulation<C> {
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
