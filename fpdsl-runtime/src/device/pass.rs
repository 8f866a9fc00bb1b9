//! The kernels of a sweep in colours: the results of a colour's positions beside each other, and, on an accelerator, the way to their
//! places.

use core::marker::PhantomData;

use super::anywhere::Anywhere;
use super::coloring::Coordinates;
use super::leading::{Leading, LeadingOn, Names, names};
use crate::backend::{Backend, Equal, Leaf, Num};
use crate::element::{Element, Placed};
use crate::function::{Function, InstanceName, Part};
use crate::lift::Lift;
use crate::mode::Rn;
use crate::slice::Slice;

/// `F` at listed positions: their coordinates, the extents of the grid, and what the function is called with.
pub(super) struct Listed<F, I, P>(PhantomData<(F, I, P)>);

impl<F: Function, I: Coordinates, P: Anywhere<F::Args>> Listed<F, I, P> {
    const NAMES: &'static Names = &names(["position", "extents"], F::PARAMS);
}

impl<F: Function, I: Coordinates, P: Anywhere<F::Args>> Function for Listed<F, I, P> {
    type Args = Leading<(I::Each, [usize; 3]), P>;
    type Out = F::Out;

    const NAME: &'static str = const { InstanceName::new("listed", &[Part::Text(F::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = Self::NAMES.split_at(2 + F::PARAMS.len()).0;
    const SOURCE: &'static str = F::SOURCE;
    const ELEMENTS: usize = F::ELEMENTS;

    fn eval<B: Backend>(
        b: B,
        LeadingOn(((position, extents), args)): LeadingOn<B, (I::Each, [usize; 3]), P>,
    ) -> <F::Out as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        let position = I::each(b, position);
        let position = &position[..I::AXES];
        let i = element(b, position, extents);
        // SAFETY: whoever runs the kernel lists positions of the grid.
        F::eval(b, unsafe { P::at_position(b, args, i, position) })
    }
}

/// `F` at positions that are a step apart in each row: `STEP` where the kernel should know it, and 0 for the argument's. Place `k` of a
/// row has the position `k` steps after the first one, which the starts have by `y + z`; a place beside the grid has a blank result.
pub(super) struct Striped<F, I, P, const STEP: usize>(PhantomData<(F, I, P)>);

impl<F: Function, I: Coordinates, P: Anywhere<F::Args>, const STEP: usize> Striped<F, I, P, STEP> {
    const NAMES: &'static Names = &names(["place", "stripes", "starts"], F::PARAMS);
}

/// The extents of a grid, and the step.
pub(super) type Step = [usize; 4];

impl<F, I, P, const STEP: usize> Function for Striped<F, I, P, STEP>
where
    F: Function<Out: Element>,
    I: Coordinates,
    P: Anywhere<F::Args>,
{
    type Args = Leading<(I, Step, Slice<usize>), P>;
    type Out = F::Out;

    const NAME: &'static str = const { InstanceName::new("striped", &[Part::Text(F::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = Self::NAMES.split_at(3 + F::PARAMS.len()).0;
    const SOURCE: &'static str = F::SOURCE;
    const ELEMENTS: usize = F::ELEMENTS;

    fn eval<B: Backend>(
        b: B,
        LeadingOn(((place, [nx, ny, nz, step], starts), args)): LeadingOn<B, (I, Step, Slice<usize>), P>,
    ) -> <F::Out as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        let mut position = I::axes(b, place);
        let first = start::<B, I>(b, &position, starts);
        let step = if STEP == 0 {
            step
        } else {
            B::Usize::constant(b, STEP)
        };
        position[0] = add(b, first, mul(b, position[0], step));
        b.if_else(
            B::Usize::lt(b, position[0], nx),
            |b| {
                let position = &position[..I::AXES];
                let i = element(b, position, [nx, ny, nz]);
                // SAFETY: the position is in the grid.
                F::eval(b, unsafe { P::at_position(b, args, i, position) })
            },
            |b| F::Out::lift(b, F::Out::BLANK),
        )
    }
}

/// An element, or its result if it is in the pass from `start` to `end`: of all passes, `rank` is its place in their order.
pub(super) struct Ranked<T>(PhantomData<T>);

impl<T: Element> Function for Ranked<T> {
    type Args = (usize, T, usize, usize, Slice<T>);
    type Out = T;

    const NAME: &'static str = "ranked";
    const PARAMS: &'static [&'static str] = &["rank", "before", "start", "end", "results"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(
        b: B,
        (rank, before, start, end, results): <Self::Args as Lift>::On<B>,
    ) -> <T as Lift>::On<B> {
        let own = b.and(B::Usize::le(b, start, rank), |b| B::Usize::lt(b, rank, end));
        b.if_else(
            own,
            |b| {
                let k = <B::Usize as Num<B>>::sub::<Rn>(b, rank, start);
                // SAFETY: there is a result for each element of the pass.
                unsafe { results.get_within::<T>(b, k) }
            },
            |_| before,
        )
    }
}

/// An element, or its result of a pass over stripes with this many places in a row.
pub(super) struct Unstriped<I, T>(PhantomData<(I, T)>);

impl<I: Coordinates, T: Element> Function for Unstriped<I, T> {
    type Args = (I, T, Step, usize, Slice<usize>, Slice<T>);
    type Out = T;

    const NAME: &'static str = "unstriped";
    const PARAMS: &'static [&'static str] = &["i", "before", "stripes", "in_row", "starts", "results"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(
        b: B,
        (at, before, [_, ny, nz, step], in_row, starts, results): <Self::Args as Lift>::On<B>,
    ) -> <T as Lift>::On<B> {
        let mut position = I::axes(b, at);
        let first = start::<B, I>(b, &position, starts);
        let own = B::Usize::eq(b, <B::Usize as Num<B>>::rem(b, position[0], step), first);
        b.if_else(
            own,
            |b| {
                position[0] = <B::Usize as Num<B>>::div::<Rn>(b, position[0], step);
                let k = element(b, &position[..I::AXES], [in_row, ny, nz]);
                // SAFETY: there is a result for each place of each row.
                unsafe { results.get_within::<T>(b, k) }
            },
            |_| before,
        )
    }
}

/// The first position of the colour in a row.
fn start<B: Backend, I: Coordinates>(
    b: B,
    position: &[B::Usize; 3],
    starts: <Slice<usize> as Lift>::On<B>,
) -> B::Usize {
    let sum = match I::AXES {
        1 => B::Usize::constant(b, 0),
        2 => position[1],
        _ => add(b, position[1], position[2]),
    };
    // SAFETY: there is one for each sum of such coordinates.
    unsafe { starts.get_within::<usize>(b, sum) }
}

/// The number of the element at a position.
fn element<B: Backend>(b: B, position: &[B::Usize], extents: [B::Usize; 3]) -> B::Usize {
    let mut axes = position.iter().zip(extents).rev();
    let last = axes.next().map(|(&coordinate, _)| coordinate);
    let last = last.unwrap_or_else(|| B::Usize::constant(b, 0));
    axes.fold(last, |rows, (&coordinate, extent)| {
        add(b, mul(b, rows, extent), coordinate)
    })
}

fn add<B: Backend>(b: B, x: B::Usize, y: B::Usize) -> B::Usize {
    <B::Usize as Num<B>>::add::<Rn>(b, x, y)
}

fn mul<B: Backend>(b: B, x: B::Usize, y: B::Usize) -> B::Usize {
    <B::Usize as Num<B>>::mul::<Rn>(b, x, y)
}
