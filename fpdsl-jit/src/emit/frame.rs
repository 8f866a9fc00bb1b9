//! Frames: from the bottom the arguments of calls, arrays, spilled values, registers of the caller, MXCSR.

use regalloc2::{Allocation, Output, PReg, RegClass};

use super::{Convention, Emitter};
use crate::lower::Lowered;
use crate::registers::{RBP, RSP, SAVED, used};
use crate::vcode::{GPR, VEC};
use crate::x86::encode::{Alu, Form, Mem, Modifiers, Operand, Reg, Size, Width, form};

/// The frame of a function.
pub struct Frame {
    pub locals: i32,
    pub spills: i32,
    pub saved: Vec<(PReg, i32)>,
    pub mxcsr: i32,
    pub bytes: i32,
}

/// The smallest page.
const PAGE: i32 = 4096;

/// The next multiple of a vector's size.
fn up(bytes: i32) -> i32 {
    (bytes + 63) & -64
}

impl Frame {
    pub fn of(output: &Output, convention: Convention, lowered: &Lowered) -> Self {
        let word = |r: PReg| if r.class() == VEC { 64 } else { 8 };
        let locals = up(lowered.outgoing);
        let spills = up(locals + lowered.locals);
        let saves = up(spills + 8 * output.num_spillslots as i32);
        let belongs =
            |r: &PReg| convention == Convention::Cold || r.class() == GPR && SAVED.contains(&r.hw_enc());
        let saved: Vec<(PReg, i32)> = used(&lowered.function, output)
            .into_iter()
            .filter(belongs)
            .scan(saves, |at, r| {
                let here = (*at as usize).next_multiple_of(word(r)) as i32;
                *at = here + word(r) as i32;
                Some((r, here))
            })
            .collect();
        let mxcsr = saved.last().map_or(saves, |&(r, at)| at + word(r) as i32);
        Frame {
            locals,
            spills,
            saved,
            mxcsr,
            bytes: up(mxcsr + 8),
        }
    }
}

impl Emitter {
    /// `push rbp`, and so many bytes at a multiple of 64.
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

    /// A frame, with the registers that are saved in it.
    pub(super) fn open_frame(&mut self, frame: &Frame) {
        self.reserve(frame.bytes + 64);
        for &(r, at) in &frame.saved {
            self.store(r, at);
        }
    }

    pub(super) fn close_frame(&mut self, frame: &Frame, convention: Convention) {
        for &(r, at) in &frame.saved {
            self.load(r, at);
        }
        if convention == Convention::Kernel {
            self.asm.op0(form::VZEROUPPER);
        }
        self.release();
    }

    pub(super) fn store(&mut self, r: PReg, at: i32) {
        let (place, n) = (Mem::base(RSP, at), r.hw_enc() as u8);
        match r.class() {
            RegClass::Int => self.asm.store(Size::Q, place, Reg::Gpr(n)),
            RegClass::Float => self.vectors(form::VMOVAPS_STORE, place, Reg::Vec(n)),
            RegClass::Vector => self.masks(form::KMOVQ_STORE, place, Reg::Mask(n)),
        }
    }

    pub(super) fn load(&mut self, r: PReg, at: i32) {
        let (place, n) = (Mem::base(RSP, at), r.hw_enc() as u8);
        match r.class() {
            RegClass::Int => self.asm.mov(Size::Q, Reg::Gpr(n), place),
            RegClass::Float => self.vectors(form::VMOVAPS, Reg::Vec(n), place),
            RegClass::Vector => self.masks(form::KMOVQ, Reg::Mask(n), place),
        }
    }

    /// A move of a register to another of its class.
    pub(super) fn copy(&mut self, to: PReg, from: PReg) {
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

    /// A move of regalloc2.
    pub(super) fn transfer(&mut self, from: Allocation, to: Allocation, spills: i32) {
        let place = |a: Allocation| spills + 8 * a.as_stack().expect("a slot").index() as i32;
        match (from.as_reg(), to.as_reg()) {
            (Some(f), Some(t)) if f == t => {}
            (Some(f), Some(t)) => self.copy(t, f),
            (Some(f), None) => self.store(f, place(to)),
            (None, Some(t)) => self.load(t, place(from)),
            (None, None) => unreachable!("regalloc2 moves through registers"),
        }
    }
}
