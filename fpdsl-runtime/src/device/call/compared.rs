//! Calls that are run only to compare their results.

use super::{Call, Compaction, Exclusive, InRows, Reduction, Runs, Scan, Scannable};
use crate::device::Device;
use crate::device::arg::{Forms, RowLast, WithRow};
use crate::device::column::Column;
use crate::device::compact::Flagged;
use crate::device::output::{Mapped, Output};
use crate::device::transfer::Transfer;
use crate::error::Error;
use crate::function::{Combine, Function};
use crate::lift::Lift;

/// A call whose results can be compared: what `f::map(..)` and `f::launch(grid, ..)` return, and reductions, scans, compactions and calls in
/// rows.
#[diagnostic::on_unimplemented(
    message = "the results of `{Self}` cannot be compared",
    label = "pass what `map`, `launch`, `reduce`, `scan`, `compact` or `rows` returns"
)]
pub trait Compared {
    /// The type of an element of the results.
    type Value: Lift;

    /// The name of the function that gives the results.
    fn function(&self) -> &'static str;

    /// For each scalar of an element, its encodings in all elements.
    ///
    /// # Errors
    ///
    /// Those of the call.
    fn encodings(&self, device: &Device) -> Result<Vec<Vec<u64>>, Error>;
}

impl<V: Compared> Compared for &V {
    type Value = V::Value;

    fn function(&self) -> &'static str {
        (**self).function()
    }

    fn encodings(&self, device: &Device) -> Result<Vec<Vec<u64>>, Error> {
        (**self).encodings(device)
    }
}

fn encodings<T: Output>(results: Mapped<T>) -> Result<Vec<Vec<u64>>, Error> {
    let (mut lists, mut columns) = (T::Values::default(), Vec::new());
    results.append_to(&mut lists)?;
    T::scalars(&lists, &mut columns);
    Ok(columns)
}

impl<F, A> Compared for Call<F, A>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    type Value = F::Out;

    fn function(&self) -> &'static str {
        F::NAME
    }

    fn encodings(&self, device: &Device) -> Result<Vec<Vec<u64>>, Error> {
        encodings::<F::Out>(self.run(device)?)
    }
}

impl<F, C, A> Compared for Reduction<F, C, A>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    type Value = C::Out;

    fn function(&self) -> &'static str {
        C::NAME
    }

    fn encodings(&self, device: &Device) -> Result<Vec<Vec<u64>>, Error> {
        let mut columns = Vec::new();
        C::Out::scalars(&C::Out::from_rows(&[device.run_reduction(self)?]), &mut columns);
        Ok(columns)
    }
}

impl<V, C> Compared for Scan<V, C>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    type Value = C::Out;

    fn function(&self) -> &'static str {
        C::NAME
    }

    fn encodings(&self, device: &Device) -> Result<Vec<Vec<u64>>, Error> {
        encodings::<C::Out>(device.run_scan(self)?)
    }
}

impl<V, C> Compared for Exclusive<V, C>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    type Value = C::Out;

    fn function(&self) -> &'static str {
        C::NAME
    }

    fn encodings(&self, device: &Device) -> Result<Vec<Vec<u64>>, Error> {
        encodings::<C::Out>(self.run(device)?)
    }
}

impl<F, A> Compared for Compaction<F, A>
where
    F: Function<Out: Flagged>,
    A: Forms<F::Args>,
{
    type Value = <F::Out as Flagged>::Rest;

    fn function(&self) -> &'static str {
        F::NAME
    }

    fn encodings(&self, device: &Device) -> Result<Vec<Vec<u64>>, Error> {
        encodings::<<F::Out as Flagged>::Rest>(device.run_compaction(self)?)
    }
}

/// A result is a scalar: that at position `p` belongs to the row of element `p / len`.
impl<F, A> Compared for InRows<F, A>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<F::Args>,
{
    type Value = <F::Args as RowLast>::Scalar;

    fn function(&self) -> &'static str {
        F::NAME
    }

    fn encodings(&self, device: &Device) -> Result<Vec<Vec<u64>>, Error> {
        encodings::<Self::Value>(device.run_rows(self)?)
    }
}
