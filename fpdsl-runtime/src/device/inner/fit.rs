//! Matrices that fit.

use super::Matrix;
use crate::error::MatrixError;

/// The number of columns, rows and matrices of the product of two matrices that have `lengths` elements.
///
/// # Errors
///
/// Why they have none.
pub(in crate::device) fn extents(
    left: &Matrix<()>,
    right: &Matrix<()>,
    lengths: [usize; 2],
) -> Result<[usize; 3], MatrixError> {
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
    for (which, shape, strides, found) in [
        ("left", left.extents, left.strides, lengths[0]),
        ("right", right.extents, right.strides, lengths[1]),
    ] {
        let needed = strides.needed(shape, batch).unwrap_or(usize::MAX);
        if needed > found {
            return Err(MatrixError::TooLong {
                which,
                extents: shape,
                needed,
                found,
            });
        }
    }
    Ok([right.columns(), left.rows(), batch])
}
