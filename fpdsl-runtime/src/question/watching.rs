//! The operations that are counted, and their counters.

use std::collections::HashMap;

use super::{Watched, What};
use crate::ir::{Operand, Pasted, Stmt};
use crate::lift::ScalarType;

/// Hands out counters.
pub(super) struct Watching {
    /// The buffer of the counters.
    pub buffer: u32,
    /// Each copy of an operation has counters of its own.
    pub apart: bool,
    /// How many counters an operation has at most.
    each: usize,
    pub operations: Vec<Watched>,
    known: HashMap<(What, Option<u32>, ScalarType), usize>,
    /// Counters so far.
    pub used: u32,
    /// The counters of the turns of the blocks under construction.
    turns: Vec<Option<u32>>,
}

/// An operation with its operands and its result.
pub(super) struct Found<'a> {
    pub what: What,
    pub origin: Option<u32>,
    pub operands: &'a [(ScalarType, Operand)],
    /// What is computed of it.
    pub beside: &'a [(ScalarType, Operand)],
    pub result: (ScalarType, Operand),
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
                when: super::writer::constant(ScalarType::Bool, 1),
            });
        }
    }

    /// The number of an operation among those that are counted, with the turns of this block.
    pub fn watch(&mut self, found: &Found<'_>) -> usize {
        let (ty, result) = found.result;
        let key = (found.what, found.origin, ty);
        let known = self.known.get(&key).filter(|_| !self.apart);
        let number = known.copied().unwrap_or(self.operations.len());
        if number == self.operations.len() {
            self.known.insert(key, number);
            self.operations.push(Watched {
                what: found.what,
                origin: found.origin,
                ty,
                evaluated: Vec::new(),
                counters: vec![None; self.each],
                operands: [found.operands, found.beside].concat(),
                args: found.operands.len(),
                result,
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

    /// A counter of an operation.
    pub fn counter(&mut self, watched: usize, which: usize) -> u32 {
        let known = self.operations[watched].counters[which];
        let counter = known.unwrap_or_else(|| self.new_counter());
        self.operations[watched].counters[which] = Some(counter);
        counter
    }
}
