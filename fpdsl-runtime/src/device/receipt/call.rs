//! Calls of which there are receipts.
//!
//! A receipt is made from what calls have already: the hash of a recorded body that partials carry (`device/identity.rs`), partials,
//! and encodings of elements.

use core::ops::Range;

use sha2::{Digest, Sha256};

use super::hash::{self, Hash};
use super::{FunctionHash, InputHash, LIBRARY, Order, Receipt, Terms, VERSION, scalars};
use crate::device::arg::{Arg, Describe, Form, Forms, Role, RowLast, WithRow};
use crate::device::buffer::Buffer;
use crate::device::call::{Call, InRows, Reduction};
use crate::device::column::Column;
use crate::device::combine::is_same;
use crate::device::erased::Erased;
use crate::device::few::Few;
use crate::device::fold::picked;
use crate::device::host::collect;
use crate::device::identity::{canonical, identity_of, names, scalars_of};
use crate::device::in_rows::RowScalarOf;
use crate::device::map::map;
use crate::device::output::{Mapped, Output};
use crate::device::partial::Partial;
use crate::device::partial::make::make;
use crate::device::piece::{self, rows};
use crate::device::room::room;
use crate::device::strategy::Host;
use crate::device::{Backing, Device};
use crate::error::Error;
use crate::function::{self, Combine, Function, Same};
use crate::lift::ScalarType;
use crate::loops::Source;

/// A call whose results a [`Receipt`] describes: a [`Call`], one [in rows](InRows), or a [`Reduction`].
pub trait Receipted: private::Sealed {
    /// The parts of a receipt that are known before the call runs.
    #[doc(hidden)]
    fn terms(&self) -> Result<Terms, Error>;

    /// The part of a receipt for the results of some elements.
    #[doc(hidden)]
    fn part(&self, device: &Device, range: Range<usize>) -> Result<Vec<u8>, Error>;

    /// The hash of the results, from what a receipt says of the parts; none if that is damaged.
    #[doc(hidden)]
    fn results(&self, terms: &Terms, parts: &[Vec<u8>]) -> Result<Option<Hash>, Error>;
}

mod private {
    pub trait Sealed {}
}

impl<F, A> Call<F, A>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    /// The results, and the [`Receipt`] of them.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn mul(x: f64, y: f64) -> f64 {
    /// #     x * y
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let (z, receipt) = mul::map(&[1.0, 2.0], 3.0).receipt(&Device::host())?;
    /// assert_eq!(z.to_vec()?, [3.0, 6.0]);
    /// assert_eq!(receipt.elements(), 2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn receipt(&self, device: &Device) -> Result<(Mapped<F::Out>, Receipt), Error> {
        let terms = self.terms()?;
        let results = map::<F, A>(device, &self.args)?;
        let mut parts = Vec::new();
        let types = scalars_of::<F::Out>();
        let add = |_: Range<usize>, values: &[F::Out]| {
            parts.push(hash::of_values(&types, values).0.to_vec());
        };
        each_part(F::NAME, &F::Out::lent(&results), terms.ranges(), add)?;
        let receipt = finish(self, device, terms, parts)?;
        Ok((results, receipt))
    }

    /// Computes chosen elements on a device, and says which of these results differ from them: any that claim to be those of this
    /// call. All elements of the parts that have chosen ones are looked at.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run); [`Error::LengthMismatch`] if there are more or fewer results, and [`Error::Receipt`] for an element
    /// that does not exist.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn mul(x: f64, y: f64) -> f64 {
    /// #     x * y
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let call = mul::map(&[1.0, 2.0, 4.0], 3.0);
    /// // Element 1 is wrong. The part of element 0 has all three.
    /// assert_eq!(call.differing(&Device::host(), &[3.0, 6.5, 12.0], [0])?, [1]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn differing(
        &self,
        device: &Device,
        results: impl Arg<F::Out, Form: Form<F::Out>>,
        elements: impl IntoIterator<Item = usize>,
    ) -> Result<Vec<usize>, Error> {
        let (terms, results) = (self.terms()?, results.form());
        results
            .agree(&mut Some(terms.n))
            .map_err(|misfit| misfit.error(F::NAME, "results", Some(terms.n)))?;
        let parts = terms.parts_of(F::NAME, elements)?;
        let types = scalars_of::<F::Out>();
        let mut differing = Vec::new();
        let mut failed = None;
        let ranges = parts.into_iter().map(|part| terms.range(part));
        each_part::<F::Out, _>(F::NAME, &results, ranges, |range, found| {
            match self.values(device, range.clone()) {
                Ok(values) => {
                    let columns = |values: &[F::Out]| {
                        let mut columns = Vec::new();
                        F::Out::scalars(&F::Out::from_rows(values), &mut columns);
                        columns
                    };
                    let (wanted, found) = (columns(&values), columns(found));
                    let differs = |i: &usize| {
                        let scalars = types.iter().zip(wanted.iter().zip(&found));
                        scalars
                            .into_iter()
                            .any(|(&ty, (a, b))| canonical(ty, a[*i]) != canonical(ty, b[*i]))
                    };
                    differing.extend((0..range.len()).filter(differs).map(|i| range.start + i));
                }
                Err(error) => failed = failed.take().or(Some(error)),
            }
        })?;
        failed.map_or(Ok(differing), Err)
    }

    /// The results of some elements.
    fn values(&self, device: &Device, range: Range<usize>) -> Result<Vec<F::Out>, Error> {
        piece::within::<F, A>(&range, &self.args)?;
        match device.untrapped()? {
            Backing::Host(host) => {
                let source = self.args.source(F::NAME)?;
                // SAFETY: the arguments have the elements, and devices are made with levels that the CPU has.
                unsafe { piece::values::<F, A::Source>(*host, range, source) }
            }
            Backing::Accelerator(device) => {
                rows::<F::Out>(picked::<F, A>(device, range.clone(), &self.args)?, range.len())
            }
        }
    }
}

/// Hands parts of results to `take`, on the host.
fn each_part<T, R>(
    function: &'static str,
    results: &R,
    ranges: impl Iterator<Item = Range<usize>>,
    mut take: impl FnMut(Range<usize>, &[T]),
) -> Result<(), Error>
where
    T: Output,
    R: Form<T>,
{
    let mut copies = Vec::new();
    let source = (results.source_or_copy(function, &mut copies)?,);
    let same = Erased::of::<Same<T>, <(R::Source,) as Source<(T,)>>::Given>();
    let mut values = Vec::new();
    for range in ranges {
        if values.capacity() < range.len() {
            values = room::<T>(range.len())?;
        }
        // SAFETY: there are as many results, of which `results` or `copies` holds each; there is room for a part, and the CPU has the
        // level in use.
        unsafe { collect(Host::default(), &same, range.clone(), source, &mut values)? };
        take(range, &values);
    }
    Ok(())
}

impl<F, A> private::Sealed for Call<F, A> {}

impl<F, A> Receipted for Call<F, A>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    fn terms(&self) -> Result<Terms, Error> {
        let n = self.count()?;
        Ok(Terms {
            functions: vec![named::<F>()],
            order: Order::Elements,
            n,
            part: Terms::part_of_elements(n),
            inputs: inputs::<F, A>(&self.args)?,
        })
    }

    fn part(&self, device: &Device, range: Range<usize>) -> Result<Vec<u8>, Error> {
        let values = self.values(device, range)?;
        Ok(hash::of_values(&scalars_of::<F::Out>(), &values).0.to_vec())
    }

    fn results(&self, terms: &Terms, parts: &[Vec<u8>]) -> Result<Option<Hash>, Error> {
        Ok(Some(of_parts(terms, parts)))
    }
}

/// The hash of results, from those of the parts.
fn of_parts(terms: &Terms, parts: &[Vec<u8>]) -> Hash {
    let mut hash = Sha256::new();
    hash.update((terms.n as u64).to_le_bytes());
    parts.iter().for_each(|part| hash.update(part));
    Hash(hash.finalize().into())
}

impl<F, A> InRows<F, A>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<F::Args>,
{
    /// The rows, and the [`Receipt`] of them: the parts of the receipt have the rows of some elements each.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn both(x: f64, out: &mut [f64]) {
    /// #     out[0] = x;
    /// #     out[1] = -x;
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let call = both::map(&[1.0, 2.0]).rows(2);
    /// let (rows, receipt) = call.receipt(&Device::host())?;
    /// assert_eq!((rows.len(), receipt.elements()), (4, 2));
    /// assert!(receipt.recheck(&Device::host(), &call, [1])?.agrees());
    /// assert_eq!(receipt.compare(vec![1.0, -1.0, 2.0, 2.0])?, [0..2]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn receipt(&self, device: &Device) -> Result<(Buffer<RowScalarOf<F>>, Receipt), Error> {
        let terms = self.terms()?;
        let results = self.on(device)?;
        let mut parts = Vec::new();
        let ranges = terms.ranges().map(|range| scalars(&range, self.len()));
        let lent = RowScalarOf::<F>::lent(&results);
        each_part::<RowScalarOf<F>, _>(F::NAME, &lent, ranges, |_, values| {
            parts.push(hash_of_rows(values));
        })?;
        let receipt = finish(self, device, terms, parts)?;
        Ok((results, receipt))
    }
}

/// The part of a receipt for some rows.
fn hash_of_rows<T: Output>(rows: &[T]) -> Vec<u8> {
    hash::of_values(&scalars_of::<T>(), rows).0.to_vec()
}

impl<F, A> private::Sealed for InRows<F, A> {}

impl<F, A> Receipted for InRows<F, A>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<F::Args>,
{
    fn terms(&self) -> Result<Terms, Error> {
        let n = self.count()?;
        Ok(Terms {
            functions: vec![named::<F>()],
            order: Order::Rows { len: self.len() },
            n,
            part: Terms::part_of_elements(n),
            inputs: inputs::<F, _>(&self.args())?,
        })
    }

    fn part(&self, device: &Device, range: Range<usize>) -> Result<Vec<u8>, Error> {
        Ok(hash_of_rows(&self.piece(device, range)?.into_vec()?))
    }

    fn results(&self, terms: &Terms, parts: &[Vec<u8>]) -> Result<Option<Hash>, Error> {
        Ok(Some(of_parts(terms, parts)))
    }
}

impl<F, C, A> Reduction<F, C, A>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    /// The value of all elements, and the [`Receipt`] of it.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run).
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
    /// assert_eq!(sum, 7.0);
    /// assert!(receipt.recheck(&Device::host(), &call, [0])?.agrees());
    /// # Ok(())
    /// # }
    /// ```
    pub fn receipt(&self, device: &Device) -> Result<(C::Out, Receipt), Error> {
        let terms = self.terms()?;
        let parts: Result<Vec<_>, Error> = terms.ranges().map(|range| self.part(device, range)).collect();
        let parts = parts?;
        let value = self.merged(&terms, &parts)?;
        let receipt = finish(self, device, terms, parts)?;
        // SAFETY: there was no error, so it is written.
        Ok((unsafe { value.first() }, receipt))
    }

    /// The result of the reduction, from the partials in the receipt alone.
    ///
    /// # Errors
    ///
    /// [`Error::Receipt`] if it is the receipt of another call, and [`Error::PartialBytes`] or those of [`Partial::merge`] if it is
    /// damaged.
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
    /// assert_eq!(call.value(&receipt)?, sum);
    /// # Ok(())
    /// # }
    /// ```
    pub fn value(&self, receipt: &Receipt) -> Result<C::Out, Error> {
        let terms = self.terms()?;
        receipt.check(&terms)?;
        let value = self.merged(&terms, &receipt.parts)?;
        // SAFETY: there was no error, so it is written.
        Ok(unsafe { value.first() })
    }

    /// The result, written.
    fn merged(&self, terms: &Terms, parts: &[Vec<u8>]) -> Result<Few<C::Out>, Error> {
        let mut all = Partial::<C>::empty(0);
        for part in parts {
            all = all.merge(Partial::from_bytes(part)?)?;
        }
        let mut value = Few::new()?;
        all.finish_to(terms.n, &mut value)?;
        Ok(value)
    }
}

impl<F, C, A> private::Sealed for Reduction<F, C, A> {}

impl<F, C, A> Receipted for Reduction<F, C, A>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    fn terms(&self) -> Result<Terms, Error> {
        let n = self.count()?;
        let serial = C::ORDER == function::Order::Serial;
        Ok(Terms {
            functions: if is_same::<F>() {
                vec![named::<C>()]
            } else {
                vec![named::<F>(), named::<C>()]
            },
            order: if serial { Order::Serial } else { Order::Tree },
            n,
            part: if serial {
                n.max(1)
            } else {
                Terms::part_of_reduction(n)
            },
            inputs: inputs::<F, A>(&self.call.args)?,
        })
    }

    fn part(&self, device: &Device, range: Range<usize>) -> Result<Vec<u8>, Error> {
        piece::within::<F, A>(&range, &self.call.args)?;
        let first = range.start;
        Ok(make::<F, C, A>(device, range, first, &self.call.args)?.to_bytes())
    }

    fn results(&self, terms: &Terms, parts: &[Vec<u8>]) -> Result<Option<Hash>, Error> {
        match self.merged(terms, parts) {
            Ok(mut value) => {
                // SAFETY: there was no error, so it is written.
                let value = unsafe { value.held() };
                Ok(Some(hash::of_values(&scalars_of::<C::Out>(), value)))
            }
            Err(Error::PartialBytes { .. } | Error::NotAdjacent { .. } | Error::Incomplete { .. }) => {
                Ok(None)
            }
            Err(other) => Err(other),
        }
    }
}

/// What was found, as a receipt.
fn finish(
    call: &impl Receipted,
    device: &Device,
    terms: Terms,
    parts: Vec<Vec<u8>>,
) -> Result<Receipt, Error> {
    let results = call.results(&terms, &parts)?;
    Ok(Receipt {
        version: VERSION,
        library: LIBRARY.to_owned(),
        device: device.name(),
        // Parts that were just made are whole.
        results: results.unwrap_or(Hash([0; 32])),
        terms,
        parts,
    })
}

fn named<F: Function>() -> FunctionHash {
    FunctionHash {
        name: F::NAME.to_owned(),
        hash: Hash(identity_of::<F>()),
    }
}

fn inputs<F: Function, A: Forms<F::Args>>(args: &A) -> Result<Vec<InputHash>, Error> {
    let mut hashes = Vec::new();
    args.describe_each(&mut |tell| {
        let mut hash = Sha256::new();
        tell(&mut Listener(&mut hash))?;
        hashes.push(Hash(hash.finalize().into()));
        Ok(())
    })?;
    let named = F::PARAMS.iter().zip(hashes);
    Ok(named
        .map(|(name, hash)| InputHash {
            parameter: (*name).to_owned(),
            hash,
        })
        .collect())
}

/// What stands for a call where other arguments have their role.
const CALL: u8 = 4;

/// Makes the hash of an argument.
struct Listener<'a>(&'a mut Sha256);

impl Describe for Listener<'_> {
    fn role(&mut self, role: Role, types: &[ScalarType], len: usize) {
        let types = names(types);
        self.0.update([role as u8]);
        self.0.update((types.len() as u64).to_le_bytes());
        self.0.update(types);
        self.0.update((len as u64).to_le_bytes());
    }

    fn encodings(&mut self, types: &[ScalarType], encodings: &[u64]) {
        let types = types.iter().copied().cycle();
        hash::update(self.0, types.zip(encodings.iter().copied()));
    }

    fn extent(&mut self, extent: usize) {
        self.0.update((extent as u64).to_le_bytes());
    }

    fn call(&mut self, function: &str, identity: &[u8]) {
        self.0.update([CALL]);
        self.0.update((function.len() as u64).to_le_bytes());
        self.0.update(function);
        self.0.update(identity);
    }
}
