//! Matrices in arrays.

use std::ops::Range;

use super::Strides;

/// A matrix in an array: its elements, how many rows and columns it has, and how far they are apart.
///
/// `X` is what holds the elements: `&Vec<f64>`, `&[f64]`, a [`Buffer`](crate::device::Buffer), a [`View`](crate::device::View), or a tuple
/// of these for elements that are tuples. Nothing is copied. What does not fit is told by the call that uses the matrix.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(contract = true)]
/// fn step(c: f64, a: f64, b: f64) -> f64 {
///     c + a * b
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let a = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
/// let a = Matrix::new(&a, 2, 3);
/// // Its product with its transpose.
/// let c = step::inner(0.0, a, a.t()).run(&Device::host())?;
/// assert_eq!(c.to_vec()?, [14.0, 32.0, 32.0, 77.0]);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Matrix<X> {
    elements: X,
    pub(super) extents: [usize; 2],
    /// How many matrices there are, if it is a batch.
    pub(super) batch: Option<usize>,
    pub(in crate::device) strides: Strides,
    /// A part that is not within the rows or columns.
    pub(super) outside: Option<(usize, usize, usize)>,
}

impl<X> Matrix<X> {
    /// The matrix of so many rows and columns, row by row: element `[i, j]` is at `i * columns + j`.
    pub fn new(elements: X, rows: usize, columns: usize) -> Self {
        Matrix {
            elements,
            extents: [rows, columns],
            batch: None,
            strides: Strides {
                first: 0,
                row: columns,
                column: 1,
                matrix: 0,
            },
            outside: None,
        }
    }

    /// The same rows and columns with each row this many elements after the one before it: BLAS's leading dimension.
    #[must_use]
    pub fn row_step(mut self, elements: usize) -> Self {
        self.strides.row = elements;
        self
    }

    /// The transpose. Nothing is copied.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::linalg::Matrix;
    ///
    /// let a = Matrix::new(&[1.0, 2.0, 3.0], 1, 3);
    /// assert_eq!((a.t().rows(), a.t().columns()), (3, 1));
    /// ```
    #[must_use]
    pub fn t(mut self) -> Self {
        self.extents.reverse();
        std::mem::swap(&mut self.strides.row, &mut self.strides.column);
        self
    }

    /// Some of its rows and columns.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn step(c: i32, a: i32, b: i32) -> i32 {
    ///     c + a * b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let a = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    /// let corner = Matrix::new(&a, 3, 3).part(1..3, 1..3);        // 5, 6 and 8, 9
    /// assert_eq!(step::inner(0, corner, corner).run(&Device::host())?.to_vec()?, [73, 84, 112, 129]);
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn part(mut self, rows: Range<usize>, columns: Range<usize>) -> Self {
        for (range, extent) in [(&rows, self.extents[0]), (&columns, self.extents[1])] {
            if range.start > range.end || range.end > extent {
                self.outside.get_or_insert((range.start, range.end, extent));
            }
        }
        let before = |start: usize, step: usize| start.saturating_mul(step);
        let first = self.strides.first;
        self.strides.first = first
            .saturating_add(before(rows.start, self.strides.row))
            .saturating_add(before(columns.start, self.strides.column));
        self.extents = [rows.len(), columns.len()];
        self
    }

    /// So many matrices, each this many elements after the one before it. The result has as many. The other operand has as many too, or is
    /// one matrix for all.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(contract = true)]
    /// fn step(c: f64, a: f64, b: f64) -> f64 {
    ///     c + a * b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// // Two rows of two elements, as two matrices of one row.
    /// let a = [1.0, 2.0, 3.0, 4.0];
    /// let x = [10.0, 1.0];
    /// let c = step::inner(0.0, Matrix::new(&a, 1, 2).batch(2, 2), Matrix::new(&x, 2, 1));
    /// assert_eq!(c.run(&Device::host())?.to_vec()?, [12.0, 34.0]);
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn batch(mut self, count: usize, step: usize) -> Self {
        self.batch = Some(count);
        self.strides.matrix = step;
        self
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.extents[0]
    }

    /// The number of columns.
    pub fn columns(&self) -> usize {
        self.extents[1]
    }

    /// The shape, and what holds the elements.
    pub(in crate::device) fn take(self) -> (Matrix<()>, X) {
        let Matrix {
            elements,
            extents,
            batch,
            strides,
            outside,
        } = self;
        let shape = Matrix {
            elements: (),
            extents,
            batch,
            strides,
            outside,
        };
        (shape, elements)
    }
}
