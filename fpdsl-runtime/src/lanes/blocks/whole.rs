//! A function over arrays in whole blocks, with single elements behind them.

use core::marker::PhantomData;
use core::ops::Range;

use super::super::{ElementFault, LANES, LaneBackend, LaneFaults, Mask, Sink, Source, singles_at, stack};
use super::{Family, Task, run_task};
use crate::dispatch::Level;
use crate::function::Function;
use crate::lift::Lift;

/// As [`run_at`](crate::lanes::run_at), but elements behind the last whole block run one at a time, so that a body is compiled for lanes of
/// which all execute, and the mask vanishes.
///
/// # Errors
///
/// As [`run_at`](crate::lanes::run_at).
///
/// # Safety
///
/// As [`run_at`](crate::lanes::run_at).
pub(crate) unsafe fn whole_blocks_at<F, Src, Snk>(
    level: Level,
    src: Src,
    snk: Snk,
    range: Range<usize>,
) -> Result<(), ElementFault>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    let blocks = WholeBlocks {
        level,
        src,
        snk,
        range,
        function: PhantomData::<F>,
    };
    // SAFETY: the caller's.
    unsafe { run_task(level, blocks) }
}

struct WholeBlocks<F, Src, Snk> {
    level: Level,
    src: Src,
    snk: Snk,
    range: Range<usize>,
    function: PhantomData<F>,
}

impl<F, Src, Snk> Task for WholeBlocks<F, Src, Snk>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    type Out = Result<(), ElementFault>;

    const STACK: usize = stack::of_function::<F>().saturating_mul(LANES);

    /// Row by row. A block lies in one row, so that all but the first coordinate are the same in all lanes. The last block of a row
    /// begins before the end of the one before it if elements may be computed twice.
    #[inline(always)]
    unsafe fn run<I: Family>(self) -> Result<(), ElementFault> {
        if F::READS_IN_LOOPS && Src::REPEATS {
            // SAFETY: the caller's.
            return unsafe { self.by_tiles::<I>() };
        }
        let (src, snk) = (self.src, self.snk);
        let mut first = self.range.start;
        while first < self.range.end {
            let cursor = src.cursor(first);
            let len = src.row(&cursor).min(self.range.end - first);
            let mut ahead = 0;
            if let Some(last) = len.checked_sub(LANES) {
                loop {
                    let i = first + ahead;
                    // SAFETY: the caller's; the block lies within the range and within a row.
                    unsafe {
                        if !block_in_row::<I, F, Src, Snk>(src, snk, &cursor, ahead, i) {
                            singly::<F, Src, Snk>(self.level, src, snk, i..i + LANES)?;
                        }
                    }
                    let next = ahead + LANES;
                    let ends = next > last;
                    let again = ends && Src::REPEATS && ahead < last;
                    ahead = if again { last } else { next };
                    if ends && !again {
                        break;
                    }
                }
            }
            let end = first + len;
            if ahead < len {
                // SAFETY: the caller's.
                unsafe { singly::<F, Src, Snk>(self.level, src, snk, first + ahead..end)? };
            }
            first = end;
        }
        Ok(())
    }
}

/// Rows of a grid that are walked together.
const TILE: usize = 8;

impl<F, Src, Snk> WholeBlocks<F, Src, Snk>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    /// Some rows at a time, one block of each before the next of the first: what a loop of the body reads for a block of columns, the
    /// row below mostly reads again, and the caches still have it.
    ///
    /// # Safety
    ///
    /// As [`Task::run`]; elements may be computed twice.
    #[inline(always)]
    unsafe fn by_tiles<I: Family>(self) -> Result<(), ElementFault> {
        let (src, snk) = (self.src, self.snk);
        let mut first = self.range.start;
        while first < self.range.end {
            let mut cursors = [src.cursor(first); TILE];
            let left = self.range.end - first;
            let len = src.row(&cursors[0]).min(left);
            let mut rows = 1;
            while rows < TILE && len >= LANES && (rows + 1) * len <= left {
                let cursor = src.cursor(first + rows * len);
                // The first row may be the end of one.
                if src.row(&cursor) != len {
                    break;
                }
                cursors[rows] = cursor;
                rows += 1;
            }
            let end = first + rows * len;
            let Some(last) = len.checked_sub(LANES) else {
                // SAFETY: the caller's.
                unsafe { singly::<F, Src, Snk>(self.level, src, snk, first..end)? };
                first = end;
                continue;
            };
            let (mut ahead, mut row) = (0, 0);
            loop {
                let i = first + row * len + ahead;
                // SAFETY: the caller's; the block lies within the range and within a row.
                unsafe {
                    if !block_in_row::<I, F, Src, Snk>(src, snk, &cursors[row], ahead, i)
                        && singly::<F, Src, Snk>(self.level, src, snk, i..i + LANES).is_err()
                    {
                        // A lower element, which comes later in this order, may have a fault as well.
                        singly::<F, Src, Snk>(self.level, src, snk, first..end)?;
                    }
                }
                row += 1;
                if row < rows {
                    continue;
                }
                if ahead == last {
                    break;
                }
                (ahead, row) = (last.min(ahead + LANES), 0);
            }
            first = end;
        }
        Ok(())
    }
}

/// [`singles_at`], away from the loop over blocks.
///
/// # Safety
///
/// As [`singles_at`].
#[inline(never)]
unsafe fn singly<F, Src, Snk>(
    level: Level,
    src: Src,
    snk: Snk,
    range: Range<usize>,
) -> Result<(), ElementFault>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    // SAFETY: the caller's.
    unsafe { singles_at::<F, Src, Snk>(level, src, snk, range) }
}

/// Elements from `i` on, which is so many `ahead` of the cursor and in its row. Returns false, and writes nothing, if one of them
/// may have faulted.
///
/// # Safety
///
/// As [`run_at`](crate::lanes::run_at).
#[inline(always)]
unsafe fn block_in_row<I, F, Src, Snk>(
    src: Src,
    snk: Snk,
    cursor: &Src::Cursor,
    ahead: usize,
    i: usize,
) -> bool
where
    I: Family,
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    let faults = LaneFaults::new();
    // SAFETY: the caller's.
    unsafe {
        let b = I::backend(Mask::ALL, &faults).as_draft();
        let args: <F::Args as Lift>::On<I::On<'_>> = src.load_in_row(b, cursor, ahead, i);
        let out = F::eval(b, args);
        let done = !faults.lanes().any();
        if done {
            snk.store(b, i, out);
        }
        done
    }
}
