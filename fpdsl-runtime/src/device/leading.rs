//! Parameters of a kernel before those of the function that it calls, which are listed one by one, so that they keep their names.
//!
//! Arguments that are calls are evaluated within what the parameters before them say ([`Around`]): the draws of a seed.

use core::marker::PhantomData;
use std::ops::Range;

use super::anywhere::Anywhere;
use crate::backend::{Backend, Lifted, Lower, State};
use crate::dispatch::parameters;
use crate::fault::Site;
use crate::function::Visitor;
use crate::lift::{LeafVisitor, Lift, Shape};
use crate::loops::given::{Given, Itself};
use crate::loops::{Places, Source};

/// The most parameters that a function has, and three.
const ROOM: usize = 15;

/// Names of parameters, and empty ones after them.
pub(super) type Names = [&'static str; ROOM];

/// The parameters `E` and then those of the list `P`.
#[derive(Clone, Copy)]
pub struct Leading<E, P>(E, P);

/// Parameters before those of a function, within which calls are evaluated that are arguments of the function.
pub trait Around: Lift {
    /// `body`, which evaluates the arguments.
    fn around<B: Backend, R>(b: B, first: Self::On<B>, body: impl FnOnce(B) -> R) -> R;

    /// The same outside of bodies.
    fn around_call<R>(self, body: impl FnOnce() -> R) -> R;
}

impl<E: Lift, P: Lift> Leading<E, P> {
    const PARTS: &'static [Shape; ROOM] = &{
        let mut parts = [Shape::Index(1); ROOM];
        let (first, rest) = (params(&E::SHAPE), params(&P::SHAPE));
        let mut i = 0;
        while i < first.len() {
            parts[i] = first[i];
            i += 1;
        }
        let mut i = 0;
        while i < rest.len() {
            parts[first.len() + i] = rest[i];
            i += 1;
        }
        parts
    };

    const COUNT: usize = params(&E::SHAPE).len() + params(&P::SHAPE).len();
}

/// The names of the first parameters and then the others.
pub(super) const fn names<const N: usize>(first: [&'static str; N], rest: &[&'static str]) -> Names {
    let mut names = [""; ROOM];
    let mut i = 0;
    while i < N {
        names[i] = first[i];
        i += 1;
    }
    let mut i = 0;
    while i < rest.len() {
        names[N + i] = rest[i];
        i += 1;
    }
    names
}

/// The shapes of a parameter list.
pub(super) const fn params(shape: &'static Shape) -> &'static [Shape] {
    match shape {
        Shape::Tuple(parts) => parts,
        _ => core::slice::from_ref(shape),
    }
}

impl<E: Lift, P: Lift> Lift for Leading<E, P> {
    type On<B: Backend> = LeadingOn<B, E, P>;

    const SHAPE: Shape = Shape::Tuple(Self::PARTS.split_at(Self::COUNT).0);

    fn lift<B: Backend>(b: B, value: Self) -> Self::On<B> {
        LeadingOn(Lift::lift(b, (value.0, value.1)))
    }

    fn lower<B: Lower>(b: B, value: Self::On<B>) -> Self {
        let (first, rest) = <(E, P)>::lower(b, value.0);
        Leading(first, rest)
    }

    fn leaves<B: Backend>(visitor: &mut impl LeafVisitor<B>) -> Self::On<B> {
        LeadingOn(<(E, P)>::leaves(visitor))
    }
}

parameters! { [E P] Leading<E, P>, all: Leading<E, P>, => all }

/// [`Leading`] on a backend.
pub struct LeadingOn<B: Backend, E: Lift, P: Lift>(pub (E::On<B>, P::On<B>));

impl<B: Backend, E: Lift, P: Lift> Clone for LeadingOn<B, E, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend, E: Lift, P: Lift> Copy for LeadingOn<B, E, P> {}

impl<B: Backend, E: Lift, P: Lift> State<B> for LeadingOn<B, E, P> {
    fn merge(b: B, join: &mut B::Join, x: Self, y: Self) -> Self {
        LeadingOn(State::merge(b, join, x.0, y.0))
    }

    fn zero(b: B) -> Self {
        LeadingOn(State::zero(b))
    }
}

impl<B: Backend, E: Lift, P: Lift> Lifted<B> for LeadingOn<B, E, P> {
    type Native = Leading<E, P>;
}

/// What a kernel is given for the first parameters, and for the others.
#[derive(Debug)]
pub struct LeadingGiven<S, R>(PhantomData<fn() -> (S, R)>);

impl<S, R> Clone for LeadingGiven<S, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S, R> Copy for LeadingGiven<S, R> {}

impl<E: Around, P: Lift, S: Given<E>, R: Given<P>> Given<Leading<E, P>> for LeadingGiven<S, R> {
    type Param = Leading<S::Param, R::Param>;

    const IS_ITSELF: bool = S::IS_ITSELF && R::IS_ITSELF;
    const CHAINS: Option<usize> = match (S::CHAINS, R::CHAINS) {
        (Some(0), chains) => chains,
        _ => None,
    };
    const ELEMENTS: usize = S::ELEMENTS + R::ELEMENTS;

    fn steps<V: Visitor + Copy>(visitor: V, found: &mut impl FnMut(V::Found)) {
        R::steps(visitor, found);
    }

    #[inline(always)]
    fn value<B: Backend>(
        b: B,
        LeadingOn((first, rest)): LeadingOn<B, S::Param, R::Param>,
    ) -> LeadingOn<B, E, P> {
        let first = S::value(b, first);
        let rest = if const { R::IS_ITSELF } {
            R::value(b, rest)
        } else {
            E::around(b, first, |b| R::value(b, rest))
        };
        LeadingOn((first, rest))
    }
}

impl<E: Around, P: Lift, S: Anywhere<E>, R: Anywhere<P>> Anywhere<Leading<E, P>> for Leading<S, R> {
    unsafe fn at<B: Backend>(
        b: B,
        LeadingOn((first, rest)): LeadingOn<B, S, R>,
        i: B::Usize,
    ) -> LeadingOn<B, E, P> {
        // SAFETY: the caller's.
        unsafe {
            let first = S::at(b, first, i);
            LeadingOn((first, E::around(b, first, |b| R::at(b, rest, i))))
        }
    }

    unsafe fn at_position<B: Backend>(
        b: B,
        LeadingOn((first, rest)): LeadingOn<B, S, R>,
        i: B::Usize,
        position: &[B::Usize],
    ) -> LeadingOn<B, E, P> {
        // SAFETY: the caller's.
        unsafe {
            let first = S::at_position(b, first, i, position);
            let rest = E::around(b, first, |b| R::at_position(b, rest, i, position));
            LeadingOn((first, rest))
        }
    }
}

/// The source of [`Leading`]: that of the first parameters, and that of the others.
#[derive(Clone, Copy)]
pub struct LeadingSource<S, R>(pub S, pub R);

// SAFETY: each part does as it promises.
unsafe impl<E: Lift, P: Lift, S: Source<E>, R: Source<P>> Source<Leading<E, P>> for LeadingSource<S, R> {
    type Given = Itself;
    type Cursor = (S::Cursor, R::Cursor);

    const REPEATS: bool = S::REPEATS && R::REPEATS;

    #[inline(always)]
    fn cursor(self, i: usize) -> Self::Cursor {
        (self.0.cursor(i), self.1.cursor(i))
    }

    #[inline(always)]
    unsafe fn next(self, cursor: &mut Self::Cursor, i: usize, site: Site) -> Leading<E, P> {
        // SAFETY: the caller's.
        unsafe {
            let first = self.0.next(&mut cursor.0, i, site);
            Leading(first, self.1.next(&mut cursor.1, i, site))
        }
    }

    fn at_once(self) -> usize {
        self.0.at_once().min(self.1.at_once())
    }

    unsafe fn prepare(self, elements: Range<usize>) {
        // SAFETY: the caller's.
        unsafe {
            self.0.prepare(elements.clone());
            self.1.prepare(elements);
        }
    }

    fn stack(&self) -> usize {
        self.0.stack().saturating_add(self.1.stack())
    }

    fn mix(self, key: u64) -> u64 {
        self.1.mix(self.0.mix(key))
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        self.0.lay(places);
        self.1.lay(places);
    }
}

/// The same, of which the others may be calls.
#[derive(Clone, Copy)]
pub struct AroundSource<S, R>(pub LeadingSource<S, R>);

// SAFETY: each part does as it promises.
unsafe impl<E: Around, P: Lift, S: Source<E>, R: Source<P>> Source<Leading<E, P>> for AroundSource<S, R> {
    type Given = LeadingGiven<S::Given, R::Given>;
    type Cursor = (S::Cursor, R::Cursor);

    const REPEATS: bool = <LeadingSource<S, R> as Source<Leading<E, P>>>::REPEATS;

    #[inline(always)]
    fn cursor(self, i: usize) -> Self::Cursor {
        self.0.cursor(i)
    }

    #[inline(always)]
    unsafe fn next(self, cursor: &mut Self::Cursor, i: usize, site: Site) -> Leading<E, P> {
        let LeadingSource(first, rest) = self.0;
        // SAFETY: the caller's.
        unsafe {
            let first = first.next(&mut cursor.0, i, site);
            let mut rest = || rest.next(&mut cursor.1, i, site);
            let rest = if const { <R::Given as Given<P>>::IS_ITSELF } {
                rest()
            } else {
                first.around_call(rest)
            };
            Leading(first, rest)
        }
    }

    fn at_once(self) -> usize {
        self.0.at_once()
    }

    unsafe fn prepare(self, elements: Range<usize>) {
        // SAFETY: the caller's.
        unsafe { self.0.prepare(elements) };
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
