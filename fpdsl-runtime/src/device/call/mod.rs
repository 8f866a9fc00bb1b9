//! Calls over arrays, as values.
//!
//! `f::map(..)` and `f::launch(grid, ..)` describe a call and compute nothing. A method says what to do with it, and the method's
//! argument says on which device:
//!
//! | | |
//! |---|---|
//! | [`run`](Call::run) | the results, in new buffers |
//! | [`into`](Call::into) | the results, in existing memory |
//! | [`update`](Call::update) | the results, in place of an argument |
//! | [`reduce`](Call::reduce) | one value, in a fixed order: [`Reduction`] |
//! | [`scan`](Call::scan) | each result combined with all before it: [`Scan`] |
//! | [`rows`](CallRowsFirst::rows) | a row of scalars for each element: [`InRows`] |
//! | [`compact`](Call::compact) | the values whose flag is true, in order: [`Compaction`] |
//! | [`scatter`](Call::scatter), [`scatter_reduce`](Call::scatter_reduce) | values at places of their own |
//! | [`sweep`](Call::sweep), [`sweep_colors`](Call::sweep_colors) | results that later positions read |
//!
//! A [`Device`], several devices and the ranks of an MPI program [run](Runs) calls.
//!
//! A call is the function as a type, and the forms of its arguments. It is a form as well (`argument`), for a parameter of another
//! call: its source calls the inner function for each element (`loops/called.rs`) and says what a kernel is given instead of the value
//! (`loops/given.rs`), so that `fused` records the two functions as one kernel.
//!
//! A call holds its arguments, so it can compute any of its elements again: receipts do, and several devices (`piece`).

mod argument;
mod bare;
mod combining;
mod compact;
mod compared;
mod divided;
mod in_rows;
mod inner;
mod inspected;
mod piece;
mod places;
mod published;
mod question;
mod reduction;
mod runs;
mod scan;
mod seeded;
mod selected;
mod steps;
mod sweep;
mod trapping;

use core::fmt;
use core::marker::PhantomData;
use std::ops::Range;

pub use compact::Compaction;
pub use compared::Compared;
pub use divided::Divided;
pub use in_rows::{CallRowsFirst, InRows};
pub use inner::{Inner, Product};
pub use inspected::{Inspected, Look, Replied, Replies, Which};
pub use piece::PartAt;
pub use question::{Questioned, Reply};
pub use reduction::{Reduction, reduce};
pub use runs::Runs;
pub use scan::{Exclusive, Scan, Scannable, scan};
pub use seeded::{Seeded, SeededDevice, SeededForms};
pub use steps::{Combining, Visit};
pub use trapping::{Explainer, Suspect};

use super::Device;
use super::arg::{self, Arg, Behind, FormOf, Forms, GivenFor, Grid, Indexed, Replace};
use super::compact::Flagged;
use super::composed::Functions;
use super::destination::Destination;
use super::erased::Erased;
use super::fused::kernel;
use super::into::write;
use super::output::{Mapped, Output};
use super::update::{Update, update};
use crate::error::Error;
use crate::function::{Combine, Function};
use crate::ir::Kernel;

/// A call of a function for each element of its arguments, or for each position of a grid: what `f::map(..)` and `f::launch(grid, ..)`
/// return.
///
/// Nothing is computed before a method runs it. Every result has the bits of the scalar call, on every device.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn third(x: f32) -> f32 {
///     x / 3.0
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// // 1/3 is not a binary32 number; `ru` gives the one above it.
/// let call = third::map(&[1.0, 3.0]);
/// let y = call.run(&Device::host())?.to_vec()?;
/// assert_eq!((y[0].to_bits(), y[1]), (0x3EAA_AAAB, 1.0));
/// # Ok(())
/// # }
/// ```
#[must_use = "a call computes nothing until it runs: `.run(&device)?`"]
pub struct Call<F, A> {
    pub(super) args: A,
    function: PhantomData<fn() -> F>,
}

/// The call of `F` for each element of a tuple of arguments, as `f::map(..)` makes it: for code that is generic over functions.
///
/// # Examples
///
/// ```
/// use fpdsl::backend::map;
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn third(x: f32) -> f32 {
///     x / 3.0
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// assert_eq!(map::<third, _>((&[3.0, 6.0],)).run(&Device::host())?.to_vec()?, [1.0, 2.0]);
/// # Ok(())
/// # }
/// ```
pub fn map<F, A>(args: A) -> Call<F, FormOf<A, F::Args>>
where
    F: Function,
    A: Arg<F::Args>,
{
    Call::of(args.form())
}

/// The call of `F` for each position of a grid, with a tuple of the arguments after the index, as `f::launch(grid, ..)` makes it.
///
/// # Examples
///
/// ```
/// use fpdsl::backend::launch;
/// use fpdsl::prelude::*;
///
/// #[fp]
/// fn multiple(i: Index, x: f64) -> f64 {
///     x * i.x() as f64
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let multiples = launch::<multiple, _, _>(3, (0.5,)).run(&Device::host())?;
/// assert_eq!(multiples.to_vec()?, [0.0, 0.5, 1.0]);
/// # Ok(())
/// # }
/// ```
#[allow(clippy::type_complexity)]
pub fn launch<F, G, A>(
    grid: G,
    args: A,
) -> Call<F, <FormOf<A, <F::Args as Indexed>::Rest> as Behind<G::Positions>>::All>
where
    F: Function<Args: Indexed>,
    G: Grid<<F::Args as Indexed>::Index>,
    A: Arg<<F::Args as Indexed>::Rest, Form: Behind<G::Positions>>,
{
    Call::of(args.form().behind(grid.positions()))
}

impl<F, A> Call<F, A> {
    fn of(args: A) -> Self {
        Call {
            args,
            function: PhantomData,
        }
    }
}

impl<F: Function, A> Call<F, A> {
    /// Returns the results, in new buffers: a [`Buffer`](super::Buffer), or a tuple of them. Several devices return lists on the host.
    ///
    /// For each element of arrays, or for each position of a grid, `x` fastest.
    ///
    /// # Errors
    ///
    /// [`Error::LengthMismatch`] for arrays of different lengths, [`Error::NoLength`] if all arguments are single values,
    /// [`Error::GridTooLarge`], buffers of another device, faults in the body (of the smallest element that has one), and the device's
    /// failures. An error returns no results and leaves the arguments as they were.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru", contract = true)]
    /// fn axpy(a: f32, x: f32, y: f32) -> f32 {
    ///     a * x + y
    /// }
    ///
    /// #[fp]
    /// fn square(i: Index) -> f64 {
    ///     let x = i.x() as f64;
    ///     x * x
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::best();
    /// assert_eq!(axpy::map(2.0, &[1.0, 2.0], &[0.5, 0.25]).run(&dev)?.to_vec()?, [2.5, 4.25]);
    /// assert_eq!(square::launch(3).run(&dev)?.to_vec()?, [0.0, 1.0, 4.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn run<D: Runs>(&self, on: &D) -> Result<D::Results<F::Out>, D::Error>
    where
        F::Out: Output,
        A: Forms<F::Args>,
    {
        on.run_call(self)
    }

    /// Writes the results to existing memory: a `&mut` [`Buffer`](super::Buffer) of the device, a [`ViewMut`](super::ViewMut), or a
    /// `&mut` slice, array or `Vec`; for results that are tuples, a tuple of these.
    ///
    /// If all arguments are single values, there are as many results as the output has room for. An output that is a buffer of the
    /// device needs no other memory there. For an output in host memory the device computes the results in memory of its own and
    /// copies them.
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
    /// fn third(x: f32) -> f32 {
    ///     x / 3.0
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut y = [0.0; 2];
    /// third::map(&[3.0, 6.0]).into(&Device::host(), &mut y)?;
    /// assert_eq!(y, [1.0, 2.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn into<D>(self, device: &Device, output: D) -> Result<(), Error>
    where
        F::Out: Output,
        A: Forms<F::Args>,
        D: Destination<F::Out>,
    {
        if let Some(explainer) = device.explainer {
            return trapping::write(device, explainer, &self.bare(), output.form());
        }
        write::<F::Args, F::Out, A, D::Form>(
            device,
            output.form(),
            &self.args,
            &Erased::of::<F, GivenFor<A, F::Args>>(),
        )
    }

    /// Writes the results in place of an argument: the first, or the one after the grid. `..` stands there, and the target has its
    /// elements. It is a `&mut` [`Buffer`](super::Buffer) of the device, a [`ViewMut`](super::ViewMut), or a `&mut` slice, array or
    /// `Vec`; for elements that are tuples, a tuple of these.
    ///
    /// All elements are read before they are replaced, those of a slice as well. The host needs no other memory if each result reads
    /// only its own element. On a GPU the buffer gets other memory.
    ///
    /// # Errors
    ///
    /// As [`into`](Self::into). After a fault each element of a target on the host is an unspecified value of its type; one on an
    /// accelerator is as it was.
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
    /// let mut sums = [1.0, 2.0];
    /// add::map(.., &[0.5, 0.25]).update(&Device::host(), &mut sums)?;
    /// assert_eq!(sums, [1.5, 2.25]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn update<D>(self, device: &Device, target: D) -> Result<(), Error>
    where
        F::Out: Output,
        D: Destination<F::Out, Form: Update<F::Out>>,
        A: Replace<<D::Form as Update<F::Out>>::Before, All: Forms<F::Args>>,
    {
        let function = Erased::of::<F, GivenFor<A::All, F::Args>>();
        update::<F::Args, F::Out, D::Form, A>(device, target.form(), self.args, &function)
    }

    /// Returns the reduction of the results with `C`.
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
    /// fn mul(a: f64, b: f64) -> f64 {
    ///     a * b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dot = mul::map(&[1.0, 2.0], &[3.0, 4.0]).reduce::<add>().run(&Device::host())?;
    /// assert_eq!(dot, 11.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn reduce<C: Combine + Function<Out = F::Out>>(self) -> Reduction<F, C, A> {
        Reduction::of(self.args)
    }

    /// Returns the scan of the results with `C`: each combined with all before it.
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
    /// fn square(x: f64) -> f64 {
    ///     x * x
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let sums = square::map(&[1.0, 2.0, 3.0]).scan::<add>().run(&Device::host())?;
    /// assert_eq!(sums.to_vec()?, [1.0, 5.0, 14.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn scan<C: Combine + Function<Out = F::Out>>(self) -> Scan<Self, C> {
        Scan::of(self)
    }

    /// Keeps the values of the elements whose flag is true, in order. The function returns the flag and the value, `(bool, T)`, or
    /// `(bool, A, B)` for values in several arrays.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn positive(x: f64) -> (bool, f64) {
    ///     (x > 0.0, x)
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let kept = positive::map(&[-1.0, 2.0, -3.0, 4.0]).compact().run(&Device::host())?;
    /// assert_eq!(kept.to_vec()?, [2.0, 4.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn compact(self) -> Compaction<F, A>
    where
        F::Out: Flagged,
    {
        Compaction::of(self)
    }

    /// The number of elements.
    ///
    /// # Errors
    ///
    /// [`Error::LengthMismatch`], [`Error::NoLength`] and [`Error::GridTooLarge`].
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
    /// assert_eq!(add::map(&[1.0, 2.0, 3.0], 0.5).count()?, 3);
    /// # Ok(())
    /// # }
    /// ```
    pub fn count(&self) -> Result<usize, Error>
    where
        A: Forms<F::Args>,
    {
        arg::count::<F, A>(&self.args)
    }

    /// The results for some elements.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run), and [`Error::Positions`] if there are no such elements. A fault has the position of its element among
    /// all.
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
    /// let call = add::map(&[1.0, 2.0, 3.0], 0.5);
    /// assert_eq!(call.piece(&Device::host(), 1..3)?.to_vec()?, [2.5, 3.5]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn piece(&self, device: &Device, elements: Range<usize>) -> Result<Mapped<F::Out>, Error>
    where
        F::Out: Output,
        A: Forms<F::Args>,
    {
        piece::results::<F, A>(device, elements, &self.args)
    }

    /// The recorded body of the kernel that a device runs.
    ///
    /// # Panics
    ///
    /// If `F` calls itself through other functions.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// assert_eq!(add::map(&[1.0], 0.5).ir().name, "add");
    /// ```
    pub fn ir(&self) -> Kernel
    where
        A: Forms<F::Args>,
    {
        kernel::<F, GivenFor<A, F::Args>>().record()
    }

    /// The functions of the kernel, if it may be computed by tiles.
    #[doc(hidden)]
    pub fn product(&self) -> Option<Functions>
    where
        A: Forms<F::Args>,
    {
        let product = kernel::<F, GivenFor<A, F::Args>>().product;
        product.map(|product| (product.record)())
    }
}

impl<F: Function, A> fmt::Debug for Call<F, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Call of `{}`", F::NAME)
    }
}
