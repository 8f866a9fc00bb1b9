//! The position that a gather kernel computes: the grid of a `launch` gives one to each element.
//!
//! So a kernel is a map whose first argument is the positions.

use super::lift::{LeafVisitor, Lift, Shape};
use super::{Backend, Lower, State};

/// A position on a backend: its coordinates, `x` first.
#[derive(Clone, Copy)]
pub struct IndexOn<B: Backend, const D: usize>([B::Usize; D]);

impl<B: Backend, const D: usize> IndexOn<B, D> {
    /// From the coordinates, `x` first.
    #[inline(always)]
    pub fn new(coordinates: [B::Usize; D]) -> Self {
        IndexOn(coordinates)
    }
}

impl<B: Backend, const D: usize> State<B> for IndexOn<B, D> {
    #[inline(always)]
    fn merge(b: B, join: &mut B::Join, x: Self, y: Self) -> Self {
        IndexOn(State::merge(b, join, x.0, y.0))
    }

    #[inline(always)]
    fn zero(b: B) -> Self {
        IndexOn(State::zero(b))
    }
}

/// A position on a grid of `D` axes: [`Index`], [`Index2`] or [`Index3`].
pub trait Position<const D: usize>: Lift {
    /// From the coordinates, `x` first.
    fn at(coordinates: [usize; D]) -> Self;

    /// The same on a backend.
    fn on<B: Backend>(position: IndexOn<B, D>) -> Self::On<B>;
}

macro_rules! indices {
    ($($(#[$doc:meta])* $Index:ident, $D:literal, $new:literal: $($coordinate:ident $i:literal $value:literal $axis:literal),*;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $Index {
            $($coordinate: usize,)*
        }

        impl $Index {
            /// The position with these coordinates, for calling a kernel's function for one element on the host.
            ///
            /// # Examples
            ///
            /// ```
            /// use fpdsl::prelude::*;
            ///
            /// #[fp]
            #[doc = concat!("fn place(i: ", stringify!($Index), ", u: &[f64]) -> f64 {")]
            ///     u[i.x()]
            /// }
            ///
            #[doc = concat!("assert_eq!(place(", stringify!($Index), "::new(", $new, "), &[0.5, 0.25]), 0.25);")]
            /// ```
            pub const fn new($($coordinate: usize),*) -> Self {
                $Index { $($coordinate),* }
            }

            $(
                #[doc = $axis]
                ///
                /// # Examples
                ///
                /// ```
                #[doc = concat!("let i = fpdsl::", stringify!($Index), "::new(", $new, ");")]
                #[doc = concat!("assert_eq!(i.", stringify!($coordinate), "(), ", stringify!($value), ");")]
                /// ```
                pub const fn $coordinate(self) -> usize {
                    self.$coordinate
                }
            )*
        }

        impl<B: Backend> IndexOn<B, $D> {
            $(
                #[doc = $axis]
                #[inline(always)]
                pub fn $coordinate(self) -> B::Usize {
                    self.0[$i]
                }
            )*
        }

        impl Position<$D> for $Index {
            #[inline(always)]
            fn at([$($coordinate),*]: [usize; $D]) -> Self {
                $Index { $($coordinate),* }
            }

            #[inline(always)]
            fn on<B: Backend>(position: IndexOn<B, $D>) -> Self::On<B> {
                position
            }
        }

        impl Lift for $Index {
            type On<B: Backend> = IndexOn<B, $D>;

            const SHAPE: Shape = Shape::Index($D);

            #[inline(always)]
            fn lift<B: Backend>(b: B, value: Self) -> Self::On<B> {
                IndexOn([$(usize::lift(b, value.$coordinate)),*])
            }

            #[inline(always)]
            fn lower<B: Lower>(b: B, value: Self::On<B>) -> Self {
                $Index { $($coordinate: b.lower_usize(value.0[$i])),* }
            }

            #[inline(always)]
            fn leaves<B: Backend>(visitor: &mut impl LeafVisitor<B>) -> Self::On<B> {
                IndexOn([$({
                    let _ = $i;
                    visitor.leaf::<usize>()
                }),*])
            }
        }
    )*};
}

indices! {
    /// The position in a one-dimensional grid that a kernel computes.
    ///
    /// As the first parameter of an `#[fp]` function it makes the function a *gather kernel*: `name::launch` calls it for
    /// every position of a grid. It computes that element of the result from slices, which it may read anywhere.
    Index, 1, "1": x 0 1 "The position: `0` to `n - 1`.";
    /// The position in a two-dimensional grid that a kernel computes; see [`Index`]. `x` runs fastest in the result.
    Index2, 2, "1, 2": x 0 1 "The position along the first axis: `0` to `nx - 1`.",
        y 1 2 "The position along the second axis: `0` to `ny - 1`.";
    /// The position in a three-dimensional grid that a kernel computes; see [`Index`]. `x` runs fastest in the result, `z`
    /// slowest.
    Index3, 3, "1, 2, 3": x 0 1 "The position along the first axis: `0` to `nx - 1`.",
        y 1 2 "The position along the second axis: `0` to `ny - 1`.",
        z 2 3 "The position along the third axis: `0` to `nz - 1`.";
}
