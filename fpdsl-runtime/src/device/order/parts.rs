//! Parts of 4096 positions, of reductions.

use core::ops::Range;

use crate::loops::{LANES, PART};

/// Running values of a part.
pub(in crate::device) const ROW: usize = 128;

/// Positions of a tier, cut at the borders of parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::device) struct Cut {
    /// Those before the first border.
    pub(in crate::device) left: Range<usize>,
    /// The numbers of the whole parts.
    pub(in crate::device) parts: Range<usize>,
    /// Those of whole parts.
    pub(in crate::device) whole: Range<usize>,
    /// Those behind the last border.
    pub(in crate::device) right: Range<usize>,
    /// False if there is no border, so that all lie left of it.
    pub(in crate::device) border: bool,
}

impl Cut {
    pub(in crate::device) fn of(run: &Range<usize>) -> Cut {
        let first = run.start.div_ceil(PART);
        let border = first <= run.end / PART;
        if !border {
            return Cut {
                left: run.clone(),
                parts: 0..0,
                whole: run.end..run.end,
                right: run.end..run.end,
                border,
            };
        }
        let last = run.end / PART;
        let whole = first * PART..last * PART;
        Cut {
            left: run.start..whole.start,
            parts: first..last,
            right: whole.end..run.end,
            whole,
            border,
        }
    }

    /// The positions at the next tier of the values that the whole parts leave, if there are any.
    pub(in crate::device) fn above(&self) -> Option<Range<usize>> {
        (!self.parts.is_empty()).then(|| self.parts.start * LANES..self.parts.end * LANES)
    }

    /// How many values are kept.
    pub(in crate::device) fn held(&self) -> (usize, usize) {
        (self.left.len(), rows(self.right.len()))
    }
}

/// How many values are kept of so many elements from the beginning of a part on.
fn rows(count: usize) -> usize {
    if count < ROW { count } else { ROW + count % ROW }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_cut_at_borders() {
        let cut = |run| {
            let Cut {
                left, parts, right, ..
            } = Cut::of(&run);
            (left.len(), parts, right.len())
        };
        assert_eq!(cut(0..0), (0, 0..0, 0));
        assert_eq!(cut(5..5), (0, 0..0, 0));
        assert_eq!(cut(5..4095), (4090, 0..0, 0));
        assert_eq!(cut(5..4096), (4091, 1..1, 0));
        assert_eq!(cut(5..4097), (4091, 1..1, 1));
        assert_eq!(cut(0..4095), (0, 0..0, 4095));
        assert_eq!(cut(0..4096), (0, 0..1, 0));
        assert_eq!(cut(4095..3 * 4096 + 7), (1, 1..3, 7));
        let far = 1 << 61;
        assert_eq!(cut(far - 1..far + 8192), (1, far / 4096..far / 4096 + 2, 0));
    }

    #[test]
    fn positions_above_follow_from_the_parts() {
        assert_eq!(Cut::of(&(4095..3 * 4096 + 7)).above(), Some(16..48));
        assert_eq!(Cut::of(&(1..8191)).above(), None);
        let far = (1 << 50) + 1;
        assert_eq!(
            Cut::of(&(far..far + 8192)).above(),
            Some((1 << 42) + 16..(1 << 42) + 32)
        );
    }
}
