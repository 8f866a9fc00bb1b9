//! The elements of an inner product.

use std::ops::Range;
use std::sync::Arc;

use super::{Lies, Matrix, Words};
use crate::device::accelerator::{Accelerator, Input};
use crate::device::arg::{Describe, Form, Grid, Misfit, Positions, Replace, Replaced, sealed};
use crate::error::{Error, MatrixError};
use crate::index::Index3;
use crate::loops::{Broadcast, Walk};

/// The elements of an inner product: columns run fastest, then rows, then matrices.
#[derive(Clone, Copy, Debug)]
pub struct Cells(Result<Positions<3>, MatrixError>);

impl Cells {
    /// Those of a product of two matrices that have `lengths` elements, and what the chains need to know.
    pub(in crate::device) fn of(left: &Matrix<()>, right: &Matrix<()>, lengths: [usize; 2]) -> (Self, Words) {
        let found = checked(left, right, lengths);
        let (a, b) = (left.lies, right.lies);
        let words = [
            left.columns(),
            a.first,
            a.row,
            a.column,
            a.matrix,
            b.first,
            b.row,
            b.column,
            b.matrix,
        ];
        (Cells(found.map(Grid::<Index3>::positions)), words)
    }

    fn known(&self) -> Positions<3> {
        // Nobody asks a call that was refused.
        self.0.unwrap_or_else(|_| (0, 0, 0).positions())
    }
}

/// The number of columns, rows and matrices of the result.
fn checked(
    left: &Matrix<()>,
    right: &Matrix<()>,
    lengths: [usize; 2],
) -> Result<(usize, usize, usize), MatrixError> {
    let outside = |which, outside: Option<(usize, usize, usize)>| match outside {
        Some((start, end, extent)) => Err(MatrixError::Part {
            which,
            range: [start, end],
            extent,
        }),
        None => Ok(()),
    };
    outside("left", left.outside)?;
    outside("right", right.outside)?;
    if left.columns() != right.rows() {
        return Err(MatrixError::Shapes {
            left: left.extents,
            right: right.extents,
        });
    }
    let batch = match (left.batch, right.batch) {
        (Some(left), Some(right)) if left != right => return Err(MatrixError::Batches { left, right }),
        (left, right) => left.or(right).unwrap_or(1),
    };
    fits("left", left.extents, batch, left.lies, lengths[0])?;
    fits("right", right.extents, batch, right.lies, lengths[1])?;
    Ok((right.columns(), left.rows(), batch))
}

/// The elements of a matrix are all there.
fn fits(
    which: &'static str,
    extents: [usize; 2],
    batch: usize,
    lies: Lies,
    found: usize,
) -> Result<(), MatrixError> {
    if batch == 0 || extents.contains(&0) {
        return Ok(());
    }
    let steps = [
        (extents[0], lies.row),
        (extents[1], lies.column),
        (batch, lies.matrix),
    ];
    let last = steps.into_iter().try_fold(lies.first, |last, (count, step)| {
        (count - 1).checked_mul(step)?.checked_add(last)
    });
    let needed = last.and_then(|last| last.checked_add(1)).unwrap_or(usize::MAX);
    if needed > found {
        return Err(MatrixError::TooLong {
            which,
            extents,
            needed,
            found,
        });
    }
    Ok(())
}

// SAFETY: as `Positions`, which it is unless it is refused.
unsafe impl Form<Index3> for Cells {
    type Source = Walk<3>;
    type Anywhere = [usize; 3];
    type Whole = Broadcast<[usize; 3]>;
    type Part<'a> = Cells;

    fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit> {
        let positions = self.0.map_err(Misfit::Matrices)?;
        Form::<Index3>::agree(&positions, expected)
    }

    fn source(&self, function: &'static str) -> Result<Walk<3>, Error> {
        Form::<Index3>::source(&self.known(), function)
    }

    fn inputs<'a>(
        &'a self,
        _: &'static str,
        _: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        inputs.extend(self.known().extents().map(Input::Extent));
        Ok(())
    }

    fn gathered<'a>(
        &'a self,
        _: &'static str,
        _: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        inputs.push(self.known().as_value());
        Ok(())
    }

    fn whole(&self, function: &'static str) -> Result<Broadcast<[usize; 3]>, Error> {
        Form::<Index3>::whole(&self.known(), function)
    }

    fn part(&self, _: Range<usize>) -> Result<Self, Error> {
        Ok(*self)
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        Form::<Index3>::describe(&self.known(), to)
    }
}

impl<A, B, C> sealed::Sealed for (Cells, Replaced, A, B, C) {}

impl<Elements, A, B, C> Replace<Elements> for (Cells, Replaced, A, B, C) {
    type All = (Cells, Elements, A, B, C);

    fn replace(self, elements: Elements) -> Self::All {
        let (cells, _, a, b, c) = self;
        (cells, elements, a, b, c)
    }
}
