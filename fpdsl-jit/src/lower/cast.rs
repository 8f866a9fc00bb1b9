//! Casts.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::{Comparison, Kind as TypeKind};
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, Predicate, bits_of, is_bool, is_float, is_signed, size};
use crate::vcode::{Ins, V};

/// 2^n.
fn power(size: usize, n: i32) -> u64 {
    if size == 8 {
        2_f64.powi(n).to_bits()
    } else {
        u64::from(2_f32.powi(n).to_bits())
    }
}

/// 2^52, 2^52 + 2^51, 2^84 and 2^84 + 2^63: the low bits of a sum with one of them are an integer.
const MAGIC: u64 = 0x4330_0000_0000_0000;
const MAGIC_SIGNED: u64 = 0x4338_0000_0000_0000;
const MAGIC_HIGH: u64 = 0x4530_0000_0000_0000;
const MAGIC_HIGH_SIGNED: u64 = 0x4530_0000_8000_0000;

impl Lower<'_, '_> {
    /// A vector of `x as to`, if there are instructions for it.
    pub(super) fn cast(&mut self, mode: Rounding, to: ScalarType, from: ScalarType, x: V) -> Option<V> {
        if is_bool(from) {
            let one = if is_float(to) {
                super::float::one(size(to))
            } else {
                1
            };
            let raw = self.m.narrowed_mask(&mut self.b, x, size(to));
            return Some(self.m.raw_value(&mut self.b, raw, one, size(to)));
        }
        match (is_float(from), is_float(to)) {
            (false, false) => Some(self.int_to_int(to, from, x)),
            (true, true) => Some(self.float_to_float(mode, to, from, x)),
            (false, true) => self.int_to_float(mode, to, from, x),
            (true, false) => Some(self.float_to_int(mode, to, from, x)),
        }
    }

    fn int_to_int(&mut self, to: ScalarType, from: ScalarType, x: V) -> V {
        let low = match (size(from), size(to)) {
            (4, 8) => return self.widened(from, x),
            (8, 4) => self.m.narrow(&mut self.b, x),
            _ => x,
        };
        self.wrap(to, low)
    }

    /// 64 bits.
    fn widened(&mut self, from: ScalarType, x: V) -> V {
        let ins = if is_signed(from) {
            Ins::Vpmovsxdq
        } else {
            Ins::Vpmovzxdq
        };
        let width = self.b.width(8);
        self.b.op(ins, width, &[x])
    }

    fn float_to_float(&mut self, mode: Rounding, to: ScalarType, from: ScalarType, x: V) -> V {
        let (width, narrow) = (self.b.width(8), to.bytes() == 2);
        match (size(from), size(to)) {
            (8, 4) if narrow => {
                // A second rounding in the same direction changes nothing; to nearest the first is to odd.
                let single = match mode {
                    Rounding::NearestEven => self.halved_to_odd(x),
                    _ => self.b.rounded(Ins::Vcvtpd2ps, width, &[x], mode),
                };
                self.round_to(to, mode, single)
            }
            (8, 4) => self.b.rounded(Ins::Vcvtpd2ps, width, &[x], mode),
            (4, 8) => self.b.op(Ins::Vcvtps2pd, width, &[x]),
            _ if narrow && to != from => self.round_to(to, mode, x),
            _ => x,
        }
    }

    fn int_to_float(&mut self, mode: Rounding, to: ScalarType, from: ScalarType, x: V) -> Option<V> {
        let width = self.b.width(size(to));
        Some(match (bits_of(from), size(to), to.bytes() == 2) {
            (8 | 16, 4, narrow) => {
                let exact = self.b.op(Ins::Vcvtdq2ps, width, &[x]);
                if narrow {
                    self.round_to(to, mode, exact)
                } else {
                    exact
                }
            }
            (_, 4, true) => return None,
            (32, 4, false) if is_signed(from) => self.b.rounded(Ins::Vcvtdq2ps, width, &[x], mode),
            (32, 4, false) => self.unsigned_to_single(mode, x),
            (_, 4, false) => return None,
            (64, _, _) => self.wide_to_double(mode, is_signed(from), x),
            _ if is_signed(from) || bits_of(from) < 32 => self.b.op(Ins::Vcvtdq2pd, width, &[x]),
            _ => self.unsigned_to_double(x),
        })
    }

    /// Both halves are exact, and their sum is rounded once.
    fn unsigned_to_single(&mut self, mode: Rounding, x: V) -> V {
        let width = self.b.width(4);
        let high = self.b.op_imm(Ins::Vpsrld, width, &[x], 16);
        let half = self.b.splat(0xffff, 4);
        let low = self.b.and(width, x, half);
        let (high, low) = (
            self.b.op(Ins::Vcvtdq2ps, width, &[high]),
            self.b.op(Ins::Vcvtdq2ps, width, &[low]),
        );
        let scale = self.b.splat(power(4, 16), 4);
        self.fused(4, [high, scale, low], [false, false], mode)
    }

    /// Of 32 bits: exact. A difference of equals may be -0, so the sign is cleared.
    pub(super) fn unsigned_to_double(&mut self, x: V) -> V {
        let width = self.b.width(8);
        let (wide, magic) = (self.b.op(Ins::Vpmovzxdq, width, &[x]), self.b.splat(MAGIC, 8));
        let sum = self.b.or(width, wide, magic);
        let difference = self.exact(Ins::Vsubpd, Ins::Vsubps, 8, &[sum, magic]);
        self.magnitude(8, difference)
    }

    /// Of 64 bits: the upper half, exact, plus the lower half, rounded once. Zero is +0 in every mode.
    fn wide_to_double(&mut self, mode: Rounding, signed: bool, x: V) -> V {
        let width = self.b.width(8);
        let high = self.b.op_imm(Ins::Vpsrlq, width, &[x], 32);
        let (pattern, offset) = if signed {
            (
                MAGIC_HIGH_SIGNED,
                2_f64.powi(84) + 2_f64.powi(63) + 2_f64.powi(52),
            )
        } else {
            (MAGIC_HIGH, 2_f64.powi(84) + 2_f64.powi(52))
        };
        let (pattern, offset) = (self.b.splat(pattern, 8), self.b.splat(offset.to_bits(), 8));
        let high = self.b.xor(width, high, pattern);
        let high = self.exact(Ins::Vsubpd, Ins::Vsubps, 8, &[high, offset]);
        let (mask, magic) = (self.b.splat(0xffff_ffff, 8), self.b.splat(MAGIC, 8));
        let low = self.b.and(width, x, mask);
        let low = self.b.or(width, low, magic);
        let sum = self.rounded(Ins::Vaddpd, Ins::Vaddps, 8, &[high, low], mode);
        if mode != Rounding::TowardNegative {
            return sum;
        }
        let zero = self.b.splat(0, 8);
        let is_zero = self.raw_ints(Comparison::Eq, true, 8, x, zero);
        self.raw_blend(is_zero, zero, sum, 8)
    }

    /// Rounded in the mode, limited to the type's range; NaN gives 0.
    fn float_to_int(&mut self, mode: Rounding, to: ScalarType, from: ScalarType, x: V) -> V {
        let whole = self.m.rint(&mut self.b, mode, size(from), x);
        let ordered = self.raw_floats(Predicate::Equal, size(from), x, x);
        // NaN counts as zero.
        let zero = self.b.splat(0, size(from));
        let whole = self.raw_blend(ordered, whole, zero, size(from));
        match (size(from), bits_of(to)) {
            (4, 64) => {
                let width = self.b.width(8);
                let double = self.b.op(Ins::Vcvtps2pd, width, &[whole]);
                self.double_to_wide(is_signed(to), double)
            }
            (8, 64) => self.double_to_wide(is_signed(to), whole),
            (4, 32) => self.single_to_word(is_signed(to), whole),
            (8, 32) => self.double_to_word(is_signed(to), whole),
            (from, bits) => self.cast_to_short(from, bits, is_signed(to), whole),
        }
    }

    /// An integer in a float, limited to a range whose ends the format has.
    fn limited(&mut self, size: usize, low: u64, high: u64, x: V) -> V {
        let (low, high) = (self.b.splat(low, size), self.b.splat(high, size));
        let x = self.exact(Ins::Vmaxpd, Ins::Vmaxps, size, &[x, low]);
        self.exact(Ins::Vminpd, Ins::Vminps, size, &[x, high])
    }

    /// To 8 or 16 bits.
    fn cast_to_short(&mut self, from: usize, bits: u32, signed: bool, x: V) -> V {
        let (low, high) = if signed {
            (-(1_i32 << (bits - 1)), (1 << (bits - 1)) - 1)
        } else {
            (0, (1 << bits) - 1)
        };
        let encoding = |n: i32| {
            if from == 8 {
                f64::from(n).to_bits()
            } else {
                u64::from((n as f32).to_bits())
            }
        };
        let x = self.limited(from, encoding(low), encoding(high), x);
        let width = self.b.width(from);
        self.b.op(
            if from == 8 {
                Ins::Vcvttpd2dq
            } else {
                Ins::Vcvttps2dq
            },
            width,
            &[x],
        )
    }

    fn single_to_word(&mut self, signed: bool, x: V) -> V {
        let width = self.b.width(4);
        let limit = self.b.splat(power(4, 31), 4);
        if signed {
            // Too small gives the smallest by itself.
            let word = self.b.op(Ins::Vcvttps2dq, width, &[x]);
            let most = self.b.splat(0x7fff_ffff, 4);
            let above = self.raw_floats(Predicate::GreaterEqual, 4, x, limit);
            return self.raw_blend(above, most, word, 4);
        }
        let zero = self.b.splat(0, 4);
        let x = self.exact(Ins::Vmaxpd, Ins::Vmaxps, 4, &[x, zero]);
        let low = self.b.op(Ins::Vcvttps2dq, width, &[x]);
        // From 2^31 on: less 2^31, which is exact, and the top bit.
        let rest = self.exact(Ins::Vsubpd, Ins::Vsubps, 4, &[x, limit]);
        let rest = self.b.op(Ins::Vcvttps2dq, width, &[rest]);
        let top = self.b.splat(1 << 31, 4);
        let high = self.b.xor(width, rest, top);
        let upper = self.raw_floats(Predicate::GreaterEqual, 4, x, limit);
        let word = self.raw_blend(upper, high, low, 4);
        let end = self.b.splat(power(4, 32), 4);
        let above = self.raw_floats(Predicate::GreaterEqual, 4, x, end);
        let most = self.b.splat(0xffff_ffff, 4);
        self.raw_blend(above, most, word, 4)
    }

    fn double_to_word(&mut self, signed: bool, x: V) -> V {
        let (width, half) = (self.b.width(8), self.b.width(4));
        if signed {
            let x = self.limited(
                8,
                (-2_f64.powi(31)).to_bits(),
                (2_f64.powi(31) - 1.0).to_bits(),
                x,
            );
            return self.b.op(Ins::Vcvttpd2dq, width, &[x]);
        }
        // Less 2^31, and the top bit flipped.
        let x = self.limited(8, 0, (2_f64.powi(32) - 1.0).to_bits(), x);
        let middle = self.b.splat(power(8, 31), 8);
        let rest = self.exact(Ins::Vsubpd, Ins::Vsubps, 8, &[x, middle]);
        let word = self.b.op(Ins::Vcvttpd2dq, width, &[rest]);
        let top = self.b.splat(1 << 31, 4);
        self.b.xor(half, word, top)
    }

    /// An integer in binary64 to 64 bits: its upper and its lower half, each exact.
    fn double_to_wide(&mut self, signed: bool, x: V) -> V {
        let width = self.b.width(8);
        let down = self.b.splat(power(8, -32), 8);
        let high = self.exact(Ins::Vmulpd, Ins::Vmulps, 8, &[x, down]);
        let high = self.m.rint(&mut self.b, Rounding::TowardNegative, 8, high);
        let up = self.b.splat(power(8, 32), 8);
        let whole = self.exact(Ins::Vmulpd, Ins::Vmulps, 8, &[high, up]);
        let low = self.exact(Ins::Vsubpd, Ins::Vsubps, 8, &[x, whole]);
        let (magic, magic_signed) = (self.b.splat(MAGIC, 8), self.b.splat(MAGIC_SIGNED, 8));
        let low = self.exact(Ins::Vaddpd, Ins::Vaddps, 8, &[low, magic]);
        let low = self.b.xor(width, low, magic);
        let high = self.exact(Ins::Vaddpd, Ins::Vaddps, 8, &[high, magic_signed]);
        let high = self.b.op_imm(Ins::Vpsllq, width, &[high], 32);
        let word = self.b.op(Ins::Vpaddq, width, &[high, low]);
        let (least, most, below, end) = if signed {
            (
                1 << 63,
                i64::MAX as u64,
                (-2_f64.powi(63)).to_bits(),
                power(8, 63),
            )
        } else {
            (0, u64::MAX, 0, power(8, 64))
        };
        let (least, most) = (self.b.splat(least, 8), self.b.splat(most, 8));
        let (below, end) = (self.b.splat(below, 8), self.b.splat(end, 8));
        let small = self.raw_floats(Predicate::Less, 8, x, below);
        let word = self.raw_blend(small, least, word, 8);
        let large = self.raw_floats(Predicate::GreaterEqual, 8, x, end);
        self.raw_blend(large, most, word, 8)
    }

    /// Extends the low bits of lanes that an integer type has.
    pub(super) fn wrap(&mut self, ty: ScalarType, x: V) -> V {
        let width = self.b.width(4);
        match ty.kind() {
            TypeKind::Signed(bits @ (8 | 16)) => {
                let up = self.b.op_imm(Ins::Vpslld, width, &[x], 32 - i64::from(bits));
                self.b.op_imm(Ins::Vpsrad, width, &[up], 32 - i64::from(bits))
            }
            TypeKind::Unsigned(bits @ (8 | 16)) if self.b.low_bits(x) > bits => {
                let mask = self.b.splat((1 << bits) - 1, 4);
                let wrapped = self.b.and(width, x, mask);
                self.b.wrapped.insert(wrapped, (x, bits));
                wrapped
            }
            _ => x,
        }
    }
}
