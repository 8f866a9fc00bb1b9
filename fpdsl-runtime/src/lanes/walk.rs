//! The positions of a grid, sixteen at a time.

use super::address::Word;
use super::{Address, LANES, Lane, LaneBackend, Places, Source};
use crate::index::{Index, Index2, Index3, IndexOn};

/// The positions of a grid with so many along each axis, `x` fastest: element `i` is at `x = i % nx`, `y = i / nx % ny` and
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

    /// Sixteen positions of one row: the first coordinate goes up by one from lane to lane.
    #[inline(always)]
    fn in_row<L: LaneBackend>(self, l: L, first: [usize; D]) -> IndexOn<L, D> {
        IndexOn::new(crate::array::from_fn(
            #[inline(always)]
            |axis| Address::even(l, first[axis] as Word, Word::from(axis == 0)),
        ))
    }

    /// The positions of elements `i`, `i + 1`, …; what lies behind the grid's end nobody computes.
    #[inline(always)]
    fn block<L: LaneBackend>(self, l: L, i: usize) -> IndexOn<L, D> {
        let first = self.position(i);
        if D == 1 || self.0[0] - first[0] >= LANES {
            // All in one row, as most blocks are.
            return self.in_row(l, first);
        }
        let mut position = first;
        let lanes: [[usize; D]; LANES] = crate::array::from_fn(
            #[inline(always)]
            |_| {
                let here = position;
                self.step(&mut position);
                here
            },
        );
        IndexOn::new(crate::array::from_fn(
            #[inline(always)]
            |axis| L::Usize::from_array(l, lanes.map(|position| position[axis])),
        ))
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

macro_rules! walks {
    ($($Index:ident $D:literal, $($coordinate:ident)*;)*) => {$(
        // SAFETY: reads no memory.
        unsafe impl Source<$Index> for Walk<$D> {
            type Cursor = [usize; $D];

            const REPEATS: bool = true;

            #[inline]
            fn lay(&self, places: &mut Places<'_>) {
                places.grid(self.0);
            }

            #[inline(always)]
            fn row(self, cursor: &[usize; $D]) -> usize {
                match $D {
                    1 => usize::MAX,
                    _ => self.0[0] - cursor[0],
                }
            }

            #[inline(always)]
            unsafe fn load_in_row<L: LaneBackend>(
                self,
                l: L,
                cursor: &[usize; $D],
                ahead: usize,
                _: usize,
            ) -> IndexOn<L, $D> {
                let mut first = *cursor;
                first[0] += ahead;
                self.in_row(l, first)
            }

            #[inline(always)]
            fn cursor(self, i: usize) -> [usize; $D] {
                self.position(i)
            }

            #[inline(always)]
            unsafe fn next(self, cursor: &mut [usize; $D], _: usize) -> $Index {
                let [$($coordinate),*] = *cursor;
                self.step(cursor);
                $Index::new($($coordinate),*)
            }

            #[inline(always)]
            unsafe fn load<L: LaneBackend>(self, l: L, i: usize) -> IndexOn<L, $D> {
                self.block(l, i)
            }
        }
    )*};
}

walks! {
    Index 1, x;
    Index2 2, x y;
    Index3 3, x y z;
}
