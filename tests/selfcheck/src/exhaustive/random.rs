//! Random cases of the arithmetic operations, in numbers.

use rayon::prelude::*;

use super::unit::PARTS;
use crate::engine::{BLOCK, Item, Run};
use crate::inputs::{Random, random_case};
use crate::outcome::Outcome;
use crate::row::Row;
use crate::words::Case;

/// The operations, each with the same share.
pub const OPS: [&str; 6] = ["add", "sub", "mul", "div", "sqrt", "mul_add"];

/// Shares of an operation, each with random numbers of its own.
const SHARES: u64 = 64;

/// The number of cases of each row in each mode, the same in all modes.
pub fn random(run: &Run, rows: &[&Row], cases: u64) -> Outcome {
    let mut all = Outcome::default();
    let step = PARTS as u64 / (SHARES * rows.len() as u64);
    for row in rows {
        let shares: Vec<Outcome> = (0..SHARES)
            .into_par_iter()
            .map(|share| {
                let outcome = one_share(run, row, share, cases.div_ceil(SHARES));
                (run.progress)(step);
                outcome
            })
            .collect();
        all.append(sum(shares));
    }
    (run.progress)(PARTS as u64 - step * SHARES * rows.len() as u64);
    all
}

fn one_share(run: &Run, row: &Row, share: u64, cases: u64) -> Outcome {
    let mut items: Vec<Item> = row
        .runners
        .iter()
        .map(|&runner| Item::new(run, row, runner))
        .collect();
    let mut random = Random::new(run.seed, &format!("{} {} {share}", row.op, row.format));
    let mut left = cases;
    while left > 0 && !run.stopped() {
        let n = left.min(BLOCK as u64);
        let block: Vec<Case> = (0..n).map(|_| random_case(&mut random, row)).collect();
        for item in &mut items {
            item.check(run, &block);
        }
        left -= n;
    }
    let mut all = Outcome::default();
    for item in items {
        all.append(item.finish());
    }
    all
}

/// The tallies of the same row and backends added up.
fn sum(outcomes: Vec<Outcome>) -> Outcome {
    let mut total = Outcome::default();
    for outcome in outcomes {
        if total.tallies.is_empty() {
            total.tallies = outcome.tallies.clone();
        } else {
            for (total, tally) in total.tallies.iter_mut().zip(&outcome.tallies) {
                total.cases += tally.cases;
                total.agreed += tally.agreed;
            }
        }
        total.difference = total.difference.take().or(outcome.difference);
        total.failure = total.failure.take().or(outcome.failure);
    }
    total
}
