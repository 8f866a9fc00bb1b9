//! Instructions on general registers.

use super::assembler::register;
use super::immediate::bitmask;
use super::{Assembler, Condition};

/// The register that is zero, and the stack's where an instruction says so.
const ZERO: u8 = 31;

/// How much of a general register an instruction uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// 32 bits; of the result the upper half is zero.
    W,
    /// 64 bits.
    X,
}

impl Size {
    pub(super) fn bit(self) -> u32 {
        match self {
            Size::W => 0,
            Size::X => 1 << 31,
        }
    }

    fn bits(self) -> u8 {
        match self {
            Size::W => 32,
            Size::X => 64,
        }
    }
}

/// Methods for instructions that differ in their bits alone.
macro_rules! alike {
    ($($(#[$doc:meta])* $name:ident($($d:ident),*) $word:literal;)*) => {$(
        $(#[$doc])*
        pub fn $name(&mut self, size: Size, $($d: u8),*) {
            self.registers($word | size.bit(), [$($d),*]);
        }
    )*};
}

impl Assembler {
    alike! {
        /// Sum.
        add(d, n, m) 0x0B00_0000;
        /// Difference.
        sub(d, n, m) 0x4B00_0000;
        /// Bitwise and.
        and(d, n, m) 0x0A00_0000;
        /// Bitwise or.
        orr(d, n, m) 0x2A00_0000;
        /// Bitwise exclusive or.
        eor(d, n, m) 0x4A00_0000;
        /// Product: the low half.
        mul(d, n, m) 0x1B00_7C00;
        /// Quotient, unsigned; of zero it is zero.
        udiv(d, n, m) 0x1AC0_0800;
        /// Shifts to the left by a register, modulo the size.
        lslv(d, n, m) 0x1AC0_2000;
        /// Shifts to the right, filling with zeros.
        lsrv(d, n, m) 0x1AC0_2400;
        /// Shifts to the right, filling with the sign.
        asrv(d, n, m) 0x1AC0_2800;
        /// Zeros above the highest one.
        clz(d, n) 0x5AC0_1000;
    }

    /// Registers in the order result, first and second operand.
    fn registers<const N: usize>(&mut self, word: u32, registers: [u8; N]) {
        let get = |i: usize| registers.get(i).copied().unwrap_or(0);
        self.three(word, get(0), get(1), get(2));
    }

    /// `a - n * m`.
    pub fn msub(&mut self, size: Size, d: u8, n: u8, m: u8, a: u8) {
        self.three(0x1B00_8000 | size.bit() | register(a) << 10, d, n, m);
    }

    /// Copies a register.
    pub fn mov(&mut self, size: Size, d: u8, n: u8) {
        self.orr(size, d, ZERO, n);
    }

    /// Copies the stack's register.
    pub fn from_sp(&mut self, d: u8) {
        self.add_imm(Size::X, d, 31, 0);
    }

    /// Sets the stack's register.
    pub fn to_sp(&mut self, n: u8) {
        self.add_imm(Size::X, 31, n, 0);
    }

    /// A constant: in one instruction if it is a run of ones, repeated, otherwise in as many as there are halfwords that differ from the
    /// rest. `d` is not 31.
    pub fn mov_imm(&mut self, d: u8, value: u64) {
        if let Some(fields) = bitmask(Size::X, value) {
            return self.two(0xB200_0000 | fields, d, ZERO);
        }
        let halfword = |of: u64, h: u32| (of >> (16 * h)) as u32 & 0xFFFF;
        let count = |of: u64| (0..4).filter(|&h| halfword(of, h) != 0).count();
        // `movn` begins with ones, `movz` with zeros.
        let ones = count(!value) < count(value);
        let (begin, rest) = if ones {
            (0x9280_0000, 0xFFFF)
        } else {
            (0xD280_0000, 0)
        };
        let mut differing = (0..4).filter(|&h| halfword(value, h) != rest);
        let first = differing.next().unwrap_or(0);
        let own = if ones {
            halfword(!value, first)
        } else {
            halfword(value, first)
        };
        self.word(begin | first << 21 | own << 5 | register(d));
        for h in differing {
            self.word(0xF280_0000 | h << 21 | halfword(value, h) << 5 | register(d));
        }
    }

    /// `n + (m << amount)`.
    pub fn add_shifted(&mut self, size: Size, d: u8, n: u8, m: u8, amount: u8) {
        debug_assert!(amount < size.bits(), "a shift by {amount}");
        self.three(0x0B00_0000 | size.bit() | u32::from(amount) << 10, d, n, m);
    }

    /// Returns true for a constant that [`Assembler::add_imm`] and its like take: below 4096, or a multiple of it below 2^24.
    pub const fn fits_add(constant: u32) -> bool {
        constant < 1 << 12 || constant < 1 << 24 && constant.is_multiple_of(1 << 12)
    }

    /// `n` plus a constant. `d` and `n` may be the stack's register.
    ///
    /// # Panics
    ///
    /// If it does not take the constant.
    pub fn add_imm(&mut self, size: Size, d: u8, n: u8, constant: u32) {
        self.sum(0x1100_0000 | size.bit(), d, n, constant);
    }

    /// `n` less a constant. `d` and `n` may be the stack's register.
    ///
    /// # Panics
    ///
    /// If it does not take the constant.
    pub fn sub_imm(&mut self, size: Size, d: u8, n: u8, constant: u32) {
        self.sum(0x5100_0000 | size.bit(), d, n, constant);
    }

    fn sum(&mut self, word: u32, d: u8, n: u8, constant: u32) {
        assert!(Assembler::fits_add(constant), "{constant} is too long");
        let field = match constant >> 12 {
            0 => constant << 10,
            upper => 1 << 22 | upper << 10,
        };
        self.two(word | field, d, n);
    }

    /// Returns true for a constant that [`Assembler::and_imm`] and its like take.
    pub fn is_bitmask(size: Size, mask: u64) -> bool {
        bitmask(size, mask).is_some()
    }

    /// Bitwise and with a constant. `d` may be the stack's register.
    ///
    /// # Panics
    ///
    /// If it does not take the constant.
    pub fn and_imm(&mut self, size: Size, d: u8, n: u8, mask: u64) {
        self.bitwise(0x1200_0000, size, d, n, mask);
    }

    /// Bitwise or with a constant. `d` may be the stack's register.
    ///
    /// # Panics
    ///
    /// If it does not take the constant.
    pub fn orr_imm(&mut self, size: Size, d: u8, n: u8, mask: u64) {
        self.bitwise(0x3200_0000, size, d, n, mask);
    }

    /// Bitwise exclusive or with a constant. `d` may be the stack's register.
    ///
    /// # Panics
    ///
    /// If it does not take the constant.
    pub fn eor_imm(&mut self, size: Size, d: u8, n: u8, mask: u64) {
        self.bitwise(0x5200_0000, size, d, n, mask);
    }

    fn bitwise(&mut self, word: u32, size: Size, d: u8, n: u8, mask: u64) {
        let fields = bitmask(size, mask).expect("a run of ones, repeated");
        self.two(word | size.bit() | fields, d, n);
    }

    /// Compares two registers.
    pub fn cmp(&mut self, size: Size, n: u8, m: u8) {
        self.three(0x6B00_0000 | size.bit(), ZERO, n, m);
    }

    /// Compares with a constant.
    ///
    /// # Panics
    ///
    /// If it does not take the constant.
    pub fn cmp_imm(&mut self, size: Size, n: u8, constant: u32) {
        self.sum(0x7100_0000 | size.bit(), ZERO, n, constant);
    }

    /// Compares with the negative of a constant.
    ///
    /// # Panics
    ///
    /// If it does not take the constant.
    pub fn cmn_imm(&mut self, size: Size, n: u8, constant: u32) {
        self.sum(0x3100_0000 | size.bit(), ZERO, n, constant);
    }

    /// Shifts to the left.
    pub fn lsl_imm(&mut self, size: Size, d: u8, n: u8, by: u8) {
        let bits = size.bits();
        debug_assert!(by < bits, "a shift by {by}");
        self.field(0x5300_0000, size, [d, n], [(bits - by) % bits, bits - 1 - by]);
    }

    /// Shifts to the right, filling with zeros.
    pub fn lsr_imm(&mut self, size: Size, d: u8, n: u8, by: u8) {
        self.field(0x5300_0000, size, [d, n], [by, size.bits() - 1]);
    }

    /// Shifts to the right, filling with the sign.
    pub fn asr_imm(&mut self, size: Size, d: u8, n: u8, by: u8) {
        self.field(0x1300_0000, size, [d, n], [by, size.bits() - 1]);
    }

    /// The low 8 bits, and zeros.
    pub fn uxtb(&mut self, d: u8, n: u8) {
        self.field(0x5300_0000, Size::W, [d, n], [0, 7]);
    }

    /// The low 16 bits, and zeros.
    pub fn uxth(&mut self, d: u8, n: u8) {
        self.field(0x5300_0000, Size::W, [d, n], [0, 15]);
    }

    /// The low 8 bits, and their sign up to 32 bits.
    pub fn sxtb(&mut self, d: u8, n: u8) {
        self.field(0x1300_0000, Size::W, [d, n], [0, 7]);
    }

    /// The low 16 bits, and their sign up to 32 bits.
    pub fn sxth(&mut self, d: u8, n: u8) {
        self.field(0x1300_0000, Size::W, [d, n], [0, 15]);
    }

    /// The low 32 bits, and their sign up to 64 bits.
    pub fn sxtw(&mut self, d: u8, n: u8) {
        self.field(0x1300_0000, Size::X, [d, n], [0, 31]);
    }

    /// `ubfm` and `sbfm`.
    fn field(&mut self, word: u32, size: Size, [d, n]: [u8; 2], [rotate, last]: [u8; 2]) {
        debug_assert!(rotate < size.bits() && last < size.bits(), "bits of the register");
        let n_bit = size.bit() >> 9;
        let fields = u32::from(rotate) << 16 | u32::from(last) << 10;
        self.two(word | size.bit() | n_bit | fields, d, n);
    }

    /// `n` if the condition holds, otherwise `m`.
    pub fn csel(&mut self, size: Size, d: u8, n: u8, m: u8, condition: Condition) {
        self.three(0x1A80_0000 | size.bit() | (condition as u32) << 12, d, n, m);
    }

    /// 1 if the condition holds, otherwise 0.
    pub fn cset(&mut self, d: u8, condition: Condition) {
        // `csinc` of zeros adds one where its condition does not hold.
        let not = (condition.not() as u32) << 12;
        self.three(0x1A80_0400 | not, d, ZERO, ZERO);
    }
}
