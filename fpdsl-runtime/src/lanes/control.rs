//! Control flow under masks, the same for every lane backend.

use super::address::Word;
use super::{LANES, Lane, LaneBackend, Mask};
use crate::backend::{Choice, Int, Leaf, Num, Repeat, State};
use crate::range::{Left, Turns};

/// Keeps the values of an arm for the lanes that took it. Arms run under their part of the mask. A dear arm is skipped where its
/// part is empty, and so is what follows an arm that all lanes took; a cheap one runs, because a branch costs more.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn keep<B: LaneBackend<Taken = Mask>, S: State<B>>(
    b: B,
    choice: &mut Choice<B, S>,
    cond: Mask,
    value: S,
) {
    let value = match choice.kept() {
        None => value,
        Some(kept) => S::merge(b, &mut choice.taken, kept, value),
    };
    choice.set(value);
    choice.taken = choice.taken | cond;
}

/// The values of the lanes after all arms; `last` is for the lanes that took none before.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn join<B: LaneBackend<Taken = Mask>, S: State<B>>(b: B, mut choice: Choice<B, S>, last: S) -> S {
    match choice.kept() {
        None => last,
        Some(kept) => S::merge(b, &mut choice.taken, kept, last),
    }
}

/// The number that all lanes are. LLVM knows the answer for parameters that all elements share, and for counters of loops around.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn agreed<B: LaneBackend, V: Int<B> + Lane<B>>(b: B, x: V) -> Option<V::Native> {
    let first = V::to_array(b, x)[0];
    (V::eq(b, x, V::constant(b, first)) == Mask::ALL).then_some(first)
}

/// Begins a turn for the lanes that are in the loop and have one. Turns that are the same for all need no masks, and their
/// number is a constant wherever LLVM unrolls.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn turn<B: LaneBackend, R: Turns<B>, S: State<B>>(repeat: &mut Repeat<B, R, S>) -> bool {
    let b = repeat.around;
    let go = match repeat.turns.left(b) {
        Left::None => false,
        Left::Turn if R::SAME_FOR_ALL => true,
        // The ends are the same for all lanes, but nobody knows them who writes the body: where no lane executes, or all have
        // faulted, they may be any.
        Left::Turn => (b.active() & !b.faults().lanes()).any(),
        // The condition that follows leaves out those that faulted, and asks whether anybody is left.
        Left::Where(cond) if repeat.asks => {
            repeat.inside = b.with_active(repeat.inside.active() & cond);
            true
        }
        Left::Where(cond) => stay(repeat, cond),
    };
    if go {
        repeat.value = repeat.turns.value(b);
    }
    go
}

/// Leaves in the loop the lanes for which `cond` holds and that did not fault; gives whether there are any.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn stay<B: LaneBackend, R: Turns<B>, S: State<B>>(
    repeat: &mut Repeat<B, R, S>,
    cond: Mask,
) -> bool {
    let b = repeat.around;
    let stay = repeat.inside.active() & cond & !b.faults().lanes();
    repeat.inside = b.with_active(stay);
    stay.any()
}

/// Ends a turn; a lane that left keeps its state.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn next<B: LaneBackend, R: Turns<B>, S: State<B>>(repeat: &mut Repeat<B, R, S>, state: S) {
    let b = repeat.around;
    repeat.state = if repeat.turns.same_for_all(b) && !repeat.asks {
        state
    } else {
        S::merge(b, &mut repeat.inside.active(), state, repeat.state)
    };
    repeat.turns.advance(b);
}

/// Arrays up to this length are indexed by selecting among all elements.
const SELECT: usize = 8;

/// Notes a fault where an index is not below `N`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn check_bounds<B: LaneBackend, const N: usize>(b: B, index: B::Usize) {
    let inside = B::Usize::lt(b, index, B::Usize::constant(b, N));
    let outside = b.active() & !inside;
    if outside.any() {
        b.faults()
            .out_of_bounds(b.function(), outside, &B::Usize::to_array(b, index), N);
    }
}

/// The lanes of `index` that equal `k`.
#[cfg_attr(not(debug_assertions), inline(always))]
fn equals<B: LaneBackend>(b: B, index: B::Usize, k: usize) -> Mask {
    <B::Usize as crate::backend::Equal<B>>::eq(b, index, B::Usize::constant(b, k))
}

/// `array[index]`: one read if all lanes agree, short arrays by selection, others lane by lane, or by one read for each distinct
/// index where lanes have no places of their own.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn index<B: LaneBackend, S: State<B>, const N: usize>(b: B, array: &[S; N], index: B::Usize) -> S {
    const { assert!(N > 0, "an empty array cannot be indexed") };
    if let Some(k) = index.as_uniform().filter(|&k| k < N as Word) {
        return array[k as usize];
    }
    if N > SELECT {
        return b.aside(
            (array, index),
            #[inline(always)]
            |b, (array, index)| varying(b, array, index),
        );
    }
    check_bounds::<B, N>(b, index);
    let mut value = array[0];
    for (k, &element) in array.iter().enumerate().skip(1) {
        value = S::merge(b, &mut equals(b, index, k), element, value);
    }
    value
}

/// [`index`] in a long array where lanes differ. In line it would be most of a body that sorts or merges on lanes that are arrays, and
/// it takes longer than a call.
#[inline(always)]
fn varying<B: LaneBackend, S: State<B>, const N: usize>(b: B, array: &[S; N], index: B::Usize) -> S {
    check_bounds::<B, N>(b, index);
    let mut value = array[0];
    if let Some(own) = S::gather_own(b, array, &places(b, index)) {
        return own;
    }
    each(b, index, N, |b, k| {
        value = S::merge(b, &mut b.active(), array[k], value)
    });
    value
}

/// `array[index] = value`, in the lanes that execute.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn index_set<B: LaneBackend, S: State<B>, const N: usize>(
    b: B,
    array: &mut [S; N],
    index: B::Usize,
    value: S,
) {
    if let Some(k) = index.as_uniform().filter(|&k| k < N as Word) {
        let place = &mut array[k as usize];
        *place = S::merge(b, &mut b.active(), value, *place);
        return;
    }
    if N > SELECT {
        let array: *mut [S; N] = array;
        return b.aside(
            (array, index, value),
            #[inline(always)]
            // SAFETY: the pointer is a reference's, which nobody uses before this returns.
            |b, (array, index, value)| set_varying(b, unsafe { &mut *array }, index, value),
        );
    }
    check_bounds::<B, N>(b, index);
    for (k, element) in array.iter_mut().enumerate() {
        *element = S::merge(b, &mut (b.active() & equals(b, index, k)), value, *element);
    }
}

/// [`index_set`] as [`varying`].
#[inline(always)]
fn set_varying<B: LaneBackend, S: State<B>, const N: usize>(
    b: B,
    array: &mut [S; N],
    index: B::Usize,
    value: S,
) {
    check_bounds::<B, N>(b, index);
    if !S::scatter_own(b, array, &places(b, index), b.active().0, value) {
        each(b, index, N, |b, k| {
            array[k] = S::merge(b, &mut b.active(), value, array[k])
        });
    }
}

/// A part of `array[index]`: from one element if all lanes agree, otherwise from each that a lane wants.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read<B: LaneBackend, S: State<B>, R: State<B>, const N: usize>(
    b: B,
    array: &[S; N],
    index: B::Usize,
    part: impl Fn(B, &S) -> R,
) -> R {
    const { assert!(N > 0, "an empty array cannot be indexed") };
    if let Some(k) = index.as_uniform().filter(|&k| k < N as Word) {
        return part(b, &array[k as usize]);
    }
    check_bounds::<B, N>(b, index);
    let mut value = None;
    each(b, index, N, |b, k| {
        let part = part(b, &array[k]);
        value = Some(match value {
            None => part,
            Some(before) => R::merge(b, &mut b.active(), part, before),
        });
    });
    value.unwrap_or_else(|| R::zero(b))
}

/// Changes a part of `array[index]`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn write<B: LaneBackend, S: State<B>, const N: usize>(
    b: B,
    array: &mut [S; N],
    index: B::Usize,
    change: impl Fn(B, &mut S),
) {
    if let Some(k) = index.as_uniform().filter(|&k| k < N as Word) {
        return change(b, &mut array[k as usize]);
    }
    check_bounds::<B, N>(b, index);
    each(b, index, N, |b, k| change(b, &mut array[k]));
}

/// The index of each lane.
#[cfg_attr(not(debug_assertions), inline(always))]
fn places<B: LaneBackend>(b: B, index: B::Usize) -> [usize; LANES] {
    B::Usize::to_array(b, index)
}

/// Calls `f` for each index below `n` that an executing lane has, under the mask of those that have it.
#[cfg_attr(not(debug_assertions), inline(always))]
fn each<B: LaneBackend>(b: B, index: B::Usize, n: usize, mut f: impl FnMut(B, usize)) {
    let lanes = B::Usize::to_array(b, index);
    let mut left = b.active() & B::Usize::lt(b, index, B::Usize::constant(b, n));
    while left.any() {
        let k = lanes[left.0.trailing_zeros() as usize % LANES];
        let same = equals(b, index, k) & left;
        f(b.with_active(same), k);
        left = left & !same;
    }
}

/// The items of `impl Backend` that every lane backend shares.
macro_rules! lane_control_flow {
    () => {
        type Bool = $crate::lanes::Mask;
        type Join = $crate::lanes::Mask;
        type Decision = $crate::lanes::Mask;
        type Taken = $crate::lanes::Mask;
        type Loop = ();
        type Slice = $crate::slice::Span;

        const MASKS: bool = true;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn decide(self, cond: $crate::lanes::Mask) -> $crate::lanes::Mask {
            cond
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn enters(self, decision: $crate::lanes::Mask, dear: bool) -> bool {
            !dear || $crate::hint::any_of(($crate::lanes::LaneBackend::active(self) & decision).0)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn inside(self, decision: $crate::lanes::Mask) -> Self {
            let active = $crate::lanes::LaneBackend::active(self) & decision;
            $crate::lanes::LaneBackend::with_active(self, active)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn settles(self, decision: $crate::lanes::Mask, dear: bool) -> bool {
            dear && !$crate::hint::any_of(($crate::lanes::LaneBackend::active(self) & !decision).0)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn keep<State: $crate::backend::State<Self>>(
            self,
            choice: &mut $crate::backend::Choice<Self, State>,
            decision: $crate::lanes::Mask,
            value: State,
        ) {
            $crate::lanes::control::keep(self, choice, decision, value);
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn outside(self, decision: $crate::lanes::Mask) -> Self {
            let active = $crate::lanes::LaneBackend::active(self) & !decision;
            $crate::lanes::LaneBackend::with_active(self, active)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn join<State: $crate::backend::State<Self>>(
            self,
            choice: $crate::backend::Choice<Self, State>,
            last: State,
        ) -> State {
            $crate::lanes::control::join(self, choice, last)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn is_idle(self) -> bool {
            !$crate::lanes::LaneBackend::active(self).any()
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn turn<R: $crate::range::Turns<Self>, State: $crate::backend::State<Self>>(
            repeat: &mut $crate::backend::Repeat<Self, R, State>,
        ) -> bool {
            $crate::lanes::control::turn(repeat)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn goes<R: $crate::range::Turns<Self>, State: $crate::backend::State<Self>>(
            repeat: &mut $crate::backend::Repeat<Self, R, State>,
            cond: $crate::lanes::Mask,
        ) -> bool {
            $crate::lanes::control::stay(repeat, cond)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn next<R: $crate::range::Turns<Self>, State: $crate::backend::State<Self>>(
            repeat: &mut $crate::backend::Repeat<Self, R, State>,
            state: State,
        ) {
            $crate::lanes::control::next(repeat, state);
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn and(
            self,
            lhs: $crate::lanes::Mask,
            rhs: impl FnOnce(Self) -> $crate::lanes::Mask,
        ) -> $crate::lanes::Mask {
            lhs & rhs($crate::lanes::LaneBackend::with_active(
                self,
                $crate::lanes::LaneBackend::active(self) & lhs,
            ))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn or(
            self,
            lhs: $crate::lanes::Mask,
            rhs: impl FnOnce(Self) -> $crate::lanes::Mask,
        ) -> $crate::lanes::Mask {
            lhs | rhs($crate::lanes::LaneBackend::with_active(
                self,
                $crate::lanes::LaneBackend::active(self) & !lhs,
            ))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn index<State: $crate::backend::State<Self>, const N: usize>(
            self,
            array: [State; N],
            index: Self::Usize,
        ) -> State {
            $crate::lanes::control::index(self, &array, index)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn index_in<State: $crate::backend::State<Self>, const N: usize>(
            self,
            array: &[State; N],
            index: Self::Usize,
        ) -> State {
            $crate::lanes::control::index(self, array, index)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn index_set_in<State: $crate::backend::State<Self>, const N: usize>(
            self,
            array: &mut [State; N],
            index: Self::Usize,
            value: State,
        ) {
            $crate::lanes::control::index_set(self, array, index, value);
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn index_set<State: $crate::backend::State<Self>, const N: usize>(
            self,
            mut array: [State; N],
            index: Self::Usize,
            value: State,
        ) -> [State; N] {
            $crate::lanes::control::index_set(self, &mut array, index, value);
            array
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_in<
            State: $crate::backend::State<Self>,
            Part: $crate::backend::State<Self>,
            const N: usize,
        >(
            self,
            array: &[State; N],
            index: Self::Usize,
            part: impl Fn(Self, &State) -> Part,
        ) -> Part {
            $crate::lanes::control::read(self, array, index, part)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write_in<State: $crate::backend::State<Self>, const N: usize>(
            self,
            array: &mut [State; N],
            index: Self::Usize,
            change: impl Fn(Self, &mut State),
        ) {
            $crate::lanes::control::write(self, array, index, change);
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn put<State: $crate::backend::State<Self>>(self, place: &mut State, value: State) {
            let mut active = $crate::lanes::LaneBackend::active(self);
            *place = <State as $crate::backend::State<Self>>::merge(self, &mut active, value, *place);
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn table<T: $crate::backend::Stored, const N: usize>(
            self,
            _: &'static str,
            table: &'static [T; N],
            index: Self::Usize,
        ) -> T::On<Self> {
            $crate::lanes::table::get(self, table, index)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn slice(self, memory: $crate::slice::Span) -> $crate::slice::Span {
            memory
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn slice_len(self, slice: $crate::slice::Span) -> Self::Usize {
            <Self::Usize as $crate::backend::Leaf<Self>>::constant(self, slice.len())
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn require_in_slice(
            self,
            _: $crate::slice::Span,
            ok: Self::Bool,
            index: Self::Usize,
            len: Self::Usize,
        ) {
            $crate::lanes::slice::require::<Self>(self, ok, index, len);
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        unsafe fn slice_get<Element: $crate::element::Element>(
            self,
            slice: $crate::slice::Span,
            index: Self::Usize,
        ) -> Element::On<Self> {
            // SAFETY: the caller's.
            unsafe { $crate::lanes::slice::get::<Self, Element>(self, slice, index) }
        }
    };
}

pub(crate) use lane_control_flow;
