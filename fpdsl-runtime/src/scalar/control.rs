//! Control flow of scalar backends: real branches and loops.

use super::ScalarBackend;
use crate::backend::{Repeat, State};
use crate::element::Element;
use crate::fault::site;
use crate::range::{Left, Turns};
use crate::slice::Span;

/// Begins a turn.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn turn<B: ScalarBackend, R: Turns<B>, S: State<B>>(repeat: &mut Repeat<B, R, S>) -> bool {
    let left = match repeat.turns.left(repeat.b) {
        Left::None => false,
        Left::Turn => true,
        Left::Where(cond) => cond,
    };
    let go = left && repeat.b.site().goes_on();
    if go {
        repeat.value = repeat.turns.value(repeat.b);
    }
    go
}

/// Ends a turn.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn next<B: ScalarBackend, R: Turns<B>, S: State<B>>(repeat: &mut Repeat<B, R, S>, state: S) {
    repeat.state = state;
    // Cannot wrap: there was a turn.
    repeat.turns.advance(repeat.b);
}

/// The fault of an index that is not below the length, or what takes the place of the value.
#[inline(always)]
pub(crate) fn outside<B: ScalarBackend, R>(b: B, index: usize, len: usize, instead: impl FnOnce() -> R) -> R {
    site::out_of_bounds(b.site(), index, len, instead)
}

/// The fault of an assertion that does not hold.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn unmet<B: ScalarBackend>(b: B, text: &'static str) {
    site::assertion(b.site(), text, || ());
}

/// `array[index]`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn index<B: ScalarBackend, S: State<B>, const N: usize>(b: B, array: [S; N], index: usize) -> S {
    match array.get(index) {
        Some(&value) => value,
        None => outside(b, index, N, || S::zero(b)),
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
        None => outside(b, index, N, || ()),
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
        return outside(b, index, slice.len(), || T::lift(b, T::BLANK));
    }
    // SAFETY: the index is in bounds; the rest is the caller's.
    T::lift(b, unsafe { *slice.start::<T>().add(index) })
}

/// `row[index] = value`.
///
/// # Safety
///
/// The row is one of `T`, and may be written.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) unsafe fn row_set<B: ScalarBackend, T: Element>(b: B, row: Span, index: usize, value: T::On<B>) {
    if index >= row.len() {
        return outside(b, index, row.len(), || ());
    }
    // SAFETY: the index is in bounds; the rest is the caller's.
    unsafe { row.start::<T>().cast_mut().add(index).write(T::lower(b, value)) };
}

/// The items of `impl Backend` that every scalar backend shares: its types other than f32 and f64, and control
/// flow.
///
/// The argument names the CPU features that the backend's value proves.
macro_rules! scalar_backend_items {
    // LLVM pastes what is small or has one caller: a call is some of the time of a scalar function.
    (@called $features:literal) => {
        #[target_feature(enable = $features)]
        #[inline]
        fn called<B, A, R>(b: B, args: A, body: impl FnOnce(B, A) -> R) -> R {
            body(b, args)
        }
    };
    // Without features of its own, rustc would paste each of these itself, however large.
    (@called) => {
        #[inline(never)]
        fn called<B, A, R>(b: B, args: A, body: impl FnOnce(B, A) -> R) -> R {
            body(b, args)
        }
    };
    (@call , $call:expr) => { $call };
    (@call $features:literal, $call:expr) => {
        // SAFETY: whoever holds this backend has proved the CPU's features.
        unsafe { $call }
    };
    ($($features:literal)?) => {
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
        type Loop = ();
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
        fn join<S: $crate::backend::State<Self>>(self, _: $crate::backend::Choice<Self, S>, last: S) -> S {
            last
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn turn<R: $crate::range::Turns<Self>, S: $crate::backend::State<Self>>(
            repeat: &mut $crate::backend::Repeat<Self, R, S>,
        ) -> bool {
            $crate::scalar::control::turn(repeat)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn goes<R: $crate::range::Turns<Self>, S: $crate::backend::State<Self>>(
            repeat: &mut $crate::backend::Repeat<Self, R, S>,
            cond: bool,
        ) -> bool {
            cond && $crate::scalar::ScalarBackend::site(repeat.b).goes_on()
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn next<R: $crate::range::Turns<Self>, S: $crate::backend::State<Self>>(
            repeat: &mut $crate::backend::Repeat<Self, R, S>,
            state: S,
        ) {
            $crate::scalar::control::next(repeat, state);
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
                None => $crate::scalar::control::outside(self, index, N, || S::zero(self)),
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
                None => $crate::scalar::control::outside(self, index, N, || ()),
            }
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_in<S: $crate::backend::State<Self>, R: $crate::backend::State<Self>, const N: usize>(
            self,
            array: &[S; N],
            index: usize,
            part: impl Fn(Self, &S) -> R,
        ) -> R {
            match array.get(index) {
                Some(element) => part(self, element),
                None => $crate::scalar::control::outside(self, index, N, || R::zero(self)),
            }
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write_in<S: $crate::backend::State<Self>, const N: usize>(
            self,
            array: &mut [S; N],
            index: usize,
            change: impl Fn(Self, &mut S),
        ) {
            match array.get_mut(index) {
                Some(element) => change(self, element),
                None => $crate::scalar::control::outside(self, index, N, || ()),
            }
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn table<T: $crate::element::Placed, const N: usize>(
            self,
            _: &'static str,
            table: &'static [T; N],
            index: usize,
        ) -> T::On<Self> {
            match table.get(index) {
                Some(&value) => T::lift(self, value),
                None => $crate::scalar::control::outside(self, index, N, || T::lift(self, T::BLANK)),
            }
        }

        #[inline(always)]
        fn apart<A: Copy, R>(self, cold: bool, args: A, body: impl FnOnce(Self, A) -> R) -> R {
            $crate::scalar::control::scalar_backend_items!(@called $($features)?);
            // Compiled once in a crate, not once in each unit of code generation that calls it: accurate phases are long.
            $(#[target_feature(enable = $features)])?
            #[cold]
            #[inline(never)]
            fn called_seldom<B, A, R>(b: B, args: A, body: impl FnOnce(B, A) -> R) -> R {
                body(b, args)
            }
            // The branch stays: in a loop LLVM would make vectors of it, and compute for every element what is seldom called.
            if cold {
                $crate::hint::unlikely();
                return $crate::scalar::control::scalar_backend_items!(@call $($features)?, called_seldom(self, args, body));
            }
            $crate::scalar::control::scalar_backend_items!(@call $($features)?, called(self, args, body))
        }

        #[inline(always)]
        fn call_here<P: $crate::function::ParameterList, O: $crate::lift::Lift>(
            self,
            _: $crate::backend::Callee,
            here: fn() -> $crate::backend::Here<P, O>,
            args: P::On<Self>,
        ) -> O::On<Self> {
            $crate::hint::unlikely();
            let (level, site) = (<Self as $crate::scalar::ScalarBackend>::LEVEL, $crate::scalar::ScalarBackend::site(self));
            // SAFETY: the CPU has what this backend needs, and there are no slices among the parameters.
            let result = unsafe { here().call(level, P::lower(self, args), site) };
            O::lift(self, result)
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
        fn require_in_slice(self, _: $crate::slice::Span, ok: bool, index: usize, len: usize) {
            if !ok {
                $crate::scalar::control::outside(self, index, len, || ());
            }
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn seeded<R>(self, place: [u32; 5], body: impl FnOnce(Self) -> R) -> R {
            $crate::draws::within(place, || body(self))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn next_draw(
            self,
            callee: $crate::backend::Callee,
            philox: impl FnOnce(Self, ([u32; 2], [u32; 4])) -> [u32; 4],
        ) -> Option<u32> {
            $crate::draws::next(
                #[cfg_attr(not(debug_assertions), inline(always))]
                |key, counter| self.call(callee, (key, counter), philox),
            )
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn require(self, ok: bool, text: &'static str) {
            if !ok {
                $crate::scalar::control::unmet(self, text);
            }
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

        #[cfg_attr(not(debug_assertions), inline(always))]
        unsafe fn row_set<T: $crate::element::Element>(
            self,
            row: $crate::slice::Span,
            index: usize,
            value: T::On<Self>,
        ) {
            // SAFETY: the caller's.
            unsafe { $crate::scalar::control::row_set::<Self, T>(self, row, index, value) }
        }
    };
}

pub(crate) use scalar_backend_items;
