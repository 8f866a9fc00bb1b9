//! Floats, in the mode of FPCR.

use super::Aarch64;
use super::operands::Operands;
use crate::encode::aarch64::{Arrangement, Three, Two};
use crate::lower::Predicate;
use crate::registers::aarch64::{V30, V31};
use crate::vcode::{Ins, Width};

/// Lanes of binary64, or of binary32 in half a vector or in a whole one.
pub fn lanes(doubles: bool, width: Width) -> Arrangement {
    match (doubles, width) {
        (true, _) => Arrangement::D2,
        (false, Width::D) => Arrangement::S2,
        (false, _) => Arrangement::S4,
    }
}

impl Aarch64 {
    /// An instruction on floats; false for what is none.
    pub(super) fn float(&mut self, ins: Ins, width: Width, o: &Operands) -> bool {
        let d = o.d;
        let u = |i: usize| o.u[i];
        let three = |op, doubles| (op, lanes(doubles, width));
        let (op, lanes) = match ins {
            Ins::Vaddpd => three(Three::Fadd, true),
            Ins::Vaddps => three(Three::Fadd, false),
            Ins::Vsubpd => three(Three::Fsub, true),
            Ins::Vsubps => three(Three::Fsub, false),
            Ins::Vmulpd => three(Three::Fmul, true),
            Ins::Vmulps => three(Three::Fmul, false),
            Ins::Vdivpd => three(Three::Fdiv, true),
            Ins::Vdivps => three(Three::Fdiv, false),
            _ => return self.other_float(ins, width, o),
        };
        self.asm.vector3(op, lanes, d, u(0), u(1));
        true
    }

    fn other_float(&mut self, ins: Ins, width: Width, o: &Operands) -> bool {
        let d = o.d;
        let u = |i: usize| o.u[i];
        match ins {
            Ins::Vsqrtpd => self.asm.vector2(Two::Fsqrt, Arrangement::D2, d, u(0)),
            Ins::Vsqrtps => self.asm.vector2(Two::Fsqrt, lanes(false, width), d, u(0)),
            Ins::Vroundpd => self.asm.vector2(to_integer(o.imm), Arrangement::D2, d, u(0)),
            Ins::Vroundps => self.asm.vector2(to_integer(o.imm), lanes(false, width), d, u(0)),
            // The second operand unless the first is less (greater), as on x86-64.
            Ins::Vminpd => self.extreme(Arrangement::D2, d, [u(1), u(0)], [u(0), u(1)]),
            Ins::Vminps => self.extreme(lanes(false, width), d, [u(1), u(0)], [u(0), u(1)]),
            Ins::Vmaxpd => self.extreme(Arrangement::D2, d, [u(0), u(1)], [u(0), u(1)]),
            Ins::Vmaxps => self.extreme(lanes(false, width), d, [u(0), u(1)], [u(0), u(1)]),
            Ins::Vcmppd => self.comparison(Arrangement::D2, d, [u(0), u(1)], o.imm),
            Ins::Vcmpps => self.comparison(lanes(false, width), d, [u(0), u(1)], o.imm),
            Ins::Vcvtps2pd => self.asm.fcvtl(Arrangement::D2, d, u(0)),
            Ins::Vcvtpd2ps => self.asm.fcvtn(Arrangement::D2, d, u(0)),
            Ins::Vcvtph2ps => self.asm.fcvtl(Arrangement::S4, d, u(0)),
            Ins::Vcvtps2ph => self.asm.fcvtn(Arrangement::S4, d, u(0)),
            Ins::Vcvtdq2ps => self.asm.vector2(Two::Scvtf, lanes(false, width), d, u(0)),
            Ins::Vcvttps2dq => self.asm.vector2(Two::Fcvtzs, lanes(false, width), d, u(0)),
            Ins::Vcvtdq2pd => {
                self.asm.sxtl(Arrangement::D2, V31, u(0));
                self.asm.vector2(Two::Scvtf, Arrangement::D2, d, V31);
            }
            Ins::Vcvttpd2dq => {
                self.asm.vector2(Two::Fcvtzs, Arrangement::D2, V31, u(0));
                self.asm.xtn(Arrangement::D2, d, V31);
            }
            _ => return false,
        }
        true
    }

    /// `±(x * y) ± z`, where the register of `z` becomes the result's. A sign of `z` changes before, which is exact.
    pub(super) fn fused(&mut self, doubles: bool, width: Width, [product, sum]: [bool; 2], o: &Operands) {
        let lanes = lanes(doubles, width);
        let (d, x, y) = (o.d, o.u[1], o.u[2]);
        let op = if product { Three::Fmls } else { Three::Fmla };
        if !sum {
            self.asm.vector3(op, lanes, d, x, y);
            return;
        }
        // A factor may lie in the summand's register.
        self.asm.vector2(Two::Fneg, lanes, V31, d);
        self.asm.vector3(op, lanes, V31, x, y);
        self.asm.mov_vector(d, V31);
    }

    /// `x` where it is greater, otherwise `y`: `greater` are the operands of the comparison.
    fn extreme(&mut self, lanes: Arrangement, d: u8, greater: [u8; 2], [x, y]: [u8; 2]) {
        self.asm.vector3(Three::Fcmgt, lanes, V31, greater[0], greater[1]);
        self.asm.vector3(Three::Bsl, Arrangement::B16, V31, x, y);
        self.asm.mov_vector(d, V31);
    }

    fn comparison(&mut self, lanes: Arrangement, d: u8, [x, y]: [u8; 2], predicate: i64) {
        let is = |p: Predicate| predicate == p as i64;
        let (op, [x, y]) = match () {
            () if is(Predicate::Equal) => (Three::Fcmeq, [x, y]),
            () if is(Predicate::Greater) => (Three::Fcmgt, [x, y]),
            () if is(Predicate::GreaterEqual) => (Three::Fcmge, [x, y]),
            () if is(Predicate::Less) => (Three::Fcmgt, [y, x]),
            () if is(Predicate::LessEqual) => (Three::Fcmge, [y, x]),
            () => return self.composed(lanes, d, [x, y], predicate),
        };
        self.asm.vector3(op, lanes, d, x, y);
    }

    /// Predicates of which there is no instruction.
    fn composed(&mut self, lanes: Arrangement, d: u8, [x, y]: [u8; 2], predicate: i64) {
        let is = |p: Predicate| predicate == p as i64;
        if is(Predicate::Differs) {
            self.asm.vector3(Three::Fcmgt, lanes, V31, x, y);
            self.asm.vector3(Three::Fcmgt, lanes, V30, y, x);
            self.asm.vector3(Three::Orr, Arrangement::B16, d, V30, V31);
            return;
        }
        if is(Predicate::NotEqual) || x == y {
            self.asm.vector3(Three::Fcmeq, lanes, V31, x, y);
        } else {
            // Numbers equal themselves.
            self.asm.vector3(Three::Fcmeq, lanes, V31, x, x);
            self.asm.vector3(Three::Fcmeq, lanes, V30, y, y);
            self.asm.vector3(Three::And, Arrangement::B16, V31, V30, V31);
        }
        self.asm.vector2(Two::Not, Arrangement::B16, d, V31);
    }
}

/// To an integer in a mode, as [`rounding_field`](crate::target::rounding_field) numbers them.
fn to_integer(field: i64) -> Two {
    match field {
        0 => Two::Frintn,
        1 => Two::Frintm,
        2 => Two::Frintp,
        _ => Two::Frintz,
    }
}
