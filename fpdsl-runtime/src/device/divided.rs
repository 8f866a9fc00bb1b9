//! Arguments of which each device gets its piece.

use core::ops::Range;

use super::anywhere::Gather;
use super::arg::{Arg, Args};
use super::buffer::Buffer;
use super::view::View;
use crate::element::Element;
use crate::error::Error;
use crate::lift::Lift;

/// An argument that several devices can share: a value for all elements, or a slice, array, `Vec`, [`Buffer`] or [`View`], of which each
/// device gets the elements of its piece; for a parameter that is a tuple, a tuple of these.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be divided among devices for a parameter of type `{T}`",
    label = "pass a value for all elements, or a slice, array, `Vec` or `Buffer` of values"
)]
pub trait Divided<T: Lift>: Arg<T> + Sync {
    /// Some elements.
    type Part<'a>: Gather<T>
    where
        Self: 'a;

    /// The elements of a piece.
    #[doc(hidden)]
    fn part(&self, piece: Range<usize>) -> Result<Self::Part<'_>, Error>;
}

/// The arguments of a call that several devices share: a tuple of [`Divided`] ones.
pub trait DividedArgs<P: Lift>: Args<P> + Sync {
    /// Those of a piece.
    type Parts<'a>: Args<P> + Gather<P>
    where
        Self: 'a;

    /// The arguments of a piece.
    #[doc(hidden)]
    fn parts(&self, piece: Range<usize>) -> Result<Self::Parts<'_>, Error>;
}

#[diagnostic::do_not_recommend]
impl<T: Element> Divided<T> for T {
    type Part<'a> = T;

    fn part(&self, _: Range<usize>) -> Result<T, Error> {
        Ok(*self)
    }
}

macro_rules! arrays {
    ($(($($generics:tt)*) $type:ty, |$this:ident| $view:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Divided<T> for $type {
            type Part<'a> = View<'a, T> where Self: 'a;

            fn part(&self, piece: Range<usize>) -> Result<View<'_, T>, Error> {
                let $this = self;
                $view.view(piece)
            }
        }
    )*};
}

arrays! {
    (T: Element) &[T], |list| View::from(&list[..]);
    (T: Element, const N: usize) &[T; N], |list| View::from(&list[..]);
    (T: Element) Vec<T>, |list| View::from(&list[..]);
    (T: Element) &Vec<T>, |list| View::from(&list[..]);
    (T: Element) Buffer<T>, |buffer| buffer;
    (T: Element) &Buffer<T>, |buffer| buffer;
    ('v, T: Element) View<'v, T>, |view| view;
    ('v, T: Element) &View<'v, T>, |view| view;
}

macro_rules! tuple {
    ($(($T:ident $A:ident $i:tt))*) => {
        #[diagnostic::do_not_recommend]
        impl<$($T: Lift, $A: Divided<$T>),*> Divided<($($T,)*)> for ($($A,)*) {
            type Part<'a> = ($($A::Part<'a>,)*) where Self: 'a;

            fn part(&self, piece: Range<usize>) -> Result<Self::Part<'_>, Error> {
                Ok(($(self.$i.part(piece.clone())?,)*))
            }
        }

        impl<$($T: Lift, $A: Divided<$T>),*> DividedArgs<($($T,)*)> for ($($A,)*) {
            type Parts<'a> = ($($A::Part<'a>,)*) where Self: 'a;

            fn parts(&self, piece: Range<usize>) -> Result<Self::Parts<'_>, Error> {
                self.part(piece)
            }
        }
    };
}

for_tuples!(tuple);
