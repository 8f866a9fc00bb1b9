//! Matrices that do not fit.

use std::fmt;

/// Why two matrices have no inner product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MatrixError {
    /// The left one has not as many columns as the right one has rows.
    Shapes {
        /// Rows and columns of the left one.
        left: [usize; 2],
        /// Rows and columns of the right one.
        right: [usize; 2],
    },
    /// Both are batches, of different numbers of matrices.
    Batches {
        /// That of the left one.
        left: usize,
        /// That of the right one.
        right: usize,
    },
    /// The elements of one are not all there.
    TooLong {
        /// `left` or `right`.
        which: &'static str,
        /// Rows and columns.
        extents: [usize; 2],
        /// One more than the position of its last element.
        needed: usize,
        /// How many elements there are.
        found: usize,
    },
    /// A part of one is not within its rows or columns.
    Part {
        /// `left` or `right`.
        which: &'static str,
        /// The part.
        range: [usize; 2],
        /// How many rows or columns there are.
        extent: usize,
    },
}

impl fmt::Display for MatrixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            MatrixError::Shapes {
                left: [m, k],
                right: [l, n],
            } => write!(
                f,
                "the left matrix is {m} x {k} and the right one {l} x {n}; pass a right one of {k} rows, or a transpose: `a.t()`"
            ),
            MatrixError::Batches { left, right } => write!(
                f,
                "there are {left} left matrices and {right} right ones; pass as many, or one without `batch`"
            ),
            MatrixError::TooLong {
                which,
                extents: [rows, columns],
                needed,
                found,
            } => write!(
                f,
                "the {which} matrix is {rows} x {columns} and needs {needed} elements, and there are {found}"
            ),
            MatrixError::Part {
                which,
                range: [start, end],
                extent,
            } => write!(
                f,
                "{start}..{end} is no part of the {extent} rows or columns of the {which} matrix"
            ),
        }
    }
}
