//! Integers and `bool`s that all lanes share, in general registers.

use fpdsl_runtime::ir::{Comparison, Op};
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, Val, bits_of, is_bool, is_signed, size};
use crate::pool::lane_bits;
use crate::vcode::{Condition, GPR, Ins, Inst, Kind, Test, V, Width};

/// The width of registers of a type.
fn width(ty: ScalarType) -> Width {
    if size(ty) == 8 { Width::W64 } else { Width::W32 }
}

/// A constant operand of an instruction.
fn immediate(val: &Val, ty: ScalarType) -> Option<i64> {
    let Val::Const(c) = val else { return None };
    let bits = lane_bits(*c);
    if size(ty) == 8 {
        i32::try_from(bits as i64).ok().map(i64::from)
    } else {
        Some(i64::from(bits as u32 as i32))
    }
}

fn condition(comparison: Comparison, signed: bool) -> Condition {
    match (comparison, signed) {
        (Comparison::Eq, _) => Condition::Equal,
        (Comparison::Ne, _) => Condition::NotEqual,
        (Comparison::Lt, false) => Condition::Below,
        (Comparison::Le, false) => Condition::BelowEqual,
        (Comparison::Gt, false) => Condition::Above,
        (Comparison::Ge, false) => Condition::AboveEqual,
        (Comparison::Lt, true) => Condition::Less,
        (Comparison::Le, true) => Condition::LessEqual,
        (Comparison::Gt, true) => Condition::Greater,
        (Comparison::Ge, true) => Condition::GreaterEqual,
    }
}

impl Lower<'_, '_> {
    /// The result, if general registers have the operation.
    pub(super) fn uniform(
        &mut self,
        op: Op,
        ty: ScalarType,
        vals: &[Val],
        types: &[ScalarType],
    ) -> Option<V> {
        if let Some(v) = self.with_constant(op, ty, vals, types) {
            return Some(v);
        }
        let w = width(ty);
        let g = |s: &mut Self, i: usize| s.gpr(&vals[i]);
        Some(match op {
            Op::Cast(_) => {
                let x = g(self, 0);
                self.uniform_cast(ty, types[0], x)
            }
            Op::Not if is_bool(ty) => {
                let x = g(self, 0);
                self.b.general_imm(Ins::XorImm, Width::W32, x, 1)
            }
            Op::Not => {
                let x = g(self, 0);
                let not = self.b.general_imm(Ins::XorImm, w, x, -1);
                self.uniform_wrap(ty, not)
            }
            Op::Compare(comparison) => {
                let (x, y) = (g(self, 0), g(self, 1));
                self.uniform_compare(comparison, types[0], x, y)
            }
            Op::Shl | Op::Shr => {
                let (x, n) = (g(self, 0), g(self, 1));
                self.uniform_shift(op == Op::Shl, ty, x, n)
            }
            Op::Select => {
                let (c, x, y) = (g(self, 0), g(self, 1), g(self, 2));
                self.b.choose(c, x, y)
            }
            Op::Min | Op::Max => {
                let (x, y) = (g(self, 0), g(self, 1));
                let comparison = if op == Op::Max {
                    Comparison::Gt
                } else {
                    Comparison::Lt
                };
                let first = self.uniform_compare(comparison, ty, x, y);
                self.b.choose(first, x, y)
            }
            Op::Neg => {
                let (zero, x) = (self.b.gpr_const(0), g(self, 0));
                let negative = self.b.general(Ins::Sub, w, &[zero, x]);
                self.uniform_wrap(ty, negative)
            }
            Op::Abs => {
                let x = g(self, 0);
                let sign = self.b.general_imm(Ins::SarImm, w, x, 8 * size(ty) as i64 - 1);
                let magnitude = self.uniform_signed(w, x, sign);
                self.uniform_wrap(ty, magnitude)
            }
            Op::MulAdd(_) => {
                let (x, y, z) = (g(self, 0), g(self, 1), g(self, 2));
                let product = self.b.general(Ins::Imul, w, &[x, y]);
                let sum = self.b.general(Ins::Add, w, &[product, z]);
                self.uniform_wrap(ty, sum)
            }
            Op::MulHi if size(ty) == 4 => {
                let (x, y) = (g(self, 0), g(self, 1));
                self.uniform_high(ty, x, y)
            }
            Op::LeadingZeros => {
                let x = g(self, 0);
                let x = self.zero_extended(types[0], x);
                let wide = width(types[0]);
                let zeros = self.b.general_from(Ins::Lzcnt, wide, &[x]);
                self.b
                    .plus(zeros, i64::from(bits_of(types[0])) - 8 * size(types[0]) as i64)
            }
            Op::CountOnes => {
                let x = g(self, 0);
                let x = self.zero_extended(types[0], x);
                self.b.general_from(Ins::Popcnt, width(types[0]), &[x])
            }
            Op::Div(_) | Op::Rem => {
                let (x, y) = (g(self, 0), g(self, 1));
                self.uniform_divide(op == Op::Rem, ty, x, y)
            }
            _ => {
                let ins = match op {
                    Op::Add(_) => Ins::Add,
                    Op::Sub(_) => Ins::Sub,
                    Op::Mul(_) => Ins::Imul,
                    Op::BitAnd | Op::And => Ins::And,
                    Op::BitOr | Op::Or => Ins::Or,
                    Op::BitXor => Ins::Xor,
                    _ => return None,
                };
                let (x, y) = (g(self, 0), g(self, 1));
                let result = self.b.general(ins, w, &[x, y]);
                if is_bool(ty) {
                    result
                } else {
                    self.uniform_wrap(ty, result)
                }
            }
        })
    }

    /// The result, if an operand is a constant that instructions have in themselves.
    fn with_constant(&mut self, op: Op, ty: ScalarType, vals: &[Val], types: &[ScalarType]) -> Option<V> {
        let operand = *types.first()?;
        let left = || immediate(&vals[0], operand);
        let right = || immediate(vals.get(1)?, operand);
        let either = || right().map(|c| (0, c)).or_else(|| left().map(|c| (1, c)));
        let w = width(ty);
        let result = match op {
            Op::Compare(comparison) => {
                let (n, imm) = either()?;
                let ordered = if n == 0 {
                    comparison
                } else {
                    super::affine::swapped(comparison)
                };
                let x = self.gpr(&vals[n]);
                let test = Test::Ints(condition(ordered, is_signed(operand)), width(operand));
                let inst = Inst {
                    imm: Some(imm),
                    ..Inst::new(Kind::Compare(test), &[x])
                };
                return Some(self.b.pure(inst, GPR));
            }
            Op::Shl | Op::Shr => {
                let Val::Const(n) = vals[1] else { return None };
                let by = i64::from(n.bits as u32 % bits_of(ty));
                let x = self.gpr(&vals[0]);
                match (op, is_signed(ty)) {
                    (Op::Shl, _) => self.b.general_imm(Ins::ShlImm, w, x, by),
                    (_, true) => return Some(self.b.general_imm(Ins::SarImm, w, x, by)),
                    (_, false) => return Some(self.b.general_imm(Ins::ShrImm, w, x, by)),
                }
            }
            Op::Sub(_) => {
                let c = right().filter(|&c| c != i64::from(i32::MIN))?;
                let x = self.gpr(&vals[0]);
                self.b.general_imm(Ins::AddImm, w, x, -c)
            }
            Op::Mul(_) => {
                let (n, c) = either()?;
                let x = self.gpr(&vals[n]);
                let inst = Inst {
                    imm: Some(c),
                    ..Inst::op(Ins::ImulImm, w, &[x])
                };
                self.b.pure(inst, GPR)
            }
            Op::Add(_) | Op::BitAnd | Op::And | Op::BitOr | Op::Or | Op::BitXor => {
                let (n, c) = either()?;
                let x = self.gpr(&vals[n]);
                let ins = match op {
                    Op::Add(_) => Ins::AddImm,
                    Op::BitAnd | Op::And => Ins::AndImm,
                    Op::BitOr | Op::Or => Ins::OrImm,
                    _ => Ins::XorImm,
                };
                let result = self.b.general_imm(ins, w, x, c);
                if (ins, w) == (Ins::AddImm, Width::W64) {
                    self.b.beyond.insert(result, (x, c));
                }
                result
            }
            _ => return None,
        };
        Some(if is_bool(ty) {
            result
        } else {
            self.uniform_wrap(ty, result)
        })
    }

    /// A comparison of floats that all lanes share, if the flags tell it.
    pub(super) fn uniform_floats(
        &mut self,
        comparison: Comparison,
        ty: ScalarType,
        vals: &[Val],
    ) -> Option<V> {
        let (swapped, condition) = match comparison {
            Comparison::Gt => (false, Condition::Above),
            Comparison::Ge => (false, Condition::AboveEqual),
            Comparison::Lt => (true, Condition::Above),
            Comparison::Le => (true, Condition::AboveEqual),
            Comparison::Eq | Comparison::Ne => return None,
        };
        let [mut x, mut y] = [0, 1].map(|i| self.vec(&vals[i], ty)[0]);
        if swapped {
            std::mem::swap(&mut x, &mut y);
        }
        let test = Test::Floats(condition, size(ty) == 8);
        Some(self.b.pure(Inst::new(Kind::Compare(test), &[x, y]), GPR))
    }

    /// Extends the low bits of a register that an integer type has.
    pub(super) fn uniform_wrap(&mut self, ty: ScalarType, x: V) -> V {
        let ins = match (bits_of(ty), is_signed(ty)) {
            (8, true) => Ins::SignExtend8,
            (8, false) => Ins::ZeroExtend8,
            (16, true) => Ins::SignExtend16,
            (16, false) => Ins::ZeroExtend16,
            _ => return x,
        };
        self.b.general_from(ins, Width::W32, &[x])
    }

    fn zero_extended(&mut self, ty: ScalarType, x: V) -> V {
        match bits_of(ty) {
            8 => self.b.general_from(Ins::ZeroExtend8, Width::W32, &[x]),
            16 => self.b.general_from(Ins::ZeroExtend16, Width::W32, &[x]),
            _ => x,
        }
    }

    /// Extended to 64 bits.
    fn extended(&mut self, ty: ScalarType, x: V) -> V {
        if is_signed(ty) && size(ty) == 4 {
            self.b.general_from(Ins::SignExtend32, Width::W64, &[x])
        } else {
            x
        }
    }

    pub(super) fn uniform_cast(&mut self, to: ScalarType, from: ScalarType, x: V) -> V {
        if size(to) == 8 {
            return self.extended(from, x);
        }
        let low = if size(from) == 8 {
            self.b.general_from(Ins::Move, Width::W32, &[x])
        } else {
            x
        };
        self.uniform_wrap(to, low)
    }

    pub(super) fn uniform_compare(&mut self, comparison: Comparison, ty: ScalarType, x: V, y: V) -> V {
        let test = Test::Ints(condition(comparison, is_signed(ty)), width(ty));
        self.b.pure(Inst::new(Kind::Compare(test), &[x, y]), GPR)
    }

    fn uniform_shift(&mut self, left: bool, ty: ScalarType, x: V, n: V) -> V {
        let n = match bits_of(ty) {
            bits @ (8 | 16) => self
                .b
                .general_imm(Ins::AndImm, Width::W32, n, i64::from(bits) - 1),
            // The instruction takes what it needs.
            _ => n,
        };
        let ins = match (left, is_signed(ty)) {
            (true, _) => Ins::Shlx,
            (false, true) => Ins::Sarx,
            (false, false) => Ins::Shrx,
        };
        let shifted = self.b.general_from(ins, width(ty), &[x, n]);
        if left {
            self.uniform_wrap(ty, shifted)
        } else {
            shifted
        }
    }

    /// `x` or, where `sign` is -1 and not 0, `-x`.
    fn uniform_signed(&mut self, w: Width, x: V, sign: V) -> V {
        let flipped = self.b.general(Ins::Xor, w, &[x, sign]);
        self.b.general(Ins::Sub, w, &[flipped, sign])
    }

    fn uniform_high(&mut self, ty: ScalarType, x: V, y: V) -> V {
        let (x, y) = (self.extended(ty, x), self.extended(ty, y));
        let product = self.b.general(Ins::Imul, Width::W64, &[x, y]);
        let high = self
            .b
            .general_imm(Ins::ShrImm, Width::W64, product, i64::from(bits_of(ty)));
        let high = self.b.general_from(Ins::Move, Width::W32, &[high]);
        self.uniform_wrap(ty, high)
    }

    /// By way of unsigned numbers of 64 bits. A divisor of zero counts as one: the division may stand before its check.
    pub(super) fn uniform_divide(&mut self, remainder: bool, ty: ScalarType, x: V, y: V) -> V {
        let one = self.b.gpr_const(1);
        let y = self.b.choose(y, y, one);
        let divide = |s: &mut Self, x, y| s.b.pure(Inst::new(Kind::Divide { remainder }, &[x, y]), GPR);
        if !is_signed(ty) {
            return divide(self, x, y);
        }
        let (x, y) = (self.extended(ty, x), self.extended(ty, y));
        let sign = |s: &mut Self, x| s.b.general_imm(Ins::SarImm, Width::W64, x, 63);
        let (sign_x, sign_y) = (sign(self, x), sign(self, y));
        let (x, y) = (
            self.uniform_signed(Width::W64, x, sign_x),
            self.uniform_signed(Width::W64, y, sign_y),
        );
        let result = divide(self, x, y);
        let sign = if remainder {
            sign_x
        } else {
            self.b.general(Ins::Xor, Width::W64, &[sign_x, sign_y])
        };
        let result = self.uniform_signed(Width::W64, result, sign);
        if size(ty) == 8 {
            return result;
        }
        let low = self.b.general_from(Ins::Move, Width::W32, &[result]);
        self.uniform_wrap(ty, low)
    }
}
