//! Parts of a receipt computed again.

use core::fmt;
use core::ops::Range;

use super::call::Receipted;
use super::{Order, Receipt};
use crate::device::Device;
use crate::error::Error;

/// The outcome of [`Receipt::recheck`]. `Display` prints it in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Recheck {
    device: String,
    order: Order,
    checked: Vec<Range<usize>>,
    differing: Vec<Range<usize>>,
    results: bool,
}

impl Recheck {
    /// Returns true if the computed parts match the receipt, and its parts match its results.
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
    /// let x = [1.0, 2.0, 4.0];
    /// let call = add::reduce(&x);
    /// let (_, receipt) = call.receipt(&Device::host())?;
    /// let check = receipt.recheck(&Device::host(), &call, [1])?;
    /// assert!(check.agrees(), "{check}");
    /// # Ok(())
    /// # }
    /// ```
    pub fn agrees(&self) -> bool {
        self.results && self.differing.is_empty()
    }

    /// The elements that were computed, by parts.
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
    /// let x = [1.0, 2.0, 4.0];
    /// let call = add::reduce(&x);
    /// let (_, receipt) = call.receipt(&Device::host())?;
    /// let check = receipt.recheck(&Device::host(), &call, [1])?;
    /// assert_eq!(check.checked(), [0..3]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn checked(&self) -> &[Range<usize>] {
        &self.checked
    }

    /// Those that differ from what the receipt says, by parts.
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
    /// let x = [1.0, 2.0, 4.0];
    /// let call = add::reduce(&x);
    /// let (_, receipt) = call.receipt(&Device::host())?;
    /// let check = receipt.recheck(&Device::host(), &call, [1])?;
    /// assert!(check.differing().is_empty());
    /// # Ok(())
    /// # }
    /// ```
    pub fn differing(&self) -> &[Range<usize>] {
        &self.differing
    }

    /// Returns true if all parts of the receipt together match its results. This is always tested.
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
    /// let x = [1.0, 2.0, 4.0];
    /// let call = add::reduce(&x);
    /// let (_, receipt) = call.receipt(&Device::host())?;
    /// let check = receipt.recheck(&Device::host(), &call, [1])?;
    /// assert!(check.results_follow());
    /// # Ok(())
    /// # }
    /// ```
    pub fn results_follow(&self) -> bool {
        self.results
    }
}

impl fmt::Display for Recheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let elements: usize = self.checked.iter().map(Range::len).sum();
        write!(f, "{elements} elements computed again on {}", self.device)?;
        if self.differing.is_empty() {
            f.write_str(": they agree")?;
        } else {
            f.write_str(": other results for elements")?;
            for (k, range) in self.differing.iter().enumerate() {
                write!(f, "{} {range:?}", if k == 0 { "" } else { "," })?;
            }
        }
        match (self.results, self.order) {
            (true, _) => Ok(()),
            (false, Order::Elements | Order::Rows { .. }) => {
                f.write_str("; the hashes of the parts do not match that of the results")
            }
            (false, _) => f.write_str("; the values of the parts do not match the result"),
        }
    }
}

impl Receipt {
    /// Computes the parts of the chosen elements again, on any device, and returns which differ from the receipt. It also tests
    /// whether all parts in the receipt match its results. A part has 4096 elements or more: see [`parts`](Self::parts).
    ///
    /// # Errors
    ///
    /// [`Error::Receipt`] if the receipt is not of this call: its functions, their bodies or attributes, the number of elements or an
    /// argument are others; if it is damaged; or if there is no such element. The errors of the call.
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
    /// let x = [1.0, 2.0, 4.0];
    /// let call = add::reduce(&x);
    /// let (_, receipt) = call.receipt(&Device::host())?;
    /// assert!(receipt.recheck(&Device::best(), &call, [1])?.agrees());
    /// // Another array is another call.
    /// let other = add::reduce(&[1.0, 2.0, 5.0]);
    /// assert!(receipt.recheck(&Device::host(), &other, [1]).is_err());
    /// # Ok(())
    /// # }
    /// ```
    pub fn recheck(
        &self,
        device: &Device,
        call: &impl Receipted,
        elements: impl IntoIterator<Item = usize>,
    ) -> Result<Recheck, Error> {
        let terms = call.terms()?;
        self.check(&terms)?;
        let (mut checked, mut differing) = (Vec::new(), Vec::new());
        for part in terms.parts_of(self.name(), elements)? {
            let range = terms.range(part);
            if call.part(device, range.clone())? != self.parts[part] {
                differing.push(range.clone());
            }
            checked.push(range);
        }
        Ok(Recheck {
            device: device.name(),
            order: terms.order,
            checked,
            differing,
            results: call.results(&terms, &self.parts)? == Some(self.results),
        })
    }
}
