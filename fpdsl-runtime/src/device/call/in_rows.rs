//! Rows, one for each element.

use core::fmt;
use core::ops::Range;

use super::{Call, Questioned, Runs, Seeded, SeededForms, trapping};
use crate::device::Device;
use crate::device::arg::{RowForm, RowLast, WithRow};
use crate::device::asked::{Answer, Kerneled};
use crate::device::buffer::Buffer;
use crate::device::destination::{Destination, Target};
use crate::device::in_rows::{RowScalarOf, RowsOfCall};
use crate::draws::Seed;
use crate::error::Error;
use crate::function::Function;
use crate::ir::Kernel;
use crate::loops::Steps;

/// A call of a function that writes a row for each element: what `f::launch(grid, ..).rows(len)` and `f::map(..).rows(len)` return.
///
/// The rows lie one behind the other, in the order of the elements: element `i` writes the scalars from `i * len` to before
/// `(i + 1) * len`. It reads and writes its row in any order; every scalar of it is zero when the element begins.
#[must_use = "a call computes nothing until it runs: `.run(&device)?`"]
pub struct InRows<F, A> {
    call: Call<F, A>,
    len: usize,
}

/// A call of a function that writes a row for each element, whose length is still to be told: what `f::launch(grid, ..)` and `f::map(..)`
/// return if the last parameter of `f` is `out: &mut [T]`.
#[must_use = "a call computes nothing until it runs: `.rows(len).run(&device)?`"]
pub struct CallRowsFirst<F, A>(Call<F, A>);

impl<F: Function, A> CallRowsFirst<F, A> {
    #[doc(hidden)]
    pub fn of(call: Call<F, A>) -> Self {
        CallRowsFirst(call)
    }

    /// Tells how long a row is.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn softmax(i: Index, x: &[f32], out: &mut [f32]) {
    ///     let row = &x[i.x() * out.len()..][..out.len()];
    ///     let mut most = f32::NEG_INFINITY;
    ///     for &x in row {
    ///         most = most.max(x);
    ///     }
    ///     let mut sum = 0.0;
    ///     for (o, &x) in out.iter_mut().zip(row) {
    ///         *o = (x - most).exp();
    ///         sum += *o;
    ///     }
    ///     for o in out.iter_mut() {
    ///         *o /= sum;
    ///     }
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = [1.0, 1.0, 0.5, 0.5, f32::NEG_INFINITY, 7.0];
    /// let y = softmax::launch(3, &x).rows(2).run(&Device::host())?.to_vec()?;
    /// assert_eq!(y, [0.5, 0.5, 0.5, 0.5, 0.0, 1.0]);
    ///
    /// // A plain call writes one row.
    /// let mut row = [0.0; 2];
    /// softmax(Index::new(2), &x, &mut row);
    /// assert_eq!(row, y[4..]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn rows(self, len: usize) -> InRows<F, A> {
        InRows { call: self.0, len }
    }
}

impl<F, A> InRows<F, A>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<F::Args>,
{
    /// The rows of all elements, in a new buffer. Several devices return a list on the host. Each rank of an MPI program has the rows of
    /// its own elements.
    ///
    /// # Errors
    ///
    /// As [`Call::run`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Devices;
    /// use fpdsl::prelude::*;
    ///
    /// /// The powers of a number.
    /// #[fp]
    /// fn powers(x: f64, out: &mut [f64]) {
    ///     let mut power = 1.0;
    ///     for o in out.iter_mut() {
    ///         *o = power;
    ///         power *= x;
    ///     }
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let call = powers::map(&[2.0, 3.0]).rows(4);
    /// let rows = call.run(&Device::host())?.to_vec()?;
    /// assert_eq!(rows, [1.0, 2.0, 4.0, 8.0, 1.0, 3.0, 9.0, 27.0]);
    /// assert_eq!(call.run(&Devices::all())?, rows);
    /// # Ok(())
    /// # }
    /// ```
    pub fn run<D: Runs>(&self, on: &D) -> Result<D::Results<RowScalarOf<F>>, D::Error> {
        on.run_rows(self)
    }

    /// [`run`](Self::run) on a device.
    pub(in crate::device) fn on(&self, device: &Device) -> Result<Buffer<RowScalarOf<F>>, Error> {
        Ok(self.all()?.run(device.untrapped()?, None)?.0)
    }

    /// Writes the rows to existing memory: a `&mut` [`Buffer`] of the device, a [`ViewMut`](crate::device::ViewMut), or a `&mut` slice,
    /// array or `Vec`, with room for all of them.
    ///
    /// # Errors
    ///
    /// As [`Call::into`]. After a fault the scalars of all rows are unspecified.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// /// The multiples of a number.
    /// #[fp]
    /// fn multiples(i: Index, x: f64, out: &mut [f64]) {
    ///     for j in 0..out.len() {
    ///         out[j] = (i.x() * out.len() + j) as f64 * x;
    ///     }
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut rows = [0.0; 6];
    /// multiples::launch(2, 0.5).rows(3).into(&Device::host(), &mut rows)?;
    /// assert_eq!(rows, [0.0, 0.5, 1.0, 1.5, 2.0, 2.5]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn into<D>(self, device: &Device, output: D) -> Result<(), Error>
    where
        D: Destination<RowScalarOf<F>, Form: Target<RowScalarOf<F>, Sink = Steps<RowScalarOf<F>>>>,
    {
        match device.explainer {
            Some(explainer) => trapping::write_rows(device, explainer, &self, output),
            None => self.write(device, output, None).map(|_| ()),
        }
    }

    /// Writes the rows to existing memory, and returns the answer to a question.
    pub(super) fn write<D>(
        &self,
        device: &Device,
        output: D,
        question: Option<Kerneled<'_>>,
    ) -> Result<Option<Answer>, Error>
    where
        D: Destination<RowScalarOf<F>, Form: Target<RowScalarOf<F>, Sink = Steps<RowScalarOf<F>>>>,
    {
        self.all()?.write(device.untrapped()?, output.form(), question)
    }

    /// The rows of some elements.
    ///
    /// # Errors
    ///
    /// As [`Call::piece`].
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
    /// let call = both::map(&[1.0, 2.0, 3.0]).rows(2);
    /// assert_eq!(call.piece(&Device::host(), 1..3)?.to_vec()?, [2.0, -2.0, 3.0, -3.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn piece(&self, device: &Device, elements: Range<usize>) -> Result<Buffer<RowScalarOf<F>>, Error> {
        Ok(self.all()?.piece(elements)?.run(device.untrapped()?, None)?.0)
    }

    /// The number of elements, each of which writes a row.
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
    /// # fn both(x: f64, out: &mut [f64]) {
    /// #     out[0] = x;
    /// #     out[1] = -x;
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert_eq!(both::map(&[1.0, 2.0, 3.0]).rows(2).count()?, 3);
    /// # Ok(())
    /// # }
    /// ```
    pub fn count(&self) -> Result<usize, Error> {
        Ok(self.all()?.count())
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
    /// # fn both(x: f64, out: &mut [f64]) {
    /// #     out[0] = x;
    /// #     out[1] = -x;
    /// # }
    /// assert_eq!(both::map(&[1.0]).rows(2).ir().name, "both");
    /// ```
    pub fn ir(&self) -> Kernel {
        Questioned::body(self)
    }

    /// All elements.
    pub(super) fn all(&self) -> Result<RowsOfCall<'_, F, A>, Error> {
        RowsOfCall::all(&self.call.args, self.len)
    }

    /// How many scalars a row has.
    pub(in crate::device) fn len(&self) -> usize {
        self.len
    }

    /// The arguments, with rows that have no memory.
    pub(in crate::device) fn args(&self) -> A::All<'_> {
        self.call.args.with_row(RowForm::of(self.len))
    }
}

impl<F: Function, A> InRows<F, A> {
    /// Returns the call with random bits for stochastic rounding: see [`Call::seeded`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "sr")]
    /// fn thirds(x: f32, out: &mut [f32]) {
    ///     for o in out.iter_mut() {
    ///         *o = x / 3.0;
    ///     }
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let (dev, mut y) = (Device::host(), [0.0; 8]);
    /// thirds::map(&[1.0, 2.0]).rows(4).seeded(42).into(&dev, &mut y)?;
    /// assert_eq!(thirds::map(&[1.0, 2.0]).rows(4).run(&dev.seeded(42))?.to_vec()?, y);
    /// # Ok(())
    /// # }
    /// ```
    pub fn seeded(self, seed: impl Into<Seed>) -> InRows<Seeded<F>, SeededForms<A>> {
        InRows {
            call: self.call.seeded(seed),
            len: self.len,
        }
    }

    /// The same of a call that others keep.
    pub(super) fn by_seed(&self, seed: Seed) -> InRows<Seeded<F>, SeededForms<&A>> {
        InRows {
            call: self.call.by_seed(seed),
            len: self.len,
        }
    }
}

impl<F: Function, A> fmt::Debug for CallRowsFirst<F, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Call of `{}` in rows", F::NAME)
    }
}

impl<F: Function, A> fmt::Debug for InRows<F, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Call of `{}` in rows of {}", F::NAME, self.len)
    }
}
