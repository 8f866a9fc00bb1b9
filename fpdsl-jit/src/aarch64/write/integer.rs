//! Integers and bits in vectors.

use super::Aarch64;
use super::float::lanes;
use super::operands::Operands;
use crate::encode::aarch64::{Arrangement, Size, Three, Two};
use crate::registers::aarch64::{V30, V31, X16};
use crate::vcode::{Ins, Width};

const BITS: Arrangement = Arrangement::B16;
const WIDE: Arrangement = Arrangement::D2;

impl Aarch64 {
    /// An instruction on integers in vectors; false for what is none.
    pub(super) fn integer(&mut self, ins: Ins, width: Width, o: &Operands) -> bool {
        let words = lanes(false, width);
        let (op, lanes, swapped) = match ins {
            Ins::Vpaddq => (Three::Add, WIDE, false),
            Ins::Vpaddd => (Three::Add, words, false),
            Ins::Vpaddb => (Three::Add, BITS, false),
            Ins::Vpsubq => (Three::Sub, WIDE, false),
            Ins::Vpsubd => (Three::Sub, words, false),
            Ins::Vpmulld => (Three::Mul, words, false),
            Ins::Vpsllvq => (Three::Ushl, WIDE, false),
            Ins::Vpsllvd => (Three::Ushl, words, false),
            Ins::Vandpd => (Three::And, BITS, false),
            Ins::Vorpd => (Three::Orr, BITS, false),
            Ins::Vxorpd => (Three::Eor, BITS, false),
            // The first operand is the one that is inverted.
            Ins::Vandnpd => (Three::Bic, BITS, true),
            _ => return self.shifted(ins, width, o) || self.other_integer(ins, width, o),
        };
        let (x, y) = if swapped {
            (o.u[1], o.u[0])
        } else {
            (o.u[0], o.u[1])
        };
        self.asm.vector3(op, lanes, o.d, x, y);
        true
    }

    /// Shifts. By counts that vary, to the right is to the left by less than nothing.
    fn shifted(&mut self, ins: Ins, width: Width, o: &Operands) -> bool {
        let words = lanes(false, width);
        let (d, x, n) = (o.d, o.u[0], o.imm as u8);
        match ins {
            Ins::Vpsllq => self.asm.shl(WIDE, d, x, n),
            Ins::Vpslld => self.asm.shl(words, d, x, n),
            Ins::Vpsrlq => self.asm.ushr(WIDE, d, x, n),
            Ins::Vpsrld => self.asm.ushr(words, d, x, n),
            Ins::Vpsraq => self.asm.sshr(WIDE, d, x, n),
            Ins::Vpsrad => self.asm.sshr(words, d, x, n),
            Ins::Vpsrlvq | Ins::Vpsrlvd | Ins::Vpsravq | Ins::Vpsravd => {
                let lanes = match ins {
                    Ins::Vpsrlvq | Ins::Vpsravq => WIDE,
                    _ => words,
                };
                let op = match ins {
                    Ins::Vpsrlvq | Ins::Vpsrlvd => Three::Ushl,
                    _ => Three::Sshl,
                };
                self.asm.vector2(Two::Neg, lanes, V31, o.u[1]);
                self.asm.vector3(op, lanes, d, x, V31);
            }
            _ => return false,
        }
        true
    }

    fn other_integer(&mut self, ins: Ins, width: Width, o: &Operands) -> bool {
        let words = lanes(false, width);
        let d = o.d;
        let u = |i: usize| o.u[i];
        match ins {
            // The low halves of lanes of 64 bits.
            Ins::Vpmuludq | Ins::Vpmuldq => {
                self.asm.xtn(WIDE, V30, u(0));
                self.asm.xtn(WIDE, V31, u(1));
                match ins {
                    Ins::Vpmuludq => self.asm.umull(WIDE, d, V30, V31),
                    _ => self.asm.smull_vector(WIDE, d, V30, V31),
                }
            }
            Ins::Vpmullq => self.product(d, u(0), u(1)),
            Ins::VpcmpqK => self.ordered(WIDE, true, o),
            Ins::VpcmpuqK => self.ordered(WIDE, false, o),
            Ins::VpcmpdK => self.ordered(words, true, o),
            Ins::VpcmpudK => self.ordered(words, false, o),
            // Bytes added up in lanes of 64 bits: the other operand is zero.
            Ins::Vpsadbw => {
                self.asm.vector2(Two::Uaddlp, Arrangement::B16, V31, u(0));
                self.asm.vector2(Two::Uaddlp, Arrangement::H8, V31, V31);
                self.asm.vector2(Two::Uaddlp, Arrangement::S4, d, V31);
            }
            // Positions are below sixteen.
            Ins::Vpshufb => self.asm.tbl(d, u(0), u(1)),
            Ins::Vblendvpd | Ins::Vblendvps => self.blend(d, u(0), u(1), u(2)),
            Ins::Vmovmskpd => self.mask_bits(d, u(0), true),
            Ins::Vmovmskps => self.mask_bits(d, u(0), false),
            _ => return false,
        }
        true
    }

    /// Products modulo 2^64, of which the vectors have none.
    fn product(&mut self, d: u8, x: u8, y: u8) {
        // With the halves of y exchanged, products of 32 bits are both mixed terms, whose sum counts in the upper half.
        self.asm.vector2(Two::Rev64, Arrangement::S4, V31, y);
        self.asm.vector3(Three::Mul, Arrangement::S4, V31, V31, x);
        self.asm.vector2(Two::Uaddlp, Arrangement::S4, V31, V31);
        self.asm.shl(WIDE, V31, V31, 32);
        // The low halves of both side by side; from here on nobody reads x and y.
        self.asm.vector3(Three::Uzp1, Arrangement::S4, V30, x, y);
        self.asm.ext(d, V30, V30, 8);
        self.asm.umull(WIDE, d, V30, d);
        self.asm.vector3(Three::Add, WIDE, d, d, V31);
    }

    /// A comparison, by the number of its predicate.
    fn ordered(&mut self, lanes: Arrangement, signed: bool, o: &Operands) {
        let (x, y) = (o.u[0], o.u[1]);
        let (greater, at_least) = if signed {
            (Three::Cmgt, Three::Cmge)
        } else {
            (Three::Cmhi, Three::Cmhs)
        };
        let (op, x, y) = match o.imm {
            0 => (Three::Cmeq, x, y),
            1 => (greater, y, x),
            2 => (at_least, y, x),
            4 => {
                self.asm.vector3(Three::Cmeq, lanes, V31, x, y);
                self.asm.vector2(Two::Not, BITS, o.d, V31);
                return;
            }
            5 => (at_least, x, y),
            _ => (greater, x, y),
        };
        self.asm.vector3(op, lanes, o.d, x, y);
    }

    /// Chooses bits: the form is the one in which the result's register is an operand's.
    fn blend(&mut self, d: u8, no: u8, yes: u8, mask: u8) {
        let (op, x, y) = match d {
            d if d == no && d != mask => (Three::Bit, yes, mask),
            d if d == yes && d != mask => (Three::Bif, no, mask),
            d => {
                if d != mask {
                    self.asm.mov_vector(d, mask);
                }
                (Three::Bsl, yes, no)
            }
        };
        self.asm.vector3(op, BITS, d, x, y);
    }

    /// A bit for each lane of a mask: narrower lanes in a general register, and their bits moved together.
    fn mask_bits(&mut self, d: u8, mask: u8, wide: bool) {
        let (lanes, every, steps): (_, u64, &[u8]) = if wide {
            (WIDE, 1 | 1 << 32, &[31])
        } else {
            (Arrangement::S4, 1 | 1 << 16 | 1 << 32 | 1 << 48, &[15, 30])
        };
        self.asm.xtn(lanes, V31, mask);
        self.asm.fmov_to_general(Size::X, d, V31);
        self.asm.and_imm(Size::X, d, d, every);
        for &step in steps {
            self.asm.lsr_imm(Size::X, X16, d, step);
            self.asm.orr(Size::X, d, d, X16);
        }
        self.asm.and_imm(Size::X, d, d, if wide { 3 } else { 15 });
    }
}
