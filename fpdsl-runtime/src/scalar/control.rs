//! Control flow of scalar backends: real branches and loops.

use super::{ScalarBackend, fault};
use crate::backend::{Int, Num, State};
use crate::element::Element;
use crate::slice::Span;

/// `while`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn while_loop<B: ScalarBackend, S: State<B>>(
    b: B,
    mut state: S,
    cond: impl Fn(B, S) -> bool,
    step: impl Fn(B, S) -> S,
) -> S {
    while cond(b, state) {
        state = step(b, state);
    }
    state
}

/// `for` over a half-open range.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn for_range<B: ScalarBackend, I: Int<B>, S: State<B>>(
    b: B,
    lo: I,
    hi: I,
    mut state: S,
    step: impl Fn(B, I, S) -> S,
) -> S {
    let one = <I as Int<B>>::literal(b, 1);
    let mut i = lo;
    while I::lt(b, i, hi) {
        state = step(b, i, state);
        // Cannot wrap: `i` is below `hi`.
        i = <I as Num<B>>::add::<crate::Rn>(b, i, one);
    }
    state
}

/// `array[index]`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn index<B: ScalarBackend, S: State<B>, const N: usize>(b: B, array: [S; N], index: usize) -> S {
    match array.get(index) {
        Some(&value) => value,
        None => fault::out_of_bounds(b.function(), index, N),
    }
}

/// `array[index] = value`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn index_set<B: ScalarBackend, S: State<B>, const N: usize>(
    b: B,
    mut array: [S; N],
    index: usize,
    value: S,
) -> [S; N] {
    match array.get_mut(index) {
        Some(place) => *place = value,
        None => fault::out_of_bounds(b.function(), index, N),
    }
    array
}

/// `slice[index]`.
///
/// # Safety
///
/// The slice is one of `T`, and may be read.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) unsafe fn slice_get<B: ScalarBackend, T: Element>(b: B, slice: Span, index: usize) -> T::On<B> {
    if index >= slice.len() {
        fault::out_of_bounds(b.function(), index, slice.len());
    }
    // SAFETY: the index is in bounds; the rest is the caller's.
    T::lift(b, unsafe { *slice.start::<T>().add(index) })
}

/// The items of `impl Backend` that every scalar backend shares: its types other than f32 and f64, and control
/// flow.
macro_rules! scalar_backend_items {
    () => {
        type Bool = bool;
        type F16 = ::half::f16;
        type Bf16 = ::half::bf16;
        type I8 = i8;
        type I16 = i16;
        type I32 = i32;
        type I64 = i64;
        type U8 = u8;
        type U16 = u16;
        type U32 = u32;
        type U64 = u64;
        type Usize = usize;
        type Join = ::core::convert::Infallible;
        type Decision = bool;
        type Taken = ();
        type Slice = $crate::slice::Span;

        const BRANCHES: bool = true;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn truth(self, cond: bool) -> bool {
            cond
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn decide(self, cond: bool) -> bool {
            cond
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn enters(self, decision: bool) -> bool {
            decision
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn inside(self, _: bool) -> Self {
            self
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn settles(self, _: bool) -> bool {
            true
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn keep<S: $crate::backend::State<Self>>(
            self,
            _: &mut $crate::backend::Choice<Self, S>,
            _: bool,
            _: S,
        ) {
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn outside(self, _: bool) -> Self {
            self
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn join<S: $crate::backend::State<Self>>(self, _: $crate::backend::Choice<Self, S>, last: S) -> S {
            last
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn while_loop<S: $crate::backend::State<Self>>(
            self,
            state: S,
            cond: impl Fn(Self, S) -> bool,
            step: impl Fn(Self, S) -> S,
        ) -> S {
            $crate::scalar::control::while_loop(self, state, cond, step)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn for_const<I: $crate::backend::Int<Self>, S: $crate::backend::State<Self>>(
            self,
            lo: I::Native,
            hi: I::Native,
            state: S,
            step: impl Fn(Self, I, S) -> S,
        ) -> S {
            $crate::scalar::control::for_range(
                self,
                I::constant(self, lo),
                I::constant(self, hi),
                state,
                step,
            )
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn for_range<I: $crate::backend::Int<Self>, S: $crate::backend::State<Self>>(
            self,
            lo: I,
            hi: I,
            state: S,
            step: impl Fn(Self, I, S) -> S,
        ) -> S {
            $crate::scalar::control::for_range(self, lo, hi, state, step)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn and(self, lhs: bool, rhs: impl FnOnce(Self) -> bool) -> bool {
            lhs && rhs(self)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn or(self, lhs: bool, rhs: impl FnOnce(Self) -> bool) -> bool {
            lhs || rhs(self)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn index<S: $crate::backend::State<Self>, const N: usize>(self, array: [S; N], index: usize) -> S {
            $crate::scalar::control::index(self, array, index)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn index_set<S: $crate::backend::State<Self>, const N: usize>(
            self,
            array: [S; N],
            index: usize,
            value: S,
        ) -> [S; N] {
            $crate::scalar::control::index_set(self, array, index, value)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn index_in<S: $crate::backend::State<Self>, const N: usize>(
            self,
            array: &[S; N],
            index: usize,
        ) -> S {
            match array.get(index) {
                Some(&value) => value,
                None => $crate::scalar::fault::out_of_bounds(
                    $crate::scalar::ScalarBackend::function(self),
                    index,
                    N,
                ),
            }
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn index_set_in<S: $crate::backend::State<Self>, const N: usize>(
            self,
            array: &mut [S; N],
            index: usize,
            value: S,
        ) {
            match array.get_mut(index) {
                Some(place) => *place = value,
                None => $crate::scalar::fault::out_of_bounds(
                    $crate::scalar::ScalarBackend::function(self),
                    index,
                    N,
                ),
            }
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn slice(self, memory: $crate::slice::Span) -> $crate::slice::Span {
            memory
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn slice_len(self, slice: $crate::slice::Span) -> usize {
            slice.len()
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        unsafe fn slice_get<T: $crate::element::Element>(
            self,
            slice: $crate::slice::Span,
            index: usize,
        ) -> T::On<Self> {
            // SAFETY: the caller's.
            unsafe { $crate::scalar::control::slice_get::<Self, T>(self, slice, index) }
        }
    };
}

pub(crate) use scalar_backend_items;
