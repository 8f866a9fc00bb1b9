//! Segments of sixteen positions, of scans.

use core::ops::Range;

use super::Tier;
use crate::loops::SEGMENT;

/// The positions whose values are kept: those before the first border of segments, whose segment begins before the run; and from
/// the segment of the last but one on. The prefixes at the last two positions then follow from the values kept here and at the next
/// tier: the one at position `i` needs the one at `i / 16 - 1` there, which again is one of the last two.
pub(in crate::device) fn kept(run: &Range<usize>) -> (Range<usize>, Range<usize>) {
    let border = run.start.next_multiple_of(SEGMENT);
    let from = run.end.saturating_sub(2) / SEGMENT * SEGMENT;
    if from <= border {
        (run.clone(), run.end..run.end)
    } else {
        (run.start..border, from..run.end)
    }
}

/// The positions at the next tier of the totals of the whole segments, if there are any.
pub(in crate::device) fn above(run: &Range<usize>) -> Option<Range<usize>> {
    let segments = run.start.div_ceil(SEGMENT)..run.end / SEGMENT;
    (segments.start < segments.end).then_some(segments)
}

/// Values at positions, in runs that follow each other.
pub(in crate::device) struct Known<'a, T>(pub(in crate::device) Vec<(usize, &'a [T])>);

impl<'a, T: Copy> Known<'a, T> {
    /// Those that are kept of a tier.
    pub(in crate::device) fn of(tier: &'a Tier<T>) -> Self {
        let (left, right) = kept(&tier.run);
        Known(vec![(left.start, &tier.left), (right.start, &tier.right)])
    }

    /// The values at `positions`, all of which are known.
    pub(in crate::device) fn at(&self, positions: Range<usize>) -> Vec<T> {
        let mut values = Vec::with_capacity(positions.len());
        let mut next = positions.start;
        for &(start, run) in &self.0 {
            // Runs follow each other, perhaps with gaps, of which nothing is asked for.
            let from = next.saturating_sub(start);
            let to = positions.end.saturating_sub(start).min(run.len());
            if start <= next && from < to {
                values.extend_from_slice(&run[from..to]);
                next = start + to;
            }
        }
        debug_assert_eq!(values.len(), positions.len(), "values that are kept");
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_values_are_kept() {
        assert_eq!(kept(&(0..0)), (0..0, 0..0));
        assert_eq!(kept(&(0..17)), (0..17, 17..17));
        assert_eq!(kept(&(0..18)), (0..0, 16..18));
        assert_eq!(kept(&(5..33)), (5..33, 33..33));
        assert_eq!(kept(&(5..34)), (5..16, 32..34));
        assert_eq!(kept(&(5..1000)), (5..16, 992..1000));
        assert_eq!(
            (above(&(5..31)), above(&(5..32)), above(&(0..40))),
            (None, Some(1..2), Some(0..2))
        );
    }

    /// The prefix at one of the last two positions needs one of the last two of the next tier.
    #[test]
    fn prefixes_follow_from_what_is_kept() {
        for end in 1..3000_usize {
            for position in end.saturating_sub(2)..end {
                let segment = position / SEGMENT;
                assert!(kept(&(0..end)).1.contains(&(segment * SEGMENT)) || end <= 17);
                if segment > 0 {
                    let next = above(&(0..end)).map_or(0, |run| run.end);
                    assert!(segment - 1 < next && segment + 1 >= next, "{position} of {end}");
                }
            }
        }
    }
}
