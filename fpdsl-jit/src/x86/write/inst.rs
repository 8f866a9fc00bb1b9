//! Single instructions.

use regalloc2::{Allocation, PReg};

use super::X86;
use crate::Target;
use crate::emit::Frame;
use crate::encode::x86::{self as encode, Alu, Condition, Extend, Modifiers, Reg, Size, Unary, form};
use crate::registers::x86::{RBP, RSP};
use crate::vcode::{Form, Ins, Inst, Kind, Mem, Test, VEC, Width};
use crate::x86::put::{self, Parts};

/// The number of the register that an operand got.
fn number(a: Allocation) -> u8 {
    a.as_reg().expect("registers only").hw_enc() as u8
}

/// The general register that an operand got.
pub(super) fn general(a: Allocation) -> Reg {
    Reg::Gpr(number(a))
}

/// The instruction of a fused operation.
fn fused(doubles: bool, product: bool, sum: bool, form: Form) -> Ins {
    let of_sum = form == Form::Sum;
    match (product, sum, of_sum, doubles) {
        (false, false, false, true) => Ins::Vfmadd213pd,
        (false, false, false, false) => Ins::Vfmadd213ps,
        (false, false, true, true) => Ins::Vfmadd231pd,
        (false, false, true, false) => Ins::Vfmadd231ps,
        (false, true, false, true) => Ins::Vfmsub213pd,
        (false, true, false, false) => Ins::Vfmsub213ps,
        (false, true, true, true) => Ins::Vfmsub231pd,
        (false, true, true, false) => Ins::Vfmsub231ps,
        (true, false, false, true) => Ins::Vfnmadd213pd,
        (true, false, false, false) => Ins::Vfnmadd213ps,
        (true, false, true, true) => Ins::Vfnmadd231pd,
        (true, false, true, false) => Ins::Vfnmadd231ps,
        (true, true, false, true) => Ins::Vfnmsub213pd,
        (true, true, false, false) => Ins::Vfnmsub213ps,
        (true, true, true, true) => Ins::Vfnmsub231pd,
        (true, true, true, false) => Ins::Vfnmsub231ps,
    }
}

impl X86 {
    /// An instruction that is not a branch.
    pub(super) fn single(&mut self, inst: &Inst, allocs: &[Allocation], frame: &Frame) {
        match inst.kind {
            Kind::Op(ins, width) => self.op(ins, width, inst, allocs, frame),
            Kind::Fma {
                doubles,
                width,
                negate_product,
                negate_sum,
                form,
            } => self.op(
                fused(doubles, negate_product, negate_sum, form),
                width,
                inst,
                allocs,
                frame,
            ),
            Kind::Compare(test) => {
                let (d, condition) = (general(allocs[0]), self.flags(test, inst.imm, &allocs[1..]));
                self.asm.setcc(condition, d);
                self.asm.extend(Extend::Zero8, Size::D, d, d);
            }
            Kind::Choose(test) => {
                // The first operand has the result's register.
                let [d, yes] = [0, 2].map(|i| general(allocs[i]));
                let condition = self.flags(test, inst.imm, &allocs[3..]);
                self.asm.cmov(condition, Size::Q, d, yes);
            }
            Kind::Divide { .. } => {
                let (y, rdx) = (general(allocs[2]), Reg::Gpr(2));
                self.asm.alu(Alu::Xor, Size::D, rdx, rdx);
                self.asm.unary(Unary::Div, Size::Q, y);
            }
            Kind::Entry | Kind::Mode => {}
            Kind::Jump { .. } | Kind::Branch { .. } | Kind::Call(_) | Kind::Library(_) | Kind::Return => {
                unreachable!("the function's own")
            }
        }
    }

    /// Operands in the order of the encoding: the result, those of `uses`.
    fn op(&mut self, ins: Ins, width: Width, inst: &Inst, allocs: &[Allocation], frame: &Frame) {
        let mut next = allocs.iter().map(|&a| a.as_reg().expect("registers only"));
        let mut registers: smallvec::SmallVec<[u8; 4]> = smallvec::SmallVec::new();
        let mut push = |r: PReg| registers.push(r.hw_enc() as u8);
        if inst.def.is_some() {
            push(next.next().expect("a result"));
        }
        for u in 0..inst.uses.len() {
            let r = next.next().expect("an operand");
            if !(inst.tied && u == 0) {
                push(r);
            }
        }
        let address = self.memory(inst.mem, &mut next, frame);
        let mask = inst.mask.map(|_| next.next().expect("a mask"));
        let temp = inst.temp.map(|_| next.next().expect("a register to destroy"));
        let mut own = mask.map(|r| r.hw_enc() as u8);
        if let (Some(mask), Some(temp)) = (mask, temp) {
            self.transfer(temp, mask);
            if inst.def.is_some() {
                self.clear(registers[0]);
            }
            let temp = temp.hw_enc() as u8;
            own = Some(temp);
            if mask.class() == VEC {
                registers.push(temp);
                own = None;
            }
        }
        let lanes = match inst.mem {
            Mem::Lanes { width, .. } => Some(width),
            _ => None,
        };
        let parts = Parts {
            address,
            lanes,
            immediate: inst.imm.unwrap_or(0),
            mask: own,
            zeroing: inst.zeroing,
            rounding: inst.mode,
        };
        put::put(&mut self.asm, self.target, ins, width, &registers, parts);
    }

    fn memory(&self, mem: Mem, next: &mut impl Iterator<Item = PReg>, frame: &Frame) -> Option<encode::Mem> {
        let mut register = || next.next().expect("a register of the address").hw_enc() as u8;
        Some(match mem {
            Mem::None => return None,
            Mem::Pool(place) => self.constant(place),
            Mem::Base { disp, .. } => encode::Mem::base(register(), disp),
            Mem::Indexed { scale, disp, .. } => {
                let (base, index) = (register(), Reg::Gpr(register()));
                encode::Mem::indexed(base, index, scale as u8, disp)
            }
            Mem::Lanes { scale, .. } => {
                let (base, index) = (register(), Reg::Vec(register()));
                encode::Mem::indexed(base, index, scale as u8, 0)
            }
            Mem::Outgoing(place) => encode::Mem::base(RSP, place),
            Mem::Local(place) => encode::Mem::base(RSP, frame.locals + place),
            // The return address and `rbp` lie between.
            Mem::Incoming(place) => encode::Mem::base(RBP, 16 + place),
        })
    }

    /// A gather keeps lanes that are not in its mask, and waits for what its result's register held.
    fn clear(&mut self, result: u8) {
        let (width, result) = (self.widest(), Reg::Vec(result));
        self.asm
            .op3(form::VXORPD, width, result, result, result, Modifiers::NONE);
    }

    /// Sets flags; they fulfil the condition if the operands fulfil the test.
    pub(super) fn flags(&mut self, test: Test, imm: Option<i64>, allocs: &[Allocation]) -> Condition {
        let n = |i: usize| number(allocs[i]);
        let r = |i: usize| general(allocs[i]);
        let none = Modifiers::NONE;
        match (test, self.target) {
            (Test::Any, Target::Avx512) => {
                let (x, y) = (Reg::Mask(n(0)), Reg::Mask(n(1)));
                self.asm.op2(form::KORTESTW, encode::Width::X, x, y, none);
            }
            (Test::Any, _) => {
                let (x, y) = (Reg::Vec(n(0)), Reg::Vec(n(1)));
                self.asm.op2(form::VPTEST, encode::Width::Y, x, y, none);
            }
            (Test::NonZero, _) => self.asm.test(Size::Q, r(0), r(0)),
            (Test::Ints(condition, width), _) => {
                let size = if width == Width::W32 { Size::D } else { Size::Q };
                match imm {
                    Some(imm) => self.asm.alu_imm(Alu::Cmp, size, r(0), imm as i32),
                    None => self.asm.alu(Alu::Cmp, size, r(0), r(1)),
                }
                return condition;
            }
            (Test::Floats(condition, doubles), _) => {
                let form = if doubles { form::VUCOMISD } else { form::VUCOMISS };
                let (x, y) = (Reg::Vec(n(0)), Reg::Vec(n(1)));
                self.asm.op2(form, encode::Width::X, x, y, none);
                return condition;
            }
        }
        Condition::NotEqual
    }
}
