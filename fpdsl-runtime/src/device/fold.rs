//! Reductions and scans on an accelerator: functions of a position that are recorded, printed and launched like any other.
//!
//! Each computes one value of the next tier from elements that it reads anywhere, in the order that [`reduce`](super::reduce)
//! and [`scan`](super::scan) publish. There is no memory that threads share, hence nothing that depends on how many run.
//!
//! Each level is a launch. The host combines the last few thousand values.

use core::marker::PhantomData;
use core::ops::Range;
use std::sync::Arc;

use super::accelerator::{Accelerator, Input, MapKernel};
use super::anywhere::Anywhere;
use super::arg::Form;
use super::leading::{Leading, LeadingOn, Names, names};
use super::map::run_kernel;
use super::order::faults::behind;
use super::output::{Mapped, Output};
use crate::array::from_fn;
use crate::backend::{Backend, Bitwise, Equal, Int, Leaf, Num, State};
use crate::element::bytes_of;
use crate::error::Error;
use crate::function::{Combine, Function, InstanceName, Part};
use crate::index::{Index, IndexOn};
use crate::lift::Lift;
use crate::loops::{LANES, PART, folded};
use crate::mode::Rn;

/// Running values of a thread.
const BLOCKS: usize = 8;
/// Elements from one of a running value to the next.
pub(super) const ROW: usize = BLOCKS * LANES;

/// One of the up to [`LANES`] values that a part becomes: thread `p` has lane `p % 16` of part `p / 16`. Parts are counted from
/// element `first` on; `len` is where the last one ends.
pub(super) struct Fold<F, C, P>(PhantomData<(F, C, P)>);

impl<F, C, P> Fold<F, C, P>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    P: Anywhere<F::Args>,
{
    const INSTANCE: InstanceName = if F::SOURCE.is_empty() {
        InstanceName::new("reduce", &[Part::Text(C::NAME)])
    } else {
        InstanceName::new("map_reduce", &[Part::Text(F::NAME), Part::Text(C::NAME)])
    };

    const NAMES: &'static Names = &names(["p", "first", "len"], F::PARAMS);
}

impl<F, C, P> Function for Fold<F, C, P>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    P: Anywhere<F::Args>,
{
    type Args = Leading<(Index, usize, usize), P>;
    type Out = F::Out;

    const NAME: &'static str = Self::INSTANCE.text();
    const PARAMS: &'static [&'static str] = Self::NAMES.split_at(3 + F::PARAMS.len()).0;
    const SOURCE: &'static str = C::SOURCE;

    fn eval<B: Backend>(
        b: B,
        LeadingOn(((position, first, len), args)): LeadingOn<B, (Index, usize, usize), P>,
    ) -> <F::Out as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        let part = shl(b, shr(b, position.x(), LANES.ilog2()), PART.ilog2());
        let part = add(b, first, part);
        let lane = B::Usize::bitand(b, position.x(), number(b, LANES - 1));
        let thread = Thread::<B, F, P> {
            first: b.bind("start", add(b, part, lane)),
            len: b.bind("len", len),
            args,
            functions: PhantomData,
        };
        let end = add(b, part, number(b, PART));
        let values = b.if_else(
            B::Usize::le(b, end, len),
            |b| thread.whole::<C>(b),
            |b| thread.short::<C>(b),
        );
        thread.narrow::<C>(b, values)
    }
}

/// The result of the mapped function for element `first + i`.
pub(super) struct Picked<F, P>(PhantomData<(F, P)>);

impl<F: Function, P: Anywhere<F::Args>> Picked<F, P> {
    const NAMES: &'static Names = &names(["i", "first"], F::PARAMS);
}

impl<F: Function, P: Anywhere<F::Args>> Function for Picked<F, P> {
    type Args = Leading<(Index, usize), P>;
    type Out = F::Out;

    const NAME: &'static str = const { InstanceName::new("elements", &[Part::Text(F::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = Self::NAMES.split_at(2 + F::PARAMS.len()).0;
    const SOURCE: &'static str = F::SOURCE;

    fn eval<B: Backend>(
        b: B,
        LeadingOn(((i, first), args)): LeadingOn<B, (Index, usize), P>,
    ) -> <F::Out as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        let at = b.bind("at", add(b, first, i.x()));
        // SAFETY: whoever runs the kernel asks for elements below the length.
        F::eval(b, unsafe { P::at(b, args, at) })
    }
}

/// The values of all parts of `range`, which begins with one, in buffers of the device.
pub(super) fn fold_on<F, C, A>(
    device: &Arc<dyn Accelerator>,
    range: Range<usize>,
    args: &A,
) -> Result<Mapped<C::Out>, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Form<F::Args>,
{
    let counts = [range.start, range.end];
    run_gathered::<F::Args, F::Out, A>(
        device,
        &MapKernel::of::<Fold<F, C, A::Anywhere>>(),
        folded(range.len()),
        &counts,
        args,
    )
}

/// The results of `F` for some elements, in buffers of the device.
pub(super) fn picked<F, A>(
    device: &Arc<dyn Accelerator>,
    range: Range<usize>,
    args: &A,
) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Form<F::Args>,
{
    let kernel = MapKernel::of::<Picked<F, A::Anywhere>>();
    let computed = run_gathered::<F::Args, F::Out, A>(device, &kernel, range.len(), &[range.start], args);
    computed.map_err(|error| behind(error, range.start))
}

/// The results of a kernel of a position, some numbers, and arguments that it reads anywhere.
pub(super) fn run_gathered<P: Lift, T: Output, A: Form<P>>(
    device: &Arc<dyn Accelerator>,
    kernel: &MapKernel,
    n: usize,
    numbers: &[usize],
    args: &A,
) -> Result<Mapped<T>, Error> {
    let inputs = gathered(device, kernel.name, n, numbers, args)?;
    run_kernel::<T>(device, kernel, n, &inputs)
}

/// What such a kernel is given.
pub(super) fn gathered<'a, P: Lift, A: Form<P>>(
    device: &Arc<dyn Accelerator>,
    name: &'static str,
    n: usize,
    numbers: &[usize],
    args: &'a A,
) -> Result<Vec<Input<'a>>, Error> {
    let mut inputs = vec![Input::Extent(n)];
    let numbers = numbers.iter();
    inputs.extend(numbers.map(|number| Input::Value(bytes_of(&[*number]).to_vec())));
    args.gathered(name, device, &mut inputs)?;
    Ok(inputs)
}

/// The data of one thread of a [`Fold`].
struct Thread<B: Backend, F, P: Lift> {
    /// Its first element.
    first: B::Usize,
    len: B::Usize,
    args: P::On<B>,
    functions: PhantomData<F>,
}

type Values<B, F> = [<<F as Function>::Out as Lift>::On<B>; BLOCKS];

impl<B, F, P> Thread<B, F, P>
where
    B: Backend,
    F: Function,
    P: Anywhere<F::Args>,
{
    /// The result of `F` for element `i`, which is below the length.
    fn element(&self, b: B, i: B::Usize) -> <F::Out as Lift>::On<B> {
        // SAFETY: whoever calls this has compared `i` with the length.
        F::eval(b, unsafe { P::at(b, self.args, i) })
    }

    /// A whole part: nothing to compare, and the eight elements of a row have nothing to do with each other.
    fn whole<C: Combine + Function<Out = F::Out>>(&self, b: B) -> Values<B, F> {
        let values = from_fn(|k| self.element(b, after(b, self.first, k)));
        let values = b.bind("a", values);
        let (second, rows) = (number(b, 1), number(b, PART / ROW));
        b.for_range(second, rows, values, |b, row, values: Values<B, F>| {
            let at = add(b, self.first, shl(b, row, ROW.ilog2()));
            let at = b.bind("at", at);
            let x: Values<B, F> = from_fn(|k| self.element(b, after(b, at, k)));
            from_fn(|k| C::eval(b, (values[k], x[k])))
        })
    }

    /// A part with fewer elements, one after the other.
    fn short<C: Combine + Function<Out = F::Out>>(&self, b: B) -> Values<B, F> {
        let values = b.bind("a", [State::zero(b); BLOCKS]);
        let rest = <B::Usize as Num<B>>::sub::<Rn>(b, self.len, self.first);
        // Elements first, first + 16, ... that are below the length.
        let blocks = shr(b, add(b, rest, number(b, LANES - 1)), LANES.ilog2());
        b.for_range(number(b, 0), blocks, values, |b, block, values: Values<B, F>| {
            let i = b.bind("i", add(b, self.first, shl(b, block, LANES.ilog2())));
            let x = self.element(b, i);
            // Chosen by comparisons: an index of the run would be checked, and a kernel that cannot fault need not say so.
            let place = B::Usize::bitand(b, block, number(b, BLOCKS - 1));
            let is_at: [B::Bool; BLOCKS] = from_fn(|k| B::Usize::eq(b, place, number(b, k)));
            let running = (1..BLOCKS).fold(values[0], |running, k| b.select(is_at[k], values[k], running));
            let value = b.if_else(
                B::Usize::lt(b, block, number(b, BLOCKS)),
                |_| x,
                |b| C::eval(b, (running, x)),
            );
            from_fn(|k| b.select(is_at[k], value, values[k]))
        })
    }

    /// The upper half onto the lower one, as far as there are elements, until one value is left.
    fn narrow<C: Combine + Function<Out = F::Out>>(
        &self,
        b: B,
        mut values: Values<B, F>,
    ) -> <F::Out as Lift>::On<B> {
        let mut blocks = BLOCKS / 2;
        while blocks > 0 {
            for k in 0..blocks {
                let upper = after(b, self.first, k + blocks);
                let (low, high) = (values[k], values[k + blocks]);
                values[k] = b.if_else(
                    B::Usize::lt(b, upper, self.len),
                    |b| C::eval(b, (low, high)),
                    |_| low,
                );
            }
            blocks /= 2;
        }
        values[0]
    }
}

/// Elements of a scan's segment.
pub(super) const SEGMENT: usize = crate::loops::SEGMENT;

/// Element `i` combined with those before it in its segment.
pub(super) struct Segment<C, P>(PhantomData<(C, P)>);

impl<C: Combine, P: Anywhere<C::Out>> Function for Segment<C, P> {
    type Args = (Index, P);
    type Out = C::Out;

    const NAME: &'static str = const { InstanceName::new("segments", &[Part::Text(C::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = &["i", "x"];
    const SOURCE: &'static str = C::SOURCE;

    fn eval<B: Backend>(b: B, (i, x): (IndexOn<B, 1>, P::On<B>)) -> <C::Out as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        let start = shl(b, shr(b, i.x(), SEGMENT.ilog2()), SEGMENT.ilog2());
        let one = number(b, 1);
        // SAFETY: at most the position, which is below the length.
        let value = b.bind("value", unsafe { P::at(b, x, start) });
        b.for_range(add(b, start, one), add(b, i.x(), one), value, |b, j, value| {
            // SAFETY: as above.
            C::eval(b, (value, unsafe { P::at(b, x, j) }))
        })
    }
}

/// The last element of each segment.
pub(super) struct Totals<T, P>(PhantomData<(T, P)>);

impl<T: Lift, P: Anywhere<T>> Function for Totals<T, P> {
    type Args = (Index, usize, P);
    type Out = T;

    const NAME: &'static str = "totals";
    const PARAMS: &'static [&'static str] = &["segment", "len", "y"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(b: B, (segment, len, y): (IndexOn<B, 1>, B::Usize, P::On<B>)) -> T::On<B> {
        let start = shl(b, segment.x(), SEGMENT.ilog2());
        let last = add(b, start, number(b, SEGMENT - 1));
        let end = <B::Usize as Num<B>>::sub::<Rn>(b, len, number(b, 1));
        // SAFETY: below the length.
        unsafe { P::at(b, y, B::Usize::min(b, last, end)) }
    }
}

/// Element `i` of the segments' prefixes, combined with what lies before its segment.
pub(super) struct Carry<C, P>(PhantomData<(C, P)>);

impl<C: Combine, P: Anywhere<C::Out>> Function for Carry<C, P> {
    type Args = (Index, P, P);
    type Out = C::Out;

    const NAME: &'static str = const { InstanceName::new("carries", &[Part::Text(C::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = &["i", "before", "y"];
    const SOURCE: &'static str = C::SOURCE;

    fn eval<B: Backend>(
        b: B,
        (i, before, y): (IndexOn<B, 1>, P::On<B>, P::On<B>),
    ) -> <C::Out as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        // SAFETY: the position is below the length.
        let y = unsafe { P::at(b, y, i.x()) };
        b.if_else(
            B::Usize::lt(b, i.x(), number(b, SEGMENT)),
            |_| y,
            |b| {
                let segment = shr(b, i.x(), SEGMENT.ilog2());
                let previous = <B::Usize as Num<B>>::sub::<Rn>(b, segment, number(b, 1));
                // SAFETY: a segment before that of the position.
                C::eval(b, (unsafe { P::at(b, before, previous) }, y))
            },
        )
    }
}

/// The prefix before element `i`: the identity for the first.
pub(super) struct Behind<C, P>(PhantomData<(C, P)>);

impl<C: Combine, P: Anywhere<C::Out>> Function for Behind<C, P> {
    type Args = (Index, P);
    type Out = C::Out;

    const NAME: &'static str = const { InstanceName::new("behind", &[Part::Text(C::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = &["i", "y"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(b: B, (i, y): (IndexOn<B, 1>, P::On<B>)) -> <C::Out as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        b.if_else(
            B::Usize::lt(b, i.x(), number(b, 1)),
            // Nobody runs the kernel where there is no identity.
            |b| C::identity().map_or_else(|| State::zero(b), |identity| Lift::lift(b, identity)),
            |b| {
                let previous = <B::Usize as Num<B>>::sub::<Rn>(b, i.x(), number(b, 1));
                // SAFETY: there is one prefix less than there are positions.
                unsafe { P::at(b, y, previous) }
            },
        )
    }
}

fn number<B: Backend>(b: B, value: usize) -> B::Usize {
    B::Usize::constant(b, value)
}

fn add<B: Backend>(b: B, x: B::Usize, y: B::Usize) -> B::Usize {
    <B::Usize as Num<B>>::add::<Rn>(b, x, y)
}

/// The element this many blocks after `i`.
fn after<B: Backend>(b: B, i: B::Usize, blocks: usize) -> B::Usize {
    match blocks {
        0 => i,
        _ => add(b, i, number(b, blocks * LANES)),
    }
}

fn shl<B: Backend>(b: B, x: B::Usize, n: u32) -> B::Usize {
    B::Usize::shl(b, x, B::U32::constant(b, n))
}

fn shr<B: Backend>(b: B, x: B::Usize, n: u32) -> B::Usize {
    B::Usize::shr(b, x, B::U32::constant(b, n))
}
