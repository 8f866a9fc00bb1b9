//! The names that emitted code may use. They are not public: they change with the macro.

#[cfg(any(rust_analyzer, test))]
#[path = "editor.rs"]
pub mod editor;

pub use crate::messages::callee;
pub use crate::messages::{
    LaunchWithAGridInstead, MapInstead, NeedsAFirstParameterOfTheResultsType, NeedsTwoParametersOfOneType,
};
pub use core::default::Default;

pub use core::marker::PhantomData;
pub use core::option::Option;
pub use core::primitive::{bool, f32, f64, i8, i16, i32, i64, str, u8, u16, u32, u64, usize};
pub use half::{bf16, f16};

pub use fpdsl_runtime::backend::{Backend, Blocks, Callee, Choice, LANES, Lower, Repeat, Stored};
pub use fpdsl_runtime::backend::{Encoded as FloatOn, Int as IntOn};
pub use fpdsl_runtime::dispatch::{
    call0, call1, call2, call3, call4, call5, call6, call7, call8, call9, call10, call11, call12,
};
pub use fpdsl_runtime::element::{Element, ElementOn};
pub use fpdsl_runtime::function::{Combine, Function, InstanceName, Order, Part, mode_name, type_name};
pub use fpdsl_runtime::generic::{Argument, Float, FloatGoal, Int, IntGoal};
pub use fpdsl_runtime::lift::Lift;
pub use fpdsl_runtime::lift::{LeafVisitor, NativeFloat, NativeInt, Shape};
pub use fpdsl_runtime::literal::Literal;
pub use fpdsl_runtime::slice::{Slice, SliceOn};
pub use fpdsl_runtime::typed::{Answer, Judged, NotIn, Typed, Types, Verdict, named as types, nothing};
pub use fpdsl_runtime::{Mode, Rd, Rn, Ru, Rz, ops};
pub use fpdsl_runtime::{methods, operators};

pub use fpdsl_runtime::range::{Between, ConstRange, Counted, Endless, NonZero, ValueRange};

pub use fpdsl_runtime::backend::Leaf;
pub use fpdsl_runtime::backend::State;
use fpdsl_runtime::lift::Scalar;

/// `lo..hi` with constants for ends, whose type is that of the values.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn const_range<B, T>(lo: T, hi: T) -> ConstRange<B, T::On<B>>
where
    B: Backend,
    T: NativeInt + Lift<On<B>: IntOn<B> + Leaf<B, Native = T>>,
{
    ConstRange::new(lo, hi)
}

/// `lo..=hi` with constants for ends.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn const_range_inclusive<B, T>(lo: T, hi: T) -> ConstRange<B, T::On<B>>
where
    B: Backend,
    T: NativeInt + Lift<On<B>: IntOn<B> + Leaf<B, Native = T>>,
{
    ConstRange::inclusive(lo, hi)
}

/// Refuses a struct whose field does not follow `before` scalars without padding.
pub const fn in_a_row<T>(offset: usize, before: usize) {
    assert!(
        offset == before * size_of::<T>(),
        "the fields of this struct do not lie in a row: add `#[repr(C)]`"
    );
}

/// Refuses a struct that has other bytes than its `count` scalars, or can lie where they cannot.
#[track_caller]
pub const fn whole<S, T>(count: usize) {
    assert!(
        size_of::<S>() == count * size_of::<T>(),
        "`align` leaves bytes behind the last field of this struct, which arrays in planes do not have: drop `align`, or fill \
         them with fields"
    );
    assert!(
        align_of::<S>() >= align_of::<T>(),
        "this struct is `packed`, which puts scalars at addresses where they cannot be read: drop it"
    );
}

/// How many elements an array has.
pub const fn len<S, const N: usize>(_: &[S; N]) -> usize {
    N
}

/// A value of the type that `_value` stands for: what a `match` that nobody runs is about, so that rustc checks its
/// patterns.
pub fn native<B: Backend, T: Leaf<B>>(_: B, _value: T) -> T::Native {
    T::Native::ZERO
}

/// The turns of `lo..hi` with constants for ends, whose type is that of the loop variable.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn counted<B, T>(lo: T, hi: T) -> Counted<B, T::On<B>>
where
    B: Backend,
    T: NativeInt + Lift<On<B>: IntOn<B> + Leaf<B, Native = T>>,
{
    Counted::new(lo, hi)
}

/// The turns of `lo..=hi` with constants for ends.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn counted_inclusive<B, T>(lo: T, hi: T) -> Counted<B, T::On<B>>
where
    B: Backend,
    T: NativeInt + Lift<On<B>: IntOn<B> + Leaf<B, Native = T>>,
{
    Counted::inclusive(lo, hi)
}

#[cfg(feature = "std")]
pub use fpdsl_runtime::device::{
    Arg, Destination, Gather, Grid, Mapped, Output, Shared, Update, launch_into, map_into, map_update,
};
#[cfg(feature = "std")]
pub use {
    crate::Device, crate::cuda_reduce_source, crate::cuda_scan_sources, crate::cuda_source,
    fpdsl_runtime::device::launch, fpdsl_runtime::device::launch_reduce, fpdsl_runtime::device::map,
    fpdsl_runtime::device::map_reduce, fpdsl_runtime::device::reduce, fpdsl_runtime::device::scan,
    fpdsl_runtime::error::Error,
};
#[cfg(feature = "std")]
pub use {std::result::Result, std::string::String};

/// Keeps the emitted code that needs devices.
#[cfg(feature = "std")]
#[macro_export]
#[doc(hidden)]
macro_rules! __with_std {
    ($($item:item)*) => { $($item)* };
}

/// Drops the emitted code that needs devices, which this build does not have.
#[cfg(not(feature = "std"))]
#[macro_export]
#[doc(hidden)]
macro_rules! __with_std {
    ($($item:item)*) => {};
}

pub use __with_std as with_std;

#[cfg(feature = "cuda")]
pub use {fpdsl_cuda::cudarc::driver::CudaContext, fpdsl_cuda::interop::CudaKernel, std::sync::Arc};

/// Keeps the emitted code that needs CUDA.
#[cfg(feature = "cuda")]
#[macro_export]
#[doc(hidden)]
macro_rules! __with_cuda {
    ($($item:item)*) => { $($item)* };
}

/// Drops the emitted code that needs CUDA, which this build does not have.
#[cfg(not(feature = "cuda"))]
#[macro_export]
#[doc(hidden)]
macro_rules! __with_cuda {
    ($($item:item)*) => {};
}

pub use __with_cuda as with_cuda;
