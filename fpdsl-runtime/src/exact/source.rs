//! The sources of terms.

use std::borrow::Cow;

use fpdsl_macros::for_each_scalar;
use half::{bf16, f16};

use super::accumulator::Accumulator;
use super::digits;
use super::term::Number;
use super::window::Terms;
use crate::device::{Arg, Buffer, Device, Form, View, ViewMut};
use crate::element::Placed;
use crate::error::Error;
use crate::format::Format;
use crate::generic::Float;
use crate::lift::Scalar;

/// The formats of terms and results: `f16`, `bf16`, `f32`, `f64`.
pub trait Summand: Float + Scalar + Placed + private::Sealed {
    #[doc(hidden)]
    fn encoding(self) -> u64;

    /// The value as binary64, exactly, without a branch.
    #[doc(hidden)]
    fn wide(self) -> f64;

    /// Adds products on an accelerator; false if some are special.
    #[doc(hidden)]
    fn products_on(
        device: &Device,
        factors: (impl Values<Self>, impl Values<Self>),
        sum: &mut Accumulator,
    ) -> Result<bool, Error>;
}

mod private {
    pub trait Sealed {}
}

/// Each format as binary64, by code of which LLVM makes vectors.
mod wide {
    use half::{bf16, f16};

    #[inline(always)]
    pub(super) fn f16(x: f16) -> f64 {
        let bits = u32::from(x.to_bits());
        let magnitude = (bits & 0x7FFF) << 13;
        // Exponents are 112 less than those of binary32, but for that of infinities and NaN.
        let number = f32::from_bits(magnitude) * f32::from_bits((127 + 112) << 23);
        let special = f32::from_bits(magnitude | 0x7F80_0000);
        let value = if magnitude < 0x0F80_0000 { number } else { special };
        f64::from(f32::from_bits(value.to_bits() | (bits & 0x8000) << 16))
    }

    #[inline(always)]
    pub(super) fn bf16(x: bf16) -> f64 {
        f64::from(f32::from_bits(u32::from(x.to_bits()) << 16))
    }

    #[inline(always)]
    pub(super) fn f32(x: f32) -> f64 {
        f64::from(x)
    }

    #[inline(always)]
    pub(super) fn f64(x: f64) -> f64 {
        x
    }
}

for_each_scalar! {
    #for float {
        impl private::Sealed for #T {}

        impl Summand for #T {
            fn encoding(self) -> u64 {
                #if f64 { self.to_bits() } #else { u64::from(self.to_bits()) }
            }

            #[inline(always)]
            fn wide(self) -> f64 {
                wide::#T(self)
            }

            fn products_on(
                device: &Device,
                factors: (impl Values<Self>, impl Values<Self>),
                sum: &mut Accumulator,
            ) -> Result<bool, Error> {
                digits::#if f64 { wide_products } #else { narrow_products } (device, factors, sum)
            }
        }
    }
}

/// Values to add: a borrowed slice, array, `Vec` or [`Buffer`], or a view of one: a [`View`] or `&ViewMut`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no values of type `{T}` to add",
    label = "pass a borrowed slice, array, `Vec`, `Buffer` or view of `f16`, `bf16`, `f32` or `f64`"
)]
pub trait Values<T: Summand>: Arg<T, Form: Form<T>> + Copy + private::Sealed {
    #[doc(hidden)]
    fn as_view(&self) -> View<'_, T>;

    #[doc(hidden)]
    fn count(&self) -> usize {
        self.as_view().len()
    }

    /// The values, which `function` expects in the host's memory.
    #[doc(hidden)]
    fn in_memory(&self, function: &'static str) -> Result<Cow<'_, [T]>, Error> {
        self.as_view().expect_on_host(function)?;
        self.fetched()
    }

    /// The values, copied to the host's memory if they are not there.
    #[doc(hidden)]
    fn fetched(&self) -> Result<Cow<'_, [T]>, Error> {
        self.as_view().slice()
    }
}

macro_rules! values {
    ($(($($generics:tt)*) $type:ty;)*) => {$(
        impl<$($generics)*> private::Sealed for $type {}

        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Values<T> for $type {
            fn as_view(&self) -> View<'_, T> {
                View::from(*self)
            }
        }
    )*};
}

values! {
    (T: Summand) &[T];
    (T: Summand, const N: usize) &[T; N];
    (T: Summand) &Vec<T>;
    (T: Summand) &Buffer<T>;
    ('v, T: Summand) View<'v, T>;
    ('v, T: Summand) &View<'v, T>;
    ('v, T: Summand) &ViewMut<'v, T>;
}

/// Each element.
pub(super) struct Plain<T>(pub *const T);

/// The magnitude of each element.
pub(super) struct Absolute<T>(pub *const T);

/// Products.
pub(super) struct Pairs<T>(pub *const T, pub *const T);

macro_rules! shared {
    ($($Terms:ident)*) => {$(
        impl<T> Clone for $Terms<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $Terms<T> {}

        // SAFETY: it only reads, and what it reads is borrowed as long as it is used.
        unsafe impl<T: Sync> Send for $Terms<T> {}
        // SAFETY: as above.
        unsafe impl<T: Sync> Sync for $Terms<T> {}
    )*};
}

shared!(Plain Absolute Pairs);

/// # Safety
///
/// The element may be read.
unsafe fn number<T: Summand>(at: *const T, i: usize) -> Number {
    // SAFETY: the caller's.
    Number::of(T::FORMAT, unsafe { *at.add(i) }.encoding())
}

impl<T: Summand> Terms for Plain<T> {
    unsafe fn in_memory(self, i: usize) -> Option<*const f64> {
        // SAFETY: the caller's. The format says what the type is.
        (T::FORMAT == Format::F64).then(|| unsafe { self.0.add(i) }.cast())
    }

    #[inline(always)]
    unsafe fn wide(self, i: usize) -> f64 {
        // SAFETY: the caller's.
        unsafe { *self.0.add(i) }.wide()
    }

    unsafe fn number(self, i: usize) -> Number {
        // SAFETY: the caller's.
        unsafe { number(self.0, i) }
    }
}

impl<T: Summand> Terms for Absolute<T> {
    #[inline(always)]
    unsafe fn wide(self, i: usize) -> f64 {
        // SAFETY: the caller's.
        unsafe { *self.0.add(i) }.wide().abs()
    }

    unsafe fn number(self, i: usize) -> Number {
        // SAFETY: the caller's.
        unsafe { number(self.0, i) }.abs()
    }
}

impl<T: Summand> Terms for Pairs<T> {
    unsafe fn wide_factors(self, i: usize) -> Option<(*const f64, *const f64)> {
        // SAFETY: the caller's. The format says what the types are.
        (T::FORMAT == Format::F64).then(|| unsafe { (self.0.add(i).cast(), self.1.add(i).cast()) })
    }

    #[inline(always)]
    unsafe fn wide(self, i: usize) -> f64 {
        // SAFETY: the caller's.
        let (x, y) = unsafe { (*self.0.add(i), *self.1.add(i)) };
        x.wide() * y.wide()
    }

    unsafe fn number(self, i: usize) -> Number {
        // SAFETY: the caller's.
        unsafe { number(self.0, i).times(number(self.1, i)) }
    }
}
