//! The positions of a grid, for a function whose first parameter is an index.

use std::ops::Range;
use std::sync::Arc;

use fpdsl_macros::for_each_tuple;

use super::{Describe, Form, Misfit, Role};
use crate::device::accelerator::{Accelerator, Input};
use crate::element::bytes_of;
use crate::error::{Error, MatrixError};
use crate::index::{Index, Index2, Index3, Position};
use crate::lift::{Lift, ScalarType};
use crate::loops::{Broadcast, Walk};

/// The number of positions of a grid along each axis, for a kernel whose index is an `I`: `n` for an [`Index`], `(nx, ny)` for
/// an [`Index2`], `(nx, ny, nz)` for an [`Index3`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a grid for a kernel with first parameter `{I}`",
    label = "pass `n` for `Index`, `(nx, ny)` for `Index2`, `(nx, ny, nz)` for `Index3`, all `usize`"
)]
pub trait Grid<I: Lift>: Copy {
    /// The argument that stands for the index.
    type Positions: Form<I> + Copy;

    /// The positions of the grid.
    fn positions(self) -> Self::Positions;
}

/// The positions of a grid, as the argument for an index. A product of matrices that do not fit has none, and says why.
#[derive(Clone, Copy, Debug)]
pub struct Positions<const D: usize>(Result<[usize; D], MatrixError>);

impl<const D: usize> Positions<D> {
    /// Those with this many along each axis, or none.
    pub(in crate::device) const fn of(extents: Result<[usize; D], MatrixError>) -> Self {
        Positions(extents)
    }

    /// How many there are along each axis. Nobody asks those that are refused.
    fn extents(self) -> [usize; D] {
        self.0.unwrap_or([0; D])
    }

    /// How many there are.
    fn count(self) -> Result<usize, Misfit> {
        let extents = self.0.map_err(Misfit::Matrices)?;
        // A grid that has no positions along one axis has none, whatever the others say.
        if extents.contains(&0) {
            return Ok(0);
        }
        let count = extents
            .iter()
            .try_fold(1_usize, |n, &extent| n.checked_mul(extent));
        count.ok_or_else(|| Misfit::Grid(extents.to_vec()))
    }
}

#[diagnostic::do_not_recommend]
impl Grid<Index> for usize {
    type Positions = Positions<1>;

    fn positions(self) -> Positions<1> {
        Positions(Ok([self]))
    }
}

#[diagnostic::do_not_recommend]
impl Grid<Index2> for (usize, usize) {
    type Positions = Positions<2>;

    fn positions(self) -> Positions<2> {
        Positions(Ok(self.into()))
    }
}

#[diagnostic::do_not_recommend]
impl Grid<Index3> for (usize, usize, usize) {
    type Positions = Positions<3>;

    fn positions(self) -> Positions<3> {
        Positions(Ok(self.into()))
    }
}

// SAFETY: no memory is read; a kernel gets the extents of the grid whose positions `agree` counts.
#[diagnostic::do_not_recommend]
unsafe impl<I: Position<D>, const D: usize> Form<I> for Positions<D> {
    type Source = Walk<D>;
    type Anywhere = [usize; D];
    type Whole = Broadcast<[usize; D]>;
    type Part<'a> = Positions<D>;

    fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit> {
        Misfit::check(self.count()?, expected)
    }

    fn source(&self, _: &'static str) -> Result<Walk<D>, Error> {
        Ok(Walk(self.extents()))
    }

    fn inputs<'a>(
        &'a self,
        _: &'static str,
        _: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        inputs.extend(self.extents().map(Input::Extent));
        Ok(())
    }

    fn gathered<'a>(
        &'a self,
        _: &'static str,
        _: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        inputs.push(Input::Value(bytes_of(&[self.extents()]).to_vec()));
        Ok(())
    }

    fn whole(&self, _: &'static str) -> Result<Broadcast<[usize; D]>, Error> {
        Ok(Broadcast(self.extents()))
    }

    fn part(&self, _: Range<usize>) -> Result<Self, Error> {
        Ok(*self)
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        to.role(Role::Positions, &[ScalarType::Usize], D);
        self.extents().into_iter().for_each(|extent| to.extent(extent));
        Ok(())
    }
}

/// The parameters of a kernel: first the index, then others.
pub trait Indexed: Lift {
    /// `Index`, `Index2` or `Index3`.
    type Index: Lift;
    /// The tuple of the others.
    type Rest: Lift;
}

for_each_tuple! {
    #for len < 12 {
        impl<I: Lift, #(#T: Lift),*> Indexed for (I, #(#T,)*) {
            type Index = I;
            type Rest = (#(#T,)*);
        }
    }
}

/// Arguments that begin with the positions of a grid.
#[diagnostic::on_unimplemented(
    message = "a call for each element has no grid to sweep over",
    label = "write a function whose first parameter is an `Index`, and `f::launch(n, .., &x).sweep(&device, &mut u)`"
)]
pub trait Gridded {
    /// The positions.
    type Positions: Copy;

    /// The positions.
    #[doc(hidden)]
    fn positions(&self) -> Self::Positions;

    /// The number of positions along each axis; 1 where there is no such axis.
    #[doc(hidden)]
    fn extents(&self) -> [usize; 3];
}

for_each_tuple! {
    #for len < 12 {
        impl<const D: usize, #(#A),*> Gridded for (Positions<D>, #(#A,)*) {
            type Positions = Positions<D>;

            fn positions(&self) -> Positions<D> {
                self.0
            }

            fn extents(&self) -> [usize; 3] {
                core::array::from_fn(|axis| self.0.extents().get(axis).copied().unwrap_or(1))
            }
        }
    }
}
