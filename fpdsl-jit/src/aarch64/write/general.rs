//! Instructions on general registers.

use super::operands::{Operands, address, pointer};
use super::{Aarch64, size};
use crate::encode::aarch64::{Access, Arrangement, Assembler, Size, Two};
use crate::registers::aarch64::{V31, X16};
use crate::vcode::{Ins, Width};

/// A constant as a register of a size holds it.
pub fn bits(size: Size, imm: i64) -> u64 {
    match size {
        Size::W => u64::from(imm as u32),
        Size::X => imm as u64,
    }
}

/// The two forms of a bitwise operation: with a constant, and with a register.
type Bitwise = (
    fn(&mut Assembler, Size, u8, u8, u64),
    fn(&mut Assembler, Size, u8, u8, u8),
);

impl Aarch64 {
    /// Any instruction of lowering.
    pub(super) fn op(&mut self, ins: Ins, width: Width, o: &Operands) {
        if !self.general(ins, width, o)
            && !self.moved(ins, width, o)
            && !self.float(ins, width, o)
            && !self.integer(ins, width, o)
        {
            unreachable!("{ins:?} of {width:?} is not chosen for this machine");
        }
    }

    /// One on general registers; false for what is none.
    fn general(&mut self, ins: Ins, width: Width, o: &Operands) -> bool {
        let (size, d) = (size(width), o.d);
        let u = |i: usize| o.u[i];
        match ins {
            Ins::Load | Ins::LoadU8 | Ins::LoadU16 | Ins::LoadI8 | Ins::LoadI16 => {
                let access = loaded(ins, size);
                let from = address(&mut self.asm, access, o.place());
                self.asm.load(access, d, from);
            }
            Ins::Store => {
                let access = whole(size);
                let to = address(&mut self.asm, access, o.place());
                self.asm.store(access, u(0), to);
            }
            Ins::Lea => pointer(&mut self.asm, d, o.place()),
            Ins::Move => self.asm.mov(size, d, u(0)),
            Ins::Immediate => self.asm.mov_imm(d, bits(size, o.imm)),
            Ins::ZeroExtend8 => self.asm.uxtb(d, u(0)),
            Ins::ZeroExtend16 => self.asm.uxth(d, u(0)),
            Ins::SignExtend8 => self.asm.sxtb(d, u(0)),
            Ins::SignExtend16 => self.asm.sxth(d, u(0)),
            Ins::SignExtend32 => self.asm.sxtw(d, u(0)),
            Ins::Add => self.asm.add(size, d, u(0), u(1)),
            Ins::Sub => self.asm.sub(size, d, u(0), u(1)),
            Ins::Imul => self.asm.mul(size, d, u(0), u(1)),
            Ins::And => self.asm.and(size, d, u(0), u(1)),
            Ins::Or => self.asm.orr(size, d, u(0), u(1)),
            Ins::Xor => self.asm.eor(size, d, u(0), u(1)),
            Ins::AddImm => self.plus(size, d, u(0), o.imm),
            Ins::ImulImm => {
                self.asm.mov_imm(X16, bits(size, o.imm));
                self.asm.mul(size, d, u(0), X16);
            }
            Ins::AndImm => self.bitwise((Assembler::and_imm, Assembler::and), size, o),
            Ins::OrImm => self.bitwise((Assembler::orr_imm, Assembler::orr), size, o),
            Ins::XorImm => self.bitwise((Assembler::eor_imm, Assembler::eor), size, o),
            Ins::ShlImm => self.asm.lsl_imm(size, d, u(0), o.imm as u8),
            Ins::ShrImm => self.asm.lsr_imm(size, d, u(0), o.imm as u8),
            Ins::SarImm => self.asm.asr_imm(size, d, u(0), o.imm as u8),
            Ins::Shlx => self.asm.lslv(size, d, u(0), u(1)),
            Ins::Shrx => self.asm.lsrv(size, d, u(0), u(1)),
            Ins::Sarx => self.asm.asrv(size, d, u(0), u(1)),
            Ins::Lzcnt => self.asm.clz(size, d, u(0)),
            Ins::Popcnt => {
                self.asm.fmov_from_general(size, V31, u(0));
                self.asm.vector2(Two::Cnt, Arrangement::B8, V31, V31);
                self.asm.addv(Arrangement::B8, V31, V31);
                self.asm.fmov_to_general(Size::W, d, V31);
            }
            _ => return false,
        }
        true
    }

    fn plus(&mut self, size: Size, d: u8, x: u8, imm: i64) {
        let magnitude = u32::try_from(imm.unsigned_abs()).ok();
        match magnitude.filter(|&m| Assembler::fits_add(m)) {
            Some(m) if imm >= 0 => self.asm.add_imm(size, d, x, m),
            Some(m) => self.asm.sub_imm(size, d, x, m),
            None => {
                self.asm.mov_imm(X16, bits(size, imm));
                self.asm.add(size, d, x, X16);
            }
        }
    }

    fn bitwise(&mut self, (constant, register): Bitwise, size: Size, o: &Operands) {
        let mask = bits(size, o.imm);
        if Assembler::is_bitmask(size, mask) {
            constant(&mut self.asm, size, o.d, o.u[0], mask);
        } else {
            self.asm.mov_imm(X16, mask);
            register(&mut self.asm, size, o.d, o.u[0], X16);
        }
    }
}

fn whole(size: Size) -> Access {
    match size {
        Size::W => Access::W,
        Size::X => Access::X,
    }
}

fn loaded(ins: Ins, size: Size) -> Access {
    match ins {
        Ins::LoadU8 => Access::U8,
        Ins::LoadU16 => Access::U16,
        Ins::LoadI8 => Access::I8,
        Ins::LoadI16 => Access::I16,
        _ => whole(size),
    }
}
