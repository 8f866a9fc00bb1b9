//! Arrays in memory: one for each part of their values.
//!
//! Where it is not certain that a statement runs, what it writes is joined with what was there.

use super::Pass;
use super::control::Names;
use super::value::{COM, Known, Value};
use crate::ir::writer::{FALSE, TRUE, Write as _, constant};
use crate::ir::{Array, Block, Kernel, Local, LocalArray, Op, Operand, Stmt};
use crate::lift::ScalarType;

/// An array of the run.
#[derive(Clone)]
pub(super) struct Parts {
    pub ty: ScalarType,
    pub len: usize,
    arrays: Vec<Array>,
}

/// The arrays that a block fills or writes.
fn written(block: &Block, into: &mut Vec<u32>) {
    for stmt in block {
        match stmt {
            Stmt::Fill { array, .. } | Stmt::Put { array, .. } if !into.contains(&array.0) => {
                into.push(array.0);
            }
            _ => {}
        }
        stmt.blocks().for_each(|inner| written(inner, into));
    }
}

/// The arrays that are filled in an arm or a loop.
fn filled_within(block: &Block, nested: bool, into: &mut Vec<u32>) {
    for stmt in block {
        match stmt {
            Stmt::Fill { array, .. } if nested && !into.contains(&array.0) => into.push(array.0),
            _ => {}
        }
        stmt.blocks().for_each(|inner| filled_within(inner, true, into));
    }
}

fn position(index: usize) -> Operand {
    constant(ScalarType::Usize, index as u64)
}

impl<'k> Pass<'k> {
    /// Makes the arrays of a body that runs; gives the number of the first. Those that arms fill have nothing in them.
    pub(super) fn new_arrays(&mut self, kernel: &'k Kernel) -> usize {
        let first = self.arrays.len();
        for array in &kernel.arrays {
            let arrays = Value::types(array.ty).into_iter().map(|ty| {
                self.code.to.arrays.push(LocalArray {
                    ty,
                    len: array.len,
                    name: None,
                });
                Array(self.code.to.arrays.len() as u32 - 1)
            });
            let arrays = arrays.collect();
            self.arrays.push(Parts {
                ty: array.ty,
                len: array.len,
                arrays,
            });
        }
        let mut within = Vec::new();
        filled_within(&kernel.body, self.weak != FALSE, &mut within);
        for array in within {
            let parts = self.arrays[first + array as usize].clone();
            for (array, none) in parts.arrays.into_iter().zip(Value::none(parts.ty).parts()) {
                let values = vec![none; parts.len];
                self.code.to.push(Stmt::Fill { array, values });
            }
        }
        first
    }

    fn parts(&self, n: &Names<'_>, Array(array): Array) -> Parts {
        self.arrays[n.arrays + array as usize].clone()
    }

    /// A value that is in bounds, and whether that is the index.
    fn index(&mut self, n: &Names<'_>, index: Operand, len: Operand) -> (Operand, Operand) {
        let Value::Int(Known { bits, known }) = self.operand(n, index) else {
            return (position(0), FALSE);
        };
        let below = self.code.less(bits, len);
        let known = self.code.and(known, below);
        (self.code.select(known, bits, position(0)), known)
    }

    fn read(&mut self, parts: &Parts, index: Operand) -> Value {
        let read: Vec<Operand> = parts
            .arrays
            .iter()
            .zip(Value::types(parts.ty))
            .map(|(&array, ty)| self.code.op(ty, Op::Element(array), &[index]))
            .collect();
        Value::of_parts(parts.ty, &read)
    }

    pub(super) fn element(&mut self, n: &Names<'_>, array: Array, index: Operand) -> (Value, Operand) {
        let parts = self.parts(n, array);
        let (index, known) = self.index(n, index, position(parts.len));
        let read = self.read(&parts, index);
        (
            self.code.choose(parts.ty, known, read, Value::any(parts.ty)),
            known,
        )
    }

    /// A scalar of a slice, which is read if the index is known.
    pub(super) fn load(
        &mut self,
        n: &Names<'_>,
        op: Op,
        ty: ScalarType,
        buffer: u32,
        index: Operand,
    ) -> (Value, Operand) {
        let len = self.code.op(ScalarType::Usize, Op::Len(buffer), &[]);
        let (index, known) = self.index(n, index, len);
        let loaded = self.code.declare_one(ty, Some(constant(ty, 0)));
        self.code.to.open();
        let read = self.code.op(ty, op, &[index]);
        self.code.assign(&[(loaded, read)]);
        let then = self.code.to.close();
        self.code.to.push(Stmt::If {
            cond: known,
            then,
            otherwise: Vec::new(),
        });
        let value = self.given(loaded);
        (self.code.choose(ty, known, value, Value::any(ty)), known)
    }

    /// A scalar of a constant table.
    pub(super) fn entry(
        &mut self,
        n: &Names<'_>,
        op: Op,
        ty: ScalarType,
        len: usize,
        index: Operand,
    ) -> (Value, Operand) {
        let (index, known) = self.index(n, index, position(len));
        let read = self.code.op(ty, op, &[index]);
        let value = self.given(read);
        (self.code.choose(ty, known, value, Value::any(ty)), known)
    }

    pub(super) fn fill(&mut self, n: &Names<'_>, array: Array, values: &[Operand]) {
        let parts = self.parts(n, array);
        let values: Vec<Value> = values.iter().map(|&value| self.operand(n, value)).collect();
        if self.weak == FALSE {
            return self.fill_all(&parts, &values);
        }
        self.code.to.open();
        for (number, &value) in values.iter().enumerate() {
            self.join(&parts, position(number), value);
        }
        let then = self.code.to.close();
        self.code.to.open();
        self.fill_all(&parts, &values);
        let otherwise = self.code.to.close();
        let cond = self.weak;
        self.code.to.push(Stmt::If {
            cond,
            then,
            otherwise,
        });
    }

    fn fill_all(&mut self, parts: &Parts, values: &[Value]) {
        for (part, &array) in parts.arrays.iter().enumerate() {
            let values = values.iter().map(|value| value.parts()[part]).collect();
            self.code.to.push(Stmt::Fill { array, values });
        }
    }

    pub(super) fn put(&mut self, n: &Names<'_>, array: Array, index: Operand, value: Operand) {
        let parts = self.parts(n, array);
        let value = self.operand(n, value);
        let (index, known) = self.index(n, index, position(parts.len));
        let old = self.read(&parts, index);
        let new = if self.weak == FALSE {
            value
        } else {
            let hull = self.code.hull(parts.ty, [TRUE, TRUE], value, old, COM);
            self.code.choose(parts.ty, self.weak, hull, value)
        };
        // Where it may be any scalar, all are joined with it.
        let new = self.code.choose(parts.ty, known, new, old);
        self.write(&parts, index, new);
        let unknown = self.code.not(known);
        if unknown != FALSE {
            self.code.to.open();
            self.for_each(&parts, |pass, index| pass.join(&parts, index, value));
            let then = self.code.to.close();
            self.code.to.push(Stmt::If {
                cond: unknown,
                then,
                otherwise: Vec::new(),
            });
        }
    }

    fn write(&mut self, parts: &Parts, index: Operand, value: Value) {
        for (&array, value) in parts.arrays.iter().zip(value.parts()) {
            self.code.put(array, index, value);
        }
    }

    fn join(&mut self, parts: &Parts, index: Operand, value: Value) {
        let old = self.read(parts, index);
        let joined = self.code.hull(parts.ty, [TRUE, TRUE], value, old, COM);
        self.write(parts, index, joined);
    }

    fn for_each(&mut self, parts: &Parts, body: impl FnOnce(&mut Self, Operand)) {
        let index = self.code.to.new_var(Local::of(ScalarType::Usize));
        self.code.to.open();
        body(self, Operand::Var(index));
        let body = self.code.to.close();
        self.code.to.push(Stmt::For {
            index,
            lo: position(0),
            hi: position(parts.len),
            body,
        });
    }

    /// Makes all that blocks write anything, if a condition holds.
    pub(super) fn forget_arrays(&mut self, n: &Names<'_>, when: Operand, blocks: &[&'k Block]) {
        let mut arrays = Vec::new();
        blocks.iter().for_each(|block| written(block, &mut arrays));
        if arrays.is_empty() {
            return;
        }
        self.code.to.open();
        for array in arrays {
            let parts = self.parts(n, Array(array));
            let any = Value::any(parts.ty);
            self.for_each(&parts, |pass, index| pass.write(&parts, index, any));
        }
        let then = self.code.to.close();
        self.code.to.push(Stmt::If {
            cond: when,
            then,
            otherwise: Vec::new(),
        });
    }
}
