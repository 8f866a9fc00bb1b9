//! The operations that are counted, and their counters.

use std::collections::HashMap;

use super::{Watched, What};
use crate::ir::writer::Write;
use crate::ir::{Operand, Pasted, Stmt};
use crate::lift::ScalarType;

/// Hands out counters.
pub(super) struct Watching {
    /// The buffer of the counters.
    buffer: u32,
    /// Each copy of an operation has counters of its own.
    pub apart: bool,
    /// How many counters an operation has at most.
    each: usize,
    operations: Vec<Watched>,
    known: HashMap<(What, Option<u32>, ScalarType, bool), usize>,
    /// Counters so far.
    used: u32,
    /// The counters of the turns of the blocks under construction.
    turns: Vec<Option<u32>>,
}

/// An operation with its operands and its result.
pub(super) struct Found<'a> {
    pub what: What,
    pub origin: Option<u32>,
    pub args: &'a [Operand],
    /// What is computed of it.
    pub beside: &'a [Operand],
    pub result: Operand,
}

impl Watching {
    pub fn new(buffer: u32, apart: bool, each: usize) -> Self {
        Watching {
            buffer,
            apart,
            each,
            operations: Vec::new(),
            known: HashMap::new(),
            used: 0,
            turns: Vec::new(),
        }
    }

    fn new_counter(&mut self) -> u32 {
        self.used += 1;
        self.used - 1
    }

    pub fn block_begins(&mut self) {
        self.turns.push(None);
    }

    /// Counts a turn of the block, if one of its operations is watched.
    pub fn block_ends(&mut self, to: &mut Pasted) {
        if let Some(counter) = self.turns.pop().flatten() {
            to.push(Stmt::Count {
                counters: self.buffer,
                counter,
                when: crate::ir::writer::constant(ScalarType::Bool, 1),
            });
        }
    }

    /// The number of an operation among those that are counted, with the turns of this block.
    pub fn watch(&mut self, w: &impl Write, found: &Found<'_>) -> usize {
        let ty = w.type_of(found.result);
        let operands = found.args.iter().chain(found.beside);
        let added = w.is_added(found.result);
        let key = (found.what, found.origin, ty, added);
        let known = self.known.get(&key).filter(|_| !self.apart);
        let number = known.copied().unwrap_or(self.operations.len());
        if number == self.operations.len() {
            self.known.insert(key, number);
            self.operations.push(Watched {
                what: found.what,
                origin: found.origin,
                added,
                ty,
                evaluated: Vec::new(),
                counters: vec![None; self.each],
                operands: operands.map(|&operand| (w.type_of(operand), operand)).collect(),
                args: found.args.len(),
                result: found.result,
            });
        }
        let turns = self.turns.last().copied().flatten();
        let turns = turns.unwrap_or_else(|| self.new_counter());
        if let Some(known) = self.turns.last_mut() {
            *known = Some(turns);
        }
        self.operations[number].evaluated.push(turns);
        number
    }

    /// The operations and how many counters they have.
    pub fn done(self) -> (Vec<Watched>, u32) {
        (self.operations, self.used)
    }

    /// Adds one to a counter of an operation if a condition holds.
    pub fn count(&mut self, w: &mut impl Write, watched: usize, which: usize, when: Operand) {
        let counter = self.counter(watched, which);
        w.count(self.buffer, counter, when);
    }

    /// A counter of an operation.
    fn counter(&mut self, watched: usize, which: usize) -> u32 {
        let known = self.operations[watched].counters[which];
        let counter = known.unwrap_or_else(|| self.new_counter());
        self.operations[watched].counters[which] = Some(counter);
        counter
    }
}
