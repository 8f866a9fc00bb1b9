//! Sixteen values of a scalar backend side by side.

mod element;
mod operations;

use half::{bf16, f16};

pub use element::{Element, LaneType};

use super::outline::Outline;
use super::{LANES, Lane, LaneBackend, LaneFaults, Mask, lane_control_flow};
use crate::array::from_fn;
use crate::backend::{Backend, Leaf, State};
use crate::fault::Depth;

/// Lanes that compute each of sixteen values on the scalar backend `S`, and so give its bits.
#[derive(Clone, Copy, Debug)]
pub struct ArrayLanes<'a, S> {
    scalar: S,
    active: Mask,
    draft: bool,
    function: &'static str,
    depth: Depth,
    faults: &'a LaneFaults,
}

impl<'a, S> ArrayLanes<'a, S> {
    /// The backend on which bodies are evaluated for the lanes of `active`.
    #[inline(always)]
    pub fn new(scalar: S, active: Mask, faults: &'a LaneFaults) -> Self {
        ArrayLanes {
            scalar,
            active,
            draft: false,
            function: "",
            depth: Depth::NONE,
            faults,
        }
    }
}

/// Sixteen values.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub struct Array<T>([T; LANES]);

impl<T: Copy> Array<T> {
    #[inline(always)]
    fn each<R: Copy>(self, f: impl Fn(T) -> R) -> Array<R> {
        Array(from_fn(
            #[inline(always)]
            |k| f(self.0[k]),
        ))
    }

    #[inline(always)]
    fn with<U: Copy, R: Copy>(self, other: Array<U>, f: impl Fn(T, U) -> R) -> Array<R> {
        Array(from_fn(
            #[inline(always)]
            |k| f(self.0[k], other.0[k]),
        ))
    }

    #[inline(always)]
    fn test(self, other: Self, f: impl Fn(T, T) -> bool) -> Mask {
        Mask::from_fn(
            #[inline(always)]
            |k| f(self.0[k], other.0[k]),
        )
    }
}
impl<S: Outline> Backend for ArrayLanes<'_, S> {
    type F16 = Array<f16>;
    type Bf16 = Array<bf16>;
    type F32 = Array<f32>;
    type F64 = Array<f64>;
    type I8 = Array<i8>;
    type I16 = Array<i16>;
    type I32 = Array<i32>;
    type I64 = Array<i64>;
    type U8 = Array<u8>;
    type U16 = Array<u16>;
    type U32 = Array<u32>;
    type U64 = Array<u64>;
    type Usize = super::Address<Self>;

    // A value takes four registers of AVX2, of which there are sixteen: most values are in memory.
    const PASTED_BYTES: usize = 4096;

    lane_control_flow!();

    #[inline(always)]
    fn enter(self, function: &'static str) -> Self {
        ArrayLanes { function, ..self }
    }

    #[inline(always)]
    fn enter_given(self, function: &'static str) -> Self {
        let depth = self.depth.within(function);
        ArrayLanes { depth, ..self }
    }

    #[inline(always)]
    fn apart<A: Copy, R>(self, cold: bool, args: A, body: impl FnOnce(Self, A) -> R) -> R {
        if cold {
            crate::hint::seldom();
        }
        self.scalar.outline(
            &self,
            &args,
            &(),
            #[inline(always)]
            |b, args, ()| body(*b, *args),
        )
    }
}

impl<S: Outline> LaneBackend for ArrayLanes<'_, S> {
    #[inline(always)]
    fn active(self) -> Mask {
        self.active
    }

    #[inline(always)]
    fn with_active(self, active: Mask) -> Self {
        ArrayLanes { active, ..self }
    }

    #[inline(always)]
    fn is_draft(self) -> bool {
        self.draft
    }

    #[inline(always)]
    fn as_draft(self) -> Self {
        ArrayLanes { draft: true, ..self }
    }

    #[inline(always)]
    fn function(self) -> &'static str {
        self.function
    }

    #[inline(always)]
    fn faults(&self) -> &LaneFaults {
        self.faults
    }

    #[inline(always)]
    fn aside<A: Copy, R>(self, args: A, work: impl FnOnce(Self, A) -> R) -> R {
        self.scalar.outline(
            &self,
            &args,
            &(),
            #[inline(always)]
            |b, args, ()| work(*b, *args),
        )
    }
}

impl<S: Outline, T: Element<S>> State<ArrayLanes<'_, S>> for Array<T> {
    #[inline(always)]
    fn merge(b: ArrayLanes<'_, S>, join: &mut Mask, x: Self, y: Self) -> Self {
        Self::select(b, *join, x, y)
    }

    #[inline(always)]
    fn zero(b: ArrayLanes<'_, S>) -> Self {
        Self::constant(b, T::ZERO)
    }

    #[inline(always)]
    fn gather_own(_: ArrayLanes<'_, S>, array: &[Self], index: &[usize; LANES]) -> Option<Self> {
        Some(super::own::gather(array, index))
    }

    #[inline(always)]
    fn scatter_own(
        _: ArrayLanes<'_, S>,
        array: &mut [Self],
        index: &[usize; LANES],
        lanes: u16,
        value: Self,
    ) -> bool {
        super::own::scatter(array, index, lanes, value);
        true
    }
}

// SAFETY: an array is its lanes, one after the other, and maybe more behind them.
unsafe impl<T: Copy> super::own::InRow for Array<T> {
    const LANE: usize = size_of::<T>();
}

impl<T: Copy> crate::backend::Value for Array<T> {}

impl<S: Outline, T: Element<S>> Leaf<ArrayLanes<'_, S>> for Array<T> {
    type Native = T;

    #[inline(always)]
    fn constant(_: ArrayLanes<'_, S>, value: T) -> Self {
        Array([value; LANES])
    }
}

impl<S: Outline, T: Element<S>> Lane<ArrayLanes<'_, S>> for Array<T> {
    #[inline(always)]
    fn from_array(_: ArrayLanes<'_, S>, values: [T; LANES]) -> Self {
        Array(values)
    }

    #[inline(always)]
    fn to_array(_: ArrayLanes<'_, S>, value: Self) -> [T; LANES] {
        value.0
    }

    #[inline(always)]
    fn select(_: ArrayLanes<'_, S>, mask: Mask, x: Self, y: Self) -> Self {
        Array(from_fn(
            #[inline(always)]
            |k| if mask.has(k) { x.0[k] } else { y.0[k] },
        ))
    }

    #[inline(always)]
    unsafe fn load(_: ArrayLanes<'_, S>, mask: Mask, from: *const T) -> Self {
        if mask == Mask::ALL {
            // SAFETY: the caller's.
            return Array(unsafe { from.cast::<[T; LANES]>().read() });
        }
        // SAFETY: the caller's.
        unsafe { load_some(mask, from) }
    }

    #[inline(always)]
    unsafe fn store(_: ArrayLanes<'_, S>, mask: Mask, value: Self, to: *mut T) {
        if mask == Mask::ALL {
            // SAFETY: the caller's.
            return unsafe { to.cast::<[T; LANES]>().write(value.0) };
        }
        // SAFETY: the caller's.
        unsafe { store_some(mask, value, to) }
    }
}

/// The tail of an array, once per call of `run`: small code matters more than time.
#[cold]
#[inline(never)]
unsafe fn load_some<T: Copy + Default>(mask: Mask, from: *const T) -> Array<T> {
    let mut values = [T::default(); LANES];
    for (k, value) in values.iter_mut().enumerate() {
        if mask.has(k) {
            // SAFETY: the caller's, for a lane of the mask.
            *value = unsafe { from.add(k).read() };
        }
    }
    Array(values)
}

/// As [`load_some`].
#[cold]
#[inline(never)]
unsafe fn store_some<T: Copy>(mask: Mask, value: Array<T>, to: *mut T) {
    for (k, value) in value.0.into_iter().enumerate() {
        if mask.has(k) {
            // SAFETY: the caller's, for a lane of the mask.
            unsafe { to.add(k).write(value) };
        }
    }
}
