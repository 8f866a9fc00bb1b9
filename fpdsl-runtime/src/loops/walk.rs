//! The positions of a grid.

use super::given::Itself;
use super::{Places, Source};
use crate::fault::Site;
use crate::index::Position;

/// The positions of a grid with this many along each axis, `x` fastest: element `i` is at `x = i % nx`, `y = i / nx % ny` and
/// so on.
#[derive(Clone, Copy, Debug)]
pub struct Walk<const D: usize>(pub [usize; D]);

impl<const D: usize> Walk<D> {
    /// The position of an element.
    #[inline(always)]
    fn position(self, element: usize) -> [usize; D] {
        let mut rest = element;
        let mut position = [0; D];
        for (axis, coordinate) in position.iter_mut().enumerate() {
            if axis + 1 == D {
                *coordinate = rest;
            } else {
                // No element is on an axis without positions.
                let extent = self.0[axis].max(1);
                *coordinate = rest % extent;
                rest /= extent;
            }
        }
        position
    }

    /// To the next element.
    #[inline(always)]
    fn step(self, position: &mut [usize; D]) {
        for (axis, (coordinate, &extent)) in position.iter_mut().zip(&self.0).enumerate() {
            *coordinate = coordinate.wrapping_add(1);
            if axis + 1 == D || *coordinate < extent {
                return;
            }
            *coordinate = 0;
        }
    }
}

// SAFETY: reads no memory.
unsafe impl<I: Position<D>, const D: usize> Source<I> for Walk<D> {
    type Given = Itself;
    type Cursor = [usize; D];

    const REPEATS: bool = true;

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.grid(self.0);
    }

    #[inline(always)]
    fn cursor(self, i: usize) -> [usize; D] {
        self.position(i)
    }

    #[inline(always)]
    unsafe fn next(self, cursor: &mut [usize; D], _: usize, _: Site) -> I {
        let position = I::at(*cursor);
        self.step(cursor);
        position
    }
}
