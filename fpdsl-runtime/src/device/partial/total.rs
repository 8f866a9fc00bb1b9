//! Tiers of reductions: of the values behind the last border of parts, the running values of rows are kept, and the values of the last
//! row if that is not full.

use core::ops::Range;

use crate::device::compiled::fold::Folder;
use crate::device::order::faults::{above, behind};
use crate::device::order::parts::{Cut, ROW};
use crate::device::order::{Made, Tier, Tiers, Total};
use crate::dispatch::{Level, environment_changed};
use crate::element::Placed;
use crate::error::Error;
use crate::function::Combine;
use crate::loops::{ElementFault, Elements, InPlace, Outputs, PART, Steps};

impl Tiers for Total {
    const MOST_HELD: usize = PART - 1 + 2 * ROW - 1;
    const MAGIC: &'static [u8; 8] = b"FPDSLPAR";

    fn kept(run: &Range<usize>) -> (usize, usize) {
        Cut::of(run).held()
    }

    fn above(run: &Range<usize>) -> Option<Range<usize>> {
        Cut::of(run).above()
    }

    fn tier<C: Combine>(level: Level, run: Range<usize>, values: &[C::Out]) -> Result<Made<C::Out>, Error> {
        let (folder, cut) = (Folder::of_values::<C>(level), Cut::of(&run));
        let at = |positions: &Range<usize>| positions.start - run.start..positions.end - run.start;
        let left = values[at(&cut.left)].to_vec();
        let tier = Tier::of_cut(&folder, &cut, left, &values[at(&cut.right)])?;
        let source = (Elements(values.as_ptr()),);
        // SAFETY: the source has the values, and the CPU has the level.
        Ok((tier, unsafe { folder.fold(at(&cut.whole), source)? }))
    }

    fn joined<C: Combine>(
        level: Level,
        mut left: Tier<C::Out>,
        between: &[C::Out],
        right: Tier<C::Out>,
    ) -> Result<Made<C::Out>, Error> {
        let folder = Folder::of_values::<C>(level);
        let mut up = Vec::new();
        left.append(&folder, between, &mut up)?;
        left.append(&folder, &right.left, &mut up)?;
        if Cut::of(&right.run).border {
            // What lies behind its last border stays as it is.
            left.right = right.right;
        }
        left.run.end = right.run.end;
        Ok((left, up))
    }
}

impl<T: Placed> Tier<T> {
    /// The tier of a run that is cut like that. What its whole parts leave is not in it.
    pub(super) fn of_cut(
        folder: &Folder<(T,), T>,
        cut: &Cut,
        left: Vec<T>,
        right: &[T],
    ) -> Result<Self, Error> {
        let mut tier = Tier {
            run: cut.left.start..cut.whole.end,
            left,
            right: Vec::new(),
        };
        tier.append(folder, right, &mut Vec::new())?;
        Ok(tier)
    }

    /// Adds the values of the next positions. What the parts that they fill up leave goes to `up`.
    ///
    /// # Errors
    ///
    /// A fault in the combination, with the position at which its part begins.
    pub(super) fn append(
        &mut self,
        folder: &Folder<(T,), T>,
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
                let folded = unsafe { folder.fold(0..whole, source) };
                up.extend(folded.map_err(|error| behind(error, end))?);
                whole
            } else {
                let taken = values.len().min(to_border(end + 1) + 1);
                self.right.extend_from_slice(&values[..taken]);
                let begin = end / PART * PART;
                if (end + taken).is_multiple_of(PART) {
                    up.extend(self.folded(folder).map_err(|error| at(error, begin))?);
                    self.right.clear();
                } else {
                    self.rows(folder).map_err(|error| at(error, begin))?;
                }
                taken
            };
            self.run.end += taken;
            values = &values[taken..];
        }
        Ok(())
    }

    /// The values that the part behind the last border leaves, as far as it goes. The running values stand for the first row.
    pub(super) fn folded(&self, folder: &Folder<(T,), T>) -> Result<Vec<T>, Error> {
        let source = (Elements(self.right.as_ptr()),);
        // SAFETY: the source has the values, and the CPU has the level.
        unsafe { folder.fold(0..self.right.len(), source) }
    }

    /// Combines full rows with the running values.
    fn rows(&mut self, folder: &Folder<(T,), T>) -> Result<(), Error> {
        let full = self.right.len() / ROW * ROW;
        if full <= ROW {
            return Ok(());
        }
        if environment_changed() {
            return Err(Error::FloatEnvironment);
        }
        let running = self.right.as_mut_ptr();
        for row in (ROW..full).step_by(ROW) {
            let source = (
                InPlace(Steps::of_adjacent(running)),
                Elements(running.wrapping_add(row).cast_const()),
            );
            // SAFETY: the rows lie within the values. Each running value is read before it is written.
            let done = unsafe { folder.pairs(source, Outputs(running), 0..ROW) };
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
