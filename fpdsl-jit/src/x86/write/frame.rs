//! Frames, and what moves to and from them.

use regalloc2::{PReg, RegClass};

use super::X86;
use crate::emit::PAGE;
use crate::encode::x86::{Alu, Form, Mem, Modifiers, Operand, Reg, Size, Width, form};
use crate::registers::x86::{RBP, RSP};

impl X86 {
    /// `push rbp`, and this many bytes at a multiple of 64.
    pub(super) fn reserve(&mut self, bytes: i32) {
        self.asm.push(Reg::Gpr(RBP));
        self.asm.mov(Size::Q, Reg::Gpr(RBP), Reg::Gpr(RSP));
        // The page below the stack is where it grows, so none is left out.
        for _ in 0..bytes / PAGE {
            self.asm.alu_imm(Alu::Sub, Size::Q, Reg::Gpr(RSP), PAGE);
            self.asm.alu_imm(Alu::Or, Size::Q, Mem::base(RSP, 0), 0);
        }
        self.asm.alu_imm(Alu::Sub, Size::Q, Reg::Gpr(RSP), bytes % PAGE);
        self.asm.alu_imm(Alu::And, Size::Q, Reg::Gpr(RSP), -64);
    }

    /// Back to before [`Emitter::reserve`], and to the caller.
    pub(super) fn release(&mut self) {
        self.asm.mov(Size::Q, Reg::Gpr(RSP), Reg::Gpr(RBP));
        self.asm.pop(Reg::Gpr(RBP));
        self.asm.ret();
    }

    pub(super) fn put(&mut self, r: PReg, at: i32) {
        let (place, n) = (Mem::base(RSP, at), r.hw_enc() as u8);
        match r.class() {
            RegClass::Int => self.asm.store(Size::Q, place, Reg::Gpr(n)),
            RegClass::Float => self.vectors(form::VMOVAPS_STORE, place, Reg::Vec(n)),
            RegClass::Vector => self.masks(form::KMOVQ_STORE, place, Reg::Mask(n)),
        }
    }

    pub(super) fn take(&mut self, r: PReg, at: i32) {
        let (place, n) = (Mem::base(RSP, at), r.hw_enc() as u8);
        match r.class() {
            RegClass::Int => self.asm.mov(Size::Q, Reg::Gpr(n), place),
            RegClass::Float => self.vectors(form::VMOVAPS, Reg::Vec(n), place),
            RegClass::Vector => self.masks(form::KMOVQ, Reg::Mask(n), place),
        }
    }

    pub(super) fn transfer(&mut self, to: PReg, from: PReg) {
        let (t, f) = (to.hw_enc() as u8, from.hw_enc() as u8);
        match from.class() {
            RegClass::Int => self.asm.mov(Size::Q, Reg::Gpr(t), Reg::Gpr(f)),
            RegClass::Float => self.vectors(form::VMOVAPS, Reg::Vec(t), Reg::Vec(f)),
            RegClass::Vector => self.masks(form::KMOVQ, Reg::Mask(t), Reg::Mask(f)),
        }
    }

    /// An instruction on whole vectors.
    fn vectors(&mut self, form: &Form, to: impl Into<Operand>, from: impl Into<Operand>) {
        self.asm.op2(form, self.widest(), to, from, Modifiers::NONE);
    }

    fn masks(&mut self, form: &Form, to: impl Into<Operand>, from: impl Into<Operand>) {
        self.asm.op2(form, Width::X, to, from, Modifiers::NONE);
    }
}
