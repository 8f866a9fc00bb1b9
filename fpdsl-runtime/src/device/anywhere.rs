//! Arguments of which one kernel reads several elements.

use crate::backend::{Backend, Num};
use crate::element::Element;
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

macro_rules! positions {
    ($($Index:ident $D:literal;)*) => {$(
        impl Anywhere<$Index> for [usize; $D] {
            unsafe fn at<B: Backend>(b: B, extents: [B::Usize; $D], i: B::Usize) -> IndexOn<B, $D> {
                coordinates(b, extents, i)
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
    };
}

tuple!();
for_tuples!(tuple);
