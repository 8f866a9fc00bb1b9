//! Calls with random bits for stochastic rounding.
//!
//! A seeded call is a call of another function: the seed, the number of the element, and then the parameters of the first one. So it runs
//! wherever calls run, and costs nothing where nobody asks.
//!
//! Calls that are arguments draw from the same seed, as another element, which is never that of an array: so what they draw depends on
//! nothing that the function draws. All of them are one after the other, in the order of the arguments. One that has a seed of its own
//! keeps it.
//!
//! A combination of a reduction or a scan is an element as well. Its number is its place in the published order: the level, the part, and
//! in the part the slot and the step, which are the position of its right operand ([`Combination::number`]). Combinations that do not need
//! each other run as one call, and the host keeps the values between.

use std::marker::PhantomData;

use super::combining::rows;
use super::published::{Shape, Stopped, Values, Walker, walk};
use super::{Call, Compaction, InRows, Reduction, Runs, Scan, Scannable};
use crate::backend::number::{Number, Numbered};
use crate::backend::{Backend, Bitwise, Castable, Int, Leaf};
use crate::combination::Combination;
use crate::device::Device;
use crate::device::arg::{Arg, Forms, LeadingForms, Numbers, RowLast, Value, WithRow};
use crate::device::buffer::Buffer;
use crate::device::column::Column as _;
use crate::device::compact::Flagged;
use crate::device::leading::{Around, Leading, LeadingOn, Names, names};
use crate::device::order::faults::above;
use crate::device::output::{Mapped, Output};
use crate::draws::Seed;
use crate::error::Error;
use crate::function::{Combine, Function, Same};
use crate::lift::Lift;

/// `F` with the draws of a seed: the seed and the stream, the number of the element, and the parameters of `F`.
#[derive(Debug)]
pub struct Seeded<F, N = Number>(PhantomData<fn() -> (F, N)>);

impl<F: Function, N> Seeded<F, N> {
    const NAMES: Names = names(["seed", "element"], F::PARAMS);
}

#[diagnostic::do_not_recommend]
impl<F, N> Function for Seeded<F, N>
where
    F: Function,
    N: Numbered,
{
    type Args = Leading<([u64; 2], N), F::Args>;
    type Out = F::Out;

    const NAME: &'static str = F::NAME;
    const PARAMS: &'static [&'static str] = Self::NAMES.split_at(2 + F::PARAMS.len()).0;
    const SOURCE: &'static str = F::SOURCE;
    const ELEMENTS: usize = F::ELEMENTS;

    fn eval<B: Backend>(
        b: B,
        LeadingOn(((seed, number), params)): LeadingOn<B, ([u64; 2], N), F::Args>,
    ) -> <F::Out as Lift>::On<B> {
        b.seeded(place(b, seed, N::number(b, number)), |b| F::eval(b, params))
    }
}

/// Where draws are from: the key, the element and the stream.
fn place<B: Backend>(b: B, [key, stream]: [B::U64; 2], element: B::U64) -> [B::U32; 5] {
    let lower = |x| <B::U64 as Castable<B>>::to_u32(b, x);
    let upper = |x| lower(<B::U64 as Int<B>>::shr(b, x, Leaf::constant(b, 32)));
    [
        lower(key),
        upper(key),
        lower(element),
        upper(element),
        lower(stream),
    ]
}

/// What the number of an element has where calls draw that are its arguments. Arrays have fewer elements, and combinations have bit 63.
const ARGUMENTS: u64 = 1 << 62;

impl<N: Numbered> Around for ([u64; 2], N) {
    fn around<B: Backend, R>(b: B, (seed, number): Self::On<B>, body: impl FnOnce(B) -> R) -> R {
        let arguments = Leaf::constant(b, ARGUMENTS);
        let element = <B::U64 as Bitwise<B>>::bitor(b, N::number(b, number), arguments);
        b.seeded(place(b, seed, element), body)
    }

    fn around_call<R>(self, body: impl FnOnce() -> R) -> R {
        let ([key, stream], number) = self;
        let seed = Seed::new(key).stream(stream as u32);
        seed.element(number.of() | ARGUMENTS).call(body)
    }
}

/// The arguments of a seeded call.
pub type SeededForms<A> = LeadingForms<(Value<[u64; 2]>, Numbers), A>;

impl<F: Function, A> Call<F, A> {
    /// Returns the call with random bits for stochastic rounding: those of the seed, for each element those of its position.
    ///
    /// `device.seeded(seed)` runs calls so. This is a call that can be more than run: written to existing memory, asked, recorded, computed
    /// on several devices.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "sr")]
    /// fn third(x: f32) -> f32 {
    ///     x / 3.0
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let (dev, mut y) = (Device::host(), [0.0; 3]);
    /// third::map(&[1.0; 3]).seeded(42).into(&dev, &mut y)?;
    /// assert_eq!(third::map(&[1.0; 3]).run(&dev.seeded(42))?.to_vec()?, y);
    /// # Ok(())
    /// # }
    /// ```
    pub fn seeded(self, seed: impl Into<Seed>) -> Call<Seeded<F>, SeededForms<A>> {
        Call::of(forms(seed.into(), self.args))
    }

    /// The same of a call that others keep.
    pub(super) fn by_seed(&self, seed: Seed) -> Call<Seeded<F>, SeededForms<&A>> {
        Call::of(forms(seed, &self.args))
    }
}

fn forms<A>(seed: Seed, args: A) -> SeededForms<A> {
    LeadingForms((seed.words().form(), Numbers), args)
}

/// A device with a seed for stochastic rounding: what [`Device::seeded`] returns. It runs calls, reductions, scans, compactions and
/// calls in rows.
#[derive(Clone, Debug)]
pub struct SeededDevice {
    device: Device,
    seed: Seed,
}

impl SeededDevice {
    /// The device with the seed.
    pub(in crate::device) fn of(device: Device, seed: Seed) -> Self {
        SeededDevice { device, seed }
    }

    /// Combines values by `C`, with the draws of each combination.
    fn combined<C>(&self, values: Mapped<C::Out>, shape: &Shape<'_, C::Out>) -> Result<Vec<C::Out>, Error>
    where
        C: Combine<Out: Output>,
    {
        let values = Values::plain(rows::<C::Out>(values)?);
        let mut combinations = Combinations::<C> {
            on: self,
            done: 0,
            function: PhantomData,
        };
        match walk(&mut combinations, values, (shape, C::ORDER)) {
            Ok(values) => Ok(values.rows),
            Err(Stopped::Failed(error)) => Err(error),
            Err(Stopped::Done | Stopped::NotCompiled) => unreachable!("nobody stops"),
        }
    }
}

struct Combinations<'a, C> {
    on: &'a SeededDevice,
    /// How many have been made.
    done: usize,
    function: PhantomData<fn() -> C>,
}

impl<C: Combine<Out: Output>> Walker<C::Out> for Combinations<'_, C> {
    fn combine(
        &mut self,
        left: Values<C::Out>,
        right: Values<C::Out>,
        name: &dyn Fn(usize) -> Combination,
    ) -> Result<Values<C::Out>, Stopped> {
        let (SeededDevice { device, seed }, n) = (self.on, left.rows.len());
        let numbers: Vec<u64> = (0..n).map(|k| name(k).number()).collect();
        let columns = [left, right].map(|values| C::Out::from_rows(&values.rows));
        let [left, right] = columns.each_ref().map(|column| C::Out::arg(column).form());
        let first = (seed.words().form(), Arg::<u64>::form(&numbers));
        let call = Call::<Seeded<C, u64>, _>::of(LeadingForms(first, (left, right)));
        let results = call.run(device).map_err(|error| match error {
            Error::Exception(mut exception) => {
                exception.combination = Some(name(exception.element));
                exception.element += self.done;
                Error::Exception(exception)
            }
            fault => above(fault),
        })?;
        self.done += n;
        Ok(Values::plain(rows::<C::Out>(results)?))
    }
}

impl Runs for SeededDevice {
    type Error = Error;
    type Results<T: Output> = Mapped<T>;

    fn run_call<F, A>(&self, call: &Call<F, A>) -> Result<Mapped<F::Out>, Error>
    where
        F: Function<Out: Output>,
        A: Forms<F::Args>,
    {
        call.by_seed(self.seed).run(&self.device)
    }

    fn run_reduction<F, C, A>(&self, reduction: &Reduction<F, C, A>) -> Result<C::Out, Error>
    where
        F: Function<Out: Output>,
        C: Combine + Function<Out = F::Out>,
        A: Forms<F::Args>,
    {
        let left = self.combined::<C>(self.run_call(&reduction.call)?, &Shape::Reduction)?;
        let identity = || C::identity().ok_or(Error::Empty { function: C::NAME });
        left.into_iter().next().map_or_else(identity, Ok)
    }

    fn run_scan<C, V>(&self, scan: &Scan<V, C>) -> Result<Mapped<C::Out>, Error>
    where
        C: Combine<Out: Output>,
        V: Scannable<C::Out>,
    {
        let rows = self.combined::<C>(scan.values.by_seed(&self.device, self.seed)?, &Shape::Scan)?;
        let column = C::Out::from_rows(&rows);
        let values = C::Out::arg(&column);
        super::map::<Same<C::Out>, _>((values,)).run(&self.device)
    }

    fn run_compaction<F, A>(
        &self,
        compaction: &Compaction<F, A>,
    ) -> Result<Mapped<<F::Out as Flagged>::Rest>, Error>
    where
        F: Function<Out: Flagged>,
        A: Forms<F::Args>,
    {
        Compaction::of(compaction.call().by_seed(self.seed)).run(&self.device)
    }

    fn run_rows<F, A>(&self, rows: &InRows<F, A>) -> Result<Buffer<<F::Args as RowLast>::Scalar>, Error>
    where
        F: Function<Args: RowLast, Out = ()>,
        A: WithRow<F::Args>,
    {
        rows.by_seed(self.seed).run(&self.device)
    }
}
