//! Arrays that never change are filled once.
//!
//! The tracer fills an array for each index. One whose values are those of an array that is there already becomes that one, and one in
//! a loop whose values do not change there is filled before the loop.

use std::collections::{HashMap, HashSet};

use crate::ir::{Array, Block, Kernel, Op, Operand, Stmt, Temp, Var};

/// The kernel with fewer arrays and fewer statements that fill them in its loops.
pub(super) fn shared(mut kernel: Kernel) -> Kernel {
    let mut pass = Pass {
        writes: vec![0; kernel.arrays.len()],
        known: Vec::new(),
        instead: HashMap::new(),
    };
    pass.count(&kernel.body);
    let body = pass.hoisted(std::mem::take(&mut kernel.body));
    kernel.body = pass.merged(body);
    drop_others(&mut kernel, &pass.instead);
    kernel
}

/// Leaves out the arrays that are others.
fn drop_others(kernel: &mut Kernel, instead: &HashMap<Array, Array>) {
    let is_kept = |number: u32| !instead.contains_key(&Array(number));
    let kept: Vec<u32> = (0..kernel.arrays.len() as u32)
        .filter(|&number| is_kept(number))
        .collect();
    let number = |Array(old): Array| Array(kept.partition_point(|&kept| kept < old) as u32);
    kernel.arrays = kept.iter().map(|&kept| kernel.arrays[kept as usize]).collect();
    renumber(&mut kernel.body, &number);
}

fn renumber(block: &mut Block, number: &impl Fn(Array) -> Array) {
    for stmt in block {
        if let Stmt::Fill { array, .. }
        | Stmt::Put { array, .. }
        | Stmt::Let {
            op: Op::Element(array),
            ..
        } = stmt
        {
            *array = number(*array);
        }
        stmt.blocks_mut().for_each(|inner| renumber(inner, number));
    }
}

struct Pass {
    /// How many statements write each array.
    writes: Vec<usize>,
    /// The arrays that are filled with values that do not change, where the walk is.
    known: Vec<(Vec<Operand>, Array)>,
    /// The arrays that are others.
    instead: HashMap<Array, Array>,
}

impl Pass {
    fn count(&mut self, block: &Block) {
        for stmt in block {
            if let Stmt::Fill { array, .. } | Stmt::Put { array, .. } = stmt {
                self.writes[array.0 as usize] += 1;
            }
            stmt.blocks().for_each(|inner| self.count(inner));
        }
    }

    /// The block with what can be filled before its loops in front of them.
    fn hoisted(&self, block: Block) -> Block {
        let mut hoisted = Block::with_capacity(block.len());
        for mut stmt in block {
            for inner in stmt.blocks_mut() {
                *inner = self.hoisted(std::mem::take(inner));
            }
            if let Stmt::While { .. } | Stmt::For { .. } = stmt {
                let inside = Inside::of(&stmt);
                for inner in stmt.blocks_mut() {
                    self.take(inner, &inside, &mut hoisted);
                }
            }
            hoisted.push(stmt);
        }
        hoisted
    }

    /// Takes out of a loop what is filled with values from outside.
    fn take(&self, block: &mut Block, inside: &Inside, to: &mut Block) {
        let is_outside = |stmt: &Stmt| match stmt {
            Stmt::Fill { array, values } => {
                self.writes[array.0 as usize] == 1 && !values.iter().any(|&value| inside.has(value))
            }
            _ => false,
        };
        for mut stmt in std::mem::take(block) {
            if is_outside(&stmt) {
                to.push(stmt);
                continue;
            }
            stmt.blocks_mut().for_each(|inner| self.take(inner, inside, to));
            block.push(stmt);
        }
    }

    /// The block with one array for equal ones.
    fn merged(&mut self, block: Block) -> Block {
        let around = self.known.len();
        let mut merged = Block::with_capacity(block.len());
        for mut stmt in block {
            match &mut stmt {
                Stmt::Fill { array, values } if self.is_value(*array, values) => {
                    if let Some((_, known)) = self.known.iter().find(|(known, _)| known == values) {
                        self.instead.insert(*array, *known);
                        continue;
                    }
                    self.known.push((values.clone(), *array));
                }
                Stmt::Let {
                    op: Op::Element(array),
                    ..
                } => {
                    *array = self.instead.get(array).copied().unwrap_or(*array);
                }
                _ => {}
            }
            for inner in stmt.blocks_mut() {
                *inner = self.merged(std::mem::take(inner));
            }
            merged.push(stmt);
        }
        self.known.truncate(around);
        merged
    }

    /// Returns true if an array has these values wherever it is read.
    fn is_value(&self, Array(array): Array, values: &[Operand]) -> bool {
        self.writes[array as usize] == 1 && !values.iter().any(|value| matches!(value, Operand::Var(_)))
    }
}

/// What a loop computes and changes.
#[derive(Default)]
struct Inside {
    temps: HashSet<Temp>,
    vars: HashSet<Var>,
}

impl Inside {
    fn of(stmt: &Stmt) -> Self {
        let mut inside = Inside::default();
        inside.add(stmt);
        inside
    }

    fn add(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Let { temp, .. } => {
                self.temps.insert(*temp);
            }
            Stmt::Call { results, .. } => self.temps.extend(results),
            Stmt::Declare { var, .. } | Stmt::Assign { var, .. } | Stmt::For { index: var, .. } => {
                self.vars.insert(*var);
            }
            _ => {}
        }
        stmt.blocks().flatten().for_each(|inner| self.add(inner));
    }

    fn has(&self, operand: Operand) -> bool {
        match operand {
            Operand::Temp(temp) => self.temps.contains(&temp),
            Operand::Var(var) => self.vars.contains(&var),
            Operand::Param(_) | Operand::Const(_) => false,
        }
    }
}
