//! Receipts say what was computed, from what, with which results, so that another machine can check some of it.
//!
//! A [`Call`](super::Call) and a [`Reduction`](super::Reduction) have `receipt`, which runs them, and returns the results and a
//! [`Receipt`]. [`Receipt::recheck`] computes chosen elements again.
//!
//! ```
//! use fpdsl::prelude::*;
//! use fpdsl::receipt::Receipt;
//!
//! #[fp(mode = "ru")]
//! fn add(a: f64, b: f64) -> f64 {
//!     a + b
//! }
//!
//! #[fp(mode = "rd")]
//! fn mul(x: f64, y: f64) -> f64 {
//!     x * y
//! }
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! let (x, y) = (vec![0.1; 100_000], vec![0.3; 100_000]);
//! let call = mul::map(&x, &y).reduce::<add>();
//! let (dot, receipt) = call.receipt(&Device::host())?;    // perhaps on a GPU
//! # #[cfg(feature = "serde")]
//! let receipt: Receipt = serde_json::from_str(&serde_json::to_string(&receipt).unwrap()).unwrap();
//!
//! // Elsewhere: the same function and inputs, any device.
//! assert!(receipt.compare(dot)?.is_empty());
//! let check = receipt.recheck(&Device::host(), &call, [0, 70_000])?;
//! assert!(check.agrees(), "{check}");
//! # Ok(())
//! # }
//! ```
//!
//! # What it holds
//!
//! | field | meaning |
//! |---|---|
//! | `version` | the version of this format; any other is refused |
//! | `library`, `device` | the library and device that computed |
//! | `call.functions` | name of each function, and the hash of what it computes: every operation with its mode, functions that it calls and tables included |
//! | `call.order` | `elements`, `tree` or `serial` |
//! | `call.n`, `call.part` | the number of elements, and of those of a part |
//! | `call.inputs` | name of each parameter, and the hash of its argument |
//! | `results` | the hash of the results |
//! | `parts` | of elements: the hash of the results of each part, of which there are at most 256. Of a reduction: each part's [`Partial`](crate::device::Partial), so that the result follows from what the receipt says |
//!
//! Hashes are SHA-256. A NaN counts as the quiet one, so that they are the same on every device. Only the contents of a buffer, view
//! or slice count, not its place.
//!
//! A receipt proves nothing: its writer can write anything, and a few parts that agree say nothing about the others.

mod call;
#[cfg(feature = "serde")]
mod form;
mod hash;
mod recheck;

use core::fmt;
use core::ops::Range;
use std::collections::BTreeSet;

pub use call::Receipted;
pub use hash::Hash;
pub use recheck::Recheck;

use super::identity::add_scalars;
use super::outcome::Outcome;
use crate::error::Error;

/// The version of the format.
const VERSION: u32 = 2;

/// The name of this library.
const LIBRARY: &str = concat!("fpdsl ", env!("CARGO_PKG_VERSION"));

/// Elements of the least part.
const LEAST: usize = 1 << 12;

/// The most parts of results that are elements.
const MOST: usize = 256;

/// Reductions of this many elements have parts of this length or more: each leaves few values, as 256 parts of the order fill up
/// another.
const FULL: usize = 1 << 20;

/// A record of a call: its functions, its inputs and its results. The [module](self) lists the fields.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Receipt {
    #[cfg_attr(feature = "serde", serde(deserialize_with = "form::version"))]
    version: u32,
    library: String,
    device: String,
    #[cfg_attr(feature = "serde", serde(rename = "call"))]
    terms: Terms,
    results: Hash,
    #[cfg_attr(feature = "serde", serde(with = "form::list"))]
    parts: Vec<Vec<u8>>,
}

/// A function that a receipt names.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FunctionHash {
    /// Its name.
    pub name: String,
    /// The hash of what it computes.
    pub hash: Hash,
}

/// An argument that a receipt names.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct InputHash {
    /// The parameter.
    pub parameter: String,
    /// The hash of the argument: what it is (a value, an array, a slice, positions), the types, and the values.
    pub hash: Hash,
}

/// The way from elements to results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Order {
    /// A result for each.
    Elements,
    /// Combined in the order of [`reduce`](mod@crate::device::reduce).
    Tree,
    /// Combined one after the other.
    Serial,
    /// Elements, each of which has a row of scalars.
    Rows {
        /// How many.
        len: usize,
    },
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Elements => f.write_str("elements"),
            Order::Tree => f.write_str("a tree"),
            Order::Serial => f.write_str("serial"),
            Order::Rows { len } => write!(f, "rows of {len}"),
        }
    }
}

/// The parts of a receipt that are known before a call runs.
#[doc(hidden)]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Terms {
    functions: Vec<FunctionHash>,
    order: Order,
    n: usize,
    part: usize,
    inputs: Vec<InputHash>,
}

impl Terms {
    fn part_of_elements(n: usize) -> usize {
        n.div_ceil(MOST).next_multiple_of(LEAST).max(LEAST)
    }

    fn part_of_reduction(n: usize) -> usize {
        if n <= FULL {
            FULL / 32
        } else {
            n.div_ceil(64).next_power_of_two().max(FULL)
        }
    }

    /// The elements of a part that there is. The numbers may come from outside, so the end of the last part need not be one.
    fn range(&self, part: usize) -> Range<usize> {
        let start = part * self.part;
        start..self.n.min(start.saturating_add(self.part))
    }

    fn ranges(&self) -> impl Iterator<Item = Range<usize>> {
        (0..self.n.div_ceil(self.part)).map(|part| self.range(part))
    }

    /// The parts that have these elements.
    fn parts_of(
        &self,
        function: &str,
        elements: impl IntoIterator<Item = usize>,
    ) -> Result<BTreeSet<usize>, Error> {
        let mut parts = BTreeSet::new();
        let mut last = None;
        for element in elements {
            if element >= self.n {
                let n = self.n;
                return Err(refused(
                    function,
                    format!("there is no element {element}, only 0..{n}"),
                ));
            }
            let part = element / self.part;
            if last != Some(part) {
                parts.insert(part);
                last = Some(part);
            }
        }
        Ok(parts)
    }
}

/// The scalars of the rows of some elements.
fn scalars(elements: &Range<usize>, len: usize) -> Range<usize> {
    elements.start * len..elements.end * len
}

fn refused(function: &str, reason: String) -> Error {
    Error::Receipt {
        function: function.to_owned(),
        reason,
    }
}

impl Receipt {
    /// The library that computed, with its version: `fpdsl 0.1.0`.
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
    /// assert!(receipt.library().starts_with("fpdsl "));
    /// # Ok(())
    /// # }
    /// ```
    pub fn library(&self) -> &str {
        &self.library
    }

    /// The [name](crate::device::Device::name) of the device that computed.
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
    /// assert!(receipt.device().starts_with("host: "));
    /// # Ok(())
    /// # }
    /// ```
    pub fn device(&self) -> &str {
        &self.device
    }

    /// The function of the elements, if there is one, and the one that combines, if there is one.
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
    /// assert_eq!(receipt.functions()[0].name, "add");
    /// # Ok(())
    /// # }
    /// ```
    pub fn functions(&self) -> &[FunctionHash] {
        &self.terms.functions
    }

    /// The arguments.
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
    /// assert_eq!(receipt.inputs().len(), 1);
    /// # Ok(())
    /// # }
    /// ```
    pub fn inputs(&self) -> &[InputHash] {
        &self.terms.inputs
    }

    /// The order.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::receipt;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = [1.0, 2.0, 4.0];
    /// let call = add::reduce(&x);
    /// let (_, receipt) = call.receipt(&Device::host())?;
    /// assert_eq!(receipt.order(), receipt::Order::Tree);
    /// # Ok(())
    /// # }
    /// ```
    pub fn order(&self) -> Order {
        self.terms.order
    }

    /// The number of elements.
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
    /// assert_eq!(receipt.elements(), 3);
    /// # Ok(())
    /// # }
    /// ```
    pub fn elements(&self) -> usize {
        self.terms.n
    }

    /// The elements of each part.
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
    /// assert_eq!(receipt.parts(), [0..3]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn parts(&self) -> Vec<Range<usize>> {
        match self.whole() {
            Ok(()) => self.terms.ranges().collect(),
            Err(_) => Vec::new(),
        }
    }

    /// The hash of the results.
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
    /// let (_, again) = call.receipt(&Device::best())?;
    /// assert_eq!(again.results(), receipt.results());
    /// # Ok(())
    /// # }
    /// ```
    pub fn results(&self) -> Hash {
        self.results
    }

    /// Returns the elements whose results are not those of the receipt, by parts; it computes nothing. `results` are those of a call
    /// or a reduction: a value, a `Vec`, a [`Buffer`](crate::device::Buffer), or a tuple of these. A wrong result of a reduction is
    /// that of all elements.
    ///
    /// # Errors
    ///
    /// [`Error::Receipt`] if there are more or fewer results, or if the receipt is damaged; the device's failures.
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
    /// let (sum, receipt) = call.receipt(&Device::host())?;
    /// assert!(receipt.compare(sum)?.is_empty());
    /// assert_eq!(receipt.compare(sum + 1.0)?, [0..3]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn compare(&self, results: impl Outcome) -> Result<Vec<Range<usize>>, Error> {
        self.whole()?;
        let mut types = Vec::new();
        add_scalars(&shape_of(&results), &mut types);
        let mut columns = Vec::new();
        results.encodings(&mut columns)?;
        let expected = match self.terms.order {
            Order::Elements => self.terms.n,
            // A damaged receipt may say anything.
            Order::Rows { len } => self.terms.n.saturating_mul(len),
            Order::Tree | Order::Serial => 1,
        };
        if let Some(found) = columns.iter().map(Vec::len).find(|&len| len != expected) {
            let reason = format!("it is of {expected} results, and these are {found}");
            return Err(refused(self.name(), reason));
        }
        let hash = |range| hash::of_columns(&types, &columns, range);
        let differing = |len: usize| {
            let parts = self.terms.ranges().zip(&self.parts);
            parts
                .filter(|(range, part)| hash(scalars(range, len)).bytes()[..] != part[..])
                .map(|(range, _)| range)
                .collect()
        };
        Ok(match self.terms.order {
            Order::Elements => differing(1),
            Order::Rows { len } => differing(len),
            Order::Tree | Order::Serial if hash(0..1) == self.results => Vec::new(),
            Order::Tree | Order::Serial => std::iter::once(0..self.terms.n).collect(),
        })
    }

    /// The function that errors name.
    fn name(&self) -> &str {
        self.terms.functions.first().map_or("", |function| &function.name)
    }

    /// Refuses a receipt that has more or fewer parts than its elements make.
    fn whole(&self) -> Result<(), Error> {
        let Terms { n, part, .. } = self.terms;
        if part > 0 && self.parts.len() == n.div_ceil(part) {
            Ok(())
        } else {
            Err(refused(
                self.name(),
                format!(
                    "it is damaged: {} parts of {part} cannot be {n} elements",
                    self.parts.len()
                ),
            ))
        }
    }

    /// Refuses a receipt of another call.
    fn check(&self, call: &Terms) -> Result<(), Error> {
        self.whole()?;
        let names = |terms: &Terms| {
            let names = terms
                .functions
                .iter()
                .map(|function| format!("`{}`", function.name));
            names.collect::<Vec<String>>().join(" and ")
        };
        let refused = |reason| Err(refused(self.name(), reason));
        let (found, wanted) = (names(&self.terms), names(call));
        if found != wanted {
            return refused(format!("it is of {found}, and the call is of {wanted}"));
        }
        let mut functions = self.terms.functions.iter().zip(&call.functions);
        if let Some((function, _)) = functions.find(|(one, other)| one != other) {
            let versions = if self.library == LIBRARY {
                String::new()
            } else {
                format!("; {} wrote it, and this is {LIBRARY}", self.library)
            };
            return refused(format!(
                "it is of another function `{}`: its body or its attributes differ{versions}",
                function.name
            ));
        }
        if self.terms.order != call.order {
            return refused(format!(
                "its order is {}, and that of the call {}",
                self.terms.order, call.order
            ));
        }
        if (self.terms.n, self.terms.part) != (call.n, call.part) {
            return refused(format!(
                "it is of {} elements in parts of {}, and the call has {} in parts of {}",
                self.terms.n, self.terms.part, call.n, call.part
            ));
        }
        if self.terms.inputs.len() != call.inputs.len() {
            return refused("it has another number of arguments".to_owned());
        }
        let mut inputs = self.terms.inputs.iter().zip(&call.inputs);
        match inputs.find(|(one, other)| one != other) {
            Some((input, _)) => refused(format!(
                "the argument for `{}` is not the one it names",
                input.parameter
            )),
            None => Ok(()),
        }
    }
}

fn shape_of<O: Outcome>(_: &O) -> crate::lift::Shape {
    O::shape()
}
