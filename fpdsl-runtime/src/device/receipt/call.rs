//! Calls of which there are receipts.

use core::fmt;
use core::marker::PhantomData;
use core::ops::Range;

use sha2::{Digest, Sha256};

use super::hash::{self, Hash};
use super::inputs::{Indexed, Recorded, RecordedArgs};
use super::{FunctionHash, InputHash, LIBRARY, Order, Receipt, Terms, VERSION};
use crate::device::Backing;
use crate::device::Device;
use crate::device::after::After;
use crate::device::anywhere::Gather;
use crate::device::column::{Column, Results};
use crate::device::few::Few;
use crate::device::grid::Grid;
use crate::device::identity::{canonical, identity_of, scalars_of};
use crate::device::map::map_borrowed;
use crate::device::output::Mapped;
use crate::device::partial::Partial;
use crate::device::partial::make::{make, picked, rows};
use crate::device::piece::{self, count};
use crate::device::reduce::{Reduced, compute_into};
use crate::device::room::room;
use crate::device::strategy::Host;
use crate::error::Error;
use crate::function::{self, Combine, Function, Same};

/// A call whose results a [`Receipt`] describes: [`Elements`] or a [`Reduction`].
pub trait Call: private::Sealed {
    /// What a receipt says of the call before it ran.
    #[doc(hidden)]
    fn terms(&self) -> Result<Terms, Error>;

    /// What a receipt says of the results of some elements, which are a part.
    #[doc(hidden)]
    fn part(&self, device: &Device, range: Range<usize>) -> Result<Vec<u8>, Error>;

    /// The hash of the results, from what a receipt says of the parts; none if that is damaged.
    #[doc(hidden)]
    fn results(&self, terms: &Terms, parts: &[Vec<u8>]) -> Result<Option<Hash>, Error>;
}

mod private {
    pub trait Sealed {}
}

/// The call `F::map(&device, ..)` or `F::launch(&device, ..)`, which [`map`] or [`launch`] describes.
pub struct Elements<F, A> {
    args: A,
    function: PhantomData<fn() -> F>,
}

/// A reduction with `C` of what `F` gives for each element, which [`reduce`], [`map_reduce`] or [`launch_reduce`] describes.
pub struct Reduction<F, C, A> {
    args: A,
    /// False if the elements are what is combined.
    mapped: bool,
    functions: PhantomData<fn() -> (F, C)>,
}

/// The call `F::map(&device, ..)` with a tuple of arguments.
///
/// ```
/// use fpdsl::prelude::*;
/// use fpdsl::receipt;
///
/// #[fp(mode = "ru")]
/// fn axpy(a: f64, x: f64, y: f64) -> f64 {
///     a * x + y
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let call = receipt::map::<axpy, _>((0.1, &[1.0, 2.0], &[3.0, 4.0]));
/// let (z, receipt) = call.run(&Device::host())?;
/// assert_eq!(z.to_vec()?.len(), 2);
/// assert!(receipt.recheck(&Device::host(), &call, 0..2)?.agrees());
/// # Ok(())
/// # }
/// ```
pub fn map<F, A>(args: A) -> Elements<F, A>
where
    F: Function<Out: Reduced + Results>,
    A: RecordedArgs<F::Args>,
{
    Elements {
        args,
        function: PhantomData,
    }
}

/// The call `F::launch(&device, grid, ..)` with a tuple of the arguments behind the index: `(&u,)`, or `()`.
///
/// ```
/// use fpdsl::prelude::*;
/// use fpdsl::receipt;
///
/// #[fp]
/// fn multiple(i: Index, x: f64) -> f64 {
///     x * i.x() as f64
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let (multiples, _) = receipt::launch::<multiple, _, _>(3, (0.5,))?.run(&Device::host())?;
/// assert_eq!(multiples.to_vec()?, [0.0, 0.5, 1.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// [`Error::GridTooLarge`].
pub fn launch<F, G, A>(grid: G, args: A) -> Result<Elements<F, A::All>, Error>
where
    F: Function<Args: Indexed, Out: Reduced + Results>,
    G: Grid<<F::Args as Indexed>::Index>,
    A: After<G::Positions, All: RecordedArgs<F::Args>>,
{
    Ok(map(args.after(grid.positions(F::NAME)?)))
}

/// The call `C::reduce(&device, values)`.
///
/// ```
/// use fpdsl::prelude::*;
/// use fpdsl::receipt;
///
/// #[fp]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let (sum, receipt) = receipt::reduce::<add, _>(&[0.5, 0.25]).run(&Device::host())?;
/// assert_eq!(sum, 0.75);
/// assert!(receipt.compare(sum)?.is_empty());
/// # Ok(())
/// # }
/// ```
pub fn reduce<C, A>(values: A) -> Reduction<Same<C::Out>, C, (A,)>
where
    C: Combine<Out: Reduced + Column>,
    A: Recorded<C::Out>,
{
    Reduction {
        args: (values,),
        mapped: false,
        functions: PhantomData,
    }
}

/// The call `F::map_reduce::<C>(&device, ..)` with a tuple of arguments.
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
/// # #[fp]
/// # fn mul(x: f64, y: f64) -> f64 {
/// #     x * y
/// # }
/// # fn main() -> Result<(), fpdsl::Error> {
/// let call = receipt::map_reduce::<mul, add, _>((&[1.0, 2.0], &[3.0, 4.0]));
/// assert_eq!(call.run(&Device::host())?.0, 11.0);
/// # Ok(())
/// # }
/// ```
pub fn map_reduce<F, C, A>(args: A) -> Reduction<F, C, A>
where
    F: Function<Out: Reduced + Column>,
    C: Combine + Function<Out = F::Out>,
    A: RecordedArgs<F::Args>,
{
    Reduction {
        args,
        mapped: true,
        functions: PhantomData,
    }
}

/// The call `F::launch_reduce::<C>(&device, grid, ..)` with a tuple of the arguments behind the index.
///
/// # Errors
///
/// [`Error::GridTooLarge`].
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
/// # #[fp]
/// # fn square(i: Index) -> f64 {
/// #     (i.x() * i.x()) as f64
/// # }
/// # fn main() -> Result<(), fpdsl::Error> {
/// let call = receipt::launch_reduce::<square, add, _, _>(4, ())?;
/// assert_eq!(call.run(&Device::host())?.0, 14.0);
/// # Ok(())
/// # }
/// ```
pub fn launch_reduce<F, C, G, A>(grid: G, args: A) -> Result<Reduction<F, C, A::All>, Error>
where
    F: Function<Args: Indexed, Out: Reduced + Column>,
    C: Combine + Function<Out = F::Out>,
    G: Grid<<F::Args as Indexed>::Index>,
    A: After<G::Positions, All: RecordedArgs<F::Args>>,
{
    Ok(map_reduce(args.after(grid.positions(F::NAME)?)))
}

impl<F, A> Elements<F, A>
where
    F: Function<Out: Reduced + Results>,
    A: RecordedArgs<F::Args>,
{
    /// The results, and the receipt of them.
    ///
    /// # Errors
    ///
    /// As `map` or `launch`.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::receipt;
    /// # #[fp]
    /// # fn mul(x: f64, y: f64) -> f64 {
    /// #     x * y
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let (z, receipt) = receipt::map::<mul, _>((&[1.0, 2.0], 3.0)).run(&Device::host())?;
    /// assert_eq!(z.to_vec()?, [3.0, 6.0]);
    /// assert_eq!(receipt.elements(), 2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn run(&self, device: &Device) -> Result<(Mapped<F::Out>, Receipt), Error> {
        let terms = self.terms()?;
        let results = map_borrowed::<F, A>(device, &self.args)?;
        let mut parts = Vec::new();
        let types = scalars_of::<F::Out>();
        each_part::<F::Out, _>(F::NAME, &results, &terms, terms.ranges(), |_, values| {
            parts.push(hash::of_values(&types, values).0.to_vec());
        })?;
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
    /// use fpdsl::receipt;
    /// # #[fp]
    /// # fn mul(x: f64, y: f64) -> f64 {
    /// #     x * y
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let call = receipt::map::<mul, _>((&[1.0, 2.0, 4.0], 3.0));
    /// // Element 1 is wrong. The part of element 0 has all three.
    /// assert_eq!(call.differing(&Device::host(), &[3.0, 6.5, 12.0], [0])?, [1]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn differing<R: Gather<F::Out>>(
        &self,
        device: &Device,
        results: R,
        elements: impl IntoIterator<Item = usize>,
    ) -> Result<Vec<usize>, Error> {
        let terms = self.terms()?;
        let mut len = Some(terms.n);
        if let Err(found) = results.agree(&mut len) {
            return Err(Error::LengthMismatch {
                function: F::NAME,
                parameter: "results",
                expected: terms.n,
                found,
            });
        }
        let parts = terms.parts_of(F::NAME, elements)?;
        let types = scalars_of::<F::Out>();
        let mut differing = Vec::new();
        let mut failed = None;
        let ranges = parts.into_iter().map(|part| terms.range(part));
        each_part::<F::Out, _>(F::NAME, &results, &terms, ranges, |range, found| {
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
        match device.backing() {
            Backing::Host(host) => {
                let source = self.args.source(F::NAME)?;
                // SAFETY: the arguments have the elements, and devices are made with levels that the CPU has.
                unsafe { piece::values::<F, A::Source>(*host, range, source) }
            }
            Backing::Accelerator(device) => {
                rows(picked::<F, A>(device, range.clone(), &self.args)?, range.len())
            }
        }
    }
}

/// Hands parts of results to `take`, on the host.
fn each_part<T, R>(
    function: &'static str,
    results: &R,
    terms: &Terms,
    ranges: impl Iterator<Item = Range<usize>>,
    mut take: impl FnMut(Range<usize>, &[T]),
) -> Result<(), Error>
where
    T: Reduced,
    R: Gather<T>,
{
    let mut copies = Vec::new();
    let source = (results.source_or_copy(function, &mut copies)?,);
    let mut values = room::<T>(terms.part.min(terms.n))?;
    for range in ranges {
        // SAFETY: there are `n` results, of which `results` or `copies` holds each; there is room for a part, and the CPU has the
        // level in use.
        unsafe { compute_into::<Same<T>, _>(Host::default(), range.clone(), source, &mut values)? };
        take(range, &values);
    }
    Ok(())
}

impl<F, A> private::Sealed for Elements<F, A> {}

impl<F, A> Call for Elements<F, A>
where
    F: Function<Out: Reduced + Results>,
    A: RecordedArgs<F::Args>,
{
    fn terms(&self) -> Result<Terms, Error> {
        let n = count::<F, A>(&self.args)?;
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
        let mut hash = Sha256::new();
        hash.update((terms.n as u64).to_le_bytes());
        parts.iter().for_each(|part| hash.update(part));
        Ok(Some(Hash(hash.finalize().into())))
    }
}

impl<F, C, A> Reduction<F, C, A>
where
    F: Function<Out: Reduced + Column>,
    C: Combine + Function<Out = F::Out>,
    A: RecordedArgs<F::Args>,
{
    /// The result, with the bits of the reduction, and the receipt of it.
    ///
    /// # Errors
    ///
    /// As the reduction.
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
    /// let call = receipt::reduce::<add, _>(&x);
    /// let (sum, receipt) = call.run(&Device::host())?;
    /// assert_eq!(sum, 7.0);
    /// assert!(receipt.recheck(&Device::host(), &call, [0])?.agrees());
    /// # Ok(())
    /// # }
    /// ```
    pub fn run(&self, device: &Device) -> Result<(C::Out, Receipt), Error> {
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
    /// use fpdsl::receipt;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = [1.0, 2.0, 4.0];
    /// let call = receipt::reduce::<add, _>(&x);
    /// let (sum, receipt) = call.run(&Device::host())?;
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

impl<F, C, A> Call for Reduction<F, C, A>
where
    F: Function<Out: Reduced + Column>,
    C: Combine + Function<Out = F::Out>,
    A: RecordedArgs<F::Args>,
{
    fn terms(&self) -> Result<Terms, Error> {
        let n = match self.mapped {
            true => count::<F, A>(&self.args)?,
            false => count::<F, A>(&self.args).map_err(of_combine::<C>)?,
        };
        let serial = C::ORDER == function::Order::Serial;
        Ok(Terms {
            functions: match self.mapped {
                true => vec![named::<F>(), named::<C>()],
                false => vec![named::<C>()],
            },
            order: if serial { Order::Serial } else { Order::Tree },
            n,
            part: if serial {
                n.max(1)
            } else {
                Terms::part_of_reduction(n)
            },
            inputs: inputs::<F, A>(&self.args)?,
        })
    }

    fn part(&self, device: &Device, range: Range<usize>) -> Result<Vec<u8>, Error> {
        piece::within::<F, A>(&range, &self.args)?;
        let first = range.start;
        Ok(make::<F, C, A>(device, range, first, &self.args)?.to_bytes())
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
fn finish(call: &impl Call, device: &Device, terms: Terms, parts: Vec<Vec<u8>>) -> Result<Receipt, Error> {
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

fn inputs<F: Function, A: RecordedArgs<F::Args>>(args: &A) -> Result<Vec<InputHash>, Error> {
    let named = F::PARAMS.iter().zip(args.each()?);
    Ok(named
        .map(|(name, hash)| InputHash {
            parameter: (*name).to_owned(),
            hash,
        })
        .collect())
}

/// The error of a reduction's own elements.
fn of_combine<C: Combine>(error: Error) -> Error {
    match error {
        Error::LengthMismatch { expected, found, .. } => Error::LengthMismatch {
            function: C::NAME,
            parameter: C::PARAMS[0],
            expected,
            found,
        },
        Error::NoLength { .. } => Error::NoLength { function: C::NAME },
        other => other,
    }
}

impl<F, A> fmt::Debug for Elements<F, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Elements")
    }
}

impl<F, C, A> fmt::Debug for Reduction<F, C, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reduction")
    }
}
