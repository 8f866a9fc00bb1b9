//! Instructions on general registers that are older than VEX.

use super::address::numbers;
use super::{Assembler, Condition, Mem, Operand, Reg};

/// The size of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// 8 bits.
    B,
    /// 16 bits.
    W,
    /// 32 bits; a result's upper half becomes zero.
    D,
    /// 64 bits.
    Q,
}

impl Size {
    /// The bytes of a constant.
    const fn immediate(self) -> u8 {
        match self {
            Size::B => 1,
            Size::W => 2,
            Size::D | Size::Q => 4,
        }
    }
}

/// Operations of the arithmetic unit, by their numbers in opcodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alu {
    /// `x + y`.
    Add = 0,
    /// `x | y`.
    Or = 1,
    /// `x + y + carry`.
    Adc = 2,
    /// `x - y - carry`.
    Sbb = 3,
    /// `x & y`.
    And = 4,
    /// `x - y`.
    Sub = 5,
    /// `x ^ y`.
    Xor = 6,
    /// The flags of `x - y`.
    Cmp = 7,
}

/// Operations with one operand, by their numbers in opcodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unary {
    /// `!x`.
    Not = 2,
    /// `-x`.
    Neg = 3,
    /// `rdx:rax = rax * x`, unsigned.
    Mul = 4,
    /// The same, signed.
    Imul = 5,
    /// `rax = rdx:rax / x` and `rdx` the remainder, unsigned.
    Div = 6,
    /// The same, signed.
    Idiv = 7,
}

/// Shifts, by their numbers in opcodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shift {
    /// Rotates left.
    Rol = 0,
    /// Rotates right.
    Ror = 1,
    /// Left.
    Shl = 4,
    /// Right; zeros come in.
    Shr = 5,
    /// Right; the sign comes in.
    Sar = 7,
}

/// Operations from a register or memory to a register: prefix and opcode in the map 0F.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    /// The low half of a product.
    Imul,
    /// The position of the lowest one; nothing if there is none.
    Bsf,
    /// The position of the highest one; nothing if there is none.
    Bsr,
    /// The number of zeros above the highest one.
    Lzcnt,
    /// The number of zeros below the lowest one.
    Tzcnt,
    /// The number of ones.
    Popcnt,
}

/// Moves that fill a register from a narrower one or memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extend {
    /// Zeros above 8 bits.
    Zero8,
    /// Zeros above 16 bits.
    Zero16,
    /// The sign above 8 bits.
    Sign8,
    /// The sign above 16 bits.
    Sign16,
    /// The sign above 32 bits.
    Sign32,
}

/// Which operands of an instruction are registers of 8 bits.
#[derive(Clone, Copy)]
enum Bytes {
    None,
    Rm,
    Both,
}

impl Assembler {
    /// `dst = dst op src`, or the flags of that.
    pub fn alu(&mut self, op: Alu, size: Size, dst: Reg, src: impl Into<Operand>) {
        self.sized(size, ((op as u8) << 3) | 3, dst.number(), &src.into(), 0);
    }

    /// The same in memory.
    pub fn alu_to(&mut self, op: Alu, size: Size, dst: Mem, src: Reg) {
        self.sized(size, ((op as u8) << 3) | 1, src.number(), &dst.into(), 0);
    }

    /// The same with a constant, of which 64 bits extend the sign.
    pub fn alu_imm(&mut self, op: Alu, size: Size, dst: impl Into<Operand>, imm: i32) {
        let dst = dst.into();
        match i8::try_from(imm) {
            Ok(imm) if size != Size::B => {
                self.grouped(size, 0x83, op as u8, &dst, 1);
                self.byte(imm as u8);
            }
            _ => {
                self.grouped(size, 0x81, op as u8, &dst, size.immediate());
                self.immediate(size, imm);
            }
        }
    }

    /// The flags of `x & y`.
    pub fn test(&mut self, size: Size, x: impl Into<Operand>, y: Reg) {
        self.sized(size, 0x85, y.number(), &x.into(), 0);
    }

    /// The flags of `x & imm`.
    pub fn test_imm(&mut self, size: Size, x: impl Into<Operand>, imm: i32) {
        self.grouped(size, 0xF7, 0, &x.into(), size.immediate());
        self.immediate(size, imm);
    }

    /// `op` of one operand.
    pub fn unary(&mut self, op: Unary, size: Size, x: impl Into<Operand>) {
        self.grouped(size, 0xF7, op as u8, &x.into(), 0);
    }

    /// Shifts by a constant.
    pub fn shift(&mut self, op: Shift, size: Size, x: impl Into<Operand>, by: u8) {
        self.grouped(size, 0xC1, op as u8, &x.into(), 1);
        self.byte(by);
    }

    /// Shifts by `cl`.
    pub fn shift_cl(&mut self, op: Shift, size: Size, x: impl Into<Operand>) {
        self.grouped(size, 0xD3, op as u8, &x.into(), 0);
    }

    /// An operation of 32 or 64 bits from a register or memory to a register.
    pub fn scalar(&mut self, op: Scalar, size: Size, dst: Reg, src: impl Into<Operand>) {
        let (prefix, code): (&[u8], u8) = match op {
            Scalar::Imul => (&[], 0xAF),
            Scalar::Bsf => (&[], 0xBC),
            Scalar::Bsr => (&[], 0xBD),
            Scalar::Lzcnt => (&[0xF3], 0xBD),
            Scalar::Tzcnt => (&[0xF3], 0xBC),
            Scalar::Popcnt => (&[0xF3], 0xB8),
        };
        self.bytes(prefix);
        self.plain(size == Size::Q, &[0x0F, code], dst.number(), &src.into(), 0);
    }

    /// The low half of a product by a constant.
    pub fn imul_imm(&mut self, size: Size, dst: Reg, src: impl Into<Operand>, imm: i32) {
        let wide = size == Size::Q;
        if let Ok(imm) = i8::try_from(imm) {
            self.plain(wide, &[0x6B], dst.number(), &src.into(), 1);
            self.byte(imm as u8);
        } else {
            self.plain(wide, &[0x69], dst.number(), &src.into(), 4);
            self.bytes(&imm.to_le_bytes());
        }
    }

    /// Moves 32 or 64 bits to a register.
    pub fn mov(&mut self, size: Size, dst: Reg, src: impl Into<Operand>) {
        self.plain(size == Size::Q, &[0x8B], dst.number(), &src.into(), 0);
    }

    /// Moves a register to memory.
    pub fn store(&mut self, size: Size, dst: Mem, src: Reg) {
        self.sized(size, 0x89, src.number(), &dst.into(), 0);
    }

    /// Moves a constant to memory; 64 bits extend its sign.
    pub fn store_imm(&mut self, size: Size, dst: Mem, imm: i32) {
        self.grouped(size, 0xC7, 0, &dst.into(), size.immediate());
        self.immediate(size, imm);
    }

    /// Moves a constant to a register, in the shortest way that leaves the flags alone.
    pub fn mov_imm(&mut self, dst: Reg, imm: u64) {
        let n = dst.number();
        if let Ok(imm) = u32::try_from(imm) {
            self.opcode_register(false, 0xB8, n);
            self.bytes(&imm.to_le_bytes());
        } else if let Ok(imm) = i32::try_from(imm as i64) {
            self.plain(true, &[0xC7], 0, &dst.into(), 4);
            self.bytes(&imm.to_le_bytes());
        } else {
            self.opcode_register(true, 0xB8, n);
            self.bytes(&imm.to_le_bytes());
        }
    }

    /// Moves a narrower value to a register. A sign fills 32 or 64 bits; what is above is zero.
    pub fn extend(&mut self, op: Extend, size: Size, dst: Reg, src: impl Into<Operand>) {
        let (wide, src) = (size == Size::Q, src.into());
        let reg = dst.number();
        match op {
            // They clear the others, as all instructions of 32 bits do.
            Extend::Zero8 => self.prefixed(false, Bytes::Rm, &[0x0F, 0xB6], reg, &src, 0),
            Extend::Zero16 => self.plain(false, &[0x0F, 0xB7], reg, &src, 0),
            Extend::Sign8 => self.prefixed(wide, Bytes::Rm, &[0x0F, 0xBE], reg, &src, 0),
            Extend::Sign16 => self.plain(wide, &[0x0F, 0xBF], reg, &src, 0),
            Extend::Sign32 => self.plain(true, &[0x63], reg, &src, 0),
        }
    }

    /// An address.
    pub fn lea(&mut self, dst: Reg, address: Mem) {
        self.plain(true, &[0x8D], dst.number(), &address.into(), 0);
    }

    /// Brings memory near. An address that is none does no harm.
    pub fn prefetch(&mut self, address: Mem) {
        self.plain(false, &[0x0F, 0x18], 1, &address.into(), 0);
    }

    /// `dst = src` on a condition, of 32 or 64 bits.
    pub fn cmov(&mut self, condition: Condition, size: Size, dst: Reg, src: impl Into<Operand>) {
        let code = 0x40 | condition as u8;
        self.plain(size == Size::Q, &[0x0F, code], dst.number(), &src.into(), 0);
    }

    /// The low byte of a register becomes 0 or 1.
    pub fn setcc(&mut self, condition: Condition, dst: Reg) {
        self.prefixed(
            false,
            Bytes::Rm,
            &[0x0F, 0x90 | condition as u8],
            0,
            &dst.into(),
            0,
        );
    }

    /// The bytes in the opposite order, of 32 or 64 bits.
    pub fn bswap(&mut self, size: Size, x: Reg) {
        let n = x.number();
        self.rex(size == Size::Q, false, 0, n, 0);
        self.bytes(&[0x0F, 0xC8 | n & 7]);
    }

    /// `rdx:rax` from `rax`, or `edx:eax` from `eax`, with its sign.
    pub fn extend_rax(&mut self, size: Size) {
        self.rex(size == Size::Q, false, 0, 0, 0);
        self.byte(0x99);
    }

    /// Pushes a register of 64 bits.
    pub fn push(&mut self, reg: Reg) {
        self.opcode_register(false, 0x50, reg.number());
    }

    /// Pops a register of 64 bits.
    pub fn pop(&mut self, reg: Reg) {
        self.opcode_register(false, 0x58, reg.number());
    }

    /// Returns.
    pub fn ret(&mut self) {
        self.byte(0xC3);
    }

    /// Where an indirect call may arrive.
    pub fn endbr64(&mut self) {
        self.bytes(&[0xF3, 0x0F, 0x1E, 0xFA]);
    }

    /// Never returns: an illegal instruction.
    pub fn ud2(&mut self) {
        self.bytes(&[0x0F, 0x0B]);
    }

    /// Stops in a debugger.
    pub fn int3(&mut self) {
        self.byte(0xCC);
    }

    /// An opcode, whose lowest bit is zero for 8 bits, with a register.
    fn sized(&mut self, size: Size, code: u8, reg: u8, rm: &Operand, after: u8) {
        self.of_size(size, Bytes::Both, code, reg, rm, after);
    }

    /// The same with a part of the opcode in place of a register.
    fn grouped(&mut self, size: Size, code: u8, digit: u8, rm: &Operand, after: u8) {
        self.of_size(size, Bytes::Rm, code, digit, rm, after);
    }

    fn of_size(&mut self, size: Size, bytes: Bytes, code: u8, reg: u8, rm: &Operand, after: u8) {
        if size == Size::W {
            self.byte(0x66);
        }
        let (bytes, code) = match size {
            Size::B => (bytes, code & !1),
            Size::W | Size::D | Size::Q => (Bytes::None, code),
        };
        self.prefixed(size == Size::Q, bytes, &[code], reg, rm, after);
    }

    /// An instruction with ModRM, without byte registers that need a prefix.
    pub(super) fn plain(&mut self, wide: bool, opcode: &[u8], reg: u8, rm: &Operand, after: u8) {
        self.prefixed(wide, Bytes::None, opcode, reg, rm, after);
    }

    fn prefixed(&mut self, wide: bool, bytes: Bytes, opcode: &[u8], reg: u8, rm: &Operand, after: u8) {
        let (base, index) = numbers(rm);
        // Without a prefix the byte registers 4 to 7 are the high halves of the first four.
        let upper = |n: u8| (4..8).contains(&n);
        let always = match bytes {
            Bytes::None => false,
            Bytes::Rm => matches!(rm, Operand::Reg(_)) && upper(base),
            Bytes::Both => upper(reg) || matches!(rm, Operand::Reg(_)) && upper(base),
        };
        self.rex(wide, always, reg, base, index);
        self.bytes(opcode);
        self.address(reg, rm, 1, after);
    }

    fn rex(&mut self, wide: bool, always: bool, reg: u8, base: u8, index: u8) {
        let rex = u8::from(wide) << 3 | reg >> 3 << 2 | index >> 3 << 1 | base >> 3;
        if rex != 0 || always {
            self.byte(0x40 | rex);
        }
    }

    fn opcode_register(&mut self, wide: bool, opcode: u8, n: u8) {
        self.rex(wide, false, 0, n, 0);
        self.byte(opcode | n & 7);
    }

    fn immediate(&mut self, size: Size, imm: i32) {
        let bytes = imm.to_le_bytes();
        self.bytes(&bytes[..usize::from(size.immediate())]);
    }
}
