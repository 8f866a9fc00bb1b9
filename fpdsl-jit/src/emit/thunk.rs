//! The way to a function of the library: all registers are kept, and MXCSR is as Rust expects it.

use super::Emitter;
use crate::registers::{RBP, RSP};
use crate::vcode::{Ins, Width};
use crate::x86::Target;
use crate::x86::assemble::Address;

/// `rax`, `rcx`, `rdx`, `rsi`, `rdi` and `r8` to `r11`, which a function may change.
const GENERAL: [u8; 9] = [0, 1, 2, 6, 7, 8, 9, 10, 11];

impl Emitter {
    /// Emits the way to `function`, which is told where vectors lie (right above the return address) and `task`.
    pub fn thunk(&mut self, function: u64, task: u64, default: u32) -> usize {
        self.align();
        let start = self.asm.bytes.len();
        let (vectors, masks) = match self.target {
            Target::Avx2 => (16_u8, 0..0_u8),
            Target::Avx512 => (32, 1..8),
        };
        let width = self.widest();
        let mut slots: Vec<(Ins, Ins, Width, u8, i32)> = Vec::new();
        let mut at = 0;
        for n in 0..vectors {
            slots.push((Ins::VmovapsStore, Ins::VmovapsLoad, width, n, at));
            at += width.bytes() as i32;
        }
        for n in masks {
            slots.push((Ins::KmovqStore, Ins::KmovqLoad, Width::W64, n, at));
            at += 8;
        }
        for n in GENERAL {
            slots.push((Ins::Store, Ins::Load, Width::W64, n, at));
            at += 8;
        }
        let mxcsr = Address::of(RSP, at);
        self.asm.registers(Ins::Push, Width::W64, &[RBP]);
        self.asm.registers(Ins::Move, Width::W64, &[RBP, RSP]);
        self.asm
            .immediate(Ins::SubImm, Width::W64, &[RSP], i64::from(at) + 128);
        self.asm.immediate(Ins::AndImm, Width::W64, &[RSP], -64);
        for &(store, _, width, n, at) in &slots {
            self.asm.address(store, width, &[n], Address::of(RSP, at));
        }
        self.asm.mxcsr(false, mxcsr);
        self.asm.mxcsr(true, Address::here(default));
        // `rdi`: behind `rbp` and the return address. `rsi`: the task.
        self.asm.address(Ins::Lea, Width::W64, &[7], Address::of(RBP, 16));
        self.asm.immediate(Ins::Immediate, Width::W64, &[6], task as i64);
        self.asm
            .immediate(Ins::Immediate, Width::W64, &[0], function as i64);
        // `vzeroupper`, `call rax`
        self.asm.raw(&[0xC5, 0xF8, 0x77, 0xFF, 0xD0]);
        self.asm.mxcsr(true, mxcsr);
        for &(_, load, width, n, at) in &slots {
            self.asm.address(load, width, &[n], Address::of(RSP, at));
        }
        self.asm.registers(Ins::Move, Width::W64, &[RSP, RBP]);
        self.asm.registers(Ins::Pop, Width::W64, &[RBP]);
        // `ret`
        self.asm.raw(&[0xC3]);
        start
    }
}
