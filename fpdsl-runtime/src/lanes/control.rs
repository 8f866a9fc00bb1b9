//! Control flow under masks, the same for every lane backend.

use super::{LANES, Lane, LaneBackend, Mask};
use crate::backend::{Choice, Int, Leaf, Num, State};
use crate::lift::NativeInt;

/// Keeps what an arm gave to the lanes that took it. Every arm is run, each under its part of the mask: there is no branch
/// around an arm whose part is empty, since straight-line code is cheaper run than skipped, and loops and scalar fallbacks
/// inside an arm stop at once by themselves.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn keep<B: LaneBackend<Taken = Mask>, S: State<B>>(
    b: B,
    choice: &mut Choice<B, S>,
    cond: Mask,
    value: S,
) {
    choice.value = Some(match choice.value {
        None => value,
        Some(kept) => S::merge(b, &mut choice.taken, kept, value),
    });
    choice.taken = choice.taken | cond;
}

/// What the lanes have after all arms; `last` is for those that took none before.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn join<B: LaneBackend<Taken = Mask>, S: State<B>>(b: B, mut choice: Choice<B, S>, last: S) -> S {
    match choice.value {
        None => last,
        Some(kept) => S::merge(b, &mut choice.taken, kept, last),
    }
}

/// Runs while any lane's condition holds; a lane that left, or faulted, keeps its state.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn while_loop<B: LaneBackend, S: State<B>>(
    b: B,
    mut state: S,
    cond: impl Fn(B, S) -> Mask,
    step: impl Fn(B, S) -> S,
) -> S {
    let mut inside = b;
    loop {
        let mut stay = inside.active() & cond(inside, state) & !b.faults().lanes();
        if !stay.any() {
            return state;
        }
        inside = b.with_active(stay);
        let next = step(inside, state);
        state = S::merge(b, &mut stay, next, state);
    }
}

/// The same iterations in every lane: no masks, and `i` is a constant wherever LLVM unrolls.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn for_const<B: LaneBackend, I: Int<B>, S: State<B>>(
    b: B,
    lo: I::Native,
    hi: I::Native,
    mut state: S,
    step: impl Fn(B, I, S) -> S,
) -> S {
    // Below this, running for nobody is cheaper than asking whether there is anybody.
    const SHORT: u64 = 8;
    let (lo, hi) = (lo.to_i128(), hi.to_i128());
    let count = if lo < hi { (hi - lo) as u64 } else { 0 };
    if count > SHORT && !b.active().any() {
        return state;
    }
    let mut k = 0_u64;
    while k < count {
        let i = <I::Native as NativeInt>::from_i128(lo.wrapping_add(k as i128));
        state = step(b, I::constant(b, i), state);
        k += 1;
    }
    state
}

/// The same iterations in every lane, each until its condition fails.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn for_const_while<B: LaneBackend, I: Int<B>, S: State<B>>(
    b: B,
    lo: I::Native,
    hi: I::Native,
    mut state: S,
    go: impl Fn(B, S) -> Mask,
    step: impl Fn(B, I, S) -> S,
) -> S {
    let (lo, hi) = (lo.to_i128(), hi.to_i128());
    let count = if lo < hi { (hi - lo) as u64 } else { 0 };
    let mut inside = b;
    let mut k = 0_u64;
    while k < count {
        let mut stay = inside.active() & go(inside, state) & !b.faults().lanes();
        if !stay.any() {
            return state;
        }
        inside = b.with_active(stay);
        let i = <I::Native as NativeInt>::from_i128(lo.wrapping_add(k as i128));
        let next = step(inside, I::constant(b, i), state);
        state = S::merge(b, &mut stay, next, state);
        k += 1;
    }
    state
}

/// Each lane its own range.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn for_range<B: LaneBackend, I: Int<B>, S: State<B>>(
    b: B,
    lo: I,
    hi: I,
    mut state: S,
    step: impl Fn(B, I, S) -> S,
) -> S {
    let one = <I as Int<B>>::literal(b, 1);
    let mut i = lo;
    let mut active = b.active();
    loop {
        active = active & I::lt(b, i, hi) & !b.faults().lanes();
        if !active.any() {
            return state;
        }
        let next = step(b.with_active(active), i, state);
        state = S::merge(b, &mut active, next, state);
        // Wraps only in lanes that are past their end and never come back.
        i = <I as Num<B>>::add::<crate::Rn>(b, i, one);
    }
}

/// Arrays up to this length are indexed by selecting among all elements.
const SELECT: usize = 8;

/// Notes a fault where an index is not below `N`.
#[cfg_attr(not(debug_assertions), inline(always))]
fn check_bounds<B: LaneBackend, const N: usize>(b: B, index: B::Usize) {
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

/// `array[index]`: short arrays by selection (which constant indices fold away), long ones by one read for each
/// distinct index.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn index<B: LaneBackend, S: State<B>, const N: usize>(b: B, array: [S; N], index: B::Usize) -> S {
    const { assert!(N > 0, "an empty array cannot be indexed") };
    check_bounds::<B, N>(b, index);
    let mut value = array[0];
    if N <= SELECT {
        for (k, &element) in array.iter().enumerate().skip(1) {
            value = S::merge(b, &mut equals(b, index, k), element, value);
        }
        return value;
    }
    let lanes = B::Usize::to_array(b, index);
    let mut left = b.active() & B::Usize::lt(b, index, B::Usize::constant(b, N));
    // Lane 0 first, active or not: a constant index is the same in all lanes, and then nothing is left.
    if lanes[0] < N {
        value = array[lanes[0]];
        left = left & !equals(b, index, lanes[0]);
    }
    while left.any() {
        let k = lanes[left.0.trailing_zeros() as usize % LANES];
        let mut same = equals(b, index, k);
        value = S::merge(b, &mut same, array[k], value);
        left = left & !same;
    }
    value
}

/// `array` with `array[index] = value`. Lanes that do not execute may get any contents: nobody sees them.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn index_set<B: LaneBackend, S: State<B>, const N: usize>(
    b: B,
    mut array: [S; N],
    index: B::Usize,
    value: S,
) -> [S; N] {
    check_bounds::<B, N>(b, index);
    if N <= SELECT {
        for (k, element) in array.iter_mut().enumerate() {
            *element = S::merge(b, &mut equals(b, index, k), value, *element);
        }
        return array;
    }
    let lanes = B::Usize::to_array(b, index);
    let mut left = b.active() & B::Usize::lt(b, index, B::Usize::constant(b, N));
    while left.any() {
        let k = lanes[left.0.trailing_zeros() as usize % LANES];
        let mut same = equals(b, index, k);
        array[k] = S::merge(b, &mut same, value, array[k]);
        left = left & !same;
    }
    array
}

/// The items of `impl Backend` that every lane backend shares.
macro_rules! lane_control_flow {
    () => {
        type Bool = $crate::lanes::Mask;
        type Join = $crate::lanes::Mask;
        type Decision = $crate::lanes::Mask;
        type Taken = $crate::lanes::Mask;
        type Slice = $crate::slice::Span;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn decide(self, cond: $crate::lanes::Mask) -> $crate::lanes::Mask {
            cond
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn enters(self, _: $crate::lanes::Mask) -> bool {
            true
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn inside(self, decision: $crate::lanes::Mask) -> Self {
            let active = $crate::lanes::LaneBackend::active(self) & decision;
            $crate::lanes::LaneBackend::with_active(self, active)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn settles(self, _: $crate::lanes::Mask) -> bool {
            false
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
        fn while_loop<State: $crate::backend::State<Self>>(
            self,
            state: State,
            cond: impl Fn(Self, State) -> $crate::lanes::Mask,
            step: impl Fn(Self, State) -> State,
        ) -> State {
            $crate::lanes::control::while_loop(self, state, cond, step)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn for_const<I: $crate::backend::Int<Self>, State: $crate::backend::State<Self>>(
            self,
            lo: I::Native,
            hi: I::Native,
            state: State,
            step: impl Fn(Self, I, State) -> State,
        ) -> State {
            $crate::lanes::control::for_const(self, lo, hi, state, step)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn for_range<I: $crate::backend::Int<Self>, State: $crate::backend::State<Self>>(
            self,
            lo: I,
            hi: I,
            state: State,
            step: impl Fn(Self, I, State) -> State,
        ) -> State {
            $crate::lanes::control::for_range(self, lo, hi, state, step)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn for_const_while<I: $crate::backend::Int<Self>, State: $crate::backend::State<Self>>(
            self,
            lo: I::Native,
            hi: I::Native,
            state: State,
            go: impl Fn(Self, State) -> $crate::lanes::Mask,
            step: impl Fn(Self, I, State) -> State,
        ) -> State {
            $crate::lanes::control::for_const_while(self, lo, hi, state, go, step)
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
            $crate::lanes::control::index(self, array, index)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn index_set<State: $crate::backend::State<Self>, const N: usize>(
            self,
            array: [State; N],
            index: Self::Usize,
            value: State,
        ) -> [State; N] {
            $crate::lanes::control::index_set(self, array, index, value)
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
