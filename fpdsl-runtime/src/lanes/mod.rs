//! Loops that run functions over arrays: one element at a time, or in `blocks` of sixteen by backends that compute so many.
//!
//! A lane backend's value carries the execution mask. Both arms of an `if` are evaluated, each under its part of the
//! mask, and the results are selected. A loop runs until no lane is left in it. Inactive lanes compute values that nobody
//! sees: they neither fault nor keep a loop alive.

mod address;
mod array;
#[cfg(not(all(
    feature = "std",
    panic = "unwind",
    any(target_arch = "x86_64", target_arch = "aarch64")
)))]
mod blocks;
pub(crate) mod control;
#[cfg(feature = "std")]
pub(crate) mod family;
mod fault;
mod mask;
mod outline;
pub(crate) mod own;
mod places;
mod reduce;
mod run;
mod samples;
mod scan;
mod scatter;
mod serial;
#[cfg(all(feature = "std", panic = "unwind"))]
mod singles;
pub(crate) mod slice;
pub(crate) mod stack;
mod stream;
pub(crate) mod table;
mod walk;
#[cfg(all(feature = "std", panic = "unwind"))]
mod wide;
#[cfg(all(feature = "std", panic = "unwind"))]
mod wide_scan;

pub use crate::fault::ElementFault;
pub use address::Address;
pub use array::{Array, ArrayLanes, Element};
#[cfg(all(
    feature = "std",
    panic = "unwind",
    not(any(target_arch = "x86_64", target_arch = "aarch64"))
))]
pub(crate) use blocks::{is_large, whole_blocks_at};
pub(crate) use control::lane_control_flow;
#[cfg(feature = "std")]
pub use family::HAS_LANES;
pub use fault::LaneFaults;
pub(crate) use fault::check_divisor;
pub use mask::Mask;
pub use outline::Outline;
#[cfg(feature = "std")]
pub(crate) use places::PlaceRoom;
pub use places::{Places, Region, Step};
pub use reduce::{PART, fold_at, folded, tree_at};
pub use run::{run, run_at};
pub use samples::Samples;
pub use scan::{CHUNK, Prefix, SEGMENT, prefix_at, totals_at};
pub use scatter::{Key, Pairs, scatter_at};
pub use serial::serial_at;
#[cfg(all(feature = "std", panic = "unwind"))]
pub use singles::singles_at;
pub use stream::{Broadcast, Elements, InPlace, Nowhere, Outputs, Sink, Source, Steps, Whole};
pub use walk::Walk;

/// Which loop computes elements. Where bodies are compiled at run time, what is left is computed one element at a time; elsewhere by
/// lanes, unless values are too large for them, and where panics abort always.
macro_rules! one_way {
    (singles if $large:expr => $singles:expr, lanes => $lanes:expr $(,)?) => {{
        #[cfg(all(
            feature = "std",
            panic = "unwind",
            any(target_arch = "x86_64", target_arch = "aarch64")
        ))]
        {
            $singles
        }
        #[cfg(all(
            feature = "std",
            panic = "unwind",
            not(any(target_arch = "x86_64", target_arch = "aarch64"))
        ))]
        {
            if const { $large } { $singles } else { $lanes }
        }
        #[cfg(not(all(feature = "std", panic = "unwind")))]
        {
            $lanes
        }
    }};
}

use one_way;

use crate::backend::{Backend, Block, Blocks, Leaf};
pub use crate::backend::{LANES, Stored};
use crate::lift::Scalar;

/// A backend whose values are [`LANES`] values and whose control flow is masks.
pub trait LaneBackend:
    Backend<
        Bool = Mask,
        Join = Mask,
        F16: Lane<Self>,
        Bf16: Lane<Self>,
        F32: Lane<Self>,
        F64: Lane<Self>,
        I8: Lane<Self>,
        I16: Lane<Self>,
        I32: Lane<Self>,
        I64: Lane<Self>,
        U8: Lane<Self>,
        U16: Lane<Self>,
        U32: Lane<Self>,
        U64: Lane<Self>,
        Usize = Address<Self>,
    >
{
    /// The lanes that execute.
    fn active(self) -> Mask;
    /// The same backend with other lanes executing.
    fn with_active(self, active: Mask) -> Self;
    /// Returns true if the block is computed again, one element after the other, where a lane faults.
    fn is_draft(self) -> bool;
    /// The same backend, for whoever promises that.
    fn as_draft(self) -> Self;
    /// The innermost `#[fp]` function that is running.
    fn function(self) -> &'static str;
    /// The faults noted so far.
    fn faults(&self) -> &LaneFaults;

    /// `work` on indices that vary. It is a function of its own where vectors of integers are loops, which LLVM would unroll in
    /// each body even if all of its indices turn out to be even.
    #[inline(always)]
    fn aside<A: Copy, R>(self, args: A, work: impl FnOnce(Self, A) -> R) -> R {
        work(self, args)
    }
}

/// A value of [`LANES`] lanes.
pub trait Lane<B: Backend>: Leaf<B> {
    /// The lanes one by one.
    fn from_array(b: B, values: [Self::Native; LANES]) -> Self;

    /// The lanes one by one.
    fn to_array(b: B, value: Self) -> [Self::Native; LANES];

    /// `x` in the lanes of `mask`, `y` in the others.
    fn select(b: B, mask: Mask, x: Self, y: Self) -> Self;

    /// The lanes of `mask` from consecutive places; the other lanes' places are not touched.
    ///
    /// # Safety
    ///
    /// Lane `k` of `mask` may be read at `from + k`.
    unsafe fn load(b: B, mask: Mask, from: *const Self::Native) -> Self;

    /// The lanes of `mask` to consecutive places; the other lanes' places are not touched.
    ///
    /// # Safety
    ///
    /// Lane `k` of `mask` may be written at `to + k`.
    unsafe fn store(b: B, mask: Mask, value: Self, to: *mut Self::Native);

    /// Lane `i` of value `k` becomes lane `k` of value `i`.
    #[inline(always)]
    fn transpose(b: B, rows: [Self; LANES]) -> [Self; LANES] {
        let rows: [_; LANES] = crate::array::from_fn(
            #[inline(always)]
            |k| Self::to_array(b, rows[k]),
        );
        crate::array::from_fn(
            #[inline(always)]
            |i| {
                let column = crate::array::from_fn(
                    #[inline(always)]
                    |k| rows[k][i],
                );
                Self::from_array(b, column)
            },
        )
    }

    /// The lanes of `mask` from places `stride` bytes apart; the other lanes' places are not touched.
    ///
    /// # Safety
    ///
    /// Lane `k` of `mask` may be read at `k * stride` bytes from `from`, and `stride` is a multiple of the alignment.
    #[inline(always)]
    unsafe fn gather(b: B, mask: Mask, from: *const Self::Native, stride: usize) -> Self {
        // SAFETY: the caller's.
        Self::from_array(b, unsafe { gather_array(mask, from, stride) })
    }

    /// `table[index]` in all lanes, if the table is short and the registers hold it. All indices are in range.
    #[inline(always)]
    fn entries(_: B, _table: &'static [Self::Native], _index: B::U64) -> Option<Self> {
        None
    }

    /// The lanes of `mask` to places `stride` bytes apart; the other lanes' places are not touched.
    ///
    /// # Safety
    ///
    /// Lane `k` of `mask` may be written at `k * stride` bytes from `to`, and `stride` is a multiple of the alignment.
    #[inline(always)]
    unsafe fn scatter(b: B, mask: Mask, value: Self, to: *mut Self::Native, stride: usize) {
        // SAFETY: the caller's.
        unsafe { scatter_array(mask, Self::to_array(b, value), to, stride) }
    }
}

impl<L: LaneBackend> Blocks for L {
    #[inline(always)]
    fn everywhere(self) -> Self {
        self.with_active(Mask::ALL)
    }
}

impl<L: LaneBackend, T: Lane<L>> Block<L> for T {
    #[inline(always)]
    unsafe fn load(l: L, at: *const T::Native, stride: usize) -> Self {
        // SAFETY: the caller's.
        unsafe {
            if stride == size_of::<T::Native>() {
                <T as Lane<L>>::load(l, l.active(), at)
            } else {
                <T as Lane<L>>::gather(l, l.active(), at, stride)
            }
        }
    }

    #[inline(always)]
    unsafe fn store(l: L, value: Self, at: *mut T::Native, stride: usize) {
        // SAFETY: the caller's.
        unsafe {
            if stride == size_of::<T::Native>() {
                <T as Lane<L>>::store(l, l.active(), value, at);
            } else {
                <T as Lane<L>>::scatter(l, l.active(), value, at, stride);
            }
        }
    }

    #[inline(always)]
    unsafe fn gather(l: L, at: *const T::Native, offsets: &[usize; LANES]) -> Self {
        let values = crate::array::from_fn(
            #[inline(always)]
            // SAFETY: the caller's.
            |k| unsafe { at.byte_add(offsets[k]).read() },
        );
        T::from_array(l, values)
    }

    #[inline(always)]
    fn entries(l: L, table: &'static [T::Native], index: L::U64) -> Option<Self> {
        <T as Lane<L>>::entries(l, table, index)
    }

    #[inline(always)]
    fn transpose(l: L, rows: [Self; LANES]) -> [Self; LANES] {
        <T as Lane<L>>::transpose(l, rows)
    }
}

/// [`Lane::gather`] lane by lane.
#[inline(always)]
pub(crate) unsafe fn gather_array<T: Scalar>(mask: Mask, from: *const T, stride: usize) -> [T; LANES] {
    let mut values = [T::ZERO; LANES];
    for (k, value) in values.iter_mut().enumerate() {
        if mask.has(k) {
            // SAFETY: the caller's, for a lane of the mask.
            *value = unsafe { from.byte_add(k * stride).read() };
        }
    }
    values
}

/// [`Lane::scatter`] lane by lane.
#[inline(always)]
unsafe fn scatter_array<T: Scalar>(mask: Mask, values: [T; LANES], to: *mut T, stride: usize) {
    for (k, value) in values.into_iter().enumerate() {
        if mask.has(k) {
            // SAFETY: the caller's, for a lane of the mask.
            unsafe { to.byte_add(k * stride).write(value) };
        }
    }
}
