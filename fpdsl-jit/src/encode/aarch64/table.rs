//! Vector instructions that differ in a few bits alone.

use super::{Arrangement, Assembler};

/// Which lanes an instruction takes, and how it says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lanes {
    /// Integers of any size.
    Any,
    /// Integers of 8, 16 or 32 bits.
    UpToWords,
    /// Bytes, as the place of whole bits.
    Bytes,
    /// binary32 and binary64.
    Floats,
}

impl Lanes {
    /// True if it takes them.
    fn has(self, lanes: Arrangement) -> bool {
        match self {
            Lanes::Any => true,
            Lanes::UpToWords => lanes != Arrangement::D2,
            Lanes::Bytes => matches!(lanes, Arrangement::B8 | Arrangement::B16),
            Lanes::Floats => matches!(lanes, Arrangement::S2 | Arrangement::S4 | Arrangement::D2),
        }
    }

    /// The field that says how large lanes are.
    fn field(self, lanes: Arrangement) -> u32 {
        match self {
            Lanes::Any | Lanes::UpToWords => lanes.size(),
            Lanes::Bytes => 0,
            Lanes::Floats => u32::from(lanes == Arrangement::D2) << 22,
        }
    }
}

macro_rules! table {
    ($(#[$doc:meta])* $Table:ident; $($(#[$row:meta])* $Name:ident $lanes:ident $word:expr;)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $Table {
            $($(#[$row])* $Name,)*
        }

        impl $Table {
            /// All of them.
            pub const ALL: &[$Table] = &[$($Table::$Name),*];

            /// The lanes that it takes, and the bits that all its instructions have.
            const fn row(self) -> (Lanes, u32) {
                match self {
                    $($Table::$Name => (Lanes::$lanes, $word),)*
                }
            }

            /// Returns true if it takes such lanes.
            pub fn takes(self, lanes: Arrangement) -> bool {
                self.row().0.has(lanes)
            }
        }
    };
}

/// The usual form: two operands of the same lanes.
const fn same(u: u32, size: u32, opcode: u32) -> u32 {
    0x0E20_0400 | u << 29 | size << 22 | opcode << 11
}

/// That of permutations.
const fn permuted(opcode: u32) -> u32 {
    0x0E00_0800 | opcode << 12
}

/// One operand.
const fn misc(u: u32, size: u32, opcode: u32) -> u32 {
    0x0E20_0800 | u << 29 | size << 22 | opcode << 12
}

table! {
    /// Instructions with two operands. Some change the result's register.
    Three;
    /// Sum.
    Fadd Floats same(0, 0, 0b11010);
    /// Difference.
    Fsub Floats same(0, 2, 0b11010);
    /// Product.
    Fmul Floats same(1, 0, 0b11011);
    /// Quotient.
    Fdiv Floats same(1, 0, 0b11111);
    /// Adds the product to the result, rounded once.
    Fmla Floats same(0, 0, 0b11001);
    /// Takes the product from the result, rounded once.
    Fmls Floats same(0, 2, 0b11001);
    /// Equal: all bits or none.
    Fcmeq Floats same(0, 0, 0b11100);
    /// Greater or equal.
    Fcmge Floats same(1, 0, 0b11100);
    /// Greater.
    Fcmgt Floats same(1, 2, 0b11100);
    /// Sum.
    Add Any same(0, 0, 0b10000);
    /// Difference.
    Sub Any same(1, 0, 0b10000);
    /// Product: the low half.
    Mul UpToWords same(0, 0, 0b10011);
    /// Equal.
    Cmeq Any same(1, 0, 0b10001);
    /// Greater, signed.
    Cmgt Any same(0, 0, 0b00110);
    /// Greater or equal, signed.
    Cmge Any same(0, 0, 0b00111);
    /// Greater, unsigned.
    Cmhi Any same(1, 0, 0b00110);
    /// Greater or equal, unsigned.
    Cmhs Any same(1, 0, 0b00111);
    /// Shifts by the low byte of each lane, signed: to the left, or to the right with the sign.
    Sshl Any same(0, 0, 0b01000);
    /// The same with zeros.
    Ushl Any same(1, 0, 0b01000);
    /// The greater ones of neighbours, unsigned.
    Umaxp UpToWords same(1, 0, 0b10100);
    /// Bitwise and.
    And Bytes same(0, 0, 0b00011);
    /// The first and not the second.
    Bic Bytes same(0, 1, 0b00011);
    /// Bitwise or.
    Orr Bytes same(0, 2, 0b00011);
    /// Bitwise exclusive or.
    Eor Bytes same(1, 0, 0b00011);
    /// The first where the result has ones, otherwise the second.
    Bsl Bytes same(1, 1, 0b00011);
    /// Puts the first into the result where the second has ones.
    Bit Bytes same(1, 2, 0b00011);
    /// Puts the first into the result where the second has zeros.
    Bif Bytes same(1, 3, 0b00011);
    /// The even lanes of both.
    Uzp1 Any permuted(0b001);
    /// The lower lanes of both, in turn.
    Zip1 Any permuted(0b011);
}

table! {
    /// Instructions with one operand.
    Two;
    /// Negative.
    Fneg Floats misc(1, 2, 0b01111);
    /// Square root.
    Fsqrt Floats misc(1, 2, 0b11111);
    /// To an integer, to nearest, ties to even.
    Frintn Floats misc(0, 0, 0b11000);
    /// Downward.
    Frintm Floats misc(0, 0, 0b11001);
    /// Upward.
    Frintp Floats misc(0, 2, 0b11000);
    /// Toward zero.
    Frintz Floats misc(0, 2, 0b11001);
    /// From a signed integer.
    Scvtf Floats misc(0, 0, 0b11101);
    /// To a signed integer, toward zero, limited to its range.
    Fcvtzs Floats misc(0, 2, 0b11011);
    /// All bits inverted.
    Not Bytes misc(1, 0, 0b00101);
    /// Negative.
    Neg Any misc(1, 0, 0b01011);
    /// Ones.
    Cnt Bytes misc(0, 0, 0b00101);
    /// Lanes in the opposite order in each 64 bits.
    Rev64 UpToWords misc(0, 0, 0b00000);
    /// Sums of neighbours, twice as wide, unsigned.
    Uaddlp UpToWords misc(1, 0, 0b00010);
}

impl Assembler {
    /// An instruction with two operands.
    pub fn vector3(&mut self, op: Three, lanes: Arrangement, d: u8, n: u8, m: u8) {
        let (taken, word) = op.row();
        debug_assert!(taken.has(lanes), "{op:?} of {lanes:?}");
        self.three(word | lanes.q() | taken.field(lanes), d, n, m);
    }

    /// An instruction with one operand.
    pub fn vector2(&mut self, op: Two, lanes: Arrangement, d: u8, n: u8) {
        let (taken, word) = op.row();
        debug_assert!(taken.has(lanes), "{op:?} of {lanes:?}");
        self.two(word | lanes.q() | taken.field(lanes), d, n);
    }
}
