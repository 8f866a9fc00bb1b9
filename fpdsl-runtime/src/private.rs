//! The names that emitted code may use, as far as they are this crate's. They are not public: they change with the macro.

/// Where bodies look for what they call, beside the functions themselves. The bodies of this crate call nothing else.
pub mod callee {
    use crate::typed::FpFunction;

    /// As in the facade, which also has plain functions to refuse.
    pub trait CanBeCalledInABody: Sized {
        /// The result.
        fn given<Returned>(self, returned: Returned) -> Returned {
            returned
        }
    }

    impl CanBeCalledInABody for FpFunction {}
}

pub use core::default::Default;

pub use core::marker::PhantomData;
pub use core::option::Option;
pub use core::primitive::{bool, f32, f64, i8, i16, i32, i64, str, u8, u16, u32, u64, usize};
pub use half::{bf16, f16};

pub use crate::backend::{
    Backend, Callee, Choice, Equal, Flushed, Here, Lifted, Lower, Repeat, Types, Written, by_mode,
};
pub use crate::backend::{Encoded as FloatOn, Int as IntOn};
pub use crate::dispatch::call;
pub use crate::element::{Element, ElementOn, Place, Placed};
pub use crate::function::{Combine, Function, InstanceName, Order, Part, mode_name, type_name};
pub use crate::generic::{Argument, Float, FloatGoal, Int, IntGoal};
pub use crate::lift::Lift;
pub use crate::lift::{LeafVisitor, NativeFloat, NativeInt, ScalarType, Shape};
pub use crate::literal::Literal;
pub use crate::row::{Row, RowOn};
pub use crate::slice::{Slice, SliceOn};
pub use crate::storage::Rna;
#[cfg(feature = "std")]
pub use crate::trace::Trace;
pub use crate::typed::{
    Answer, Carries, Copied, Derived, Example, ExampleOf, FpFunction, FunctionIn, HasFunction, Judged, Known,
    NotIn, Typed, Verdict, named as types, nothing,
};
pub use crate::{Mode, Rd, Rn, Ru, Rz, Sr, ops};
pub use crate::{methods, operators};

pub use crate::range::{Between, ConstRange, Counted, Endless, NonZero, ValueRange, nth};

pub use crate::backend::Leaf;
pub use crate::backend::State;

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

/// Refuses a struct whose fields can lie where they cannot be read.
pub const fn aligned<S, F>() {
    assert!(
        align_of::<S>() >= align_of::<F>(),
        "this struct is `packed`, which puts scalars at addresses where they cannot be read: drop it"
    );
}

/// Refuses an enum that does not lie in memory as its number does.
pub const fn lies_as_u32<E>() {
    assert!(
        size_of::<E>() == size_of::<u32>() && align_of::<E>() == align_of::<u32>(),
        "this enum does not have the size and alignment of a `u32`: write `#[repr(u32)]`, and nothing else"
    );
}

/// A value of which there is a least and a greatest.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn ordered<B: Backend, T: IntOn<B>>(_: B, value: T) -> T {
    value
}

/// A value that `D` holds whatever it is: the operand of `D::from(value)`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn exactly<D: From<T::Native>, B: Backend, T: Leaf<B>>(_: B, value: T) -> T {
    value
}

/// How many elements an array has.
pub const fn len<S, const N: usize>(_: &[S; N]) -> usize {
    N
}

/// A value of the type that `_value` stands for: what a `match` that nobody runs is about, so that rustc checks its
/// patterns.
pub fn native<B: Backend, T: Lifted<B, Native: Placed>>(_: B, _value: T) -> T::Native {
    T::Native::BLANK
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

/// Drops the emitted code for devices: the facade has the functions of this crate that run on devices.
#[macro_export]
#[doc(hidden)]
macro_rules! __without {
    ($($item:item)*) => {};
}

pub use __without as with_std;
pub use __without as with_cuda;
