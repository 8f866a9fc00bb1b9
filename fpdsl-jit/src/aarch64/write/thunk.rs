//! The way to a function of the library.

use fpdsl_runtime::Rounding;
use regalloc2::PReg;

use super::{Aarch64, fpcr};
use crate::Target;
use crate::encode::aarch64::Status;
use crate::library::Task;
use crate::registers::aarch64::{FRAME, SP, X16};
use crate::registers::file;
use crate::vcode::{GPR, VEC};

impl Aarch64 {
    pub(super) fn way_to(&mut self, task: &Task) {
        let file = file(Target::Neon);
        // Of some vectors the callee keeps the lower halves: all are kept here.
        let vectors = file.vectors.iter().chain(file.kept_vectors);
        let kept = vectors
            .map(|&n| PReg::new(n, VEC))
            .chain(file.general.iter().map(|&n| PReg::new(n, GPR)));
        let mut end = 0;
        let slots: Vec<(PReg, i32)> = kept
            .map(|r| {
                let bytes = if r.class() == VEC { 16 } else { 8 };
                end += bytes;
                (r, end - bytes)
            })
            .collect();
        // Room for FPCR, at a multiple of 64.
        self.reserve((end + 8 + 63) & -64);
        for &(r, at) in &slots {
            self.put(r, at);
        }
        self.asm.mrs(X16, Status::Fpcr);
        self.put_general(X16, SP, end);
        self.asm.mov_imm(X16, fpcr(Rounding::NearestEven));
        self.asm.msr(Status::Fpcr, X16);
        // Behind the frame pointer and the return address.
        super::operands::plus(&mut self.asm, 0, FRAME, 16);
        self.asm.mov_imm(1, std::ptr::from_ref(task) as u64);
        self.asm.mov_imm(X16, task.function());
        self.asm.blr(X16);
        self.take_general(X16, SP, end);
        self.asm.msr(Status::Fpcr, X16);
        for &(r, at) in &slots {
            self.take(r, at);
        }
        self.release();
    }
}
