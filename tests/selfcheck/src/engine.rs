//! Runs rows on backends, each for its share of the time.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use fpdsl::mode::Rounding;
use rayon::prelude::*;

use crate::backends::Backend;
use crate::inputs::{Random, random_case, special_cases};
use crate::outcome::{Difference, Outcome, Tally};
use crate::row::{Draws, Row, Runner};
use crate::words::{Case, Pair};

/// Cases that a backend runs at a time: their operands and results stay in the second-level cache.
pub const BLOCK: usize = 4096;

/// Changes results before they are compared, so that tests see that differences are found: of this backend and
/// row, for these operands.
pub type Tamper = dyn Fn(&str, &Row, &Case, &mut Pair) + Sync;

/// The data that all parts of a run share.
pub struct Run<'a> {
    /// The backends to check.
    pub backends: &'a [Backend],
    /// The seed of the random cases.
    pub seed: u64,
    /// None but in tests.
    pub tamper: Option<&'a Tamper>,
    /// Called as work is done: how much, in parts of all of it.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Set at the first difference; everybody stops then.
    pub stop: AtomicBool,
}

impl Run<'_> {
    /// Returns true if there is a difference or a failure.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// One row in one mode, and how many cases each backend agreed with so far.
pub struct Item<'a> {
    row: &'a Row,
    mode: Option<Rounding>,
    runner: Runner,
    /// Blocks so far: each has random bits of its own.
    blocks: u32,
    outcome: Outcome,
}

impl<'a> Item<'a> {
    /// Nothing run yet.
    pub fn new(run: &Run, row: &'a Row, (mode, runner): (Option<Rounding>, Runner)) -> Self {
        let tally = |backend: &Backend| Tally {
            op: row.op,
            format: row.format_name(),
            mode,
            backend: backend.name.clone(),
            compared: row.reference.is_some(),
            cases: 0,
            agreed: 0,
        };
        let outcome = Outcome {
            tallies: run.backends.iter().map(tally).collect(),
            ..Outcome::default()
        };
        Item {
            row,
            mode,
            runner,
            blocks: 0,
            outcome,
        }
    }

    /// The outcome.
    pub fn finish(self) -> Outcome {
        self.outcome
    }

    /// Runs cases on every backend.
    pub fn check(&mut self, run: &Run, cases: &[Case]) {
        let row = self.row;
        let draws = Draws {
            key: run.seed,
            stream: self.blocks,
        };
        self.blocks += 1;
        let right = |(position, &case)| row.expected(self.mode, case, draws, position);
        let right: Vec<Option<Pair>> = cases.iter().enumerate().map(right).collect();
        let mut got = vec![[0; 2]; cases.len()];
        for (backend, tally) in run.backends.iter().zip(&mut self.outcome.tallies) {
            if let Err(error) = backend.run(&self.runner, draws, cases, &mut got) {
                run.stop.store(true, Ordering::Relaxed);
                self.outcome.failure = Some(format!(
                    "{} {} on {}: {error}",
                    row.op,
                    row.format_name(),
                    backend.name
                ));
                return;
            }
            tally.cases += cases.len() as u64;
            for (position, ((case, got), right)) in cases.iter().zip(&mut got).zip(&right).enumerate() {
                if let Some(tamper) = run.tamper {
                    tamper(&backend.name, row, case, got);
                }
                let Some(right) = *right else { continue };
                if row.same(*got, right) {
                    tally.agreed += 1;
                } else if self.outcome.difference.is_none() {
                    run.stop.store(true, Ordering::Relaxed);
                    let case = (*case, row.random_bits(draws, position));
                    let difference = Difference::new(row, self.mode, &backend.name, case, [*got, right]);
                    self.outcome.difference = Some(difference);
                }
            }
        }
    }
}

/// Special cases of all rows, then random ones until the time is over.
pub fn for_seconds(run: &Run, rows: &[Row], seconds: f64) -> Outcome {
    let items: Vec<_> = rows
        .iter()
        .flat_map(|row| row.runners.iter().map(move |&runner| (row, runner)))
        .collect();
    let share = seconds * rayon::current_num_threads() as f64 / items.len().max(1) as f64;
    let share = Duration::try_from_secs_f64(share).unwrap_or(Duration::MAX);
    let outcomes: Vec<Outcome> = items
        .into_par_iter()
        .map(|(row, runner)| {
            let outcome = for_a_while(run, row, runner, share);
            (run.progress)(1);
            outcome
        })
        .collect();
    let mut all = Outcome::default();
    for outcome in outcomes {
        all.append(outcome);
    }
    all
}

fn for_a_while(run: &Run, row: &Row, runner: (Option<Rounding>, Runner), share: Duration) -> Outcome {
    let start = Instant::now();
    let mut item = Item::new(run, row, runner);
    for cases in special_cases(row).chunks(BLOCK) {
        if run.stopped() {
            return item.finish();
        }
        item.check(run, cases);
    }
    let mode = runner.0.map_or("", Rounding::name);
    let mut random = Random::new(run.seed, &format!("{} {} {mode}", row.op, row.format_name()));
    loop {
        let cases: Vec<Case> = (0..BLOCK).map(|_| random_case(&mut random, row)).collect();
        item.check(run, &cases);
        if run.stopped() || start.elapsed() >= share {
            return item.finish();
        }
    }
}
