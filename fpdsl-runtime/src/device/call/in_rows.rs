//! Rows, one for each element.

use core::fmt;

use super::Call;
use crate::device::Device;
use crate::device::arg::{Forms, RowForm, RowLast, WithRow};
use crate::device::buffer::Buffer;
use crate::device::destination::{Destination, Target};
use crate::device::in_rows::{self, RowArgs, RowScalarOf};
use crate::error::Error;
use crate::function::Function;
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
    A: WithRow<RowForm<RowScalarOf<F>>>,
    RowArgs<F, A>: Forms<F::Args>,
{
    /// The rows of all elements, in a new buffer.
    ///
    /// # Errors
    ///
    /// As [`Call::run`].
    ///
    /// # Examples
    ///
    /// ```
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
    /// let rows = powers::map(&[2.0, 3.0]).rows(4).run(&Device::host())?;
    /// assert_eq!(rows.to_vec()?, [1.0, 2.0, 4.0, 8.0, 1.0, 3.0, 9.0, 27.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn run(self, device: &Device) -> Result<Buffer<RowScalarOf<F>>, Error> {
        in_rows::run::<F, A>(device, self.call.args, self.len)
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
        in_rows::write::<F, A, D::Form>(device, self.call.args, self.len, output.form())
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
