//! The combinations of a reduction or a scan one by one, so that two runs can be compared.

use std::marker::PhantomData;

use super::combining::rows;
use super::published::{Shape, Stopped, Values, Walker, walk};
use super::{Call, Compared, Questioned, Reduction, Scan, Scannable};
use crate::combination::Combination;
use crate::device::Device;
use crate::device::arg::{Arg as _, Forms};
use crate::device::column::Column as _;
use crate::device::output::{Mapped, Output};
use crate::error::Error;
use crate::function::{Combine, Function, Order};

/// A reduction or a scan, whose combinations can be looked at.
#[diagnostic::on_unimplemented(
    message = "`{Self}` combines nothing",
    label = "pass what `reduce` or `scan` returns"
)]
pub trait Combining: Compared {
    /// The order, and true for a scan.
    fn order(&self) -> (Order, bool);

    /// Visits the call that gives the elements.
    fn elements<V: Visit>(&self, visit: V) -> V::Out;

    /// The combinations, in the published order, and for each scalar the encodings of their results.
    ///
    /// # Errors
    ///
    /// Those of the call. The element of a fault means nothing.
    fn combinations(&self, device: &Device) -> Result<Combinations, Error>;

    /// Visits a combination, as a call of one element; none if there are fewer.
    ///
    /// # Errors
    ///
    /// As [`combinations`](Self::combinations).
    fn combination<V: Visit>(
        &self,
        device: &Device,
        number: usize,
        visit: V,
    ) -> Result<Option<(Combination, V::Out)>, Error>;
}

/// Combinations, and for each scalar the encodings of their results.
pub type Combinations = (Vec<Combination>, Vec<Vec<u64>>);

/// Something to do with a call, whatever its type.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<V: Questioned + Compared>(self, call: &V) -> Self::Out;
}

/// Runs combinations, up to one that is wanted.
struct Walk<'a, C: Function> {
    device: &'a Device,
    /// The results so far, if none is wanted, and what they are of.
    columns: Vec<Vec<u64>>,
    names: Vec<Combination>,
    /// Combinations so far.
    done: usize,
    wanted: Option<usize>,
    /// The one that is wanted, with its operands.
    found: Option<(Combination, [C::Out; 2])>,
    function: PhantomData<fn() -> C>,
}

impl<C: Combine<Out: Output>> Walker<C::Out> for Walk<'_, C> {
    fn combine(
        &mut self,
        left: Values<C::Out>,
        right: Values<C::Out>,
        name: &dyn Fn(usize) -> Combination,
    ) -> Result<Values<C::Out>, Stopped> {
        let n = left.rows.len();
        let here = self.wanted.and_then(|number| number.checked_sub(self.done));
        if let Some(here) = here.filter(|&here| here < n) {
            self.found = Some((name(here), [left.rows[here], right.rows[here]]));
            return Err(Stopped::Done);
        }
        self.done += n;
        let columns = [left, right].map(|values| C::Out::from_rows(&values.rows));
        let [left, right] = columns.each_ref().map(|column| C::Out::arg(column).form());
        let rows = rows::<C::Out>(Call::<C, _>::of((left, right)).run(self.device)?)?;
        if self.wanted.is_none() {
            self.names.extend((0..n).map(name));
            let mut columns = Vec::new();
            C::Out::scalars(&C::Out::from_rows(&rows), &mut columns);
            self.columns.resize(columns.len(), Vec::new());
            for (all, column) in self.columns.iter_mut().zip(columns) {
                all.extend(column);
            }
        }
        Ok(Values::plain(rows))
    }
}

impl<'a, C: Combine<Out: Output>> Walk<'a, C> {
    /// Runs the combinations of some values.
    fn of(
        device: &'a Device,
        values: Mapped<C::Out>,
        shape: &Shape<'_, C::Out>,
        wanted: Option<usize>,
    ) -> Result<Self, Error> {
        let mut runs = Walk {
            device,
            columns: Vec::new(),
            names: Vec::new(),
            done: 0,
            wanted,
            found: None,
            function: PhantomData,
        };
        let values = Values::plain(rows::<C::Out>(values)?);
        match walk(&mut runs, values, (shape, C::ORDER)) {
            Err(Stopped::Failed(error)) => Err(error),
            Ok(_) | Err(Stopped::Done | Stopped::NotCompiled) => Ok(runs),
        }
    }

    fn visit<V: Visit>(self, visit: V) -> Option<(Combination, V::Out)> {
        let (combination, operands) = self.found?;
        let columns = operands.map(|row| C::Out::from_rows(&[row]));
        let [left, right] = columns.each_ref().map(|column| C::Out::arg(column).form());
        Some((combination, visit.visit(&Call::<C, _>::of((left, right)))))
    }
}

impl<F, C, A> Combining for Reduction<F, C, A>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    fn order(&self) -> (Order, bool) {
        (C::ORDER, false)
    }

    fn elements<V: Visit>(&self, visit: V) -> V::Out {
        visit.visit(&self.call)
    }

    fn combinations(&self, device: &Device) -> Result<Combinations, Error> {
        let runs = Walk::<C>::of(device, self.call.run(device)?, &Shape::Reduction, None)?;
        Ok((runs.names, runs.columns))
    }

    fn combination<V: Visit>(
        &self,
        device: &Device,
        number: usize,
        visit: V,
    ) -> Result<Option<(Combination, V::Out)>, Error> {
        let runs = Walk::<C>::of(device, self.call.run(device)?, &Shape::Reduction, Some(number))?;
        Ok(runs.visit(visit))
    }
}

impl<S, C> Combining for Scan<S, C>
where
    C: Combine<Out: Output>,
    S: Scannable<C::Out>,
{
    fn order(&self) -> (Order, bool) {
        (C::ORDER, true)
    }

    fn elements<V: Visit>(&self, visit: V) -> V::Out {
        visit.visit(&self.values.called())
    }

    fn combinations(&self, device: &Device) -> Result<Combinations, Error> {
        let values = self.values.results(device)?;
        let runs = Walk::<C>::of(device, values, &Shape::Scan, None)?;
        Ok((runs.names, runs.columns))
    }

    fn combination<V: Visit>(
        &self,
        device: &Device,
        number: usize,
        visit: V,
    ) -> Result<Option<(Combination, V::Out)>, Error> {
        let values = self.values.results(device)?;
        let runs = Walk::<C>::of(device, values, &Shape::Scan, Some(number))?;
        Ok(runs.visit(visit))
    }
}
