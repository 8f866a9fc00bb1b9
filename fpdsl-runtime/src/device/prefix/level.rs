//! One level of a scan's order: which values of a run of positions are kept, and how two runs become one.

use core::ops::Range;

use crate::device::combine::values_in_series;
use crate::device::output::Output;
use crate::device::partial::level::Level;
use crate::dispatch;
use crate::error::Error;
use crate::function::Combine;
use crate::loops::SEGMENT;

/// The positions whose values are kept: those before the first border of segments, whose segment begins before the run; and from
/// the segment of the last but one on. The prefixes at the last two positions then follow from the values kept here and at the next
/// level: the one at position `i` needs the one at `i / 16 - 1` there, which again is one of the last two.
pub(super) fn kept(run: &Range<usize>) -> (Range<usize>, Range<usize>) {
    let border = run.start.next_multiple_of(SEGMENT);
    let from = run.end.saturating_sub(2) / SEGMENT * SEGMENT;
    match from <= border {
        true => (run.clone(), run.end..run.end),
        false => (run.start..border, from..run.end),
    }
}

/// The positions at the next level of the totals of the whole segments, if there are any.
pub(super) fn above(run: &Range<usize>) -> Option<Range<usize>> {
    let segments = run.start.div_ceil(SEGMENT)..run.end / SEGMENT;
    (segments.start < segments.end).then_some(segments)
}

/// Values at positions, in runs that follow each other.
pub(super) struct Known<'a, T>(pub(super) Vec<(usize, &'a [T])>);

impl<'a, T: Copy> Known<'a, T> {
    /// Those that are kept of a level.
    pub(super) fn of(level: &'a Level<T>) -> Self {
        let (left, right) = kept(&level.run);
        Known(vec![(left.start, &level.left), (right.start, &level.right)])
    }

    /// The values at `positions`, all of which are known.
    pub(super) fn at(&self, positions: Range<usize>) -> Vec<T> {
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

/// A level, and values that follow from it at the next one.
type Joined<T> = (Level<T>, Vec<T>);

/// The level over two runs, between which the values `between` lie, and the totals of the segments that are whole only now.
pub(super) fn joined<C: Combine<Out: Output>>(
    left: &Level<C::Out>,
    between: &[C::Out],
    right: &Level<C::Out>,
) -> Result<Joined<C::Out>, Error> {
    let mut known = Known::of(left);
    known.0.push((left.run.end, between));
    known.0.extend(Known::of(right).0);
    let run = left.run.start..right.run.end;
    let mut totals = Vec::new();
    let across = left.run.end / SEGMENT..right.run.start / SEGMENT + 1;
    for start in across.map(|segment| segment * SEGMENT) {
        let segment = start..start + SEGMENT;
        let within = |run: &Range<usize>| run.start <= segment.start && segment.end <= run.end;
        if within(&run) && !within(&left.run) && !within(&right.run) {
            totals.append(&mut values_in_series::<C>(dispatch::level(), &known.at(segment))?);
        }
    }
    let (before, behind) = kept(&run);
    let level = Level {
        left: known.at(before),
        right: known.at(behind),
        run,
    };
    Ok((level, totals))
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

    /// The prefix at one of the last two positions needs one of the last two of the next level.
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
