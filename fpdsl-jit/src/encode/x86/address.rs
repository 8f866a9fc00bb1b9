//! ModRM, SIB and displacements.

use super::operand::RSP;
use super::{Assembler, Base, Mem, Operand, Reg};

impl Assembler {
    /// ModRM and what follows it, for the low bits of a register's number. A displacement of a byte counts `scale` bytes;
    /// `after` bytes follow in the instruction.
    pub(super) fn address(&mut self, reg: u8, rm: &Operand, scale: i32, after: u8) {
        let reg = (reg & 7) << 3;
        match rm {
            Operand::Reg(r) => self.byte(0xC0 | reg | r.number() & 7),
            Operand::Mem(mem) => self.memory(reg, mem, scale, after),
            Operand::Imm(_) => unreachable!("an immediate is no register and no memory"),
        }
    }

    fn memory(&mut self, reg: u8, mem: &Mem, scale: i32, after: u8) {
        let base = match mem.base {
            Base::Label(label) => {
                assert!(mem.index.is_none(), "an address at a label has no index");
                self.byte(reg | 5);
                return self.distance(label, mem.disp, after);
            }
            Base::Gpr(base) => Some(base & 7),
            Base::None => None,
        };
        // The number of `rbp` and `r13` without a displacement means something else.
        let (mode, short) = match base {
            None => (0, None),
            Some(5) if mem.disp == 0 => (0x40, Some(0)),
            Some(_) if mem.disp == 0 => (0, None),
            Some(_) => match i8::try_from(mem.disp / scale) {
                Ok(short) if mem.disp % scale == 0 => (0x40, Some(short)),
                _ => (0x80, None),
            },
        };
        match (mem.index, base) {
            (None, Some(base)) if base != RSP => self.byte(mode | reg | base),
            (index, base) => {
                let (index, log) = match index {
                    None => (RSP, 0),
                    Some(index) => {
                        assert!(index.reg != Reg::Gpr(RSP), "`rsp` is no index");
                        (index.reg.number() & 7, index.scale.trailing_zeros() as u8)
                    }
                };
                self.byte(mode | reg | 4);
                self.byte(log << 6 | index << 3 | base.unwrap_or(5));
            }
        }
        match (base, mode, short) {
            (_, _, Some(short)) => self.byte(short as u8),
            (None, _, _) | (_, 0x80, _) => self.bytes(&mem.disp.to_le_bytes()),
            _ => {}
        }
    }
}

/// The numbers of base (or register) and index, whose high bits stand in a prefix.
pub(super) fn numbers(rm: &Operand) -> (u8, u8) {
    match rm {
        Operand::Reg(reg) => (reg.number(), 0),
        Operand::Mem(mem) => {
            let base = match mem.base {
                Base::Gpr(base) => base,
                Base::None | Base::Label(_) => 0,
            };
            (base, mem.index.map_or(0, |index| index.reg.number()))
        }
        Operand::Imm(_) => unreachable!("an immediate is no register and no memory"),
    }
}
