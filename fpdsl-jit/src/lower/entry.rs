//! The frames around bodies: the loop over groups of elements of a kernel, and a cold function.

use fpdsl_runtime::ir::Comparison;
use fpdsl_runtime::lift::ScalarType;

use super::memory::has_numbers;
use super::{Active, Lower, Lowered, Memory, Parts, Val};
use crate::context;
use crate::vcode::{BlockId, GPR, Ins, Inst, Kind, Mem, Test, V, Width};

impl Lower<'_, '_> {
    /// The kernel: a loop over groups of elements. It returns the first element of a group that faults, or `u64::MAX`.
    pub fn kernel(mut self) -> Lowered {
        let context = self.b.effect_in(Inst::new(Kind::Entry, &[]), GPR);
        self.b.is_shared(context);
        let outputs = self.memories(context);
        if self.common.form.masked {
            let count = self.word(context, context::COUNT);
            let lanes = self.b.lanes();
            let parts: Parts = (0..self.parts())
                .map(|p| self.m.mask_below(&mut self.b, p * lanes, count))
                .collect();
            self.active = Active::Some(parts);
        }
        let start = self.word(context, context::START);
        let rows = self.common.rows.then(|| self.b.f.block(false));
        let (before, coordinates) = match rows {
            None => {
                let axis = |word| self.word(context, word);
                (None, [context::Y, context::Z].map(axis))
            }
            Some(row) => {
                self.b.at = row;
                let [before, y, z] =
                    [context::BEFORE, context::Y, context::Z].map(|n| self.changing_word(context, n));
                (Some(before), [y, z])
            }
        };
        if rows.is_some() {
            self.b.known.enter(self.b.at);
        }
        self.b.known.open();
        let (body, in_row) = (self.b.f.block(false), self.b.vreg(GPR));
        self.b.f.blocks[body.index()].params = vec![in_row];
        if let Some(rows) = rows {
            self.b.at = rows;
            self.b.jump(body, &[start]);
        }
        self.b.at = body;
        let element = match before {
            None => in_row,
            Some(before) => self.b.sum(in_row, before),
        };
        let flat = self.flat;
        if self.common.columns {
            self.columns(context, [in_row, element], &outputs);
        } else {
            let number = if has_numbers(&self.kernel.inputs.buffers) {
                let base = self.word(context, context::BASE);
                self.b.sum(element, base)
            } else {
                element
            };
            self.load_params(in_row, element, number, coordinates);
            self.stmts(&flat.body);
            self.b.note = 0;
            // All values first: what is stored may be what is read.
            let results = self.results();
            self.store_results(&results, element, &outputs);
        }
        self.next_group(context, body, in_row);
        self.b.known.close();
        if let Some(rows) = rows {
            self.b.known.leave();
            if self.common.columns {
                self.next_rows(context, rows)
            } else {
                self.next_row(context, rows, coordinates)
            }
        }
        // Of no group.
        let all = self.b.effect_in(
            Inst {
                imm: Some(-1),
                ..Inst::op(Ins::Immediate, Width::W64, &[])
            },
            GPR,
        );
        self.b.effect(Inst::new(Kind::Return, &[all]));
        if let Some(fault) = self.fault {
            self.b.at = fault;
            self.b.effect(Inst::new(Kind::Return, &[element]));
        }
        match rows {
            None => self.enter(body, &[start]),
            Some(rows) => self.enter(rows, &[]),
        }
        self.done()
    }

    /// Combines the running values of some columns with some rows, from the first on, in registers.
    fn columns(&mut self, context: V, [in_row, element]: [V; 2], outputs: &[Memory]) {
        let kernel = self.kernel;
        let leaves = kernel.outputs.leaves.len();
        let types: Vec<ScalarType> = (0..leaves).map(|p| kernel.inputs.leaf_type(p)).collect();
        let (width, span) = (
            self.word(context, context::WIDTH),
            self.changing_word(context, context::SPAN),
        );
        let last = self.b.sum(element, span);
        let registers = |s: &mut Self, vals: &[Val]| -> Vec<V> {
            let each = types.iter().zip(vals);
            each.flat_map(|(&ty, val)| s.registers(true, ty, val)).collect()
        };
        let running = self.load_columns(in_row);
        let mut args = registers(self, &running);
        args.insert(0, element);
        let header = self.b.block();
        self.b.jump(header, &args);
        self.b.known.enter(self.b.at);
        self.b.at = header;
        let here = self.b.vreg(GPR);
        self.b.f.blocks[header.index()].params.push(here);
        for &ty in &types {
            let class = self.class(true, ty);
            let parts: Parts = (0..self.parts()).map(|_| self.b.vreg(class)).collect();
            self.b.f.blocks[header.index()].params.extend(&parts);
            let running = self.of_registers(true, ty, &parts);
            self.params.push(running);
        }
        // As of a loop in a body: a scope for its head and one for its pass.
        self.b.known.open();
        self.b.known.open();
        self.load_params(here, here, here, [here; 2]);
        let flat = self.flat;
        self.stmts(&flat.body);
        let results = self.results();
        let mut args = registers(self, &results);
        let next = self.b.sum(here, width);
        args.insert(0, next);
        let results = args[1..].chunks(self.parts());
        let results: Vec<Val> = types
            .iter()
            .zip(results)
            .map(|(&ty, parts)| self.of_registers(true, ty, parts))
            .collect();
        let [again, done] = [(); 2].map(|()| self.b.block());
        self.b.branch(Test::BELOW_EQUAL, &[next, last], again, done);
        self.b.at = again;
        self.b.known.close();
        self.b.known.close();
        self.b.jump(header, &args);
        self.b.known.leave();
        self.b.at = done;
        self.store_results(&results, in_row, outputs);
    }

    /// A word of the context that nobody changes.
    fn word(&mut self, context: V, n: usize) -> V {
        self.b.load_general(Ins::Load, Width::W64, word(context, n))
    }

    /// A word of the context as it is now.
    fn changing_word(&mut self, context: V, n: usize) -> V {
        let load = Inst::at(Ins::Load, Width::W64, word(context, n), &[]);
        self.b.effect_in(load, GPR)
    }

    fn change_word(&mut self, context: V, n: usize, to: V) {
        self.b
            .effect(Inst::at(Ins::Store, Width::W64, word(context, n), &[to]));
    }

    /// The words of arguments and results; it returns those of results.
    fn memories(&mut self, context: V) -> Vec<Memory> {
        let form = self.common.form;
        let (inputs, outputs) = (form.inputs.len(), form.outputs.len());
        for m in 0..inputs {
            let at = context::input(m);
            let input = Memory {
                address: self.word(context, at),
                len: Some(self.word(context, at + 1)),
                step: self.word(context, at + 2),
            };
            self.inputs.push(input);
        }
        let output = |m| {
            let at = context::output(inputs, m);
            Memory {
                address: self.word(context, at),
                len: None,
                step: self.word(context, at + 1),
            }
        };
        (0..outputs).map(output).collect()
    }

    /// Goes to the next group, or on if there is none. A row has one at least.
    fn next_group(&mut self, context: V, body: BlockId, element: V) {
        let (end, stop) = (
            self.word(context, context::END),
            self.word(context, context::STOP),
        );
        let last = self.b.plus(end, -(self.group() as i64));
        let next = self.b.plus(element, self.group() as i64);
        let [again, tail, once, done] = [(); 4].map(|()| self.b.f.block(false));
        self.b.branch(Test::BELOW_EQUAL, &[next, last], again, tail);
        self.b.at = again;
        self.b.jump(body, &[next]);
        // Behind whole groups, one that ends where the elements do.
        self.b.at = tail;
        self.b.branch(Test::BELOW, &[next, stop], once, done);
        self.b.at = once;
        self.b.jump(body, &[last]);
        self.b.at = done;
    }

    /// Goes to the next rows, or on if there are none.
    fn next_rows(&mut self, context: V, rows: BlockId) {
        let [next, all] = [(); 2].map(|()| self.b.f.block(false));
        let left = self.changing_word(context, context::ROWS);
        let left = self.b.plus(left, -1);
        self.change_word(context, context::ROWS, left);
        self.b.branch(Test::NonZero, &[left], next, all);
        self.b.at = next;
        let mut before = self.changing_word(context, context::BEFORE);
        for n in [context::SPAN, context::WIDTH] {
            let more = self.changing_word(context, n);
            before = self.b.sum(before, more);
        }
        self.change_word(context, context::BEFORE, before);
        let span = self.word(context, context::NEXT_SPAN);
        self.change_word(context, context::SPAN, span);
        self.b.jump(rows, &[]);
        self.b.at = all;
    }

    /// Goes to the next row, or on if there is none.
    fn next_row(&mut self, context: V, row: BlockId, [y, z]: [V; 2]) {
        let [next, all] = [(); 2].map(|()| self.b.f.block(false));
        let left = self.changing_word(context, context::ROWS);
        let left = self.b.plus(left, -1);
        self.change_word(context, context::ROWS, left);
        self.b.branch(Test::NonZero, &[left], next, all);
        self.b.at = next;
        let (before, width) = (
            self.changing_word(context, context::BEFORE),
            self.word(context, context::WIDTH),
        );
        let before = self.b.sum(before, width);
        self.change_word(context, context::BEFORE, before);
        let (height, zero) = (self.word(context, context::HEIGHT), self.b.gpr_const(0));
        let y = self.b.plus(y, 1);
        let is_last = self.uniform_compare(Comparison::Eq, ScalarType::U64, y, height);
        let y = self.b.choose(is_last, zero, y);
        self.change_word(context, context::Y, y);
        let z = self.b.sum(z, is_last);
        self.change_word(context, context::Z, z);
        self.b.jump(row, &[]);
        self.b.at = all;
    }

    /// The jump into the loop, in the mode that it begins with.
    fn enter(&mut self, to: BlockId, args: &[V]) {
        self.b.at = BlockId::new(0);
        let first = self.b.f.blocks[1..]
            .iter()
            .flat_map(|b| &b.insts)
            .find_map(|i| i.mode);
        if let (Some(mode), true) = (first, self.common.target.has_mode_register()) {
            self.b.effect(Inst {
                mode: Some(mode),
                ..Inst::new(Kind::Mode, &[])
            });
        }
        self.b.jump(to, args);
    }

    /// A cold function.
    pub fn function(mut self) -> Lowered {
        self.take_params();
        let flat = self.flat;
        self.stmts(&flat.body);
        self.b.note = 0;
        self.put_results();
        self.b.effect(Inst::new(Kind::Return, &[]));
        if let Some(fault) = self.fault {
            self.b.at = fault;
            let flag = self.flag(true);
            self.put(Mem::Incoming(0), flag);
            self.b.effect(Inst::new(Kind::Return, &[]));
        }
        self.done()
    }
}

fn word(context: V, n: usize) -> Mem {
    Mem::Base {
        base: context,
        disp: 8 * n as i32,
    }
}
