//! One value of all elements.

use core::fmt;
use core::marker::PhantomData;

use super::{Call, PartAt, Runs, piece, trapping};
use crate::device::arg::{Arg, FormOf, Forms};
use crate::device::combine::elements_of;
use crate::device::fold::Fold;
use crate::device::output::{Mapped, Output};
use crate::device::partial::{Accumulation, Partial, at_once};
use crate::device::{Device, segments};
use crate::element::Element;
use crate::error::Error;
use crate::function::{Combine, Function, Same};
use crate::ir::Kernel;
use crate::trace::trace;

/// A reduction of the results of `F` with `C`, as `add::reduce(&x)` and `mul::map(&x, &y).reduce::<add>()` return it. The [module
/// `reduce`](mod@crate::device::reduce) describes the order.
#[must_use = "a reduction computes nothing until it runs: `.run(&device)?`"]
pub struct Reduction<F, C, A> {
    pub(in crate::device) call: Call<F, A>,
    combine: PhantomData<fn() -> C>,
}

/// The reduction of elements with `C`, as `c::reduce(values)` makes it: for code that is generic over functions.
///
/// # Examples
///
/// ```
/// use fpdsl::backend::reduce;
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// assert_eq!(reduce::<add, _>(&[1.0, 2.0, 4.0]).run(&Device::host())?, 7.0);
/// # Ok(())
/// # }
/// ```
#[allow(clippy::type_complexity)]
pub fn reduce<C, A>(values: A) -> Reduction<Same<C::Out>, C, (FormOf<A, C::Out>,)>
where
    C: Combine,
    A: Arg<C::Out>,
{
    Reduction::of((values.form(),))
}

impl<F, C, A> Reduction<F, C, A> {
    pub(super) fn of(args: A) -> Self {
        Reduction {
            call: Call::of(args),
            combine: PhantomData,
        }
    }
}

impl<F: Function, C: Combine + Function<Out = F::Out>, A> Reduction<F, C, A> {
    /// Returns the value of all elements.
    ///
    /// # Errors
    ///
    /// [`Error::Empty`] if there are no elements and `C` has no identity; those of [`Call::run`](super::Call::run), and faults in `C`.
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
    /// // 2^-60 is far below the last digit of 1, and `ru` does not lose it.
    /// let sum = add::reduce(&[1.0, 2.0_f64.powi(-60)]).run(&Device::host())?;
    /// assert_eq!(sum, 1.0_f64.next_up());
    /// # Ok(())
    /// # }
    /// ```
    pub fn run<D: Runs>(&self, on: &D) -> Result<C::Out, D::Error>
    where
        F::Out: Output,
        A: Forms<F::Args>,
    {
        on.run_reduction(self)
    }

    /// Part of a reduction, as a value that merges with others: see [`Partial`]. `at` is the position of the first element among all,
    /// or a range of the call's elements.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run); [`Error::TooManyElements`]; [`Error::SerialPartial`]; [`Error::Positions`] if the call does not have the
    /// elements. A fault has the position of its element among all.
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
    /// #[fp]
    /// fn square(i: Index) -> f64 {
    ///     let x = i.x() as f64;
    ///     x * x
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::host();
    /// let left = add::reduce(&[1.0, 2.0]).partial(&dev, 0)?;
    /// let right = add::reduce(&[3.0]).partial(&dev, 2)?;
    /// assert_eq!(left.merge(right)?.finish(3)?, 6.0);
    ///
    /// let squares = square::launch(4).reduce::<add>();
    /// let (left, right) = (squares.partial(&dev, 0..2)?, squares.partial(&dev, 2..4)?);
    /// assert_eq!(left.merge(right)?.finish(4)?, 14.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn partial(&self, device: &Device, at: impl PartAt) -> Result<Partial<C>, Error>
    where
        F::Out: Output,
        A: Forms<F::Args>,
    {
        let at = at.elements(self.count()?);
        match device.explainer {
            Some(explainer) => trapping::partial(device, explainer, self, at),
            None => piece::partial::<F, C, A>(device, at, &self.call.args),
        }
    }

    /// Adds the elements to a reduction whose elements come in chunks.
    ///
    /// # Errors
    ///
    /// As [`partial`](Self::partial). Then the reduction has the elements that it had before.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::Accumulation;
    ///
    /// #[fp(mode = "ru")]
    /// fn add(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// #[fp]
    /// fn mul(a: f64, b: f64) -> f64 {
    ///     a * b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::host();
    /// let mut dot = Accumulation::<add>::new(&dev);
    /// for chunk in [[1.0, 2.0], [3.0, 4.0]] {
    ///     mul::map(&chunk, 0.5).reduce::<add>().accumulate(&dev, &mut dot)?;
    /// }
    /// assert_eq!(dot.finish()?, 5.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn accumulate(&self, device: &Device, sum: &mut Accumulation<C>) -> Result<(), Error>
    where
        F::Out: Output,
        A: Forms<F::Args>,
    {
        match device.explainer {
            Some(explainer) => trapping::accumulate(device, explainer, &self.call, sum),
            None => sum.add::<F, A>(device, &self.call.args),
        }
    }

    /// The value of each segment: segment `s` has elements `offsets[s]..offsets[s + 1]`, so there is one segment fewer than offsets. It
    /// has the bits of the reduction of its elements alone.
    ///
    /// The host combines; on an accelerator the elements are copied to it, and the results back.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`] if offsets descend or the last one is larger than the number of elements; [`Error::Empty`] for a segment
    /// without elements if `C` has no identity; buffers of another device, faults (of the first element of the first segment
    /// that has one), and the device's failures.
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
    /// let sums = add::reduce(&[1.0, 2.0, 3.0]).segments(&Device::host(), &[0, 2, 3])?;
    /// assert_eq!(sums.to_vec()?, [3.0, 3.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn segments(&self, device: &Device, offsets: &[usize]) -> Result<Mapped<C::Out>, Error>
    where
        F::Out: Output,
        A: Forms<F::Args>,
    {
        match device.explainer {
            Some(explainer) => trapping::segments(device, explainer, self, offsets),
            None => segments::segments::<F, C, A>(device, offsets, &self.call.args),
        }
    }

    /// The number of elements.
    ///
    /// # Errors
    ///
    /// As [`Call::count`](super::Call::count).
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
    /// assert_eq!(add::reduce(&[1.0, 2.0, 3.0]).count()?, 3);
    /// # Ok(())
    /// # }
    /// ```
    pub fn count(&self) -> Result<usize, Error>
    where
        A: Forms<F::Args>,
    {
        elements_of::<F, C, A>(&self.call.args)
    }

    /// The recorded body of the kernel that accelerators run, unless `C` is in serial order: each thread folds the elements of a part.
    ///
    /// # Panics
    ///
    /// If `F` or `C` calls itself through other functions.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// assert_eq!(add::reduce(&[1.0]).ir().name, "reduce::<add>");
    /// ```
    pub fn ir(&self) -> Kernel
    where
        A: Forms<F::Args>,
    {
        trace::<Fold<F, C, A::Anywhere>>()
    }
}

impl<C: Combine<Out: Output>> Accumulation<C> {
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
    /// let mut sum = fpdsl::reductions::Accumulation::<add>::new(&Device::host());
    /// for chunk in [[1.0, 2.0], [4.0, 8.0]] {
    ///     sum.push(&chunk)?;
    /// }
    /// assert_eq!(sum.finish()?, 15.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn push<A>(&mut self, chunk: A) -> Result<(), Error>
    where
        A: Arg<C::Out>,
        (A::Form,): Forms<(C::Out,)>,
    {
        let device = self.device.clone();
        Reduction::<Same<C::Out>, C, _>::of((chunk.form(),)).accumulate(&device, self)
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
    /// let sum = fpdsl::reductions::Accumulation::<add>::new(&Device::host());
    /// assert!(sum.finish().is_err());                 // no elements, and no identity
    /// # Ok(())
    /// # }
    /// ```
    pub fn finish(self) -> Result<C::Out, Error> {
        if let Some(explainer) = self.device.explainer {
            return trapping::finish(explainer, self);
        }
        let n = self.len();
        self.done.finish(n)
    }
}

impl<C: Combine<Out: Output + Element>> Accumulation<C> {
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
    /// let mut sum = fpdsl::reductions::Accumulation::<add>::new(&Device::host());
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

impl<F: Function, C: Function, A> fmt::Debug for Reduction<F, C, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reduction of `{}` with `{}`", F::NAME, C::NAME)
    }
}
