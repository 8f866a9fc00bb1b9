//! Single instructions.

use regalloc2::{Allocation, PReg};

use super::Emitter;
use crate::registers::{RBP, RSP};
use crate::vcode::{Form, Ins, Inst, Kind, Mem, Test, VEC, Width};
use crate::x86::Target;
use crate::x86::assemble::{Address, Base, Parts};

/// The number of the register that an operand got.
pub(super) fn number(a: Allocation) -> u8 {
    a.as_reg().expect("registers only").hw_enc() as u8
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

impl Emitter {
    /// An instruction that is not a branch.
    pub(super) fn inst(&mut self, inst: &Inst, allocs: &[Allocation]) {
        match inst.kind {
            Kind::Op(ins, width) => self.op(ins, width, inst, allocs),
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
            ),
            Kind::Compare { condition, width } => {
                let [d, x, y] = [0, 1, 2].map(|i| number(allocs[i]));
                self.asm.registers(Ins::Cmp, width, &[x, y]);
                self.set(condition as u8, d);
            }
            Kind::Choose => {
                // The first operand has the result's register.
                let [d, c, x] = [0, 2, 3].map(|i| number(allocs[i]));
                self.asm.registers(Ins::Test, Width::W64, &[c, c]);
                self.asm.registers(Ins::Cmovne, Width::W64, &[d, x]);
            }
            Kind::Divide { .. } => {
                let y = number(allocs[2]);
                // `xor edx, edx`, then `div`.
                self.asm.raw(&[0x31, 0xD2]);
                self.asm.raw(&[0x48 | y >> 3, 0xF7, 0xF0 | y & 7]);
            }
            Kind::Entry | Kind::Mode => {}
            Kind::Jump { .. } | Kind::Branch { .. } | Kind::Call(_) | Kind::Library(_) | Kind::Return => {
                unreachable!("the function's own")
            }
        }
    }

    /// `setcc` and `movzx`.
    fn set(&mut self, condition: u8, d: u8) {
        self.asm
            .raw(&[0x40 | d >> 3, 0x0F, 0x90 | condition, 0xC0 | d & 7]);
        self.asm.registers(Ins::ZeroExtend8, Width::W32, &[d, d]);
    }

    /// Operands in the order of the encoding: the result, those of `uses`.
    fn op(&mut self, ins: Ins, width: Width, inst: &Inst, allocs: &[Allocation]) {
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
        let address = self.memory(inst.mem, &mut next);
        let mask = inst.mask.map(|_| next.next().expect("a mask"));
        let temp = inst.temp.map(|_| next.next().expect("a register to destroy"));
        let mut own = mask.map(|r| r.hw_enc() as u8);
        if let (Some(mask), Some(temp)) = (mask, temp) {
            self.before_gather(registers[0], mask, temp);
            let temp = temp.hw_enc() as u8;
            own = Some(temp);
            if mask.class() == VEC {
                registers.push(temp);
                own = None;
            }
        }
        let parts = Parts {
            address,
            immediate: inst.imm.unwrap_or(0),
            mask: own,
            zeroing: inst.zeroing,
            rounding: inst.mode.filter(|_| self.target == Target::Avx512),
        };
        self.asm.put(ins, width, &registers, parts);
    }

    fn memory(&self, mem: Mem, next: &mut impl Iterator<Item = PReg>) -> Option<Address> {
        let mut register = || next.next().expect("a register of the address").hw_enc() as u8;
        Some(match mem {
            Mem::None => return None,
            Mem::Pool(place) => Address::here(place),
            Mem::Base { disp, .. } => Address::of(register(), disp),
            Mem::Indexed { scale, disp, .. } => Address {
                base: Base::Register(register()),
                index: Some((register(), None)),
                scale,
                disp: i64::from(disp),
            },
            Mem::Lanes { scale, width, .. } => Address {
                base: Base::Register(register()),
                index: Some((register(), Some(width))),
                scale,
                disp: 0,
            },
            Mem::Outgoing(place) => Address::of(RSP, place),
            // The return address and `rbp` lie between.
            Mem::Incoming(place) => Address::of(RBP, 16 + place),
        })
    }

    /// A gather destroys its mask, keeps lanes that are not in it, and waits for what its result's register held.
    fn before_gather(&mut self, result: u8, mask: PReg, temp: PReg) {
        let (mask, temp, vectors) = (mask.hw_enc() as u8, temp.hw_enc() as u8, mask.class() == VEC);
        let width = self.widest();
        if vectors {
            self.asm.registers(Ins::VmovapsMove, width, &[temp, mask]);
        } else {
            self.asm.registers(Ins::KmovqMove, Width::W64, &[temp, mask]);
        }
        self.asm.registers(Ins::Vxorpd, width, &[result, result, result]);
    }

    /// Sets the flags that a branch asks.
    pub(super) fn test(&mut self, test: Test, allocs: &[Allocation]) {
        let r = |i: usize| number(allocs[i]);
        match (test, self.target) {
            (Test::Any, Target::Avx512) => self.asm.registers(Ins::Kortestw, Width::W64, &[r(0), r(1)]),
            (Test::Any, Target::Avx2) => self.asm.registers(Ins::Vptest, Width::Y, &[r(0), r(1)]),
            (Test::NonZero, _) => self.asm.registers(Ins::Test, Width::W64, &[r(0), r(0)]),
            (Test::Below | Test::BelowEqual, _) => self.asm.registers(Ins::Cmp, Width::W64, &[r(0), r(1)]),
        }
    }
}
