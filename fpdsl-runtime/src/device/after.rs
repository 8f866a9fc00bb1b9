//! Arguments behind one that the library makes: the positions of a grid, or the elements that a call replaces.

/// A tuple of arguments, in front of which the library puts one of its own.
///
/// What it puts there can point into memory that the call writes. So callers never hold it: only the library makes it, and only tuples
/// implement this trait.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are no arguments of a kernel",
    label = "pass a tuple of the arguments behind the first: `(&u,)`, or `()`"
)]
pub trait After<First>: private::Sealed {
    /// All arguments.
    type All;

    /// `first`, then these.
    #[doc(hidden)]
    fn after(self, first: First) -> Self::All;
}

mod private {
    pub trait Sealed {}
}

macro_rules! behind_one {
    (($First:ident $Unused:ident $first:tt) $(($T:ident $A:ident $i:tt))*) => {
        impl<$($A),*> private::Sealed for ($($A,)*) {}

        impl<First, $($A),*> After<First> for ($($A,)*) {
            type All = (First, $($A,)*);

            #[allow(non_snake_case)]
            fn after(self, first: First) -> Self::All {
                let ($($A,)*) = self;
                (first, $($A,)*)
            }
        }
    };
}

for_tuples!(behind_one);
