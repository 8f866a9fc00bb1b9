//! A scan whose elements come in chunks.

use std::fmt;

use super::Scannable;
use crate::device::Device;
use crate::device::arg::Arg;
use crate::device::output::{Mapped, Output};
use crate::device::prefix::{ScanPartial, scan_after};
use crate::error::Error;
use crate::function::Combine;

/// A scan whose elements come in chunks, in order.
///
/// It holds a [`ScanPartial`] of all elements so far, at most 32 values for each level of the order. The results have the bits of
/// [`scan`](crate::device::Scan) of all elements, whatever the chunks. The partial, and its bytes, are the state: [`Scanner::resume`]
/// goes on from there.
///
/// # Examples
///
/// ```
/// use fpdsl::reductions::Scanner;
/// use fpdsl::prelude::*;
///
/// #[fp]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let mut sums = Scanner::<add>::new(&Device::host());
/// assert_eq!(sums.push(&[1.0, 2.0])?.to_vec()?, [1.0, 3.0]);
/// assert_eq!(sums.push(&[0.5])?.to_vec()?, [3.5]);
/// # Ok(())
/// # }
/// ```
pub struct Scanner<C: Combine> {
    device: Device,
    done: ScanPartial<C>,
}

impl<C: Combine<Out: Output>> Scanner<C> {
    /// A scan of no elements yet.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::Scanner;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut sums = Scanner::<add>::new(&Device::host());
    /// assert_eq!(sums.push(&[1.0, 2.0])?.to_vec()?, [1.0, 3.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn new(device: &Device) -> Self {
        Scanner {
            device: device.clone(),
            done: ScanPartial::empty(0),
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
    /// use fpdsl::reductions::Scanner;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::host();
    /// let mut sums = Scanner::resume(&dev, add::scan(&[1.0, 2.0]).partial(&dev, 0)?)?;
    /// assert_eq!(sums.push(&[4.0])?.to_vec()?, [7.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn resume(device: &Device, done: ScanPartial<C>) -> Result<Self, Error> {
        if done.range().start != 0 {
            return Err(Error::Incomplete {
                function: C::NAME,
                range: done.range(),
                wanted: done.range().end,
            });
        }
        Ok(Scanner {
            device: device.clone(),
            done,
        })
    }

    /// The results for the next elements. After an error it has the elements that it had before.
    ///
    /// # Errors
    ///
    /// As [`Scan::after`](crate::device::Scan::after).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::Scanner;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut sums = Scanner::<add>::new(&Device::host());
    /// let mut all = Vec::new();
    /// for chunk in [[1.0, 2.0], [4.0, 8.0]] {
    ///     all.extend(sums.push(&chunk)?.to_vec()?);
    /// }
    /// assert_eq!(all, [1.0, 3.0, 7.0, 15.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn push<A>(&mut self, chunk: A) -> Result<Mapped<C::Out>, Error>
    where
        A: Arg<C::Out, Form: Scannable<C::Out>>,
    {
        let mut done = self.done.clone();
        let device = &self.device;
        let chunk = chunk.form();
        let n = chunk.count::<C>()?;
        let scanned = chunk.with(device, n, |n, values| scan_after(device, &mut done, n, values))?;
        self.done = done;
        Ok(scanned)
    }

    /// The number of elements so far.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::Scanner;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut sums = Scanner::<add>::new(&Device::host());
    /// sums.push(&[1.0, 2.0])?;
    /// assert_eq!(sums.len(), 2);
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
    /// use fpdsl::reductions::Scanner;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert!(Scanner::<add>::new(&Device::host()).is_empty());
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
    /// use fpdsl::reductions::Scanner;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut sums = Scanner::<add>::new(&Device::host());
    /// sums.push(&[1.0, 2.0])?;
    /// let saved = sums.partial().to_bytes();          // for `ScanPartial::from_bytes` and `Scanner::resume`
    /// # assert!(!saved.is_empty());
    /// # Ok(())
    /// # }
    /// ```
    pub fn partial(&self) -> &ScanPartial<C> {
        &self.done
    }
}

impl<C: Combine> fmt::Debug for Scanner<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Scanner of `{}` behind {} elements on {}",
            C::NAME,
            self.done.len(),
            self.device.name()
        )
    }
}
