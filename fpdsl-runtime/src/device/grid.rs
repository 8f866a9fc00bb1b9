//! Gather kernels: a function of a position and of slices, over a grid.

use std::sync::Arc;

use super::accelerator::{Accelerator, Input};
use super::anywhere::Gather;
use super::arg::{Arg, Args};
use super::buffer::Buffer;
use super::output::{Mapped, Output};
use super::view::{Strided, View, ViewMut};
use super::{Device, map};
use crate::element::Element;
use crate::error::Error;
use crate::function::Function;
use crate::index::{Index, Index2, Index3};
use crate::lift::Lift;
use crate::loops::Walk;
use crate::slice::Slice;

/// The number of positions of a grid along each axis, for a kernel whose index is an `I`: `n` for an [`Index`], `(nx, ny)` for
/// an [`Index2`], `(nx, ny, nz)` for an [`Index3`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no grid for a kernel whose first parameter is `{I}`",
    label = "pass `n` for `Index`, `(nx, ny)` for `Index2`, `(nx, ny, nz)` for `Index3`, all `usize`"
)]
pub trait Grid<I: Lift>: Copy {
    /// The argument that stands for the index.
    type Positions: Gather<I>;

    /// The positions of the grid.
    ///
    /// # Errors
    ///
    /// [`Error::GridTooLarge`].
    fn positions(self, function: &'static str) -> Result<Self::Positions, Error>;
}

/// The positions of a grid, as the argument for an index.
#[derive(Clone, Copy, Debug)]
pub struct Positions<const D: usize> {
    extents: [usize; D],
    count: usize,
}

impl<const D: usize> Positions<D> {
    /// The number of positions along each axis.
    pub(super) fn extents(&self) -> [usize; D] {
        self.extents
    }

    fn new(function: &'static str, extents: [usize; D]) -> Result<Self, Error> {
        // A grid that has no positions along one axis has none, whatever the others say.
        let product = extents
            .iter()
            .try_fold(1_usize, |n, &extent| n.checked_mul(extent));
        let count = if extents.contains(&0) { Some(0) } else { product };
        match count {
            Some(count) => Ok(Positions { extents, count }),
            None => Err(Error::GridTooLarge {
                function,
                extents: extents.to_vec(),
            }),
        }
    }
}

macro_rules! grids {
    ($($Index:ident $D:literal $Grid:ty, |$grid:ident| $extents:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Grid<$Index> for $Grid {
            type Positions = Positions<$D>;

            fn positions(self, function: &'static str) -> Result<Positions<$D>, Error> {
                let $grid = self;
                Positions::new(function, $extents)
            }
        }

        // SAFETY: no memory is read.
        #[diagnostic::do_not_recommend]
        unsafe impl Arg<$Index> for Positions<$D> {
            type Source = Walk<$D>;

            fn agree(&self, expected: &mut Option<usize>) -> Result<(), usize> {
                if *expected.get_or_insert(self.count) == self.count {
                    Ok(())
                } else {
                    Err(self.count)
                }
            }

            fn source(&self, _: &'static str) -> Result<Walk<$D>, Error> {
                Ok(Walk(self.extents))
            }

            fn inputs<'a>(
                &'a self,
                _: &'static str,
                _: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                inputs.extend(self.extents.map(Input::Extent));
                Ok(())
            }
        }
    )*};
}

grids! {
    Index 1 usize, |n| [n];
    Index2 2 (usize, usize), |grid| [grid.0, grid.1];
    Index3 3 (usize, usize, usize), |grid| [grid.0, grid.1, grid.2];
}

/// An argument of `launch` for a parameter of type `T`, which is the same at every position: a `T`; for a parameter `&[T]`,
/// which is written [`Slice<T>`](Slice) here, a slice, an array, a `Vec`, a [`Buffer`] (borrowed or not) or a view.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no argument of `launch` for a parameter of type `{T}`",
    label = "pass a value for a value, and a slice, a `Vec` or a `Buffer` for a slice"
)]
pub trait Shared<T: Lift>: Arg<T> {}

#[diagnostic::do_not_recommend]
impl<T: Element> Shared<T> for T {}

macro_rules! slices {
    ($(($($generics:tt)*) $type:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Shared<Slice<T>> for $type {}
    )*};
}

slices! {
    (T: Element) &[T];
    (T: Element, const N: usize) &[T; N];
    (T: Element) Vec<T>;
    (T: Element) &Vec<T>;
    (T: Element) Buffer<T>;
    (T: Element) &Buffer<T>;
}

// Messages name what most programs pass.
slices! {
    ('v, T: Element) View<'v, T>;
    ('v, T: Element) &View<'v, T>;
    ('v, T: Element) &ViewMut<'v, T>;
    ('v, T: Element) Strided<'v, T>;
    ('v, T: Element) &Strided<'v, T>;
}

macro_rules! tuples {
    ($(($($T:ident $A:ident),*);)*) => {$(
        impl<$($T: Lift, $A: Shared<$T>),*> Shared<($($T,)*)> for ($($A,)*) {}
    )*};
}

tuples! {
    (T0 A0);
    (T0 A0, T1 A1);
    (T0 A0, T1 A1, T2 A2);
    (T0 A0, T1 A1, T2 A2, T3 A3);
    (T0 A0, T1 A1, T2 A2, T3 A3, T4 A4);
    (T0 A0, T1 A1, T2 A2, T3 A3, T4 A4, T5 A5);
}

/// Calls `F` for every position of a grid, as the emitted `name::launch` does. `args` makes the arguments: first the positions,
/// then those of the other parameters.
///
/// The result has an element for each position, `x` fastest, with the bits of the scalar call.
///
/// # Errors
///
/// [`Error::GridTooLarge`]; buffers of another device, faults in the body (of the smallest element, by its place in the
/// result), and the device's failures. An error returns no results and leaves the arguments as they were.
///
/// # Examples
///
/// ```
/// use fpdsl::backend::launch;
/// use fpdsl::prelude::*;
///
/// #[fp]
/// fn square(i: Index) -> f64 {
///     let x = i.x() as f64;
///     x * x
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let squares = launch::<square, Index, _, _>(&Device::host(), 3, |i| (i,))?;
/// assert_eq!(squares.to_vec()?, [0.0, 1.0, 4.0]);
/// # Ok(())
/// # }
/// ```
pub fn launch<F, I, G, A>(
    device: &Device,
    grid: G,
    args: impl FnOnce(G::Positions) -> A,
) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    I: Lift,
    G: Grid<I>,
    A: Args<F::Args>,
{
    map::<F, A>(device, args(grid.positions(F::NAME)?))
}
