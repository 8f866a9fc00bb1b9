//! The body once groups share memory.
//!
//! What a place is known to hold is neither read nor written again: so constant indices cost no memory where control flow is straight.

use std::collections::{HashMap, HashSet};

use super::copies::{Cells, Node};
use super::merge::Groups;
use super::order;
use crate::ir::{Array, Block, Constant, Kernel, Local, LocalArray, Name, Op, Operand, Stmt, Temp, Var};
use crate::lift::ScalarType;

/// The kernel, with the scalars of groups in memory.
pub(super) fn rewritten(kernel: &Kernel, cells: &Cells, groups: &Groups) -> Kernel {
    let (arrays, numbers) = kept(kernel, cells, groups);
    let mut rewrite = Rewrite {
        cells,
        groups,
        numbers,
        arrays: &arrays,
        temps: kernel.temps.clone(),
        held: HashMap::new(),
    };
    let mut body = rewrite.block(&kernel.body);
    let results = kernel.results.iter();
    let results = results.map(|&result| rewrite.read(&mut body, result)).collect();
    Kernel {
        body,
        results,
        temps: rewrite.temps,
        arrays,
        functions: Vec::new(),
        ..kernel.clone()
    }
}

/// The arrays that stand for a group, each with the name of its scalars if it has none; and the number of each old array's.
fn kept(kernel: &Kernel, cells: &Cells, groups: &Groups) -> (Vec<LocalArray>, Vec<Array>) {
    let mut arrays = Vec::new();
    let mut numbers: Vec<Array> = vec![Array(0); kernel.arrays.len()];
    for (old, local) in kernel.arrays.iter().enumerate() {
        // The array that stands for a group is its first.
        let first = groups.array(old).map_or(old, |Array(first)| first as usize);
        if first == old {
            numbers[old] = Array(arrays.len() as u32);
            arrays.push(*local);
        } else {
            numbers[old] = numbers[first];
            let kept: &mut LocalArray = &mut arrays[numbers[first].0 as usize];
            kept.name = kept.name.or(local.name);
        }
    }
    for (number, node) in cells.nodes.iter().enumerate() {
        let (Node::Scalar(scalar, _), Some(Array(array))) = (node, groups.array(number)) else {
            continue;
        };
        let name = match *scalar {
            Operand::Temp(Temp(t)) => kernel.temps[t as usize].name,
            Operand::Var(Var(v)) => kernel.vars[v as usize].name,
            Operand::Param(_) | Operand::Const(_) => None,
        };
        let kept: &mut LocalArray = &mut arrays[numbers[array as usize].0 as usize];
        kept.name = kept.name.or(name.map(|name| Name { leaf: None, ..name }));
    }
    (arrays, numbers)
}

/// A place in memory.
type Cell = (Array, usize);

struct Rewrite<'a> {
    cells: &'a Cells,
    groups: &'a Groups,
    /// The new number of each array's memory.
    numbers: Vec<Array>,
    arrays: &'a [LocalArray],
    temps: Vec<Local>,
    /// The values that places are known to hold: none is a variable, which may change.
    held: HashMap<Cell, Operand>,
}

fn position(slot: usize) -> Operand {
    Operand::Const(Constant {
        ty: ScalarType::Usize,
        bits: slot as u64,
    })
}

impl Rewrite<'_> {
    fn array(&self, Array(old): Array) -> Array {
        self.numbers[old as usize]
    }

    /// Where a scalar lies, if it lies in memory.
    fn cell(&self, operand: Operand) -> Option<Cell> {
        let number = self.cells.number(operand)?;
        let array = self.groups.array(number)?;
        Some((self.array(array), self.cells.place(number)?.slot))
    }

    /// An operand as it can be read after the statements of `block`.
    fn read(&mut self, block: &mut Block, operand: Operand) -> Operand {
        match self.cell(operand) {
            Some(cell) => self.load(block, cell),
            None => operand,
        }
    }

    fn load(&mut self, block: &mut Block, (array, slot): Cell) -> Operand {
        if let Some(&held) = self.held.get(&(array, slot)) {
            return held;
        }
        let ty = self.arrays[array.0 as usize].ty;
        self.temps.push(Local::of(ty));
        let temp = Temp(self.temps.len() as u32 - 1);
        block.push(Stmt::Let {
            temp,
            op: Op::Element(array),
            args: vec![position(slot)],
        });
        self.held.insert((array, slot), Operand::Temp(temp));
        Operand::Temp(temp)
    }

    /// Writes a value to a place that does not hold it.
    fn store(&mut self, block: &mut Block, (array, slot): Cell, value: Operand) {
        if self.held.get(&(array, slot)) == Some(&value) {
            return;
        }
        let index = position(slot);
        block.push(Stmt::Put { array, index, value });
        self.hold((array, slot), value);
    }

    fn hold(&mut self, cell: Cell, value: Operand) {
        match value {
            Operand::Var(_) => self.held.remove(&cell),
            Operand::Temp(_) | Operand::Param(_) | Operand::Const(_) => self.held.insert(cell, value),
        };
    }

    /// Forgets what arrays hold.
    fn forget(&mut self, arrays: &HashSet<Array>) {
        self.held.retain(|(array, _), _| !arrays.contains(array));
    }

    /// The arrays that a statement of the old body, or one in it, writes.
    fn written(&self, stmt: &Stmt, arrays: &mut HashSet<Array>) {
        let scalar = match *stmt {
            Stmt::Fill { array, .. } | Stmt::Put { array, .. } => {
                arrays.insert(self.array(array));
                None
            }
            Stmt::Let { temp, .. } => Some(Operand::Temp(temp)),
            Stmt::Declare { var, .. } | Stmt::Assign { var, .. } => Some(Operand::Var(var)),
            _ => None,
        };
        arrays.extend(
            scalar
                .and_then(|scalar| self.cell(scalar))
                .map(|(array, _)| array),
        );
        for inner in stmt.blocks().flatten() {
            self.written(inner, arrays);
        }
    }

    fn block(&mut self, block: &Block) -> Block {
        let mut rewritten = Block::with_capacity(block.len());
        for stmt in block {
            self.stmt(&mut rewritten, stmt);
        }
        order::settled(joined(rewritten, self.arrays))
    }

    /// A block of a statement: what it knows ends with it.
    fn inner(&mut self, block: &Block) -> Block {
        let around = self.held.clone();
        let block = self.block(block);
        self.held = around;
        block
    }

    fn stmt(&mut self, block: &mut Block, stmt: &Stmt) {
        match stmt {
            Stmt::Let { temp, op, args } => self.compute(block, *temp, *op, args),
            Stmt::Declare { var, init } => match (self.cell(Operand::Var(*var)), init) {
                (Some(cell), Some(init)) => self.copy(block, cell, *init),
                (Some(_), None) => {}
                (None, _) => self.other(block, stmt),
            },
            Stmt::Assign { var, value } => match self.cell(Operand::Var(*var)) {
                Some(cell) => self.copy(block, cell, *value),
                None => self.other(block, stmt),
            },
            Stmt::Fill { array, values } => self.fill(block, self.array(*array), values),
            Stmt::Put { array, index, value } => {
                let array = self.array(*array);
                let (index, value) = (self.read(block, *index), self.read(block, *value));
                match index {
                    Operand::Const(Constant { bits, .. }) => self.store(block, (array, bits as usize), value),
                    Operand::Temp(_) | Operand::Var(_) | Operand::Param(_) => {
                        self.forget(&HashSet::from([array]));
                        block.push(Stmt::Put { array, index, value });
                    }
                }
            }
            Stmt::While { head, cond, body } => {
                let mut written = HashSet::new();
                self.written(stmt, &mut written);
                self.forget(&written);
                let around = self.held.clone();
                let mut head = self.block(head);
                let cond = self.read(&mut head, *cond);
                let body = self.block(body);
                self.held = around;
                block.push(Stmt::While { head, cond, body });
            }
            Stmt::Note { .. }
            | Stmt::If { .. }
            | Stmt::For { .. }
            | Stmt::Write { .. }
            | Stmt::Count { .. }
            | Stmt::Call { .. }
            | Stmt::Check { .. } => {
                self.other(block, stmt);
            }
        }
    }

    /// A statement that stays what it is.
    fn other(&mut self, block: &mut Block, stmt: &Stmt) {
        let mut written = HashSet::new();
        self.written(stmt, &mut written);
        let mut stmt = stmt.clone();
        stmt.operands_mut(|operand| *operand = self.read(block, *operand));
        if let Stmt::For { .. } = stmt {
            self.forget(&written);
        }
        for inner in stmt.blocks_mut() {
            *inner = self.inner(inner);
        }
        self.forget(&written);
        block.push(stmt);
    }

    fn compute(&mut self, block: &mut Block, temp: Temp, op: Op, args: &[Operand]) {
        let from = match (op, args) {
            (Op::Element(array), &[Operand::Const(Constant { bits, .. })]) => {
                Some((self.array(array), bits as usize))
            }
            (Op::Copy, &[from]) => self.cell(from),
            _ => None,
        };
        match (self.cell(Operand::Temp(temp)), from) {
            (Some(cell), Some(from)) if cell == from => {}
            (Some(cell), Some(from)) => {
                let value = self.load(block, from);
                self.store(block, cell, value);
            }
            // A copy of something that is not in memory.
            (Some(cell), None) => self.copy(block, cell, args[0]),
            (None, Some(from)) if self.held.contains_key(&from) => {
                let args = vec![self.load(block, from)];
                block.push(Stmt::Let {
                    temp,
                    op: Op::Copy,
                    args,
                });
            }
            (None, _) => {
                let op = match op {
                    Op::Element(array) => Op::Element(self.array(array)),
                    op => op,
                };
                let args = args.iter().map(|&arg| self.read(block, arg)).collect();
                block.push(Stmt::Let { temp, op, args });
                if let Some(from) = from {
                    self.hold(from, Operand::Temp(temp));
                }
            }
        }
    }

    /// Copies a value to a place, unless it is there.
    fn copy(&mut self, block: &mut Block, cell: Cell, value: Operand) {
        if self.cell(value) != Some(cell) {
            let value = self.read(block, value);
            self.store(block, cell, value);
        }
    }

    /// Copies to an array what is not there. All of it is read first: a value may lie in another place of the array.
    fn fill(&mut self, block: &mut Block, array: Array, values: &[Operand]) {
        let missing = |&(slot, &value): &(usize, &Operand)| self.cell(value) != Some((array, slot));
        let missing: Vec<(usize, Operand)> = values
            .iter()
            .enumerate()
            .filter(missing)
            .map(|(slot, &value)| (slot, value))
            .collect();
        let read = missing
            .iter()
            .map(|&(slot, value)| (slot, self.read(block, value)));
        let read: Vec<(usize, Operand)> = read.collect();
        let is_new = |&(slot, value): &(usize, Operand)| self.held.get(&(array, slot)) != Some(&value);
        if read.len() == values.len() && read.iter().all(is_new) {
            read.iter()
                .for_each(|&(slot, value)| self.hold((array, slot), value));
            let values = read.into_iter().map(|(_, value)| value).collect();
            block.push(Stmt::Fill { array, values });
            return;
        }
        for (slot, value) in read {
            self.store(block, (array, slot), value);
        }
    }
}

/// The block, with one statement in place of those in a row that write each place of an array.
fn joined(block: Block, arrays: &[LocalArray]) -> Block {
    let mut joined = Block::with_capacity(block.len());
    let mut at = 0;
    while at < block.len() {
        match whole(&block[at..], arrays) {
            Some((array, values)) => {
                at += values.len();
                joined.push(Stmt::Fill { array, values });
            }
            None => {
                joined.push(block[at].clone());
                at += 1;
            }
        }
    }
    joined
}

/// The array that the first statements write from its first place to its last, and the values.
fn whole(block: &[Stmt], arrays: &[LocalArray]) -> Option<(Array, Vec<Operand>)> {
    let Stmt::Put { array: first, .. } = block.first()? else {
        return None;
    };
    let len = arrays[first.0 as usize].len;
    let values = block
        .get(..len)?
        .iter()
        .enumerate()
        .map(|(slot, stmt)| match stmt {
            Stmt::Put { array, index, value } if array == first && *index == position(slot) => Some(*value),
            _ => None,
        });
    Some((*first, values.collect::<Option<_>>()?))
}
