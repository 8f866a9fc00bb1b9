//! Frames, and what moves to and from them.

use regalloc2::{PReg, RegClass};

use super::Aarch64;
use super::operands::{Place, address, hardware};
use crate::emit::PAGE;
use crate::encode::aarch64::{Access, Address, Assembler, Size};
use crate::registers::aarch64::{SP, X16};

/// The register that is zero where it is stored.
const ZERO: u8 = 31;

/// Moves the stack down by a multiple of 64 bytes, and to one.
pub fn lower_stack(asm: &mut Assembler, bytes: i32) {
    // The page below the stack is where it grows, so none is left out.
    for _ in 0..bytes / PAGE {
        asm.sub_imm(Size::X, SP, SP, PAGE as u32);
        asm.store(Access::X, ZERO, Address::Base { n: SP, disp: 0 });
    }
    asm.sub_imm(Size::X, X16, SP, (bytes % PAGE) as u32);
    asm.and_imm(Size::X, SP, X16, -64_i64 as u64);
}

impl Aarch64 {
    pub(super) fn put_general(&mut self, r: u8, n: u8, at: i32) {
        let to = address(&mut self.asm, Access::X, Place::Behind(n, at));
        self.asm.store(Access::X, r, to);
    }

    pub(super) fn take_general(&mut self, r: u8, n: u8, at: i32) {
        let from = address(&mut self.asm, Access::X, Place::Behind(n, at));
        self.asm.load(Access::X, r, from);
    }

    pub(super) fn put(&mut self, r: PReg, at: i32) {
        let access = whole(r);
        let to = address(&mut self.asm, access, Place::Behind(SP, at));
        self.asm.store(access, hardware(r), to);
    }

    pub(super) fn take(&mut self, r: PReg, at: i32) {
        let access = whole(r);
        let from = address(&mut self.asm, access, Place::Behind(SP, at));
        self.asm.load(access, hardware(r), from);
    }

    pub(super) fn transfer(&mut self, to: PReg, from: PReg) {
        let (t, f) = (hardware(to), hardware(from));
        match from.class() {
            RegClass::Int => self.asm.mov(Size::X, t, f),
            RegClass::Float | RegClass::Vector => self.asm.mov_vector(t, f),
        }
    }
}

/// The access of a whole register.
fn whole(r: PReg) -> Access {
    match r.class() {
        RegClass::Int => Access::X,
        RegClass::Float | RegClass::Vector => Access::Q,
    }
}
