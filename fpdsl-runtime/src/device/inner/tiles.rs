//! The code of tiles.

use std::sync::Arc;

use super::job::Job;
use super::tile::{Shared, tile};
use crate::device::accelerator::MapKernel;
use crate::device::compiled::{self, Code, Lies, Made, Refused, Step};
use crate::device::strategy::{Host, Strategy};
use crate::element::Place;
use crate::ir::Kernel;
use crate::lift::ScalarType;

/// Steps that calls have altogether before tiles are worth compiling, each of which takes a millisecond or less.
const COMPILED: usize = 1 << 18;

/// Rows of the largest tile: two vectors of each, beside what is read, are as many as there are registers.
const ROWS: usize = 12;

/// Operations of the steps of a tile, at most: more take long to compile, and do not fit into registers.
const OPERATIONS: usize = 400;

/// The code of tiles of a job: of the most rows that there are, and of fewer.
pub(super) struct Tiles {
    pub(super) codes: Vec<(usize, &'static dyn Code)>,
    /// Columns of a tile.
    pub(super) width: usize,
}

impl Tiles {
    pub(super) fn of(host: Host, step: &MapKernel, recorded: &Kernel, job: &Job) -> Option<Self> {
        let registers = compiled::registers(host.level)?;
        let scalars = job.results.iter().map(|array| array.lies.scalars.len());
        let called = recorded.functions.iter().map(|function| function.temps.len());
        let operations = (recorded.temps.len() + called.sum::<usize>()).max(1);
        let most = (registers - 4) / (2 * scalars.sum::<usize>().max(1));
        let mut rows = most.min(ROWS).min(OPERATIONS / operations).min(job.rows).max(1);
        let mut worth = match host.strategy {
            Strategy::Lanes => 0,
            Strategy::Measured | Strategy::Single => COMPILED,
        };
        let largest = loop {
            match Self::code(host, step, recorded, job, (rows, worth)) {
                Ok(code) => break code,
                // Fewer may be less than too much.
                Err(Refused::Never) if rows > 1 => (rows, worth) = (rows / 2, 0),
                Err(Refused::Never | Refused::NotYet) => return None,
            }
        };
        let mut codes = vec![(rows, largest)];
        // What is left below the last whole tile.
        let mut left = job.rows % rows;
        while left > 0 {
            let fewer = 1 << left.ilog2();
            codes.push((fewer, Self::code(host, step, recorded, job, (fewer, 0)).ok()?));
            left -= fewer;
        }
        let width = largest.group();
        // Threads that all need it at once would not wait for each other.
        let has_rest = job.lanes.is_multiple_of(width) || codes.iter().all(|(_, code)| code.makes_rest());
        has_rest.then_some(Tiles { codes, width })
    }

    fn code(
        host: Host,
        step: &MapKernel,
        recorded: &Kernel,
        job: &Job,
        (rows, worth): (usize, usize),
    ) -> Result<&'static dyn Code, Refused> {
        let lies = job.lies();
        let pattern = lies
            .iter()
            .fold(0, |pattern, lies| pattern << 3 | lies.step as u128);
        let form = 1 << 127 | (rows as u128) << 1 | u128::from(job.shared == Shared::Right);
        compiled::made(step, host.level, [form, pattern], (job.steps(), worth), || {
            let kernel = tile(recorded, rows, job.shared);
            let value = |ty: ScalarType| Lies {
                step: Step::Shared,
                bytes: ty.bytes(),
                scalars: vec![Place {
                    ty,
                    at: 0,
                    below: None,
                }],
            };
            let panels = [&job.one.packed[..], &job.many.packed[..]].concat();
            let mut inputs = vec![value(ScalarType::Usize), value(ScalarType::Usize)];
            inputs.extend(panels.into_iter().map(value));
            let outputs = vec![lies; rows].concat();
            inputs.extend(outputs.iter().cloned());
            Made {
                name: format!("{} by tiles of {rows} rows", step.name),
                kernel: Arc::new(kernel),
                inputs,
                outputs,
            }
        })
    }

    /// How many panels of each number of rows a strip has, from the first on.
    pub(super) fn split(&self, rows: usize) -> impl Iterator<Item = (usize, usize, &'static dyn Code)> + '_ {
        let mut first = 0;
        let most = self.codes[0];
        std::iter::from_fn(move || {
            let left = rows - first;
            let (count, code) = if left >= most.0 {
                most
            } else {
                *self.codes[1..].iter().find(|(count, _)| *count <= left)?
            };
            first += count;
            Some((first - count, count, code))
        })
    }
}
