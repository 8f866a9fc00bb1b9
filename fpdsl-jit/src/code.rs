//! Compiled kernels, and calls of them.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use fpdsl_runtime::device::compiled::{Elements, Region, has_room};
use fpdsl_runtime::ir::{Kernel, with_deep_stack};
use smallvec::SmallVec;

use crate::compile::{About, Bytes, bytes, has_rows};
use crate::flat::may_unroll;
use crate::memory::{Executable, Native, arena};
use crate::shown::Shown;
use crate::{Form, Target, TooMuch, context, tiles};

/// Elements of a row of a grid, or of some rows that have all theirs.
struct Row {
    elements: Range<usize>,
    rows: usize,
    /// Elements before it.
    before: usize,
    /// Coordinates along the second and third axis.
    at: [usize; 2],
    /// Outputs may overlap inputs: no element is computed twice.
    in_place: bool,
}

/// Rows that running values are combined with before the next columns: fewer are loaded and stored more often, more are too many
/// streams for what fetches memory ahead.
const ROWS_AT_A_TIME: usize = 8;

/// Words of a context for which no memory is allocated.
const FEW: usize = 64;

/// The context of calls.
type Words = SmallVec<[u64; FEW]>;

/// This many words.
fn words(count: usize) -> Words {
    if count <= FEW {
        Words::from_buf_and_len([0; FEW], count)
    } else {
        Words::from_elem(0, count)
    }
}

/// Quotient and remainder. Most calls have no grid, and a division takes as long as a call.
fn divided(number: usize, by: usize) -> (usize, usize) {
    if number < by {
        (0, number)
    } else {
        (number / by, number % by)
    }
}

/// A kernel in machine code.
pub struct Code {
    whole: Compiled,
    /// The same for less than a group, compiled when first needed; nothing if it is too much.
    rest: OnceLock<Option<Compiled>>,
    /// True once a thread compiles that. Others do without it meanwhile: waiting could last for ever in a child that `fork` made.
    begun: AtomicBool,
    kernel: Arc<Kernel>,
    has_rows: bool,
    has_tiles: bool,
    target: Target,
    form: Form,
}

/// What is called with a context, and returns the first element of a group that faults or `u64::MAX`.
#[cfg(target_arch = "x86_64")]
type Entry = extern "sysv64" fn(*mut u64) -> u64;
#[cfg(not(target_arch = "x86_64"))]
type Entry = extern "C" fn(*mut u64) -> u64;

/// Machine code for one form.
pub(crate) struct Compiled {
    /// Before the code that it is about, so that it goes first.
    _shown: Shown,
    pages: Executable<Native>,
    len: usize,
    entry: usize,
    group: usize,
    about: About,
    /// What the code points to.
    _library: Box<[crate::library::Task]>,
}

impl Compiled {
    fn new(found: Bytes, kernel: &Kernel, target: Target, form: &Form) -> Result<Self, TooMuch> {
        let Bytes {
            bytes,
            entry,
            group,
            library,
            about,
            origins,
        } = found;
        let refused = TooMuch {
            what: "bytes of memory that the system makes executable",
            found: bytes.len(),
            most: 0,
        };
        let pages = arena().publish(&bytes).map_err(|_| refused)?;
        debug_assert!(group.is_power_of_two());
        Ok(Compiled {
            _shown: Shown::new(&pages, bytes.len(), kernel, target, form, &origins),
            pages,
            len: bytes.len(),
            entry,
            group,
            about,
            _library: library,
        })
    }

    /// # Safety
    ///
    /// The context is what the kernel reads and writes.
    unsafe fn call(&self, context: &mut [u64]) -> Result<(), usize> {
        // SAFETY: this is the code's signature.
        let entry: Entry = unsafe { std::mem::transmute(self.pages.at(self.entry)) };
        match entry(context.as_mut_ptr()) {
            u64::MAX => Ok(()),
            element => Err(element as usize),
        }
    }
}

/// Compiles a kernel.
///
/// # Errors
///
/// If it is too large, or the system refuses executable memory.
///
/// # Panics
///
/// If arguments and results do not lie in the way of the kernel.
pub fn compile(kernel: &Arc<Kernel>, target: Target, form: &Form) -> Result<Code, TooMuch> {
    let mut form = form.clone();
    let found = loop {
        match bytes(kernel, target, &form) {
            Err(_) if form.unrolls && with_deep_stack(kernel, || may_unroll(kernel)) => form.unrolls = false,
            Err(_) if form.vectors > 1 => form.vectors /= 2,
            found => break found?,
        }
    };
    Ok(Code {
        whole: Compiled::new(found, kernel, target, &form)?,
        rest: OnceLock::new(),
        begun: AtomicBool::new(false),
        kernel: Arc::clone(kernel),
        has_rows: has_rows(kernel) || form.has_columns(),
        has_tiles: has_rows(kernel) && tiles::reads_in_loops(kernel),
        target,
        form,
    })
}

impl Code {
    /// Elements that it computes at a time.
    pub fn group(&self) -> usize {
        self.whole.group
    }

    /// Tells what was compiled.
    pub fn kernel(&self) -> &Kernel {
        &self.kernel
    }

    /// Facts about its compilation.
    pub fn about(&self) -> About {
        self.whole.about
    }

    /// Computes elements, row by row.
    ///
    /// # Safety
    ///
    /// Inputs and outputs lie as those for which it was compiled, and have these elements. Outputs overlap nothing that is read except
    /// element for element, and then `in_place` says so.
    ///
    /// # Errors
    ///
    /// The first element of a group with one that faults; all elements before it are computed, and in place none of those from it on.
    pub unsafe fn run(
        &self,
        inputs: &[Region],
        outputs: &[Region],
        elements: &Elements,
    ) -> Result<(), usize> {
        assert_eq!(inputs.len(), self.form.inputs.len(), "the inputs");
        assert_eq!(outputs.len(), self.form.outputs.len(), "the outputs");
        let mut words = words(context::output(inputs.len(), outputs.len()));
        for (b, input) in inputs.iter().enumerate() {
            let at = context::input(b);
            words[at..at + 3].copy_from_slice(&[input.address as u64, input.len as u64, input.step as u64]);
        }
        for (b, output) in outputs.iter().enumerate() {
            let at = context::output(inputs.len(), b);
            words[at..at + 2].copy_from_slice(&[output.address as u64, output.step as u64]);
        }
        let [width, height] = elements.extents;
        let Range { start, end } = elements.range;
        [words[context::WIDTH], words[context::HEIGHT]] = elements.extents.map(|extent| extent as u64);
        // Rows that running values are combined with begin with the elements.
        let (mut y, mut x) = if self.form.has_columns() {
            (0, 0)
        } else {
            divided(start, width)
        };
        // Addresses are those of the first element of a row.
        let mut base = 0;
        let mut first = start - x;
        while first + x < end {
            let behind = (first - base) as u64;
            if behind > 0 {
                for (b, input) in inputs.iter().enumerate() {
                    let word = &mut words[context::input(b)];
                    *word = word.wrapping_add(behind.wrapping_mul(input.step as u64));
                }
                for (b, output) in outputs.iter().enumerate() {
                    let word = &mut words[context::output(inputs.len(), b)];
                    *word = word.wrapping_add(behind.wrapping_mul(output.step as u64));
                }
                base = first;
            }
            words[context::BASE] = base as u64;
            let mut row = Row {
                elements: x..width.min(end - first),
                rows: 1,
                before: 0,
                at: {
                    let (z, y) = divided(y, height);
                    [y, z]
                },
                in_place: elements.in_place,
            };
            if row.elements == (0..width) && self.ends_rows(&row) {
                row.rows = (end - first) / width;
            }
            // SAFETY: the caller's promise.
            unsafe {
                if self.has_tiles && row.rows > 1 && !row.in_place {
                    self.tiles(&mut words, &row)
                } else {
                    self.row(&mut words, &row)
                }
            }
            .map_err(|element| first + element)?;
            first = first.saturating_add(row.rows.saturating_mul(width));
            (x, y) = (0, y + row.rows);
        }
        Ok(())
    }

    /// Returns true if the code goes from such a row to the next by itself.
    fn ends_rows(&self, row: &Row) -> bool {
        let (width, group) = (row.elements.end, self.whole.group);
        self.has_rows && (width % group == 0 || width > group && !row.in_place)
    }

    /// Whole rows, some at a time, one group of columns after the other.
    ///
    /// # Safety
    ///
    /// As [`Code::run`], for what is in the context. Elements may be computed twice.
    unsafe fn tiles(&self, words: &mut Words, all: &Row) -> Result<(), usize> {
        let (width, height, group) = (
            all.elements.end,
            words[context::HEIGHT] as usize,
            self.whole.group,
        );
        let [y, z] = all.at;
        for done in (0..all.rows).step_by(tiles::ROWS) {
            let rows = tiles::ROWS.min(all.rows - done);
            let at = {
                let (planes, y) = divided(y + done, height);
                [y, z + planes]
            };
            let before = done * width;
            for start in (0..width).step_by(group) {
                let start = start.min(width - group);
                let tile = Row {
                    elements: start..start + group,
                    rows,
                    before,
                    at,
                    ..*all
                };
                // SAFETY: the caller's promise.
                if unsafe { self.row(words, &tile) }.is_ok() {
                    continue;
                }
                // A lower element, which comes later in this order, may fault as well.
                let band = Row {
                    elements: 0..width,
                    ..tile
                };
                // SAFETY: the caller's promise.
                unsafe { self.row(words, &band)? };
                break;
            }
        }
        Ok(())
    }

    /// # Safety
    ///
    /// As [`Code::run`], for what is in the context.
    unsafe fn row(&self, words: &mut Words, row: &Row) -> Result<(), usize> {
        [words[context::Y], words[context::Z]] = row.at.map(|c| c as u64);
        // The code counts here.
        words[context::BEFORE] = row.before as u64;
        let Range { start, end } = row.elements;
        let group = self.whole.group;
        let left = end.saturating_sub(start) & (group - 1);
        words[context::START] = start as u64;
        words[context::END] = end as u64;
        let overlaps = left > 0 && !row.in_place;
        words[context::STOP] = if overlaps { end as u64 } else { 0 };
        words[context::ROWS] = row.rows as u64;
        if self.form.has_columns() {
            let span = |rows: usize| (rows as u64 - 1).wrapping_mul(words[context::WIDTH]);
            let first = (row.rows - 1) % ROWS_AT_A_TIME + 1;
            let spans = [span(first), span(ROWS_AT_A_TIME)];
            [words[context::SPAN], words[context::NEXT_SPAN]] = spans;
            words[context::ROWS] = row.rows.div_ceil(ROWS_AT_A_TIME) as u64;
        }
        if end >= start + group {
            // SAFETY: the caller's promise.
            unsafe { self.whole.call(words) }.map_err(|element| {
                let is_last = overlaps && element % words[context::WIDTH] as usize == end - group;
                if is_last { element + group - left } else { element }
            })?;
            if overlaps {
                return Ok(());
            }
        }
        if left == 0 {
            return Ok(());
        }
        words[context::STOP] = 0;
        words[context::ROWS] = 1;
        words[context::START] = (end - left) as u64;
        words[context::END] = (end - left + group) as u64;
        words[context::COUNT] = left as u64;
        match self.rest() {
            // SAFETY: as above; elements after the end are masked.
            Some(rest) => unsafe { rest.call(words) },
            None => Err(end - left),
        }
    }

    pub(crate) fn rest(&self) -> Option<&Compiled> {
        if let Some(known) = self.rest.get() {
            return known.as_ref();
        }
        if self.begun.swap(true, Ordering::Relaxed) {
            return None;
        }
        let compiled = || {
            let form = Form {
                masked: true,
                ..self.form.clone()
            };
            let found = bytes(&self.kernel, self.target, &form).ok()?;
            Compiled::new(found, &self.kernel, self.target, &form).ok()
        };
        if !has_room() {
            // Another call may have better luck.
            self.begun.store(false, Ordering::Relaxed);
            return None;
        }
        self.rest.get_or_init(compiled).as_ref()
    }

    /// The pool and code, for those who decode it, and where the kernel begins.
    pub fn bytes(&self) -> (&[u8], usize) {
        let first = self.whole.pages.at(0);
        // SAFETY: that many bytes were published there, and nobody writes to them as long as `self` is there.
        let bytes = unsafe { std::slice::from_raw_parts(first, self.whole.len) };
        (bytes, self.whole.entry)
    }
}
