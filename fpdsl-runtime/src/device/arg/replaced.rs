//! Elements that a call replaces: what stands for them among the arguments, and how they come there.

use std::ops::RangeFull;

use fpdsl_macros::for_each_tuple;

use super::{Arg, LeadingForms, Positions};
use crate::lift::Lift;

/// The form of `..` as an argument: the elements that `update` or a sweep replaces.
///
/// They can lie in memory that the call writes, so callers never hold them as an argument: only the library makes that.
#[derive(Clone, Copy, Debug)]
pub struct Replaced;

#[diagnostic::do_not_recommend]
impl<T: Lift> Arg<T> for RangeFull {
    type Form = Replaced;

    fn form(self) -> Replaced {
        Replaced
    }
}

/// Arguments of which one is `..`: the first, or the one after the positions.
#[diagnostic::on_unimplemented(
    message = "this call has no argument that its results could replace",
    label = "write `..` for the first argument, or for the one after the grid: `f::map(.., &x).update(&device, &mut y)`"
)]
pub trait Replace<Elements>: private::Sealed {
    /// All arguments.
    type All;

    /// The arguments, with the elements in their place.
    #[doc(hidden)]
    fn replace(self, elements: Elements) -> Self::All;
}

mod private {
    /// A holder of the elements could write what the call reads.
    pub trait Sealed {}
}

for_each_tuple! {
    #for len < 12 {
        impl<#(#A),*> private::Sealed for (Replaced, #(#A,)*) {}

        impl<Elements, #(#A),*> Replace<Elements> for (Replaced, #(#A,)*) {
            type All = (Elements, #(#A,)*);

            fn replace(self, elements: Elements) -> Self::All {
                let (_, #(#a,)*) = self;
                (elements, #(#a,)*)
            }
        }
    }

    #for len < 11 {
        impl<const D: usize, #(#A),*> private::Sealed for (Positions<D>, Replaced, #(#A,)*) {}

        impl<Elements, const D: usize, #(#A),*> Replace<Elements> for (Positions<D>, Replaced, #(#A,)*) {
            type All = (Positions<D>, Elements, #(#A,)*);

            fn replace(self, elements: Elements) -> Self::All {
                let (positions, _, #(#a,)*) = self;
                (positions, elements, #(#a,)*)
            }
        }
    }
}

impl<E, A: private::Sealed> private::Sealed for LeadingForms<E, A> {}

impl<Elements, E, A: Replace<Elements>> Replace<Elements> for LeadingForms<E, A> {
    type All = LeadingForms<E, A::All>;

    fn replace(self, elements: Elements) -> Self::All {
        LeadingForms(self.0, self.1.replace(elements))
    }
}
