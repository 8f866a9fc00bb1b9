//! Where terms come from.

use std::borrow::Cow;

use half::{bf16, f16};

use super::accumulator::Accumulator;
use super::digits;
use super::filled::Room;
use super::term::Number;
use super::window::Terms;
use crate::backend::{Castable, Stored};
use crate::device::{Buffer, Device, Gather, Strided, View, ViewMut};
use crate::error::Error;
use crate::format::Format;
use crate::generic::Float;
use crate::lanes::LaneBackend;
use crate::lift::Scalar;
use crate::mode::Rn;
use crate::ops;

/// The formats of terms and results: `f16`, `bf16`, `f32`, `f64`.
pub trait Summand: Float + Scalar + Stored + private::Sealed {
    #[doc(hidden)]
    fn encoding(self) -> u64;

    /// Sixteen values as binary64, exactly.
    ///
    /// # Safety
    ///
    /// They may be read.
    #[doc(hidden)]
    unsafe fn wide<L: LaneBackend>(l: L, at: *const Self) -> L::F64;

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

macro_rules! summands {
    ($($native:ident $products:ident;)*) => {$(
        impl private::Sealed for $native {}

        impl Summand for $native {
            fn encoding(self) -> u64 {
                u64::from(self.to_bits())
            }

            #[inline(always)]
            unsafe fn wide<L: LaneBackend>(l: L, at: *const Self) -> L::F64 {
                // SAFETY: the caller's.
                Castable::to_f64::<Rn>(l, unsafe { <$native as Stored>::load(l, at, size_of::<$native>()) })
            }

            fn products_on(
                device: &Device,
                factors: (impl Values<Self>, impl Values<Self>),
                sum: &mut Accumulator,
            ) -> Result<bool, Error> {
                digits::$products(device, factors, sum)
            }
        }
    )*};
}

summands! {
    f16 narrow_products;
    bf16 narrow_products;
    f32 narrow_products;
    f64 wide_products;
}

/// Values to add: a borrowed slice, array, `Vec` or [`Buffer`], or a view of one: a [`View`], `&ViewMut` or [`&Strided`](Strided).
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no values of type `{T}` to add",
    label = "pass a borrowed slice, array, `Vec`, `Buffer` or view of `f16`, `bf16`, `f32` or `f64`"
)]
pub trait Values<T: Summand>: Gather<T> + Copy + private::Sealed {
    #[doc(hidden)]
    fn count(&self) -> usize;

    /// The values, which `function` expects in the host's memory.
    #[doc(hidden)]
    fn in_memory(&self, function: &'static str) -> Result<&[T], Error>;

    /// The values, copied to the host's memory if they are not there.
    #[doc(hidden)]
    fn fetched(&self) -> Result<Cow<'_, [T]>, Error>;
}

macro_rules! values {
    ($(($($generics:tt)*) $type:ty;)*) => {$(
        impl<$($generics)*> private::Sealed for $type {}

        impl<$($generics)*> Values<T> for $type {
            fn count(&self) -> usize {
                self.len()
            }

            fn in_memory(&self, _: &'static str) -> Result<&[T], Error> {
                Ok(&self[..])
            }

            fn fetched(&self) -> Result<Cow<'_, [T]>, Error> {
                Ok(Cow::Borrowed(&self[..]))
            }
        }
    )*};
}

values! {
    (T: Summand) &[T];
    (T: Summand, const N: usize) &[T; N];
    (T: Summand) &Vec<T>;
}

/// The error for values on another device than the host.
fn elsewhere(function: &'static str, buffer: String) -> Error {
    Error::WrongDevice {
        function,
        device: Device::host().name(),
        buffer,
    }
}

/// Values that may be on a device; `as_slice` has those of the host.
macro_rules! on_devices {
    ($(($($generics:tt)*) $type:ty, |$this:ident| $as_slice:expr;)*) => {$(
        impl<$($generics)*> private::Sealed for $type {}

        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Values<T> for $type {
            fn count(&self) -> usize {
                self.len()
            }

            fn in_memory(&self, function: &'static str) -> Result<&[T], Error> {
                let $this = self;
                $as_slice.ok_or_else(|| elsewhere(function, $this.device_name()))
            }

            fn fetched(&self) -> Result<Cow<'_, [T]>, Error> {
                let $this = self;
                match $as_slice {
                    Some(values) => Ok(Cow::Borrowed(values)),
                    None => $this.to_vec().map(Cow::Owned),
                }
            }
        }
    )*};
}

on_devices! {
    (T: Summand) &Buffer<T>, |buffer| buffer.as_slice();
    ('v, T: Summand) View<'v, T>, |view| view.as_slice();
    ('v, T: Summand) &View<'v, T>, |view| view.as_slice();
    ('v, T: Summand) &ViewMut<'v, T>, |view| view.as_view().as_slice();
    ('v, T: Summand) &Strided<'v, T>, |view| view.packed()?;
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
    type Element = T;

    unsafe fn in_memory(self, i: usize) -> Option<*const f64> {
        // SAFETY: the caller's. The format says what the type is.
        (T::FORMAT == Format::F64).then(|| unsafe { self.0.add(i) }.cast())
    }

    #[inline(always)]
    unsafe fn load<L: LaneBackend>(self, l: L, i: usize) -> L::F64 {
        // SAFETY: the caller's.
        unsafe { T::wide(l, self.0.add(i)) }
    }

    unsafe fn last(self, first: usize, count: usize, room: &mut Room<T>) -> Self {
        // SAFETY: the caller's.
        let [x, _] = unsafe { room.keep([self.0; 2], first, count) };
        Plain(x)
    }

    unsafe fn number(self, i: usize) -> Number {
        // SAFETY: the caller's.
        unsafe { number(self.0, i) }
    }
}

impl<T: Summand> Terms for Absolute<T> {
    type Element = T;

    #[inline(always)]
    unsafe fn load<L: LaneBackend>(self, l: L, i: usize) -> L::F64 {
        // SAFETY: the caller's.
        ops::abs(l, unsafe { T::wide(l, self.0.add(i)) })
    }

    unsafe fn last(self, first: usize, count: usize, room: &mut Room<T>) -> Self {
        // SAFETY: the caller's.
        let [x, _] = unsafe { room.keep([self.0; 2], first, count) };
        Absolute(x)
    }

    unsafe fn number(self, i: usize) -> Number {
        // SAFETY: the caller's.
        unsafe { number(self.0, i) }.abs()
    }
}

impl<T: Summand> Terms for Pairs<T> {
    type Element = T;

    unsafe fn wide_factors(self, i: usize) -> Option<(*const f64, *const f64)> {
        // SAFETY: the caller's. The format says what the types are.
        (T::FORMAT == Format::F64).then(|| unsafe { (self.0.add(i).cast(), self.1.add(i).cast()) })
    }

    #[inline(always)]
    unsafe fn load<L: LaneBackend>(self, l: L, i: usize) -> L::F64 {
        // SAFETY: the caller's.
        let (x, y) = unsafe { (T::wide(l, self.0.add(i)), T::wide(l, self.1.add(i))) };
        ops::mul::<Rn, _, _>(l, x, y)
    }

    unsafe fn last(self, first: usize, count: usize, room: &mut Room<T>) -> Self {
        // SAFETY: the caller's.
        let [x, y] = unsafe { room.keep([self.0, self.1], first, count) };
        Pairs(x, y)
    }

    unsafe fn number(self, i: usize) -> Number {
        // SAFETY: the caller's.
        unsafe { number(self.0, i).times(number(self.1, i)) }
    }
}
