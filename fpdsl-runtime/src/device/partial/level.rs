//! One level of a partial: positions of the order, and what is known of them.

use core::ops::Range;

use crate::device::compiled::fold::Folder;
use crate::device::order::faults::{above, behind};
use crate::device::output::Output;
use crate::dispatch::{self, environment_changed};
use crate::error::Error;
use crate::function::Combine;
use crate::loops::{ElementFault, Elements, InPlace, LANES, Outputs, PART, run_at};

/// Running values of a part.
const ROW: usize = 128;

/// Positions of a level, cut at the borders of parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cut {
    /// Those before the first border.
    pub(super) left: Range<usize>,
    /// The numbers of the whole parts.
    pub(super) parts: Range<usize>,
    /// Those of whole parts.
    pub(super) whole: Range<usize>,
    /// Those behind the last border.
    pub(super) right: Range<usize>,
    /// False if there is no border, so that all lie left of it.
    pub(super) border: bool,
}

impl Cut {
    pub(super) fn of(run: &Range<usize>) -> Cut {
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

    /// The positions at the next level of the values that the whole parts leave, if there are any.
    pub(super) fn above(&self) -> Option<Range<usize>> {
        (!self.parts.is_empty()).then(|| self.parts.start * LANES..self.parts.end * LANES)
    }

    /// How many values are kept.
    pub(super) fn held(&self) -> (usize, usize) {
        (self.left.len(), rows(self.right.len()))
    }
}

/// How many values are kept of so many elements from the beginning of a part on.
fn rows(count: usize) -> usize {
    match count < ROW {
        true => count,
        false => ROW + count % ROW,
    }
}

/// One level of a partial. Which of its values are which follows from the positions alone.
#[derive(Clone, Debug)]
pub(in crate::device) struct Level<T> {
    /// The positions.
    pub(in crate::device) run: Range<usize>,
    /// The values before the first border of parts, as they are: what they are combined with lies before them.
    pub(in crate::device) left: Vec<T>,
    /// What is known of those behind the last border: the running values of its rows, and the values of the last row if that is
    /// not full.
    pub(in crate::device) right: Vec<T>,
}

impl<T> Level<T> {
    /// No positions, but before this one.
    pub(in crate::device) fn empty(at: usize) -> Self {
        Level {
            run: at..at,
            left: Vec::new(),
            right: Vec::new(),
        }
    }
}

impl<T: Output> Level<T> {
    /// Adds the values of the next positions. What the parts that they fill up leave goes to `up`.
    ///
    /// # Errors
    ///
    /// A fault in `C`, with the position at which its part begins.
    pub(super) fn append<C: Combine<Out = T>>(
        &mut self,
        host: dispatch::Level,
        mut values: &[T],
        up: &mut Vec<T>,
    ) -> Result<(), Error> {
        let cut = Cut::of(&self.run);
        if !cut.border {
            let (left, rest) = values.split_at(values.len().min(to_border(self.run.end)));
            self.left.extend_from_slice(left);
            self.run.end += left.len();
            values = rest;
        }
        while !values.is_empty() {
            let end = self.run.end;
            let whole = values.len() / PART * PART;
            let taken = if end.is_multiple_of(PART) && whole > 0 {
                // Past the rows: whole parts are folded as they lie.
                let source = (Elements(values.as_ptr()),);
                // SAFETY: the source has the values, and the CPU has the level.
                let folded = unsafe { Folder::of_values::<C>(host).fold(0..whole, source) };
                up.extend(folded.map_err(|error| behind(error, end))?);
                whole
            } else {
                let taken = values.len().min(to_border(end + 1) + 1);
                self.right.extend_from_slice(&values[..taken]);
                let begin = end / PART * PART;
                if (end + taken).is_multiple_of(PART) {
                    up.extend(self.folded::<C>(host).map_err(|error| at(error, begin))?);
                    self.right.clear();
                } else {
                    self.rows::<C>(host).map_err(|error| at(error, begin))?;
                }
                taken
            };
            self.run.end += taken;
            values = &values[taken..];
        }
        Ok(())
    }

    /// The values that the part behind the last border leaves, as far as it goes. The running values stand for the first row.
    pub(super) fn folded<C: Combine<Out = T>>(&self, host: dispatch::Level) -> Result<Vec<T>, Error> {
        let source = (Elements(self.right.as_ptr()),);
        // SAFETY: the source has the values, and the CPU has the level.
        unsafe { Folder::of_values::<C>(host).fold(0..self.right.len(), source) }
    }

    /// Combines full rows with the running values.
    fn rows<C: Combine<Out = T>>(&mut self, host: dispatch::Level) -> Result<(), Error> {
        let full = self.right.len() / ROW * ROW;
        if full <= ROW {
            return Ok(());
        }
        if environment_changed() {
            return Err(Error::FloatEnvironment);
        }
        let running = self.right.as_mut_ptr();
        for row in (ROW..full).step_by(ROW) {
            // SAFETY: the rows lie within the values. Each running value is read before it is written.
            let done = unsafe {
                let source = (
                    InPlace(Elements(running.cast_const())),
                    Elements(running.add(row).cast_const()),
                );
                run_at::<C, _, _>(host, source, Outputs(running), 0..ROW)
            };
            done.map_err(|ElementFault { fault, element }| Error::Fault { fault, element })?;
        }
        self.right.drain(ROW..full);
        Ok(())
    }
}

/// How many positions lie between this one and the next border of parts.
fn to_border(position: usize) -> usize {
    position.next_multiple_of(PART) - position
}

/// A fault of a part that begins there.
fn at(error: Error, begin: usize) -> Error {
    behind(above(error), begin)
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
