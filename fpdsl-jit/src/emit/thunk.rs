//! The way to a function of the library: all registers are kept, and MXCSR is as Rust expects it.

use regalloc2::{PReg, RegClass};

use super::Emitter;
use crate::registers::{RBP, RSP};
use crate::vcode::{GPR, MASK, VEC};
use crate::x86::Target;
use crate::x86::encode::{Label, Mem, Reg, form};

/// `rax`, `rcx`, `rdx`, `rsi`, `rdi` and `r8` to `r11`, which a function may change.
const GENERAL: [usize; 9] = [0, 1, 2, 6, 7, 8, 9, 10, 11];

impl Emitter {
    /// Emits the way to `function`, which is told where vectors lie (right above the return address) and `task`.
    pub(super) fn thunk(&mut self, at: Label, function: u64, task: u64, default: Mem) {
        self.asm.align(32);
        self.asm.bind(at);
        let (vectors, masks) = match self.target {
            Target::Avx2 => (16, 0..0),
            Target::Avx512 => (32, 1..8),
        };
        let all = |class, numbers: std::ops::Range<usize>| numbers.map(move |n| PReg::new(n, class));
        let kept = all(VEC, 0..vectors)
            .chain(all(MASK, masks))
            .chain(GENERAL.map(|n| PReg::new(n, GPR)));
        let mut end = 0;
        let slots: Vec<(PReg, i32)> = kept
            .map(|r| {
                let bytes = match r.class() {
                    RegClass::Float => self.widest().bytes() as i32,
                    RegClass::Int | RegClass::Vector => 8,
                };
                end += bytes;
                (r, end - bytes)
            })
            .collect();
        let mxcsr = Mem::base(RSP, end);
        self.reserve(end + 128);
        for &(r, at) in &slots {
            self.store(r, at);
        }
        self.asm.op1(form::VSTMXCSR, mxcsr);
        self.asm.op1(form::VLDMXCSR, default);
        let [rax, rsi, rdi] = [0, 6, 7].map(Reg::Gpr);
        // Behind `rbp` and the return address.
        self.asm.lea(rdi, Mem::base(RBP, 16));
        self.asm.mov_imm(rsi, task);
        self.asm.mov_imm(rax, function);
        self.asm.op0(form::VZEROUPPER);
        self.asm.call_at(rax);
        self.asm.op1(form::VLDMXCSR, mxcsr);
        for &(r, at) in &slots {
            self.load(r, at);
        }
        self.release();
    }
}
