//! Finds the nodes that are needed at once with different values.

use std::collections::{HashMap, HashSet};

use super::bits::Bits;
use super::copies::Cells;
use crate::ir::{Array, Block, Constant, Kernel, Op, Operand, Stmt};

/// For each node, those with which it cannot share a place.
pub(super) fn conflicts(kernel: &Kernel, cells: &Cells) -> Vec<HashSet<usize>> {
    let mut walk = Walk {
        cells,
        conflicts: vec![HashSet::new(); cells.nodes.len()],
        turns: HashMap::new(),
    };
    let mut live = walk.none();
    for &result in &kernel.results {
        walk.read(&mut live, result);
    }
    walk.block(&kernel.body, &mut live);
    walk.conflicts
}

/// A walk from the end of a body to its start. A set of live nodes is that of the place that the walk has reached.
struct Walk<'a> {
    cells: &'a Cells,
    conflicts: Vec<HashSet<usize>>,
    /// For each loop that was walked, the nodes that are live where a turn begins. They only become more, so a walk of the loop around
    /// it goes on with them: otherwise a nest of loops would take twice as long with each loop in it.
    turns: HashMap<*const Stmt, Bits>,
}

impl Walk<'_> {
    fn none(&self) -> Bits {
        Bits::new(self.cells.nodes.len())
    }

    fn read(&self, live: &mut Bits, operand: Operand) {
        if let Some(number) = self.cells.number(operand) {
            live.insert(number);
        }
    }

    fn conflict(&mut self, x: usize, y: usize) {
        self.conflicts[x].insert(y);
        self.conflicts[y].insert(x);
    }

    fn block(&mut self, block: &Block, live: &mut Bits) {
        for stmt in block.iter().rev() {
            self.stmt(stmt, live);
        }
    }

    fn stmt(&mut self, stmt: &Stmt, live: &mut Bits) {
        match stmt {
            Stmt::Let { temp, op, args } => {
                let from = match (op, &args[..]) {
                    (Op::Copy, &[from]) => self.cells.number(from),
                    (Op::Element(array), &[place]) => self.copied(Operand::Temp(*temp), *array, place),
                    _ => None,
                };
                self.write(live, Operand::Temp(*temp), from);
                if let Op::Element(Array(array)) = op {
                    live.insert(*array as usize);
                }
            }
            // Nothing is written yet.
            Stmt::Declare { var, init: None } => {
                if let Some(number) = self.cells.number(Operand::Var(*var)) {
                    live.remove(number);
                }
            }
            Stmt::Declare {
                var,
                init: Some(value),
            }
            | Stmt::Assign { var, value } => {
                let from = self.cells.number(*value);
                self.write(live, Operand::Var(*var), from);
            }
            Stmt::Fill {
                array: Array(array),
                values,
            } => {
                let array = *array as usize;
                for (slot, &value) in values.iter().enumerate() {
                    let from = self.cells.number(value);
                    self.write_place(live, array, slot, from);
                }
                self.write_array(live, array);
                live.remove(array);
            }
            Stmt::Put {
                array: Array(array),
                index,
                ..
            } => {
                let array = *array as usize;
                match *index {
                    Operand::Const(Constant { bits, .. }) => {
                        self.write_place(live, array, bits as usize, None)
                    }
                    _ => (0..self.places(array)).for_each(|slot| self.write_place(live, array, slot, None)),
                }
                self.write_array(live, array);
                live.insert(array);
            }
            Stmt::If { then, otherwise, .. } => {
                let mut other = live.clone();
                self.block(then, live);
                self.block(otherwise, &mut other);
                live.unite(&other);
            }
            Stmt::While { head, cond, body } => {
                let after = live.clone();
                self.turns(stmt, live, |walk, live| {
                    walk.block(body, live);
                    live.unite(&after);
                    walk.read(live, *cond);
                    walk.block(head, live);
                });
                return;
            }
            Stmt::For { body, .. } => {
                let after = live.clone();
                self.turns(stmt, live, |walk, live| {
                    walk.block(body, live);
                    live.unite(&after);
                });
            }
            Stmt::Note { .. }
            | Stmt::Write { .. }
            | Stmt::Count { .. }
            | Stmt::Call { .. }
            | Stmt::Check { .. } => {}
        }
        stmt.operands(|operand| self.read(live, operand));
    }

    /// Walks a loop until the nodes that are live where a turn begins are all known.
    fn turns(&mut self, stmt: &Stmt, live: &mut Bits, mut turn: impl FnMut(&mut Self, &mut Bits)) {
        let known = self.turns.remove(&std::ptr::from_ref(stmt));
        let mut begins = known.unwrap_or_else(|| self.none());
        loop {
            live.clone_from(&begins);
            turn(self, live);
            if !begins.unite(live) {
                break;
            }
        }
        live.clone_from(&begins);
        self.turns.insert(stmt, begins);
    }

    /// The array whose place a temporary becomes a copy of, if it has that place itself.
    fn copied(&self, temp: Operand, array: Array, place: Operand) -> Option<usize> {
        let number = self.cells.number(temp)?;
        let array = array.0 as usize;
        let own = self.cells.place(number)?;
        match place {
            Operand::Const(Constant { bits, .. })
                if bits as usize == own.slot && self.cells.class[array] == own.class =>
            {
                Some(array)
            }
            _ => None,
        }
    }

    /// A scalar gets a value: it conflicts with all that are live, except what it is a copy of.
    fn write(&mut self, live: &mut Bits, scalar: Operand, from: Option<usize>) {
        let Some(number) = self.cells.number(scalar) else {
            return;
        };
        let Some(place) = self.cells.place(number) else {
            return;
        };
        let (cells, mut others) = (self.cells, Vec::new());
        others.extend(&cells.places[place.class][place.slot]);
        others.extend(&cells.arrays[place.class]);
        for other in others {
            if other != number && Some(other) != from && live.contains(other) {
                self.conflict(number, other);
            }
        }
        live.remove(number);
    }

    fn places(&self, array: usize) -> usize {
        self.cells.places[self.cells.class[array]].len()
    }

    /// A place of an array gets a value.
    fn write_place(&mut self, live: &Bits, array: usize, slot: usize, from: Option<usize>) {
        let cells = self.cells;
        for &other in &cells.places[cells.class[array]][slot] {
            if Some(other) != from && live.contains(other) {
                self.conflict(array, other);
            }
        }
    }

    /// An array changes.
    fn write_array(&mut self, live: &Bits, array: usize) {
        let cells = self.cells;
        for &other in &cells.arrays[cells.class[array]] {
            if other != array && live.contains(other) {
                self.conflict(array, other);
            }
        }
    }
}
