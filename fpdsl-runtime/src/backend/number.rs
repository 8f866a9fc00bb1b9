//! The number of the element that a kernel computes.

use super::lift::{LeafVisitor, Lift, Shape};
use super::{Backend, Castable, Lifted, Lower, State};

/// The number of an element among those of its call, from 0, as a parameter of the library's own functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Number(usize);

impl Number {
    /// The number of an element.
    pub(crate) const fn new(number: usize) -> Self {
        Number(number)
    }
}

/// The same on a backend.
#[derive(Clone, Copy)]
pub struct NumberOn<B: Backend>(B::Usize);

impl<B: Backend> NumberOn<B> {
    /// The number of an element.
    pub(crate) fn new(number: B::Usize) -> Self {
        NumberOn(number)
    }
}

impl<B: Backend> State<B> for NumberOn<B> {
    #[inline(always)]
    fn merge(b: B, join: &mut B::Join, x: Self, y: Self) -> Self {
        NumberOn(State::merge(b, join, x.0, y.0))
    }

    #[inline(always)]
    fn zero(b: B) -> Self {
        NumberOn(State::zero(b))
    }
}

impl<B: Backend> Lifted<B> for NumberOn<B> {
    type Native = Number;
}

impl Lift for Number {
    type On<B: Backend> = NumberOn<B>;

    const SHAPE: Shape = Shape::Number;

    #[inline(always)]
    fn lift<B: Backend>(b: B, value: Self) -> Self::On<B> {
        NumberOn(usize::lift(b, value.0))
    }

    #[inline(always)]
    fn lower<B: Lower>(b: B, value: Self::On<B>) -> Self {
        Number(b.lower_usize(value.0))
    }

    #[inline(always)]
    fn leaves<B: Backend>(visitor: &mut impl LeafVisitor<B>) -> Self::On<B> {
        NumberOn(visitor.leaf::<usize>())
    }
}

/// What tells the elements of a call from one another.
pub trait Numbered: Lift {
    /// The number.
    fn number<B: Backend>(b: B, x: Self::On<B>) -> B::U64;

    /// The number, outside of bodies.
    fn of(self) -> u64;
}

impl Numbered for Number {
    #[inline(always)]
    fn number<B: Backend>(b: B, x: NumberOn<B>) -> B::U64 {
        <B::Usize as Castable<B>>::to_u64(b, x.0)
    }

    #[inline(always)]
    fn of(self) -> u64 {
        self.0 as u64
    }
}

impl Numbered for u64 {
    #[inline(always)]
    fn number<B: Backend>(_: B, x: B::U64) -> B::U64 {
        x
    }

    #[inline(always)]
    fn of(self) -> u64 {
        self
    }
}
