//! Frames: from the bottom the arguments of calls, spilled values, registers of the caller, MXCSR.

use regalloc2::{Allocation, Output, PReg, RegClass};

use super::{Convention, Emitter};
use crate::registers::{RBP, RSP, SAVED, used};
use crate::vcode::{GPR, Ins, VEC, Width};
use crate::x86::assemble::Address;

/// The frame of a function.
pub struct Frame {
    pub spills: i32,
    pub saved: Vec<(PReg, i32)>,
    pub mxcsr: i32,
    pub bytes: i32,
}

/// The next multiple of a vector's size.
fn up(bytes: i32) -> i32 {
    (bytes + 63) & -64
}

impl Frame {
    pub fn of(output: &Output, convention: Convention, outgoing: i32) -> Self {
        let word = |r: PReg| if r.class() == VEC { 64 } else { 8 };
        let spills = up(outgoing);
        let saves = up(spills + 8 * output.num_spillslots as i32);
        let belongs =
            |r: &PReg| convention == Convention::Cold || r.class() == GPR && SAVED.contains(&r.hw_enc());
        let saved: Vec<(PReg, i32)> = used(output)
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
            spills,
            saved,
            mxcsr,
            bytes: up(mxcsr + 8),
        }
    }
}

impl Emitter {
    /// `push rbp`, and a frame at a multiple of 64.
    pub(super) fn open_frame(&mut self, frame: &Frame) {
        self.asm.registers(Ins::Push, Width::W64, &[RBP]);
        self.asm.registers(Ins::Move, Width::W64, &[RBP, RSP]);
        self.asm
            .immediate(Ins::SubImm, Width::W64, &[RSP], i64::from(frame.bytes) + 64);
        self.asm.immediate(Ins::AndImm, Width::W64, &[RSP], -64);
        for &(r, at) in &frame.saved {
            self.store(r, at);
        }
    }

    pub(super) fn close_frame(&mut self, frame: &Frame, convention: Convention) {
        for &(r, at) in &frame.saved {
            self.load(r, at);
        }
        if convention == Convention::Kernel {
            // `vzeroupper`
            self.asm.raw(&[0xC5, 0xF8, 0x77]);
        }
        self.asm.registers(Ins::Move, Width::W64, &[RSP, RBP]);
        self.asm.registers(Ins::Pop, Width::W64, &[RBP]);
        // `ret`
        self.asm.raw(&[0xC3]);
    }

    pub(super) fn store(&mut self, r: PReg, at: i32) {
        let (ins, width) = match r.class() {
            RegClass::Int => (Ins::Store, Width::W64),
            RegClass::Float => (Ins::VmovapsStore, self.widest()),
            RegClass::Vector => (Ins::KmovqStore, Width::W64),
        };
        self.asm
            .address(ins, width, &[r.hw_enc() as u8], Address::of(RSP, at));
    }

    pub(super) fn load(&mut self, r: PReg, at: i32) {
        let (ins, width) = match r.class() {
            RegClass::Int => (Ins::Load, Width::W64),
            RegClass::Float => (Ins::VmovapsLoad, self.widest()),
            RegClass::Vector => (Ins::KmovqLoad, Width::W64),
        };
        self.asm
            .address(ins, width, &[r.hw_enc() as u8], Address::of(RSP, at));
    }

    /// A move of regalloc2.
    pub(super) fn transfer(&mut self, from: Allocation, to: Allocation, spills: i32) {
        let place = |a: Allocation| spills + 8 * a.as_stack().expect("a slot").index() as i32;
        match (from.as_reg(), to.as_reg()) {
            (Some(f), Some(t)) if f == t => {}
            (Some(f), Some(t)) => {
                let (ins, width) = match f.class() {
                    RegClass::Int => (Ins::Move, Width::W64),
                    RegClass::Float => (Ins::VmovapsMove, self.widest()),
                    RegClass::Vector => (Ins::KmovqMove, Width::W64),
                };
                self.asm
                    .registers(ins, width, &[t.hw_enc() as u8, f.hw_enc() as u8]);
            }
            (Some(f), None) => self.store(f, place(to)),
            (None, Some(t)) => self.load(t, place(from)),
            (None, None) => unreachable!("regalloc2 moves through registers"),
        }
    }
}
