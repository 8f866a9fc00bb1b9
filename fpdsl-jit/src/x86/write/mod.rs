//! Bytes of instructions that have registers.

mod frame;
mod inst;
mod thunk;

use fpdsl_runtime::Rounding;
use regalloc2::{Allocation, PReg};

use crate::Target;
use crate::emit::{Convention, Frame, Writer, Written};
use crate::encode::x86::{Alu, Assembler, Label, Mem, Reg, Size, Width, form};
use crate::library::Task;
use crate::pool::Pool;
use crate::registers::x86::RSP;
use crate::target::rounding_field;
use crate::vcode::{Condition, Inst, Test};

/// The bits of MXCSR that operations set.
const FLAGS: i32 = 0x3F;

/// All exceptions masked.
const MASKED: u64 = 0x1F80;

/// The pool and code of a compilation so far.
pub struct X86 {
    target: Target,
    asm: Assembler,
    pool: Label,
    /// The places in the pool of MXCSR in each mode.
    mxcsr: [u32; 4],
}

impl X86 {
    /// Behind a pool.
    pub fn new(target: Target, mut pool: Pool) -> Self {
        let mxcsr = Rounding::ALL.map(|mode| pool.scalar(MASKED | (rounding_field(mode) as u64) << 13, 4));
        let (asm, pool) = Assembler::behind(pool.whole());
        X86 {
            target,
            asm,
            pool,
            mxcsr,
        }
    }

    /// A place in the pool.
    fn constant(&self, place: u32) -> Mem {
        Mem {
            disp: place as i32,
            ..Mem::label(self.pool)
        }
    }

    /// MXCSR in a mode.
    fn mode(&self, mode: Rounding) -> Mem {
        self.constant(self.mxcsr[mode.index()])
    }

    fn widest(&self) -> Width {
        match self.target {
            Target::Avx512 => Width::Z,
            _ => Width::Y,
        }
    }
}

impl Writer for X86 {
    type Label = Label;

    const REACH: usize = i32::MAX as usize;

    fn len(&self) -> usize {
        self.asm.len()
    }

    fn place(&self) -> usize {
        self.asm.len()
    }

    fn label(&mut self) -> Label {
        self.asm.label()
    }

    fn bind(&mut self, label: Label) {
        self.asm.bind(label);
    }

    fn align(&mut self) {
        self.asm.align(32);
    }

    fn open(&mut self, frame: &Frame, _: Convention) {
        self.reserve(frame.bytes + 64);
        for &(r, at) in &frame.saved {
            self.put(r, at);
        }
    }

    fn close(&mut self, frame: &Frame, convention: Convention) {
        for &(r, at) in &frame.saved {
            self.take(r, at);
        }
        if convention == Convention::Kernel {
            self.asm.op0(form::VZEROUPPER);
        }
        self.release();
    }

    /// Loading costs ten times as much as storing and comparing, so what is there already but for flags of earlier operations stays.
    fn enter_mode(&mut self, frame: &Frame, mode: Rounding) {
        let (rax, known) = (Reg::Gpr(0), self.asm.label());
        self.asm.op1(form::VSTMXCSR, Mem::base(RSP, frame.state));
        self.asm.mov(Size::D, rax, Mem::base(RSP, frame.state));
        self.asm.alu_imm(Alu::And, Size::D, rax, !FLAGS);
        let wanted = self.mode(mode);
        self.asm.alu(Alu::Cmp, Size::D, rax, wanted);
        self.asm.jcc(Condition::Equal, known);
        self.load_mode(mode);
        self.asm.bind(known);
    }

    fn leave_mode(&mut self, frame: &Frame) {
        let (rcx, same) = (Reg::Gpr(1), self.asm.label());
        let (before, now) = (Mem::base(RSP, frame.state), Mem::base(RSP, frame.state + 4));
        self.asm.op1(form::VSTMXCSR, now);
        self.asm.mov(Size::D, rcx, now);
        self.asm.alu(Alu::Cmp, Size::D, rcx, before);
        self.asm.jcc(Condition::Equal, same);
        self.asm.op1(form::VLDMXCSR, before);
        self.asm.bind(same);
    }

    fn load_mode(&mut self, mode: Rounding) {
        let place = self.mode(mode);
        self.asm.op1(form::VLDMXCSR, place);
    }

    fn test(&mut self, test: Test, imm: Option<i64>, allocs: &[Allocation]) -> Condition {
        self.flags(test, imm, allocs)
    }

    fn jump(&mut self, to: Label) {
        self.asm.jmp(to);
    }

    fn jump_if(&mut self, condition: Condition, to: Label) {
        self.asm.jcc(condition, to);
    }

    fn call(&mut self, to: Label) {
        self.asm.call(to);
    }

    fn inst(&mut self, inst: &Inst, allocs: &[Allocation], frame: &Frame) {
        self.single(inst, allocs, frame);
    }

    fn give(&mut self, value: Allocation) {
        let rax = Reg::Gpr(0);
        self.asm.mov(Size::Q, rax, inst::general(value));
    }

    fn copy(&mut self, to: PReg, from: PReg) {
        self.transfer(to, from);
    }

    fn store(&mut self, r: PReg, at: i32) {
        self.put(r, at);
    }

    fn load(&mut self, r: PReg, at: i32) {
        self.take(r, at);
    }

    fn thunk(&mut self, task: &Task) {
        self.way_to(task);
    }

    fn finish(self, entry: Label) -> Written {
        let code = self.asm.finish();
        Written {
            entry: code.place(entry),
            bytes: code.bytes,
        }
    }
}
