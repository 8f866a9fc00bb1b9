//! The origins of scalars that were read from arrays in memory.
//!
//! `a[i][j]` is element `j` of element `i`. Each step by itself would copy a row: so the recorder remembers where the scalars of a row
//! come from, and the second step reads from there, or changes one place there.

use std::collections::HashMap;

use super::Recorder;
use super::array::position;
use crate::ir::{Array, Operand, Stmt, Temp};

/// Scalars that lie one after the other in an array.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    pub(super) array: Array,
    /// The indices of the run that led to it. Between them there may have been constant ones, which `leaf` counts.
    pub(super) path: Vec<Operand>,
    /// The place of the element that they led to.
    pub(super) base: Operand,
    /// How far after that the first scalar lies.
    pub(super) leaf: usize,
    /// How many assignments had been recorded when it was read: variables among the indices change with them.
    assignments: usize,
}

impl Row {
    /// All scalars of an array.
    pub(super) fn whole(array: Array) -> Self {
        Row {
            array,
            path: Vec::new(),
            base: position(0),
            leaf: 0,
            assignments: 0,
        }
    }

    /// An element of this row, which begins at `base`.
    pub(super) fn element(&self, base: Operand, index: Operand) -> Self {
        Row {
            base,
            path: self.path.iter().copied().chain([index]).collect(),
            ..self.clone()
        }
    }
}

/// An array of the recording: nothing changes it once it has been read.
#[derive(Debug)]
struct Filled {
    values: Vec<Operand>,
    /// Places that were changed afterwards, and their values.
    changes: Vec<(Operand, Operand)>,
    assignments: usize,
}

/// The memory of the recorder.
#[derive(Debug, Default)]
pub(super) struct Rows {
    read: HashMap<Temp, Row>,
    filled: Vec<Filled>,
    assignments: usize,
}

impl Rows {
    /// Forgets the temporaries and arrays after these.
    pub(super) fn rewind(&mut self, temps: usize, arrays: usize) {
        self.read.retain(|temp, _| (temp.0 as usize) < temps);
        self.filled.truncate(arrays);
    }

    /// Notes that variables have other values from here on.
    pub(super) fn pass_assignment(&mut self) {
        self.assignments += 1;
    }

    /// How many assignments have been recorded.
    pub(super) fn assignments(&self) -> usize {
        self.assignments
    }

    /// Notes the values of a new array.
    pub(super) fn fill(&mut self, values: Vec<Operand>) {
        self.filled.push(Filled {
            values,
            changes: Vec::new(),
            assignments: self.assignments,
        });
    }

    fn of(&self, scalar: Operand) -> Option<&Row> {
        match scalar {
            Operand::Temp(temp) => self.read.get(&temp),
            Operand::Var(_) | Operand::Param(_) | Operand::Const(_) => None,
        }
    }

    /// The row that scalars are, if they are one and were read with the indices as they are now.
    fn row(&self, scalars: &[Operand]) -> Option<Row> {
        let first = self.of(*scalars.first()?)?;
        let follows = |(k, &scalar): (usize, &Operand)| {
            let here = self.of(scalar);
            here.is_some_and(|here| {
                let same = (here.array, here.base, &here.path) == (first.array, first.base, &first.path);
                same && here.leaf == first.leaf + k && here.assignments == first.assignments
            })
        };
        scalars.iter().enumerate().all(follows).then(|| first.clone())
    }

    /// Returns true if scalar `leaf` of element `index` of `all` is `value`, because it was read from there.
    fn is_there(&self, all: &[Operand], index: Operand, leaf: usize, value: Operand) -> bool {
        let Some(row) = self.of(value) else {
            return false;
        };
        let Some((last, before)) = row.path.split_last() else {
            return false;
        };
        let is_read_here = *last == index && row.leaf == leaf && row.assignments == self.assignments;
        let is_of_all = || match before {
            [] => {
                let filled = &self.filled[row.array.0 as usize];
                filled.values == all && filled.changes.is_empty()
            }
            _ => self.row(all).is_some_and(|whole| {
                (whole.array, &whole.path[..], whole.leaf) == (row.array, before, 0)
                    && whole.assignments == self.assignments
            }),
        };
        is_read_here && is_of_all()
    }

    /// The scalars of element `index` of `all` that change when it becomes `value`: their places in the element, and their values.
    fn changes(&self, all: &[Operand], index: Operand, value: &[Operand]) -> Vec<(Operand, Operand)> {
        let is_there = |(leaf, &value): (usize, &Operand)| self.is_there(all, index, leaf, value);
        // An element that was changed as an array.
        if let Some(Row {
            array, path, leaf: 0, ..
        }) = self.row(value)
            && path.is_empty()
        {
            let filled = &self.filled[array.0 as usize];
            if filled.values.len() == value.len()
                && filled.assignments == self.assignments
                && filled.values.iter().enumerate().all(is_there)
            {
                return filled.changes.clone();
            }
        }
        let leaves = value.iter().enumerate().filter(|&leaf| !is_there(leaf));
        leaves.map(|(leaf, &value)| (position(leaf), value)).collect()
    }
}

impl Recorder {
    /// The row that scalars are, if they are one.
    pub(super) fn row(&self, scalars: &[Operand]) -> Option<Row> {
        self.rows(|rows| rows.row(scalars))
    }

    /// See [`Rows::changes`].
    pub(super) fn changes(
        &self,
        all: &[Operand],
        index: Operand,
        value: &[Operand],
    ) -> Vec<(Operand, Operand)> {
        self.rows(|rows| rows.changes(all, index, value))
    }

    /// Remembers that `read` is scalar `leaf` of a row.
    pub(super) fn note_read(&self, read: Operand, mut row: Row, leaf: usize) {
        let Operand::Temp(temp) = read else {
            return;
        };
        row.leaf += leaf;
        self.rows(|rows| {
            row.assignments = rows.assignments;
            rows.read.insert(temp, row);
        });
    }

    /// Changes a scalar of an array.
    pub(super) fn put(&self, array: Array, index: Operand, value: Operand) {
        self.rows(|rows| rows.filled[array.0 as usize].changes.push((index, value)));
        self.push(Stmt::Put { array, index, value });
    }
}
