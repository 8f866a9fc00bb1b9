//! Arguments of which one kernel reads several elements.

use core::marker::PhantomData;

use fpdsl_macros::for_each_tuple;

use crate::backend::number::{Number, NumberOn};
use crate::backend::{Backend, Lifted, Lower, Num, State};
use crate::element::Element;
use crate::fault::Site;
use crate::function::Function;
use crate::index::{IndexOn, Position};
use crate::lift::{LeafVisitor, Lift, Scalar, Shape};
use crate::loops::given::Itself;
use crate::loops::{Places, Source};
use crate::mode::Rn;
use crate::row::Row;
use crate::slice::Slice;

/// A kernel's parameter for an argument of type `T`, of which the kernel can read any element. It is the value itself if all
/// elements share it, otherwise a slice.
pub trait Anywhere<T: Lift>: Lift {
    /// Element `i`.
    ///
    /// # Safety
    ///
    /// `i` is below the length on which the arguments agreed.
    unsafe fn at<B: Backend>(b: B, argument: Self::On<B>, i: B::Usize) -> T::On<B>;

    /// Element `i`, which is at `position`: a coordinate for each axis of the grid that the arguments begin with.
    ///
    /// # Safety
    ///
    /// As [`Anywhere::at`].
    unsafe fn at_position<B: Backend>(
        b: B,
        argument: Self::On<B>,
        i: B::Usize,
        position: &[B::Usize],
    ) -> T::On<B> {
        let _ = position;
        // SAFETY: the caller's.
        unsafe { Self::at(b, argument, i) }
    }
}

impl<T: Element> Anywhere<T> for T {
    unsafe fn at<B: Backend>(_: B, value: T::On<B>, _: B::Usize) -> T::On<B> {
        value
    }
}

impl<T: Element> Anywhere<T> for Slice<T> {
    unsafe fn at<B: Backend>(b: B, slice: Self::On<B>, i: B::Usize) -> T::On<B> {
        // SAFETY: the slice has the length on which the arguments agreed.
        unsafe { slice.get_within::<T>(b, i) }
    }
}

impl<T: Element> Anywhere<Slice<T>> for Slice<T> {
    unsafe fn at<B: Backend>(_: B, slice: Self::On<B>, _: B::Usize) -> Self::On<B> {
        slice
    }
}

impl<T: Scalar> Anywhere<Row<T>> for Row<T> {
    unsafe fn at<B: Backend>(_: B, row: Self::On<B>, _: B::Usize) -> Self::On<B> {
        row
    }
}

/// The parts of an element's number: `i % n` for each axis but the last.
fn coordinates<B: Backend, const D: usize>(b: B, extents: [B::Usize; D], i: B::Usize) -> IndexOn<B, D> {
    let mut rest = i;
    let mut position = [i; D];
    for (axis, coordinate) in position.iter_mut().enumerate() {
        if axis + 1 == D {
            *coordinate = rest;
        } else {
            *coordinate = <B::Usize as Num<B>>::rem(b, rest, extents[axis]);
            rest = <B::Usize as Num<B>>::div::<Rn>(b, rest, extents[axis]);
        }
    }
    IndexOn::new(position)
}

impl<I: Position<D>, const D: usize> Anywhere<I> for [usize; D] {
    unsafe fn at<B: Backend>(b: B, extents: [B::Usize; D], i: B::Usize) -> I::On<B> {
        I::on(coordinates(b, extents, i))
    }

    unsafe fn at_position<B: Backend>(
        _: B,
        _: [B::Usize; D],
        i: B::Usize,
        position: &[B::Usize],
    ) -> I::On<B> {
        let coordinate = |axis| position.get(axis).copied().unwrap_or(i);
        I::on(IndexOn::new(core::array::from_fn(coordinate)))
    }
}

/// The number of an element is known where it is read.
impl Anywhere<Number> for () {
    unsafe fn at<B: Backend>(_: B, (): (), i: B::Usize) -> NumberOn<B> {
        NumberOn::new(i)
    }
}

for_each_tuple! {
    #for {
        impl<#(#T: Lift, #A: Anywhere<#T>),*> Anywhere<(#(#T,)*)> for (#(#A,)*) {
            #[allow(unused_variables, clippy::unused_unit)]
            unsafe fn at<B: Backend>(b: B, parts: Self::On<B>, i: B::Usize) -> (#(#T::On<B>,)*) {
                // SAFETY: the caller's.
                (#(unsafe { #A::at(b, parts.#i, i) },)*)
            }

            #[allow(unused_variables, clippy::unused_unit)]
            unsafe fn at_position<B: Backend>(
                b: B,
                parts: Self::On<B>,
                i: B::Usize,
                position: &[B::Usize],
            ) -> (#(#T::On<B>,)*) {
                // SAFETY: the caller's.
                (#(unsafe { #A::at_position(b, parts.#i, i, position) },)*)
            }
        }
    }
}

/// The arguments of `F`, of which a kernel can read any element.
#[derive(Debug)]
pub struct CalledAt<F, W>(W, PhantomData<fn() -> F>);

impl<F, W: Clone> Clone for CalledAt<F, W> {
    fn clone(&self) -> Self {
        CalledAt(self.0.clone(), PhantomData)
    }
}

impl<F, W: Copy> Copy for CalledAt<F, W> {}

impl<F: 'static, W: Lift> Lift for CalledAt<F, W> {
    type On<B: Backend> = CalledAtOn<B, F, W>;

    const SHAPE: Shape = W::SHAPE;

    fn lift<B: Backend>(b: B, value: Self) -> Self::On<B> {
        CalledAtOn(W::lift(b, value.0), PhantomData)
    }

    fn lower<B: Lower>(b: B, value: Self::On<B>) -> Self {
        CalledAt(W::lower(b, value.0), PhantomData)
    }

    fn leaves<B: Backend>(visitor: &mut impl LeafVisitor<B>) -> Self::On<B> {
        CalledAtOn(W::leaves(visitor), PhantomData)
    }
}

/// [`CalledAt`] on a backend.
#[derive(Debug)]
pub struct CalledAtOn<B: Backend, F, W: Lift>(W::On<B>, PhantomData<fn() -> F>);

impl<B: Backend, F, W: Lift> Clone for CalledAtOn<B, F, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend, F, W: Lift> Copy for CalledAtOn<B, F, W> {}

impl<B: Backend, F: 'static, W: Lift> State<B> for CalledAtOn<B, F, W> {
    fn merge(b: B, join: &mut B::Join, x: Self, y: Self) -> Self {
        CalledAtOn(State::merge(b, join, x.0, y.0), PhantomData)
    }

    fn zero(b: B) -> Self {
        CalledAtOn(State::zero(b), PhantomData)
    }
}

impl<B: Backend, F: 'static, W: Lift> Lifted<B> for CalledAtOn<B, F, W> {
    type Native = CalledAt<F, W>;
}

impl<F: Function, W: Anywhere<F::Args>> Anywhere<F::Out> for CalledAt<F, W> {
    unsafe fn at<B: Backend>(b: B, argument: Self::On<B>, i: B::Usize) -> <F::Out as Lift>::On<B> {
        // SAFETY: the caller's.
        F::eval(b, unsafe { W::at(b, argument.0, i) })
    }
}

/// The source of [`CalledAt`]: that of what `F` is called with.
#[derive(Debug)]
pub struct CalledWhole<F, S>(S, PhantomData<fn() -> F>);

impl<F, S> CalledWhole<F, S> {
    pub(super) fn new(source: S) -> Self {
        CalledWhole(source, PhantomData)
    }
}

impl<F, S: Clone> Clone for CalledWhole<F, S> {
    fn clone(&self) -> Self {
        CalledWhole(self.0.clone(), PhantomData)
    }
}

impl<F, S: Copy> Copy for CalledWhole<F, S> {}

// SAFETY: reads what the source does.
unsafe impl<F: 'static, W: Lift, S: Source<W>> Source<CalledAt<F, W>> for CalledWhole<F, S> {
    type Given = Itself;
    type Cursor = S::Cursor;

    const REPEATS: bool = S::REPEATS;

    #[inline(always)]
    fn cursor(self, i: usize) -> S::Cursor {
        self.0.cursor(i)
    }

    #[inline(always)]
    unsafe fn next(self, cursor: &mut S::Cursor, i: usize, site: Site) -> CalledAt<F, W> {
        // SAFETY: the caller's.
        CalledAt(unsafe { self.0.next(cursor, i, site) }, PhantomData)
    }

    fn stack(&self) -> usize {
        self.0.stack()
    }

    fn mix(self, key: u64) -> u64 {
        self.0.mix(key)
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        self.0.lay(places);
    }
}
