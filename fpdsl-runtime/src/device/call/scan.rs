//! Each element combined with all before it.

use core::fmt;
use core::marker::PhantomData;
use std::ops::Range;

use fpdsl_macros::for_each_tuple;

use super::{Call, Compared, Divided, PartAt, Runs, trapping};
use crate::device::arg::{Arg, Form, FormOf, Forms, Misfit, Stored, Value};
use crate::device::destination::Destination;
use crate::device::order::Prefixes;
use crate::device::order::faults::{behind, moved};
use crate::device::output::{Mapped, Output};
use crate::device::partial::{Accumulation, Partial};
use crate::device::scan::{self};
use crate::device::{Device, arg, map, prefix};
use crate::draws::Seed;
use crate::element::Element;
use crate::error::Error;
use crate::function::{Combine, Function, Same};
use crate::ir::Kernel;

/// A scan with `C`, which combines each element with all before it: what `add::scan(&x)` and `f::map(&x).scan::<add>()` return. The
/// [module `scan`](mod@crate::device::scan) describes the order. The results of a call are computed before they are scanned.
#[must_use = "a scan computes nothing until it runs: `.run(&device)?`"]
pub struct Scan<V, C> {
    pub(super) values: V,
    combine: PhantomData<fn() -> C>,
}

/// As [`Scan`], of all elements before each: what [`Scan::exclusive`] returns.
#[must_use = "a scan computes nothing until it runs: `.run(&device)?`"]
pub struct Exclusive<V, C>(pub(super) Scan<V, C>);

/// The scan of elements with `C`, as `c::scan(values)` makes it: for code that is generic over functions.
///
/// # Examples
///
/// ```
/// use fpdsl::backend::scan;
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// assert_eq!(scan::<add, _>(&[1.0, 2.0, 4.0]).run(&Device::host())?.to_vec()?, [1.0, 3.0, 7.0]);
/// # Ok(())
/// # }
/// ```
pub fn scan<C, A>(values: A) -> Scan<FormOf<A, C::Out>, C>
where
    C: Combine,
    A: Arg<C::Out>,
{
    Scan::of(values.form())
}

impl<V, C> Scan<V, C> {
    pub(super) fn of(values: V) -> Self {
        Scan {
            values,
            combine: PhantomData,
        }
    }
}

impl<V, C: Combine<Out: Output>> Scan<V, C> {
    /// The results, in new buffers. The scan of no elements is empty.
    ///
    /// # Errors
    ///
    /// As [`Call::run`], and faults in `C`.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru")]
    /// fn add(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let sums = add::scan(&[1.0, 2.0, 3.0]).run(&Device::host())?;
    /// assert_eq!(sums.to_vec()?, [1.0, 3.0, 6.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn run<D: Runs>(&self, on: &D) -> Result<D::Results<C::Out>, D::Error>
    where
        V: Scannable<C::Out>,
    {
        on.run_scan(self)
    }

    /// [`run`](Self::run) on a device.
    pub(super) fn on(&self, device: &Device) -> Result<Mapped<C::Out>, Error>
    where
        V: Scannable<C::Out>,
    {
        let n = self.count()?;
        scan::inclusive::<C, _>(device, n, &self.values.values(device, n)?)
    }

    /// Writes the results to existing memory, as [`Call::into`] does.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run), and [`Error::OutputLength`] and [`Error::WrongDevice`] for the output. These two leave the output as it
    /// was. After any other error each element of the output is an unspecified value of its type.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru")]
    /// fn add(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut sums = [0.0; 3];
    /// add::scan(&[1.0, 2.0, 3.0]).into(&Device::host(), &mut sums)?;
    /// assert_eq!(sums, [1.0, 3.0, 6.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn into<D: Destination<C::Out>>(self, device: &Device, output: D) -> Result<(), Error>
    where
        V: Scannable<C::Out>,
    {
        if device.traps() {
            return scan::copy_to(&device.without_traps(), output.form(), self.run(device)?);
        }
        let n = self.count()?;
        scan::write::<C, _, D::Form>(device, output.form(), n, &self.values.values(device, n)?)
    }

    /// For each element all before it: the identity of `C` for the first.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru", identity = -0.0)]
    /// fn add(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let sums = add::scan(&[1.0, 2.0, 3.0]).exclusive().run(&Device::host())?;
    /// assert_eq!(sums.to_vec()?, [-0.0, 1.0, 3.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn exclusive(self) -> Exclusive<V, C> {
        Exclusive(self)
    }

    /// Returns what a scan of later elements needs from these: see [`Partial`]. `at` is the position of the first element among all;
    /// or a range, for these of the scan's elements alone.
    ///
    /// The host combines them; elements of an accelerator are copied to it.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run); [`Error::TooManyElements`]; [`Error::SerialPartial`]; [`Error::OutOfRange`] or [`Error::Positions`] if there
    /// are no such elements. A fault has the position of its element among all.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru")]
    /// fn add(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::host();
    /// let left = add::scan(&[1.0, 2.0]).partial(&dev, 0)?;
    /// let right = add::scan(&[3.0]).partial(&dev, 2)?;
    /// assert_eq!(left.merge(right)?.range(), 0..3);
    /// assert_eq!(add::scan(&[1.0, 2.0, 3.0]).partial(&dev, 1..3)?.range(), 1..3);
    /// # Ok(())
    /// # }
    /// ```
    pub fn partial(&self, device: &Device, at: impl PartAt) -> Result<Partial<C, Prefixes>, Error>
    where
        V: Scannable<C::Out>,
    {
        let at = at.elements(self.count()?);
        match device.explainer {
            Some(explainer) => trapping::totals(device, explainer, self, at),
            None => self.partial_of(device, at),
        }
    }

    /// [`partial`](Self::partial) on a device that does not trap.
    pub(super) fn partial_of(
        &self,
        device: &Device,
        (elements, first): (Range<usize>, usize),
    ) -> Result<Partial<C, Prefixes>, Error>
    where
        V: Scannable<C::Out>,
    {
        let (n, len, start) = (self.count()?, elements.len(), elements.start);
        let placed = |error| moved(error, |element| element - start + first);
        if elements == (0..n) {
            let values = self.values.values(device, n).map_err(placed)?;
            return prefix::partial(device, first, n, &values);
        }
        let values = self.values.part(device, elements).map_err(placed)?;
        prefix::partial(device, first, len, &values)
    }

    /// Returns the results for elements that come after others: the bits of the scan of all, from there on. `before` is the partial of
    /// the others, which are the first of all.
    ///
    /// The host combines them; elements of an accelerator are copied to it, and the results back.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run); [`Error::Incomplete`] if `before` does not begin at position 0. A fault has the position of its
    /// element among all.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru")]
    /// fn add(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::host();
    /// let before = add::scan(&[1.0, 2.0]).partial(&dev, 0)?;
    /// assert_eq!(add::scan(&[3.0, 4.0]).after(&dev, &before)?.to_vec()?, [6.0, 10.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn after(&self, device: &Device, before: &Partial<C, Prefixes>) -> Result<Mapped<C::Out>, Error>
    where
        V: Scannable<C::Out>,
    {
        match device.explainer {
            Some(explainer) => trapping::following(device, explainer, self, (before, 0..self.count()?)),
            None => self.following(device, &mut before.clone()),
        }
    }

    /// [`after`](Self::after) on a device that does not trap; `before` becomes the partial of all.
    pub(super) fn following(
        &self,
        device: &Device,
        before: &mut Partial<C, Prefixes>,
    ) -> Result<Mapped<C::Out>, Error>
    where
        V: Scannable<C::Out>,
    {
        let (n, first) = (self.count()?, before.range.end);
        let values = self.values.values(device, n);
        prefix::following(device, before, n, &values.map_err(|error| behind(error, first))?)
    }

    /// As [`after`](Self::after), of some of the elements, which come after those of `before`.
    ///
    /// # Errors
    ///
    /// As [`after`](Self::after), and as [`partial`](Self::partial) if there are no such elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru")]
    /// fn add(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let (dev, scan) = (Device::host(), add::scan(&[1.0, 2.0, 3.0, 4.0]));
    /// let before = scan.partial(&dev, 0..2)?;
    /// assert_eq!(scan.after_of(&dev, &before, 2..4)?.to_vec()?, [6.0, 10.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn after_of(
        &self,
        device: &Device,
        before: &Partial<C, Prefixes>,
        elements: Range<usize>,
    ) -> Result<Mapped<C::Out>, Error>
    where
        V: Scannable<C::Out>,
    {
        if let Some(explainer) = device.explainer {
            return trapping::following(device, explainer, self, (before, elements));
        }
        let (len, start, first) = (elements.len(), elements.start, before.range.end);
        let values = self.values.part(device, elements);
        let values = values.map_err(|error| moved(error, |element| element - start + first))?;
        prefix::following(device, &mut before.clone(), len, &values)
    }

    /// The number of elements.
    ///
    /// # Errors
    ///
    /// As [`Call::count`].
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
    /// assert_eq!(add::scan(&[1.0, 2.0, 3.0]).count()?, 3);
    /// # Ok(())
    /// # }
    /// ```
    pub fn count(&self) -> Result<usize, Error>
    where
        V: Scannable<C::Out>,
    {
        self.values.count::<C>()
    }

    /// The recorded bodies of the kernels that accelerators run, unless `C` is in serial order. The first computes the prefixes within
    /// each segment of 16 elements. The second takes the last prefix of each segment; these values are scanned in the same way. The
    /// third combines them with the segments' prefixes.
    ///
    /// # Panics
    ///
    /// If `C` calls itself through other functions.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// assert_eq!(add::scan(&[1.0]).ir().len(), 3);
    /// ```
    pub fn ir(&self) -> [Kernel; 3]
    where
        V: Scannable<C::Out>,
    {
        scan::kernels::<C, V::Values<'_>>()
    }
}

impl<V, C: Combine<Out: Output>> Exclusive<V, C> {
    /// The results, in new buffers. The last element is combined with nothing.
    ///
    /// # Errors
    ///
    /// As [`Scan::run`], and [`Error::NoIdentity`] if the attribute of `C` names no identity.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp(identity = 0.0)]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert_eq!(add::scan(&[1.0, 2.0]).exclusive().run(&Device::host())?.to_vec()?, [0.0, 1.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn run(&self, device: &Device) -> Result<Mapped<C::Out>, Error>
    where
        V: Scannable<C::Out>,
    {
        if let Some(explainer) = device.explainer {
            return trapping::exclusive(device, explainer, self);
        }
        let n = self.0.count()?;
        scan::exclusive::<C, _>(device, n, &self.0.values.values(device, n)?)
    }

    /// Writes the results to existing memory, as [`Call::into`] does.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run), and as [`Scan::into`] for the output.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp(identity = 0.0)]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut sums = [0.0; 2];
    /// add::scan(&[1.0, 2.0]).exclusive().into(&Device::host(), &mut sums)?;
    /// assert_eq!(sums, [0.0, 1.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn into<D: Destination<C::Out>>(self, device: &Device, output: D) -> Result<(), Error>
    where
        V: Scannable<C::Out>,
    {
        scan::copy_to(&device.without_traps(), output.form(), self.run(device)?)
    }
}

/// The values that a scan combines, or a call that gives them, which is computed first.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no values of type `{T}` for a scan",
    label = "pass a slice, array, `Vec` or `Buffer` of values; for tuples, a tuple of these"
)]
pub trait Scannable<T: Output>: Sync {
    /// The values.
    type Values<'a>: Form<T>
    where
        Self: 'a;
    /// Some of them.
    type Part<'a>: Form<T>
    where
        Self: 'a;
    /// The call that gives them.
    type Called<'a>: Divided<Results = Mapped<T>> + Compared<Value = T>
    where
        Self: 'a;

    /// The number of elements that `C` combines.
    ///
    /// # Errors
    ///
    /// As [`Call::count`].
    fn count<C: Combine<Out = T>>(&self) -> Result<usize, Error>;

    /// The values, of which there are `n`.
    ///
    /// # Errors
    ///
    /// Those of a call that gives them.
    fn values(&self, device: &Device, n: usize) -> Result<Self::Values<'_>, Error>;

    /// Some of the values.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`] or [`Error::Positions`] if there are no such elements, and as [`values`](Self::values).
    fn part(&self, device: &Device, elements: Range<usize>) -> Result<Self::Part<'_>, Error>;

    /// The call that gives the values.
    fn called(&self) -> Self::Called<'_>;

    /// The results of that call.
    ///
    /// # Errors
    ///
    /// Those of the call.
    fn results(&self, device: &Device) -> Result<Mapped<T>, Error>;

    /// The values of that call, with random bits for stochastic rounding.
    ///
    /// # Errors
    ///
    /// Those of the call.
    fn by_seed(&self, device: &Device, seed: Seed) -> Result<Mapped<T>, Error>;
}

/// The number of elements of an argument for a parameter of `C`.
fn len_of<C: Combine, A: Form<C::Out>>(values: &A) -> Result<usize, Error> {
    let mut len = None;
    let agreed = values.agree(&mut len);
    agreed.map_err(|misfit: Misfit| misfit.error(C::NAME, C::PARAMS[0], len))?;
    len.ok_or(Error::NoLength { function: C::NAME })
}

macro_rules! forms {
    ($(($($generics:tt)*) $T:ty, $type:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Scannable<$T> for $type {
            type Values<'a>
                = &'a Self
            where
                Self: 'a;
            type Part<'a>
                = <Self as Form<$T>>::Part<'a>
            where
                Self: 'a;
            type Called<'a>
                = Call<Same<$T>, (&'a Self,)>
            where
                Self: 'a;

            fn count<C: Combine<Out = $T>>(&self) -> Result<usize, Error> {
                len_of::<C, Self>(self)
            }

            fn values(&self, _: &Device, _: usize) -> Result<&Self, Error> {
                Ok(self)
            }

            fn part(&self, _: &Device, elements: Range<usize>) -> Result<Self::Part<'_>, Error> {
                Form::<$T>::part(self, elements)
            }

            fn called(&self) -> Self::Called<'_> {
                Call::of((self,))
            }

            fn results(&self, device: &Device) -> Result<Mapped<$T>, Error> {
                self.called().run(device)
            }

            fn by_seed(&self, device: &Device, _: Seed) -> Result<Mapped<$T>, Error> {
                self.results(device)
            }
        }
    )*};
}

forms! {
    (T: Element) T, Value<T>;
    (T: Element) T, Stored<'_, T>;
}

for_each_tuple! {
    #for len > 0 {
        forms! {
            (#(#T: Output, #A: Form<#T>),*) (#(#T,)*), (#(#A,)*);
        }
    }
}

impl<T, F, A> Scannable<T> for Call<F, A>
where
    T: Output,
    F: Function<Out = T>,
    A: Forms<F::Args>,
{
    type Values<'a>
        = FormOf<Mapped<T>, T>
    where
        Self: 'a;
    type Part<'a>
        = FormOf<Mapped<T>, T>
    where
        Self: 'a;
    type Called<'a>
        = &'a Self
    where
        Self: 'a;

    fn count<C: Combine<Out = T>>(&self) -> Result<usize, Error> {
        arg::count::<F, A>(&self.args)
    }

    fn values(&self, device: &Device, n: usize) -> Result<Self::Values<'_>, Error> {
        Ok(map::map_n::<F, A>(device, n, &self.args)?.form())
    }

    fn part(&self, device: &Device, elements: Range<usize>) -> Result<Self::Part<'_>, Error> {
        Ok(self.piece(device, elements)?.form())
    }

    fn called(&self) -> &Self {
        self
    }

    fn results(&self, device: &Device) -> Result<Mapped<T>, Error> {
        self.run(device)
    }

    fn by_seed(&self, device: &Device, seed: Seed) -> Result<Mapped<T>, Error> {
        self.run(&device.seeded(seed))
    }
}

impl<C: Combine<Out: Output>> Accumulation<C, Prefixes> {
    /// The results for the next elements. After an error it has the elements that it had before.
    ///
    /// # Errors
    ///
    /// As [`Scan::after`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::{Accumulation, Prefixes};
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut sums = Accumulation::<add, Prefixes>::new(&Device::host());
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
        let scan = Scan::<_, C>::of(chunk.form());
        if let Some(explainer) = self.device.explainer {
            return trapping::push(&self.device, explainer, &scan, &mut self.done);
        }
        let mut done = self.done.clone();
        let scanned = scan.following(&self.device, &mut done)?;
        self.done = done;
        Ok(scanned)
    }
}

impl<V, C: Function> fmt::Debug for Scan<V, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Scan with `{}`", C::NAME)
    }
}

impl<V, C: Function> fmt::Debug for Exclusive<V, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "exclusive {:?}", self.0)
    }
}
