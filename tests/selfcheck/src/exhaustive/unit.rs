//! One family in one mode: blocks of results are judged, and what is wrong is looked at one by one.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use fpdsl::Error;
use fpdsl::generic::Function;
use fpdsl::mode::Rounding;
use rayon::prelude::*;

use super::judge::{Judge, all_right};
use super::pairs::OfFirst;
use crate::backends::Backend;
use crate::engine::Run;
use crate::outcome::{Difference, Outcome, Tally};
use crate::row::{Draws, Row};
use crate::words::{Case, Pair, Word};

/// Elements that a backend runs at a time: below what the host shares among threads, which have blocks of their own.
pub const BLOCK: usize = 1 << 14;

/// Results of each part of the work, into which a unit is divided for progress and threads.
pub const PARTS: u32 = 1 << 16;

/// Runs a row in a mode for all operands.
pub type RunUnit = fn(&Run, &Row, Rounding) -> Outcome;

struct Unit<'a> {
    run: &'a Run<'a>,
    row: &'a Row,
    mode: Rounding,
    counts: Vec<Count>,
    found: Mutex<Outcome>,
}

#[derive(Default)]
struct Count {
    cases: AtomicU64,
    agreed: AtomicU64,
}

/// A block of results: which backend's, and of which operands.
struct Block<'a, T> {
    backend: usize,
    start: u32,
    got: &'a [T],
}

impl<'a> Unit<'a> {
    fn new(run: &'a Run<'a>, row: &'a Row, mode: Rounding) -> Self {
        Unit {
            run,
            row,
            mode,
            counts: run.backends.iter().map(|_| Count::default()).collect(),
            found: Mutex::default(),
        }
    }

    /// All parts, on all threads, until something is wrong.
    fn finish(self, part: impl Fn(&Self, u32) -> Result<(), String> + Sync) -> Outcome {
        (0..PARTS).into_par_iter().for_each(|n| {
            if !self.run.stopped() {
                if let Err(failure) = part(&self, n) {
                    self.note(|found| found.failure = Some(failure));
                }
                (self.run.progress)(1);
            }
        });
        let mut outcome = self
            .found
            .into_inner()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        outcome.tallies = self
            .run
            .backends
            .iter()
            .zip(&self.counts)
            .map(|(backend, count)| Tally {
                op: self.row.op,
                format: self.row.format_name(),
                mode: Some(self.mode),
                backend: backend.name.clone(),
                compared: true,
                cases: count.cases.load(Ordering::Relaxed),
                agreed: count.agreed.load(Ordering::Relaxed),
            })
            .collect();
        outcome
    }

    fn note(&self, change: impl FnOnce(&mut Outcome)) {
        self.run.stop.store(true, Ordering::Relaxed);
        change(&mut self.found.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
    }

    fn failed(&self, backend: &Backend, error: &Error) -> String {
        format!(
            "{} {} on {}: {error}",
            self.row.op,
            self.row.format_name(),
            backend.name
        )
    }

    /// Changes results where a test wants that.
    fn tamper<T: Word>(&self, backend: &Backend, got: &mut [T], case: impl Fn(usize) -> Case) {
        if let Some(tamper) = self.run.tamper {
            for (i, got) in got.iter_mut().enumerate() {
                let mut pair = [got.to_word(), 0];
                tamper(&backend.name, self.row, &case(i), &mut pair);
                *got = T::from_word(pair[0]);
            }
        }
    }

    /// Counts a block: by the judge, and by the reference the operands in `special`, which the judge passes over.
    fn count<J: Judge>(
        &self,
        judge: J,
        block: &Block<J::Got>,
        special: &[Range<u32>],
        case: impl Fn(u32) -> Case,
    ) {
        let Block { backend, start, got } = *block;
        let word = |operand: u32| got[(operand - start) as usize].to_word();
        let mut agreed = got.len() as u64;
        if !all_right(judge, start, got) {
            for operand in start..=start + (got.len() - 1) as u32 {
                if !judge.right(operand as i64, word(operand) as i64) {
                    agreed -= 1;
                    self.wrong(backend, case(operand), [word(operand), 0]);
                }
            }
        }
        for range in special {
            let end = range.end.min(start.saturating_add(got.len() as u32));
            agreed -= self.differing(backend, (range.start.max(start)..end).map(|n| (case(n), word(n))));
        }
        self.add(backend, got.len(), agreed);
    }

    /// Counts a block by the reference alone.
    fn count_by_reference<T: Word>(&self, block: &Block<T>, case: impl Fn(u32) -> Case) {
        let words = block.got.iter().map(|got| got.to_word());
        let cases = (block.start..=u32::MAX).map(case).zip(words);
        let differing = self.differing(block.backend, cases);
        self.add(block.backend, block.got.len(), block.got.len() as u64 - differing);
    }

    fn add(&self, backend: usize, cases: usize, agreed: u64) {
        self.counts[backend]
            .cases
            .fetch_add(cases as u64, Ordering::Relaxed);
        self.counts[backend].agreed.fetch_add(agreed, Ordering::Relaxed);
    }

    /// The reference's results. No family draws random bits.
    fn right(&self, case: Case) -> Option<Pair> {
        self.row.expected(Some(self.mode), case, Draws::default(), 0)
    }

    /// How many results differ from the reference.
    fn differing(&self, backend: usize, cases: impl Iterator<Item = (Case, u64)>) -> u64 {
        let mut differing = 0;
        for (case, got) in cases {
            let right = self.right(case);
            if right.is_none_or(|right| !self.row.same([got, 0], right)) {
                differing += 1;
                self.wrong(backend, case, [got, 0]);
            }
        }
        differing
    }

    /// Notes the first wrong result.
    fn wrong(&self, backend: usize, case: Case, got: Pair) {
        let Some(right) = self.right(case) else {
            return;
        };
        let name = &self.run.backends[backend].name;
        let difference = Difference::new(self.row, Some(self.mode), name, (case, None), [got, right]);
        let doubtful = self.row.same(got, right).then(|| {
            format!(
                "{} {}: the judge refuses what the reference gives for {case:x?}",
                self.row.op, self.mode
            )
        });
        self.note(|found| {
            found.failure = found.failure.take().or(doubtful);
            found.difference.get_or_insert(difference);
        });
    }
}

/// All pairs of operands of sixteen bits: one first operand a part, all second operands.
pub fn all_pairs<F, J>(run: &Run, row: &Row, mode: Rounding) -> Outcome
where
    F: Function<Args = (J::Got, J::Got), Out = J::Got>,
    J: OfFirst,
{
    let format = row.format;
    let (infinity, sign) = (format.infinity() as u32, format.sign_mask() as u32);
    let zeros = J::PASSES_ZEROS as u32;
    let special = [
        infinity..sign,
        infinity | sign..2 * sign,
        0..zeros,
        sign..sign + zeros,
    ];
    let seconds: Vec<J::Got> = (0..PARTS).map(|y| J::Got::from_word(y as u64)).collect();
    Unit::new(run, row, mode).finish(|unit, x| {
        let case = |y: u32| [x as u64, y as u64, 0, 0];
        let judge = J::of_first(x as u16);
        let firsts = [J::Got::from_word(x as u64); BLOCK];
        for (n, seconds) in seconds.chunks(BLOCK).enumerate() {
            let start = (n * BLOCK) as u32;
            for (at, backend) in run.backends.iter().enumerate() {
                let arrays = (&firsts[..], seconds);
                let call = |i: usize| (firsts[i], seconds[i]);
                let got = backend.compute::<F, _>(BLOCK, arrays, call);
                let mut got = got.map_err(|error| unit.failed(backend, &error))?;
                unit.tamper(backend, &mut got, |i| case(start + i as u32));
                let block = Block {
                    backend: at,
                    start,
                    got: &got,
                };
                if x & !sign >= infinity {
                    unit.count_by_reference(&block, case);
                } else {
                    unit.count(judge, &block, &special, case);
                }
            }
        }
        Ok(())
    })
}

/// All binary32 operands.
pub fn all_singles<F, J>(run: &Run, row: &Row, mode: Rounding) -> Outcome
where
    F: Function<Args = (f32,), Out = J::Got>,
    J: Judge + Default,
{
    Unit::new(run, row, mode).finish(|unit, part| {
        for n in 0..(1 << 16) / BLOCK as u32 {
            let start = (part << 16) + n * BLOCK as u32;
            let operands: Vec<f32> = (0..BLOCK as u32).map(|i| f32::from_bits(start + i)).collect();
            let case = |x: u32| [x as u64, 0, 0, 0];
            let exponent = start >> 23 & 0xff;
            for (at, backend) in run.backends.iter().enumerate() {
                let got = backend.compute::<F, _>(BLOCK, (&operands[..],), |i| (operands[i],));
                let mut got = got.map_err(|error| unit.failed(backend, &error))?;
                unit.tamper(backend, &mut got, |i| case(start + i as u32));
                let block = Block {
                    backend: at,
                    start,
                    got: &got,
                };
                // A block lies within one exponent.
                if exponent == 0 || exponent == 0xff {
                    unit.count_by_reference(&block, case);
                } else {
                    unit.count(J::default(), &block, &[], case);
                }
            }
        }
        Ok(())
    })
}
