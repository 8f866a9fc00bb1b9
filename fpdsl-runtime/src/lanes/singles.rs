//! A function over arrays one element at a time, and in whole blocks with single elements behind them.

use core::marker::PhantomData;
use core::ops::Range;

use super::family::{Family, LaneFamily, LaneTask, Loop, loop_at, run_lanes, with_stack};
use super::{ElementFault, LANES, LaneBackend, LaneFaults, Mask, Sink, Source, stack};
use crate::dispatch::Level;
use crate::function::Function;
use crate::lift::Lift;
use crate::scalar::{Site, fault::caught};

/// As [`run_at`](super::run_at), one element at a time: with real branches, as a loop over scalar calls.
///
/// # Errors
///
/// The fault of the lowest faulting element. The elements before it are written.
///
/// # Safety
///
/// As [`run_at`](super::run_at).
pub unsafe fn singles_at<F, Src, Snk>(
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
    unsafe {
        catching(
            loop_at::<Singles<F>, Elements<Src, Snk>>(level),
            <Singles<F> as Loop<Elements<Src, Snk>>>::STACK,
            (src, snk, range),
        )
    }
}

/// A source, a sink and a range of elements.
type Elements<Src, Snk> = (Src, Snk, Range<usize>);

/// The first fault of a loop.
///
/// # Safety
///
/// As the loop.
#[inline(never)]
unsafe fn catching<Src, Snk>(
    run: unsafe fn(Elements<Src, Snk>),
    stack: usize,
    (src, snk, range): Elements<Src, Snk>,
) -> Result<(), ElementFault>
where
    Src: Copy,
    Snk: Copy,
{
    // SAFETY: the caller's; sources and sinks are made for other threads.
    caught(range, |window| unsafe {
        with_stack(stack, || run((src, snk, window)))
    })
}

/// As [`run_at`](super::run_at), but elements behind the last whole block run one at a time, so that a body is compiled for lanes of
/// which all execute, and the mask vanishes. On a level without lanes all elements do.
///
/// # Errors
///
/// As [`run_at`](super::run_at).
///
/// # Safety
///
/// As [`run_at`](super::run_at).
pub unsafe fn whole_blocks_at<F, Src, Snk>(
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
        range: range.clone(),
        function: PhantomData::<F>,
    };
    // SAFETY: the caller's.
    unsafe {
        run_lanes(level, blocks, || {
            singles_at::<F, Src, Snk>(level, src, snk, range)
        })
    }
}

struct Singles<F>(PhantomData<F>);

impl<F, Src, Snk> Loop<Elements<Src, Snk>> for Singles<F>
where
    F: Function,
    Src: Source<F::Args>,
    Snk: Sink<F::Out>,
{
    const STACK: usize = stack::of_function::<F>();

    #[inline(always)]
    unsafe fn run<I: Family>((src, snk, range): Elements<Src, Snk>) {
        let first = range.start;
        let mut cursor = src.cursor(first);
        for i in range {
            // SAFETY: the caller's.
            unsafe {
                let args = src.next(&mut cursor, i);
                snk.put(i, I::element::<F>(Site::of_element(i - first), args));
            }
        }
    }
}

struct WholeBlocks<F, Src, Snk> {
    level: Level,
    src: Src,
    snk: Snk,
    range: Range<usize>,
    function: PhantomData<F>,
}

impl<F, Src, Snk> LaneTask for WholeBlocks<F, Src, Snk>
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
    unsafe fn run<I: LaneFamily>(self) -> Result<(), ElementFault> {
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
    /// As [`LaneTask::run`]; elements may be computed twice.
    #[inline(always)]
    unsafe fn by_tiles<I: LaneFamily>(self) -> Result<(), ElementFault> {
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
/// As [`run_at`](super::run_at).
#[inline(always)]
unsafe fn block_in_row<I, F, Src, Snk>(
    src: Src,
    snk: Snk,
    cursor: &Src::Cursor,
    ahead: usize,
    i: usize,
) -> bool
where
    I: LaneFamily,
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
