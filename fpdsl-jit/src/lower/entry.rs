//! The frames around bodies: the loop over groups of elements of a kernel, and a cold function.

use super::{Active, Lower, Lowered, Memory, Parts};
use crate::context;
use crate::vcode::{BlockId, GPR, Ins, Inst, Kind, Mem, Test, V, Width};
use crate::x86::Target;

impl Lower<'_, '_> {
    /// The kernel: a loop over groups of elements. It returns the first element of a group that faults, or `u64::MAX`.
    pub fn kernel(mut self) -> Lowered {
        let context = self.b.effect_in(Inst::new(Kind::Entry, &[]), GPR);
        self.b.is_shared(context);
        let word = |s: &mut Self, n: usize| {
            let disp = 8 * n as i32;
            s.b.load_general(Ins::Load, Width::W64, Mem::Base { base: context, disp })
        };
        let (start, end) = (word(&mut self, context::START), word(&mut self, context::END));
        let coordinates = [word(&mut self, context::Y), word(&mut self, context::Z)];
        let form = self.common.form;
        let (inputs, outputs) = (form.inputs.len(), form.outputs.len());
        for m in 0..inputs {
            let at = context::input(m);
            let input = Memory {
                address: word(&mut self, at),
                len: Some(word(&mut self, at + 1)),
                step: word(&mut self, at + 2),
            };
            self.inputs.push(input);
        }
        let outputs: Vec<Memory> = (0..outputs)
            .map(|m| {
                let at = context::output(inputs, m);
                Memory {
                    address: word(&mut self, at),
                    len: None,
                    step: word(&mut self, at + 1),
                }
            })
            .collect();
        if self.common.form.masked {
            let count = word(&mut self, context::COUNT);
            let lanes = self.b.lanes();
            let parts: Parts = (0..self.parts())
                .map(|p| self.m.mask_below(&mut self.b, p * lanes, count))
                .collect();
            self.active = Active::Some(parts);
        }

        let stop = word(&mut self, context::STOP);
        let [header, whole, more, last, body] = [(); 5].map(|()| self.b.f.block(false));
        let done = self.b.f.block(true);
        let [first, element] = [header, body].map(|block| {
            let param = self.b.vreg(GPR);
            self.b.f.blocks[block.index()].params = vec![param];
            param
        });
        self.b.at = header;
        let next = self.b.plus(first, self.group() as i64);
        self.b.branch(Test::BELOW_EQUAL, &[next, end], whole, more);
        self.b.at = whole;
        self.b.jump(body, &[first]);
        // Behind whole groups, one that ends where the elements do.
        self.b.at = more;
        self.b.branch(Test::BELOW, &[first, stop], last, done);
        self.b.at = last;
        let before = self.b.plus(end, -(self.group() as i64));
        self.b.jump(body, &[before]);
        self.b.at = body;
        self.load_params(element, coordinates);
        let flat = self.flat;
        self.stmts(&flat.body);
        self.store_results(element, &outputs);
        let next = self.b.plus(element, self.group() as i64);
        self.b.jump(header, &[next]);
        self.b.at = done;
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
        self.enter(header, start);
        self.done()
    }

    /// The jump into the loop, in the mode that it begins with.
    fn enter(&mut self, header: BlockId, start: V) {
        self.b.at = BlockId::new(0);
        let first = self.b.f.blocks[1..]
            .iter()
            .flat_map(|b| &b.insts)
            .find_map(|i| i.mode);
        if let (Some(mode), Target::Avx2) = (first, self.common.target) {
            self.b.effect(Inst {
                mode: Some(mode),
                ..Inst::new(Kind::Mode, &[])
            });
        }
        self.b.jump(header, &[start]);
    }

    /// A cold function.
    pub fn function(mut self) -> Lowered {
        self.take_params();
        let flat = self.flat;
        self.stmts(&flat.body);
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
