//! The way to a function of the library: all registers are kept, and MXCSR is as Rust expects it.

use fpdsl_runtime::Rounding;
use regalloc2::{PReg, RegClass};

use super::X86;
use crate::encode::x86::{Mem, Reg, form};
use crate::library::Task;
use crate::registers::file;
use crate::registers::x86::{RBP, RSP};
use crate::vcode::{GPR, MASK, VEC};

impl X86 {
    pub(super) fn way_to(&mut self, task: &Task) {
        let default = self.mode(Rounding::NearestEven);
        let file = file(self.target);
        let all = |class, numbers: &'static [usize]| numbers.iter().map(move |&n| PReg::new(n, class));
        let kept = all(VEC, file.vectors)
            .chain(all(MASK, file.masks))
            .chain(all(GPR, file.general));
        let mut end = 0;
        let slots: Vec<(PReg, i32)> = kept
            .map(|r| {
                let bytes = match r.class() {
                    RegClass::Float => self.target.vector_bytes() as i32,
                    RegClass::Int | RegClass::Vector => 8,
                };
                end += bytes;
                (r, end - bytes)
            })
            .collect();
        let mxcsr = Mem::base(RSP, end);
        self.reserve(end + 128);
        for &(r, at) in &slots {
            self.put(r, at);
        }
        self.asm.op1(form::VSTMXCSR, mxcsr);
        self.asm.op1(form::VLDMXCSR, default);
        let [rax, rsi, rdi] = [0, 6, 7].map(Reg::Gpr);
        // Behind `rbp` and the return address.
        self.asm.lea(rdi, Mem::base(RBP, 16));
        self.asm.mov_imm(rsi, std::ptr::from_ref(task) as u64);
        self.asm.mov_imm(rax, task.function());
        self.asm.op0(form::VZEROUPPER);
        self.asm.call_at(rax);
        self.asm.op1(form::VLDMXCSR, mxcsr);
        for &(r, at) in &slots {
            self.take(r, at);
        }
        self.release();
    }
}
