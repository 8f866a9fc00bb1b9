//! Arguments of which one kernel reads several elements.

use std::sync::Arc;

use super::accelerator::{Accelerator, Input};
use super::arg::Arg;
use super::buffer::Buffer;
use super::grid::Positions;
use super::view::{Strided, View, ViewMut};
use crate::backend::{Backend, Num};
use crate::element::{Element, bytes_of};
use crate::error::Error;
use crate::index::{Index, Index2, Index3, IndexOn};
use crate::lift::Lift;
use crate::mode::Rn;
use crate::slice::Slice;

/// A kernel's parameter for an argument of type `T`, of which the kernel can read any element. It is the value itself if all
/// elements share it, otherwise a slice.
pub trait Anywhere<T: Lift>: Lift {
    /// Element `i`.
    ///
    /// # Safety
    ///
    /// `i` is below the length on which the arguments agreed.
    unsafe fn at<B: Backend>(b: B, argument: Self::On<B>, i: B::Usize) -> T::On<B>;
}

impl<T: Element> Anywhere<T> for T {
    unsafe fn at<B: Backend>(_: B, value: T::On<B>, _: B::Usize) -> T::On<B> {
        value
    }
}

impl<T: Element> Anywhere<T> for Slice<T> {
    unsafe fn at<B: Backend>(b: B, slice: Self::On<B>, i: B::Usize) -> T::On<B> {
        // SAFETY: the slice has the length on which the arguments agreed.
        unsafe { slice.get_within::<T>(b, i) }
    }
}

impl<T: Element> Anywhere<Slice<T>> for Slice<T> {
    unsafe fn at<B: Backend>(_: B, slice: Self::On<B>, _: B::Usize) -> Self::On<B> {
        slice
    }
}

/// The parts of an element's number: `i % n` for each axis but the last.
fn coordinates<B: Backend, const D: usize>(b: B, extents: [B::Usize; D], i: B::Usize) -> IndexOn<B, D> {
    let mut rest = i;
    let mut position = [i; D];
    for (axis, coordinate) in position.iter_mut().enumerate() {
        if axis + 1 == D {
            *coordinate = rest;
        } else {
            *coordinate = <B::Usize as Num<B>>::rem(b, rest, extents[axis]);
            rest = <B::Usize as Num<B>>::div::<Rn>(b, rest, extents[axis]);
        }
    }
    IndexOn::new(position)
}

/// An argument that a kernel can read anywhere: every [`Arg`] of `T` is one.
///
/// # Safety
///
/// `gathered` gives what a kernel takes for [`Self::Anywhere`]: of an array as many elements as [`Arg::agree`] tells.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an argument for values of type `{T}`",
    label = "pass a slice, array, `Vec` or `Buffer` of values; for tuples, a tuple of these"
)]
pub unsafe trait Gather<T: Lift>: Arg<T> {
    /// The kernel's parameter for it.
    type Anywhere: Anywhere<T>;

    /// The argument for an accelerator, tuples taken apart.
    ///
    /// # Errors
    ///
    /// [`Error::WrongDevice`] and the device's failures.
    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error>;
}

// SAFETY: one value.
unsafe impl<T: Element> Gather<T> for T {
    type Anywhere = T;

    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        self.inputs(function, device, inputs)
    }
}

macro_rules! arrays {
    ($($(#[$hidden:meta])? ($($generics:tt)*) $type:ty;)*) => {$(
        arrays!(@ $(#[$hidden])? ($($generics)*) $type, T);
        arrays!(@ $(#[$hidden])? ($($generics)*) $type, Slice<T>);
    )*};
    (@ $(#[$hidden:meta])? ($($generics:tt)*) $type:ty, $param:ty) => {
        $(#[$hidden])?
        // SAFETY: the slice has all elements.
        unsafe impl<$($generics)*> Gather<$param> for $type {
            type Anywhere = Slice<T>;

            fn gathered<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                Arg::<Slice<T>>::inputs(self, function, device, inputs)
            }
        }
    };
}

arrays! {
    (T: Element) &[T];
    (T: Element, const N: usize) &[T; N];
    (T: Element) Vec<T>;
    (T: Element) &Vec<T>;
    (T: Element) Buffer<T>;
    (T: Element) &Buffer<T>;
}

// Messages name what most programs pass.
arrays! {
    #[diagnostic::do_not_recommend]
    ('v, T: Element) View<'v, T>;
    #[diagnostic::do_not_recommend]
    ('v, T: Element) &View<'v, T>;
    #[diagnostic::do_not_recommend]
    ('v, T: Element) &ViewMut<'v, T>;
    #[diagnostic::do_not_recommend]
    ('v, T: Element) Strided<'v, T>;
    #[diagnostic::do_not_recommend]
    ('v, T: Element) &Strided<'v, T>;
}

macro_rules! positions {
    ($($Index:ident $D:literal;)*) => {$(
        impl Anywhere<$Index> for [usize; $D] {
            unsafe fn at<B: Backend>(b: B, extents: [B::Usize; $D], i: B::Usize) -> IndexOn<B, $D> {
                coordinates(b, extents, i)
            }
        }

        // SAFETY: the extents are those of the grid whose positions `agree` counts.
        unsafe impl Gather<$Index> for Positions<$D> {
            type Anywhere = [usize; $D];

            fn gathered<'a>(
                &'a self,
                _: &'static str,
                _: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                inputs.push(Input::Value(bytes_of(&[self.extents()]).to_vec()));
                Ok(())
            }
        }
    )*};
}

positions! {
    Index 1;
    Index2 2;
    Index3 3;
}

macro_rules! tuple {
    ($(($T:ident $A:ident $i:tt))*) => {
        impl<$($T: Lift, $A: Anywhere<$T>),*> Anywhere<($($T,)*)> for ($($A,)*) {
            #[allow(unused_variables, clippy::unused_unit)]
            unsafe fn at<B: Backend>(b: B, parts: Self::On<B>, i: B::Usize) -> ($($T::On<B>,)*) {
                // SAFETY: the caller's.
                ($(unsafe { $A::at(b, parts.$i, i) },)*)
            }
        }

        // SAFETY: each part does as it promises.
        unsafe impl<$($T: Lift, $A: Gather<$T>),*> Gather<($($T,)*)> for ($($A,)*) {
            type Anywhere = ($($A::Anywhere,)*);

            #[allow(unused_variables)]
            fn gathered<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                $(self.$i.gathered(function, device, inputs)?;)*
                Ok(())
            }
        }
    };
}

tuple!();
for_tuples!(tuple);
