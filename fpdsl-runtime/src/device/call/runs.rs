//! The trait of everything that runs calls.

use super::trapping;
use super::{Call, Compaction, InRows, Reduction, Scan, Scannable};
use crate::device::arg::{Forms, RowLast, WithRow};
use crate::device::buffer::Buffer;
use crate::device::compact::Flagged;
use crate::device::output::{Mapped, Output};
use crate::device::{Device, map, reduce};
use crate::error::Error;
use crate::function::{Combine, Function};

/// A [`Device`], several devices, or the ranks of an MPI program: they run calls.
///
/// The results have the same bits on all of them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot run calls",
    label = "pass a `&Device`, or several as `&Devices`"
)]
pub trait Runs {
    /// The error of a call that fails.
    type Error;
    /// The results of elements of type `T`.
    type Results<T: Output>;

    /// Computes the elements of a call.
    ///
    /// # Errors
    ///
    /// As [`Call::run`].
    fn run_call<F, A>(&self, call: &Call<F, A>) -> Result<Self::Results<F::Out>, Self::Error>
    where
        F: Function<Out: Output>,
        A: Forms<F::Args>;

    /// Combines the elements of a call.
    ///
    /// # Errors
    ///
    /// As [`Reduction::run`].
    fn run_reduction<F, C, A>(&self, reduction: &Reduction<F, C, A>) -> Result<C::Out, Self::Error>
    where
        F: Function<Out: Output>,
        C: Combine + Function<Out = F::Out>,
        A: Forms<F::Args>;

    /// Combines each element with all before it.
    ///
    /// # Errors
    ///
    /// As [`Scan::run`].
    fn run_scan<C, V>(&self, scan: &Scan<V, C>) -> Result<Self::Results<C::Out>, Self::Error>
    where
        C: Combine<Out: Output>,
        V: Scannable<C::Out>;

    /// Keeps the values of a call whose flags are true.
    ///
    /// # Errors
    ///
    /// As [`Compaction::run`].
    #[allow(clippy::type_complexity)]
    fn run_compaction<F, A>(
        &self,
        compaction: &Compaction<F, A>,
    ) -> Result<Self::Results<<F::Out as Flagged>::Rest>, Self::Error>
    where
        F: Function<Out: Flagged>,
        A: Forms<F::Args>;

    /// Computes the rows of a call.
    ///
    /// # Errors
    ///
    /// As [`InRows::run`].
    #[allow(clippy::type_complexity)]
    fn run_rows<F, A>(
        &self,
        rows: &InRows<F, A>,
    ) -> Result<Self::Results<<F::Args as RowLast>::Scalar>, Self::Error>
    where
        F: Function<Args: RowLast, Out = ()>,
        A: WithRow<F::Args>;
}

impl Runs for Device {
    type Error = Error;
    type Results<T: Output> = Mapped<T>;

    fn run_call<F, A>(&self, call: &Call<F, A>) -> Result<Mapped<F::Out>, Error>
    where
        F: Function<Out: Output>,
        A: Forms<F::Args>,
    {
        match self.explainer {
            Some(explainer) => trapping::run(self, explainer, &call.bare()),
            None => map::map::<F, A>(self, &call.args),
        }
    }

    fn run_reduction<F, C, A>(&self, reduction: &Reduction<F, C, A>) -> Result<C::Out, Error>
    where
        F: Function<Out: Output>,
        C: Combine + Function<Out = F::Out>,
        A: Forms<F::Args>,
    {
        match self.explainer {
            Some(explainer) => trapping::reduce(self, explainer, reduction),
            None => reduce::reduce::<F, C, A>(self, &reduction.call.args),
        }
    }

    fn run_scan<C, V>(&self, scan: &Scan<V, C>) -> Result<Mapped<C::Out>, Error>
    where
        C: Combine<Out: Output>,
        V: Scannable<C::Out>,
    {
        match self.explainer {
            Some(explainer) => trapping::scan(self, explainer, scan),
            None => scan.on(self),
        }
    }

    fn run_compaction<F, A>(
        &self,
        compaction: &Compaction<F, A>,
    ) -> Result<Mapped<<F::Out as Flagged>::Rest>, Error>
    where
        F: Function<Out: Flagged>,
        A: Forms<F::Args>,
    {
        Ok(compaction.on(self)?.0)
    }

    fn run_rows<F, A>(&self, rows: &InRows<F, A>) -> Result<Buffer<<F::Args as RowLast>::Scalar>, Error>
    where
        F: Function<Args: RowLast, Out = ()>,
        A: WithRow<F::Args>,
    {
        match self.explainer {
            Some(explainer) => trapping::run(self, explainer, rows),
            None => rows.on(self),
        }
    }
}

impl<D: Runs> Runs for &D {
    type Error = D::Error;
    type Results<T: Output> = D::Results<T>;

    fn run_call<F, A>(&self, call: &Call<F, A>) -> Result<D::Results<F::Out>, D::Error>
    where
        F: Function<Out: Output>,
        A: Forms<F::Args>,
    {
        (**self).run_call(call)
    }

    fn run_reduction<F, C, A>(&self, reduction: &Reduction<F, C, A>) -> Result<C::Out, D::Error>
    where
        F: Function<Out: Output>,
        C: Combine + Function<Out = F::Out>,
        A: Forms<F::Args>,
    {
        (**self).run_reduction(reduction)
    }

    fn run_scan<C, V>(&self, scan: &Scan<V, C>) -> Result<D::Results<C::Out>, D::Error>
    where
        C: Combine<Out: Output>,
        V: Scannable<C::Out>,
    {
        (**self).run_scan(scan)
    }

    fn run_compaction<F, A>(
        &self,
        compaction: &Compaction<F, A>,
    ) -> Result<D::Results<<F::Out as Flagged>::Rest>, D::Error>
    where
        F: Function<Out: Flagged>,
        A: Forms<F::Args>,
    {
        (**self).run_compaction(compaction)
    }

    fn run_rows<F, A>(
        &self,
        rows: &InRows<F, A>,
    ) -> Result<D::Results<<F::Args as RowLast>::Scalar>, D::Error>
    where
        F: Function<Args: RowLast, Out = ()>,
        A: WithRow<F::Args>,
    {
        (**self).run_rows(rows)
    }
}
